//! A line of the file as a puzzle, legal but not yet proved.

use super::Skip;
use super::lines::LONGEST_LINE;
use crate::chess::{Move, Position, Rules, fen, notation};
use crate::library::entry::{MOST_RATING, write_lines};
use std::borrow::Cow;

/// The columns of Lichess' puzzle database.
pub const HEADER: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";
pub(super) const COLUMNS: usize = 10;
/// In characters; Lichess' have five.
pub(super) const LONGEST_ID: usize = 12;
/// In characters.
pub(super) const LONGEST_SOURCE: usize = 200;
const LONGEST_THEME: usize = 40;
/// The longest mate that is judged, in moves.
pub(super) const MOST_MATE: u8 = 3;

/// A row, legal but not yet proved.
pub(super) struct Draft {
    pub id: String,
    /// The position shown, after the opponent's move.
    pub position: Position,
    pub fen: String,
    /// From the position shown, solver move first and last.
    pub line: Vec<Move>,
    /// The line as it is stored.
    pub line_text: String,
    /// Solver moves.
    pub moves: u8,
    /// The line ends in mate.
    pub mates: bool,
    pub themes: String,
    pub rating: u16,
    pub deviation: u16,
    pub source: String,
}

impl Draft {
    pub fn read(line: &[u8]) -> Result<Draft, Skip> {
        if line.is_empty() {
            return Err(Skip::Empty);
        }
        if line.len() > LONGEST_LINE {
            return Err(Skip::TooLong);
        }
        let line = str::from_utf8(line).map_err(|_| Skip::NotText)?;
        let columns = columns(line);
        let [id, fen, moves, rating, deviation, _, _, themes, source, _] = columns.as_slice()
        else {
            return Err(Skip::Columns {
                found: columns.len(),
            });
        };
        let id = read_id(id)?;
        let rating = number("rating", rating)?;
        let deviation = number("deviation", deviation)?;
        let themes = read_themes(themes)?;
        if source.chars().count() > LONGEST_SOURCE || source.contains(char::is_control) {
            return Err(Skip::Source);
        }
        let before = fen::parse(fen).map_err(Skip::Fen)?;
        let (position, line, end) = play(before, moves)?;
        let moves = u8::try_from(line.len().div_ceil(2)).map_err(|_| Skip::Length {
            found: line.len() + 1,
        })?;
        let mates = end.is_checkmate();
        agree(&themes, moves, mates)?;
        Ok(Draft {
            id,
            fen: fen::format(&position),
            position,
            line_text: write_lines(std::slice::from_ref(&line)),
            line,
            moves,
            mates,
            themes: themes.join(" "),
            rating,
            deviation,
            source: source.clone().into_owned(),
        })
    }
}

/// Cuts a line at its commas; quotes as RFC 4180 has them.
fn columns(line: &str) -> Vec<Cow<'_, str>> {
    if !line.contains('"') {
        return line.split(',').map(Cow::Borrowed).collect();
    }
    let mut columns = Vec::new();
    let mut column = String::new();
    let mut quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.next_if_eq(&'"').is_some() => column.push('"'),
            '"' => quoted = !quoted,
            ',' if !quoted => columns.push(Cow::Owned(std::mem::take(&mut column))),
            _ => column.push(letter),
        }
    }
    columns.push(Cow::Owned(column));
    columns
}

/// At most forty characters of the file's own text.
fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Letters and digits only: a shipped puzzle's id has a hyphen, so the two never meet.
fn read_id(text: &str) -> Result<String, Skip> {
    let fits = (1..=LONGEST_ID).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if fits {
        Ok(text.to_owned())
    } else {
        Err(Skip::Id {
            text: excerpt(text),
        })
    }
}

fn number(column: &'static str, text: &str) -> Result<u16, Skip> {
    text.parse()
        .ok()
        .filter(|&number| number <= MOST_RATING)
        .ok_or_else(|| Skip::Number {
            column,
            text: excerpt(text),
            most: MOST_RATING,
        })
}

/// Sorted, each once.
fn read_themes(text: &str) -> Result<Vec<&str>, Skip> {
    let mut themes: Vec<&str> = text.split_ascii_whitespace().collect();
    for theme in &themes {
        if theme.len() > LONGEST_THEME || !theme.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Skip::Theme {
                text: excerpt(theme),
            });
        }
    }
    themes.sort_unstable();
    themes.dedup();
    Ok(themes)
}

/// The position after the first move, the others from there, and the position at their end.
fn play(before: Position, text: &str) -> Result<(Position, Vec<Move>, Position), Skip> {
    let mut end = before;
    let mut shown = None;
    let mut line = Vec::new();
    for (index, ply) in text.split_ascii_whitespace().enumerate() {
        let mv = notation::parse_uci(&end, ply).map_err(|error| Skip::Move {
            number: index + 1,
            error,
        })?;
        end.play_unchecked(mv);
        if index == 0 {
            shown = Some(end.clone());
        } else {
            line.push(mv);
        }
    }
    match shown {
        Some(shown) if line.len() % 2 == 1 => Ok((shown, line, end)),
        _ => Err(Skip::Length {
            found: text.split_ascii_whitespace().count(),
        }),
    }
}

/// Whether what the themes say of a mate is what the line does.
fn agree(themes: &[&str], moves: u8, mates: bool) -> Result<(), Skip> {
    for theme in themes {
        let tagged = theme.strip_prefix("mateIn").and_then(|n| n.parse().ok());
        if (*theme == "mate" || tagged.is_some()) && !mates {
            return Err(Skip::NoMate);
        }
        // "In 5" stands for five and more.
        if let Some(tagged) = tagged
            && tagged != moves.min(5)
        {
            return Err(Skip::OtherLength { tagged, moves });
        }
    }
    Ok(())
}
