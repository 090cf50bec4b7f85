//! The command line: arguments in, the library at work, an exit code out.

pub mod check;
mod content;
pub mod daily;
pub mod judge;
pub mod lesson;
pub mod mate;
mod new;
pub mod puzzles;
mod schema;
pub mod serve;
mod watch;

use crate::puzzle::Catalogue;
use chrono::{Datelike, NaiveDate};
use chrono_tz::Tz;
use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// A chess puzzle a day, judged by exhaustive search
#[derive(Debug, Parser)]
#[command(name = "gaffel", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Check(check::Args),
    Mate(mate::Args),
    Judge(judge::Args),
    Daily(daily::Args),
    Lesson(lesson::Args),
    New(new::Args),
    Puzzles(puzzles::Args),
    Schema(schema::Args),
}

/// Runs the program. Exit codes: 0 done, 1 a fault in what was given, 2 a fault in the usage.
pub fn main() -> ExitCode {
    let done = match &Cli::parse().command {
        Command::Serve(args) => serve::run(args),
        Command::Check(args) => Ok(check::run(args)),
        Command::Mate(args) => mate::run(args).map(|()| ExitCode::SUCCESS),
        Command::Judge(args) => judge::run(args),
        Command::Daily(args) => daily::run(args),
        Command::Lesson(args) => lesson::run(args).map(|()| ExitCode::SUCCESS),
        Command::New(args) => new::run(args).map(|()| ExitCode::SUCCESS),
        Command::Schema(args) => schema::run(args).map(|()| ExitCode::SUCCESS),
        Command::Puzzles(args) => puzzles::run(args).map(|()| ExitCode::SUCCESS),
    };
    done.unwrap_or_else(|error| {
        eprintln!("gaffel: {error:#}");
        ExitCode::FAILURE
    })
}

/// A calendar day as an argument.
fn day(text: &str) -> Result<NaiveDate, String> {
    NaiveDate::parse_from_str(text, "%Y-%m-%d")
        .ok()
        .filter(|date| (1..=9999).contains(&date.year()))
        .ok_or_else(|| {
            "not a day of the calendar; write year, month and day: 2026-11-29".to_owned()
        })
}

/// What decides which puzzle a day has, the same for serving and for looking ahead.
#[derive(Debug, clap::Args)]
struct SiteArgs {
    /// Folder of puzzles instead of the embedded set
    #[arg(long, env = "GAFFEL_PUZZLES", value_name = "FOLDER")]
    puzzles: Option<PathBuf>,
    /// Time zone in which the puzzle's day begins, as in Europe/Copenhagen
    #[arg(
        long,
        env = "GAFFEL_TIME_ZONE",
        default_value = "UTC",
        value_name = "ZONE"
    )]
    time_zone: Tz,
}

impl SiteArgs {
    /// The puzzles in the folder, or the embedded ones.
    fn catalogue(&self) -> anyhow::Result<Catalogue> {
        let Some(folder) = &self.puzzles else {
            return Ok(Catalogue::embedded());
        };
        Catalogue::parse(&check::read_set(folder)?).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            anyhow::anyhow!("the puzzles have faults:\n{}", faults.join("\n"))
        })
    }
}
