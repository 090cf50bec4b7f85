use super::IllegalReason as Why;
use super::*;
use crate::chess::{MoveError, Rules, fen, notation};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn why(fen: &str, text: &str) -> IllegalReason {
    match notation::parse_move(&fen::parse(fen).unwrap(), text) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{text} is not illegal in {fen}: {other:?}"),
    }
}

#[test]
fn squares_are_looked_at_first() {
    assert_eq!(why(START, "e4e5"), Why::EmptySquare { from: Square::E4 });
    assert_eq!(why(START, "e7e5"), Why::NotYourPiece { from: Square::E7 });
    assert_eq!(why(START, "e2e2"), Why::NoMove { from: Square::E2 });
    assert_eq!(why(START, "e1e2"), Why::OwnPieceThere { to: Square::E2 });
    assert_eq!(why(START, "Nd2"), Why::OwnPieceThere { to: Square::D2 });
}

#[test]
fn a_finished_game_has_no_more_moves() {
    let mate = "k7/1Q6/2K5/8/8/8/8/8 b - - 0 1";
    assert_eq!(why(mate, "a8b7"), Why::GameOver(GameOver::Checkmate));
    assert_eq!(why(mate, "O-O"), Why::GameOver(GameOver::Checkmate));
    let stalemate = "k7/8/1QK5/8/8/8/8/8 b - - 0 1";
    assert_eq!(why(stalemate, "Kb8"), Why::GameOver(GameOver::Stalemate));
    // A dead position still has moves, and they are judged like any others.
    let dead = "k7/8/8/8/8/8/8/7K w - - 0 1";
    assert!(matches!(why(dead, "Kh3"), Why::NotItsMove { .. }));
}

#[test]
fn a_piece_that_is_not_there_is_named() {
    let role = Role::Queen;
    let fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    assert_eq!(why(fen, "Qd4"), Why::NoSuchPiece { role });
    let role = Role::Knight;
    let none_there = |file, rank| Why::NoneThere { role, file, rank };
    assert_eq!(why(fen, "Ncd2"), none_there(Some(File::C), None));
    assert_eq!(why(fen, "N3d2"), none_there(None, Some(Rank::Third)));
    assert_eq!(
        why(fen, "Nc4d2"),
        none_there(Some(File::C), Some(Rank::Fourth))
    );
    assert_eq!(
        why(fen, "Ne5"),
        Why::NoneReaches {
            role,
            to: Square::E5
        }
    );
}

#[test]
fn a_lone_piece_tells_its_own_reason() {
    let fen = "4k3/8/8/8/8/4p3/8/R3K3 w - - 0 1";
    assert_eq!(
        why(fen, "Rb3"),
        Why::NotItsMove {
            role: Role::Rook,
            from: Square::A1,
            to: Square::B3
        }
    );
    assert_eq!(why(fen, "Rh1"), Why::Blocked { by: Square::E1 });
}

#[test]
fn the_nearest_piece_in_the_way_is_named() {
    let fen = "4k3/8/8/p7/8/n7/8/R3K3 w - - 0 1";
    assert_eq!(why(fen, "Ra8"), Why::Blocked { by: Square::A3 });
    let fen = "r3k3/8/P7/8/N7/8/8/4K3 b - - 0 1";
    assert_eq!(why(fen, "Ra1"), Why::Blocked { by: Square::A6 });
    assert_eq!(why(START, "Bb5"), Why::Blocked { by: Square::E2 });
}

#[test]
fn of_several_pieces_the_nearest_to_a_legal_move_tells() {
    // The rook on a1 is blocked; the one on g2 could go to g1 but is pinned.
    let fen = "4k3/8/8/8/8/8/PK4Rr/R1N5 w - - 0 1";
    assert_eq!(why(fen, "Rg1"), Why::ExposesKing { from: Square::G2 });
}

#[test]
fn kings_are_never_captured() {
    let fen = "4k3/4p3/8/8/8/8/4Q3/4K3 w - - 0 1";
    let to = Square::E8;
    assert_eq!(why(fen, "Qxe8"), Why::KingNeverCaptured { to });
    assert_eq!(why(fen, "e1e8"), Why::KingNeverCaptured { to });
}

