//! R17–R23: check, mate, stalemate.

use super::{after, at, is_legal, refusal, san_of_all};
use gaffel::chess::{GameOver, IllegalReason, MoveError, Rules, Square, notation, over};

#[test]
fn r17_a_check_is_met_by_moving_away_capturing_or_interposing() {
    let position = at("4r1k1/8/8/8/B7/8/3N3P/4K3 w - - 0 1");
    assert!(position.is_check());
    assert_eq!(
        san_of_all(&position),
        ["Bxe8", "Kd1", "Kf1", "Kf2", "Ne4"],
        "capture, king moves, interposing; nothing else"
    );
}

#[test]
fn r18_nothing_interposes_against_a_knight_or_a_piece_next_to_the_king() {
    let knight = at("6k1/8/8/8/8/3n4/PPP2PPP/R1BQKB1R w - - 0 1");
    let not_by_capture_or_king = |san: &String| !san.starts_with('K') && !san.contains("xd3");
    assert!(!san_of_all(&knight).iter().any(not_by_capture_or_king));
    let next_to_the_king = at("6k1/8/8/8/8/8/PPP1q1PP/R1B1KB1R w - - 0 1");
    assert_eq!(san_of_all(&next_to_the_king), ["Bxe2", "Kxe2"]);
}

#[test]
fn r19_in_double_check_only_the_king_moves() {
    let position = at("4r1k1/8/8/8/8/3n4/2B3B1/4K3 w - - 0 1");
    assert_eq!(position.checkers().count(), 2);
    assert!(san_of_all(&position).iter().all(|san| san.starts_with('K')));
    assert_eq!(refusal(&position, "Bxd3"), IllegalReason::DoubleCheck);
    assert_eq!(refusal(&position, "Be4"), IllegalReason::DoubleCheck);
}

#[test]
fn r20_no_move_leaves_or_puts_the_own_king_in_check() {
    let in_check = at("4r1k1/8/8/8/8/8/7P/4K2R w K - 0 1");
    assert_eq!(
        refusal(&in_check, "h4"),
        IllegalReason::StaysInCheck { by: Square::E8 }
    );
    assert_eq!(refusal(&in_check, "O-O"), IllegalReason::CastlingOutOfCheck);
    let pinned = at("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
    assert_eq!(
        refusal(&pinned, "Bd3"),
        IllegalReason::ExposesKing { from: Square::E2 }
    );
}

#[test]
fn r20_saying_check_is_not_required() {
    let position = at("6k1/8/8/8/8/8/8/R3K3 w Q - 0 1");
    for text in ["Ra8", "Ra8+", "Ra8#", "a1a8"] {
        assert!(is_legal(&position, text));
    }
}

#[test]
fn r21_mate_is_check_without_a_legal_move_and_ends_the_game_at_once() {
    let mated = after(&at("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"), "Ra8#");
    assert!(mated.is_check());
    assert_eq!(over(&mated), Some(GameOver::Checkmate));
    assert_eq!(
        refusal(&mated, "h6"),
        IllegalReason::GameOver(GameOver::Checkmate)
    );
}

#[test]
fn r21_the_king_is_never_captured() {
    let position = at("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    assert!(position.is_check());
    for mv in position.legal_moves() {
        let next = position.clone().play(mv).unwrap();
        for reply in next.legal_moves() {
            assert_ne!(reply.capture(), Some(gaffel::chess::Role::King));
        }
    }
}

#[test]
fn r21_the_mating_side_wins_whatever_the_material() {
    let lone_knight = at("6rk/6pp/8/6N1/8/8/1qqr4/7K w - - 0 1");
    let mated = after(&lone_knight, "Nf7#");
    assert_eq!(over(&mated), Some(GameOver::Checkmate));
    assert!(notation::pgn(&mated, &[], &[]).ends_with("1-0\n"));
}

#[test]
fn r22_stalemate_is_no_legal_move_without_check_whatever_the_material() {
    let bare = after(&at("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"), "Qg6");
    assert!(!bare.is_check());
    assert_eq!(over(&bare), Some(GameOver::Stalemate));
    let rich = at("7k/5Q2/8/8/p7/P7/8/RNB1KBN1 b - - 0 1");
    assert_eq!(over(&rich), Some(GameOver::Stalemate));
}

#[test]
fn r23_with_the_queen_on_b6_it_is_stalemate_and_on_b7_mate() {
    let stalemate = at("k7/8/1QK5/8/8/8/8/8 b - - 0 1");
    assert_eq!(over(&stalemate), Some(GameOver::Stalemate));
    assert!(matches!(
        notation::parse_move(&stalemate, "Kb8"),
        Err(MoveError::Illegal { .. })
    ));
    let mate = at("k7/1Q6/2K5/8/8/8/8/8 b - - 0 1");
    assert_eq!(over(&mate), Some(GameOver::Checkmate));
}
