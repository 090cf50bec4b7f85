//! Handlers: a request becomes checked values, the core answers, a view shows it.

pub mod api;
pub mod archive;
mod board;
pub mod course;
pub mod daily;
pub mod diagrams;
pub mod feed;
pub mod lesson;
pub mod practice;
pub mod preferences;
pub mod progress;
pub mod reference;
pub mod results;
pub mod site;

use super::error::WebError;
use super::state::App;
use crate::progress::{Attempt, LearnerId, StoreError};
use crate::puzzle::Puzzle;
use crate::web::puzzle_state::Kept;
use crate::web::visit;
use actix_web::{HttpRequest, HttpResponseBuilder};
use chrono::NaiveDate;
use tokio::sync::oneshot::Receiver;

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
    let (attempt, kept) = kept(learner, hint, |learner| app.store.attempt(learner, date));
    Known {
        learner,
        attempt: attempt.filter(|attempt| attempt.puzzle == puzzle.id),
        kept,
    }
}

/// What the store holds of a learner, and whether anything is kept. `hint` as for [`known`].
pub fn kept<T: Default>(
    learner: Option<LearnerId>,
    hint: &str,
    read: impl FnOnce(LearnerId) -> Result<T, StoreError>,
) -> (T, Kept) {
    match (learner, hint) {
        (_, "away") => (T::default(), Kept::StoreAway),
        (None, "new" | "no") => (T::default(), Kept::NoCookie),
        (None, _) => (T::default(), Kept::NotYet),
        (Some(learner), _) => match read(learner) {
            Ok(found) => (found, Kept::Yes),
            Err(error) => {
                tracing::warn!(%error, "progress is not read");
                (T::default(), Kept::StoreAway)
            }
        },
    }
}

/// Keeps an event by `record`, under a new cookie on a first visit. `said` is what the address
/// said of keeping; gives what it is to say next.
pub async fn keep<T>(
    app: &App,
    request: &HttpRequest,
    response: &mut HttpResponseBuilder,
    said: String,
    record: impl FnOnce(LearnerId) -> Receipt<T>,
) -> String {
    let known = visit::learner(request, &app.key);
    // A browser that has sent no cookie back before gets no further one.
    let learner = match known {
        Some(learner) => Some(learner),
        None if said.is_empty() => visit::new_learner().ok(),
        None => None,
    };
    let Some(learner) = learner else {
        return said;
    };
    if !durable(record(learner)).await {
        return "away".to_owned();
    }
    if known.is_some() {
        return String::new();
    }
    response.cookie(visit::learner_cookie(learner, &app.key, visit::secure(app)));
    "new".to_owned()
}

/// The store's promise of an answer once a write is durable.
pub type Receipt<T> = Receiver<Result<T, StoreError>>;

/// Waits for a write that the reader has asked for by itself.
///
/// # Errors
/// [`WebError::StoreAway`] when it is not durable.
pub async fn written<T>(receipt: Receipt<T>) -> Result<T, WebError> {
    match receipt.await {
        Ok(written) => written.map_err(|error| WebError::StoreAway(error.to_string())),
        Err(closed) => Err(WebError::StoreAway(closed.to_string())),
    }
}

/// Waits for a write; `true` once it is durable.
pub async fn durable<T>(receipt: Receipt<T>) -> bool {
    let outcome = match receipt.await {
        Ok(Ok(_)) => return true,
        Ok(Err(error)) => error.to_string(),
        Err(closed) => closed.to_string(),
    };
    tracing::warn!(error = outcome, "progress is not kept");
    false
}
