//! `gaffel puzzles mine`: games in, verified puzzles out.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, bail};
use sha2::{Digest, Sha256};

use super::all_cores;
use super::bar::Bar;
use super::engine::{Engine, Settings};
use super::self_play;
use super::source::Files;
use super::state::State;
use crate::mate::Solver;
use crate::puzzle::mine::{self, Candidate, Game, Limits, Reach};
use crate::puzzle::{Catalogue, Kind, Puzzle, catalogue, verify};

/// Games in, verified puzzles out
///
/// The same games, settings and engine version give the same puzzles, whatever the number of
/// jobs and however often the run was stopped and resumed.
#[derive(Debug, clap::Args)]
pub struct Mine {
    /// Files of games; those that end in .zst are decompressed
    #[arg(required_unless_present = "self_play", value_name = "PGN")]
    games: Vec<PathBuf>,

    /// Games that the engine plays against itself, weakened, instead of games from files
    #[arg(long, value_name = "N", conflicts_with = "games")]
    self_play: Option<usize>,

    /// What those games follow from
    #[arg(long, default_value_t = 1, requires = "self_play")]
    seed: u64,

    /// Where to write those games
    #[arg(long = "games", value_name = "FILE", requires = "self_play")]
    games_out: Option<PathBuf>,

    /// The UCI engine that judges forks and skewers and plays games; `none`: mates only
    #[arg(long, default_value = "stockfish")]
    engine: String,

    /// Nodes of the engine's first look at a position
    #[arg(long, default_value_t = 4_000)]
    glance_nodes: u64,

    /// Nodes of its search at each move of a tactic that looks promising
    #[arg(long, default_value_t = 200_000)]
    study_nodes: u64,

    /// Look also one move beside the games, after what the opponent might have played instead:
    /// for forks, skewers, mates in two and three, and any by castling, en passant or
    /// underpromotion
    #[arg(long)]
    beside: bool,

    /// The folder of the new edition; without it the rows are printed
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// A puzzle folder (with an editions.tsv) whose puzzles are not to be found again
    #[arg(long, value_name = "DIR")]
    known: Option<PathBuf>,

    /// Where the progress is kept [default: DIR.mining beside the folder of --out]
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,

    /// Go on where an earlier run with the same games and settings was stopped
    #[arg(long)]
    resume: bool,

    /// Threads, each with an engine of its own [default: all cores]
    #[arg(long)]
    jobs: Option<usize>,

    /// The most mates in one; a kind with 0 is not looked for
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

/// A game to mine, by its index.
struct Task {
    index: usize,
    /// How much of all games this is, 0 to 1.
    share: f64,
    /// `None`: the engine is to play it.
    game: Option<Game>,
}

/// What the threads share.
struct Shared {
    state: State,
    bar: Bar,
}

impl Mine {
    /// # Errors
    /// A file cannot be read or written, or the engine fails.
    pub fn run(&self) -> anyhow::Result<()> {
        if self.self_play.is_some() && self.engine == "none" {
            bail!("only an engine can play games: leave out `--engine none`");
        }
        let files = Files::new(&self.games)?;
        let mut state = match self.state_file() {
            Some(path) => State::open(&path, &self.name(&files), self.resume)?,
            None => State::default(),
        };
        state = self.mine(&files, state)?;
        let mut candidates = std::mem::take(&mut state.candidates);
        candidates
            .sort_by(|a, b| (a.game, a.ply, &a.puzzle.id).cmp(&(b.game, b.ply, &b.puzzle.id)));
        if let Some(path) = &self.games_out {
            let games: Vec<&str> = state.played.values().map(String::as_str).collect();
            fs::write(path, games.join("\n"))
                .with_context(|| format!("writing {}", path.display()))?;
        }
        let count = candidates.len();
        if let Some(known) = &self.known {
            drop_known(&mut candidates, known)?;
        }
        let puzzles = mine::choose(&candidates, self.limits());
        eprintln!(
            "{} games, {count} candidates, {} puzzles",
            state.done.len(),
            puzzles.len()
        );
        match &self.out {
            Some(folder) => write_edition(folder, &puzzles),
            None => print(&puzzles),
        }
    }

    fn limits(&self) -> Limits {
        Limits {
            mates_in_1: self.mates_in_1,
            mates_in_2: self.mates_in_2,
            mates_in_3: self.mates_in_3,
            forks: self.forks,
            skewers: self.skewers,
        }
    }

    fn settings(&self) -> Option<Settings<'_>> {
        (self.engine != "none").then_some(Settings {
            program: &self.engine,
            glance_nodes: self.glance_nodes,
            study_nodes: self.study_nodes,
        })
    }

