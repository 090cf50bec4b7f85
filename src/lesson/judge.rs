//! Judging an answer to a step.
//!
//! The only state is a line of words, and it is proved again each time: nothing that is sent is
//! trusted. In steps that are played it holds UCI plies; a solved step of the other kinds holds
//! its squares (`spot`), its right ids (`choose`) or the word `read`, so that every outcome can
//! be resumed from its line alone.
//!
//! What is not proved is never called a loss: a playable move that is not asked for is "not the
//! goal", and loses material or gets mated only where [`refute`] has shown it.

mod ending;
mod find;
mod line;
mod mate;
mod pick;
mod play;
mod refute;
mod solution;
mod standing;
mod walk;

pub use crate::chess::WalkError;
pub use solution::{Solution, solution};

use super::{Comment, Step, Task};
use crate::chess::{Board, Color, Move, MoveError, Position, Square};
use crate::endgame::Worth;
use crate::mate::Solver;

/// What a learner sends.
#[derive(Debug, Clone, Copy)]
pub enum Answer<'a> {
    /// A move in any notation; in `walk` steps UCI squares (`d1d5`) or the square to go to.
    Move(&'a str),
    /// Squares of a `spot` step.
    Squares(&'a [Square]),
    /// Ids of the options picked in a `choose` step.
    Options(&'a [String]),
    /// A `read` step has been read.
    Read,
}

/// Where a step stands after a line of plies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// UCI plies from the step's position; `line` steps that the opponent begins and whose line
    /// is empty have the opponent's first ply here already. Of the other kinds the answer, once
    /// the step is solved.
    pub line: Vec<String>,
    pub board: Board,
    /// `None` without kings and in walks.
    pub position: Option<Position>,
    pub turn: Color,
    pub last_move: Option<(Square, Square)>,
    /// Targets of a `walk` step not yet collected.
    pub targets: Vec<Square>,
    /// Legal moves of the learner, from and to with promotions once: what the board offers.
    pub legal: Vec<(Square, Square)>,
    pub finished: bool,
}

/// A judged answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome<'s> {
    pub verdict: Verdict,
    /// What the author says to it.
    pub comment: Option<&'s Comment>,
    /// The state afterwards: moved on only by `Done`, `Right` and `OverPar`.
    pub standing: Standing,
    /// The move judged, when it is a legal one of a game; `None` in walks.
    pub mv: Option<Move>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The step is solved; in `play`, when a draw is held, perhaps by the reply, which the
    /// standing then has played.
    Done,
    /// Right so far; the opponent's reply has been played (`None` in a walk).
    Right {
        reply: Option<Move>,
    },
    /// A walk is done, in more moves than needed.
    OverPar {
        moves: u32,
    },
    /// A mate step: mates by force, but not within the moves left.
    Slower {
        mate_in: u8,
    },
    /// Good, but not what is asked; nothing is lost.
    Aside,
    /// With the opponent's answer, if the rules give one.
    Wrong {
        refutation: Vec<Move>,
        why: WhyWrong,
    },
    /// An ending that the tables know: the move gives away what there was; `now` is what the
    /// learner is left with. `best`: a move that keeps it, and the moves it takes to the win
    /// (`None` for a draw).
    ThrownAway {
        now: Worth,
        best: Move,
        best_takes: Option<u32>,
        /// With the opponent's answer, unless the game is over.
        refutation: Vec<Move>,
        /// How a `play` step is over by the move, or by the reply if there is one.
        drawn_by: Option<DrawnBy>,
    },
    /// A `spot` step: squares that are missing, and squares that do not belong.
    Squares {
        missing: usize,
        extra: Vec<Square>,
    },
    /// A `choose` step: ids picked that are wrong, and whether right ones are missing.
    Options {
        wrong: Vec<String>,
        missing: bool,
    },
    Illegal(MoveError),
    /// A walk's move that the piece cannot make.
    CannotWalk(WalkError),
}

