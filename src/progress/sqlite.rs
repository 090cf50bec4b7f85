//! The store in SQLite: one writer thread with group commit, a reader per thread.
//!
//! `synchronous=FULL` in WAL mode: a commit is on the disk before it is acknowledged, so a killed
//! process or a power cut loses nothing that a reader was told is kept.

pub(crate) mod database;
mod practice;
mod queries;
pub(crate) mod reader;
mod steps;
mod writer;

use super::{
    Attempt, Event, LearnerId, Levels, Mark, Practised, ProgressStore, Rated, RatingDay, Showing,
    Sitting, StepEvent, StepRecord, StepsOfLessons, StoreError, Summary, day, step,
};
use chrono::NaiveDate;
use database::Database;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::Duration;
use tokio::sync::oneshot;
use writer::{Writer, job};

/// How long [`ProgressStore::health`] waits for the writer.
const HEALTH_WAIT: Duration = Duration::from_millis(1000);

/// Progress in one SQLite file. Dropping it commits what is queued and ends its thread.
pub struct SqliteStore {
    path: PathBuf,
    writer: Writer,
    /// Ends with the store; the readers on all threads watch it.
    life: Arc<()>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError(error.to_string())
    }
}

impl SqliteStore {
    /// Opens the file, making it (readable by its owner alone) if there is none, and brings its
    /// tables up to date.
    ///
    /// # Errors
    /// It cannot be opened or written, is no database, or comes from a newer program.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let database = Database::create(path)?;
        Ok(SqliteStore {
            path: path.to_owned(),
            writer: Writer::start(path.to_owned(), database)?,
            life: Arc::new(()),
        })
    }

    /// What the site has kept under `key`.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn setting(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.read(|connection| queries::setting(connection, key))
    }

    /// Keeps `value` under `key` unless something is kept there already, and gives what stands:
    /// two processes that start together agree. Waits for the commit; meant for start-up.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn get_or_insert_setting(&self, key: &str, value: &[u8]) -> Result<Vec<u8>, StoreError> {
        if let Some(kept) = self.setting(key)? {
            return Ok(kept);
        }
        let (key, value) = (key.to_owned(), value.to_owned());
        let (done, outcome) = sync_channel(1);
        self.writer.submit(job(
            move |connection| queries::get_or_insert_setting(connection, &key, &value),
            move |kept| drop(done.send(kept)),
        ));
        outcome
            .recv()
            .unwrap_or_else(|_| Err(StoreError("writer thread gone".into())))
    }

    fn read<T>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        reader::read(&self.life, &self.path, query)
    }

    fn write<T: Send + 'static>(
        &self,
        write: impl FnMut(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> oneshot::Receiver<Result<T, StoreError>> {
        let (done, outcome) = oneshot::channel();
        // A caller that has gone away needs no answer.
        self.writer
            .submit(job(write, move |written| drop(done.send(written))));
        outcome
    }
}

/// An answer that needs no writer.
fn told<T>(refused: StoreError) -> oneshot::Receiver<Result<T, StoreError>> {
    let (done, outcome) = oneshot::channel();
    drop(done.send(Err(refused)));
    outcome
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.life = Arc::new(());
        // Before the writer's own connection, which as the last one tidies up the write-ahead log.
        reader::close_stale();
    }
}

impl ProgressStore for SqliteStore {
    fn attempt(&self, learner: LearnerId, day: NaiveDate) -> Result<Option<Attempt>, StoreError> {
        let found = self.read(|connection| queries::load(connection, learner, day))?;
        Ok(found.map(|day| day.attempt))
    }

