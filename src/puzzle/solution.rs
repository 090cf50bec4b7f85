//! The whole solution of a puzzle, for the review after it and for hints.

use super::Puzzle;
use super::judge::{Game, Goal, PROOF_LIMIT_NODES};
use crate::chess::{Move, Position, Rules};
use crate::mate::{BudgetSpent, Solver};

/// Complete lines. Mates: every key, each with the longest defences to mate, the stored key
/// first. Tactics: the stored line and the accepted alternatives.
///
/// # Errors
/// The node limit was reached; no partial list is given.
pub fn lines(puzzle: &Puzzle, solver: &mut Solver) -> Result<Vec<Vec<Move>>, BudgetSpent> {
    let Goal::Mate { moves } = puzzle.goal() else {
        return Ok(puzzle.lines.clone());
    };
    solver.set_limit(PROOF_LIMIT_NODES);
    let mut keys = solver.keys(&puzzle.position, moves)?;
    let stored = puzzle.lines.first().and_then(|line| line.first()).copied();
    keys.sort_by_key(|&key| Some(key) != stored);
    keys.into_iter()
        .map(|key| with_longest_defence(&puzzle.position, key, moves, solver))
        .collect()
}

/// `key` and what follows when the opponent holds out longest; mates within `moves`.
fn with_longest_defence(
    position: &Position,
    key: Move,
    moves: u8,
    solver: &mut Solver,
) -> Result<Vec<Move>, BudgetSpent> {
    let mut line = vec![key];
    let mut after = position.clone();
    after.play_unchecked(key);
    let left = moves.saturating_sub(1);
    if let Some((reply, _)) = solver.longest_defence(&after, left)? {
        line.push(reply);
        after.play_unchecked(reply);
        line.extend(solver.main_line(&after, left)?.unwrap_or_default());
    }
    Ok(line)
}

impl Game<'_> {
    /// A move that solves from here: the stored line's as long as the game follows it, else the
    /// fastest. `None` when the game does not solve any more.
    ///
    /// # Errors
    /// The node limit was reached.
    pub fn solving_move(&self, solver: &mut Solver) -> Result<Option<Move>, BudgetSpent> {
        match self.goal() {
            Goal::Tactic { .. } => Ok(self.fitting().next().map(|line| line[self.line().len()])),
            Goal::Mate { .. } => {
                solver.set_limit(PROOF_LIMIT_NODES);
                let line = solver.main_line(self.position(), self.left())?;
                Ok(line.and_then(|line| line.first().copied()))
            }
        }
    }
}
