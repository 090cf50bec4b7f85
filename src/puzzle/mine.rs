//! Mining: from games, positions that make puzzles.
//!
//! The pure part: reading games, finding and proving candidates, choosing a varied set. Tactics
//! need an engine's opinion, which comes in through [`Analyst`]; the engine itself is the command
//! line's business. The same games, opinions and settings give the same puzzles.

mod choose;
mod games;
mod mates;
mod natural;
mod place;
mod tactics;

pub use choose::{Limits, choose};
pub use games::{Game, Unreadable, read as read_games};
pub use mates::mates;
pub use place::Reach;
pub use tactics::{Analyst, Opinion, tactics};

use super::Puzzle;
use super::catalogue::id;
use super::verify::themes;
use super::{Kind, verify};
use crate::chess::{Move, Position};
use crate::mate::Solver;

/// A proved puzzle, not yet chosen.
#[derive(Debug, Clone)]
pub struct Candidate {
    pub puzzle: Puzzle,
    /// Which game it is from, from 0.
    pub game: usize,
    /// How many plies were played before it.
    pub ply: usize,
    /// Higher is better; only candidates of one kind and length compare.
    pub score: i32,
    /// What the puzzle is about, for variety: puzzles that feel alike share it.
    pub motif: String,
}

/// What a candidate is made from.
struct Find<'p> {
    position: &'p Position,
    kind: Kind,
    lines: Vec<Vec<Move>>,
    source: String,
}

impl Find<'_> {
    /// The puzzle, if it passes the proof.
    fn prove(self, solver: &mut Solver) -> Option<Puzzle> {
        let position = self.position.clone();
        let moves = u8::try_from(self.lines.first()?.len().div_ceil(2)).ok()?;
        let mut puzzle = Puzzle {
            id: id(self.kind, moves, &position),
            kind: self.kind,
            moves,
            position,
            lines: self.lines,
            themes: Vec::new(),
            edition: 0,
            source: self.source,
        };
        puzzle.themes = themes(&puzzle);
        verify::prove(&puzzle, solver).is_empty().then_some(puzzle)
    }
}

#[cfg(test)]
mod tests;
