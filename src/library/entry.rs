//! An entry and its row.

use crate::chess::{Move, Position, Rules, fen, notation};
use crate::puzzle::{Kind, Puzzle};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};
use std::fmt::Write;

/// The highest rating that an entry can have; the lowest is 0.
pub const MOST_RATING: u16 = 4000;

/// A puzzle to practise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its `edition` is 0 if it is imported.
    pub puzzle: Puzzle,
    /// Difficulty on the scale of Lichess' puzzle ratings, 0 to [`MOST_RATING`].
    pub rating: u16,
    /// How far the rating may be off: one standard deviation, in the same points.
    pub rating_deviation: u16,
    pub origin: Origin,
}

impl Entry {
    /// Stable and unique in the library; safe in URLs.
    pub fn id(&self) -> &str {
        &self.puzzle.id
    }

    /// Where the position is from, for the curious.
    pub fn source(&self) -> &str {
        &self.puzzle.source
    }
}

/// How an entry came into the library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// It comes with the program.
    Shipped,
    /// From Lichess' puzzle database.
    Imported,
}

/// The columns that [`read`] reads, in its order.
pub(super) const COLUMNS: &str =
    "e.id, e.kind, e.moves, e.fen, e.lines, e.themes, e.rating, e.deviation, e.source, e.edition";

pub(super) fn load(connection: &Connection, id: &str) -> rusqlite::Result<Option<Entry>> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM entries e WHERE id = ?1"))?
        .query_row([id], read)
        .optional()
}

pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let text = |column: usize| row.get_ref(column)?.as_str().map_err(rusqlite::Error::from);
    let kind = kind(text(1)?).ok_or_else(|| wrong(1, "no kind of puzzle"))?;
    let position = fen::parse(text(3)?).map_err(|error| wrong(3, error))?;
    let lines = lines(&position, text(4)?).map_err(|error| wrong(4, error))?;
    let edition = row.get(9)?;
    Ok(Entry {
        puzzle: Puzzle {
            id: row.get(0)?,
            kind,
            moves: row.get(2)?,
            position,
            lines,
            themes: text(5)?
                .split_ascii_whitespace()
                .map(str::to_owned)
                .collect(),
            edition,
            source: row.get(8)?,
        },
        rating: row.get(6)?,
        rating_deviation: row.get(7)?,
        origin: match edition {
            0 => Origin::Imported,
            _ => Origin::Shipped,
        },
    })
}

fn wrong(
    column: usize,
    error: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
}

fn kind(word: &str) -> Option<Kind> {
    [Kind::Mate, Kind::Fork, Kind::Skewer, Kind::Tactic]
        .into_iter()
        .find(|kind| kind.word() == word)
}

fn lines(position: &Position, text: &str) -> Result<Vec<Vec<Move>>, crate::chess::MoveError> {
    text.split(',')
        .map(|line| {
            let mut position = position.clone();
            line.split_ascii_whitespace()
                .map(|ply| {
                    let mv = notation::parse_uci(&position, ply)?;
                    position.play_unchecked(mv);
                    Ok(mv)
                })
                .collect()
        })
        .collect()
}

/// Lines as they are stored.
pub(super) fn write_lines(lines: &[Vec<Move>]) -> String {
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        for (ply, &mv) in line.iter().enumerate() {
            let before = match (index, ply) {
                (0, 0) => "",
                (_, 0) => ",",
                _ => " ",
            };
            // Writing to a string does not fail.
            let _ = write!(text, "{before}{}", notation::uci(mv));
        }
    }
    text
}
