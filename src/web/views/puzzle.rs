//! The part of a page that changes with every move: question, board, judgement, answer.

use super::board::BoardGrid;
use super::frame::Link;
use super::links::PuzzleLink;
use super::promotion::Promotion;
use super::review::ReviewView;
use super::score;
use super::status::Status;
use super::{Fields, PageContext, position, practice};
use crate::chess::{CastlingSide, Color, Position, Rules};
use crate::diagram::pieces::color_word;
use crate::i18n::{Messages, dates, words};
use crate::puzzle::Kind;
use crate::web::puzzle_state::{Kept, Next, Phase, Place, PuzzleState};
use askama::Template;

/// `<div id="puzzle">`
#[derive(Template)]
#[template(path = "puzzle.html")]
pub struct PuzzleView {
    m: Messages,
    heading: String,
    date: Option<Date>,
    /// Where today's puzzle is, on a past day's page.
    today: Option<String>,
    /// The next puzzle, where there is one at once.
    next: Option<Link>,
    /// What else the reader should know, in sentences.
    notes: Vec<String>,
    task: String,
    rights: Vec<String>,
    board: BoardGrid,
    status: Status,
    hints: Vec<String>,
    playing: Option<Playing>,
    carried: Fields,
    promotion: Option<Promotion>,
    moves: Vec<String>,
    flip: String,
    start_over: Option<String>,
    review: Option<ReviewView>,
    kept: Option<String>,
}

/// A day, written out and for machines.
struct Date {
    words: String,
    iso: String,
}

/// What the forms carry.
struct Playing {
    path: String,
    /// What the hint button reveals; `None` when all hints are open.
    next_hint: Option<String>,
}

impl PuzzleView {
    /// `heading` is the page's first heading.
    pub fn new(context: &PageContext, state: &PuzzleState<'_>, heading: String) -> PuzzleView {
        let m = context.messages();
        let here = link(context, state);
        let (date, today, next, notes) = match &state.place {
            Place::Day(day) => (
                Some(Date {
                    words: dates::long(context.lang, day.date),
                    iso: day.date.to_string(),
                }),
                (day.date < day.today).then(|| format!("/{}/daily", context.lang.code())),
                None,
                Vec::new(),
            ),
            Place::Practice(place) => (
                None,
                None,
                practice::next(context, state, place),
                practice::notes(context, state, place),
            ),
        };
        PuzzleView {
            heading,
            date,
            today,
            next,
            notes,
            task: task(context, state),
            rights: rights(&m, &state.position),
            board: position::playable(context, state, &here),
            status: Status::new(context, state, &here),
            hints: (1..=state.hints.min(3))
                .filter(|_| state.phase == Phase::Playing)
                .map(|step| {
                    words::hint(
                        context.lang,
                        step,
                        state.puzzle,
                        &state.position,
                        state.hint_move,
                    )
                })
                .collect(),
            playing: (state.phase == Phase::Playing).then(|| playing(&m, state, &here)),
            carried: here.fields(),
            promotion: promotion(context.messages(), state, &here),
            moves: score::numbered(context.lang, &state.puzzle.position, &state.line, 1),
            flip: PuzzleLink {
                flipped: !here.flipped,
                ..here
            }
            .href(),
            start_over: (!state.line.is_empty() && state.phase == Phase::Playing)
                .then(|| here.anew().href()),
            review: ReviewView::new(context, state, here),
            kept: match &state.place {
                Place::Day(_) => kept(&m, state.kept),
                Place::Practice(_) => practice::kept(&m, state.kept),
            },
            m,
        }
    }
}

/// Where the reader is now.
fn link<'a>(context: &PageContext, state: &'a PuzzleState<'_>) -> PuzzleLink<'a> {
    PuzzleLink {
        lang: context.lang,
        place: &state.place,
        puzzle: &state.puzzle.id,
        line: &state.line,
        hints: if state.phase == Phase::Playing {
            state.hints
        } else {
            0
        },
        flipped: state.bottom != state.puzzle.position.turn(),
        solution: state.phase == Phase::SolutionShown,
        no_cookie: state.kept == Kept::NoCookie,
    }
}

