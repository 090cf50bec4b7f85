//! Finding one move.

use super::standing::{after, replay, start};
use super::{AnswerError, Outcome, Standing, Verdict, WhyWrong, refute};
use crate::chess::{Move, notation};
use crate::lesson::{Goal, Step, Task};
use crate::mate::Solver;

pub(super) fn resume(
    step: &Step,
    right: &[Move],
    line: &[String],
) -> Result<Standing, AnswerError> {
    let (moves, position) = replay(start(step)?, line)?;
    match moves.as_slice() {
        [] => {}
        [mv] if right.contains(mv) => {}
        [mv, _, ..] if right.contains(mv) => return Err(AnswerError::LineOff { index: 1 }),
        _ => return Err(AnswerError::LineOff { index: 0 }),
    }
    let finished = !moves.is_empty();
    Ok(Standing::played(step, &moves, position, finished))
}

pub(super) fn judge<'s>(
    step: &'s Step,
    before: Standing,
    text: &str,
    solver: &mut Solver,
) -> Result<Outcome<'s>, AnswerError> {
    let Task::Move {
        right,
        goal,
        comments,
    } = &step.task
    else {
        return Err(AnswerError::WrongKind);
    };
    let position = start(step)?;
    let mv = match notation::parse_move(position, text) {
        Ok(mv) => mv,
        Err(error) => return Ok(Outcome::unmoved(before, Verdict::Illegal(error))),
    };
    let comment = comments.at(0, mv);
    if right.contains(&mv) {
        let played = Standing::played(step, &[mv], after(position, mv), true);
        return Ok(Outcome::unmoved(played, Verdict::Done).about(mv, comment));
    }
    let verdict = match goal {
        Some(Goal::Mate) => refute::no_mate(position, mv, comment, solver),
        _ => refute::verdict(position, mv, comment, WhyWrong::NotTheGoal, solver),
    };
    Ok(Outcome::unmoved(before, verdict).about(mv, comment))
}

#[cfg(test)]
mod tests;
