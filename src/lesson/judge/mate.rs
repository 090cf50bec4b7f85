//! Mate in N against every defence, judged as the daily puzzle is.

use super::standing::start;
use super::{AnswerError, Outcome, Standing, Verdict, WhyWrong};
use crate::chess::Move;
use crate::lesson::{Comment, Step, Task, Tone};
use crate::mate::Solver;
use crate::puzzle::{Game, Goal, JudgeError, Judgement, judge};

pub(super) fn resume(
    step: &Step,
    moves: u8,
    line: &[String],
    solver: &mut Solver,
) -> Result<Standing, AnswerError> {
    let game = game(step, moves, line)?;
    let finished = game.verify(solver).map_err(error)?;
    if !finished && line.len() % 2 == 1 {
        // The reply comes with the move that it answers.
        return Err(AnswerError::LineOff {
            index: line.len() - 1,
        });
    }
    let position = game.position().clone();
    Ok(Standing::played(step, game.line(), position, finished))
}

pub(super) fn judge<'s>(
    step: &'s Step,
    before: Standing,
    text: &str,
    solver: &mut Solver,
) -> Result<Outcome<'s>, AnswerError> {
    let Task::Mate { moves, comments } = &step.task else {
        return Err(AnswerError::WrongKind);
    };
    let game = game(step, *moves, &before.line)?;
    let answer = game.judge(text, solver).map_err(error)?;
    let comment = answer.mv.and_then(|mv| comments.at(before.line.len(), mv));
    let standing = match answer.judgement {
        Judgement::Solved { .. } => Standing::played(step, &answer.line, answer.position, true),
        Judgement::Correct { .. } => Standing::played(step, &answer.line, answer.position, false),
        _ => before,
    };
    Ok(Outcome {
        verdict: verdict(answer.judgement, comment),
        comment,
        standing,
        mv: answer.mv,
    })
}

/// The fastest mate from here, both sides' moves.
pub(super) fn main_line(
    step: &Step,
    moves: u8,
    line: &[String],
    solver: &mut Solver,
) -> Result<Vec<Move>, AnswerError> {
    let game = game(step, moves, line)?;
    solver.set_limit(judge::PROOF_LIMIT_NODES);
    match solver.main_line(game.position(), game.left()) {
        Ok(Some(line)) => Ok(line),
        Ok(None) | Err(_) => Err(AnswerError::Unknown),
    }
}

fn game(step: &Step, moves: u8, line: &[String]) -> Result<Game<'static>, AnswerError> {
    Game::replay(start(step)?, Goal::Mate { moves }, line).map_err(error)
}

fn verdict(judgement: Judgement, comment: Option<&Comment>) -> Verdict {
    match judgement {
        Judgement::Solved { .. } => Verdict::Done,
        Judgement::Correct { reply } => Verdict::Right { reply: Some(reply) },
        Judgement::Slower { mate_in } => Verdict::Slower { mate_in },
        Judgement::Illegal(error) => Verdict::Illegal(error),
        // It mates too late to be searched for, but the author knows what it is worth.
        Judgement::Wrong { .. } if comment.is_some_and(|note| note.tone == Tone::Aside) => {
            Verdict::Aside
        }
        Judgement::Wrong { refutation, why } => Verdict::Wrong {
            refutation: comment
                .map(|comment| comment.refutation.clone())
                .filter(|authored| !authored.is_empty())
                .unwrap_or(refutation),
            why: match why {
                judge::WhyWrong::Escapes => WhyWrong::Escapes,
                judge::WhyWrong::Stalemate => WhyWrong::Stalemate,
                judge::WhyWrong::DeadPosition => WhyWrong::DeadPosition,
                judge::WhyWrong::NotTheTactic => WhyWrong::NotTheGoal,
            },
        },
    }
}

fn error(error: JudgeError) -> AnswerError {
    match error {
        JudgeError::LineIllegal { index, .. } | JudgeError::LineOff { index } => {
            AnswerError::LineOff { index }
        }
        JudgeError::Finished | JudgeError::LineOdd => AnswerError::Finished,
        JudgeError::Unknown => AnswerError::Unknown,
    }
}

#[cfg(test)]
mod tests;
