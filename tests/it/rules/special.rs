//! R12–R16: castling, en passant, promotion.

use super::{after, at, is_legal, legal, refusal, san_of_all};
use gaffel::chess::{
    CastlingSide, Color, GameOver, IllegalReason, Role, Rules, Square, fen, notation, over,
};

const BOTH_SIDES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn r12_the_king_goes_two_squares_and_the_rook_lands_on_the_square_passed() {
    let white = at(BOTH_SIDES);
    let black = at("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    for (position, text, king, rook, emptied) in [
        (&white, "e1g1", Square::G1, Square::F1, Square::H1),
        (&white, "e1c1", Square::C1, Square::D1, Square::A1),
        (&black, "e8g8", Square::G8, Square::F8, Square::H8),
        (&black, "e8c8", Square::C8, Square::D8, Square::A8),
    ] {
        let turn = position.turn();
        assert!(legal(position, text).is_castle());
        let board = after(position, text).board().clone();
        assert_eq!(board.piece_at(king), Some(turn.king()));
        assert_eq!(board.piece_at(rook), Some(turn.rook()));
        assert_eq!(board.piece_at(emptied), None);
    }
}

#[test]
fn r13_king_or_rook_that_has_moved_castles_no_more_not_even_after_moving_back() {
    let no_right = |side| IllegalReason::CastlingNoRight { side };
    let king_back = after(&at(BOTH_SIDES), "Ke2 Kd7 Ke1 Ke8");
    for side in ["O-O", "O-O-O"] {
        assert!(matches!(
            refusal(&king_back, side),
            IllegalReason::CastlingNoRight { .. }
        ));
    }
    let rook_back = after(&at(BOTH_SIDES), "Rg1 Ke7 Rh1 Kd7");
    assert_eq!(refusal(&rook_back, "O-O"), no_right(CastlingSide::KingSide));
    assert!(is_legal(&rook_back, "O-O-O"));
    // Another rook on the corner square does not help.
    let captured = after(
        &at("4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1"),
        "Bxh1 Ra2 Bb7 Rh2 Ba6 Rh1 Bb7",
    );
    assert_eq!(refusal(&captured, "O-O"), no_right(CastlingSide::KingSide));
}

#[test]
fn r13_every_square_between_king_and_rook_is_empty() {
    for (fen, text, by) in [
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "O-O-O", Square::B1),
        ("4k3/8/8/8/8/8/8/R1n1K3 w Q - 0 1", "O-O-O", Square::C1),
        ("4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", "O-O-O", Square::D1),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "O-O", Square::F1),
        ("4k3/8/8/8/8/8/8/4K1nR w K - 0 1", "O-O", Square::G1),
    ] {
        assert_eq!(
            refusal(&at(fen), text),
            IllegalReason::CastlingBlocked { by }
        );
    }
}

#[test]
fn r13_the_king_is_not_in_check_passes_no_attacked_square_and_lands_on_none() {
    let attack = |file: char| {
        let rank: String = "abcdefgh"
            .chars()
            .map(|at| if at == file { 'r' } else { '1' })
            .collect();
        at(&format!("1k6/8/8/8/{rank}/8/8/R3K2R w KQ - 0 1"))
    };
    assert_eq!(
        refusal(&attack('e'), "O-O"),
        IllegalReason::CastlingOutOfCheck
    );
    assert_eq!(
        refusal(&attack('f'), "O-O"),
        IllegalReason::CastlingThroughCheck { square: Square::F1 }
    );
    assert_eq!(
        refusal(&attack('g'), "O-O"),
        IllegalReason::CastlingIntoCheck { square: Square::G1 }
    );
    assert_eq!(
        refusal(&attack('d'), "O-O-O"),
        IllegalReason::CastlingThroughCheck { square: Square::D1 }
    );
    assert_eq!(
        refusal(&attack('c'), "O-O-O"),
        IllegalReason::CastlingIntoCheck { square: Square::C1 }
    );
}

