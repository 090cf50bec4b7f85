//! Where games come from: PGN files of any size, plain or compressed, read as they are needed.

use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::library::import::Source;
use crate::puzzle::mine::{self, Game};

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
    /// `take` wants no more.
    ///
    /// # Errors
    /// A file cannot be read, or is damaged.
    pub fn each_game(&self, mut take: impl FnMut(Game, f64) -> bool) -> anyhow::Result<()> {
        let mut before = 0;
        for path in &self.paths {
            let source = open(path)?;
            let bytes = source.bytes();
            for game in mine::read_games(source.text()) {
                let game = game.with_context(|| format!("reading {}", path.display()))?;
                let share = (before + bytes.read()) as f64 / self.total_bytes.max(1) as f64;
                if !take(game, share) {
                    return Ok(());
                }
            }
            before += bytes.total;
        }
        Ok(())
    }
}

fn open(path: &Path) -> anyhow::Result<Source> {
    Source::open(path).context("reading games")
}
