//! Telling puzzles that are nearly the same.

use std::collections::HashMap;

use super::Fault;
use crate::chess::{Move, Position, Rules};
use crate::puzzle::catalogue::Field;
use crate::puzzle::{Kind, Puzzle};

/// Positions that differ on no more squares than this, with the same key, are one idea.
pub const SQUARES_APART: usize = 8;

/// On how many squares two positions differ; the side to move counts as all of them.
pub fn squares_apart(a: &Position, b: &Position) -> usize {
    if a.turn() != b.turn() {
        return 64;
    }
    let (a, b) = (a.board(), b.board());
    let changed = a
        .occupied()
        .into_iter()
        .filter(|&square| a.piece_at(square) != b.piece_at(square))
        .count();
    changed + (b.occupied() & !a.occupied()).count()
}

/// Whether two puzzles ask for the same move in nearly the same position.
pub fn alike(a: &Puzzle, b: &Puzzle) -> bool {
    key(a) == key(b) && squares_apart(&a.position, &b.position) <= SQUARES_APART
}

fn key(puzzle: &Puzzle) -> Option<Move> {
    puzzle.lines.first()?.first().copied()
}

/// Every puzzle that is too much like an earlier one, by index, and puzzles of different kinds
/// on one position.
pub(super) fn repeated(puzzles: &[Puzzle]) -> Vec<(usize, Fault)> {
    let mut by_key: HashMap<(Kind, Option<Move>), Vec<usize>> = HashMap::new();
    let mut by_position: HashMap<&Position, usize> = HashMap::new();
    let mut faults = Vec::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let same_key = by_key.entry((puzzle.kind, key(puzzle))).or_default();
        let twin = same_key
            .iter()
            .copied()
            .find(|&earlier| alike(&puzzles[earlier], puzzle))
            .or_else(|| by_position.get(&puzzle.position).copied());
        if let Some(earlier) = twin {
            faults.push((
                index,
                Fault::new(
                    Field::Fen,
                    format!("nearly the same puzzle as {}", puzzles[earlier].id),
                    "keep one of the two",
                ),
            ));
        }
        same_key.push(index);
        by_position.entry(&puzzle.position).or_insert(index);
    }
    faults
}
