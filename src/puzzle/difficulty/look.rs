//! What a solver sees of a puzzle, gathered once for all features.

use super::Solution;
use crate::chess::{Color, Move, MoveList, Position, Role, Rules, Square, attacks, gives_check};
use crate::theme;

/// A position, the move that solves it and how it ends.
pub(super) struct Look<'a> {
    pub start: &'a Position,
    pub solver: Color,
    /// Solver's moves in the line.
    pub moves: i32,
    pub keys: i32,
    pub legal: MoveList,
    /// The key, where it came from, and the board after it.
    pub key: Ply,
    /// The solver's last move; of a one-move line the key.
    pub last: Ply,
    /// The solver's moves after the key.
    pub later: Vec<Ply>,
    /// Where the opponent's king stands at the start.
    pub king: Square,
}

/// A move of the solver's with the positions around it.
#[derive(Clone)]
pub(super) struct Ply {
    pub mv: Move,
    pub before: Position,
    pub after: Position,
    pub replies: MoveList,
}

impl<'a> Look<'a> {
    /// `None`: the line is empty, or there is no king to mate.
    pub fn new(solution: &Solution<'a>) -> Option<Look<'a>> {
        let start = solution.position;
        let mut before = start.clone();
        let mut own = Vec::new();
        for (ply, &mv) in solution.line.iter().enumerate() {
            let mut after = before.clone();
            after.play_unchecked(mv);
            if ply % 2 == 0 {
                own.push(Ply {
                    mv,
                    before,
                    replies: after.legal_moves(),
                    after: after.clone(),
                });
            }
            before = after;
        }
        let last = own.last()?.clone();
        let moves = count(own.len());
        let later = own.split_off(1);
        Some(Look {
            start,
            solver: start.turn(),
            moves,
            keys: count(solution.keys),
            legal: start.legal_moves(),
            key: own.pop()?,
            last,
            later,
            king: start.board().king_of(!start.turn())?,
        })
    }

    /// Checks that the solver could give instead.
    pub fn other_checks(&self) -> i32 {
        let others = self.legal.iter().filter(|&&mv| mv != self.key.mv);
        count(others.filter(|&&mv| gives_check(self.start, mv)).count())
    }

    /// What else could be taken, in pawns, one for each way.
    pub fn other_captures(&self) -> impl Iterator<Item = i32> + '_ {
        self.legal
            .iter()
            .filter(|mv| mv.to() != self.key.mv.to())
            .filter_map(|mv| mv.capture().map(worth))
    }

    /// Other pieces that could move to the key's square; a promotion counts as four.
    pub fn others_to_the_square(&self) -> i32 {
        let key = self.key.mv;
        let others = self.legal.iter();
        count(
            others
                .filter(|mv| mv.to() == key.to() && mv.from() != key.from())
                .count(),
        )
        .min(3)
    }

    /// The solver's pieces that attack the king or a square next to it.
    pub fn pieces_near_the_king(&self) -> i32 {
        let board = self.start.board();
        let ring = attacks::king_attacks(self.king).with(self.king);
        let pieces =
            board.by_color(self.solver) & !board.by_role(Role::Pawn) & !board.by_role(Role::King);
        count(
            pieces
                .into_iter()
                .filter(|&piece| board.attacks_from(piece).intersects(ring))
                .count(),
        )
    }

    /// How many ranks the king has left its first rank.
    pub fn king_has_walked(&self) -> i32 {
        let rank = i32::from(self.king.rank());
        self.solver.fold_wb(7 - rank, rank)
    }

    /// The most that the solver could win by an exchange on one square, in pawns.
    pub fn best_exchange(&self) -> i32 {
        let board = self.start.board();
        let prey = board.by_color(!self.solver);
        prey.into_iter()
            .map(|square| theme::exchange_gain(board, square, self.solver))
            .max()
            .unwrap_or(0)
    }

    /// Whether a piece of the solver's guards the key's square after the key.
    pub fn is_key_supported(&self) -> bool {
        let board = self.key.after.board();
        let guards = board.attacks_to(self.key.mv.to(), self.solver, board.occupied());
        guards.any()
    }
}

impl Ply {
    pub fn checks(&self) -> bool {
        self.after.is_check()
    }

    pub fn captures(&self) -> bool {
        self.mv.is_capture()
    }

    pub fn captured(&self) -> i32 {
        self.mv.capture().map_or(0, worth)
    }

    /// What the moved piece is worth more than what it took, if it can be taken; else 0.
    pub fn given(&self) -> i32 {
        if self.replies.iter().any(|reply| reply.to() == self.mv.to()) {
            (worth(self.role()) - self.captured()).max(0)
        } else {
            0
        }
    }

    /// The piece that stands there afterwards.
    pub fn role(&self) -> Role {
        self.mv.promotion().unwrap_or(self.mv.role())
    }

    pub fn is_backward(&self) -> bool {
        let (from, to) = (self.from().rank(), self.mv.to().rank());
        self.before.turn().fold_wb(to < from, to > from)
    }

    pub fn is_sideways(&self) -> bool {
        self.from().rank() == self.mv.to().rank()
    }

    /// Opponent's pieces, the king aside, that look at the moved piece, pinned or not.
    pub fn guards(&self) -> i32 {
        let board = self.after.board();
        let to = self.mv.to();
        let guards = board.attacks_to(to, self.after.turn(), board.occupied());
        count((guards & !board.by_role(Role::King)).count()).min(3)
    }

    /// Where it came from; a move always has one in this chess.
    fn from(&self) -> Square {
        self.mv.from().unwrap_or(self.mv.to())
    }
}

/// Four steps for each doubling: 0 of 0, 4 of 1, 8 of 3, 12 of 7.
pub(super) fn doublings(number: i32) -> i32 {
    let number = u64::try_from(number).unwrap_or(0).min(1000) + 1;
    i32::try_from(number.pow(4).ilog2()).unwrap_or(0)
}

pub(super) fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn worth(role: Role) -> i32 {
    i32::try_from(theme::value(role)).unwrap_or(0)
}
