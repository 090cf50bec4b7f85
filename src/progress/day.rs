//! What one event makes of a learner's day: the rules that every store shares. Pure.

use super::{Attempt, Event, Mark, StoreError};
use chrono::NaiveDate;

/// A puzzle id of this site is far shorter.
const PUZZLE_MAX_BYTES: usize = 64;
/// No line of a puzzle comes near it.
const LINE_MAX_PLIES: usize = 64;

/// One day of one learner.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Day {
    /// The work on the day's puzzle. Its `wrong` counts distinct tries: the store tells them apart.
    pub attempt: Attempt,
    /// The site day on which the day was first solved without the solution. It outlives an exchange
    /// of the day's puzzle, so that no streak is ever taken back.
    pub solved_on: Option<NaiveDate>,
    /// Whether it was then solved without a wrong move or a hint.
    pub solved_first_try: bool,
}

impl Day {
    /// Begins anew if the stored work is on another puzzle; true if it did.
    pub fn turn_to(&mut self, puzzle: &str) -> bool {
        if self.attempt.puzzle == puzzle {
            return false;
        }
        self.attempt = Attempt {
            puzzle: puzzle.to_owned(),
            ..Attempt::default()
        };
        true
    }

    /// Takes in what happened on the site day `today`. A wrong move must be one not tried before. A
    /// solved attempt is closed: nothing that happens later changes it.
    pub fn take(&mut self, today: NaiveDate, event: &Event) {
        if self.attempt.solved {
            return;
        }
        let attempt = &mut self.attempt;
        match event {
            Event::Right { line, solved } => {
                if *solved || line.len() > attempt.line.len() {
                    attempt.line.clone_from(line);
                }
                attempt.solved = *solved;
            }
            Event::Wrong { .. } => attempt.wrong = attempt.wrong.saturating_add(1),
            Event::Hint { steps } => attempt.hints = attempt.hints.max(*steps).min(3),
            Event::SolutionShown => attempt.solution_shown = true,
        }
        if attempt.solved && !attempt.solution_shown {
            let clean = attempt.wrong == 0 && attempt.hints == 0;
            attempt.first_try = clean;
            if self.solved_on.is_none() {
                self.solved_on = Some(today);
                self.solved_first_try = clean;
            }
        }
    }

    /// The calendar's mark for a day that has been begun.
    pub fn mark(&self) -> Mark {
        if self.solved_on.is_some() {
            Mark::Solved {
                first_try: self.solved_first_try,
            }
        } else if self.attempt.solution_shown {
            Mark::Shown
        } else {
            Mark::Started
        }
    }
}

/// Whether a ply has the shape of UCI.
pub(super) fn is_uci(ply: &str) -> bool {
    (4..=5).contains(&ply.len()) && ply.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Refuses what no puzzle page sends, so that nothing odd or huge is ever stored.
///
/// # Errors
/// An empty or overlong puzzle id, an overlong line, or a ply that is not UCI.
pub fn check(puzzle: &str, event: &Event) -> Result<(), StoreError> {
    let refuse = |what: &str| Err(StoreError(format!("event refused: {what}")));
    if puzzle.is_empty() || puzzle.len() > PUZZLE_MAX_BYTES {
        return refuse("bad puzzle id");
    }
    let line = match event {
        Event::Right { line, .. } | Event::Wrong { line, .. } => line.as_slice(),
        Event::Hint { .. } | Event::SolutionShown => &[],
    };
    if line.len() > LINE_MAX_PLIES {
        return refuse("line too long");
    }
    let tried = match event {
        Event::Wrong { uci, .. } => Some(uci),
        _ => None,
    };
    if !line.iter().chain(tried).all(|ply| is_uci(ply)) {
        return refuse("a ply is not UCI");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_page_sends_is_refused() {
        let right = |line: Vec<String>| Event::Right {
            line,
            solved: false,
        };
        assert!(check("m1-abc", &right(vec!["e2e4".into(), "e7e8q".into()])).is_ok());
        assert!(check("", &Event::SolutionShown).is_err());
        assert!(check(&"x".repeat(65), &Event::SolutionShown).is_err());
        assert!(check("m1-abc", &right(vec!["e2e4".into(); 65])).is_err());
        assert!(check("m1-abc", &right(vec!["e2 e4".into()])).is_err());
        assert!(check("m1-abc", &right(vec!["é2e4".into()])).is_err());
        let wrong = Event::Wrong {
            line: vec![],
            uci: "Qh7+".into(),
        };
        assert!(check("m1-abc", &wrong).is_err());
    }
}