#[test]
fn r14_the_rook_may_be_attacked_and_so_may_b1_and_b8() {
    assert!(is_legal(&at("k6r/8/8/8/8/8/8/4K2R w K - 0 1"), "O-O"));
    assert!(is_legal(&at("r1k5/8/8/8/8/8/8/R3K3 w Q - 0 1"), "O-O-O"));
    assert!(is_legal(&at("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "O-O-O"));
    assert!(is_legal(&at("r3k3/8/8/8/8/8/8/1R2K3 b q - 0 1"), "O-O-O"));
}

#[test]
fn r14_each_side_castles_at_most_once() {
    let castled = after(&at(BOTH_SIDES), "O-O O-O-O");
    for color in Color::ALL {
        assert!(!castled.castles().has_color(color));
    }
}

#[test]
fn r15_a_pawn_that_went_two_squares_is_captured_as_if_it_had_gone_one() {
    let position = after(&at("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"), "a2a4");
    let capture = legal(&position, "b4a3");
    assert!(capture.is_en_passant());
    assert_eq!(notation::san(&position, capture), "bxa3");
    let captured = after(&position, "bxa3");
    assert_eq!(fen::format(&captured), "4k3/8/8/8/8/p7/8/4K3 w - - 0 2");
}

#[test]
fn r15_only_on_the_very_next_move() {
    let position = after(&at("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"), "a2a4 Kd7 Kd1");
    assert_eq!(
        refusal(&position, "bxa3"),
        IllegalReason::EnPassantNotPossible { to: Square::A3 }
    );
}

#[test]
fn r15_not_after_a_single_step_and_not_by_a_pawn_elsewhere() {
    let single = after(&at("4k3/8/8/8/1p6/P7/8/4K3 w - - 0 1"), "a4");
    assert!(!is_legal(&single, "bxa3"));
    let elsewhere = after(&at("4k3/8/8/8/2p5/8/P7/4K3 w - - 0 1"), "a4");
    assert!(san_of_all(&elsewhere).iter().all(|san| !san.contains('x')));
}

#[test]
fn r16_promotion_is_compulsory_to_queen_rook_bishop_or_knight() {
    let position = at("4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1");
    let promotions: Vec<String> = san_of_all(&position)
        .into_iter()
        .filter(|san| san.starts_with("a8"))
        .collect();
    assert_eq!(promotions, ["a8=B", "a8=N", "a8=Q+", "a8=R+"]);
    assert_eq!(
        refusal(&position, "a8"),
        IllegalReason::PromotionMissing { to: Square::A8 }
    );
    for role in [Role::King, Role::Pawn] {
        let letter = role.upper_char();
        assert_eq!(
            refusal(&position, &format!("a8={letter}")),
            IllegalReason::PromotionTo { role }
        );
    }
}

#[test]
fn r16_the_piece_is_of_the_own_colour_and_there_may_be_several_queens() {
    let position = after(&at("4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1"), "a8=Q");
    let queens = position.board().by_piece(Color::White.queen());
    assert_eq!(queens.count(), 2);
}

#[test]
fn r16_underpromotion_can_be_the_only_way_to_avoid_stalemate() {
    let position = at("8/5P1k/8/6K1/8/8/8/8 w - - 0 1");
    let queen = after(&position, "f8=Q");
    assert_eq!(over(&queen), Some(GameOver::Stalemate));
    assert_eq!(over(&after(&position, "f8=R")), None);
    // The study of Barbier and Saavedra (1895): the queen draws, the rook wins.
    let study = at("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1");
    let drawn = after(&study, "c8=Q Rc4+ Qxc4");
    assert_eq!(over(&drawn), Some(GameOver::Stalemate));
    let won = after(&study, "c8=R Ra4 Kb3 Ra8 Rc1#");
    assert_eq!(over(&won), Some(GameOver::Checkmate));
}
