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

/// The lock is left free for so long after each commit: a site that is being served looks for it
/// every millisecond, and gets its turn.
const PAUSE: Duration = Duration::from_millis(3);
/// Commits until the write-ahead log, some 15 MB a commit, is carried over into the file. Each time
/// the same ends of shelves are, so not after every one.
const COMMITS_PER_CHECKPOINT: u32 = 4;
/// How long the log's end is waited for; the lock is held meanwhile.
const CHECKPOINT_BUSY: Duration = Duration::from_millis(50);

pub(super) struct Writer {
    connection: Connection,
    busy_wait: Duration,
    commits: u32,
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
        // The ends of the shelves are written to again and again: kept in memory (64 MB).
        connection.pragma_update(None, "cache_size", -65_536)?;
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        let (lines, tally) = done(&connection, &file)?.unwrap_or_default();
        Ok(Writer {
            connection,
            busy_wait,
            commits: 0,
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
                self.leave_room()?;
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

    /// Lets others write, and keeps the write-ahead log short.
    fn leave_room(&mut self) -> rusqlite::Result<()> {
        self.commits += 1;
        if self.commits.is_multiple_of(COMMITS_PER_CHECKPOINT) {
            self.checkpoint("RESTART")?;
        }
        std::thread::sleep(PAUSE);
        Ok(())
    }

    /// Carries the log over. Nearly all of it without the lock; then what has come meanwhile with
    /// it, so that the log begins anew. If readers are in the way, the next one will do it.
    fn checkpoint(&self, end: &str) -> rusqlite::Result<()> {
        let run = |mode: &str| {
            self.connection
                .query_row(&format!("PRAGMA wal_checkpoint({mode})"), [], |_| Ok(()))
        };
        run("PASSIVE")?;
        self.connection.busy_timeout(CHECKPOINT_BUSY)?;
        let _ = run(end);
        self.connection.busy_timeout(self.busy_wait)
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

    /// A next run begins at the beginning of the file.
    pub fn forget(&self) -> rusqlite::Result<()> {
        let forget = "DELETE FROM imports WHERE file = ?1";
        self.connection.execute(forget, [self.file]).map(|_| ())
    }

    /// The file is done. Gives the figures of all of it.
    pub fn finish(self) -> Result<Tally, ImportError> {
        self.forget()?;
        // Leaves no large log behind.
        self.checkpoint("TRUNCATE")?;
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
