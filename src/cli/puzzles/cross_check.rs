//! `gaffel puzzles cross-check`: another engine's opinion on puzzles that are proved here.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::all_cores;
use super::bar::Bar;
use super::engine::{self, Engine, Settings};
use crate::chess::{Move, notation};
use crate::mate::{Solver, Verdict};
use crate::puzzle::mine::Opinion;
use crate::puzzle::{Catalogue, Kind, Puzzle, verify};

/// Asks an engine about every puzzle
///
/// Mates: does it find mate in as many moves, by one of the keys? It is asked with more and more
/// nodes until it agrees; who does not agree with the most is listed, with what exhaustive search
/// says. Forks and skewers: does it find the key best?
#[derive(Debug, clap::Args)]
pub struct CrossCheck {
    /// A puzzle folder (with an editions.tsv) [default: the puzzles of the program]
    #[arg(value_name = "DIR")]
    set: Option<PathBuf>,

    /// The UCI engine to ask
    #[arg(long, default_value = "stockfish")]
    engine: String,

    /// Nodes of its longest search
    #[arg(long, default_value_t = 4_000_000)]
    nodes: u64,

    /// Threads, each with an engine of its own [default: all cores]
    #[arg(long)]
    jobs: Option<usize>,
}

/// The first search has this many nodes, each later one ten times as many.
const FIRST_NODES: u64 = 20_000;

impl CrossCheck {
    /// # Errors
    /// The set cannot be read, or the engine fails.
    pub fn run(&self) -> anyhow::Result<()> {
        let catalogue = match &self.set {
            None => Catalogue::embedded(),
            Some(folder) => Catalogue::gather(&crate::cli::check::read_set(folder)?).0,
        };
        let puzzles = &catalogue.puzzles;
        let next = AtomicUsize::new(0);
        let shared = Mutex::new((Vec::new(), Bar::new("puzzles")));
        std::thread::scope(|scope| {
            let jobs = self.jobs.unwrap_or_else(all_cores).max(1);
            let threads: Vec<_> = (0..jobs)
                .map(|_| scope.spawn(|| self.work(puzzles, &next, &shared)))
                .collect();
            threads.into_iter().try_for_each(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
        })?;
        let (mut exceptions, bar) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        bar.finish(&found(&exceptions));
        exceptions.sort();
        for (_, text) in &exceptions {
            println!("{text}");
        }
        println!(
            "{} puzzles, the engine agrees on {}",
            puzzles.len(),
            puzzles.len() - exceptions.len()
        );
        Ok(())
    }

    fn work(
        &self,
        puzzles: &[Puzzle],
        next: &AtomicUsize,
        shared: &Mutex<(Vec<(usize, String)>, Bar)>,
    ) -> anyhow::Result<()> {
        let mut solver = Solver::new(verify::LIMIT_NODES);
        let mut engine = Engine::start(Settings {
            program: &self.engine,
            glance_nodes: FIRST_NODES,
            study_nodes: self.nodes,
        })?;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = puzzles.get(index) else {
                return Ok(());
            };
            let exception = self.ask(puzzle, &mut engine, &mut solver)?;
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            let (exceptions, bar) = &mut *shared;
            exceptions.extend(exception.map(|text| (index, text)));
            bar.step(
                (index + 1) as f64 / puzzles.len() as f64,
                &found(exceptions),
            );
        }
    }

    /// What the engine says otherwise at the end, if it does.
    fn ask(
        &self,
        puzzle: &Puzzle,
        engine: &mut Engine,
        solver: &mut Solver,
    ) -> anyhow::Result<Option<String>> {
        let mut nodes = FIRST_NODES.min(self.nodes);
        loop {
            let best = engine.search(&puzzle.position, 1, nodes)?.pop();
            if best.is_some_and(|best| agrees(puzzle, best)) {
                return Ok(None);
            }
            if nodes >= self.nodes {
                return Ok(Some(exception(puzzle, best, solver)));
            }
            nodes = (10 * nodes).min(self.nodes);
        }
    }
}

fn found<T>(exceptions: &[T]) -> String {
    format!("{} exceptions", exceptions.len())
}

fn agrees(puzzle: &Puzzle, best: Opinion) -> bool {
    let right = puzzle
        .lines
        .iter()
        .any(|line| line.first() == Some(&best.mv));
    let moves = i32::from(puzzle.moves);
    right && (puzzle.kind != Kind::Mate || best.score_cp == engine::MATE_CP - moves)
}

fn exception(puzzle: &Puzzle, best: Option<Opinion>, solver: &mut Solver) -> String {
    let says = best.map_or_else(
        || "nothing".to_owned(),
        |best| format!("{} {}", uci(best.mv), worth(best.score_cp)),
    );
    let key = puzzle.lines.first().and_then(|line| line.first().copied());
    let key = key.map_or_else(String::new, uci);
    let Puzzle { id, moves, .. } = puzzle;
    match puzzle.kind {
        Kind::Mate => {
            let shortest = match solver.shortest_mate(&puzzle.position, *moves) {
                Verdict::Mate { moves } => format!("mate in {moves}"),
                Verdict::NoMate => format!("no mate in {moves}"),
                Verdict::Unknown => "nothing for sure".to_owned(),
            };
            format!(
                "{id}: mate in {moves} by {key}; the engine says {says}; exhaustive search proves {shortest}"
            )
        }
        Kind::Fork | Kind::Skewer | Kind::Tactic => format!("{id}: {key}; the engine says {says}"),
    }
}

fn uci(mv: Move) -> String {
    notation::uci(mv)
}

fn worth(score_cp: i32) -> String {
    if score_cp.abs() > engine::MATE_CP / 2 {
        let moves = engine::MATE_CP - score_cp.abs();
        format!("mate in {}{moves}", if score_cp < 0 { "-" } else { "" })
    } else {
        format!("{score_cp} cp")
    }
}
