//! Taking in Lichess' puzzle database: CSV, plain or zstd, millions of rows in constant memory.
//!
//! One thread reads lines in chunks, others turn them into entries and prove the mates, and the
//! caller's thread writes, in the order of the file: some thousand lines in one transaction,
//! together with how far the file has been taken in. So whatever ends an import (a kill, a full
//! disk, a broken file), the database holds the file up to some line, and the next run goes on
//! there. Behind a break in the file itself it does not: rows before it may be damaged, too, so a
//! sound copy is read from its beginning.
//!
//! What becomes of a row: the first of its moves is the opponent's, and the position after it is
//! the one shown. A row that ends in mate is a mate puzzle, and proved: the line mates, in as many
//! moves as the row says, nothing mates sooner, and every other key is found and kept. Mates in
//! more than three are left out: the judge could not tell other keys from wrong moves there. Any
//! other row is a tactic whose line is legal; that it wins is Lichess' word. A row that is already
//! there with the same line is not proved again; its rating and themes are brought up to date.

mod lines;
mod prove;
mod row;
mod skip;
mod source;
mod tally;
mod work;
mod write;

pub use row::HEADER;
pub use skip::Skip;
pub use source::{Bytes, Frames, Source, SourceError};
pub use tally::{Tally, Watch};

use super::LibraryError;
use lines::{Chunk, Lines};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use work::{Worked, Worker};
use write::Writer;

/// Lines that a thread works on at a time.
const CHUNK: usize = 256;
/// Chunks written in one transaction: the lock is held for some hundredths of a second, and what
/// a commit costs is shared by four thousand lines.
const CHUNKS_PER_COMMIT: usize = 16;

/// How an import is run.
#[derive(Debug, Clone, Copy)]
pub struct Settings {
    /// Threads that prove, at least one.
    pub jobs: usize,
    /// How long to wait for another process that writes to the database.
    pub busy_wait: Duration,
}

/// Why an import ended before the end of the file. What was written until then stays, and the
/// next run goes on behind it.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error(transparent)]
    Source(#[from] SourceError),
    /// `line`: from 1.
    #[error("the file breaks off in line {line}: {error}")]
    Broken { line: u64, error: std::io::Error },
    #[error(
        "this is no puzzle database: its columns are {found:?}, not {}",
        row::HEADER
    )]
    Header { found: String },
    #[error("the database: {0}")]
    Library(LibraryError),
}

impl From<LibraryError> for ImportError {
    fn from(error: LibraryError) -> Self {
        ImportError::Library(error)
    }
}

impl From<rusqlite::Error> for ImportError {
    fn from(error: rusqlite::Error) -> Self {
        ImportError::Library(error.into())
    }
}

/// Takes the file in, making the database if there is none, and tells `watch` how it goes. Gives
/// the figures of the whole file, earlier runs over its beginning among them.
///
/// # Errors
/// The file cannot be read to its end, or the database not be written.
pub fn import(
    database: &Path,
    file: &Path,
    settings: Settings,
    watch: &mut dyn Watch,
) -> Result<Tally, ImportError> {
    let source = Source::open(file)?;
    let mut writer = Writer::open(database, source.identity(), settings.busy_wait)?;
    let done_lines = writer.lines();
    if done_lines > 0 {
        watch.resumed(done_lines, writer.tally());
    }
    let jobs = settings.jobs.max(1);
    let bytes = source.bytes();
    let ahead = CHUNKS_PER_COMMIT * 2 + jobs * 2;
    let (give_room, room) = sync_channel(ahead);
    for _ in 0..ahead {
        // There is room for exactly as many.
        let _ = give_room.try_send(());
    }
    let (give_chunk, chunks) = channel();
    let (give_worked, worked) = channel();
    let chunks = Mutex::new(chunks);
    std::thread::scope(|scope| {
        let reader = scope.spawn(move || read(source, done_lines, &room, &give_chunk));
        for _ in 0..jobs {
            let (chunks, give_worked) = (&chunks, give_worked.clone());
            scope.spawn(move || prove(database, chunks, &give_worked));
        }
        drop(give_worked);
        let written = writer.write_all(&worked, &give_room, watch, &bytes);
        // The others notice that nobody waits for them any more.
        drop((worked, give_room));
        let read = reader
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        written?;
        // Told only after what stands before the break is written.
        if let Err(broken) = read {
            writer.forget()?;
            return Err(broken);
        }
        writer.finish()
    })
}

/// Cuts the lines behind the first `done_lines` into chunks, each when there is room for it.
fn read(
    source: Source,
    done_lines: u64,
    room: &Receiver<()>,
    give: &Sender<Chunk>,
) -> Result<(), ImportError> {
    let mut lines = Lines::new(source.text());
    lines.pass_over(done_lines)?;
    let mut broken = Ok(());
    for index in 0.. {
        if room.recv().is_err() {
            // The writer has given up and says why.
            return Ok(());
        }
        let mut chunk = Chunk::new(index, lines.number() + 1);
        while chunk.len() < CHUNK && broken.is_ok() {
            match lines.read_into(&mut chunk) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => broken = Err(error),
            }
        }
        if chunk.len() == 0 || give.send(chunk).is_err() {
            break;
        }
    }
    broken
}

/// Works on chunks until there are no more.
fn prove(
    database: &Path,
    chunks: &Mutex<Receiver<Chunk>>,
    give: &Sender<Result<Worked, LibraryError>>,
) {
    let mut worker = match Worker::open(database) {
        Ok(worker) => worker,
        Err(error) => return drop(give.send(Err(error))),
    };
    let take = || chunks.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(chunk) = take() {
        if give.send(worker.work(&chunk)).is_err() {
            return;
        }
    }
}
