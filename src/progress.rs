//! What a learner has done: attempts, hints, solved days, the streak, steps of lessons, practice.
//! Knows ids and dates only.

pub mod day;
pub mod practice;
pub mod sqlite;
pub mod step;
pub mod streak;

use chrono::NaiveDate;
pub use practice::{Level, Practised, Rated, RatingDay, Showing, Sitting};
pub use sqlite::SqliteStore;
use std::collections::BTreeMap;
use std::fmt;
pub use step::{StepEvent, StepRecord};

/// An anonymous learner: 128 random bits, from a signed cookie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LearnerId(pub [u8; 16]);

/// 32 hexadecimal digits, lower case.
impl fmt::Display for LearnerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

/// What is kept of one learner and one day's puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Attempt {
    /// The puzzle it was made on; a stored line of another puzzle is not shown.
    pub puzzle: String,
    /// Right moves and replies so far, UCI.
    pub line: Vec<String>,
    /// Distinct wrong moves tried.
    pub wrong: u32,
    /// Hint steps opened, 0 to 3.
    pub hints: u8,
    pub solution_shown: bool,
    pub solved: bool,
    /// Solved without a wrong move, a hint or the solution before.
    pub first_try: bool,
}

/// What happened at the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A right move: `line` is all plies now on the board.
    Right {
        line: Vec<String>,
        solved: bool,
    },
    /// A wrong move, told apart by where it was tried, so that posting twice counts once.
    Wrong {
        line: Vec<String>,
        uci: String,
    },
    /// Hint steps now open, 1 to 3; never fewer than before.
    Hint {
        steps: u8,
    },
    SolutionShown,
}

/// How a day went, for calendar marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Started,
    Solved {
        first_try: bool,
    },
    /// Solved only after the solution was shown, or the solution was shown and no more.
    Shown,
}

/// A learner's figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Summary {
    /// Days in a row solved on the day itself, up to today or yesterday.
    pub streak: u32,
    pub best_streak: u32,
    pub solved: u32,
    pub first_try: u32,
}

/// What a learner has touched: steps by lesson and step.
pub type StepsOfLessons = BTreeMap<String, BTreeMap<String, StepRecord>>;

/// How strong a learner is, by theme.
pub type Levels = BTreeMap<String, Level>;

/// Why the store gave no answer. The text is for logs, never for readers.
#[derive(Debug, thiserror::Error)]
#[error("progress store: {0}")]
pub struct StoreError(pub String);

/// Where progress is kept. Reads are short and inline; a write is acknowledged only when durable.
pub trait ProgressStore: Send + Sync + 'static {
    fn attempt(&self, learner: LearnerId, day: NaiveDate) -> Result<Option<Attempt>, StoreError>;
    fn marks(
        &self,
        learner: LearnerId,
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<Vec<(NaiveDate, Mark)>, StoreError>;
    fn summary(&self, learner: LearnerId, today: NaiveDate) -> Result<Summary, StoreError>;
    /// `today` is the site day on which it happens (a past day solved later keeps no streak).
    /// Resolves when committed, with the attempt as it then stands.
    fn record(
        &self,
        learner: LearnerId,
        day: NaiveDate,
        today: NaiveDate,
        puzzle: &str,
        event: Event,
    ) -> tokio::sync::oneshot::Receiver<Result<Attempt, StoreError>>;
    /// The steps of one lesson that the learner has touched, by step.
    fn steps(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> Result<BTreeMap<String, StepRecord>, StoreError>;
    /// The steps of all lessons.
    fn lessons(&self, learner: LearnerId) -> Result<StepsOfLessons, StoreError>;
    /// Resolves when committed, with the step as it then stands.
    fn record_step(
        &self,
        learner: LearnerId,
        today: NaiveDate,
        lesson: &str,
        step: &str,
        event: StepEvent,
    ) -> tokio::sync::oneshot::Receiver<Result<StepRecord, StoreError>>;
    /// Forgets one lesson and nothing else.
    fn reset_lesson(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> tokio::sync::oneshot::Receiver<Result<(), StoreError>>;
    /// What is kept of one puzzle of the library.
    fn practised(&self, learner: LearnerId, puzzle: &str) -> Result<Option<Practised>, StoreError>;
    /// Failed puzzles that have come back by `sitting` and count for the theme (or
    /// [`practice::MIXED`]), the one that waits longest first; not more than a hundred.
    fn due(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        theme: &str,
    ) -> Result<Vec<String>, StoreError>;
    /// How strong the learner is, by theme; [`practice::MIXED`] is among them once anything is.
    fn levels(&self, learner: LearnerId) -> Result<Levels, StoreError>;
    /// What the latest showing of a puzzle did to the rating in a theme.
    fn rated(
        &self,
        learner: LearnerId,
        theme: &str,
        puzzle: &str,
    ) -> Result<Option<Rated>, StoreError>;
    /// The days on which the theme was practised, in the order in which they were.
    fn rating_days(&self, learner: LearnerId, theme: &str) -> Result<Vec<RatingDay>, StoreError>;
    /// Resolves when committed, with the puzzle as it then stands. A showing that does not count
    /// changes nothing.
    fn record_showing(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        showing: Showing,
    ) -> tokio::sync::oneshot::Receiver<Result<Practised, StoreError>>;
    /// Everything kept of a learner, for export (JSON value as text).
    fn export(&self, learner: LearnerId) -> Result<String, StoreError>;
    /// Forgets a learner wholly.
    fn delete(&self, learner: LearnerId) -> tokio::sync::oneshot::Receiver<Result<(), StoreError>>;
    /// `Err` with the reason when reads or writes would fail now.
    fn health(&self) -> Result<(), StoreError>;
}
