//! Messages across languages, and every enum of the core in words.

use gaffel::chess::{
    CastlingSide, Color, EnPassantProblem, File, GameOver, IllegalReason, MoveError, Rank, Role,
    Square, fen, notation,
};
use gaffel::i18n::{Lang, words};
use gaffel::puzzle::judge::JudgeError;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// One message: its arguments, and its text with all of its variants.
#[derive(Debug, Default, Clone)]
struct Entry {
    arguments: BTreeSet<String>,
    text: String,
}

/// The messages of a language, by file and id.
fn messages(lang: Lang) -> BTreeMap<(String, String), Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("content/messages")
        .join(lang.code());
    let mut found = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        for (id, entry) in parse(&std::fs::read_to_string(&path).unwrap()) {
            let twice = found.insert((name.clone(), id.clone()), entry);
            assert!(twice.is_none(), "{name}: {id} stands twice");
        }
    }
    found
}

/// A message begins in the first column and goes on in indented lines.
fn parse(text: &str) -> Vec<(String, Entry)> {
    let mut found: Vec<(String, Entry)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let indented = line.starts_with(' ');
        let part = match line.split_once(" = ") {
            Some((id, text)) if !indented => {
                found.push((id.to_owned(), Entry::default()));
                text
            }
            _ => line,
        };
        let Some((_, entry)) = found.last_mut() else {
            continue;
        };
        for argument in part.split('$').skip(1) {
            let end = argument.find(|letter: char| !letter.is_alphanumeric() && letter != '-');
            let name = &argument[..end.unwrap_or(argument.len())];
            entry.arguments.insert(name.to_owned());
        }
        entry.text.push_str(part);
        entry.text.push('\n');
    }
    found
}

/// What a reader sees of a message: without arguments, selectors and variant names.
fn words_of(entry: &Entry) -> String {
    let mut seen = String::new();
    for line in entry.text.lines() {
        let mut line = line.trim().trim_start_matches('*');
        if line.starts_with('[')
            && let Some((_, variant)) = line.split_once(']')
        {
            line = variant;
        }
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('{') {
            seen.push_str(before);
            rest = after.split_once('}').map_or("", |(_, after)| after);
        }
        seen.push_str(rest.trim_start_matches('}'));
        seen.push(' ');
    }
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = messages(Lang::En);
    assert!(english.len() > 100);
    for lang in Lang::ALL {
        let own = messages(lang);
        let ids =
            |all: &BTreeMap<(String, String), Entry>| all.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(ids(&own), ids(&english), "{}", lang.code());
        for (id, entry) in &own {
            assert_eq!(
                entry.arguments,
                english[id].arguments,
                "{} {id:?}",
                lang.code()
            );
        }
    }
}

/// Words that are the same in English and a Nordic language.
const SAME: [&str; 8] = [
    "FEN",
    "PGN",
    "OK",
    "Gaffel",
    "System",
    "script",
    "Rating",
    "En passant",
];

#[test]
fn no_message_is_left_in_english() {
    let english = messages(Lang::En);
    for lang in [Lang::Da, Lang::Sv, Lang::Nb] {
        for (id, entry) in messages(lang) {
            let (own, original) = (words_of(&entry), words_of(&english[&id]));
            let worded = own.chars().any(char::is_alphabetic);
            if worded && !SAME.contains(&own.as_str()) {
                assert_ne!(own, original, "{} {id:?}", lang.code());
            }
        }
    }
}

#[test]
fn no_message_uses_a_refused_word() {
    let nordic: &[&str] = &["biskop", "ridder"];
    let swedish: &[&str] = &["riddar", "biskop", "drottning"];
    for (lang, refused) in [(Lang::Da, nordic), (Lang::Nb, nordic), (Lang::Sv, swedish)] {
        for (id, entry) in messages(lang) {
            let text = entry.text.to_lowercase();
            for word in refused {
                assert!(!text.contains(word), "{} {id:?}: {word}", lang.code());
            }
        }
    }
}

