//! Properties of reading and writing, over random games and random text.

use crate::any_text::{any_fen, any_move};
use gaffel::chess::{Letters, Move, Position, Rules, fen, letters, notation};
use proptest::prelude::*;

/// Beginnings from which random games soon castle, promote and capture en passant.
const BEGINNINGS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
    "6k1/1q5q/q7/8/NN1N4/2Q1Q2Q/8/B1B1K1NN w - - 0 1",
];

prop_compose! {
    /// A position some way into a random game.
    fn position()(
        beginning in 0..BEGINNINGS.len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..80),
    ) -> Position {
        let mut position = fen::parse(BEGINNINGS[beginning]).unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice.index(moves.len())]);
        }
        position
    }
}

/// A move in every notation that readers use.
fn spellings(position: &Position, mv: Move) -> Vec<String> {
    let san = notation::san(position, mv);
    let bare = san.trim_end_matches(['+', '#']).to_owned();
    let nordic = letters::localise(&san, Letters::Nordic);
    let figurine = letters::figurine(&san);
    let black_figurine = figurine
        .chars()
        .map(|letter| match letter {
            '♔'..='♙' => char::from_u32(u32::from(letter) + 6).unwrap(),
            other => other,
        })
        .collect();
    vec![
        notation::uci(mv),
        format!("12. {san}!"),
        san.replace('O', "0"),
        san.replace('=', ""),
        san.replace('x', ":"),
        bare.replace('x', ""),
        nordic.replace('S', "H"),
        nordic,
        figurine,
        black_figurine,
        // Long algebraic, with the piece's letter and both squares.
        mv.to_string(),
        bare,
        san,
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_legal_move_is_read_back_from_every_notation(position in position()) {
        for mv in position.legal_moves() {
            for text in spellings(&position, mv) {
                prop_assert_eq!(
                    notation::parse_move(&position, &text),
                    Ok(mv),
                    "{} in {}",
                    text,
                    fen::format(&position)
                );
            }
            prop_assert_eq!(notation::parse_uci(&position, &notation::uci(mv)), Ok(mv));
        }
    }

    #[test]
    fn small_letters_are_read_where_they_leave_no_doubt(position in position()) {
        let legal = position.legal_moves();
        for &mv in &legal {
            let san = notation::san(&position, mv);
            let small = san.to_lowercase();
            match notation::parse_move(&position, &small) {
                Ok(read) if read == mv => {}
                // A small b is a file first: a pawn's in `bxc3`, and with a rank it names a square,
                // as `b3c4` does for whatever stands on b3.
                Ok(read) => {
                    prop_assert!(san.starts_with('B'), "{} for {}", small, san);
                    let pawn = notation::san(&position, read).starts_with('b');
                    let named = read
                        .from()
                        .is_some_and(|from| small.starts_with(&from.to_string()));
                    prop_assert!(pawn || named, "{} is read as {}", small, read);
                }
                // A square that is named and from which no piece goes there: refused.
                Err(error) => prop_assert!(
                    san.starts_with('B') && small[1..].starts_with(|sign: char| sign.is_ascii_digit()),
                    "{} in {}: {}",
                    small,
                    fen::format(&position),
                    error
                ),
            }
        }
    }

    #[test]
    fn every_position_is_written_and_read_back_alike(position in position()) {
        let text = fen::format(&position);
        let again = fen::parse(&text).unwrap();
        prop_assert_eq!(&again, &position);
        prop_assert_eq!(fen::format(&again), text);
        let mut moves: Vec<String> = position.legal_moves().into_iter().map(notation::uci).collect();
        let mut read: Vec<String> = again.legal_moves().into_iter().map(notation::uci).collect();
        moves.sort();
        read.sort();
        prop_assert_eq!(moves, read);
    }

    #[test]
    fn from_every_square_to_every_square_gives_a_legal_move_or_a_reason(position in position()) {
        for from in gaffel::chess::Square::ALL {
            for to in gaffel::chess::Square::ALL {
                any_move(&position, &format!("{from}{to}"));
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused_as_a_move(position in position(), text in "\\PC{0,60}") {
        any_move(&position, &text);
    }

    #[test]
    fn text_made_of_the_signs_of_moves_is_read_or_refused(
        position in position(),
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "K", "Q", "R", "B", "N", "D", "T", "L", "S", "H", "k", "q", "b", "n", "h", "P",
                "a", "c", "d", "e", "f", "g", "A", "E", "1", "2", "3", "4", "5", "6", "7", "8",
                "0", "O", "o", "-", "–", "x", ":", "×", "=", "(", ")", "/", "+", "#", "!", "?",
                "e.p.", "ep", ".", "…", " ", "\u{a0}", "1.", "12...", "♘", "♟", "\u{fe0f}", "Ｎ",
                "９", "e4", "d5", "Nf3", "e8", "é", "\0",
            ]),
            0..9,
        ),
    ) {
        any_move(&position, &parts.concat());
    }

    #[test]
    fn any_text_is_read_or_refused_as_a_fen(text in "\\PC{0,140}") {
        any_fen(&text);
    }

    #[test]
    fn a_fen_with_a_few_characters_changed_is_read_or_refused(
        position in position(),
        changes in prop::collection::vec(
            (any::<prop::sample::Index>(), prop::sample::select("KQRBNPkqrbnp12345678/ wb-abe36ø".chars().collect::<Vec<_>>())),
            1..4,
        ),
    ) {
        let mut text: Vec<char> = fen::format(&position).chars().collect();
        for (place, letter) in changes {
            let place = place.index(text.len());
            text[place] = letter;
        }
        any_fen(&text.into_iter().collect::<String>());
    }
}
