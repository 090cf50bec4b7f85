//! `gaffel check`: prints every problem of lessons and puzzles, with where and how to mend it.

mod lessons;
mod puzzles;
mod report;

pub use puzzles::read_set;

use report::Set;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Checks lessons and puzzles: prints every problem as `file:line:column: what; how to mend`
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Content folders (with `lessons`, `rules` or `glossary`), folders or files of a lesson, puzzle
    /// folders (with an editions.tsv) or files of one, or a folder that holds `content` and
    /// `puzzles`; without any, everything compiled into the program
    paths: Vec<PathBuf>,

    /// One JSON document for tools: `{"problems": [{"file", "line", "column", "length", "class",
    /// "what", "mend", "excerpt"}], "sets": [{"name", "holds", "problems"}]}`
    #[arg(long)]
    json: bool,

    /// Threads to search with [default: all cores]
    #[arg(long)]
    jobs: Option<usize>,
}

/// Exit code 0: no problem; 1: problems; 2: a path that cannot be read or holds neither lessons nor
/// puzzles, told on standard error.
pub fn run(args: &Args) -> ExitCode {
    match sets(args) {
        Ok(sets) => {
            if args.json {
                report::print_json(&sets);
            } else {
                report::print(&sets);
            }
            let clean = sets.iter().all(|set| set.findings.is_empty());
            ExitCode::from(u8::from(!clean))
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn sets(args: &Args) -> anyhow::Result<Vec<Set>> {
    let jobs = args.jobs.unwrap_or_else(super::puzzles::all_cores);
    if args.paths.is_empty() {
        return Ok(vec![lessons::embedded(jobs), puzzles::embedded(jobs)]);
    }
    let mut sets = Vec::new();
    for path in &args.paths {
        sets.extend(at(path, jobs)?);
    }
    Ok(sets)
}

/// What a path means; a folder may hold both kinds.
fn at(path: &Path, jobs: usize) -> anyhow::Result<Vec<Set>> {
    let mut sets = Vec::new();
    if let Some(set) = lessons::at(path, jobs)? {
        sets.push(set);
    }
    match puzzles::at(path, jobs) {
        Ok(set) => sets.push(set),
        Err(error) if sets.is_empty() => return Err(error),
        Err(_) => {}
    }
    Ok(sets)
}
