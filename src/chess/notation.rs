//! Moves in and out: SAN and UCI, in any of the letters readers use.

mod choose;
mod read;
mod write;

pub use write::{number_line, pgn, san, squares, uci};

use super::{IllegalReason, Move, Position, Square};
use std::fmt;

/// Longest text read as a move, in characters; the longest honest one has half of it.
pub const MAX_CHARACTERS: usize = 40;

/// Why a move text gives no move. The text is the reader's own, trimmed and cut to
/// [`MAX_CHARACTERS`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveError {
    /// Not a move in any notation that is read.
    Unreadable { text: String },
    /// Several pieces can go there; their SAN in English, sorted, two and up.
    Ambiguous {
        text: String,
        candidates: Vec<String>,
    },
    /// Readable, but not legal.
    Illegal { text: String, reason: IllegalReason },
}

/// Reads UCI (`e2e4`, `e7e8q`, castling as `e1g1` or `e1h1`), SAN in English, Nordic or
/// Norwegian `H` letters, figurines, `O-O` and `0-0`. Check and mate marks, `x`, `=` and move
/// numbers before the move are optional; case matters only where bxc3 and Bxc3 differ.
///
/// The letters B, D and H name both a piece and a file. A capital is the piece and a small
/// letter the file; the other reading is taken only where the first is not legal and the text
/// leaves no doubt. A text all in capitals (`BXC3`) tells nothing: if both readings are legal,
/// it is ambiguous.
///
/// # Errors
/// The text is unreadable, ambiguous, or not a legal move (with the reason).
pub fn parse_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let readings = read::readings(text).ok_or_else(|| unreadable(text))?;
    choose::choose(position, text, &readings)
}

/// Reads UCI alone, castling as `e1g1` or `e1h1`; used for lines that programs send back.
///
/// # Errors
/// As [`parse_move`].
pub fn parse_uci(position: &Position, text: &str) -> Result<Move, MoveError> {
    let reading = read::uci(text).ok_or_else(|| unreadable(text))?;
    choose::choose(position, text, &read::Readings::one(reading))
}

/// The squares that a move text names, whatever stands there: where from, if it says so in full,
/// and where to. `None` when it is no move, or castling.
pub fn squares_named(text: &str) -> Option<(Option<Square>, Square)> {
    match read::readings(text)?.first {
        read::Reading::Step(step) => Some((step.from(), step.to)),
        read::Reading::Castle(_) => None,
    }
}

fn unreadable(text: &str) -> MoveError {
    MoveError::Unreadable {
        text: excerpt(text),
    }
}

fn excerpt(text: &str) -> String {
    text.trim().chars().take(MAX_CHARACTERS).collect()
}

impl std::error::Error for MoveError {}

impl fmt::Display for MoveError {
    /// `what; how to mend`, for the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Unreadable { text } => {
                write!(
                    f,
                    "{text:?} is no move; write it like Nf3, exd5, O-O or e2e4"
                )
            }
            MoveError::Ambiguous { text, candidates } => write!(
                f,
                "{text:?} can be several moves; write {}",
                candidates.join(" or ")
            ),
            MoveError::Illegal { text, reason } => write!(f, "{text:?} is not legal: {reason}"),
        }
    }
}

#[cfg(test)]
mod tests;
