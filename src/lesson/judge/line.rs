//! One side of an opening line.

use super::standing::{after, replay, start};
use super::{AnswerError, Outcome, Standing, Verdict, WhyWrong, refute};
use crate::chess::{Move, Rules, notation};
use crate::lesson::{Line, Step};
use crate::mate::Solver;

pub(super) fn resume(step: &Step, task: &Line, line: &[String]) -> Result<Standing, AnswerError> {
    let begins = start(step)?;
    let (mut moves, mut position) = replay(begins, line)?;
    let learner_first = begins.turn() == task.learner;
    for index in 0..moves.len() {
        let (played, next) = (&moves[..index], moves[index]);
        let learner_moves = (index % 2 == 0) == learner_first;
        let fits = if learner_moves {
            continuations(task, played).any(|mv| mv == next)
        } else {
            continuations(task, played).next() == Some(next)
        };
        if !fits {
            return Err(AnswerError::LineOff { index });
        }
    }
    let next = continuations(task, &moves).next();
    if position.turn() != task.learner
        && let Some(reply) = next
    {
        if !moves.is_empty() {
            // The reply comes with the move that it answers.
            return Err(AnswerError::LineOff {
                index: moves.len() - 1,
            });
        }
        position.play_unchecked(reply);
        moves.push(reply);
    }
    let finished = continuations(task, &moves).next().is_none();
    Ok(Standing::played(step, &moves, position, finished))
}

pub(super) fn judge<'s>(
    step: &'s Step,
    task: &'s Line,
    before: Standing,
    text: &str,
    solver: &mut Solver,
) -> Result<Outcome<'s>, AnswerError> {
    let (mut moves, position) = replay(start(step)?, &before.line)?;
    let mv = match notation::parse_move(&position, text) {
        Ok(mv) => mv,
        Err(error) => return Ok(Outcome::unmoved(before, Verdict::Illegal(error))),
    };
    let comment = task.comments.at(moves.len(), mv);
    if !continuations(task, &moves).any(|next| next == mv) {
        let verdict = refute::verdict(&position, mv, comment, WhyWrong::NotTheLine, solver);
        return Ok(Outcome::unmoved(before, verdict).about(mv, comment));
    }
    moves.push(mv);
    let mut position = after(&position, mv);
    let reply = continuations(task, &moves).next();
    if let Some(reply) = reply {
        position.play_unchecked(reply);
        moves.push(reply);
    }
    let standing = Standing::played(step, &moves, position, reply.is_none());
    let verdict = match reply {
        Some(reply) => Verdict::Right { reply: Some(reply) },
        None => Verdict::Done,
    };
    Ok(Outcome::unmoved(standing, verdict).about(mv, comment))
}

/// The first line that goes on from `line`: what is left of it, both sides' moves.
pub(super) fn rest(step: &Step, task: &Line, line: &[String]) -> Result<Vec<Move>, AnswerError> {
    let (moves, _) = replay(start(step)?, line)?;
    Ok(fitting(task, &moves)
        .next()
        .map_or_else(Vec::new, |line| line[moves.len()..].to_vec()))
}

/// The next moves of the lines that begin with `played`, in their order.
fn continuations(task: &Line, played: &[Move]) -> impl Iterator<Item = Move> {
    let index = played.len();
    fitting(task, played).map(move |line| line[index])
}

/// The lines that begin with `played` and go on.
fn fitting<'t>(task: &'t Line, played: &[Move]) -> impl Iterator<Item = &'t Vec<Move>> {
    task.lines
        .iter()
        .filter(move |line| line.len() > played.len() && line.starts_with(played))
}

#[cfg(test)]
mod tests;