    /// The tactics to look for, the rarer first.
    fn tactics(&self) -> Vec<Kind> {
        let wanted = [(Kind::Skewer, self.skewers), (Kind::Fork, self.forks)];
        let wanted = wanted.into_iter().filter(|(_, most)| *most > 0);
        wanted.map(|(kind, _)| kind).collect()
    }

    fn looks_for_mates(&self) -> bool {
        self.mates_in_1 + self.mates_in_2 + self.mates_in_3 > 0
    }

    fn reach(&self) -> Reach {
        if self.beside {
            Reach::Beside
        } else {
            Reach::Game
        }
    }

    fn state_file(&self) -> Option<PathBuf> {
        self.state
            .clone()
            .or_else(|| Some(self.out.as_ref()?.with_extension("mining")))
    }

    /// What the candidates follow from, in short; how many are chosen of them may change.
    fn name(&self, files: &Files) -> String {
        let mut hash = Sha256::new();
        hash.update(format!(
            "{} {:?} {} {} {} {} {:?} {}",
            self.looks_for_mates(),
            self.tactics(),
            self.engine,
            self.glance_nodes,
            self.study_nodes,
            self.beside,
            self.self_play,
            self.seed
        ));
        for identity in &files.identities {
            hash.update(identity);
        }
        let hash = hash.finalize();
        hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Mines every game that is not done.
    fn mine(&self, files: &Files, state: State) -> anyhow::Result<State> {
        let jobs = self.jobs.unwrap_or_else(all_cores).max(1);
        let done = state.done.clone();
        let shared = Mutex::new(Shared {
            state,
            bar: Bar::new("games"),
        });
        // The bound keeps the reader from running far ahead of the miners.
        let (tasks, queue) = sync_channel(2 * jobs);
        let queue = Arc::new(Mutex::new(queue));
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs)
                .map(|_| {
                    let queue = Arc::clone(&queue);
                    let shared = &shared;
                    scope.spawn(move || self.work(&queue, shared))
                })
                .collect();
            // The threads' own alone, so that sending ends when they all have failed.
            drop(queue);
            let fed = self.each_task(files, |task| {
                // Nobody listens any more when all miners have failed; their errors say why.
                done.contains(&task.index) || tasks.send(task).is_ok()
            });
            drop(tasks);
            let worked = threads.into_iter().try_for_each(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            worked.and(fed)
        })?;
        let shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        shared.bar.finish(&found(&shared.state));
        Ok(shared.state)
    }

    /// Hands out the tasks in order until `take` wants no more.
    fn each_task(&self, files: &Files, mut take: impl FnMut(Task) -> bool) -> anyhow::Result<()> {
        if let Some(count) = self.self_play {
            (0..count).all(|index| {
                take(Task {
                    index,
                    share: index as f64 / count as f64,
                    game: None,
                })
            });
            return Ok(());
        }
        let mut index = 0;
        files.each_game(|game, share| {
            let task = Task {
                index,
                share,
                game: Some(game),
            };
            index += 1;
            take(task)
        })
    }

    /// Takes task after task until none is left.
    fn work(&self, queue: &Mutex<Receiver<Task>>, shared: &Mutex<Shared>) -> anyhow::Result<()> {
        let mut solver = Solver::new(verify::LIMIT_NODES);
        let mut engine = self.settings().map(Engine::start).transpose()?;
        loop {
            let task = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(Task { index, share, game }) = task else {
                return Ok(());
            };
            let (game, played) = match (game, &mut engine) {
                (Some(game), _) => (game, None),
                (None, Some(engine)) => {
                    let played = self_play::play(engine, self.seed, index)?;
                    let text = self_play::pgn(&played);
                    (played.game, Some(text))
                }
                (None, None) => bail!("no engine plays"),
            };
            let reach = self.reach();
            let mut candidates = Vec::new();
            if self.looks_for_mates() {
                candidates = mine::mates(index, &game, reach, &mut solver);
            }
            if let Some(engine) = &mut engine {
                let kinds = self.tactics();
                let tactics = mine::tactics(index, &game, &kinds, reach, &mut solver, engine)?;
                candidates.extend(tactics);
            }
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            let Shared { state, bar } = &mut *shared;
            state.add(index, candidates, played)?;
            bar.step(share, &found(state));
        }
    }
}

fn found(state: &State) -> String {
    format!("{} candidates", state.candidates.len())
}

/// Leaves out what an earlier edition has, or nearly has.
fn drop_known(candidates: &mut Vec<Candidate>, folder: &Path) -> anyhow::Result<()> {
    let files = crate::cli::check::read_set(folder)?;
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
