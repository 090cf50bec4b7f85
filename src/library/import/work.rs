//! From a chunk of lines to rows ready to be written.

use super::lines::Chunk;
use super::row::Draft;
use super::{Skip, prove};
use crate::library::LibraryError;
use crate::library::entry::write_lines;
use crate::library::shelf::Row;
use crate::mate::Solver;
use crate::progress::sqlite::database::Database;
use crate::puzzle::Kind;
use crate::puzzle::judge::PROOF_LIMIT_NODES;
use rusqlite::{Connection, OptionalExtension};
use std::path::Path;

/// A chunk dealt with.
pub(super) struct Worked {
    pub index: u64,
    /// The number of each line and what is to be done with it.
    pub lines: Vec<(u64, Result<Found, Skip>)>,
}

/// What a good line is.
pub(super) enum Found {
    /// To be written: new or changed.
    Row(Row),
    /// There already, word for word.
    Same,
}

/// What one thread needs.
pub(super) struct Worker {
    database: Database,
    solver: Solver,
}

impl Worker {
    pub fn open(path: &Path) -> Result<Worker, LibraryError> {
        Ok(Worker {
            database: Database::read_only(path)?,
            solver: Solver::new(PROOF_LIMIT_NODES),
        })
    }

    pub fn work(&mut self, chunk: &Chunk) -> Result<Worked, LibraryError> {
        let drafts: Vec<(u64, Result<Draft, Skip>)> = chunk
            .lines()
            .map(|(number, line)| (number, Draft::read(line)))
            .collect();
        let known = known(&self.database.connection, &drafts)?;
        let lines = drafts.into_iter().zip(known);
        let lines = lines
            .map(|((number, draft), known)| {
                let found = draft.and_then(|draft| self.found(draft, known));
                (number, found)
            })
            .collect();
        Ok(Worked {
            index: chunk.index,
            lines,
        })
    }

    fn found(&mut self, draft: Draft, known: Option<Known>) -> Result<Found, Skip> {
        let known = known.filter(|known| known.is_of(&draft));
        if known.as_ref().is_some_and(|known| known.says(&draft)) {
            return Ok(Found::Same);
        }
        let lines = match known {
            Some(known) => known.lines,
            None => write_lines(&prove::lines(&draft, &mut self.solver)?),
        };
        let kind = if draft.mates {
            Kind::Mate
        } else {
            Kind::Tactic
        };
        Ok(Found::Row(Row {
            id: draft.id,
            kind: kind.word().to_owned(),
            moves: draft.moves,
            fen: draft.fen,
            lines,
            themes: draft.themes,
            rating: draft.rating,
            deviation: draft.deviation,
            source: draft.source,
            edition: 0,
        }))
    }
}

/// What is stored under a draft's id.
struct Known {
    fen: String,
    lines: String,
    themes: String,
    rating: u16,
    deviation: u16,
    source: String,
}

impl Known {
    /// The same puzzle, and so proved.
    fn is_of(&self, draft: &Draft) -> bool {
        let line = self.lines.split(',').next();
        self.fen == draft.fen && line == Some(draft.line_text.as_str())
    }

    /// And nothing about it has changed.
    fn says(&self, draft: &Draft) -> bool {
        self.themes == draft.themes
            && self.rating == draft.rating
            && self.deviation == draft.deviation
            && self.source == draft.source
    }
}

/// What is stored of the drafts, in one snapshot that is over before the long work begins: one
/// that lasts would keep the write-ahead log from being emptied.
fn known(
    connection: &Connection,
    drafts: &[(u64, Result<Draft, Skip>)],
) -> rusqlite::Result<Vec<Option<Known>>> {
    let snapshot = connection.unchecked_transaction()?;
    let mut statement = snapshot.prepare_cached(
        "SELECT fen, lines, themes, rating, deviation, source FROM entries WHERE id = ?1",
    )?;
    drafts
        .iter()
        .map(|(_, draft)| {
            let Ok(draft) = draft else { return Ok(None) };
            statement
                .query_row([&draft.id], |row| {
                    Ok(Known {
                        fen: row.get(0)?,
                        lines: row.get(1)?,
                        themes: row.get(2)?,
                        rating: row.get(3)?,
                        deviation: row.get(4)?,
                        source: row.get(5)?,
                    })
                })
                .optional()
        })
        .collect()
}
