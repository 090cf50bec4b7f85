//! Proving puzzles: legal, N minimal, all keys, the tactic really there.
//!
//! A mate is proved by exhaustive search: no shorter mate, every key listed, the stored line the
//! main line. A tactic is proved by its rule and by counting: the fork or skewer stands on the
//! board, its piece takes what it attacked, and material is won when the line ends and exchanges
//! are counted out. That no better defence exists was an engine's judgement when the puzzle was
//! mined, and is not proved here.

mod alike;
mod mate;
mod tactic;
mod themes;

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

pub use alike::{alike, squares_apart};
pub use tactic::{MATE_MOVES, carries_out, material_won};
pub use themes::themes;

use super::catalogue::Field;
use super::{Catalogue, CatalogueError, Kind, Puzzle};
use crate::mate::Solver;

/// Nodes a search may take: a hundred times what the hardest mate in three has needed.
pub const LIMIT_NODES: u64 = 20_000_000;

/// A fault of one puzzle, before its place in a file is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub field: Field,
    pub what: String,
    pub mend: String,
}

impl Fault {
    fn new(field: Field, what: impl Into<String>, mend: impl Into<String>) -> Fault {
        Fault {
            field,
            what: what.into(),
            mend: mend.into(),
        }
    }
}

/// Proves every puzzle; `jobs` threads, at least one. Problems in order of file, line, column.
pub fn verify(catalogue: &Catalogue, jobs: usize) -> Vec<CatalogueError> {
    let jobs = NonZeroUsize::new(jobs).map_or(1, NonZeroUsize::get);
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let mut solver = Solver::new(LIMIT_NODES);
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(puzzle) = catalogue.puzzles.get(index) else {
                        return;
                    };
                    let faults = prove(puzzle, &mut solver);
                    found
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .extend(faults.into_iter().map(|fault| (index, fault)));
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.extend(alike::repeated(&catalogue.puzzles));
    let mut faults: Vec<CatalogueError> = found
        .into_iter()
        .map(|(index, fault)| catalogue.fault(index, fault.field, fault.what, fault.mend))
        .collect();
    faults.sort();
    faults
}

/// Every fault of one puzzle; none means proved.
pub fn prove(puzzle: &Puzzle, solver: &mut Solver) -> Vec<Fault> {
    let mut faults = match puzzle.kind {
        Kind::Mate => mate::prove(puzzle, solver),
        Kind::Fork | Kind::Skewer | Kind::Tactic => tactic::prove(puzzle, solver),
    };
    if faults.is_empty() {
        let provable = themes(puzzle);
        if provable != puzzle.themes {
            faults.push(Fault::new(
                Field::Themes,
                "the themes are not those that can be proved",
                format!("write {}", provable.join(" ")),
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests;
