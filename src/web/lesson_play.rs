//! From what a learner sends to where a step stands: pure but for the solver it is lent.

use super::play::{MoveForm, Query, dotted, promotion_squares};
use crate::chess::{Color, Move, Square, notation};
use crate::lesson::judge::{self, Answer, AnswerError, Solution, Standing, Verdict};
use crate::lesson::{Comment, Course, Lesson, Step, Task};
use crate::mate::Solver;
use crate::progress::{StepEvent, StepRecord};
use crate::web::puzzle_state::Kept;
use std::collections::BTreeMap;

/// More plies than an ending is played for.
const MOST_PLIES: usize = 256;
/// Longest answer that is kept in an address, in characters: sixty-four squares.
const LONGEST_ANSWER: usize = 192;

/// How an address says that nothing was picked.
pub const NOTHING: &str = ".";
/// What stands in an address before an answer that came in a field of another kind of step.
const OTHER_KIND: &str = "other:";

/// A step as far as this learner has come; made by handlers, read by views.
pub struct StepState<'a> {
    pub course: &'a Course,
    pub lesson: &'a Lesson,
    /// Place of the step, from 0.
    pub index: usize,
    pub step: &'a Step,
    pub standing: Standing,
    pub tried: Option<Tried>,
    /// Why the line that was sent is not what is shown.
    pub off: Option<AnswerError>,
    /// What was typed, if it is still to be mended.
    pub typed: String,
    pub bottom: Color,
    /// The square picked in the first half of a move without script.
    pub selected: Option<Square>,
    /// A pawn move that waits for its piece.
    pub promotion: Option<(Square, Square)>,
    /// Squares or ids of options.
    pub picked: Vec<String>,
    /// Hints open.
    pub hints: usize,
    /// Only when asked for.
    pub solution: Option<Solution>,
    pub kept: Kept,
    /// What the store holds of this learner and lesson, by step.
    pub records: BTreeMap<String, StepRecord>,
}

impl StepState<'_> {
    pub fn record(&self) -> Option<&StepRecord> {
        self.records.get(&self.step.id)
    }

    /// There is something to be given up by starting over.
    pub fn begun(&self) -> bool {
        let line = &self.standing.line;
        let given = match &self.step.task {
            // The opponent's first move comes by itself.
            Task::Line(task) if task.learner != self.step.scene.turn => line.len() > 1,
            _ => !line.is_empty(),
        };
        given || self.off.is_some() || self.solution.is_some()
    }

    /// The last answer was judged and did not bring the learner on.
    pub fn failed(&self) -> bool {
        let failed = |judged: &Judged| !judged.brings_on() && !judged.refused();
        self.tried
            .as_ref()
            .is_some_and(|tried| tried.outcome.as_ref().is_ok_and(failed))
    }
}

/// An answer that was tried and what came of it.
pub struct Tried {
    /// As it stands in the address; untrusted.
    pub text: String,
    pub before: Standing,
    pub outcome: Result<Judged, AnswerError>,
}

/// What [`judge::judge`] says, owned.
#[derive(Debug, Clone)]
pub struct Judged {
    pub verdict: Verdict,
    pub comment: Option<Comment>,
    pub standing: Standing,
    pub mv: Option<Move>,
}

impl Judged {
    /// Right, and the learner is further than before.
    pub fn brings_on(&self) -> bool {
        use Verdict as V;
        matches!(self.verdict, V::Done | V::Right { .. } | V::OverPar { .. })
    }

    /// No answer that could be judged: it is to be mended and sent again.
    fn refused(&self) -> bool {
        matches!(self.verdict, Verdict::Illegal(_) | Verdict::CannotWalk(_))
    }

    /// What the store keeps of it; what is neither right nor wrong is not kept.
    fn event(&self, task: &Task) -> Option<StepEvent> {
        let line = match task {
            // Answered at one stroke: there is nothing to go on with.
            Task::Read | Task::Spot(_) | Task::Choose(_) => Vec::new(),
            _ => self.standing.line.clone(),
        };
        match &self.verdict {
            Verdict::Done | Verdict::OverPar { .. } => {
                Some(StepEvent::Right { line, solved: true })
            }
            Verdict::Right { .. } => Some(StepEvent::Right {
                line,
                solved: false,
            }),
            Verdict::Wrong { .. }
            | Verdict::ThrownAway { .. }
            | Verdict::Squares { .. }
            | Verdict::Options { .. } => Some(StepEvent::Wrong),
            Verdict::Slower { .. }
            | Verdict::Aside
            | Verdict::Illegal(_)
            | Verdict::CannotWalk(_) => None,
        }
    }
}

