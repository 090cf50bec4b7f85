//! What a step's board shows: signs on squares, an author's arrows, moves to be played out.

use super::PageContext;
use super::board::{BoardForms, BoardGrid};
use super::links::Carried;
use crate::chess::{Bitboard, Move, Rules, Square, notation};
use crate::diagram::{Arrow, ArrowKind, BoardView, Drawing, Play, Replay, Sight, squares_of};
use crate::i18n::{Messages, moves};
use crate::lesson::judge::Solution;
use crate::lesson::{Mark, MarkColor, Scene, Task, Verdict};
use crate::web::lesson_play::{StepState, Tried};

/// The board of a step. `path` is the step's page; what `carried` says goes along with each press.
pub fn board(
    context: &PageContext,
    state: &StepState<'_>,
    path: &str,
    carried: &Carried,
) -> BoardGrid {
    let standing = &state.standing;
    let scene = &state.step.scene;
    let pointed_out = points_out(state);
    let drawing = Drawing {
        bottom: state.bottom,
        coordinates: context.prefs.coordinates,
        last_move: standing.last_move,
        arrows: arrows(state, pointed_out),
        highlights: match pointed_out {
            true => scene.highlights.iter().copied().collect(),
            false => Bitboard::EMPTY,
        },
        goals: goals(state),
        extras: extras(state),
    };
    let sight = match (&standing.position, &state.step.task) {
        (Some(position), Task::Spot(_) | Task::Read | Task::Choose(_)) => Sight::still(position),
        (Some(position), _) if standing.finished => Sight::still(position),
        (Some(position), _) => Sight::new(position),
        (None, _) => Sight::bare(&standing.board, standing.turn, &standing.legal),
    };
    let frames = state.tried.as_ref().map(frames).unwrap_or_default();
    let board = BoardView::of(&sight, &drawing, play(state), frames, context.lang);
    let note = pointed_out.then(|| note(context, scene)).flatten();
    let forms = BoardForms {
        pick: path.to_owned(),
        play: format!("{path}/answer"),
        fields: Carried {
            picked: String::new(),
            ..carried.clone()
        }
        .fields(),
    };
    BoardGrid::new(context.messages(), board, forms).noted(note)
}

/// What an author points out belongs to the position that the step begins with.
fn points_out(state: &StepState<'_>) -> bool {
    let begun = match state.step.task {
        Task::Read | Task::Spot(_) | Task::Choose(_) => false,
        _ => !state.standing.line.is_empty(),
    };
    !begun && !state.failed() && state.solution.is_none()
}

fn play(state: &StepState<'_>) -> Play {
    match state.step.task {
        Task::Read | Task::Choose(_) => Play::Off,
        Task::Spot(_) if state.standing.finished => Play::Squares {
            picked: solved_squares(state),
        },
        Task::Spot(_) => Play::Squares {
            picked: squares(&state.picked),
        },
        _ if state.standing.finished => Play::Off,
        Task::Walk(_) => Play::InHand,
        _ => Play::On {
            picked: state.selected,
        },
    }
}

fn solved_squares(state: &StepState<'_>) -> Bitboard {
    squares(&state.standing.line)
}

fn squares(names: &[String]) -> Bitboard {
    names
        .iter()
        .filter_map(|name| name.parse::<Square>().ok())
        .collect()
}

/// Squares that a walk has still to reach, or that are shown as the solution.
fn goals(state: &StepState<'_>) -> Bitboard {
    let shown = match &state.solution {
        Some(Solution::Squares(squares)) => squares.as_slice(),
        _ => &[],
    };
    state
        .standing
        .targets
        .iter()
        .chain(shown)
        .copied()
        .collect()
}

/// Picked squares that the last answer had and should not.
fn extras(state: &StepState<'_>) -> Bitboard {
    let judged = state
        .tried
        .as_ref()
        .and_then(|tried| tried.outcome.as_ref().ok());
    match judged.map(|judged| &judged.verdict) {
        Some(Verdict::Squares { extra, .. }) => {
            let extra: Bitboard = extra.iter().copied().collect();
            extra & squares(&state.picked)
        }
        _ => Bitboard::EMPTY,
    }
}

