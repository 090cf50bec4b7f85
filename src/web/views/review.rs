//! The solution with all that belongs to it; only made once it is found or asked for.

use super::frame::{Link, archive_path};
use super::links::PuzzleLink;
use super::{PageContext, practice, puzzle, score};
use crate::chess::{Color, Move, Rules, fen, notation};
use crate::i18n::Messages;
use crate::progress::Attempt;
use crate::puzzle::Kind;
use crate::web::puzzle_state::{DayPlace, Phase, Place, PuzzleState};
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
    /// When the next puzzle comes, where that is not at once.
    next: Option<String>,
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
        here: PuzzleLink<'_>,
    ) -> Option<ReviewView> {
        let review = state
            .review
            .as_ref()
            .filter(|_| state.phase != Phase::Playing)?;
        let m = context.messages();
        let start = &state.puzzle.position;
        let step = |text: String, line: &[Move]| Step {
            text,
            href: PuzzleLink {
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
            solved: state.solved(),
            now: state.phase == Phase::Solved && state.tried.is_some(),
            how: how(context, &m, state),
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
            flip: PuzzleLink {
                flipped: !here.flipped,
                ..here
            }
            .href(),
            next: match &state.place {
                Place::Day(day) => Some(puzzle::next(context, &day.next)),
                Place::Practice(_) => None,
            },
            onward: match &state.place {
                Place::Day(day) => onward(context, &m, day),
                Place::Practice(place) => practice::onward(context, place),
            },
            m,
        })
    }
}

/// The line as a game, with the day and the address it is from.
fn pgn(
    context: &PageContext,
    state: &PuzzleState<'_>,
    here: &PuzzleLink<'_>,
    line: &[Move],
) -> String {
    let site = format!("{}{}", context.public_url, here.path());
    let date = match &state.place {
        Place::Day(day) => day.date.format("%Y.%m.%d").to_string(),
        Place::Practice(_) => "????.??.??".to_owned(),
    };
    let tags = [("Event", "Gaffel"), ("Site", &site), ("Date", &date)];
    notation::pgn(&state.puzzle.position, line, &tags)
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

/// Ways on from a day's puzzle.
fn onward(context: &PageContext, m: &Messages, day: &DayPlace) -> Vec<Link> {
    let link = |path: String, text: String| Link {
        href: format!("/{}{path}", context.lang.code()),
        text,
    };
    let mut onward = Vec::new();
    if day.date < day.today {
        onward.push(link("/daily".to_owned(), m.daily_to_today().to_string()));
    }
    if day.first_day < day.date
        && let Some(before) = day.date.pred_opt()
    {
        onward.push(link(
            format!("/daily/{before}"),
            m.previous_day().to_string(),
        ));
    }
    if let Some(after) = day.date.succ_opt().filter(|&after| after < day.today) {
        onward.push(link(
            format!("/daily/{after}"),
            m.following_day().to_string(),
        ));
    }
    onward.push(link(archive_path(day.date), m.to_archive().to_string()));
    onward
}

fn how(context: &PageContext, m: &Messages, state: &PuzzleState<'_>) -> Vec<String> {
    let mut how = Vec::new();
    let day = match &state.place {
        Place::Day(day) => day,
        Place::Practice(place) => return practice::how(context, state, place),
    };
    if !state.solved() {
        return how;
    }
    if let Some(attempt) = &day.attempt {
        how.extend(how_solved(m, attempt));
    }
    if day.date == day.today
        && let Some(days) = day.streak.filter(|&days| days > 0)
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
