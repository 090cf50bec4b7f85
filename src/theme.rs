//! Tactical themes proved on the board: fork, skewer, pin, kinds of check, mate patterns,
//! material.
//!
//! Every rule is a definition that can be decided from a position and a move; nothing here
//! searches or guesses. Whether a tactic also wins is for the puzzle room to prove.

mod check;
mod exchange;
mod fork;
mod pattern;
mod pin;
mod skewer;

pub use check::{discovered_check, double_check};
pub use exchange::{balance, capture_gain, exchange_gain, settled_balance};
pub use fork::{Fork, fork};
pub use pattern::{is_back_rank_mate, is_endgame, is_smothered_mate};
pub use pin::{Pin, pin};
pub use skewer::{Skewer, skewer};

use crate::chess::Role;

/// What a tactic has to win at least, in pawns: a rook for a bishop is enough, a pawn is not.
pub const WORTH_WINNING: i32 = 2;

/// Piece values as every beginner's book has them: 1, 3, 3, 5, 9; the king 0 (R42).
pub fn value(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}
