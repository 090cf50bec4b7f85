//! `gaffel puzzles import`: Lichess' puzzle database into the library.

use super::all_cores;
use crate::library::import::{self, ImportError, Settings, Skip, Tally, Watch};
use anyhow::{anyhow, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Skipped rows that are told one by one for each reason; of the others only how many there are.
const TOLD: u64 = 20;

/// Takes Lichess' puzzle database in, for practice
///
/// Rows that are not good are told on standard error and left out. An import that is broken off
/// goes on where it was when it is run again. The last line printed sums up the whole file.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The CSV file, plain or zstd; `-` is standard input
    file: PathBuf,

    /// The SQLite file; made if there is none
    #[arg(
        long,
        env = "GAFFEL_DATABASE",
        default_value = "gaffel.db",
        value_name = "FILE"
    )]
    database: PathBuf,

    /// Threads that prove mates [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,

    /// How long to wait while another process writes to the database
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    wait: u16,
}

/// Runs the import and prints its figures.
///
/// # Errors
/// The file cannot be read to its end, or the database not be written.
pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let settings = Settings {
        jobs: args.jobs.map_or_else(all_cores, usize::from),
        busy_wait: Duration::from_secs(args.wait.into()),
    };
    let standard_input = Path::new("/dev/stdin");
    let file = match args.file.as_os_str() == "-" {
        true => standard_input,
        false => &args.file,
    };
    let mut shown = Shown::new(file);
    let done = import::import(&args.database, file, settings, &mut shown);
    shown.end();
    let Tally {
        read,
        stored,
        known,
        skipped,
    } = done.map_err(|error| explained(error, file, shown.rows))?;
    if read > 0 && skipped == read {
        bail!(
            "{}: none of its {read} lines can be kept; Lichess' puzzle database has the columns \
             {}",
            file.display(),
            import::HEADER
        );
    }
    println!("read {read}, stored {stored}, already there {known}, skipped {skipped}");
    Ok(())
}

/// The error, and what to do about it.
fn explained(error: ImportError, file: &Path, rows: u64) -> anyhow::Error {
    let file = file.display();
    let mend = match &error {
        ImportError::Source(_) | ImportError::Header { .. } => return error.into(),
        ImportError::Broken { .. } => {
            "get a sound copy and run the command again; rows that are there are not proved again"
        }
        ImportError::Library(_) => "run the command again to go on",
    };
    anyhow!(error).context(format!(
        "{file} is not taken in whole ({rows} rows are); {mend}"
    ))
}

/// The import as standard error shows it: a bar on a terminal, and the rows left out.
struct Shown<'a> {
    file: &'a Path,
    bar: ProgressBar,
    start: Instant,
    /// Rows that earlier runs have dealt with.
    before: u64,
    /// Rows that are dealt with.
    rows: u64,
    reasons: BTreeMap<&'static str, u64>,
}

impl<'a> Shown<'a> {
    fn new(file: &'a Path) -> Shown<'a> {
        // Nothing is shown until there is something to show.
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        // As wide as the terminal, the figures first.
        let style = ProgressStyle::with_template("{percent:>3} %  {msg}, {eta} left  {wide_bar}");
        // The template is right, and the plain style would do.
        if let Ok(style) = style {
            bar.set_style(style);
        }
        Shown {
            file,
            bar,
            start: Instant::now(),
            before: 0,
            rows: 0,
            reasons: BTreeMap::new(),
        }
    }

    fn say(&self, line: &str) {
        self.bar.suspend(|| eprintln!("{line}"));
    }

    fn end(&self) {
        self.bar.finish_and_clear();
        if self.reasons.values().any(|&count| count > TOLD) {
            let skipped: u64 = self.reasons.values().sum();
            eprintln!("{skipped} rows skipped:");
            for (reason, count) in &self.reasons {
                eprintln!("{count:>9} {reason}");
            }
        }
    }
}

impl Watch for Shown<'_> {
    fn resumed(&mut self, lines: u64, tally: &Tally) {
        self.before = tally.read;
        self.rows = tally.read;
        self.say(&format!(
            "{}: an earlier import got as far as line {lines}; going on behind it",
            self.file.display()
        ));
    }

    fn skipped(&mut self, line: u64, why: &Skip) {
        let count = self.reasons.entry(why.reason()).or_default();
        *count += 1;
        if *count <= TOLD {
            self.say(&format!("{}:{line}: {why}; skipped", self.file.display()));
        }
    }

    fn moved(&mut self, tally: &Tally, bytes: u64, total: u64) {
        self.rows = tally.read;
        let seconds = self.start.elapsed().as_secs_f64().max(0.001);
        let rate = tally.read.saturating_sub(self.before) as f64 / seconds;
        self.bar
            .set_message(format!("{} rows, {rate:.0}/s", tally.read));
        self.bar.set_position(bytes);
        if self.bar.length() != Some(total) && total > 0 {
            self.bar.set_length(total);
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}
