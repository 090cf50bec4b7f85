//! Whether a move loses material, proved with little: the opponent's captures, promotions and
//! checks, every answer to each, and captures on both sides after that.
//!
//! A loss is proved if one reply leaves the opponent at least two pawns better off than before
//! the learner's move, whatever the learner answers, and the learner cannot mate in three
//! meanwhile. Quiet threats further off are not seen; a pawn is not called a loss, as gambits
//! are played on purpose.

use super::super::standing::after;
use crate::chess::{Move, Position, Rules, notation};
use crate::mate::{Solver, Verdict};
use crate::theme::{self, WORTH_WINNING};

/// Positions looked at for one move.
const LIMIT_NODES: u32 = 30_000;

/// Positions in which the learner's counter-mate is looked for.
const MATE_LIMIT_NODES: u64 = 20_000;

const COUNTER_MATE_WITHIN: u8 = 3;

/// Plies of captures looked at after the answers.
const CAPTURE_PLIES: u8 = 8;

/// Above any sum of material.
const MATE: i32 = 10_000;

pub(super) enum Loss {
    /// The opponent wins `pawns` at least; `line` begins with the reply and ends where that can
    /// be seen.
    Proved {
        line: Vec<Move>,
        pawns: i32,
    },
    /// The reply wins a pawn or more if only its square is counted.
    Likely(Move),
    None,
}

/// What the learner's move from `before` to `next` loses.
pub(super) fn loss(before: &Position, next: &Position, solver: &mut Solver) -> Loss {
    let opponent = next.turn();
    let owned = theme::balance(before.board(), opponent);
    let replies = forcing(next, owned);
    let mut proof = Proof { left: LIMIT_NODES };
    for &(gain, reply) in &replies {
        let replied = after(next, reply);
        // The most is claimed that can be proved: what counting promises, else the least.
        let mut proved = proof.against_all(&replied, owned + WORTH_WINNING).flatten();
        let mut pawns = WORTH_WINNING;
        if let Some((kept, _)) = proved
            && let promised = gain.max(kept - owned)
            && promised > WORTH_WINNING
            && let Some(more) = proof.against_all(&replied, owned + promised).flatten()
        {
            (proved, pawns) = (Some(more), promised);
        }
        let Some((_, answered)) = proved else {
            continue;
        };
        solver.set_limit(MATE_LIMIT_NODES);
        if solver.shortest_mate(&replied, COUNTER_MATE_WITHIN) != Verdict::NoMate {
            continue;
        }
        let mut line = vec![reply];
        if pawns > gain {
            line.extend(answered);
        }
        return Loss::Proved { line, pawns };
    }
    match replies.first() {
        Some(&(gain, reply)) if gain > 0 => Loss::Likely(reply),
        _ => Loss::None,
    }
}

/// Captures, promotions and checks, each with what it brings the opponent beyond `owned` by
/// counting on single squares; the best first, equals by UCI text.
fn forcing(position: &Position, owned: i32) -> Vec<(i32, Move)> {
    let mut replies: Vec<(i32, Move)> = position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| {
            let next = after(position, mv);
            let forces = mv.is_capture() || mv.is_promotion() || next.is_check();
            forces.then(|| (theme::settled_balance(&next) - owned, mv))
        })
        .collect();
    replies.sort_by_cached_key(|&(gain, mv)| (-gain, notation::uci(mv)));
    replies
}

/// A proof that keeps count of its positions.
struct Proof {
    left: u32,
}

impl Proof {
    /// Whether the opponent has at least `bound` pawns more than the learner in the end, whatever
    /// the learner, to move, does. If so, the answer that loses least by counting: the balance it
    /// leaves the opponent, the answer and what follows it. The outer `None`: too many positions.
    fn against_all(&mut self, position: &Position, bound: i32) -> Option<Option<(i32, [Move; 2])>> {
        let mut least: Option<(i32, [Move; 2])> = None;
        let mut answers = position.legal_moves();
        answers.sort_by_cached_key(|&mv| (!mv.is_capture(), notation::uci(mv)));
        for answer in answers {
            let Some((kept, punishment)) = self.punishment(&after(position, answer), bound)? else {
                return Some(None);
            };
            if least.is_none_or(|(least, _)| kept < least) {
                least = Some((kept, [answer, punishment]));
            }
        }
        Some(least)
    }

    /// A move of the opponent, to move, that keeps `bound`, and the balance after it by counting.
    fn punishment(&mut self, position: &Position, bound: i32) -> Option<Option<(i32, Move)>> {
        let mut moves: Vec<(i32, Move, Position)> = position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let next = after(position, mv);
                (theme::settled_balance(&next), mv, next)
            })
            .collect();
        moves.sort_by_cached_key(|(balance, mv, _)| (-balance, notation::uci(*mv)));
        for (balance, mv, next) in moves {
            if next.is_stalemate() {
                continue;
            }
            // From the learner's side: at most what is left over.
            let kept = self.after_captures(&next, -bound, 1 - bound, CAPTURE_PLIES)?;
            if -kept >= bound {
                return Some(Some((balance, mv)));
            }
        }
        Some(None)
    }

    /// The balance of material for the side to move after the best captures of both sides,
    /// between `alpha` and `beta`; in check every move is looked at.
    fn after_captures(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        plies: u8,
    ) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let in_check = position.is_check();
        let standing = theme::balance(position.board(), position.turn());
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return Some(if in_check { -MATE } else { 0 });
        }
        if plies == 0 {
            return Some(standing);
        }
        if !in_check {
            if standing >= beta {
                return Some(standing);
            }
            alpha = alpha.max(standing);
            moves.retain(|mv| mv.is_capture() || mv.is_promotion());
        }
        moves.sort_by_key(|mv| {
            mv.capture()
                .map_or(0, |role| -i64::from(theme::value(role)))
        });
        for mv in moves {
            let next = after(position, mv);
            let score = -self.after_captures(&next, -beta, -alpha, plies - 1)?;
            if score >= beta {
                return Some(score);
            }
            alpha = alpha.max(score);
        }
        Some(alpha)
    }
}
