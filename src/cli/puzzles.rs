//! `gaffel puzzles`: making puzzles, taking them in, and looking at them.

mod engine;
mod import;
mod themes;

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use anyhow::Context;

use crate::mate::Solver;
use crate::puzzle::mine::{self, Candidate, Game, Limits};
use crate::puzzle::{Catalogue, Puzzle, catalogue, verify};
use engine::{Engine, Settings};

/// Makes puzzles, and takes them in
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Mine(Mine),
    Import(import::Args),
    Themes(themes::Args),
}

/// Games in, verified puzzles out
///
/// The same games, settings and engine version give the same puzzles, whatever the number of
/// jobs.
#[derive(Debug, clap::Args)]
struct Mine {
    /// Files of games
    #[arg(required = true, value_name = "PGN")]
    games: Vec<PathBuf>,

    /// The UCI engine that judges forks and skewers; `none`: mates only
    #[arg(long, default_value = "stockfish")]
    engine: String,

    /// Nodes of the engine's first look at a position
    #[arg(long, default_value_t = 8_000)]
    glance_nodes: u64,

    /// Nodes of its search at each move of a tactic that looks promising
    #[arg(long, default_value_t = 400_000)]
    study_nodes: u64,

    /// The folder of the new edition; without it the rows are printed
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// A puzzle folder (with an editions.tsv) whose puzzles are not to be found again
    #[arg(long, value_name = "DIR")]
    known: Option<PathBuf>,

    /// Threads, each with an engine of its own [default: all cores]
    #[arg(long)]
    jobs: Option<usize>,

    /// The most mates in one
    #[arg(long, default_value_t = 100)]
    mates_in_1: usize,

    /// The most mates in two
    #[arg(long, default_value_t = 100)]
    mates_in_2: usize,

    /// The most mates in three
    #[arg(long, default_value_t = 100)]
    mates_in_3: usize,

    /// The most forks
    #[arg(long, default_value_t = 100)]
    forks: usize,

    /// The most skewers
    #[arg(long, default_value_t = 100)]
    skewers: usize,
}

/// Runs the subcommand.
///
/// # Errors
/// A file cannot be read or written, or the engine fails.
pub fn run(args: &Args) -> anyhow::Result<()> {
    match &args.command {
        Command::Mine(mine) => mine.run(),
        Command::Import(args) => import::run(args),
        Command::Themes(args) => themes::run(args),
    }
}

/// As many threads as there are cores, or one if that cannot be told.
pub(super) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

impl Mine {
    fn run(&self) -> anyhow::Result<()> {
        let mut games = Vec::new();
        for path in &self.games {
            let pgn = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
            games.extend(
                mine::read_games(&pgn).with_context(|| format!("reading {}", path.display()))?,
            );
        }
        let mut candidates = self.candidates(&games)?;
        if let Some(known) = &self.known {
            drop_known(&mut candidates, known)?;
        }
        let limits = Limits {
            mates_in_1: self.mates_in_1,
            mates_in_2: self.mates_in_2,
            mates_in_3: self.mates_in_3,
            forks: self.forks,
            skewers: self.skewers,
        };
        let puzzles = mine::choose(&candidates, limits);
        eprintln!(
            "{} games, {} candidates, {} puzzles",
            games.len(),
            candidates.len(),
            puzzles.len()
        );
        match &self.out {
            Some(folder) => write_edition(folder, &puzzles),
            None => print(&puzzles),
        }
    }

    fn settings(&self) -> Option<Settings<'_>> {
        (self.engine != "none").then_some(Settings {
            program: &self.engine,
            glance_nodes: self.glance_nodes,
            study_nodes: self.study_nodes,
        })
    }

    /// The candidates of every game, in order of game and ply.
    fn candidates(&self, games: &[Game]) -> anyhow::Result<Vec<Candidate>> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            let jobs = self.jobs.unwrap_or_else(all_cores).max(1);
            let threads: Vec<_> = (0..jobs)
                .map(|_| scope.spawn(|| self.work(games, &next, &found)))
                .collect();
            threads.into_iter().try_for_each(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
        })?;
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_by(|a, b| (a.game, a.ply, &a.puzzle.id).cmp(&(b.game, b.ply, &b.puzzle.id)));
        Ok(found)
    }

    /// Mines games until none is left.
    fn work(
        &self,
        games: &[Game],
        next: &AtomicUsize,
        found: &Mutex<Vec<Candidate>>,
    ) -> anyhow::Result<()> {
        let mut solver = Solver::new(verify::LIMIT_NODES);
        let mut engine = self.settings().map(Engine::start).transpose()?;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(game) = games.get(index) else {
                return Ok(());
            };
            let mut here = mine::mates(index, game, &mut solver);
            if let Some(engine) = &mut engine {
                here.extend(mine::tactics(index, game, &mut solver, engine)?);
            }
            found
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .append(&mut here);
            if (index + 1).is_multiple_of(100) {
                eprintln!("{} of {} games", index + 1, games.len());
            }
        }
    }
}

/// Leaves out what an earlier edition has, or nearly has.
fn drop_known(candidates: &mut Vec<Candidate>, folder: &Path) -> anyhow::Result<()> {
    let files = super::check::read_set(folder)?;
    let (known, _) = Catalogue::gather(&files);
    let ids: HashSet<&str> = known.puzzles.iter().map(|p| p.id.as_str()).collect();
    candidates.retain(|candidate| {
        let puzzle = &candidate.puzzle;
        !ids.contains(puzzle.id.as_str())
            && !known
                .puzzles
                .iter()
                .any(|other| other.kind == puzzle.kind && verify::alike(other, puzzle))
    });
    Ok(())
}

fn print(puzzles: &[Puzzle]) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", catalogue::HEADER)?;
    for puzzle in puzzles {
        writeln!(out, "{}", catalogue::write(puzzle))?;
    }
    Ok(())
}

/// Writes the five files of an edition, also those that no puzzle is for, and says what
/// `editions.tsv` is to have.
fn write_edition(folder: &Path, puzzles: &[Puzzle]) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    for name in catalogue::FILE_NAMES {
        let mut text = format!("{}\n", catalogue::HEADER);
        let mut count = 0;
        for puzzle in puzzles {
            if catalogue::file_name(puzzle.kind, puzzle.moves) == name {
                text.push_str(&catalogue::write(puzzle));
                text.push('\n');
                count += 1;
            }
        }
        let path = folder.join(name);
        fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
        eprintln!("{}: {count}", path.display());
    }
    eprintln!("digest for editions.tsv: {}", catalogue::digest(puzzles));
    Ok(())
}
