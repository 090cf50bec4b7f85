//! `gaffel puzzles themes`: our themes held against those of a file.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::library::import::Source;
use crate::puzzle::agreement::{Agreement, Half, Tagged, Tally};
use crate::theme::{Beyond, Theme};

/// The columns that are read, counted from 0, and how many there must be.
const ID: usize = 0;
const FEN: usize = 1;
const MOVES: usize = 2;
const THEMES: usize = 7;

/// Holds the themes found here against those of a Lichess puzzle file
///
/// For every theme: how many rows have it, how many were found, precision, recall and their
/// mean. What Lichess never looks for stands below, in rows of its own.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The CSV file, plain or zstd; `-`: standard input
    #[arg(value_name = "CSV")]
    file: PathBuf,

    /// Only one half of the rows, by their id: tune on one, measure on the other
    #[arg(long)]
    half: Option<HalfArg>,

    /// Print the rows that differ in this theme instead, `ours` or `theirs` before each
    #[arg(long, value_name = "THEME", value_parser = theme)]
    differ: Option<Theme>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum HalfArg {
    A,
    B,
}

fn theme(word: &str) -> Result<Theme, String> {
    Theme::parse(word).ok_or_else(|| {
        let words: Vec<&str> = Theme::ALL.iter().map(|theme| theme.word()).collect();
        format!("no such theme; one of: {}", words.join(" "))
    })
}

/// Runs the subcommand.
///
/// # Errors
/// The file cannot be read or has not the columns.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let file: &Path = if args.file == Path::new("-") {
        Path::new("/dev/stdin")
    } else {
        &args.file
    };
    let lines = Source::open(file)?.text();
    let half = args.half.map(|half| match half {
        HalfArg::A => Half::A,
        HalfArg::B => Half::B,
    });
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut agreement = Agreement::default();
    for (index, line) in lines.lines().enumerate() {
        let line = line.context("reading the file")?;
        let fields: Vec<&str> = line.trim_end().split(',').collect();
        if fields.len() <= THEMES {
            bail!("line {}: fewer than {} columns", index + 1, THEMES + 1);
        }
        let wanted = half.is_none_or(|half| Half::of(fields[ID]) == half);
        if index == 0 && fields[FEN].eq_ignore_ascii_case("FEN") || !wanted {
            continue;
        }
        let row = match Tagged::read(fields[FEN], fields[MOVES], fields[THEMES]) {
            Ok(row) => row,
            Err(error) => {
                eprintln!("line {}: {error}; left out", index + 1);
                continue;
            }
        };
        let differ = agreement.add(&row);
        if let Some(theme) = args.differ.filter(|theme| differ.contains(theme)) {
            let whose = if row.themes.contains(&theme) {
                "theirs"
            } else {
                "ours"
            };
            writeln!(out, "{whose}\t{line}")?;
        }
    }
    if args.differ.is_none() {
        print(&agreement, &mut out)?;
    }
    Ok(out.flush()?)
}

fn print(agreement: &Agreement, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{} rows", agreement.rows)?;
    writeln!(
        out,
        "{:20}{:>8}{:>8}{:>8}{:>11}{:>8}{:>8}",
        "theme", "told", "found", "both", "precision", "recall", "F1"
    )?;
    for (theme, tally) in &agreement.themes {
        let Tally { both, ours, theirs } = *tally;
        writeln!(
            out,
            "{:20}{:8}{:8}{:8}{:>11}{:>8}{:>8}",
            theme.word(),
            both + theirs,
            both + ours,
            both,
            share(tally.precision()),
            share(tally.recall()),
            share(tally.f1())
        )?;
    }
    writeln!(out, "\nnot looked for by Lichess")?;
    for (&(theme, beyond), (found, told)) in &agreement.beyond {
        let what = match beyond {
            Beyond::ByKing => "by the king",
            Beyond::LastMove => "by the last move",
            Beyond::Relative => "before another piece",
        };
        let name = format!("{}, {what}", theme.word());
        writeln!(out, "{name:28}{found:8} rows, {told} of them told so")?;
    }
    Ok(())
}

fn share(ratio: Option<f64>) -> String {
    ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.4}"))
}
