//! FEN in and out, with every reason why a position is refused.
//!
//! What is refused and what is let pass, and why:
//! - A finished game (mate, stalemate, dead position) is a position like any other; callers
//!   that need play to go on ask [`super::over`].
//! - More promoted pieces than pawns are missing is let pass: composed problems have it, and
//!   the rules decide every move all the same. More than sixteen pieces or eight pawns a side
//!   is refused: it is always a slip, and the bound keeps every list of moves within the
//!   fixed room that the move generator has for it (270 moves; the most found by simulated
//!   annealing with fifteen queens and a king are 225).
//! - A check that no last move can have given is let pass, for the same reason: which moves
//!   are legal depends on the attacks and not on how they came about.
//! - An en-passant square is written by many programs after every double step, whether or not
//!   a pawn can capture there: that is let pass. Refused is one that no double step can have
//!   left: on the wrong rank, with no pawn in front of it, or with a piece on it or on the
//!   square that the pawn came from.
//! - A castling right without king and rook at home is refused: dropping it silently would
//!   judge another position than the one written.
//! - Move counters are optional; the move number 0 that some programs write counts as 1.

mod problem;
mod read;

pub use problem::{EnPassantProblem, FenError, FenProblem};

use super::{EnPassantMode, Position};
use shakmaty::fen::Fen;

/// Reads a FEN of four to six fields, parted by white space.
///
/// # Errors
/// Every reason why the text is no legal position.
pub fn parse(text: &str) -> Result<Position, FenError> {
    read::position(text)
}

/// Writes all six fields; an en-passant square only if a legal capture uses it.
pub fn format(position: &Position) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

#[cfg(test)]
mod tests;
