//! What only a search can tell: mates, listed answers, endings.

mod ending;
mod mate;

use super::Loaded;
use super::problem::Problem;
use crate::chess::{Letters, Move, Position, notation};
use crate::lesson::Task;
use crate::mate::Solver;
use crate::puzzle::judge::PROOF_LIMIT_NODES;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What is to be proved of a step, be its lesson sound or not. The problems are blank: they only tell
/// places.
#[derive(Debug, Clone)]
pub struct Claim {
    pub slug: String,
    /// Where the task begins; `None` without kings.
    pub position: Option<Position>,
    pub asks: Task,
    pub task: Problem,
    /// The keys of its comments, in their order.
    pub keys: Vec<Problem>,
}

/// Every claim that does not hold, sorted by file and place.
pub(super) fn prove(loaded: &Loaded, jobs: usize) -> Vec<Problem> {
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    let work = || {
        let mut solver = Solver::new(PROOF_LIMIT_NODES);
        loop {
            let Some(claim) = loaded.claims.get(next.fetch_add(1, Ordering::Relaxed)) else {
                return;
            };
            let faults = faults_of(claim, &mut solver);
            found
                .lock()
                .unwrap_or_else(|lock| lock.into_inner())
                .extend(faults);
        }
    };
    thread::scope(|scope| {
        for _ in 1..jobs.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let mut found = found.into_inner().unwrap_or_else(|lock| lock.into_inner());
    found.sort();
    found
}

fn faults_of(claim: &Claim, solver: &mut Solver) -> Vec<Problem> {
    let mut faults = Faults {
        claim,
        found: Vec::new(),
    };
    let Some(position) = &claim.position else {
        return Vec::new();
    };
    match &claim.asks {
        Task::Mate { moves, comments } => {
            mate::prove(&mut faults, solver, position, *moves, comments);
        }
        Task::Play(play) => ending::prove_play(&mut faults, position, *play),
        Task::Move {
            right,
            goal: None,
            comments,
        } => ending::prove_answers(&mut faults, position, right, comments),
        _ => {}
    }
    faults.found
}

struct Faults<'c> {
    claim: &'c Claim,
    found: Vec<Problem>,
}

impl Faults<'_> {
    fn at(&mut self, place: &Problem, what: String, mend: &str) {
        self.found.push(Problem {
            what,
            mend: Some(mend.to_owned()).filter(|mend| !mend.is_empty()),
            ..place.clone()
        });
    }

    fn of_task(&mut self, what: String, mend: &str) {
        let place = &self.claim.task;
        self.at(place, what, mend);
    }

    /// About the comment at `index`.
    fn of_key(&mut self, index: usize, what: String, mend: &str) {
        let claim = self.claim;
        self.at(claim.keys.get(index).unwrap_or(&claim.task), what, mend);
    }
}

/// "1. Qh7+ Kf8 2. Qh8#"
fn numbered(position: &Position, line: &[Move]) -> String {
    notation::number_line(position, line, Letters::English)
}

#[cfg(test)]
mod tests;
