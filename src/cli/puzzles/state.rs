//! What a mining run has done so far, kept in a file so that a stopped run can go on.
//!
//! The first line names the run; then each game adds its block, ended by a line `done`. A block
//! without its end, cut off when the run was stopped, is passed over.

use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};

use crate::puzzle::catalogue;
use crate::puzzle::mine::Candidate;

const FIRST_WORD: &str = "gaffel-mining";

/// What is known of the games done so far, and the file that remembers it, if any.
#[derive(Default)]
pub struct State {
    file: Option<File>,
    pub done: HashSet<usize>,
    pub candidates: Vec<Candidate>,
    /// The text of each game that the engine has played.
    pub played: BTreeMap<usize, String>,
}

impl State {
    /// Begins a run in `path`, or goes on with the one there. `run` says what makes its results:
    /// the settings and the games.
    ///
    /// # Errors
    /// The file cannot be read or written, is another run's, or is there although the run is new.
    pub fn open(path: &Path, run: &str, resume: bool) -> anyhow::Result<State> {
        let naming = || format!("keeping the progress in {}", path.display());
        let first = format!("{FIRST_WORD}\t{run}\n");
        let mut state = State::default();
        if path.exists() {
            let text = fs::read_to_string(path).with_context(naming)?;
            if !resume {
                bail!(
                    "{} has the work of an earlier run: go on with it by --resume, or remove it",
                    path.display()
                );
            }
            let Some(rest) = text.strip_prefix(&first) else {
                bail!(
                    "{} is of a run with other games or settings",
                    path.display()
                );
            };
            let whole = state.read(rest).with_context(naming)?;
            let file = OpenOptions::new()
                .append(true)
                .open(path)
                .with_context(naming)?;
            file.set_len((first.len() + whole) as u64)
                .with_context(naming)?;
            state.file = Some(file);
        } else {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).with_context(naming)?;
            }
            let mut file = OpenOptions::new()
                .append(true)
                .create(true)
                .open(path)
                .with_context(naming)?;
            file.write_all(first.as_bytes()).with_context(naming)?;
            state.file = Some(file);
        }
        Ok(state)
    }

    /// Takes in every whole block; how many bytes those have.
    fn read(&mut self, text: &str) -> anyhow::Result<usize> {
        let mut whole = 0;
        let mut at = 0;
        let mut candidates = Vec::new();
        let mut played = None;
        for line in text.split_inclusive('\n') {
            at += line.len();
            let Some(line) = line.strip_suffix('\n') else {
                break;
            };
            let (word, rest) = line.split_once('\t').unwrap_or((line, ""));
            match word {
                "found" => candidates.push(read_candidate(rest)?),
                "played" => played = Some(rest.replace('\t', "\n")),
                "done" => {
                    let game = rest.parse().with_context(|| format!("no game: {rest:?}"))?;
                    self.done.insert(game);
                    self.candidates.append(&mut candidates);
                    self.played.extend(played.take().map(|text| (game, text)));
                    whole = at;
                }
                _ => bail!("the line {line:?} is none of a mining run"),
            }
        }
        Ok(whole)
    }

    /// A game is done.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(
        &mut self,
        game: usize,
        found: Vec<Candidate>,
        played: Option<String>,
    ) -> anyhow::Result<()> {
        let mut block = String::new();
        if let Some(text) = &played {
            block.push_str(&format!("played\t{}\n", text.replace('\n', "\t")));
        }
        for candidate in &found {
            block.push_str(&write_candidate(candidate));
        }
        block.push_str(&format!("done\t{game}\n"));
        if let Some(file) = &mut self.file {
            file.write_all(block.as_bytes())
                .context("keeping the progress")?;
        }
        self.done.insert(game);
        self.candidates.extend(found);
        self.played.extend(played.map(|text| (game, text)));
        Ok(())
    }
}

fn write_candidate(candidate: &Candidate) -> String {
    let Candidate {
        puzzle,
        game,
        ply,
        score,
        motif,
    } = candidate;
    let row = catalogue::write(puzzle);
    format!("found\t{game}\t{ply}\t{score}\t{motif}\t{row}\n")
}

fn read_candidate(text: &str) -> anyhow::Result<Candidate> {
    let fields: Vec<&str> = text.splitn(5, '\t').collect();
    let [game, ply, score, motif, row] = fields[..] else {
        bail!("no candidate: {text:?}");
    };
    Ok(Candidate {
        puzzle: catalogue::read_row(row).with_context(|| format!("no puzzle: {row:?}"))?,
        game: game.parse()?,
        ply: ply.parse()?,
        score: score.parse()?,
        motif: motif.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: &str = "m1-bc598pq\tmate\t1\t6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ta1a8\t-\t\
                       backRankMate endgame mate mateIn1 oneMove\tTest, move 1";

    fn candidate() -> Candidate {
        read_candidate(&format!("4\t20\t-3\tRook checks\t{ROW}")).unwrap()
    }

    #[test]
    fn a_run_goes_on_where_its_last_whole_game_ended() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("2.mining");
        let mut state = State::open(&path, "run", false).unwrap();
        state.add(4, vec![candidate()], None).unwrap();
        state
            .add(3, Vec::new(), Some("[Round \"1\"]\n\n1. e4 *\n".into()))
            .unwrap();
        drop(state);
        let whole = fs::read_to_string(&path).unwrap();
        fs::write(&path, format!("{whole}found\t5\t20\t-3\tRook")).unwrap();
        let mut again = State::open(&path, "run", true).unwrap();
        assert_eq!(again.done, HashSet::from([3, 4]));
        assert_eq!(again.candidates.len(), 1);
        assert_eq!(catalogue::write(&again.candidates[0].puzzle), ROW);
        assert_eq!(
            (again.candidates[0].ply, again.candidates[0].score),
            (20, -3)
        );
        assert_eq!(again.played[&3], "[Round \"1\"]\n\n1. e4 *\n");
        again.add(5, Vec::new(), None).unwrap();
        drop(again);
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            format!("{whole}done\t5\n")
        );
    }

    #[test]
    fn another_runs_progress_is_not_taken_for_ones_own() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("2.mining");
        drop(State::open(&path, "run", true).unwrap());
        assert!(State::open(&path, "run", false).is_err());
        assert!(State::open(&path, "another", true).is_err());
        assert!(State::open(&path, "run", true).is_ok());
    }
}