/// How a game played out ends without a winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawnBy {
    Stalemate,
    /// Nobody can mate with what is left.
    DeadPosition,
    /// The same position, with the same side to move, for the third time in the line.
    Repetition,
    /// Fifty moves of each side without a pawn move or a capture.
    FiftyMoves,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyWrong {
    /// The goal is not reached.
    NotTheGoal,
    /// A mate step: the reply escapes.
    Escapes,
    Stalemate,
    /// Neither side can mate any more.
    DeadPosition,
    /// The reply wins material, in pawns.
    LosesMaterial(i32),
    /// The reply mates, or mates by force.
    GetsMated,
    /// Playable, but not the move of the line.
    NotTheLine,
}

/// Why nothing could be judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerError {
    /// The answer is of another kind than the step: squares to a move step and so on.
    WrongKind,
    /// The line, from its word at `index` on, does not fit the step (any more): the lesson has
    /// changed. Also an option of a `choose` step that there is not.
    LineOff { index: usize },
    /// The step is already solved after the line.
    Finished,
    /// The search gave out.
    Unknown,
}

/// Where the step stands after `line`; every ply is proved again.
///
/// # Errors
/// [`AnswerError::LineOff`], [`AnswerError::Unknown`].
pub fn resume(step: &Step, line: &[String], solver: &mut Solver) -> Result<Standing, AnswerError> {
    match &step.task {
        Task::Read => pick::resume(step, &pick::read(), line),
        Task::Spot(spot) => pick::resume(step, &pick::squares(spot), line),
        Task::Choose(choose) => pick::resume(step, &pick::options(choose), line),
        Task::Walk(walk) => walk::resume(step, walk, line),
        Task::Move { right, .. } => find::resume(step, right, line),
        Task::Mate { moves, .. } => mate::resume(step, *moves, line, solver),
        Task::Line(task) => line::resume(step, task, line),
        Task::Play(task) => play::resume(step, *task, line),
    }
}

/// Judges the next answer after `line`.
///
/// # Errors
/// What cannot be judged; a wrong or illegal move is a verdict and no error.
pub fn judge<'s>(
    step: &'s Step,
    line: &[String],
    answer: Answer<'_>,
    solver: &mut Solver,
) -> Result<Outcome<'s>, AnswerError> {
    if !fits(&step.task, answer) {
        return Err(AnswerError::WrongKind);
    }
    let standing = resume(step, line, solver)?;
    if standing.finished {
        return Err(AnswerError::Finished);
    }
    match (&step.task, answer) {
        (Task::Read, Answer::Read) => Ok(pick::judge_read(standing)),
        (Task::Spot(spot), Answer::Squares(picked)) => {
            Ok(pick::judge_squares(spot, standing, picked))
        }
        (Task::Choose(choose), Answer::Options(picked)) => {
            pick::judge_options(choose, standing, picked)
        }
        (Task::Walk(task), Answer::Move(text)) => walk::judge(step, task, standing, text),
        (Task::Move { .. }, Answer::Move(text)) => find::judge(step, standing, text, solver),
        (Task::Mate { .. }, Answer::Move(text)) => mate::judge(step, standing, text, solver),
        (Task::Line(task), Answer::Move(text)) => line::judge(step, task, standing, text, solver),
        (Task::Play(task), Answer::Move(text)) => play::judge(step, *task, standing, text),
        _ => Err(AnswerError::WrongKind),
    }
}

fn fits(task: &Task, answer: Answer<'_>) -> bool {
    match answer {
        Answer::Read => matches!(task, Task::Read),
        Answer::Squares(_) => matches!(task, Task::Spot(_)),
        Answer::Options(_) => matches!(task, Task::Choose(_)),
        Answer::Move(_) => !matches!(task, Task::Read | Task::Spot(_) | Task::Choose(_)),
    }
}

#[cfg(test)]
mod tests;
