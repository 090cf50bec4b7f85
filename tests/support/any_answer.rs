//! What must hold for anything that is sent to a step of a lesson; used by the property tests and
//! by the fuzz target.

use gaffel::chess::Square;
use gaffel::lesson::judge::{judge, resume};
use gaffel::lesson::{Answer, AnswerError, Course, Step, Task};
use gaffel::mate::Solver;

/// A text as a learner's request: step, line, answer, one a line. The step is a number and taken
/// among all steps, line and picks are words.
pub fn any_request(course: &Course, solver: &mut Solver, text: &str) {
    let mut rows = text.splitn(3, '\n');
    let mut row = || rows.next().unwrap_or_default();
    let (number, line, answer) = (row(), row(), row());
    let steps: Vec<&Step> = course
        .lessons()
        .iter()
        .flat_map(|lesson| &lesson.steps)
        .collect();
    let number: usize = number.parse().unwrap_or_default();
    let line: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    if let Some(step) = number.checked_rem(steps.len()).map(|index| steps[index]) {
        any_answer(step, solver, &line, answer);
    }
}

/// The answer is judged, or refused for a reason that is true; and what comes of it can be
/// resumed from its own line.
pub fn any_answer(step: &Step, solver: &mut Solver, line: &[String], text: &str) {
    let squares: Vec<Square> = words(text).filter_map(|word| word.parse().ok()).collect();
    let options: Vec<String> = words(text).map(str::to_owned).collect();
    let answers = [
        Answer::Move(text),
        Answer::Squares(&squares),
        Answer::Options(&options),
        Answer::Read,
    ];
    let resumed = resume(step, line, solver);
    if let Err(AnswerError::LineOff { index }) = resumed {
        assert!(index < line.len(), "{}: {index} of {line:?}", step.id);
    }
    for answer in answers {
        match judge(step, line, answer, solver) {
            Ok(outcome) => {
                assert!(fits(step, answer));
                let again = resume(step, &outcome.standing.line, solver);
                assert_eq!(again.as_ref(), Ok(&outcome.standing), "{}", step.id);
                assert!(!outcome.standing.finished || outcome.standing.legal.is_empty());
            }
            Err(AnswerError::WrongKind) => assert!(!fits(step, answer)),
            Err(AnswerError::Finished) => {
                assert!(resumed.as_ref().is_ok_and(|standing| standing.finished));
            }
            Err(AnswerError::LineOff { .. }) => {
                assert!(resumed.is_err() || matches!(answer, Answer::Options(_)));
            }
            Err(AnswerError::Unknown) => {}
        }
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
}

fn fits(step: &Step, answer: Answer<'_>) -> bool {
    match (&step.task, answer) {
        (Task::Read, Answer::Read)
        | (Task::Spot(_), Answer::Squares(_))
        | (Task::Choose(_), Answer::Options(_)) => true,
        (Task::Read | Task::Spot(_) | Task::Choose(_), _) => false,
        (_, answer) => matches!(answer, Answer::Move(_)),
    }
}
