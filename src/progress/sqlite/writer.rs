//! The one thread that writes: it takes whatever waits, commits it together, then acknowledges.
//!
//! A commit costs one wait for the disk; shared by all that have come meanwhile, it serves many
//! times more writers than a commit each, and nobody is told "kept" before it is.

use super::database::Database;
use crate::progress::StoreError;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// Writes that may wait; beyond it a write fails at once, which is better than a page that hangs.
const QUEUE: usize = 1024;
/// Writes per commit.
const BATCH: usize = 64;
/// Commits until the write-ahead log is carried over into the file. Done between batches, so that
/// no one waits for it who has been served, and counted in our own commits: an import that runs
/// beside carries its own over.
const COMMITS_PER_CHECKPOINT: u32 = 128;
/// How long to wait for another process that holds the lock, in looks a millisecond apart. SQLite
/// itself looks ever more seldom, and an import that takes the lock again soon would shut us out.
const BUSY_LOOKS: i32 = 5000;

/// A write: run inside a transaction, told its outcome after the commit.
pub(super) trait Job: Send {
    fn run(&mut self, connection: &Connection) -> rusqlite::Result<()>;
    /// `Ok`: what `run` did is on the disk.
    fn finish(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// A job from two closures.
pub(super) fn job<T: Send + 'static>(
    write: impl FnMut(&Connection) -> rusqlite::Result<T> + Send + 'static,
    done: impl FnOnce(Result<T, StoreError>) + Send + 'static,
) -> Box<dyn Job> {
    Box::new(Closures {
        write,
        done,
        written: None,
    })
}

struct Closures<T, W, D> {
    write: W,
    done: D,
    written: Option<T>,
}

impl<T, W, D> Job for Closures<T, W, D>
where
    T: Send,
    W: FnMut(&Connection) -> rusqlite::Result<T> + Send,
    D: FnOnce(Result<T, StoreError>) + Send,
{
    fn run(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.written = Some((self.write)(connection)?);
        Ok(())
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Closures { done, written, .. } = *self;
        done(outcome.and_then(|()| written.ok_or_else(|| StoreError("write not run".into()))));
    }
}

/// The thread and the way to it.
pub(super) struct Writer {
    /// `None` only while dropping.
    queue: Option<SyncSender<Box<dyn Job>>>,
    thread: Option<JoinHandle<()>>,
    fault: Arc<Mutex<Option<String>>>,
}

impl Writer {
    /// `database`: open for writing at `path`.
    pub fn start(path: PathBuf, database: Database) -> Result<Writer, StoreError> {
        let (queue, jobs) = sync_channel(QUEUE);
        let fault = Arc::new(Mutex::new(None));
        let noted = Arc::clone(&fault);
        ready(&database.connection)?;
        let thread = std::thread::Builder::new()
            .name("progress-writer".into())
            .spawn(move || work(&path, database, &jobs, &noted))
            .map_err(|error| StoreError(format!("writer thread: {error}")))?;
        Ok(Writer {
            queue: Some(queue),
            thread: Some(thread),
            fault,
        })
    }

    /// Never waits: with the queue full or the thread gone the job is finished with the error.
    pub fn submit(&self, job: Box<dyn Job>) {
        let Some(queue) = &self.queue else {
            return job.finish(Err(StoreError("writer closed".into())));
        };
        match queue.try_send(job) {
            Ok(()) => {}
            Err(TrySendError::Full(job)) => job.finish(Err(StoreError("write queue full".into()))),
            Err(TrySendError::Disconnected(job)) => {
                job.finish(Err(StoreError("writer thread gone".into())));
            }
        }
    }

    /// Whether the last commit failed.
    pub fn is_faulty(&self) -> bool {
        self.fault
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_some()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // The thread ends when the queue is closed and empty.
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic there has been printed already; there is nothing to mend here.
            let _ = thread.join();
        }
    }
}