#[test]
fn pawns_go_straight_ahead_one_by_one() {
    let fen = "4k3/8/8/4p3/4P3/3p4/3P3P/4K3 w - - 0 1";
    assert_eq!(why(fen, "e5"), Why::PawnBlocked { by: Square::E5 });
    assert_eq!(why(fen, "d4"), Why::PawnBlocked { by: Square::D3 });
    assert_eq!(why(fen, "e4e6"), Why::PawnDoubleStep { from: Square::E4 });
    assert_eq!(why(fen, "e6"), Why::PawnDoubleStep { from: Square::E4 });
    assert_eq!(
        why(fen, "e4e3"),
        Why::PawnBackwards {
            from: Square::E4,
            to: Square::E3
        }
    );
    assert_eq!(
        why(fen, "h2g3"),
        Why::PawnNothingToCapture { to: Square::G3 }
    );
    assert_eq!(
        why(fen, "hxg3"),
        Why::PawnNothingToCapture { to: Square::G3 }
    );
    assert_eq!(
        why(fen, "h5"),
        Why::NotItsMove {
            role: Role::Pawn,
            from: Square::H2,
            to: Square::H5
        }
    );
    assert_eq!(
        why(fen, "a3"),
        Why::NoneReaches {
            role: Role::Pawn,
            to: Square::A3
        }
    );
}

#[test]
fn a_double_step_over_a_piece_names_the_first_piece() {
    let fen = "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1";
    assert_eq!(why(fen, "e2e4"), Why::PawnBlocked { by: Square::E4 });
    let fen = "4k3/4p3/4P3/4P3/8/8/8/4K3 b - - 0 1";
    assert_eq!(why(fen, "e5"), Why::PawnBlocked { by: Square::E6 });
}

#[test]
fn en_passant_needs_a_pawn_that_has_just_passed() {
    let late = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    let to = Square::D6;
    assert_eq!(why(late, "exd6"), Why::EnPassantNotPossible { to });
    let fen = "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1";
    assert_eq!(why(fen, "exd6"), Why::PawnNothingToCapture { to });
}

