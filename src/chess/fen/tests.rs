use super::*;
use crate::chess::{CastlingSide, Color, GameOver, Rank, Rules, Square, over};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn problems(fen: &str) -> Vec<FenProblem> {
    match parse(fen) {
        Ok(_) => panic!("{fen} is accepted"),
        Err(error) => error.reasons,
    }
}

fn problem(fen: &str) -> FenProblem {
    let mut problems = problems(fen);
    assert_eq!(problems.len(), 1, "{fen}: {problems:?}");
    problems.remove(0)
}

#[test]
fn positions_are_written_back_as_they_were_read() {
    for fen in [
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "8/1p2KP2/1p4q1/1Pp5/2P5/N1Pp1k2/3P4/1N6 b - - 76 40",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 9999 9999",
    ] {
        assert_eq!(format(&parse(fen).unwrap()), fen);
    }
}

#[test]
fn counters_may_be_left_out_and_spaces_do_not_count() {
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for rest in [
        "w KQkq -",
        "w KQkq - 0",
        "w KQkq - 0 0",
        " w \t KQkq\u{a0}- 0 1\n",
    ] {
        assert_eq!(format(&parse(&format!("{board} {rest}")).unwrap()), START);
    }
}

#[test]
fn an_en_passant_square_without_a_capturer_is_read_and_not_written() {
    let written = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let position = parse(written).unwrap();
    assert_eq!(
        format(&position),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    );
}

#[test]
fn text_that_is_no_fen_is_refused_at_once() {
    assert_eq!(problem(""), FenProblem::Empty);
    assert_eq!(problem(" \u{3000}\n"), FenProblem::Empty);
    assert_eq!(
        problem(&"8/".repeat(100)),
        FenProblem::TooLong { characters: 200 }
    );
}

#[test]
fn missing_and_surplus_fields_are_counted() {
    assert_eq!(
        problem("4k3/8/8/8/8/8/8/4K3 w"),
        FenProblem::TooFewFields { found: 2 }
    );
    assert_eq!(
        problem("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x"),
        FenProblem::TooManyFields { found: 7 }
    );
}

#[test]
fn a_board_that_is_not_eight_by_eight_is_refused_rank_by_rank() {
    assert_eq!(
        problem("4k3/8/8/8/8/8/4K3 w - - 0 1"),
        FenProblem::RankCount { found: 7 }
    );
    assert_eq!(
        problem("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1"),
        FenProblem::RankCount { found: 9 }
    );
    assert_eq!(
        problems("4k4/8/8/7/8/8//4K3 w - - 0 1"),
        [
            FenProblem::RankLength {
                rank: Rank::Eighth,
                squares: 9,
                text: "4k4".into()
            },
            FenProblem::RankLength {
                rank: Rank::Fifth,
                squares: 7,
                text: "7".into()
            },
            FenProblem::RankLength {
                rank: Rank::Second,
                squares: 0,
                text: String::new()
            },
        ]
    );
    assert_eq!(
        problems("4k3/8/8/3x4/8/9/8/4K2ø w - - 0 1"),
        [
            FenProblem::UnknownPiece {
                rank: Rank::Fifth,
                letter: 'x'
            },
            FenProblem::UnknownPiece {
                rank: Rank::Third,
                letter: '9'
            },
            FenProblem::RankLength {
                rank: Rank::Third,
                squares: 1,
                text: "9".into()
            },
            FenProblem::UnknownPiece {
                rank: Rank::First,
                letter: 'ø'
            },
        ]
    );
}

#[test]
fn each_side_has_one_king() {
    assert_eq!(
        problem("8/8/8/8/8/8/8/4K3 w - - 0 1"),
        FenProblem::NoKing {
            color: Color::Black
        }
    );
    assert_eq!(
        problem("4k3/8/8/8/8/8/8/K3K2K w - - 0 1"),
        FenProblem::SeveralKings {
            color: Color::White,
            count: 3
        }
    );
}

#[test]
fn no_side_has_more_than_sixteen_pieces_or_eight_pawns() {
    assert_eq!(
        problem("4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQ - 0 1"),
        FenProblem::TooManyPieces {
            color: Color::White,
            count: 17
        }
    );
    assert_eq!(
        problem("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"),
        FenProblem::TooManyPawns {
            color: Color::Black,
            count: 9
        }
    );
}

#[test]
fn pawns_never_stand_on_the_first_or_last_rank() {
    assert_eq!(
        problem("p3k3/8/8/8/8/8/8/P3K2p w - - 0 1"),
        FenProblem::PawnsOnEdgeRank {
            squares: vec![Square::A1, Square::H1, Square::A8]
        }
    );
}

#[test]
fn the_side_that_has_moved_is_not_in_check() {
    assert_eq!(
        problem("4k3/8/3N4/8/8/8/8/4RK2 w - - 0 1"),
        FenProblem::OpponentInCheck {
            king: Square::E8,
            by: vec![Square::E1, Square::D6]
        }
    );
    assert_eq!(
        problem("8/8/8/3kK3/8/8/8/8 w - - 0 1"),
        FenProblem::KingsTouch
    );
}

#[test]
fn the_side_to_move_is_w_or_b() {
    for text in ["x", "W", "white"] {
        assert_eq!(
            problem(&format!("4k3/8/8/8/8/8/8/4K3 {text} - - 0 1")),
            FenProblem::BadTurn { text: text.into() }
        );
    }
}

