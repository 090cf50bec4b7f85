//! R25–R39: draws, results and tournaments, as far as the board tells them.

use super::{START, after, at, is_legal, refusal};
use gaffel::chess::{Color, GameOver, IllegalReason, Rules, Square, fen, notation, over};

#[test]
fn r25_a_position_in_which_nobody_can_mate_ends_the_game() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k1n1/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/6b1/8/8/8/8/8/2B1K3 w - - 0 1",
    ] {
        assert_eq!(over(&at(fen)), Some(GameOver::DeadPosition), "{fen}");
    }
}

#[test]
fn r25_one_pawn_or_bishops_of_both_colours_can_still_mate() {
    for fen in [
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/5b2/8/8/8/8/8/2B1K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",
    ] {
        assert_eq!(over(&at(fen)), None, "{fen}");
    }
}

#[test]
fn r26_two_knights_against_the_bare_king_are_no_dead_position_for_mate_exists() {
    let position = at("6k1/8/5N1K/8/5N2/8/8/8 b - - 0 1");
    assert_eq!(over(&position), None);
    assert_eq!(over(&after(&position, "Kf7")), None, "it cannot be forced");
    let helped = after(&position, "Kh8 Ng6#");
    assert_eq!(over(&helped), Some(GameOver::Checkmate));
}

#[test]
fn r27_a_position_recurs_with_the_same_side_to_move_and_the_same_rights() {
    let start = at(START);
    assert_eq!(after(&start, "Nf3 Nf6 Ng1 Ng8"), start);
    assert_ne!(after(&start, "Nf3 Nf6 Ng1"), start, "another side to move");
    let castles = at("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_ne!(
        after(&castles, "Ra2 Kd8 Ra1 Ke8"),
        castles,
        "the right to castle is gone"
    );
    let en_passant = after(&at("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"), "a4");
    let later = after(&en_passant, "Kd8 Kd1 Ke8 Ke1");
    assert_eq!(later.board(), en_passant.board());
    assert_ne!(later, en_passant, "en passant is possible only once");
    // A square passed over that no pawn can use makes no difference.
    let unused = after(&at("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), "a4");
    assert_eq!(after(&unused, "Kd8 Kd1 Ke8 Ke1"), unused);
}

#[test]
fn r28_the_clock_counts_half_moves_since_the_last_pawn_move_or_capture() {
    let position = at("4k3/4p3/8/8/8/8/4P3/R3K3 w Q - 20 40");
    let quiet = after(&position, "Ra4 Kd7 Ra5");
    assert_eq!(quiet.halfmoves(), 23);
    assert_eq!(after(&quiet, "e6").halfmoves(), 0, "a pawn move");
    let capture = after(&position, "Ra7 Kd8 Rxe7");
    assert_eq!(capture.halfmoves(), 0, "a capture");
}

#[test]
fn r28_mate_on_the_last_move_counts_before_the_clock() {
    let mated = after(&at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90"), "Ra8#");
    assert_eq!(mated.halfmoves(), 150);
    assert_eq!(over(&mated), Some(GameOver::Checkmate));
}

#[test]
fn r30_perpetual_check_is_no_rule_of_its_own() {
    let start = at("6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1");
    let mut position = start.clone();
    for _ in 0..3 {
        position = after(&position, "Qe8+ Kh7 Qh5+ Kg8");
        assert_eq!(position, start, "a repetition, and so for R27");
        assert_eq!(over(&position), None, "nothing else ends the game");
    }
}

#[test]
fn r32_whether_a_side_can_mate_by_any_series_of_moves_is_known() {
    let position = at("4k3/7p/8/8/8/8/8/4K3 w - - 0 1");
    assert!(position.has_insufficient_material(Color::White));
    assert!(!position.has_insufficient_material(Color::Black));
    let helped = at("4k2n/8/8/8/8/8/8/4K2N w - - 0 1");
    assert!(!helped.has_insufficient_material(Color::White));
}

#[test]
fn r33_a_finished_game_has_its_score() {
    let result = |fen: &str| {
        let pgn = notation::pgn(&at(fen), &[], &[]);
        pgn.split_whitespace().last().map(str::to_owned).unwrap()
    };
    assert_eq!(result("k7/1Q6/2K5/8/8/8/8/8 b - - 0 1"), "1-0");
    assert_eq!(result("8/8/8/8/8/2k5/1q6/K7 w - - 0 1"), "0-1");
    assert_eq!(result("k7/8/1QK5/8/8/8/8/8 b - - 0 1"), "1/2-1/2");
    assert_eq!(result(START), "*");
}

#[test]
fn r35_an_illegal_move_is_refused_and_a_legal_one_can_be_made_instead() {
    let position = at(START);
    assert_eq!(
        refusal(&position, "Ke2"),
        IllegalReason::OwnPieceThere { to: Square::E2 }
    );
    assert_eq!(fen::format(&position), START);
    assert!(is_legal(&position, "e4"));
}

#[test]
fn r38_a_position_that_no_game_reaches_can_still_be_played_on() {
    // Two white bishops on light squares, and no pawn is missing.
    let position = at("4k3/8/8/8/8/3B1B2/PPPPPPPP/4K3 w - - 0 1");
    assert!(is_legal(&position, "Bg4"));
}

#[test]
fn r39_a_shuffled_back_rank_keeps_the_rules_of_moving() {
    let shuffled = at("bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w - - 0 1");
    assert!(is_legal(&shuffled, "Nf3"));
    assert!(is_legal(&shuffled, "e4"));
    assert!(!is_legal(&shuffled, "O-O"), "its castling is not offered");
}
