//! Where games come from: PGN files of any size, plain or compressed, read as they are needed.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::library::import::Source;
use crate::puzzle::mine::{self, Game, Unreadable};

/// The files of a run, opened one after the other.
pub struct Files {
    paths: Vec<PathBuf>,
    /// What each says it is: the same for the same content.
    pub identities: Vec<[u8; 32]>,
    total_bytes: u64,
}

impl Files {
    /// # Errors
    /// One cannot be opened.
    pub fn new(paths: &[PathBuf]) -> anyhow::Result<Files> {
        let mut files = Files {
            paths: paths.to_vec(),
            identities: Vec::new(),
            total_bytes: 0,
        };
        for path in paths {
            let source = open(path)?;
            files.identities.push(source.identity());
            files.total_bytes += source.bytes().total;
        }
        Ok(files)
    }

    /// Hands every game to `take`, and how much of all files is read by then, 0 to 1, until
    /// `take` wants no more. A broken game is told and passed over.
    ///
    /// # Errors
    /// A file cannot be read, or is damaged; or there is not one move in all of them.
    pub fn each_game(&self, mut take: impl FnMut(Game, f64) -> bool) -> anyhow::Result<()> {
        let mut before = 0;
        let mut has_moves = false;
        for path in &self.paths {
            let source = open(path)?;
            let bytes = source.bytes();
            for game in mine::read_games(source.text()) {
                let game = match game {
                    Ok(game) => game,
                    Err(broken @ Unreadable::Game { .. }) => {
                        eprintln!("{}: {broken}; this game is left out", path.display());
                        continue;
                    }
                    Err(Unreadable::Bytes(error)) => {
                        return Err(error).with_context(|| format!("reading {}", path.display()));
                    }
                };
                has_moves |= !game.plies.is_empty();
                let share = (before + bytes.read()) as f64 / self.total_bytes.max(1) as f64;
                if !take(game, share) {
                    return Ok(());
                }
            }
            before += bytes.total;
        }
        if !has_moves {
            bail!("no game with a move in what was read; is it PGN?");
        }
        Ok(())
    }
}

fn open(path: &Path) -> anyhow::Result<Source> {
    Source::open(path).context("reading games")
}
