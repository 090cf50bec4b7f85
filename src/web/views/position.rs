//! What a puzzle's board shows: last move, arrows, a reply or refutation to be played out.

use super::PageContext;
use super::board::{BoardForms, BoardGrid};
use super::links::PuzzleLink;
use crate::chess::{Move, Rules};
use crate::diagram::{Arrow, ArrowKind, BoardView, Drawing, Play, Replay, squares_of};
use crate::puzzle::Judgement;
use crate::web::puzzle_state::{Phase, PuzzleState, Tried};

/// The board to play on; to look at only, once the puzzle is over.
pub fn playable(
    context: &PageContext,
    state: &PuzzleState<'_>,
    here: &PuzzleLink<'_>,
) -> BoardGrid {
    let drawing = Drawing {
        coordinates: context.prefs.coordinates,
        last_move: state.line.last().copied().and_then(squares_of),
        arrows: arrows(state),
        ..Drawing::new(state.bottom)
    };
    let play = match state.phase {
        Phase::Playing => Play::On {
            picked: state.selected,
        },
        Phase::Solved | Phase::SolutionShown => Play::Off,
    };
    let moves = state.tried.as_ref().map(replayed).unwrap_or_default();
    let replay = state
        .tried
        .as_ref()
        .filter(|_| !moves.is_empty())
        .map(|tried| Replay {
            start: &tried.before,
            moves: &moves,
        });
    let board = BoardView::new(&state.position, &drawing, play, replay, context.lang);
    let path = here.path();
    let forms = BoardForms {
        play: format!("{path}/move"),
        pick: path,
        fields: here.fields(),
    };
    BoardGrid::new(context.messages(), board, forms)
}

/// The puzzle's first position as a picture.
pub fn picture(context: &PageContext, state: &PuzzleState<'_>) -> BoardGrid {
    let drawing = Drawing {
        coordinates: context.prefs.coordinates,
        ..Drawing::new(state.puzzle.position.turn())
    };
    let board = BoardView::new(
        &state.puzzle.position,
        &drawing,
        Play::Off,
        None,
        context.lang,
    );
    BoardGrid::picture(context.messages(), board)
}

/// The moves that were on the board for a moment: the one tried and what it was answered with.
fn replayed(tried: &Tried) -> Vec<Move> {
    let Ok(answer) = &tried.outcome else {
        return Vec::new();
    };
    let mut moves: Vec<Move> = answer.mv.into_iter().collect();
    match &answer.judgement {
        Judgement::Correct { reply } => moves.push(*reply),
        Judgement::Wrong { refutation, .. } => moves.extend(refutation),
        Judgement::Solved { .. } | Judgement::Slower { .. } | Judgement::Illegal(_) => {}
    }
    moves
}

fn arrows(state: &PuzzleState<'_>) -> Vec<Arrow> {
    if let Some((from, to)) = state.promotion {
        return vec![Arrow::new(from, to, ArrowKind::Tried)];
    }
    let arrow = |mv: Move, kind| squares_of(mv).map(|(from, to)| Arrow::new(from, to, kind));
    match state.phase {
        Phase::Solved => Vec::new(),
        Phase::SolutionShown => next_of_solution(state)
            .and_then(|mv| arrow(mv, ArrowKind::Solution))
            .into_iter()
            .collect(),
        Phase::Playing => {
            let mut arrows: Vec<Arrow> = state.tried.as_ref().map(refuted).unwrap_or_default();
            arrows.extend(hinted(state));
            arrows
        }
    }
}

/// A move that did not stay on the board, and what refutes it.
fn refuted(tried: &Tried) -> Vec<Arrow> {
    let Ok(answer) = &tried.outcome else {
        return Vec::new();
    };
    let kinds = [ArrowKind::Tried, ArrowKind::Refutation];
    match &answer.judgement {
        Judgement::Wrong { .. } | Judgement::Slower { .. } => replayed(tried)
            .into_iter()
            .zip(kinds)
            .filter_map(|(mv, kind)| squares_of(mv).map(|(from, to)| Arrow::new(from, to, kind)))
            .collect(),
        Judgement::Solved { .. } | Judgement::Correct { .. } | Judgement::Illegal(_) => Vec::new(),
    }
}

fn hinted(state: &PuzzleState<'_>) -> Option<Arrow> {
    let (from, to) = state.hint_move.and_then(squares_of)?;
    match state.hints {
        0 | 1 => None,
        2 => Some(Arrow::new(from, from, ArrowKind::Hint)),
        _ => Some(Arrow::new(from, to, ArrowKind::Hint)),
    }
}

/// The move that goes on from the position shown, in the first line of the solution that does.
fn next_of_solution(state: &PuzzleState<'_>) -> Option<Move> {
    state
        .review
        .as_ref()?
        .lines
        .iter()
        .find(|line| line.starts_with(&state.line))
        .and_then(|line| line.get(state.line.len()))
        .copied()
}
