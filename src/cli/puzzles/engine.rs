//! A UCI engine as a separate process, asked for opinions on positions.
//!
//! One thread, a cleared table before every search and a node count instead of a clock: the same
//! question gets the same answer from the same version of the engine.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::{Context, bail};

use crate::chess::{Position, fen, notation};
use crate::puzzle::mine::{Analyst, Opinion};

/// A mate in n moves counts this less n.
pub const MATE_CP: i32 = 10_000;
/// Where Debian puts engines; the path of root does not have it.
const DEBIAN_GAMES: &str = "/usr/games";
const HASH_MB: u32 = 8;
/// An engine that has not said hello by then is none.
const HELLO: Duration = Duration::from_secs(20);
/// A search may take as long as it takes.
const SEARCH: Duration = Duration::MAX;

pub struct Settings<'s> {
    pub program: &'s str,
    pub glance_nodes: u64,
    pub study_nodes: u64,
}

/// A running engine; it is told to quit when dropped.
pub struct Engine {
    process: Child,
    input: ChildStdin,
    /// What it says, line by line; ends with the engine.
    output: Receiver<std::io::Result<String>>,
    glance_nodes: u64,
    study_nodes: u64,
    /// The number of lines it was last asked for.
    lines: usize,
}

impl Engine {
    /// # Errors
    /// The program cannot be started or does not speak UCI.
    pub fn start(settings: Settings<'_>) -> anyhow::Result<Engine> {
        let program = settings.program;
        let spawn = |program: &str| {
            Command::new(program)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
        };
        let mut process = spawn(program)
            .or_else(|error| match error.kind() {
                ErrorKind::NotFound if !program.contains('/') => {
                    spawn(&format!("{DEBIAN_GAMES}/{program}"))
                }
                _ => Err(error),
            })
            .with_context(|| format!("starting the engine {program:?}"))?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            bail!("the engine {program:?} cannot be talked to");
        };
        let mut engine = Engine {
            process,
            input,
            output: lines(output),
            glance_nodes: settings.glance_nodes,
            study_nodes: settings.study_nodes,
            lines: 1,
        };
        engine.greet().with_context(|| {
            format!("{program:?} is no UCI engine; name one by --engine, such as stockfish")
        })?;
        engine.say("setoption name Threads value 1")?;
        engine.say(&format!("setoption name Hash value {HASH_MB}"))?;
        Ok(engine)
    }

    fn greet(&mut self) -> anyhow::Result<()> {
        self.say("uci")?;
        let greeted = self.until("uciok", HELLO);
        if greeted.is_err() {
            // One that does not listen would not heed `quit` either. It may have ended by itself.
            let _ = self.process.kill();
        }
        greeted.map(drop)
    }

    fn say(&mut self, command: &str) -> anyhow::Result<()> {
        writeln!(self.input, "{command}").context("talking to the engine")
    }

    /// The lines up to one that begins with `word`, which is the last; each is waited for no longer
    /// than `patience`.
    fn until(&mut self, word: &str, patience: Duration) -> anyhow::Result<Vec<String>> {
        let mut lines = Vec::new();
        loop {
            let line = match self.output.recv_timeout(patience) {
                Ok(line) => line.context("listening to the engine")?,
                Err(RecvTimeoutError::Disconnected) => {
                    bail!("the engine ended without saying {word:?}")
                }
                Err(RecvTimeoutError::Timeout) => bail!("no {word:?} for {patience:?}"),
            };
            let done = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if done {
                return Ok(lines);
            }
        }
    }

    /// The best `count` moves after `nodes` nodes, best first.
    ///
    /// # Errors
    /// The engine failed.
    pub fn search(
        &mut self,
        position: &Position,
        count: usize,
        nodes: u64,
    ) -> anyhow::Result<Vec<Opinion>> {
        if self.lines != count {
            self.say(&format!("setoption name MultiPV value {count}"))?;
            self.lines = count;
        }
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.until("readyok", SEARCH)?;
        self.say(&format!("position fen {}", fen::format(position)))?;
        self.say(&format!("go nodes {nodes}"))?;
        let said = self.until("bestmove", SEARCH)?;
        Ok(last_whole_list(position, count, &said))
    }
}

/// Reads lines in a thread of its own, so that waiting for one can have an end.
fn lines(output: impl Read + Send + 'static) -> Receiver<std::io::Result<String>> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    receiver
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Nothing is lost if it is gone already.
        let _ = self.say("quit");
        let _ = self.process.wait();
    }
}

impl Analyst for Engine {
    type Error = anyhow::Error;

    fn glance(&mut self, position: &Position, count: usize) -> anyhow::Result<Vec<Opinion>> {
        self.search(position, count, self.glance_nodes)
    }

    fn study(&mut self, position: &Position, count: usize) -> anyhow::Result<Vec<Opinion>> {
        self.search(position, count, self.study_nodes)
    }
}