/// The moves that were on the board for a moment: the one tried and what it was answered with.
fn replayed(tried: &Tried) -> Vec<Move> {
    let Ok(judged) = &tried.outcome else {
        return Vec::new();
    };
    let mut moves: Vec<Move> = judged.mv.into_iter().collect();
    match &judged.verdict {
        Verdict::Right { reply: Some(reply) } => moves.push(*reply),
        Verdict::Wrong { refutation, .. } | Verdict::ThrownAway { refutation, .. } => {
            moves.extend(refutation);
        }
        _ => {}
    }
    moves
}

fn frames(tried: &Tried) -> String {
    let moves = replayed(tried);
    match &tried.before.position {
        Some(start) if !moves.is_empty() => Replay {
            start,
            moves: &moves,
        }
        .frames(),
        _ => String::new(),
    }
}

fn arrows(state: &StepState<'_>, pointed_out: bool) -> Vec<Arrow> {
    if let Some((from, to)) = state.promotion {
        return vec![Arrow::new(from, to, ArrowKind::Tried)];
    }
    let mut arrows = Vec::new();
    if pointed_out {
        let scene = &state.step.scene;
        let marks = scene.arrows.iter().chain(&scene.circles);
        arrows.extend(marks.map(|mark| Arrow::new(mark.from, mark.to, kind(mark.color))));
    }
    arrows.extend(state.tried.iter().flat_map(refuted));
    arrows.extend(shown(state));
    arrows
}

/// A move that did not stay on the board, and what answers it.
fn refuted(tried: &Tried) -> Vec<Arrow> {
    let stayed = match &tried.outcome {
        Ok(judged) => judged.brings_on(),
        Err(_) => true,
    };
    if stayed {
        return Vec::new();
    }
    replayed(tried)
        .into_iter()
        .zip([ArrowKind::Tried, ArrowKind::Refutation])
        .filter_map(|(mv, kind)| squares_of(mv).map(|(from, to)| Arrow::new(from, to, kind)))
        .collect()
}

/// The solution, as far as it is a way over the board.
fn shown(state: &StepState<'_>) -> Vec<Arrow> {
    let arrow = |(from, to)| Arrow::new(from, to, ArrowKind::Solution);
    match &state.solution {
        Some(Solution::Moves(line)) => {
            let first = line.first().copied().and_then(squares_of);
            first.map(arrow).into_iter().collect()
        }
        Some(Solution::Walk(way)) => {
            let start = state.standing.legal.first().map(|&(from, _)| from);
            let stops = start.into_iter().chain(way.iter().copied());
            stops.clone().zip(stops.skip(1)).map(arrow).collect()
        }
        _ => Vec::new(),
    }
}

fn kind(color: MarkColor) -> ArrowKind {
    match color {
        MarkColor::Green => ArrowKind::Green,
        MarkColor::Red => ArrowKind::Red,
        MarkColor::Blue => ArrowKind::Blue,
        MarkColor::Yellow => ArrowKind::Yellow,
    }
}

/// What the author has drawn, in words.
fn note(context: &PageContext, scene: &Scene) -> Option<String> {
    let m = context.messages();
    let mut marks: Vec<String> = scene
        .arrows
        .iter()
        .map(|mark| arrow_words(&m, mark))
        .collect();
    marks.extend(scene.circles.iter().map(|mark| {
        m.drawn_circle(kind(mark.color).word(), mark.from.to_string())
            .to_string()
    }));
    if !scene.highlights.is_empty() {
        let squares = moves::squares(context.lang, &scene.highlights);
        marks.push(m.drawn_highlights(squares).to_string());
    }
    (!marks.is_empty()).then(|| m.drawn(marks.join(", ")).to_string())
}

fn arrow_words(m: &Messages, mark: &Mark) -> String {
    let (from, to) = (mark.from.to_string(), mark.to.to_string());
    m.drawn_arrow(kind(mark.color).word(), from, to).to_string()
}

/// The plies of a line as moves, as far as they are legal.
pub fn line(scene: &Scene, plies: &[String]) -> Vec<Move> {
    let Some(mut position) = scene.position.clone() else {
        return Vec::new();
    };
    plies
        .iter()
        .map_while(|ply| {
            let mv = notation::parse_uci(&position, ply).ok()?;
            position.play_unchecked(mv);
            Some(mv)
        })
        .collect()
}
