//! Keeping entries and shelves in step: one row in, its themes' shelves and counts with it.

use rusqlite::{Connection, OptionalExtension, params};
use std::collections::{BTreeMap, HashMap};

/// Rating points to a band.
pub(super) const BAND: u16 = 50;
/// The theme that every entry has.
pub(super) const EVERY: i64 = 0;

/// An entry as it is stored; the columns are explained in the migration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    pub id: String,
    pub kind: String,
    pub moves: u8,
    pub fen: String,
    pub lines: String,
    pub themes: String,
    pub rating: u16,
    pub deviation: u16,
    pub source: String,
    pub edition: u32,
}

/// What became of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kept {
    New,
    /// It was there; what had changed is changed.
    Known,
}

pub(super) fn counts(connection: &Connection) -> rusqlite::Result<Vec<(String, u64)>> {
    connection
        .prepare_cached(
            "SELECT name, entries FROM themes WHERE number > 0 AND entries > 0 ORDER BY name",
        )?
        .query_map([], |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)?.unsigned_abs()))
        })?
        .collect()
}

pub(super) fn total(connection: &Connection) -> rusqlite::Result<u64> {
    connection
        .prepare_cached("SELECT entries FROM themes WHERE number = ?1")?
        .query_row([EVERY], |row| Ok(row.get::<_, i64>(0)?.unsigned_abs()))
}

/// Writes entries within a transaction that the caller holds. After a failure it is of no use any
/// more; before the commit [`Shelves::settle`] writes shelves and counts.
#[derive(Default)]
pub(super) struct Shelves {
    themes: HashMap<String, i64>,
    /// Theme, band and entry: put on the shelf (true) or taken from it. Written in this order: the
    /// places of one shelf lie together in the file, those of one entry far apart.
    places: BTreeMap<(i64, u16, i64), bool>,
    counts: BTreeMap<i64, i64>,
}

impl Shelves {
    /// Stores the row, or brings the entry of its id up to date.
    pub fn put(&mut self, connection: &Connection, row: &Row) -> rusqlite::Result<Kept> {
        let new = connection
            .prepare_cached(
                "INSERT INTO entries (id, kind, moves, fen, lines, themes, rating, deviation,
                     source, edition)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (id) DO NOTHING",
            )?
            .execute(params![
                row.id,
                row.kind,
                row.moves,
                row.fen,
                row.lines,
                row.themes,
                row.rating,
                row.deviation,
                row.source,
                row.edition,
            ])?;
        if new == 1 {
            let number = connection.last_insert_rowid();
            self.place(connection, number, &row.themes, row.rating, true)?;
            return Ok(Kept::New);
        }
        let (number, themes, rating): (i64, String, u16) = connection
            .prepare_cached("SELECT number, themes, rating FROM entries WHERE id = ?1")?
            .query_row([&row.id], |found| {
                Ok((found.get(0)?, found.get(1)?, found.get(2)?))
            })?;
        connection
            .prepare_cached(
                "UPDATE entries SET kind = ?2, moves = ?3, fen = ?4, lines = ?5, themes = ?6,
                     rating = ?7, deviation = ?8, source = ?9, edition = ?10 WHERE number = ?1",
            )?
            .execute(params![
                number,
                row.kind,
                row.moves,
                row.fen,
                row.lines,
                row.themes,
                row.rating,
                row.deviation,
                row.source,
                row.edition,
            ])?;
        if themes != row.themes || rating / BAND != row.rating / BAND {
            self.place(connection, number, &themes, rating, false)?;
            self.place(connection, number, &row.themes, row.rating, true)?;
        }
        Ok(Kept::Known)
    }

    /// Takes the entry of that id out; nothing happens if there is none.
    pub fn remove(&mut self, connection: &Connection, id: &str) -> rusqlite::Result<()> {
        let found: Option<(i64, String, u16)> = connection
            .prepare_cached("DELETE FROM entries WHERE id = ?1 RETURNING number, themes, rating")?
            .query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .optional()?;
        match found {
            Some((number, themes, rating)) => {
                self.place(connection, number, &themes, rating, false)
            }
            None => Ok(()),
        }
    }

    /// Writes the changes of shelves and counts. To be called once, before the commit.
    pub fn settle(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let mut shelve = connection.prepare_cached(
            "INSERT INTO shelves (theme, band, entry) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?;
        let mut unshelve = connection
            .prepare_cached("DELETE FROM shelves WHERE theme = ?1 AND band = ?2 AND entry = ?3")?;
        for ((theme, band, entry), put) in std::mem::take(&mut self.places) {
            let statement = if put { &mut shelve } else { &mut unshelve };
            statement.execute(params![theme, band, entry])?;
        }
        let mut count = connection
            .prepare_cached("UPDATE themes SET entries = entries + ?2 WHERE number = ?1")?;
        for (theme, change) in std::mem::take(&mut self.counts) {
            count.execute([theme, change])?;
        }
        Ok(())
    }

    /// Notes that the entry is put on its themes' shelves or taken from them.
    fn place(
        &mut self,
        connection: &Connection,
        entry: i64,
        themes: &str,
        rating: u16,
        put: bool,
    ) -> rusqlite::Result<()> {
        for theme in self.numbers(connection, themes)? {
            self.places.insert((theme, rating / BAND, entry), put);
            *self.counts.entry(theme).or_default() += if put { 1 } else { -1 };
        }
        Ok(())
    }

    /// The themes' numbers, that of [`EVERY`] among them; new names get one.
    fn numbers(&mut self, connection: &Connection, themes: &str) -> rusqlite::Result<Vec<i64>> {
        let mut numbers = vec![EVERY];
        for name in themes.split_ascii_whitespace() {
            let number = match self.themes.get(name) {
                Some(&number) => number,
                None => {
                    let number = number(connection, name)?;
                    self.themes.insert(name.to_owned(), number);
                    number
                }
            };
            numbers.push(number);
        }
        Ok(numbers)
    }
}

fn number(connection: &Connection, name: &str) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO themes (name, entries) VALUES (?1, 0)")?
        .execute([name])?;
    connection
        .prepare_cached("SELECT number FROM themes WHERE name = ?1")?
        .query_row([name], |row| row.get(0))
}
