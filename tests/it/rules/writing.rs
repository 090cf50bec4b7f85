//! R40–R42: notation and values.

use super::{START, after, at, is_legal};
use gaffel::chess::{Color, Letters, Role, Rules, letters, notation, over};
use gaffel::theme;

#[test]
fn r40_every_piece_has_a_letter_in_english_and_in_the_nordic_languages() {
    let named = [
        (Role::King, 'K', 'K'),
        (Role::Queen, 'Q', 'D'),
        (Role::Rook, 'R', 'T'),
        (Role::Bishop, 'B', 'L'),
        (Role::Knight, 'N', 'S'),
    ];
    for (role, english, nordic) in named {
        assert_eq!(Letters::English.letter(role), Some(english));
        assert_eq!(Letters::Nordic.letter(role), Some(nordic));
    }
    assert_eq!(Letters::English.letter(Role::Pawn), None);
    assert_eq!(Letters::Nordic.letter(Role::Pawn), None);
}

#[test]
fn r40_captures_checks_mates_and_castling_have_their_signs() {
    let written = |fen: &str, uci: &str| {
        let position = at(fen);
        notation::san(&position, notation::parse_uci(&position, uci).unwrap())
    };
    assert_eq!(written("6k1/5pNp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8"), "Ra8+");
    let back_rank = "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(written(back_rank, "a1a8"), "Ra8#");
    assert_eq!(written(back_rank, "h1h7"), "Rxh7");
    assert_eq!(written(back_rank, "e1g1"), "O-O");
    assert_eq!(written(back_rank, "e1c1"), "O-O-O");
    assert_eq!(
        letters::localise("Qxh7#", Letters::Nordic),
        "Dxh7#",
        "only the letter differs"
    );
}

#[test]
fn r40_input_takes_the_readers_letters_english_figurines_uci_and_zeros() {
    let position = at("r3k2r/1P6/8/8/8/5N2/8/R3K2R w KQkq - 0 1");
    for texts in [
        vec!["Ng5", "Sg5", "Hg5", "♘g5", "♞g5", "f3g5"],
        vec!["O-O", "0-0", "e1g1", "e1h1"],
        vec!["O-O-O", "0-0-0", "e1c1", "e1a1"],
        vec!["b8=Q", "b8=D", "b8=♕", "b7b8q", "b8D+"],
        vec!["bxa8=N", "bxa8=S", "bxa8H", "b7a8n"],
    ] {
        let moves: Vec<_> = texts
            .iter()
            .map(|text| notation::parse_move(&position, text).unwrap())
            .collect();
        assert!(moves.iter().all(|mv| *mv == moves[0]), "{texts:?}");
    }
    assert!(is_legal(&at(START), "e2e4"));
}

#[test]
fn r41_a_written_game_is_played_through_again() {
    // The scholar's mate, and the end of a well-known game of 1858 in a Paris opera box.
    for (score, winner) in [
        ("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", Color::White),
        ("f3 e5 g4 Qh4#", Color::Black),
        (
            "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
             Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
            Color::White,
        ),
    ] {
        let end = after(&at(START), score);
        assert!(over(&end).is_some());
        assert_eq!(end.turn(), !winner);
        // What is written from the moves is what was read, also in other letters.
        let mut position = at(START);
        let mut line = Vec::new();
        for text in score.split_whitespace() {
            let mv = notation::parse_move(&position, text).unwrap();
            assert_eq!(notation::san(&position, mv), text);
            line.push(mv);
            position = position.play(mv).unwrap();
        }
        let nordic = notation::number_line(&at(START), &line, Letters::Nordic);
        let bare: Vec<&str> = nordic
            .split_whitespace()
            .filter(|word| !word.ends_with('.'))
            .collect();
        assert_eq!(after(&at(START), &bare.join(" ")), end);
    }
}

#[test]
fn r42_the_pieces_have_rough_values_and_the_king_has_none() {
    let values = [
        (Role::Pawn, 1),
        (Role::Knight, 3),
        (Role::Bishop, 3),
        (Role::Rook, 5),
        (Role::Queen, 9),
        (Role::King, 0),
    ];
    for (role, value) in values {
        assert_eq!(theme::value(role), value);
    }
}
