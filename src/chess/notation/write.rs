//! From moves to text.

use crate::chess::{Color, Letters, Move, Position, Rules, Square, fen, letters, outcome};
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;

/// English SAN with `+` or `#`. The move must be legal in the position.
pub fn san(position: &Position, mv: Move) -> String {
    SanPlus::from_move(position.clone(), mv).to_string()
}

/// UCI, castling as the king's own two squares (`e1g1`).
pub fn uci(mv: Move) -> String {
    UciMove::from_standard(mv).to_string()
}

/// Where a move begins and ends on the board, castling as the king's own two squares. `None` for
/// moves that begin nowhere, which chess has not.
pub fn squares(mv: Move) -> Option<(Square, Square)> {
    let from = mv.from()?;
    let to = mv.castling_side().map_or(mv.to(), |side| {
        Square::from_coords(side.king_to_file(), from.rank())
    });
    Some((from, to))
}

/// A line with move numbers counted from 1, whatever the position's own number, in the
/// letters given:
/// `1. Qh7+ Kf8 2. Qh8#`, or `1... Kf8 2. Qh8#` when Black begins.
///
/// The line ends before the first move that is not legal.
pub fn number_line(position: &Position, line: &[Move], letters: Letters) -> String {
    letters::localise(&numbered(position, line, 1), letters)
}

fn numbered(position: &Position, line: &[Move], first: u32) -> String {
    let mut position = position.clone();
    let mut number = first;
    let mut words = Vec::new();
    for (index, &mv) in line.iter().enumerate() {
        if !position.is_legal(mv) {
            break;
        }
        match (position.turn(), index) {
            (Color::White, _) => words.push(format!("{number}.")),
            (Color::Black, 0) => words.push(format!("{number}...")),
            (Color::Black, _) => {}
        }
        if position.turn() == Color::Black {
            number += 1;
        }
        let played = SanPlus::from_move_and_play_unchecked(&mut position, mv);
        words.push(played.to_string());
    }
    words.join(" ")
}

/// A PGN game from the position: English letters, the tags given, then `SetUp` and `FEN`, the
/// moves, and the result if the line ends the game.
///
/// The seven tags every PGN has are filled with `?` where not given; tag names keep letters,
/// figures and `_` only. Moves are numbered from the position's own number, as the FEN tag has
/// it. The line ends before the first move that is not legal.
pub fn pgn(position: &Position, line: &[Move], tags: &[(&str, &str)]) -> String {
    let mut end = position.clone();
    for &mv in line {
        if !end.is_legal(mv) {
            break;
        }
        end.play_unchecked(mv);
    }
    let result = match outcome::over(&end) {
        Some(outcome::GameOver::Checkmate) => end.turn().fold_wb("0-1", "1-0"),
        Some(_) => "1/2-1/2",
        None => "*",
    };
    let given = |name: &str| {
        tags.iter()
            .find(|(tag, _)| *tag == name)
            .map(|(_, value)| *value)
    };
    let mut text = String::new();
    for (name, unknown) in SEVEN_TAGS {
        tag(&mut text, name, given(name).unwrap_or(unknown));
    }
    tag(&mut text, "Result", result);
    for (name, value) in tags {
        let fixed = ["Result", "SetUp", "FEN"].contains(name);
        if !fixed && !SEVEN_TAGS.iter().any(|(seven, _)| seven == name) {
            tag(&mut text, name, value);
        }
    }
    tag(&mut text, "SetUp", "1");
    tag(&mut text, "FEN", &fen::format(position));
    text.push('\n');
    let moves = numbered(position, line, position.fullmoves().get());
    text.push_str(&wrapped(&format!("{moves} {result}")));
    text
}

/// The seven tags of the PGN standard without the last, the result.
const SEVEN_TAGS: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

fn tag(text: &mut String, name: &str, value: &str) {
    let name: String = name
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
        .collect();
    if name.is_empty() {
        return;
    }
    let value: String = value
        .chars()
        .filter(|letter| !letter.is_control())
        .flat_map(|letter| {
            matches!(letter, '"' | '\\')
                .then_some('\\')
                .into_iter()
                .chain([letter])
        })
        .collect();
    text.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// Lines of at most 79 characters, as PGN export asks.
fn wrapped(words: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words.split_whitespace() {
        if column > 0 && column + 1 + word.len() > 79 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    }
    text.push('\n');
    text
}
