//! Mates that have a name, judged by the mating move alone.
//!
//! Every rule here is asked of the line's last move, and only if it mates.

mod back_rank;
mod bishops;
mod dovetail;
mod kill_box;
mod knight_and_rook;
mod smothered;

pub use back_rank::is_back_rank_mate;
pub use smothered::is_smothered_mate;

use super::line::Step;
use super::name::Theme;
use crate::chess::{Board, Color, Rules, Square};

/// The named mates that the move gives.
pub(super) fn mates(last: &Step) -> Vec<Theme> {
    let position = &last.after;
    if !position.is_checkmate() {
        return Vec::new();
    }
    let Some(king) = position.board().king_of(position.turn()) else {
        return Vec::new();
    };
    let net = Net {
        board: position.board(),
        king,
        last,
    };
    [
        (Theme::BackRankMate, is_back_rank_mate(position)),
        (Theme::SmotheredMate, is_smothered_mate(position)),
        (Theme::AnastasiaMate, knight_and_rook::is_anastasia(&net)),
        (Theme::ArabianMate, knight_and_rook::is_arabian(&net)),
        (Theme::HookMate, knight_and_rook::is_hook(&net)),
        (Theme::VukovicMate, knight_and_rook::is_vukovic(&net)),
        (Theme::KillBoxMate, kill_box::is_kill_box(&net)),
        (Theme::BodenMate, bishops::is_boden(&net)),
        (Theme::DoubleBishopMate, bishops::is_double_bishop(&net)),
        (Theme::DovetailMate, dovetail::is_dovetail(&net)),
    ]
    .into_iter()
    .filter_map(|(theme, found)| found.then_some(theme))
    .collect()
}

/// A king that is mated, and the move that did it.
struct Net<'a> {
    board: &'a Board,
    /// Where the mated king stands.
    king: Square,
    last: &'a Step,
}

impl Net<'_> {
    fn mated(&self) -> Color {
        self.last.after.turn()
    }
}
