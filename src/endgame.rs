//! Small endgames solved exactly: king and rook, king and pawn against a bare king.
//!
//! [`probe`] says what a position is worth with best play, [`worth_of`] what a move makes of it,
//! [`best_moves`] which moves keep it, [`trickiest`] what an opponent plays who never errs and
//! asks as much as can be asked. Judged from the position alone: the fifty-move rule and
//! repetition are left out. (No win takes fifty moves without a pawn move.)
//!
//! The answers are looked up in tables made by retrograde analysis: 320 KiB, built at the first
//! question and shared from then on.

mod choose;
mod men;
mod pawn;
mod piece;
mod retro;
mod tables;

pub use choose::{best_moves, trickiest};
pub use tables::Tables;

use crate::chess::{Move, Position, Role, Rules};

/// What a position is worth with best play, to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// Moves of the winning side until mate or a safe promotion; at least 1.
    Win {
        moves: u32,
    },
    Draw,
    /// Moves of the winning side until it has won; 0 when mated.
    Loss {
        moves: u32,
    },
}

/// What the position is worth to the side to move. `None` unless it is king and rook, or king
/// and pawn, against a bare king, either colour, without a right to castle.
///
/// With a pawn, moves are counted until it is promoted for good: the new queen or rook is not
/// taken at once, does not stalemate, and so wins.
pub fn probe(position: &Position) -> Option<Worth> {
    Tables::shared().probe(position)
}

/// What a legal move makes of the position, to the side that plays it: a win counts the move
/// itself. `None` where [`probe`] gives none.
pub fn worth_of(position: &Position, mv: Move) -> Option<Worth> {
    let tables = Tables::shared();
    tables.probe(position)?;
    let mut after = position.clone();
    after.play_unchecked(mv);
    if mv.is_promotion() {
        return Some(promoted(tables, &after));
    }
    Some(match tables.probe(&after) {
        Some(Worth::Loss { moves }) => Worth::Win { moves: moves + 1 },
        Some(Worth::Win { moves }) => Worth::Loss { moves },
        // The rook or pawn has been taken.
        Some(Worth::Draw) | None => Worth::Draw,
    })
}

/// What it is worth to have promoted, with the bare king to move.
fn promoted(tables: &Tables, after: &Position) -> Worth {
    let wins = match tables.probe(after) {
        Some(rook) => rook != Worth::Draw,
        // King and queen always win if the queen is not taken at once and the king not
        // stalemated (a test solves that ending too, to hold this true). A bishop or knight
        // cannot mate.
        None => {
            let replies = after.legal_moves();
            let queen = !after.board().by_role(Role::Queen).is_empty();
            let mated = replies.is_empty() && after.is_check();
            let escapes = replies.is_empty() || replies.iter().any(|reply| reply.is_capture());
            queen && (mated || !escapes)
        }
    };
    if wins {
        Worth::Win { moves: 1 }
    } else {
        Worth::Draw
    }
}

#[cfg(test)]
mod tests;
