//! `gaffel daily`: the schedule as its operator sees it.

use super::SiteArgs;
use crate::puzzle::Schedule;
use anyhow::bail;
use chrono::{Datelike, Days, NaiveDate, Utc};
use std::io::Write;
use std::process::ExitCode;

/// Print the schedule: date, puzzle and kind, separated by tabs
#[derive(Debug, clap::Args)]
pub struct Args {
    /// First day [default: today]
    #[arg(value_name = "YYYY-MM-DD", value_parser = super::day)]
    date: Option<NaiveDate>,
    /// How many days
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    days: u32,
    #[command(flatten)]
    site: SiteArgs,
}

/// Prints one line a day.
///
/// # Errors
/// The puzzles cannot be read, or there is none that day.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let catalogue = args.site.catalogue()?;
    let schedule = Schedule::new(&catalogue);
    let first = args
        .date
        .unwrap_or_else(|| Utc::now().with_timezone(&args.site.time_zone).date_naive());
    let mut out = std::io::stdout().lock();
    let last = first.checked_add_days(Days::new(u64::from(args.days) - 1));
    let days = first
        .iter_days()
        .take_while(|&date| Some(date) <= last && date.year() <= 9999);
    for date in days {
        let Some(puzzle) = schedule.puzzle(&catalogue, date) else {
            match schedule.first_day() {
                Some(first) => bail!("there is no puzzle on {date}; the first is on {first}"),
                None => bail!("there are no puzzles"),
            }
        };
        writeln!(out, "{date}\t{}\t{}", puzzle.id, puzzle.kind.word())?;
    }
    Ok(ExitCode::SUCCESS)
}
