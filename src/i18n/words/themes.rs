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
        "trappedPiece" => (m.theme_trapped_piece(), m.theme_trapped_piece_text()),
        "capturingDefender" => (
            m.theme_capturing_defender(),
            m.theme_capturing_defender_text(),
        ),
        "intermezzo" => (m.theme_intermezzo(), m.theme_intermezzo_text()),
        "interference" => (m.theme_interference(), m.theme_interference_text()),
        "clearance" => (m.theme_clearance(), m.theme_clearance_text()),
        "xRayAttack" => (m.theme_x_ray_attack(), m.theme_x_ray_attack_text()),
        "zugzwang" => (m.theme_zugzwang(), m.theme_zugzwang_text()),
        "defensiveMove" => (m.theme_defensive_move(), m.theme_defensive_move_text()),
        "exposedKing" => (m.theme_exposed_king(), m.theme_exposed_king_text()),
        "kingsideAttack" => (m.theme_kingside_attack(), m.theme_kingside_attack_text()),
        "queensideAttack" => (m.theme_queenside_attack(), m.theme_queenside_attack_text()),
        "attackingF2F7" => (
            m.theme_attacking_weak_pawn(),
            m.theme_attacking_weak_pawn_text(),
        ),
        "advancedPawn" => (m.theme_advanced_pawn(), m.theme_advanced_pawn_text()),
        "pawnEndgame" => (m.theme_pawn_endgame(), m.theme_pawn_endgame_text()),
        "knightEndgame" => (m.theme_knight_endgame(), m.theme_knight_endgame_text()),
        "bishopEndgame" => (m.theme_bishop_endgame(), m.theme_bishop_endgame_text()),
        "rookEndgame" => (m.theme_rook_endgame(), m.theme_rook_endgame_text()),
        "queenEndgame" => (m.theme_queen_endgame(), m.theme_queen_endgame_text()),
        "queenRookEndgame" => (
            m.theme_queen_rook_endgame(),
            m.theme_queen_rook_endgame_text(),
        ),
        _ => return None,
    };
    Some(ThemeWords {
        name: name.to_string(),
        text: text.to_string(),
    })
}
