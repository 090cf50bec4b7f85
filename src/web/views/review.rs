//! The solution with all that belongs to it; only made once it is found or asked for.

use super::frame::{Link, archive_path};
use super::links::DayLink;
use super::{PageContext, puzzle, score};
use crate::chess::{Color, Move, Rules, fen, notation};
use crate::i18n::Messages;
use crate::progress::Attempt;
use crate::puzzle::Kind;
use crate::web::puzzle_state::{Phase, PuzzleState};
use askama::Template;

/// The solution beside the board.
#[derive(Template)]
#[template(path = "review.html")]
pub struct ReviewView {
    m: Messages,
    solved: bool,
    /// Solved with this very move.
    now: bool,
    /// How it was solved, in sentences.
    how: Vec<String>,
    lines_heading: String,
    /// The lines hold replies chosen to last longest.
    longest: bool,
    start: Step,
    lines: Vec<Vec<Step>>,
    analysis: String,
    fen: String,
    pgn: String,
    again: String,
    flip: String,
    next: String,
    onward: Vec<Link>,
}

/// A place in a line that a link leads to.
struct Step {
    text: String,
    href: String,
    current: bool,
}

impl ReviewView {
    /// `None` while the reader is still at it.
    pub fn new(
        context: &PageContext,
        state: &PuzzleState<'_>,
        here: DayLink<'_>,
    ) -> Option<ReviewView> {
        let review = state
            .review
            .as_ref()
            .filter(|_| state.phase != Phase::Playing)?;
        let m = context.messages();
        let start = &state.puzzle.position;
        let step = |text: String, line: &[Move]| Step {
            text,
            href: DayLink {
                line,
                solution: true,
                ..here
            }
            .href(),
            current: state.line == line,
        };
        let lines = review
            .lines
            .iter()
            .map(|line| {
                score::turns(context.lang, start, line, 1)
                    .into_iter()
                    .map(|turn| step(turn.text, &line[..turn.plies]))
                    .collect()
            })
            .collect();
        let count = review.lines.len();
        let fen = fen::format(&state.position);
        let played = match (state.phase, review.lines.first()) {
            (Phase::SolutionShown, Some(line)) => line,
            _ => &state.line,
        };
        Some(ReviewView {
            solved: solved(state),
            now: state.phase == Phase::Solved && state.tried.is_some(),
            how: how(&m, state),
            lines_heading: match state.puzzle.kind {
                Kind::Mate => m.solution_keys(count).to_string(),
                Kind::Fork | Kind::Skewer | Kind::Tactic => m.solution_line(count).to_string(),
            },
            longest: state.puzzle.kind == Kind::Mate
                && review.lines.iter().any(|line| line.len() > 1),
            start: step(m.solution_start().to_string(), &[]),
            lines,
            analysis: analysis(&fen, start.turn()),
            pgn: pgn(context, state, &here, played),
            fen: fen::format(start),
            again: here.anew().href(),
            flip: DayLink {
                flipped: !here.flipped,
                ..here
            }
            .href(),
            next: puzzle::next(context, &state.next),
            onward: onward(context, &m, state),
            m,
        })
    }
}

/// The line as a game, with the day and the address it is from.
fn pgn(
    context: &PageContext,
    state: &PuzzleState<'_>,
    here: &DayLink<'_>,
    line: &[Move],
) -> String {
    let site = format!("{}{}", context.public_url, here.path());
    let date = state.date.format("%Y.%m.%d").to_string();
    let tags = [("Event", "Gaffel"), ("Site", &site), ("Date", &date)];
    notation::pgn(&state.puzzle.position, line, &tags)
}

/// Found by the reader, now or before: who steps through the lines later has still solved it.
fn solved(state: &PuzzleState<'_>) -> bool {
    state.phase == Phase::Solved || state.attempt.as_ref().is_some_and(|attempt| attempt.solved)
}

/// An analysis board with the position, seen from the solver's side.
fn analysis(fen: &str, solver: Color) -> String {
    let side = match solver {
        Color::White => "",
        Color::Black => "?color=black",
    };
    format!(
        "https://lichess.org/analysis/standard/{}{side}",
        fen.replace(' ', "_")
    )
}

/// Ways on from a finished puzzle.
fn onward(context: &PageContext, m: &Messages, state: &PuzzleState<'_>) -> Vec<Link> {
    let link = |path: String, text: String| Link {
        href: format!("/{}{path}", context.lang.code()),
        text,
    };
    let mut onward = Vec::new();
    if state.date < state.today {
        onward.push(link("/daily".to_owned(), m.daily_to_today().to_string()));
    }
    if state.first_day < state.date
        && let Some(before) = state.date.pred_opt()
    {
        onward.push(link(
            format!("/daily/{before}"),
            m.previous_day().to_string(),
        ));
    }
    if let Some(after) = state.date.succ_opt().filter(|&after| after < state.today) {
        onward.push(link(
            format!("/daily/{after}"),
            m.following_day().to_string(),
        ));
    }
    onward.push(link(archive_path(state.date), m.to_archive().to_string()));
    onward
}

fn how(m: &Messages, state: &PuzzleState<'_>) -> Vec<String> {
    let mut how = Vec::new();
    if !solved(state) {
        return how;
    }
    if let Some(attempt) = &state.attempt {
        how.extend(how_solved(m, attempt));
    }
    if state.date == state.today
        && let Some(days) = state.streak.filter(|&days| days > 0)
    {
        how.push(m.solved_streak(days).to_string());
    }
    how
}

fn how_solved(m: &Messages, attempt: &Attempt) -> Vec<String> {
    if attempt.first_try {
        return vec![m.solved_first_try().to_string()];
    }
    if attempt.solution_shown {
        return vec![m.solved_after_solution().to_string()];
    }
    let mut how = Vec::new();
    if attempt.wrong > 0 {
        how.push(m.solved_tries(attempt.wrong).to_string());
    }
    if attempt.hints > 0 {
        how.push(m.solved_hints(attempt.hints).to_string());
    }
    how
}
