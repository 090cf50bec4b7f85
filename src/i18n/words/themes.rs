//! Themes of puzzles in words.

use crate::i18n::Lang;

/// A theme as readers see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThemeWords {
    pub name: String,
    /// What it is, in a sentence.
    pub text: String,
}

/// The theme of that public name (or `mixed`); `None` for those that are not practised.
pub fn theme(lang: Lang, name: &str) -> Option<ThemeWords> {
    let m = lang.messages();
    let (name, text) = match name {
        "mixed" => (m.theme_mixed(), m.theme_mixed_text()),
        "mateIn1" => (m.theme_mate_in(1), m.theme_mate_in_text(1)),
        "mateIn2" => (m.theme_mate_in(2), m.theme_mate_in_text(2)),
        "mateIn3" => (m.theme_mate_in(3), m.theme_mate_in_text(3)),
        "mateIn4" => (m.theme_mate_in(4), m.theme_mate_in_text(4)),
        "mateIn5" => (m.theme_mate_in(5), m.theme_mate_in_text(5)),
        "backRankMate" => (m.theme_back_rank_mate(), m.theme_back_rank_mate_text()),
        "smotheredMate" => (m.theme_smothered_mate(), m.theme_smothered_mate_text()),
        "anastasiaMate" => (m.theme_anastasia_mate(), m.theme_anastasia_mate_text()),
        "arabianMate" => (m.theme_arabian_mate(), m.theme_arabian_mate_text()),
        "bodenMate" => (m.theme_boden_mate(), m.theme_boden_mate_text()),
        "doubleBishopMate" => (
            m.theme_double_bishop_mate(),
            m.theme_double_bishop_mate_text(),
        ),
        "dovetailMate" => (m.theme_dovetail_mate(), m.theme_dovetail_mate_text()),
        "hookMate" => (m.theme_hook_mate(), m.theme_hook_mate_text()),
        "killBoxMate" => (m.theme_kill_box_mate(), m.theme_kill_box_mate_text()),
        "vukovicMate" => (m.theme_vukovic_mate(), m.theme_vukovic_mate_text()),
        "fork" => (m.theme_fork(), m.theme_fork_text()),
        "skewer" => (m.theme_skewer(), m.theme_skewer_text()),
        "pin" => (m.theme_pin(), m.theme_pin_text()),
        "discoveredAttack" => (
            m.theme_discovered_attack(),
            m.theme_discovered_attack_text(),
        ),
        "discoveredCheck" => (m.theme_discovered_check(), m.theme_discovered_check_text()),
        "doubleCheck" => (m.theme_double_check(), m.theme_double_check_text()),
        "deflection" => (m.theme_deflection(), m.theme_deflection_text()),
        "attraction" => (m.theme_attraction(), m.theme_attraction_text()),
        "hangingPiece" => (m.theme_hanging_piece(), m.theme_hanging_piece_text()),
        "sacrifice" => (m.theme_sacrifice(), m.theme_sacrifice_text()),
        "quietMove" => (m.theme_quiet_move(), m.theme_quiet_move_text()),
        "promotion" => (m.theme_promotion(), m.theme_promotion_text()),
        "underPromotion" => (m.theme_under_promotion(), m.theme_under_promotion_text()),
        "enPassant" => (m.theme_en_passant(), m.theme_en_passant_text()),
        "castling" => (m.theme_castling(), m.theme_castling_text()),
        "opening" => (m.theme_opening(), m.theme_opening_text()),
        "middlegame" => (m.theme_middlegame(), m.theme_middlegame_text()),
        "endgame" => (m.theme_endgame(), m.theme_endgame_text()),
        _ => return None,
    };
    Some(ThemeWords {
        name: name.to_string(),
        text: text.to_string(),
    })
}