fn work(
    path: &Path,
    database: Database,
    jobs: &Receiver<Box<dyn Job>>,
    fault: &Mutex<Option<String>>,
) {
    let mut database = Some(database);
    let mut commits = 0;
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        let committed = write(path, &mut database, &mut batch);
        *fault.lock().unwrap_or_else(PoisonError::into_inner) =
            committed.as_ref().err().map(|error| error.0.clone());
        match committed {
            Ok(outcomes) => {
                for (job, outcome) in batch.into_iter().zip(outcomes) {
                    job.finish(outcome);
                }
                commits += 1;
                if commits >= COMMITS_PER_CHECKPOINT
                    && let Some(database) = &database
                {
                    commits = 0;
                    checkpoint(&database.connection);
                }
            }
            Err(StoreError(why)) => {
                tracing::error!(jobs = batch.len(), why, "progress not written");
                for job in batch {
                    job.finish(Err(StoreError(why.clone())));
                }
            }
        }
    }
}

/// Commits the batch, each job on its own: one that fails takes no other with it. After a failed
/// commit the connection is given up, so that the next batch begins with a fresh one.
fn write(
    path: &Path,
    open: &mut Option<Database>,
    batch: &mut [Box<dyn Job>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let database = match open.take() {
        Some(database) if database.is_current(path) => database,
        gone => {
            // Closed before the new one is opened: SQLite keeps locks per file and process.
            drop(gone);
            let database = Database::reopen(path)?;
            ready(&database.connection)?;
            database
        }
    };
    let outcomes = transact(&database.connection, batch)?;
    *open = Some(database);
    Ok(outcomes)
}

/// Makes a connection the writer's.
fn ready(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_handler(Some(|looks| {
        std::thread::sleep(Duration::from_millis(1));
        looks < BUSY_LOOKS
    }))?;
    connection.pragma_update(None, "wal_autocheckpoint", 0)
}

/// Carries the write-ahead log over, as far as readers let it.
fn checkpoint(connection: &Connection) {
    let done = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(error) = done {
        // Nothing is lost, and the next one may do it.
        tracing::warn!(%error, "the write-ahead log is not carried over");
    }
}

fn transact(
    connection: &Connection,
    batch: &mut [Box<dyn Job>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let control = |sql| connection.prepare_cached(sql)?.execute([]);
    control("BEGIN IMMEDIATE")?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch {
        control("SAVEPOINT job")?;
        let outcome = job.run(connection);
        if outcome.is_err() {
            // Fails if the error has ended the whole transaction: then the batch is lost as one.
            control("ROLLBACK TO job")?;
        }
        control("RELEASE job")?;
        outcomes.push(outcome.map_err(StoreError::from));
    }
    control("COMMIT")?;
    Ok(outcomes)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Told = Receiver<Result<(), StoreError>>;

    /// A write, and where its outcome is told.
    fn write(
        work: impl FnMut(&Connection) -> rusqlite::Result<()> + Send + 'static,
    ) -> (Box<dyn Job>, Told) {
        let (done, told) = sync_channel(1);
        (job(work, move |outcome| drop(done.send(outcome))), told)
    }

    #[test]
    fn too_many_waiting_writes_fail_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gaffel.db");
        let writer = Writer::start(path.clone(), Database::create(&path).unwrap()).unwrap();
        let submit = |(job, told): (Box<dyn Job>, Told)| {
            writer.submit(job);
            told
        };
        // Held inside a write until the gate opens: a lock of the file would be waited for by the
        // clock only, and so let more through on a busy machine.
        let (open, gate) = sync_channel::<()>(1);
        let (arrived, at_work) = sync_channel(1);
        let held = submit(write(move |_| {
            // Without the test at the other end there is nothing to hold for.
            let _ = arrived.send(());
            let _ = gate.recv();
            Ok(())
        }));
        at_work.recv().unwrap();
        let waiting: Vec<Told> = (0..QUEUE).map(|_| submit(write(|_| Ok(())))).collect();
        for _ in 0..100 {
            let refused = submit(write(|_| Ok(()))).try_recv();
            assert!(
                refused.unwrap().is_err(),
                "told before anything is committed"
            );
        }
        assert!(
            waiting.iter().all(|told| told.try_recv().is_err()),
            "they wait"
        );
        open.send(()).unwrap();
        for told in std::iter::once(held).chain(waiting) {
            told.recv().unwrap().unwrap();
        }
        // There is room again.
        submit(write(|_| Ok(()))).recv().unwrap().unwrap();
    }
}
