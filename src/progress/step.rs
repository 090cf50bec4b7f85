//! What is kept of one step of a lesson, and what an event makes of it. Pure.

use super::StoreError;
use super::day::is_uci;
use chrono::NaiveDate;

/// An id of the content is far shorter.
const ID_MAX_BYTES: usize = 96;
/// Fifty moves a side and some more; no exercise goes on for longer.
const LINE_MAX_PLIES: usize = 256;

/// What is kept of one learner and one step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StepRecord {
    /// Moves on the board, UCI: where the learner left off.
    pub line: Vec<String>,
    /// Wrong answers.
    pub wrong: u32,
    /// Hints opened.
    pub hints: u8,
    pub solution_shown: bool,
    pub solved: bool,
    /// Solved without a wrong answer, a hint or the solution before.
    pub first_try: bool,
    /// The site day of the latest change.
    pub day: NaiveDate,
    /// Counts up with each change of any of the learner's steps, from 1: the highest is the latest.
    pub turn: u32,
}

/// What happened at a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepEvent {
    /// Moves now on the board; an empty line begins the step anew.
    Right {
        line: Vec<String>,
        solved: bool,
    },
    Wrong,
    /// Hints now open; never fewer than before.
    Hint {
        steps: u8,
    },
    SolutionShown,
}

impl StepRecord {
    /// Takes in what happened on the site day `today`. A solved step stays solved, and how it was
    /// first solved is not changed by doing it again.
    /// `turn` is one more than the highest of the learner's steps.
    pub fn take(&mut self, today: NaiveDate, turn: u32, event: &StepEvent) {
        self.day = today;
        self.turn = turn;
        match event {
            StepEvent::Right { line, solved } => {
                self.line.clone_from(line);
                if *solved && !self.solved {
                    self.solved = true;
                    self.first_try = self.wrong == 0 && self.hints == 0 && !self.solution_shown;
                }
            }
            StepEvent::Wrong => self.wrong = self.wrong.saturating_add(1),
            StepEvent::Hint { steps } => self.hints = self.hints.max(*steps),
            StepEvent::SolutionShown => self.solution_shown = true,
        }
    }
}

/// Refuses what no lesson can send.
///
/// # Errors
/// Ids that are empty or too long, lines too long or not in UCI.
pub fn check(lesson: &str, step: &str, event: &StepEvent) -> Result<(), StoreError> {
    for id in [lesson, step] {
        if id.is_empty() || id.len() > ID_MAX_BYTES {
            return Err(StoreError(format!("no id of a lesson or step: {id:?}")));
        }
    }
    match event {
        StepEvent::Right { line, .. } if line.len() > LINE_MAX_PLIES => {
            Err(StoreError(format!("a line of {} plies", line.len())))
        }
        StepEvent::Right { line, .. } => match line.iter().find(|ply| !is_uci(ply)) {
            Some(ply) => Err(StoreError(format!("no move: {ply:?}"))),
            None => Ok(()),
        },
        StepEvent::Wrong | StepEvent::Hint { .. } | StepEvent::SolutionShown => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, number).unwrap()
    }

    fn right(solved: bool) -> StepEvent {
        StepEvent::Right {
            line: vec!["e2e4".to_owned()],
            solved,
        }
    }

    #[test]
    fn a_step_solved_at_once_counts_as_first_try() {
        let mut record = StepRecord::default();
        record.take(day(1), 1, &right(true));
        assert!(record.solved && record.first_try);
        assert_eq!((record.day, record.turn), (day(1), 1));
    }

    #[test]
    fn errors_hints_and_the_solution_each_take_the_first_try() {
        let before = [
            StepEvent::Wrong,
            StepEvent::Hint { steps: 1 },
            StepEvent::SolutionShown,
        ];
        for event in before {
            let mut record = StepRecord::default();
            record.take(day(1), 1, &event);
            record.take(day(1), 1, &right(true));
            assert!(record.solved && !record.first_try, "{event:?}");
        }
    }

    #[test]
    fn doing_a_solved_step_again_changes_nothing_but_the_board() {
        let mut record = StepRecord::default();
        record.take(day(1), 1, &right(true));
        record.take(day(2), 2, &right(false));
        record.take(day(2), 2, &StepEvent::Wrong);
        record.take(day(2), 2, &right(true));
        assert!(record.solved && record.first_try);
    }

    #[test]
    fn what_no_lesson_can_send_is_refused() {
        assert!(check("forks", "one", &right(true)).is_ok());
        assert!(check("", "one", &right(true)).is_err());
        assert!(check("forks", &"x".repeat(97), &StepEvent::Wrong).is_err());
        for ply in ["", "e2", "e2 e4", "'; --"] {
            let line = vec![ply.to_owned()];
            let event = StepEvent::Right {
                line,
                solved: false,
            };
            assert!(check("forks", "one", &event).is_err(), "{ply}");
        }
        let line = vec!["e2e4".to_owned(); LINE_MAX_PLIES + 1];
        let long = StepEvent::Right {
            line,
            solved: false,
        };
        assert!(check("forks", "one", &long).is_err());
    }
}
