//! How hard a puzzle is for people: a number like a rating, guessed from the board.
//!
//! The guess is a weighted sum of what can be counted in the position and the solution
//! (`table.rs`, which also says how good it is). It orders a shelf of puzzles sensibly until
//! solvers have rated them; it knows nothing of a single puzzle's trap.
//!
//! Integers alone are used, and nothing is searched: the same puzzle has the same number on every
//! machine, and so has its mirror image.

mod look;
mod table;

use super::{Kind, Puzzle};
use crate::chess::{Move, Position};
use look::Look;
use table::{BASE, FEATURES};

/// The easiest and the hardest estimate.
pub const RANGE: std::ops::RangeInclusive<u16> = 400..=3000;

/// What each solver move of a mate beyond the third adds.
const LONGER_MATE: i32 = 150;

/// What is judged, of a puzzle or of something that may become one.
#[derive(Debug, Clone, Copy)]
pub struct Solution<'a> {
    pub kind: Kind,
    /// The solver is to move.
    pub position: &'a Position,
    /// The solution, both sides' moves, solver move first and last.
    pub line: &'a [Move],
    /// How many first moves solve: of a mate every key, of a tactic 1.
    pub keys: usize,
}

/// The difficulty of a puzzle on the scale of Lichess' puzzle ratings, within [`RANGE`].
pub fn estimate(puzzle: &Puzzle) -> u16 {
    of_solution(Solution {
        kind: puzzle.kind,
        position: &puzzle.position,
        line: puzzle.lines.first().map_or(&[], Vec::as_slice),
        keys: match puzzle.kind {
            Kind::Mate => puzzle.lines.len(),
            _ => 1,
        },
    })
}

/// As [`estimate`]. A solution without a move is as easy as can be.
pub fn of_solution(solution: Solution) -> u16 {
    let Some(look) = Look::new(&solution) else {
        return *RANGE.start();
    };
    let column = match (solution.kind, look.moves) {
        (Kind::Mate, 1) => 0,
        (Kind::Mate, 2) => 1,
        (Kind::Mate, _) => 2,
        _ => 3,
    };
    let longer = match solution.kind {
        Kind::Mate => (look.moves - 3).max(0) * LONGER_MATE,
        _ => 0,
    };
    let tenths: i32 = FEATURES
        .iter()
        .map(|feature| (feature.count)(&look) * feature.tenths[column])
        .sum();
    let points = BASE[column] + longer + tenths / 10;
    u16::try_from(points.max(0))
        .unwrap_or(u16::MAX)
        .clamp(*RANGE.start(), *RANGE.end())
}

#[cfg(test)]
mod tests;
