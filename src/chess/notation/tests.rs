use super::*;
use crate::chess::{CastlingSide, Letters, Rules, Square, fen};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// A bishop and a pawn that both capture on c3.
const PAWN_OR_BISHOP: &str = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
const PAWN_ONLY: &str = "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1";
const BISHOP_ONLY: &str = "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1";
/// A queen and a d-pawn that both capture on e5.
const PAWN_OR_QUEEN: &str = "4k3/8/8/4p3/3P4/8/4Q3/4K3 w - - 0 1";
/// A knight and an h-pawn that both capture on g4.
const PAWN_OR_KNIGHT: &str = "4k3/8/8/8/6p1/7P/5N2/4K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

fn from(fen: &str) -> Position {
    fen::parse(fen).unwrap()
}

fn read(fen: &str, text: &str) -> Result<String, MoveError> {
    parse_move(&from(fen), text).map(uci)
}

fn all_read(fen: &str, texts: &[&str], expected: &str) {
    for text in texts {
        assert_eq!(read(fen, text), Ok(expected.into()), "{text:?} in {fen}");
    }
}

fn ambiguous(fen: &str, text: &str) -> Vec<String> {
    match read(fen, text) {
        Err(MoveError::Ambiguous { candidates, .. }) => candidates,
        other => panic!("{text:?} in {fen}: {other:?}"),
    }
}

fn illegal(fen: &str, text: &str) -> IllegalReason {
    match read(fen, text) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{text:?} in {fen}: {other:?}"),
    }
}

#[test]
fn a_small_letter_is_the_pawn_and_a_capital_the_piece() {
    all_read(PAWN_OR_BISHOP, &["bxc3", "bc3", "b:c3", "b2xc3"], "b2c3");
    all_read(PAWN_OR_BISHOP, &["Bxc3", "Bc3", "B:c3", "Lxc3"], "d2c3");
    all_read(PAWN_OR_QUEEN, &["dxe5", "de5"], "d4e5");
    all_read(PAWN_OR_QUEEN, &["Dxe5", "De5", "Qxe5", "qxe5"], "e2e5");
    all_read(PAWN_OR_KNIGHT, &["hxg4", "hg4"], "h3g4");
    all_read(PAWN_OR_KNIGHT, &["Hxg4", "Sxg4", "Nxg4", "sxg4"], "f2g4");
}

#[test]
fn case_does_not_matter_where_only_one_reading_is_legal() {
    all_read(BISHOP_ONLY, &["bxc3", "bc3", "BXC3", "lc3"], "d2c3");
    all_read(PAWN_ONLY, &["Bxc3", "BXC3", "bc3", "B2XC3"], "b2c3");
}

#[test]
fn a_capital_without_a_capture_sign_is_never_taken_for_a_file() {
    assert_eq!(
        illegal(PAWN_ONLY, "Bc3"),
        IllegalReason::NoSuchPiece {
            role: crate::chess::Role::Bishop
        }
    );
}

#[test]
fn all_in_capitals_is_ambiguous_where_both_readings_are_legal() {
    assert_eq!(ambiguous(PAWN_OR_BISHOP, "BXC3"), ["Bxc3", "bxc3"]);
    assert_eq!(ambiguous(PAWN_OR_QUEEN, "DXE5"), ["Qxe5+", "dxe5"]);
    all_read(START, &["E4", "E2E4", "e4", "E2-E4"], "e2e4");
    all_read(START, &["NF3", "SF3", "G1F3"], "g1f3");
}

#[test]
fn two_squares_name_a_move_whatever_stands_there() {
    all_read(
        "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1",
        &["b1c3", "B1C3", "b1-c3", "b1 c3"],
        "b1c3",
    );
    all_read(
        "3rk3/8/8/8/8/8/8/3QK3 w - - 0 1",
        &["d1d8", "d1xd8", "Dd1xd8", "Qd1d8"],
        "d1d8",
    );
}

