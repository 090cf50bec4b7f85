//! What comes about on the board: a check, and the end of the game by mate, stalemate or dead
//! position.

use super::{Move, Position, Rules};
use std::fmt;

/// Why no move can be played any more.
///
/// Repetition and the fifty-move rule need the game's history and are not judged here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameOver {
    /// The side to move is in check and has no legal move; the other side has won.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// Neither side has the material to mate by any series of legal moves.
    DeadPosition,
}

/// How the game has ended, if it has. Mate and stalemate go before material, as the last move
/// decides.
///
/// Dead positions are found by material alone: bare kings, one minor piece, bishops all on one
/// square colour. A board locked by pawns counts as play.
pub fn over(position: &Position) -> Option<GameOver> {
    if position.legal_moves().is_empty() {
        return Some(if position.is_check() {
            GameOver::Checkmate
        } else {
            GameOver::Stalemate
        });
    }
    position
        .is_insufficient_material()
        .then_some(GameOver::DeadPosition)
}

/// Whether `mv`, legal in `position`, leaves the opponent in check.
pub fn gives_check(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.is_check()
}

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameOver::Checkmate => "it is checkmate",
            GameOver::Stalemate => "it is stalemate",
            GameOver::DeadPosition => "neither side can mate with what is left",
        })
    }
}
