//! The board of a step.

use super::desk::Desk;
use super::moves;
use crate::chess::{Board, Color, FenProblem, Position, Rules, Square, fen, notation};
use crate::content::decode::At;
use crate::content::document::{Side, StepFile};
use crate::content::source::Place;
use crate::lesson::{Mark, MarkColor, Scene};

/// The board before a step's task.
pub struct Stage {
    pub board: Board,
    pub position: Option<Position>,
    pub turn: Color,
    pub last_move: Option<(Square, Square)>,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// `position` and `after`; `None` if it cannot be set up (and that has been told).
pub fn stage(desk: &mut Desk<'_>, step: &StepFile) -> Option<Stage> {
    let mut stage = match &step.position {
        Some(at) if at.value != "start" => set_up(desk, at)?,
        _ => Stage {
            board: Position::default().board().clone(),
            position: Some(Position::default()),
            turn: Color::White,
            last_move: None,
        },
    };
    if let Some(after) = &step.after {
        let Some(mut position) = stage.position.take() else {
            desk.error(
                after.place,
                "moves cannot be played on a board without kings",
                "give the position after them",
            );
            return None;
        };
        let played = moves::line(desk, after.place, &after.value, &position)?;
        for mv in &played {
            position.play_unchecked(*mv);
        }
        stage = Stage {
            board: position.board().clone(),
            turn: position.turn(),
            position: Some(position),
            last_move: played.last().copied().and_then(notation::squares),
        };
    }
    Some(stage)
}

fn set_up(desk: &mut Desk<'_>, at: &At<String>) -> Option<Stage> {
    let fields: Vec<&str> = at.value.split_whitespace().collect();
    let text = match fields.len() {
        1 => format!("{} w - -", at.value),
        2 => format!("{} - -", at.value),
        3 => format!("{} -", at.value),
        _ => at.value.clone(),
    };
    let error = match fen::parse(&text) {
        Ok(_) if fields.len() == 1 => {
            desk.error(
                at.place,
                "the side to move is missing",
                "board and side are enough: write w or b after the board",
            );
            return None;
        }
        Ok(position) => {
            return Some(Stage {
                board: position.board().clone(),
                turn: position.turn(),
                position: Some(position),
                last_move: None,
            });
        }
        Err(error) => error,
    };
    let kingless = |reason: &FenProblem| {
        matches!(
            reason,
            FenProblem::NoKing { .. } | FenProblem::PawnsOnEdgeRank { .. }
        )
    };
    let bare = error.reasons.iter().all(kingless)
        && !matches!(
            error.reasons.as_slice(),
            [FenProblem::PawnsOnEdgeRank { .. }]
        );
    let board = fields
        .first()
        .and_then(|board| Board::from_ascii_board_fen(board.as_bytes()).ok());
    if let (true, Some(board)) = (bare, board) {
        let turn = match fields.get(1) {
            Some(&"b") => Color::Black,
            _ => Color::White,
        };
        return Some(Stage {
            board,
            position: None,
            turn,
            last_move: None,
        });
    }
    for reason in &error.reasons {
        desk.error_in_words(at.place, &reason.to_string(), "");
    }
    None
}

/// What the learner sees; `learner` sits at the bottom unless the step says otherwise.
pub fn scene(desk: &mut Desk<'_>, step: &StepFile, stage: &Stage, learner: Color) -> Scene {
    Scene {
        board: stage.board.clone(),
        position: stage.position.clone(),
        turn: stage.turn,
        bottom: step.view.map_or(learner, |view| view.value.into()),
        last_move: stage.last_move,
        arrows: marks(desk, &step.arrows, true),
        circles: marks(desk, &step.circles, false),
        highlights: squares(desk, &step.highlights),
    }
}

/// Tells what is wrong with marks on a board that cannot be set up.
pub fn tell_marks(desk: &mut Desk<'_>, step: &StepFile) {
    marks(desk, &step.arrows, true);
    marks(desk, &step.circles, false);
    squares(desk, &step.highlights);
}

fn marks(desk: &mut Desk<'_>, marks: &[At<String>], arrows: bool) -> Vec<Mark> {
    marks
        .iter()
        .filter_map(|at| mark(desk, at, arrows))
        .collect()
}

fn mark(desk: &mut Desk<'_>, at: &At<String>, arrow: bool) -> Option<Mark> {
    let (color, squares) = match at.value.split_once(' ') {
        Some((color, squares)) => (color, squares.trim()),
        None => ("green", at.value.as_str()),
    };
    let color = match color {
        "green" => MarkColor::Green,
        "red" => MarkColor::Red,
        "blue" => MarkColor::Blue,
        "yellow" => MarkColor::Yellow,
        other => {
            let what = format!("{other} is no colour of marks");
            desk.error(at.place, what, "write green, red, blue or yellow");
            return None;
        }
    };
    if !arrow {
        let on = square_in(
            desk,
            at.place,
            squares,
            "write a circle like `f7` or `red f7`",
        )?;
        return Some(Mark {
            from: on,
            to: on,
            color,
        });
    }
    let mend = "write an arrow like `e2e4` or `red e2e4`";
    let Some((from, to)) = squares.split_at_checked(2).filter(|(_, to)| to.len() == 2) else {
        desk.error(at.place, format!("{squares:?} is no arrow"), mend);
        return None;
    };
    let from = square_in(desk, at.place, from, mend)?;
    let to = square_in(desk, at.place, to, mend)?;
    if from == to {
        desk.error(at.place, "the arrow goes nowhere", "use a circle instead");
        return None;
    }
    Some(Mark { from, to, color })
}

/// Squares, each once, in the order written.
pub fn squares(desk: &mut Desk<'_>, written: &[At<String>]) -> Vec<Square> {
    let mut squares = Vec::new();
    for at in written {
        let Some(square) = square(desk, at) else {
            continue;
        };
        if squares.contains(&square) {
            desk.error(at.place, format!("{square} is there twice"), "name it once");
            continue;
        }
        squares.push(square);
    }
    squares
}

pub fn square(desk: &mut Desk<'_>, at: &At<String>) -> Option<Square> {
    square_in(desk, at.place, &at.value, "squares are a1 to h8")
}

fn square_in(desk: &mut Desk<'_>, place: Place, text: &str, mend: &str) -> Option<Square> {
    let square = text.parse().ok();
    if square.is_none() {
        let small = text.to_ascii_lowercase();
        let small = small.parse::<Square>().ok();
        let small = small.map(|square| format!("write small letters: {square}"));
        let mend = small.as_deref().unwrap_or(mend);
        desk.error(place, format!("{text} is not a square"), mend);
    }
    square
}
