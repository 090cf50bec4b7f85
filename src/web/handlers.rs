//! Handlers: a request becomes checked values, the core answers, a view shows it.

pub mod api;
pub mod archive;
pub mod course;
pub mod daily;
pub mod diagrams;
pub mod feed;
pub mod preferences;
pub mod progress;
pub mod reference;
pub mod site;

use super::error::WebError;
use super::state::App;
use crate::progress::{Attempt, Event, LearnerId};
use crate::puzzle::Puzzle;
use crate::web::puzzle_state::Kept;
use chrono::NaiveDate;

/// A calendar day as written in addresses: exactly `YYYY-MM-DD`.
///
/// # Errors
/// [`WebError::BadDate`].
pub fn parse_day(text: &str) -> Result<NaiveDate, WebError> {
    // The parser alone would take signs, spaces and missing zeros.
    let shape = text.len() == 10
        && text.bytes().enumerate().all(|(index, byte)| match index {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    shape
        .then(|| NaiveDate::parse_from_str(text, "%Y-%m-%d").ok())
        .flatten()
        .ok_or_else(|| WebError::BadDate {
            text: text.to_owned(),
        })
}

/// The puzzle of a day that has come.
///
/// # Errors
/// The day lies in the future or before the first.
pub fn puzzle_of(app: &App, date: NaiveDate) -> Result<&Puzzle, WebError> {
    if date > app.calendar.today() {
        return Err(WebError::FutureDay { date });
    }
    app.puzzle(date)
        .ok_or_else(|| match app.schedule.first_day() {
            Some(first) => WebError::BeforeFirst { first },
            None => WebError::NoSuchPage,
        })
}

/// What is known of the reader's attempt at a day, and whether it is kept.
pub struct Known {
    pub learner: Option<LearnerId>,
    pub attempt: Option<Attempt>,
    pub kept: Kept,
}

impl Known {
    /// A visitor of whom nothing is known.
    pub fn nothing() -> Known {
        Known {
            learner: None,
            attempt: None,
            kept: Kept::NotYet,
        }
    }
}

/// Reads the attempt of whoever asks; an attempt at a puzzle that is not the day's counts as none.
/// `hint` is what the address says of keeping (`new`, `no`, `away`).
pub fn known(
    app: &App,
    learner: Option<LearnerId>,
    date: NaiveDate,
    puzzle: &Puzzle,
    hint: &str,
) -> Known {
    let (attempt, kept) = match (learner, hint) {
        (_, "away") => (None, Kept::StoreAway),
        (None, "new" | "no") => (None, Kept::NoCookie),
        (None, _) => (None, Kept::NotYet),
        (Some(learner), _) => match app.store.attempt(learner, date) {
            Ok(attempt) => (
                attempt.filter(|attempt| attempt.puzzle == puzzle.id),
                Kept::Yes,
            ),
            Err(error) => {
                tracing::warn!(%error, "progress is not read");
                (None, Kept::StoreAway)
            }
        },
    };
    Known {
        learner,
        attempt,
        kept,
    }
}

/// Keeps an event; `true` once it is durable.
pub async fn record(
    app: &App,
    learner: LearnerId,
    day: NaiveDate,
    puzzle: &Puzzle,
    event: Event,
) -> bool {
    let receipt = app
        .store
        .record(learner, day, app.calendar.today(), &puzzle.id, event);
    let outcome = match receipt.await {
        Ok(Ok(_)) => return true,
        Ok(Err(error)) => error.to_string(),
        Err(closed) => closed.to_string(),
    };
    tracing::warn!(error = outcome, "progress is not kept");
    false
}