#[test]
fn a_small_b_with_a_rank_is_a_square_and_a_capital_the_bishop_on_that_rank() {
    let queen_too = "4k3/8/8/8/8/1Q1B4/8/4K3 w - - 0 1";
    all_read(queen_too, &["b3c4", "Qc4"], "b3c4");
    all_read(queen_too, &["B3c4", "L3c4", "l3c4"], "d3c4");
    // A drag from an empty square must not move a bishop that stands elsewhere.
    let bishop_alone = "4k3/8/8/8/8/3B4/8/4K3 w - - 0 1";
    illegal(bishop_alone, "b3c4");
    all_read(bishop_alone, &["B3c4", "bc4"], "d3c4");
}

#[test]
fn letters_of_all_languages_and_figurines_are_read() {
    all_read(
        START,
        &[
            "Nf3",
            "nf3",
            "Sf3",
            "sf3",
            "Hf3",
            "hf3",
            "♘f3",
            "♞f3",
            "♘\u{fe0e}f3",
            "♞\u{fe0f}f3",
            "Ng1f3",
            "Ng1-f3",
            "Ngf3",
            "N1f3",
            "Ｎｆ３",
            " N f 3 ",
        ],
        "g1f3",
    );
    let open = "4k3/8/8/8/8/8/8/R1BQK3 w Q - 0 1";
    all_read(open, &["Qd4", "Dd4", "dd4", "qd4", "♕d4", "♛d4"], "d1d4");
    all_read(open, &["Ra4", "Ta4", "ta4", "♖a4", "♜a4"], "a1a4");
    all_read(open, &["Bh6", "Lh6", "bh6", "lh6", "♗h6", "♝h6"], "c1h6");
    all_read(open, &["Kf2", "kf2", "♔f2", "♚f2"], "e1f2");
    all_read(START, &["e4", "Pe4", "♙e4", "♟e4", "♟\u{fe0f}e4"], "e2e4");
}

#[test]
fn marks_and_move_numbers_are_optional() {
    all_read(
        START,
        &[
            "1.e4",
            "1. e4",
            "1 e4",
            "1...e4",
            "1… e4",
            "...e4",
            "12.\u{a0}e4",
            "e4!",
            "e4?!",
            "e4+",
            "e4#",
            "e4 ++",
            "e4‼",
            "e4 †",
            "e4.",
            "e2–e4",
            "e2—e4",
            "e2−e4",
        ],
        "e2e4",
    );
    all_read(
        EN_PASSANT,
        &[
            "exd6",
            "ed6",
            "exd6 e.p.",
            "exd6ep",
            "exd6 (e.p.)",
            "e5xd6",
            "e5d6",
            "e×d6",
            "e:d6",
            "xd6",
            "exd6 e.p.+!",
        ],
        "e5d6",
    );
}

#[test]
fn castling_is_read_in_every_spelling() {
    let short = [
        "O-O", "o-o", "0-0", "OO", "00", "O–O", "0 - 0", "O-O+", "1. O-O", "12 0-0", "e1g1",
        "e1h1", "Ke1-g1", "Kg1", "e1-g1",
    ];
    all_read(CASTLING, &short, "e1g1");
    let long = [
        "O-O-O",
        "0-0-0",
        "o-o-o!",
        "0—0—0",
        "ooo",
        "e1c1",
        "e1a1",
        "Kc1",
    ];
    all_read(CASTLING, &long, "e1c1");
}

#[test]
fn a_rook_on_the_castling_square_makes_no_castling_of_a_rook_move() {
    all_read("3k4/8/8/8/8/8/8/4R1K1 w - - 0 1", &["e1f1"], "e1f1");
    assert_eq!(
        illegal(CASTLING, "Kh1"),
        IllegalReason::OwnPieceThere { to: Square::H1 }
    );
}

#[test]
fn a_promotion_is_read_in_every_spelling() {
    let queen = [
        "a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=D", "a8D", "a8d", "a8q", "a7a8q", "a7-a8=Q", "a7a8Q",
        "a8=♕", "a8♛", "A8=Q", "a8 = Q",
    ];
    all_read(PROMOTION, &queen, "a7a8q");
    all_read(PROMOTION, &["a8=N", "a8S", "a8h", "a7a8n"], "a7a8n");
    all_read(PROMOTION, &["a8=B", "a8L", "a8b", "a7a8b"], "a7a8b");
    all_read(PROMOTION, &["a8=R", "a8T", "a8t", "a7a8r"], "a7a8r");
    all_read(PROMOTION, &["axb8=Q+", "ab8D", "a7xb8q"], "a7b8q");
}