/// The best moves, by the last depth at which the engine named most of them: `count`, all there are,
/// or fewer after a very short search. A search that is stopped leaves its last list unfinished:
/// some moves still stand where the depth before had them, so that one may stand in it twice, and
/// its score beside its own old one.
fn last_whole_list(position: &Position, count: usize, said: &[String]) -> Vec<Opinion> {
    let (mut longest, mut list, mut depth) = (Vec::new(), Vec::new(), None);
    for info in said.iter().filter_map(|line| read_info(position, line)) {
        if info.rank == 1 {
            list.clear();
            depth = info.depth;
        }
        if info.rank == list.len() + 1 && info.rank <= count && info.depth == depth {
            list.push(info.opinion);
            if list.len() >= longest.len() {
                longest.clone_from(&list);
            }
        }
    }
    longest
}

/// What an `info` line says of a move.
struct Info {
    depth: Option<u32>,
    /// From 1.
    rank: usize,
    opinion: Opinion,
}

/// Reads an `info` line; bounds and other lines give nothing.
fn read_info(position: &Position, line: &str) -> Option<Info> {
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.first() != Some(&"info") || words.iter().any(|word| word.ends_with("bound")) {
        return None;
    }
    let after = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1).copied()
    };
    let rank = after("multipv").map_or(Some(1), |rank| rank.parse().ok())?;
    if rank == 0 {
        return None;
    }
    let score_cp = if let Some(cp) = after("cp") {
        cp.parse().ok()?
    } else {
        let moves: i32 = after("mate")?.parse().ok()?;
        if moves > 0 {
            MATE_CP - moves
        } else {
            -MATE_CP - moves
        }
    };
    let mv = notation::parse_uci(position, after("pv")?).ok()?;
    Some(Info {
        depth: after("depth").and_then(|depth| depth.parse().ok()),
        rank,
        opinion: Opinion { mv, score_cp },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<(usize, String, i32)> {
        read_info(&Position::default(), line).map(|info| {
            let Opinion { mv, score_cp } = info.opinion;
            (info.rank, notation::uci(mv), score_cp)
        })
    }

    fn listed(count: usize, said: &str) -> Vec<(String, i32)> {
        let said: Vec<String> = said.lines().map(str::to_owned).collect();
        last_whole_list(&Position::default(), count, &said)
            .into_iter()
            .map(|opinion| (notation::uci(opinion.mv), opinion.score_cp))
            .collect()
    }

    #[test]
    fn an_unfinished_list_is_passed_over() {
        let whole = "info depth 8 multipv 1 score cp 40 pv e2e4\n\
                     info depth 8 multipv 2 score cp 30 pv d2d4\n";
        let expected = [("e2e4".to_owned(), 40), ("d2d4".to_owned(), 30)];
        assert_eq!(listed(2, whole), expected);
        let bound = format!(
            "{whole}info depth 9 multipv 1 score cp 55 lowerbound pv d2d4\n\
             info depth 8 multipv 2 score cp 40 pv e2e4"
        );
        assert_eq!(listed(2, &bound), expected);
        let mixed = format!(
            "{whole}info depth 9 multipv 1 score cp 20 pv e2e4\n\
             info depth 8 multipv 2 score cp 30 pv d2d4"
        );
        assert_eq!(listed(2, &mixed), expected);
        let single = format!("{whole}info depth 9 multipv 1 score cp 20 pv e2e4");
        assert_eq!(listed(1, &single), [("e2e4".to_owned(), 20)]);
        assert_eq!(listed(3, whole), expected);
    }

    #[test]
    fn an_info_line_gives_rank_move_and_score() {
        let line = "info depth 9 seldepth 12 multipv 2 score cp -31 nodes 8000 pv g1f3 d7d5";
        assert_eq!(read(line), Some((2, "g1f3".to_owned(), -31)));
    }

    #[test]
    fn mates_count_more_than_any_material_and_quick_ones_most() {
        let won = "info depth 9 multipv 1 score mate 3 pv e2e4";
        assert_eq!(read(won), Some((1, "e2e4".to_owned(), 9_997)));
        let lost = "info depth 9 multipv 1 score mate -2 pv e2e4";
        assert_eq!(read(lost), Some((1, "e2e4".to_owned(), -9_998)));
    }

    #[test]
    fn bounds_and_other_lines_say_nothing() {
        assert_eq!(
            read("info depth 9 multipv 1 score cp 31 upperbound pv e2e4"),
            None
        );
        assert_eq!(read("info string classical evaluation"), None);
        assert_eq!(read("bestmove e2e4 ponder e7e5"), None);
        assert_eq!(read("info depth 9 score cp 31 pv e2e5"), None);
        assert_eq!(read("info multipv 0 score cp 31 pv e2e4"), None);
    }
}