#[test]
fn en_passant_that_opens_the_rank_exposes_the_king() {
    let from = Square::D5;
    assert_eq!(
        why("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "dxe6"),
        Why::ExposesKing { from }
    );
}

#[test]
fn a_promotion_out_of_reach_is_not_asked_for_its_piece() {
    assert_eq!(
        why("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"),
        Why::PromotionMissing { to: Square::A8 }
    );
    assert_eq!(
        why("n3k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"),
        Why::PawnBlocked { by: Square::A8 }
    );
}

#[test]
fn a_check_must_be_met() {
    let fen = "4r1k1/8/8/8/8/8/PN6/4K3 w - - 0 1";
    assert_eq!(why(fen, "a3"), Why::StaysInCheck { by: Square::E8 });
    assert_eq!(why(fen, "Nc4"), Why::StaysInCheck { by: Square::E8 });
    assert_eq!(why(fen, "Ke2"), Why::KingIntoCheck { to: Square::E2 });
    // The pinned knight would block the check and open another line.
    let fen = "4r1k1/8/8/8/7b/8/5N2/4K3 w - - 0 1";
    assert_eq!(why(fen, "Ne4"), Why::ExposesKing { from: Square::F2 });
}

#[test]
fn en_passant_may_capture_the_pawn_that_gives_check() {
    let fen = "4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 1";
    assert!(notation::parse_move(&fen::parse(fen).unwrap(), "exd6").is_ok());
    // The same, but the capturing pawn is pinned on the file.
    let fen = "4r1k1/8/8/3pP3/4K3/8/8/8 w - d6 0 1";
    assert_eq!(why(fen, "exd6"), Why::ExposesKing { from: Square::E5 });
}

#[test]
fn in_double_check_only_the_king_moves() {
    let fen = "4r1k1/8/8/8/8/3n4/2B5/4K3 w - - 0 1";
    assert_eq!(why(fen, "Bxd3"), Why::DoubleCheck);
    assert_eq!(why(fen, "Ke2"), Why::KingIntoCheck { to: Square::E2 });
}

#[test]
fn a_pinned_piece_exposes_its_king() {
    let fen = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(why(fen, "Nc3"), Why::ExposesKing { from: Square::E2 });
}

#[test]
fn the_king_keeps_off_attacked_squares_and_the_other_king() {
    let fen = "8/8/8/3k4/8/3K4/8/7r w - - 0 1";
    assert_eq!(why(fen, "Kd4"), Why::KingNextToKing { to: Square::D4 });
    let fen = "8/8/8/3k4/8/8/3K4/7r w - - 0 1";
    assert_eq!(why(fen, "Kd1"), Why::KingIntoCheck { to: Square::D1 });
    // Along the line of the check there is no escape either.
    let fen = "3r4/8/8/k7/8/3K4/8/8 w - - 0 1";
    assert_eq!(why(fen, "Kd2"), Why::KingIntoCheck { to: Square::D2 });
}

#[test]
fn castling_names_what_forbids_it() {
    let short = CastlingSide::KingSide;
    let long = CastlingSide::QueenSide;
    let cases = [
        (
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            "O-O",
            Why::CastlingNoRight { side: short },
        ),
        (
            "4k3/8/8/8/8/8/8/R3K2R w K - 0 1",
            "e1c1",
            Why::CastlingNoRight { side: long },
        ),
        (
            "4k3/8/8/8/8/8/8/R4K2 w - - 0 1",
            "O-O",
            Why::CastlingNoRight { side: short },
        ),
        (
            "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
            "O-O-O",
            Why::CastlingBlocked { by: Square::B1 },
        ),
        (
            "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1",
            "e1g1",
            Why::CastlingBlocked { by: Square::F1 },
        ),
        (
            "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1",
            "e1h1",
            Why::CastlingBlocked { by: Square::G1 },
        ),
        (
            "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
            "O-O",
            Why::CastlingOutOfCheck,
        ),
        (
            "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
            "O-O",
            Why::CastlingThroughCheck { square: Square::F1 },
        ),
        (
            "4k3/8/8/8/3r4/8/8/R3K2R w KQ - 0 1",
            "0-0-0",
            Why::CastlingThroughCheck { square: Square::D1 },
        ),
        (
            "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
            "Kg1",
            Why::CastlingIntoCheck { square: Square::G1 },
        ),
        (
            "r3k2r/8/2R5/8/8/8/8/4K3 b kq - 0 1",
            "O-O-O",
            Why::CastlingIntoCheck { square: Square::C8 },
        ),
    ];
    for (fen, text, reason) in cases {
        assert_eq!(why(fen, text), reason, "{text} in {fen}");
    }
}

#[test]
fn every_illegal_move_from_square_to_square_has_a_reason_that_holds() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4r1k1/7p/p3pQp1/3p2P1/1p1P1RK1/2P5/7q/8 b - - 0 1",
        "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
        "4r1k1/8/8/8/8/3n4/2B5/R3K2R w KQ - 0 1",
    ] {
        let position = fen::parse(fen).unwrap();
        let checked = position.is_check();
        for (from, to) in Square::ALL
            .into_iter()
            .flat_map(|from| Square::ALL.map(|to| (from, to)))
        {
            let Err(MoveError::Illegal { reason, .. }) =
                notation::parse_uci(&position, &format!("{from}{to}"))
            else {
                continue;
            };
            let holds = match &reason {
                Why::StaysInCheck { .. } | Why::DoubleCheck | Why::CastlingOutOfCheck => checked,
                Why::ExposesKing { from: named } => *named == from,
                Why::EmptySquare { from } => position.board().piece_at(*from).is_none(),
                Why::NotYourPiece { .. } => position.them().contains(from),
                Why::OwnPieceThere { .. } => position.us().contains(to),
                _ => true,
            };
            assert!(holds, "{from}{to} in {fen}: {reason:?}");
            assert!(!reason.to_string().is_empty());
        }
    }
}