#[test]
fn move_numbers_carry_a_full_stop() {
    for lang in Lang::ALL {
        for (id, entry) in messages(lang) {
            let text = words_of(&entry);
            let parts: Vec<&str> = text.split_whitespace().collect();
            for pair in parts.windows(2) {
                let number = pair[0].bytes().all(|byte| byte.is_ascii_digit());
                let square = pair[1].trim_end_matches([',', '.', '+', '#']);
                let square = square.get(square.len().saturating_sub(2)..).unwrap_or("");
                let is_move = square.parse::<Square>().is_ok();
                assert!(!(number && is_move), "{} {id:?}: {pair:?}", lang.code());
            }
        }
    }
}

#[test]
fn arguments_are_put_in_without_invisible_marks() {
    for lang in Lang::ALL {
        let text = words::illegal(lang, &IllegalReason::EmptySquare { from: Square::E4 });
        assert!(text.contains("e4"), "{text}");
        assert!(
            !text.contains(['\u{2068}', '\u{2069}']),
            "isolating marks would show up in copied text"
        );
    }
}

fn illegal_reasons() -> Vec<IllegalReason> {
    use IllegalReason as Why;
    let (from, to, by, square) = (Square::E2, Square::E4, Square::D3, Square::F1);
    let mut reasons = vec![
        Why::GameOver(GameOver::Checkmate),
        Why::GameOver(GameOver::Stalemate),
        Why::GameOver(GameOver::DeadPosition),
        Why::EmptySquare { from },
        Why::NotYourPiece { from },
        Why::NoMove { from },
        Why::OwnPieceThere { to },
        Why::KingNeverCaptured { to },
        Why::Blocked { by },
        Why::PawnBlocked { by },
        Why::PawnBackwards { from, to },
        Why::PawnDoubleStep { from },
        Why::PawnNothingToCapture { to },
        Why::EnPassantNotPossible { to },
        Why::PromotionMissing { to: Square::E8 },
        Why::NotAPromotion { to },
        Why::PromotionTo { role: Role::King },
        Why::PromotionTo { role: Role::Pawn },
        Why::StaysInCheck { by },
        Why::DoubleCheck,
        Why::ExposesKing { from },
        Why::KingIntoCheck { to },
        Why::KingNextToKing { to },
        Why::CastlingBlocked { by },
        Why::CastlingOutOfCheck,
        Why::CastlingThroughCheck { square },
        Why::CastlingIntoCheck { square },
    ];
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        reasons.push(Why::CastlingNoRight { side });
    }
    for (file, rank) in [
        (Some(File::E), None),
        (None, Some(Rank::Fourth)),
        (Some(File::E), Some(Rank::Fourth)),
        (None, None),
    ] {
        let role = Role::Knight;
        reasons.push(Why::NoneThere { role, file, rank });
    }
    for role in Role::ALL {
        reasons.push(Why::NoSuchPiece { role });
        reasons.push(Why::NoneReaches { role, to });
        reasons.push(Why::NotItsMove { role, from, to });
    }
    reasons
}

fn fen_problems() -> Vec<fen::FenProblem> {
    use fen::FenProblem as Why;
    let text = || "zz".to_owned();
    let (rank, square) = (Rank::Fourth, Square::E3);
    let squares = || vec![Square::A1, Square::B8];
    let mut problems = vec![
        Why::Empty,
        Why::TooLong { characters: 500 },
        Why::TooFewFields { found: 1 },
        Why::TooManyFields { found: 7 },
        Why::RankCount { found: 7 },
        Why::RankLength {
            rank,
            squares: 9,
            text: "4p4".into(),
        },
        Why::UnknownPiece { rank, letter: 'x' },
        Why::PawnsOnEdgeRank { squares: squares() },
        Why::BadTurn { text: text() },
        Why::KingsTouch,
        Why::OpponentInCheck {
            king: Square::E8,
            by: squares(),
        },
        Why::BadCastling { text: text() },
        Why::BadEnPassant { text: text() },
        Why::BadHalfmoves { text: text() },
        Why::BadMoveNumber { text: text() },
    ];
    for why in [
        EnPassantProblem::WrongRank {
            expected: Rank::Sixth,
        },
        EnPassantProblem::NoPawn { pawn: Square::E4 },
        EnPassantProblem::Occupied,
        EnPassantProblem::OriginOccupied { from: Square::E2 },
    ] {
        problems.push(Why::EnPassant { square, why });
    }
    for color in Color::ALL {
        problems.push(Why::NoKing { color });
        problems.push(Why::SeveralKings { color, count: 2 });
        problems.push(Why::TooManyPieces { color, count: 17 });
        problems.push(Why::TooManyPawns { color, count: 9 });
        for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
            let home = Square::E1;
            problems.push(Why::CastlingKingNotHome { color, side, home });
            let home = Square::H1;
            problems.push(Why::CastlingRookNotHome { color, side, home });
        }
    }
    problems
}