/// The form behind every answer, hint and solution of a step.
#[derive(Debug, Clone, Default)]
pub struct StepForm {
    pub form: MoveForm,
    /// Squares or options, joined by dots.
    pub picked: String,
    pub solution: String,
}

impl StepForm {
    /// Reads the fields of a form: boxes that are ticked come under one name, several times.
    pub fn new(fields: Vec<(String, String)>) -> StepForm {
        let mut read = StepForm::default();
        for (name, value) in fields {
            let form = &mut read.form;
            match name.as_str() {
                "line" => form.line = value,
                "move" => form.text = value,
                "from" => form.from = value,
                "to" => form.to = value,
                "promotion" => form.promotion = value,
                "hints" => form.hints = value,
                "flip" => form.flip = value,
                "kept" => form.kept = value,
                "solution" => read.solution = value,
                "picked" if read.picked.is_empty() => read.picked = value,
                "picked" => read.picked = format!("{}.{value}", read.picked),
                _ => {}
            }
        }
        read
    }

    /// The page that this form belongs to.
    pub fn query(&self) -> Query {
        Query {
            solution: self.solution.clone(),
            picked: short(&self.picked),
            ..self.form.query()
        }
    }

    fn answer(&self, task: &Task) -> String {
        let (played, picked) = (self.form.move_text(), &self.picked);
        let other = |text: &str| format!("{OTHER_KIND}{text}");
        short(&match (task, played.is_empty(), picked.is_empty()) {
            (Task::Read, true, true) => "read".to_owned(),
            // Nothing picked is an answer too, and an empty list is no sign of one.
            (Task::Spot(_) | Task::Choose(_), true, true) => NOTHING.to_owned(),
            (Task::Spot(_) | Task::Choose(_), _, false) => picked.clone(),
            (Task::Read | Task::Spot(_) | Task::Choose(_), false, _) => other(&played),
            (_, true, false) => other(picked),
            _ => played,
        })
    }
}

fn short(text: &str) -> String {
    text.chars().take(LONGEST_ANSWER).collect()
}

/// Hints that a query opens, of those that a step has.
pub fn hints(step: &Step, query: &Query) -> usize {
    query.hints.parse().unwrap_or(0).min(step.hints.len())
}

/// Where a step stands for a learner.
pub struct Shown {
    pub standing: Standing,
    pub tried: Option<Tried>,
    pub off: Option<AnswerError>,
    pub solution: Option<Solution>,
}

impl Shown {
    /// What was sent is no answer, and is still to be mended.
    pub fn refused(&self) -> bool {
        let to_mend = |tried: &Tried| match &tried.outcome {
            Ok(judged) => judged.refused(),
            Err(error) => *error != AnswerError::WrongKind,
        };
        self.off.is_some() || self.tried.as_ref().is_some_and(to_mend)
    }
}

/// The standing that `query` describes; without a line in it, where `left_off` says.
///
/// # Errors
/// [`AnswerError::Unknown`] alone: the search gave out.
pub fn show(
    step: &Step,
    query: &Query,
    left_off: Option<&[String]>,
    solver: &mut Solver,
) -> Result<Shown, AnswerError> {
    let sent = query.plies(MOST_PLIES);
    let line = sent.as_deref().or(left_off).unwrap_or(&[]);
    let (standing, off) = match judge::resume(step, line, solver) {
        Ok(standing) => (standing, None),
        Err(AnswerError::Unknown) => return Err(AnswerError::Unknown),
        Err(error) => {
            let fits = match error {
                AnswerError::LineOff { index } => &line[..index.min(line.len())],
                _ => &[],
            };
            let standing = match judge::resume(step, fits, solver) {
                Ok(standing) => standing,
                Err(_) => judge::resume(step, &[], solver).map_err(|_| AnswerError::Unknown)?,
            };
            // A learner who comes back need not know that the step was another then.
            (standing, sent.is_some().then_some(error))
        }
    };
    let tried = match query.tried.as_str() {
        "" => None,
        _ if off.is_some() => None,
        text => Some(tried(step, &standing, text, solver)?),
    };
    let solution = match query.solution == "1" && !standing.finished {
        true => match judge::solution(step, &standing.line, solver) {
            Ok(solution) => Some(solution),
            Err(AnswerError::Unknown) => return Err(AnswerError::Unknown),
            Err(_) => None,
        },
        false => None,
    };
    Ok(Shown {
        standing,
        tried,
        off,
        solution,
    })
}

