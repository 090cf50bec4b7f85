//! Retrograde analysis: from the won positions back to all that lead to them.
//!
//! Why the result is exact. Let a position be solved at `n` if the strong side needs `n` of its
//! own moves with best play on both sides. By induction on `n`:
//! - with the strong side to move, a position is solved at `n` if some move wins at once
//!   (`n` = 1) or leads to one solved at `n - 1`, and none was found earlier;
//! - with the weak side to move, it is solved at `n` when its last legal move not yet known to
//!   lose turns out to: the worst for the strong side is found last, so `n` is the longest
//!   defence. A mated king is solved at 0. Taking the piece is counted as a legal move and never
//!   found to lose, and a stalemated king has no move to be found.
//!
//! What is never reached is drawn: from there the weak side always has a move to another such
//! position, a capture, or is stalemated; the strong side has no move out of them. Each legal
//! move of the weak side must be counted and found once. For that, different moves from one
//! position must lead to different places of the table, which [`Ending::place`] has to see to.

use super::men::Men;
use crate::chess::{Bitboard, attacks};

/// The rules of an ending with one piece beside the kings.
pub trait Ending {
    /// Places for each side to move.
    const PLACES: usize;

    /// Where in the table a position is; positions that are each other's mirror image may share
    /// a place, if no image but the position itself keeps any square in place.
    fn place(men: Men) -> usize;

    /// A position at the place.
    fn men(place: usize) -> Men;

    /// Squares that the piece attacks; the weak king is in nobody's way.
    fn attacked(&self, men: Men) -> Bitboard;

    /// Squares from which the piece may have come with the last move.
    fn origins(&self, men: Men) -> Bitboard;

    /// Whether the strong side, to move, wins by leaving the ending.
    fn wins_at_once(&self, men: Men) -> bool;
}

/// What every position of an ending is worth. A byte per place and side to move.
#[derive(Debug)]
pub struct Table {
    /// The strong side to move: its moves to the win.
    strong: Box<[u8]>,
    /// The weak side to move: moves of the strong side to the win, and one more.
    weak: Box<[u8]>,
}

const DRAWN: u8 = 0;
const ILLEGAL: u8 = u8::MAX;
const MATED: u8 = 1;
/// More replies than a king has: one of them, a capture, never loses.
const ALWAYS: u8 = u8::MAX;

impl Table {
    pub fn solve<E: Ending>(ending: &E) -> Table {
        let mut analysis = Analysis::new(ending);
        let mut lost = analysis.count_replies();
        for moves in 1.. {
            let won = analysis.won_in(moves, &lost);
            lost = analysis.lost_in(moves, &won);
            if won.is_empty() {
                break;
            }
        }
        analysis.table
    }

    /// Moves to the win with the strong side to move; `None` if it is a draw.
    pub fn strong_to_move<E: Ending>(&self, men: Men) -> Option<u32> {
        let moves = self.strong[E::place(men)];
        (moves != DRAWN && moves != ILLEGAL).then(|| u32::from(moves))
    }

    /// Moves of the strong side to the win with the weak side to move; `None` if it is a draw.
    pub fn weak_to_move<E: Ending>(&self, men: Men) -> Option<u32> {
        let moves = self.weak[E::place(men)];
        (moves != DRAWN && moves != ILLEGAL).then(|| u32::from(moves - MATED))
    }

    pub fn bytes(&self) -> usize {
        self.strong.len() + self.weak.len()
    }
}

struct Analysis<'e, E> {
    ending: &'e E,
    table: Table,
    /// Legal moves of the weak side, to move, that are not known to lose.
    replies: Vec<u8>,
}

impl<'e, E: Ending> Analysis<'e, E> {
    /// Nothing is known but which positions are legal.
    fn new(ending: &'e E) -> Self {
        let mut strong = vec![DRAWN; E::PLACES].into_boxed_slice();
        let mut weak = strong.clone();
        for place in 0..E::PLACES {
            let men = E::men(place);
            if !men.are_apart() {
                strong[place] = ILLEGAL;
                weak[place] = ILLEGAL;
            } else if ending.attacked(men).contains(men.weak) {
                strong[place] = ILLEGAL;
            }
        }
        Analysis {
            ending,
            table: Table { strong, weak },
            replies: vec![0; E::PLACES],
        }
    }

    /// Counts the replies of the weak side everywhere; gives the places where it is mated.
    fn count_replies(&mut self) -> Vec<usize> {
        let mut mated = Vec::new();
        for place in 0..E::PLACES {
            if self.table.weak[place] == ILLEGAL {
                continue;
            }
            let men = E::men(place);
            let steps = men.weak_steps();
            if steps.contains(men.piece) {
                self.replies[place] = ALWAYS;
                continue;
            }
            for weak in steps {
                if self.table.strong[E::place(Men { weak, ..men })] != ILLEGAL {
                    self.replies[place] += 1;
                }
            }
            if self.replies[place] == 0 && self.ending.attacked(men).contains(men.weak) {
                self.table.weak[place] = MATED;
                mated.push(place);
            }
        }
        mated
    }

    /// The places that the strong side, to move, wins in `moves`: at once, or by a move to one of
    /// `lost`.
    fn won_in(&mut self, moves: u8, lost: &[usize]) -> Vec<usize> {
        let mut won = Vec::new();
        if moves == 1 {
            for place in 0..E::PLACES {
                if self.table.strong[place] == DRAWN && self.ending.wins_at_once(E::men(place)) {
                    self.table.strong[place] = moves;
                    won.push(place);
                }
            }
        }
        let strong = &mut self.table.strong;
        let mut reach = |men: Men| {
            let place = E::place(men);
            if strong[place] == DRAWN {
                strong[place] = moves;
                won.push(place);
            }
        };
        for &place in lost {
            let men = E::men(place);
            for strong in attacks::king_attacks(men.strong) {
                reach(Men { strong, ..men });
            }
            for piece in self.ending.origins(men) {
                reach(Men { piece, ..men });
            }
        }
        won
    }

    /// The places that the weak side, to move, has now lost: every reply leads to a win, the
    /// last of them to one of `won`.
    fn lost_in(&mut self, moves: u8, won: &[usize]) -> Vec<usize> {
        let mut lost = Vec::new();
        for &place in won {
            let men = E::men(place);
            for weak in men.weak_steps() {
                let before = E::place(Men { weak, ..men });
                if self.table.weak[before] == ILLEGAL {
                    continue;
                }
                self.replies[before] -= 1;
                if self.replies[before] == 0 {
                    self.table.weak[before] = moves + MATED;
                    lost.push(before);
                }
            }
        }
        lost
    }
}