    fn marks(
        &self,
        learner: LearnerId,
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<Vec<(NaiveDate, Mark)>, StoreError> {
        self.read(|connection| queries::marks(connection, learner, first, last))
    }

    fn summary(&self, learner: LearnerId, today: NaiveDate) -> Result<Summary, StoreError> {
        self.read(|connection| queries::summary(connection, learner, today))
    }

    fn record(
        &self,
        learner: LearnerId,
        day: NaiveDate,
        today: NaiveDate,
        puzzle: &str,
        event: Event,
    ) -> oneshot::Receiver<Result<Attempt, StoreError>> {
        if let Err(refused) = day::check(puzzle, &event) {
            return told(refused);
        }
        let puzzle = puzzle.to_owned();
        self.write(move |connection| {
            queries::record(connection, learner, day, today, &puzzle, &event)
        })
    }

    fn steps(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> Result<BTreeMap<String, StepRecord>, StoreError> {
        self.read(|connection| steps::of_lesson(connection, learner, lesson))
    }

    fn lessons(&self, learner: LearnerId) -> Result<StepsOfLessons, StoreError> {
        self.read(|connection| steps::all(connection, learner))
    }

    fn record_step(
        &self,
        learner: LearnerId,
        today: NaiveDate,
        lesson: &str,
        id: &str,
        event: StepEvent,
    ) -> oneshot::Receiver<Result<StepRecord, StoreError>> {
        if let Err(refused) = step::check(lesson, id, &event) {
            return told(refused);
        }
        let (lesson, id) = (lesson.to_owned(), id.to_owned());
        self.write(move |connection| {
            steps::record(connection, learner, today, &lesson, &id, &event)
        })
    }

    fn reset_lesson(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> oneshot::Receiver<Result<(), StoreError>> {
        let lesson = lesson.to_owned();
        self.write(move |connection| steps::reset(connection, learner, &lesson))
    }

    fn practised(&self, learner: LearnerId, puzzle: &str) -> Result<Option<Practised>, StoreError> {
        self.read(|connection| practice::load(connection, learner, puzzle))
    }

    fn due(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        theme: &str,
    ) -> Result<Vec<String>, StoreError> {
        self.read(|connection| practice::due(connection, learner, sitting, theme))
    }

    fn levels(&self, learner: LearnerId) -> Result<Levels, StoreError> {
        self.read(|connection| practice::levels(connection, learner))
    }

    fn rated(
        &self,
        learner: LearnerId,
        theme: &str,
        puzzle: &str,
    ) -> Result<Option<Rated>, StoreError> {
        self.read(|connection| practice::rated(connection, learner, theme, puzzle))
    }

    fn rating_days(&self, learner: LearnerId, theme: &str) -> Result<Vec<RatingDay>, StoreError> {
        self.read(|connection| practice::rating_days(connection, learner, theme))
    }

    fn record_showing(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        showing: Showing,
    ) -> oneshot::Receiver<Result<Practised, StoreError>> {
        if let Err(refused) = super::practice::check(&showing) {
            return told(refused);
        }
        self.write(move |connection| practice::record(connection, learner, sitting, &showing))
    }

    fn export(&self, learner: LearnerId) -> Result<String, StoreError> {
        let kept = self.read(|connection| queries::export(connection, learner))?;
        Ok(kept.to_string())
    }

    fn delete(&self, learner: LearnerId) -> oneshot::Receiver<Result<(), StoreError>> {
        self.write(move |connection| queries::delete(connection, learner))
    }

    /// Waits up to a second for the writer. After a failed commit it really writes, so that the
    /// answer turns good by itself when the trouble is over.
    fn health(&self) -> Result<(), StoreError> {
        self.read(|connection| queries::setting(connection, "probe"))?;
        let really = self.writer.is_faulty();
        let (done, outcome) = sync_channel(1);
        self.writer.submit(job(
            move |connection| {
                if really {
                    queries::touch(connection)?;
                }
                Ok(())
            },
            move |written| drop(done.send(written)),
        ));
        outcome
            .recv_timeout(HEALTH_WAIT)
            .unwrap_or_else(|_| Err(StoreError("the writer does not answer".into())))
    }
}