#[test]
fn castling_rights_need_king_and_rook_at_home() {
    for text in ["KK", "kqx", "HAha", "--"] {
        assert_eq!(
            problem(&format!("r3k2r/8/8/8/8/8/8/R3K2R w {text} - 0 1")),
            FenProblem::BadCastling { text: text.into() }
        );
    }
    assert_eq!(
        problems("r3k3/8/8/8/8/8/8/R2K4 w Qkq - 0 1"),
        [
            FenProblem::CastlingKingNotHome {
                color: Color::White,
                side: CastlingSide::QueenSide,
                home: Square::E1
            },
            FenProblem::CastlingRookNotHome {
                color: Color::Black,
                side: CastlingSide::KingSide,
                home: Square::H8
            },
        ]
    );
}

#[test]
fn an_en_passant_square_needs_a_pawn_that_has_just_passed_it() {
    let why = |fen: &str| match problem(fen) {
        FenProblem::EnPassant { why, .. } => why,
        other => panic!("{fen}: {other:?}"),
    };
    assert_eq!(
        why("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1"),
        EnPassantProblem::WrongRank {
            expected: Rank::Sixth
        }
    );
    assert_eq!(
        why("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"),
        EnPassantProblem::NoPawn { pawn: Square::E5 }
    );
    assert_eq!(
        why("4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1"),
        EnPassantProblem::NoPawn { pawn: Square::E5 }
    );
    assert_eq!(
        why("4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1"),
        EnPassantProblem::Occupied
    );
    assert_eq!(
        why("4k3/8/8/8/4P3/8/4B3/4K3 b - e3 0 1"),
        EnPassantProblem::OriginOccupied { from: Square::E2 }
    );
    for text in ["e9", "E6", "e", "ø6", "0"] {
        assert_eq!(
            problem(&format!("4k3/8/8/4p3/8/8/8/4K3 w - {text} 0 1")),
            FenProblem::BadEnPassant { text: text.into() }
        );
    }
}

#[test]
fn counters_are_numbers_of_at_most_four_figures() {
    assert_eq!(
        problems("4k3/8/8/8/8/8/8/4K3 w - - -1 10000"),
        [
            FenProblem::BadHalfmoves { text: "-1".into() },
            FenProblem::BadMoveNumber {
                text: "10000".into()
            },
        ]
    );
}

#[test]
fn all_problems_are_told_at_once_in_the_order_of_the_fields() {
    assert_eq!(
        problems("8/8/8/8/8/8/8/8 x y z half full end"),
        [
            FenProblem::TooManyFields { found: 7 },
            FenProblem::NoKing {
                color: Color::White
            },
            FenProblem::NoKing {
                color: Color::Black
            },
            FenProblem::BadTurn { text: "x".into() },
            FenProblem::BadCastling { text: "y".into() },
            FenProblem::BadEnPassant { text: "z".into() },
            FenProblem::BadHalfmoves {
                text: "half".into()
            },
            FenProblem::BadMoveNumber {
                text: "full".into()
            },
        ]
    );
}

#[test]
fn unusual_material_and_checks_are_let_pass() {
    // Nine queens a side and a pawn; ten knights; check by three at once; two rooks in one line.
    for fen in [
        "q5qk/qqqqqqqp/8/8/8/8/PQQQQQQQ/KQ5Q w - - 0 1",
        "4k3/8/8/NNNNNNNN/NN6/8/PPPPP3/4K3 w - - 0 1",
        "4k3/8/3N1N2/8/8/8/8/K3R3 b - - 0 1",
        "R2k2R1/8/8/8/8/8/8/4K3 b - - 0 1",
    ] {
        let position = parse(fen).unwrap();
        assert_eq!(format(&position), fen);
        assert!(!position.legal_moves().is_empty());
    }
}

#[test]
fn the_busiest_board_found_stays_within_the_room_for_moves() {
    let position = parse("2QQ1Q2/Q6Q/Q5Q1/4Q3/KQ5Q/3Q1Q1Q/k7/2Q3Q1 w - - 0 1").unwrap();
    let moves = position.legal_moves();
    assert_eq!(moves.len(), 225);
    assert!(moves.remaining_capacity() > 40);
}

#[test]
fn a_finished_game_is_a_position_and_known_to_be_over() {
    for (fen, how) in [
        ("k7/1Q6/2K5/8/8/8/8/8 b - - 0 1", Some(GameOver::Checkmate)),
        ("k7/8/1QK5/8/8/8/8/8 b - - 0 1", Some(GameOver::Stalemate)),
        ("k7/8/2K5/8/8/8/8/8 b - - 0 1", Some(GameOver::DeadPosition)),
        (START, None),
    ] {
        assert_eq!(over(&parse(fen).unwrap()), how, "{fen}");
    }
}

#[test]
fn the_command_line_says_what_is_wrong_and_how_to_mend_it() {
    let text = parse("4k3/8/8/8/8/8/8/8 w K e3 0 1")
        .unwrap_err()
        .to_string();
    assert_eq!(
        text,
        "White has no king; give each side one\n\
         the right K needs a king on e1; take K out of the castling field\n\
         the right K needs a rook on h1; take K out of the castling field\n\
         e3 is no en-passant square: with this side to move it would be on rank 6; write -"
    );
}
