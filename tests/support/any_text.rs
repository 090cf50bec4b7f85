//! What must hold for any text whatever, read as a FEN, as a move or as a content file. One function
//! each, used by the property tests and by the fuzz targets.

use gaffel::chess::{Letters, MoveError, Position, Rules, fen, letters, notation, over};
use gaffel::content::{self, Problem};

/// Reading gives a position that is written and read back alike, or at least one reason.
pub fn any_fen(text: &str) {
    match fen::parse(text) {
        Ok(position) => {
            let written = fen::format(&position);
            let again = fen::parse(&written).expect("what is written can be read");
            assert_eq!(again, position, "{text:?}");
            assert_eq!(fen::format(&again), written, "{text:?}");
            let _ = over(&position);
            for mv in position.legal_moves() {
                let next = position
                    .clone()
                    .play(mv)
                    .expect("legal moves can be played");
                let _ = next.legal_moves();
            }
        }
        Err(error) => {
            assert!(!error.reasons.is_empty(), "{text:?}");
            for reason in &error.reasons {
                let said = reason.to_string();
                assert!(said.contains("; "), "what and how to mend: {said}");
                // Forty characters of text, each written out as `\u{10ffff}` at worst.
                assert!(said.chars().count() < 600, "{said}");
            }
        }
    }
}

/// Reading gives a legal move that is written and read back alike, or an error that helps.
pub fn any_move(position: &Position, text: &str) {
    match notation::parse_move(position, text) {
        Ok(mv) => {
            assert!(position.is_legal(mv), "{text:?}");
            let san = notation::san(position, mv);
            assert_eq!(notation::parse_move(position, &san), Ok(mv), "{text:?}");
        }
        Err(error) => helps(position, text, &error),
    }
    match notation::parse_uci(position, text) {
        // UCI means the same to both readers.
        Ok(mv) => assert_eq!(notation::parse_move(position, text), Ok(mv), "{text:?}"),
        Err(error) => helps(position, text, &error),
    }
    for letters in [Letters::English, Letters::Nordic, Letters::Figurine] {
        let _ = letters::localise(text, letters);
    }
    let pgn = notation::pgn(position, &[], &[("Event", text), (text, "x")]);
    assert!(pgn.ends_with('\n'));
}

fn helps(position: &Position, text: &str, error: &MoveError) {
    let (MoveError::Unreadable { text: shown }
    | MoveError::Ambiguous { text: shown, .. }
    | MoveError::Illegal { text: shown, .. }) = error
    else {
        panic!("{text:?}: a kind of error that is not looked at here: {error:?}");
    };
    assert!(shown.chars().count() <= notation::MAX_CHARACTERS);
    if let MoveError::Ambiguous { candidates, .. } = error {
        assert!(candidates.len() > 1, "{text:?}");
        assert!(candidates.is_sorted(), "{text:?}: {candidates:?}");
        for candidate in candidates {
            assert!(
                notation::parse_move(position, candidate).is_ok(),
                "{text:?}"
            );
        }
    }
    assert!(!error.to_string().is_empty());
}

/// Reading content files gives problems that can be shown, each in one line, with a place.
pub fn any_content(files: &[(String, Vec<u8>)]) {
    for problem in &content::load(files).problems {
        let Problem {
            line,
            column,
            length,
            what,
            ..
        } = problem;
        assert!(*line >= 1 && *column >= 1 && *length >= 1, "{problem:?}");
        assert!(!what.is_empty() && !what.contains('\n'), "{problem:?}");
        let _ = (problem.to_string(), problem.underlined());
    }
}
