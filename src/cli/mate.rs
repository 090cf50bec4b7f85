//! `gaffel mate`: every key, the shortest mate and the main line of a position, or of many.
//!
//! JSON (`--json`): `{"fen","moves","turn":"white"|"black","over":null|"checkmate"|"stalemate"|
//! "dead-position","shortest":N|null,"keys":[{"san","uci"}],"main_line":[{"san","uci"}],"nodes"}`.
//! `shortest` is null and the lists are empty when there is no mate within `moves`.

mod batch;
mod cpu;
mod report;

use crate::chess::fen;
use crate::mate::Solver;
use anyhow::{Context, bail};
use std::path::PathBuf;

/// Most moves that are searched: beyond this no honest limit of nodes would hold.
const MOST_MOVES: u8 = 8;

/// Lists every first move that forces mate within N moves, the shortest mate and the main line.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The position, its side to move mating; in quotes
    #[arg(required_unless_present = "batch")]
    fen: Option<String>,
    /// Moves to mate in, 1 to 8
    #[arg(
        value_name = "N",
        required_unless_present = "batch",
        value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_MOVES)),
    )]
    moves: Option<u8>,
    /// Answer as one JSON object
    #[arg(long, conflicts_with = "batch")]
    json: bool,
    /// Read lines FEN<TAB>N from FILE (- is standard input), write FEN<TAB>N<TAB>keys: UCI,
    /// sorted, parted by commas; - for none, ERR: and the reason for a bad line. Blank lines and
    /// a header line are passed over, further columns are dropped
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "moves"])]
    batch: Option<PathBuf>,
    /// Add two columns: CPU time in microseconds, and nodes
    #[arg(long, conflicts_with_all = ["fen", "moves", "json"])]
    timings: bool,
    /// Positions visited before a search gives up
    #[arg(long, value_name = "NODES", default_value_t = 100_000_000)]
    limit_nodes: u64,
}

/// Runs the command; the answer goes to standard output.
///
/// # Errors
/// A bad FEN, a spent limit, a file that cannot be read. With `--batch` a bad line is no error.
pub fn run(args: &Args) -> anyhow::Result<()> {
    match (&args.batch, &args.fen, args.moves) {
        (Some(file), ..) => batch::run(file, args.limit_nodes, args.timings),
        (None, Some(text), Some(moves)) => single(args, text, moves),
        _ => bail!("give a FEN and the number of moves, or --batch FILE"),
    }
}

fn single(args: &Args, text: &str, moves: u8) -> anyhow::Result<()> {
    let position = fen::parse(text).context("the FEN is no position to search")?;
    let mut solver = Solver::new(args.limit_nodes);
    let report = report::Report::new(&mut solver, position, moves).with_context(|| {
        format!(
            "not proved within {} nodes; raise --limit-nodes or ask for fewer moves",
            args.limit_nodes
        )
    })?;
    if args.json {
        println!("{}", serde_json::to_string(&report.to_json())?);
    } else {
        print!("{report}");
    }
    Ok(())
}
