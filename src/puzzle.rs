//! Puzzles: what one is, judging a move, the day's choice, the catalogue and its proof.

pub mod agreement;
pub mod catalogue;
pub mod daily;
pub mod difficulty;
pub mod document;
pub mod judge;
pub mod mine;
pub mod random;
mod refute;
pub mod solution;
pub mod verify;

use crate::chess::{Move, Position};
pub use catalogue::{Catalogue, CatalogueError};
pub use daily::Schedule;
pub use judge::{Answer, Game, Goal, JudgeError, Judgement};

/// What the solver is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Mate,
    Fork,
    Skewer,
    /// Any other line that wins something. Practised, never the day's puzzle.
    Tactic,
}

impl Kind {
    /// The word used in data and JSON.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Mate => "mate",
            Kind::Fork => "fork",
            Kind::Skewer => "skewer",
            Kind::Tactic => "tactic",
        }
    }
}

/// A proved puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// Stable and unique, from kind and position; safe in URLs.
    pub id: String,
    pub kind: Kind,
    /// Solver moves: for mates the shortest mate, for tactics those of the stored line.
    pub moves: u8,
    /// The solver is to move.
    pub position: Position,
    /// Complete solutions from the position, solver move first and last. `lines[0]` is the
    /// stored line. Mates: the others are one move long each: the other keys. Tactics: accepted
    /// alternatives.
    pub lines: Vec<Vec<Move>>,
    /// Lichess's public theme names, sorted.
    pub themes: Vec<String>,
    /// The edition it came in, 1 and up.
    pub edition: u32,
    /// Where the position is from, for the curious.
    pub source: String,
}

impl Puzzle {
    /// What the judge holds a move against.
    pub fn goal(&self) -> Goal<'_> {
        match self.kind {
            Kind::Mate => Goal::Mate { moves: self.moves },
            Kind::Fork | Kind::Skewer | Kind::Tactic => Goal::Tactic { lines: &self.lines },
        }
    }
}