#[test]
fn a_promotion_says_to_what() {
    let to = Square::A8;
    for text in ["a8", "a7a8", "a8=", "a7-a8"] {
        assert_eq!(
            illegal(PROMOTION, text),
            IllegalReason::PromotionMissing { to }
        );
    }
    for (text, role) in [
        ("a8=K", crate::chess::Role::King),
        ("a8P", crate::chess::Role::Pawn),
        ("a7a8k", crate::chess::Role::King),
    ] {
        assert_eq!(
            illegal(PROMOTION, text),
            IllegalReason::PromotionTo { role }
        );
    }
    assert_eq!(
        illegal(START, "e4=Q"),
        IllegalReason::NotAPromotion { to: Square::E4 }
    );
    assert_eq!(
        illegal(START, "g1f3q"),
        IllegalReason::NotAPromotion { to: Square::F3 }
    );
}

#[test]
fn a_capture_sign_is_optional_and_a_superfluous_one_does_no_harm() {
    all_read(START, &["Nxf3", "N:f3"], "g1f3");
    all_read(START, &["e2xe4"], "e2e4");
}

#[test]
fn a_pawn_capture_names_its_file() {
    let fen = "4k3/8/8/4p3/3P1P2/8/8/4K3 w - - 0 1";
    assert_eq!(ambiguous(fen, "xe5"), ["dxe5", "fxe5"]);
    all_read(fen, &["dxe5", "de5"], "d4e5");
    assert!(matches!(
        illegal(START, "xf3"),
        IllegalReason::PawnNothingToCapture { to: Square::F3 }
    ));
    assert!(matches!(
        illegal(fen, "e5"),
        IllegalReason::NoneReaches { .. }
    ));
}

#[test]
fn candidates_of_an_ambiguous_move_are_given_in_order() {
    let fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    assert_eq!(ambiguous(fen, "Nd2"), ["Nbd2", "Nfd2"]);
    assert_eq!(ambiguous(fen, "Sd2"), ["Nbd2", "Nfd2"]);
    let queens = "4k3/8/8/8/7Q/8/8/Q3K2Q w - - 0 1";
    assert_eq!(ambiguous(queens, "Qd4"), ["Qad4", "Qhd4"]);
    all_read(queens, &["Qad4", "Qa1d4"], "a1d4");
}

#[test]
fn a_pinned_piece_makes_no_move_ambiguous() {
    all_read("4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1", &["Nc3"], "b1c3");
}

