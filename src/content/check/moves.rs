//! Moves as authors write them: SAN in English letters, numbers allowed.

use super::desk::Desk;
use crate::chess::{Color, Move, MoveError, Position, Rules, notation};
use crate::content::source::Place;
use std::ops::Range;

/// One move of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token<'t> {
    /// Without its number.
    pub san: &'t str,
    /// The number and dots before it, as written but without spaces.
    pub prefix: String,
    /// The bytes of both in the text.
    pub range: Range<usize>,
    pub when: When,
}

/// When a move is said to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    Any,
    /// `12.` or `12...`
    Number(u32, Color),
    /// `...`: by Black, whoever is to move.
    Black,
}

impl When {
    pub fn fits(self, position: &Position) -> bool {
        match self {
            When::Any | When::Black => true,
            When::Number(number, color) => {
                position.fullmoves().get() == number && position.turn() == color
            }
        }
    }
}

/// Moves parted by white space; a number may stand before its move or alone.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut pending: Option<(String, usize)> = None;
    for word in words(text) {
        let written = &text[word.clone()];
        let digits = written.len()
            - written
                .trim_start_matches(|c: char| c.is_ascii_digit())
                .len();
        let dots = written[digits..].len() - written[digits..].trim_start_matches('.').len();
        let (prefix, san) = match dots {
            0 => ("", written),
            _ => written.split_at(digits + dots),
        };
        let (before, start) = pending.take().unwrap_or((String::new(), word.start));
        let prefix = before + prefix;
        if san.is_empty() {
            pending = Some((prefix, start));
            continue;
        }
        tokens.push(Token {
            san,
            when: when(&prefix),
            prefix,
            range: start..word.end,
        });
    }
    if let Some((prefix, start)) = pending {
        let end = text.trim_end().len();
        tokens.push(Token {
            san: "",
            when: When::Any,
            prefix,
            range: start..end,
        });
    }
    tokens
}

fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let start = text.as_ptr() as usize;
    text.split_whitespace().map(move |word| {
        let at = word.as_ptr() as usize - start;
        at..at + word.len()
    })
}

fn when(prefix: &str) -> When {
    let number = prefix.trim_end_matches('.');
    let dots = prefix.len() - number.len();
    match (number.parse(), dots) {
        (Ok(number), 1) => When::Number(number, Color::White),
        (Ok(number), 2..) => When::Number(number, Color::Black),
        (Err(_), 2..) => When::Black,
        _ => When::Any,
    }
}

/// Why a text is no move here.
#[derive(Debug, PartialEq, Eq)]
pub struct Refused {
    /// `what; how to mend`.
    pub words: String,
    /// A move, but not legal: it helps to know what was played before.
    pub illegal: bool,
}

/// Reads one move.
///
/// # Errors
/// It is none, or not legal, or not in English letters.
pub fn read(position: &Position, san: &str) -> Result<Move, Refused> {
    // Readers may write their own letters, authors may not: D and S mean nothing in an English text.
    let foreign = san.starts_with(|letter: char| !letter.is_ascii() || "DTLSH".contains(letter));
    match notation::parse_move(position, san) {
        Ok(mv) if !foreign => Ok(mv),
        Err(error) if !foreign => Err(Refused {
            words: words_of(position, &error),
            illegal: matches!(error, MoveError::Illegal { .. }),
        }),
        read => {
            let write = read.map_or_else(
                |_| "K, Q, R, B and N".to_owned(),
                |mv| notation::san(position, mv),
            );
            Err(Refused {
                words: format!("{san:?} is not in English letters; write {write}"),
                illegal: false,
            })
        }
    }
}

fn words_of(position: &Position, error: &MoveError) -> String {
    let side = match position.turn() {
        Color::White => "White",
        Color::Black => "Black",
    };
    match error {
        MoveError::Illegal { .. } => format!("{error}, {side} to move"),
        _ => error.to_string(),
    }
}

/// Says of a move that can be played which number it has here, if only that is wrong.
pub fn misnumbered(position: &Position, token: &Token<'_>) -> Option<String> {
    let When::Number(_, color) = token.when else {
        return None;
    };
    read(position, token.san).ok()?;
    let dots = if color == Color::White { "." } else { "..." };
    (color == position.turn()).then(|| {
        let number = position.fullmoves();
        format!(
            "{} is move {number}{dots} here, not {}; mend the number, or leave it out",
            token.san, token.prefix
        )
    })
}

/// Plays a text of moves from a position; the first that cannot be played is told.
pub fn line(desk: &mut Desk<'_>, place: Place, text: &str, from: &Position) -> Option<Vec<Move>> {
    let mut position = from.clone();
    let mut moves = Vec::new();
    for token in tokens(text) {
        let part = desk.part(place, text, token.range.clone());
        if !token.when.fits(&position) {
            let words = misnumbered(&position, &token).unwrap_or_else(|| {
                let after = after(from, &moves);
                format!(
                    "this is not move {}{after}; mend the number, or leave it out",
                    token.prefix
                )
            });
            desk.error_in_words(part, &words, "");
            return None;
        }
        match read(&position, token.san) {
            Ok(mv) => {
                position.play_unchecked(mv);
                moves.push(mv);
            }
            Err(Refused { words, illegal }) => {
                let after = if illegal {
                    after(from, &moves)
                } else {
                    String::new()
                };
                desk.error_in_words(part, &words, &after);
                return None;
            }
        }
    }
    if moves.is_empty() {
        desk.error(place, "no moves stand here", "write them like `e4 e5 Nf3`");
        return None;
    }
    Some(moves)
}

/// " after 1. e4 e5"; nothing at the beginning.
pub fn after(from: &Position, moves: &[Move]) -> String {
    if moves.is_empty() {
        return String::new();
    }
    format!(" after {}", numbered(from, moves))
}

/// "7. e4 e5 8. Nf3", with the numbers of the position, as the author writes them.
fn numbered(from: &Position, moves: &[Move]) -> String {
    let mut position = from.clone();
    let mut words = Vec::new();
    for &mv in moves {
        match position.turn() {
            Color::White => words.push(format!("{}.", position.fullmoves())),
            Color::Black if words.is_empty() => words.push(format!("{}...", position.fullmoves())),
            Color::Black => {}
        }
        words.push(notation::san(&position, mv));
        position.play_unchecked(mv);
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_before_moves_or_alone() {
        let text = "1. e4 e5 2.Nf3 12...Qd5 ...Kf8";
        let found: Vec<_> = tokens(text)
            .into_iter()
            .map(|token| (token.prefix, token.san, &text[token.range]))
            .collect();
        let expected = [
            ("1.", "e4", "1. e4"),
            ("", "e5", "e5"),
            ("2.", "Nf3", "2.Nf3"),
            ("12...", "Qd5", "12...Qd5"),
            ("...", "Kf8", "...Kf8"),
        ];
        let expected = expected.map(|(prefix, san, all)| (prefix.to_owned(), san, all));
        assert_eq!(found, expected);
        assert_eq!(tokens("3.")[0].san, "");
        assert_eq!(tokens("12...Qd5")[0].when, When::Number(12, Color::Black));
        assert_eq!(tokens("...Qd5")[0].when, When::Black);
    }

    #[test]
    fn letters_of_other_languages_are_refused() {
        let start = Position::default();
        assert!(read(&start, "Nf3").is_ok() && read(&start, "e2e4").is_ok());
        let told = read(&start, "Sf3").unwrap_err();
        assert_eq!(told.words, "\"Sf3\" is not in English letters; write Nf3");
    }
}
