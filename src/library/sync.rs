//! The shipped puzzles as entries.

use super::entry::write_lines;
use super::shelf::{Row, Shelves};
use crate::chess::fen;
use crate::puzzle::{Catalogue, Puzzle, difficulty};
use rusqlite::{Connection, TransactionBehavior};
use std::collections::HashMap;

/// How far an estimate may be off: about its error over rated puzzles.
const DEVIATION: u16 = 300;

pub(super) fn sync(connection: &mut Connection, catalogue: &Catalogue) -> rusqlite::Result<()> {
    // Compared before the lock is asked for: at most starts nothing is to be written.
    let mut gone = shipped(connection)?;
    let mut changed: Vec<Row> = Vec::new();
    for row in catalogue.puzzles.iter().map(row) {
        if gone.remove(&row.id).as_ref() != Some(&row) {
            changed.push(row);
        }
    }
    if changed.is_empty() && gone.is_empty() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut shelves = Shelves::default();
    for id in gone.keys() {
        shelves.remove(&transaction, id)?;
    }
    for row in &changed {
        shelves.put(&transaction, row)?;
    }
    shelves.settle(&transaction)?;
    transaction.commit()
}

fn shipped(connection: &Connection) -> rusqlite::Result<HashMap<String, Row>> {
    connection
        .prepare(
            "SELECT id, kind, moves, fen, lines, themes, rating, deviation, source, edition
             FROM entries INDEXED BY shipped WHERE edition > 0",
        )?
        .query_map([], |found| {
            let row = Row {
                id: found.get(0)?,
                kind: found.get(1)?,
                moves: found.get(2)?,
                fen: found.get(3)?,
                lines: found.get(4)?,
                themes: found.get(5)?,
                rating: found.get(6)?,
                deviation: found.get(7)?,
                source: found.get(8)?,
                edition: found.get(9)?,
            };
            Ok((row.id.clone(), row))
        })?
        .collect()
}

fn row(puzzle: &Puzzle) -> Row {
    Row {
        id: puzzle.id.clone(),
        kind: puzzle.kind.word().to_owned(),
        moves: puzzle.moves,
        fen: fen::format(&puzzle.position),
        lines: write_lines(&puzzle.lines),
        themes: puzzle.themes.join(" "),
        rating: difficulty::estimate(puzzle),
        deviation: DEVIATION,
        source: puzzle.source.clone(),
        edition: puzzle.edition,
    }
}