/// What is asked, in one line.
pub fn task(context: &PageContext, state: &PuzzleState<'_>) -> String {
    let puzzle = state.puzzle;
    words::task(
        context.lang,
        puzzle.kind,
        puzzle.moves,
        puzzle.position.turn(),
    )
}

/// What the next puzzle is and when, in one sentence.
pub fn next(context: &PageContext, next: &Next) -> String {
    let m = context.messages();
    let what = match next.kind {
        Kind::Mate => m.next_mate(next.moves).to_string(),
        Kind::Fork => m.next_fork().to_string(),
        Kind::Skewer => m.next_skewer().to_string(),
        Kind::Tactic => m.next_tactic().to_string(),
    };
    m.next_when(
        what,
        dates::weekday_day(context.lang, next.date),
        dates::time(context.lang, next.at.time()),
        zone(next.at.offset().local_minus_utc()),
    )
    .to_string()
}

/// A zone by its distance from UTC, in seconds: `UTC`, `UTC+1`, `UTC−3:30`.
fn zone(offset_s: i32) -> String {
    let (hours, minutes) = (offset_s.abs() / 3600, offset_s.abs() / 60 % 60);
    let sign = if offset_s < 0 { '−' } else { '+' };
    match (hours, minutes) {
        (0, 0) => "UTC".to_owned(),
        (_, 0) => format!("UTC{sign}{hours}"),
        _ => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}

/// The same for the footer; the review of a finished puzzle says it itself.
pub fn next_for_footer(context: &PageContext, state: &PuzzleState<'_>) -> Option<String> {
    match &state.place {
        Place::Day(day) if state.phase == Phase::Playing => Some(next(context, &day.next)),
        Place::Day(_) | Place::Practice(_) => None,
    }
}

/// Castling and en-passant rights in words: a diagram does not show them.
pub fn rights(m: &Messages, position: &Position) -> Vec<String> {
    let mut rights = Vec::new();
    for color in Color::ALL {
        let may = |side| position.castles().has(color, side);
        let name = color_word(color);
        match (may(CastlingSide::KingSide), may(CastlingSide::QueenSide)) {
            (true, true) => rights.push(m.castling_both(name).to_string()),
            (true, false) => rights.push(m.castling_short(name).to_string()),
            (false, true) => rights.push(m.castling_long(name).to_string()),
            (false, false) => {}
        }
    }
    if let Some(capture) = position.en_passant_moves().first() {
        rights.push(m.en_passant_on(capture.to().to_string()).to_string());
    }
    rights
}

fn playing(m: &Messages, state: &PuzzleState<'_>, here: &PuzzleLink<'_>) -> Playing {
    Playing {
        path: here.path(),
        next_hint: match state.hints {
            0 => Some(m.hint_idea().to_string()),
            1 => Some(m.hint_piece().to_string()),
            2 => Some(m.hint_move().to_string()),
            _ => None,
        },
    }
}

fn promotion(m: Messages, state: &PuzzleState<'_>, here: &PuzzleLink<'_>) -> Option<Promotion> {
    let squares = state.promotion.filter(|_| state.phase == Phase::Playing)?;
    Some(Promotion::new(
        m,
        state.position.turn(),
        squares,
        format!("{}/move", here.path()),
        here.fields(),
        here.href(),
    ))
}

/// What the reader should know about what is kept; nothing when all is well.
pub fn kept(m: &Messages, kept: Kept) -> Option<String> {
    match kept {
        Kept::Yes => None,
        Kept::NotYet => Some(m.kept_not_yet().to_string()),
        Kept::NoCookie => Some(m.kept_no_cookie().to_string()),
        Kept::StoreAway => Some(m.kept_store_away().to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::zone;

    #[test]
    fn a_zone_is_told_by_its_distance_from_utc() {
        assert_eq!(zone(0), "UTC");
        assert_eq!(zone(3600), "UTC+1");
        assert_eq!(zone(5 * 3600 + 30 * 60), "UTC+5:30");
        assert_eq!(zone(-(3 * 3600 + 30 * 60)), "UTC−3:30");
    }
}