fn move_errors() -> Vec<MoveError> {
    let text = || "zz".to_owned();
    vec![
        MoveError::Unreadable {
            text: String::new(),
        },
        MoveError::Unreadable { text: text() },
        MoveError::Ambiguous {
            text: text(),
            candidates: vec!["Nbd2".into(), "Nfd2".into()],
        },
        MoveError::Illegal {
            text: text(),
            reason: IllegalReason::DoubleCheck,
        },
    ]
}

fn judge_errors() -> Vec<JudgeError> {
    vec![
        JudgeError::LineIllegal {
            index: 2,
            error: MoveError::Unreadable { text: "zz".into() },
        },
        JudgeError::LineOdd,
        JudgeError::LineOff { index: 1 },
        JudgeError::Finished,
        JudgeError::Unknown,
    ]
}

/// Every sentence, for people to read when it changes.
#[test]
fn every_reason_is_a_full_sentence() {
    let mut all = String::new();
    for lang in Lang::ALL {
        let mut sentences: Vec<String> = Vec::new();
        sentences.extend(
            move_errors()
                .iter()
                .map(|error| words::move_error(lang, error)),
        );
        sentences.extend(
            illegal_reasons()
                .iter()
                .map(|why| words::illegal(lang, why)),
        );
        sentences.extend(
            fen_problems()
                .iter()
                .map(|why| words::fen_problem(lang, why)),
        );
        sentences.extend(
            judge_errors()
                .iter()
                .map(|error| words::judge_error(lang, error)),
        );
        writeln!(all, "# {}", lang.name()).unwrap();
        for sentence in &sentences {
            assert!(sentence.ends_with(['.', '?']), "{sentence}");
            let first = sentence.chars().next().unwrap();
            let square = sentence
                .get(..2)
                .is_some_and(|start| start.parse::<Square>().is_ok());
            assert!(!first.is_lowercase() || square, "{sentence}");
            assert!(
                !sentence.contains(['{', '}', '\u{2068}', '\n']),
                "{sentence}"
            );
            writeln!(all, "{sentence}").unwrap();
        }
        let distinct: BTreeSet<&String> = sentences.iter().collect();
        // "You have no knight on the board" comes from two reasons, the double check from two.
        assert_eq!(distinct.len(), sentences.len() - 2, "{}", lang.code());
    }
    insta::assert_snapshot!(all);
}

#[test]
fn a_refused_fen_gives_all_of_its_reasons() {
    let error = fen::parse("8/8/8/8/8/8/8/8 x - - 0 1").unwrap_err();
    let text = words::fen_error(Lang::Nb, &error);
    assert!(text.contains("Hvit har ingen konge."), "{text}");
    assert!(text.contains("Svart har ingen konge."), "{text}");
    assert!(text.contains("«x»"), "{text}");
}

#[test]
fn a_readers_own_text_stands_in_the_answer_as_it_is() {
    let position = fen::parse("6k1/8/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
    let error = notation::parse_move(&position, "<script>{ $x }").unwrap_err();
    let text = words::move_error(Lang::En, &error);
    assert!(text.starts_with("“<script>{ $x }”"), "{text}");
}
