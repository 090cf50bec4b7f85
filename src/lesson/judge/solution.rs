//! What would solve a step from where it stands.

use super::{AnswerError, line, mate, pick, play, resume, walk};
use crate::chess::{Move, Square};
use crate::lesson::{Step, Task};
use crate::mate::Solver;

/// Answers that solve a step, or bring it on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solution {
    /// There is nothing but to read.
    Read,
    /// Moves from here, the learner's first, with the replies between them: to the end of the
    /// step; in a `play` step only the best move; in a `move` step the one that the author speaks
    /// of first, if any. Never empty.
    Moves(Vec<Move>),
    /// The squares of a shortest walk.
    Walk(Vec<Square>),
    Squares(Vec<Square>),
    /// Ids of options.
    Options(Vec<String>),
}

/// What solves the step after `line`: the same at every call.
///
/// # Errors
/// [`AnswerError::Finished`] and those of [`resume`].
pub fn solution(
    step: &Step,
    line: &[String],
    solver: &mut Solver,
) -> Result<Solution, AnswerError> {
    let standing = resume(step, line, solver)?;
    if standing.finished {
        return Err(AnswerError::Finished);
    }
    let line = &standing.line;
    Ok(match &step.task {
        Task::Read => Solution::Read,
        Task::Spot(spot) => Solution::Squares(spot.squares.clone()),
        Task::Choose(choose) => Solution::Options(pick::options(choose)),
        Task::Walk(task) => Solution::Walk(walk::shortest(step, task, line)?),
        Task::Move {
            right, comments, ..
        } => {
            let praised = comments.notes.iter().map(|note| note.mv);
            let best = praised.chain(right.iter().copied());
            Solution::Moves(best.filter(|mv| right.contains(mv)).take(1).collect())
        }
        Task::Mate { moves, .. } => Solution::Moves(mate::main_line(step, *moves, line, solver)?),
        Task::Line(task) => Solution::Moves(line::rest(step, task, line)?),
        Task::Play(task) => Solution::Moves(vec![play::best(step, *task, line)?]),
    })
}
