//! What every page with a puzzle on a board shares, wherever the puzzle is met.

use crate::progress::Attempt;
use crate::puzzle::{JudgeError, Puzzle};
use crate::web::error::WebError;
use crate::web::play::{self, MoveForm, Played, Query, Standing};
use crate::web::puzzle_state::{Kept, Place, PuzzleState};
use crate::web::state::App;
use actix_web::http::StatusCode;

/// Where the puzzle stands; searched for only where that is needed.
///
/// # Errors
/// The search gave out, or no turn for one came up.
pub async fn standing(
    app: &App,
    puzzle: &Puzzle,
    query: &Query,
    attempt: Option<&Attempt>,
) -> Result<Standing, WebError> {
    if let Some(standing) = play::resume(puzzle, query, attempt) {
        return Ok(standing);
    }
    let (puzzle, query, attempt) = (puzzle.clone(), query.clone(), attempt.cloned());
    app.searches
        .run(move |solver| play::standing(&puzzle, &query, attempt.as_ref(), solver))
        .await?
        .map_err(WebError::Judge)
}

/// Judges the move that was sent.
///
/// # Errors
/// The line does not fit, the search gave out, or no turn for one came up.
pub async fn played(app: &App, puzzle: &Puzzle, form: &MoveForm) -> Result<Played, WebError> {
    let (puzzle, form) = (puzzle.clone(), form.clone());
    app.searches
        .run(move |solver| play::play(&puzzle, &form, solver))
        .await?
        .map_err(WebError::Judge)
}

/// The page with one more hint open, and how many that makes.
pub fn hinted(form: &MoveForm) -> (Query, u8) {
    let mut next = form.query();
    let steps = (next.hint_steps() + 1).min(3);
    next.hints = steps.to_string();
    (next, steps)
}

/// The page with the solution.
pub fn shown(form: &MoveForm) -> Query {
    Query {
        solution: "1".to_owned(),
        hints: String::new(),
        ..form.query()
    }
}

/// Not 200 where what was sent cannot be read as an answer.
pub fn status(standing: &Standing) -> StatusCode {
    match &standing.tried {
        Some(tried) if matches!(tried.outcome, Err(ref error) if *error != JudgeError::Finished) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::OK,
    }
}

/// What the views show.
pub fn state<'a>(
    puzzle: &'a Puzzle,
    query: &Query,
    standing: Standing,
    place: Place,
    kept: Kept,
) -> PuzzleState<'a> {
    let (selected, promotion) = play::picked(&standing.position, query);
    PuzzleState {
        puzzle,
        place,
        line: standing.line,
        position: standing.position,
        left: standing.left,
        bottom: play::bottom(puzzle, query),
        selected,
        promotion,
        tried: standing.tried,
        hints: query.hint_steps(),
        hint_move: standing.hint_move,
        phase: standing.phase,
        review: standing.review,
        kept,
    }
}
