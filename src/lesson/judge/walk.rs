//! Walks: one piece collects squares, all others stand still.

use super::{AnswerError, Outcome, Standing, Verdict};
use crate::chess::{Square, Walker};
use crate::lesson::{Step, Walk};

pub(super) fn resume(step: &Step, walk: &Walk, line: &[String]) -> Result<Standing, AnswerError> {
    let (walker, left) = replay(step, walk, line)?;
    Ok(standing(step, &walker, left, line.to_vec()))
}

pub(super) fn judge<'s>(
    step: &'s Step,
    walk: &Walk,
    before: Standing,
    text: &str,
) -> Result<Outcome<'s>, AnswerError> {
    let (mut walker, mut left) = replay(step, walk, &before.line)?;
    let from = walker.square();
    let to = match walker.read(text).and_then(|to| walker.go(to).map(|()| to)) {
        Ok(to) => to,
        Err(error) => return Ok(Outcome::unmoved(before, Verdict::CannotWalk(error))),
    };
    left.retain(|&target| target != to);
    let mut line = before.line;
    line.push(format!("{from}{to}"));
    let moves = u32::try_from(line.len()).unwrap_or(u32::MAX);
    let verdict = match left.is_empty() {
        false => Verdict::Right { reply: None },
        true if moves > walk.par => Verdict::OverPar { moves },
        true => Verdict::Done,
    };
    Ok(Outcome::unmoved(
        standing(step, &walker, left, line),
        verdict,
    ))
}

/// A shortest way to the targets that are left after `line`.
pub(super) fn shortest(
    step: &Step,
    walk: &Walk,
    line: &[String],
) -> Result<Vec<Square>, AnswerError> {
    let (walker, left) = replay(step, walk, line)?;
    walker.shortest(&left).ok_or(AnswerError::Unknown)
}

/// The piece where `line` has led it, and the targets left.
fn replay(step: &Step, walk: &Walk, line: &[String]) -> Result<(Walker, Vec<Square>), AnswerError> {
    let mut walker = Walker::new(&step.scene.board, walk.piece, walk.safe)
        .ok_or(AnswerError::LineOff { index: 0 })?;
    let mut left = walk.targets.clone();
    for (index, text) in line.iter().enumerate() {
        let off = AnswerError::LineOff { index };
        let from = walker.square();
        let (Ok(to), false) = (walker.read(text), left.is_empty()) else {
            return Err(off);
        };
        if *text != format!("{from}{to}") || walker.go(to).is_err() {
            return Err(off);
        }
        left.retain(|&target| target != to);
    }
    Ok((walker, left))
}

fn standing(step: &Step, walker: &Walker, left: Vec<Square>, line: Vec<String>) -> Standing {
    let finished = left.is_empty();
    let last_move = line.last().and_then(|ply| {
        let from = ply.get(..2)?.parse().ok()?;
        Some((from, walker.square()))
    });
    Standing {
        board: walker.board().clone(),
        position: None,
        turn: walker.color(),
        last_move: last_move.or(step.scene.last_move),
        targets: left,
        legal: if finished {
            Vec::new()
        } else {
            let moves = walker.moves().into_iter();
            moves.map(|to| (walker.square(), to)).collect()
        },
        line,
        finished,
    }
}

#[cfg(test)]
mod tests;
