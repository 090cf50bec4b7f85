//! What there is to be seen: pieces, whose turn it is, and where they may go. With kings or
//! without.

use super::replay::check;
use super::squares_of;
use crate::chess::{Board, Color, Position, Rules, Square};
use std::collections::BTreeMap;

/// How the picked piece can get to a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Quiet,
    /// En passant is a capture although the square is empty.
    Capture,
}

/// From each square with a movable piece: where it can go.
pub(super) type Legal = BTreeMap<Square, BTreeMap<Square, Target>>;

/// A board to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    pub(super) board: Board,
    /// Side to move.
    pub(super) turn: Color,
    /// The square of the king that stands in check.
    pub(super) check: Option<Square>,
    pub(super) legal: Legal,
}

impl Sight {
    /// A position of the rules with all its legal moves.
    pub fn new(position: &Position) -> Sight {
        let mut legal = Legal::new();
        for mv in position.legal_moves() {
            if let Some((from, to)) = squares_of(mv) {
                let target = if mv.is_capture() {
                    Target::Capture
                } else {
                    Target::Quiet
                };
                legal.entry(from).or_default().insert(to, target);
            }
        }
        Sight {
            legal,
            ..Sight::still(position)
        }
    }

    /// A position in which nothing can be moved.
    pub fn still(position: &Position) -> Sight {
        Sight {
            board: position.board().clone(),
            turn: position.turn(),
            check: check(position),
            legal: Legal::new(),
        }
    }

    /// Pieces without a game: `moves` are from and to of those that can be made.
    pub fn bare(board: &Board, turn: Color, moves: &[(Square, Square)]) -> Sight {
        let mut legal = Legal::new();
        for &(from, to) in moves {
            let target = match board.piece_at(to) {
                Some(_) => Target::Capture,
                None => Target::Quiet,
            };
            legal.entry(from).or_default().insert(to, target);
        }
        Sight {
            board: board.clone(),
            turn,
            check: None,
            legal,
        }
    }
}
