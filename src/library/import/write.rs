//! Writing what has been worked out, in the order of the file, and how far the file is taken in.

use super::work::{Found, Worked};
use super::{Bytes, CHUNKS_PER_COMMIT, ImportError, Tally, Watch};
use crate::library::LibraryError;
use crate::library::shelf::{Kept, Shelves};
use crate::progress::sqlite::database::Database;
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender};
use std::time::Duration;

pub(super) struct Writer {
    connection: Connection,
    shelves: Shelves,
    file: [u8; 32],
    /// Lines of the file that are dealt with.
    lines: u64,
    tally: Tally,
}

impl Writer {
    pub fn open(path: &Path, file: [u8; 32], busy_wait: Duration) -> Result<Writer, LibraryError> {
        let Database { connection, .. } = Database::create(path)?;
        connection.busy_timeout(busy_wait)?;
        // A power cut may undo the latest commits, never half of one; the next run makes them anew.
        connection.pragma_update(None, "synchronous", "NORMAL")?;
        // An import deletes nothing that is a learner's.
        connection.pragma_update(None, "secure_delete", "OFF")?;
        // The ends of the shelves are written to again and again: kept in memory (64 MB), and
        // carried over from the write-ahead log less often.
        connection.pragma_update(None, "cache_size", -65_536)?;
        connection.pragma_update(None, "wal_autocheckpoint", 16_384)?;
        let (lines, tally) = done(&connection, &file)?.unwrap_or_default();
        Ok(Writer {
            connection,
            shelves: Shelves::default(),
            file,
            lines,
            tally,
        })
    }

    /// Lines of the file that earlier runs have dealt with.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// What they have come to.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Writes what comes, until no more comes, and gives the reader room for as many chunks as
    /// have been written.
    pub fn write_all(
        &mut self,
        worked: &Receiver<Result<Worked, LibraryError>>,
        room: &SyncSender<()>,
        watch: &mut dyn Watch,
        bytes: &Bytes,
    ) -> Result<(), ImportError> {
        let mut early = BTreeMap::new();
        let mut next = 0;
        let mut ready = Vec::new();
        loop {
            let came = worked.recv();
            let ended = came.is_err();
            if let Ok(chunk) = came {
                let chunk = chunk?;
                early.insert(chunk.index, chunk);
            }
            while let Some(chunk) = early.remove(&next) {
                ready.push(chunk);
                next += 1;
            }
            if ready.len() >= CHUNKS_PER_COMMIT || (ended && !ready.is_empty()) {
                self.commit(&ready, watch)?;
                watch.moved(&self.tally, bytes.read(), bytes.total);
                for _ in ready.drain(..) {
                    // A reader that has ended needs no room.
                    let _ = room.try_send(());
                }
            }
            if ended {
                return Ok(());
            }
        }
    }

    fn commit(&mut self, chunks: &[Worked], watch: &mut dyn Watch) -> Result<(), ImportError> {
        let lines = || chunks.iter().flat_map(|chunk| &chunk.lines);
        let mut tally = self.tally;
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        for (_, found) in lines() {
            tally.read += 1;
            match found {
                Ok(Found::Row(row)) => match self.shelves.put(&transaction, row)? {
                    Kept::New => tally.stored += 1,
                    Kept::Known => tally.known += 1,
                },
                Ok(Found::Same) => tally.known += 1,
                Err(_) => tally.skipped += 1,
            }
        }
        self.shelves.settle(&transaction)?;
        let last = lines().last().map_or(self.lines, |(number, _)| *number);
        keep(&transaction, &self.file, last, &tally)?;
        transaction.commit()?;
        self.lines = last;
        self.tally = tally;
        for (number, found) in lines() {
            if let Err(why) = found {
                watch.skipped(*number, why);
            }
        }
        Ok(())
    }

    /// The file is done: a next run begins at its beginning. Gives the figures of all of it.
    pub fn finish(self) -> Result<Tally, ImportError> {
        self.connection
            .execute("DELETE FROM imports WHERE file = ?1", [self.file])?;
        // Leaves no large log behind. If others are reading, they or the next one will do it.
        let _ = self
            .connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        Ok(self.tally)
    }
}

fn done(connection: &Connection, file: &[u8; 32]) -> rusqlite::Result<Option<(u64, Tally)>> {
    connection
        .query_row(
            "SELECT lines, read, stored, known, skipped FROM imports WHERE file = ?1",
            [file],
            |row| {
                let figure = |column| row.get(column).map(i64::unsigned_abs);
                Ok((
                    figure(0)?,
                    Tally {
                        read: figure(1)?,
                        stored: figure(2)?,
                        known: figure(3)?,
                        skipped: figure(4)?,
                    },
                ))
            },
        )
        .optional()
}

fn keep(
    connection: &Connection,
    file: &[u8; 32],
    lines: u64,
    tally: &Tally,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO imports (file, lines, read, stored, known, skipped)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT DO UPDATE SET lines = ?2, read = ?3, stored = ?4, known = ?5,
                 skipped = ?6",
        )?
        .execute(params![
            file,
            lines.cast_signed(),
            tally.read.cast_signed(),
            tally.stored.cast_signed(),
            tally.known.cast_signed(),
            tally.skipped.cast_signed(),
        ])?;
    Ok(())
}