/// Judges the answer last tried again. A right one already stands in the line (with its reply):
/// a move is told by its UCI, since no piece makes the same move twice running.
fn tried(
    step: &Step,
    standing: &Standing,
    text: &str,
    solver: &mut Solver,
) -> Result<Tried, AnswerError> {
    let line = &standing.line;
    let before = match step.task {
        Task::Read | Task::Spot(_) | Task::Choose(_) => &line[..0],
        Task::Walk(_) if line.last().is_some_and(|ply| ply == text) => &line[..line.len() - 1],
        Task::Walk(_) => &line[..],
        _ => {
            let made = line.iter().rposition(|ply| ply == text);
            match made.filter(|&index| index + 2 >= line.len()) {
                Some(index) => &line[..index],
                None => &line[..],
            }
        }
    };
    let outcome = match judged(step, before, text, solver) {
        Err(AnswerError::Unknown) => return Err(AnswerError::Unknown),
        outcome => outcome,
    };
    let before = match before.len() == line.len() {
        true => standing.clone(),
        false => judge::resume(step, before, solver)?,
    };
    Ok(Tried {
        text: text.to_owned(),
        before,
        outcome,
    })
}

fn judged(
    step: &Step,
    line: &[String],
    text: &str,
    solver: &mut Solver,
) -> Result<Judged, AnswerError> {
    if text.starts_with(OTHER_KIND) {
        return Err(AnswerError::WrongKind);
    }
    let squares: Vec<Square>;
    let options: Vec<String>;
    let answer = match step.task {
        Task::Read => Answer::Read,
        Task::Spot(_) => {
            let named: Result<_, _> = dotted(text).map(str::parse).collect();
            squares = named.map_err(|_| AnswerError::WrongKind)?;
            Answer::Squares(&squares)
        }
        Task::Choose(_) => {
            options = dotted(text).map(str::to_owned).collect();
            Answer::Options(&options)
        }
        _ => Answer::Move(text),
    };
    let outcome = judge::judge(step, line, answer, solver)?;
    Ok(Judged {
        verdict: outcome.verdict,
        comment: outcome.comment.cloned(),
        standing: outcome.standing,
        mv: outcome.mv,
    })
}

/// An answer that was sent, judged, with what is to be kept of it.
pub struct Answered {
    /// The page to go to.
    pub next: Query,
    pub event: Option<StepEvent>,
}

/// Judges what `form` sends.
///
/// # Errors
/// [`AnswerError::Unknown`] alone: the search gave out.
pub fn answer(step: &Step, form: &StepForm, solver: &mut Solver) -> Result<Answered, AnswerError> {
    let mut next = form.query();
    let plies = next.plies(MOST_PLIES).unwrap_or_default();
    let text = form.answer(&step.task);
    next.tried.clone_from(&text);
    if !matches!(step.task, Task::Spot(_) | Task::Choose(_)) {
        next.picked = String::new();
    }
    let standing = match judge::resume(step, &plies, solver) {
        Ok(standing) if !standing.finished => standing,
        Err(AnswerError::Unknown) => return Err(AnswerError::Unknown),
        // The page tells what does not fit, from the same line.
        Ok(_) | Err(_) => return Ok(Answered { next, event: None }),
    };
    let sent = &form.form;
    if sent.text.trim().is_empty()
        && sent.promotion.is_empty()
        && let Some(position) = &standing.position
        && let Some((from, to)) = promotion_squares(position, &sent.from, &sent.to)
    {
        next.tried = String::new();
        next.from = from.to_string();
        next.to = to.to_string();
        return Ok(Answered { next, event: None });
    }
    let judged = match judged(step, &standing.line, &text, solver) {
        Ok(judged) => judged,
        Err(AnswerError::Unknown) => return Err(AnswerError::Unknown),
        Err(_) => return Ok(Answered { next, event: None }),
    };
    if let Some(mv) = judged.mv {
        next.tried = notation::uci(mv);
    }
    let moved = judged.standing.line.len() > standing.line.len();
    if moved {
        next.line = Some(judged.standing.line.join("."));
        if let (Task::Walk(_), Some(ply)) = (&step.task, judged.standing.line.last()) {
            next.tried.clone_from(ply);
        }
    }
    Ok(Answered {
        next,
        // Who has picked nothing has not answered yet.
        event: judged.event(&step.task).filter(|_| text != NOTHING),
    })
}

/// The squares that a query picks out, if they can be played from.
pub fn picked(standing: &Standing, query: &Query) -> (Option<Square>, Option<(Square, Square)>) {
    let position = standing.position.as_ref().filter(|_| !standing.finished);
    let promotion =
        position.and_then(|position| promotion_squares(position, &query.from, &query.to));
    if promotion.is_some() {
        return (None, promotion);
    }
    let selected = query.from.parse().ok();
    (
        selected.filter(|from| standing.legal.iter().any(|(start, _)| start == from)),
        None,
    )
}

#[cfg(test)]
mod tests;
