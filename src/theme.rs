//! Tactical themes: fork, skewer, pin, kinds of check, named mates and more; material.
//!
//! Every rule is a definition that can be decided from a position and a move, or from a line of
//! moves; nothing here searches or guesses. Whether a tactic also wins is for the puzzle room to
//! prove.
//!
//! There are two questions, and [`fork`], [`skewer`] and [`pin`] have a rule for each:
//! - Does this move make it, so that something is won? Exchanges are counted out and pins minded.
//!   Lessons and the proof of puzzles ask so.
//! - Does this whole line show it ([`themes`])? The line itself shows what is won, so a glance at
//!   attackers and defenders says what to call it, as people do and as Lichess' themes do.

mod attraction;
mod check;
mod deflection;
mod discovered;
mod exchange;
mod fork;
mod hanging;
mod line;
mod mating;
mod name;
mod phase;
mod pin;
mod quiet;
mod sacrifice;
mod safety;
mod skewer;
mod themes;

pub use check::{discovered_check, double_check};
pub use exchange::{balance, capture_gain, exchange_gain, profit, settled_balance};
pub use fork::{Fork, fork};
pub use mating::{is_back_rank_mate, is_smothered_mate};
pub use name::Theme;
pub use phase::is_endgame;
pub use pin::{Pin, pin};
pub use skewer::{Skewer, skewer};
pub use themes::{Beyond, Finding, findings, themes};

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
