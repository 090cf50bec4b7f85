//! Where a step stands, put together.

use super::{AnswerError, Outcome, Standing, Verdict};
use crate::chess::{Move, Position, Rules, Square, notation};
use crate::lesson::{Comment, Step};

impl Standing {
    /// The step as it is shown, with nothing to move.
    pub(super) fn still(step: &Step, line: Vec<String>, finished: bool) -> Standing {
        let scene = &step.scene;
        Standing {
            line,
            board: scene.board.clone(),
            position: scene.position.clone(),
            turn: scene.turn,
            last_move: scene.last_move,
            targets: Vec::new(),
            legal: Vec::new(),
            finished,
        }
    }

    /// The step after `moves`, which led to `position`.
    pub(super) fn played(
        step: &Step,
        moves: &[Move],
        position: Position,
        finished: bool,
    ) -> Standing {
        Standing {
            line: moves.iter().map(|&mv| notation::uci(mv)).collect(),
            board: position.board().clone(),
            turn: position.turn(),
            last_move: moves
                .last()
                .map_or(step.scene.last_move, |&mv| notation::squares(mv)),
            targets: Vec::new(),
            legal: if finished {
                Vec::new()
            } else {
                legal(&position)
            },
            finished,
            position: Some(position),
        }
    }
}

impl<'s> Outcome<'s> {
    /// An answer that changes nothing.
    pub(super) fn unmoved(standing: Standing, verdict: Verdict) -> Outcome<'s> {
        Outcome {
            verdict,
            comment: None,
            standing,
            mv: None,
        }
    }

    /// The move judged, and what the author says to it.
    pub(super) fn about(mut self, mv: Move, comment: Option<&'s Comment>) -> Outcome<'s> {
        self.mv = Some(mv);
        self.comment = comment;
        self
    }
}

/// From and to of every legal move, promotions once; sorted.
fn legal(position: &Position) -> Vec<(Square, Square)> {
    let mut pairs: Vec<(Square, Square)> = position
        .legal_moves()
        .into_iter()
        .filter_map(notation::squares)
        .collect();
    pairs.sort();
    pairs.dedup();
    pairs
}

/// The step's position. Steps that are played have one; one without is of another lesson.
pub(super) fn start(step: &Step) -> Result<&Position, AnswerError> {
    step.scene
        .position
        .as_ref()
        .ok_or(AnswerError::LineOff { index: 0 })
}

/// The moves that a line of UCI plies stands for, and the position after them.
pub(super) fn replay(
    start: &Position,
    line: &[String],
) -> Result<(Vec<Move>, Position), AnswerError> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(line.len());
    for (index, text) in line.iter().enumerate() {
        let mv =
            notation::parse_uci(&position, text).map_err(|_| AnswerError::LineOff { index })?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Ok((moves, position))
}

pub(super) fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}