#[test]
fn what_is_no_move_is_unreadable() {
    let long = "e4 ".repeat(20);
    for text in [
        "",
        " ",
        "hello",
        "e9",
        "i4",
        "Nf",
        "e",
        "4",
        "e2e4e5",
        "O-O-O-O",
        "O",
        "--",
        "0000",
        "♔",
        "…",
        "1.",
        "Nf3=X",
        "e4 e5 Nf3",
        "<b>e4</b>",
        "\u{202e}4e",
        "💥",
        "Nf3\0",
        &long,
    ] {
        match read(START, text) {
            Err(MoveError::Unreadable { text: shown }) => {
                assert!(shown.chars().count() <= MAX_CHARACTERS);
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn uci_alone_reads_nothing_else() {
    let position = from(CASTLING);
    let castle = parse_uci(&position, "e1g1").unwrap();
    assert_eq!(castle.castling_side(), Some(CastlingSide::KingSide));
    assert_eq!(parse_uci(&position, "e1h1"), Ok(castle));
    for text in [
        "O-O", "Kg1", "E1G1", " e1g1", "e1-g1", "e1g1Q", "", "e1g1qq", "é1g1", "0000",
    ] {
        assert!(
            matches!(
                parse_uci(&position, text),
                Err(MoveError::Unreadable { .. })
            ),
            "{text:?}"
        );
    }
    assert_eq!(
        parse_uci(&position, "e1e3"),
        Err(MoveError::Illegal {
            text: "e1e3".into(),
            reason: IllegalReason::NotItsMove {
                role: crate::chess::Role::King,
                from: Square::E1,
                to: Square::E3
            }
        })
    );
}

#[test]
fn of_two_illegal_readings_the_nearer_one_gives_the_reason() {
    // The bishop on e2 is pinned; no b-pawn is anywhere near.
    assert_eq!(
        illegal("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "bc4"),
        IllegalReason::ExposesKing { from: Square::E2 }
    );
}

#[test]
fn check_and_mate_are_marked() {
    let position = from("6k1/8/8/8/8/8/8/R2QK2R w KQ - 0 1");
    let written = |text| san(&position, parse_move(&position, text).unwrap());
    assert_eq!(written("Qd8"), "Qd8+");
    assert_eq!(written("0-0"), "O-O");
    let position = from("7k/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(
        san(&position, parse_move(&position, "a1a8").unwrap()),
        "Ra8#"
    );
}

fn moves(position: &Position, texts: &[&str]) -> Vec<Move> {
    let mut position = position.clone();
    texts
        .iter()
        .map(|text| {
            let mv = parse_move(&position, text).unwrap();
            position.play_unchecked(mv);
            mv
        })
        .collect()
}

#[test]
fn a_line_is_numbered_from_one() {
    let white = from("r5k1/8/8/8/8/8/8/R3K3 w Q - 7 33");
    let line = moves(&white, &["Ra8", "Kf7", "Ra7"]);
    assert_eq!(
        number_line(&white, &line, Letters::English),
        "1. Rxa8+ Kf7 2. Ra7+"
    );
    assert_eq!(
        number_line(&white, &line, Letters::Nordic),
        "1. Txa8+ Kf7 2. Ta7+"
    );
    let black = from("r5k1/8/8/8/8/8/8/4K3 b - - 7 33");
    let line = moves(&black, &["Ra1", "Kd2", "Kf7"]);
    assert_eq!(
        number_line(&black, &line, Letters::Figurine),
        "1... ♖a1+ 2. ♔d2 ♔f7"
    );
    assert_eq!(number_line(&black, &[], Letters::English), "");
}

#[test]
fn a_line_ends_before_a_move_that_is_not_legal() {
    let position = from(START);
    let line = moves(&position, &["e4", "e5"]);
    assert_eq!(
        number_line(&position, &[line[0], line[0]], Letters::English),
        "1. e4"
    );
}

#[test]
fn a_pgn_has_the_position_the_moves_and_the_result() {
    let position = from("7k/5ppp/8/8/8/8/8/R3K3 w Q - 4 30");
    let line = moves(&position, &["Ra8"]);
    assert_eq!(
        pgn(
            &position,
            &line,
            &[
                ("Event", "The \"daily\" puzzle"),
                ("An no\ntator", "a\\b\nc"),
                ("Result", "x")
            ]
        ),
        "[Event \"The \\\"daily\\\" puzzle\"]\n\
         [Site \"?\"]\n\
         [Date \"????.??.??\"]\n\
         [Round \"?\"]\n\
         [White \"?\"]\n\
         [Black \"?\"]\n\
         [Result \"1-0\"]\n\
         [Annotator \"a\\\\bc\"]\n\
         [SetUp \"1\"]\n\
         [FEN \"7k/5ppp/8/8/8/8/8/R3K3 w Q - 4 30\"]\n\
         \n\
         30. Ra8# 1-0\n"
    );
}

#[test]
fn the_command_line_says_what_is_wrong_with_a_move() {
    assert_eq!(
        read(START, "Nf6").unwrap_err().to_string(),
        "\"Nf6\" is not legal: no knight can go to f6"
    );
    assert_eq!(
        read("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2")
            .unwrap_err()
            .to_string(),
        "\"Nd2\" can be several moves; write Nbd2 or Nfd2"
    );
}
