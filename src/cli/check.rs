//! `gaffel check`: prints every problem of the puzzles, with where and how to mend it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;

use crate::puzzle::{Catalogue, CatalogueError, catalogue, verify};

/// Checks puzzles: prints every problem as `file:line:column: what; how to mend`
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Puzzle folders (with an editions.tsv), folders that hold a `puzzles` folder, or single
    /// files of one; without any, the set compiled into the program
    paths: Vec<PathBuf>,

    /// Threads to search with [default: all cores]
    #[arg(long)]
    jobs: Option<usize>,
}

/// Exit code 0: no problem; 1: problems; 2: a path that cannot be read or holds no puzzles, told on
/// standard error.
pub fn run(args: &Args) -> ExitCode {
    match sets(args) {
        Ok(sets) if report(&sets) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// What was checked.
struct Set {
    name: String,
    puzzles: usize,
    faults: Vec<CatalogueError>,
}

fn sets(args: &Args) -> anyhow::Result<Vec<Set>> {
    let jobs = args.jobs.unwrap_or_else(super::puzzles::all_cores);
    if args.paths.is_empty() {
        let files = catalogue::embedded_files();
        return Ok(vec![check("the embedded puzzles".to_owned(), &files, jobs)]);
    }
    args.paths
        .iter()
        .map(|path| {
            let (root, only) = root_of(path)?;
            let mut set = check(path.display().to_string(), &read_set(&root)?, jobs);
            if let Some(only) = only {
                set.faults.retain(|fault| Path::new(&fault.file) == only);
            }
            Ok(set)
        })
        .collect()
}

/// Prints every fault, and a line for each set; whether there was none.
fn report(sets: &[Set]) -> bool {
    for Set {
        name,
        puzzles,
        faults,
    } in sets
    {
        for fault in faults {
            println!("{fault}");
        }
        let problems = match faults.len() {
            0 => "no problems".to_owned(),
            1 => "1 problem".to_owned(),
            n => format!("{n} problems"),
        };
        eprintln!("{name}: {puzzles} puzzles, {problems}");
    }
    sets.iter().all(|set| set.faults.is_empty())
}

/// Reads a set and proves what can be read.
fn check(name: String, files: &[(String, String)], jobs: usize) -> Set {
    let (catalogue, mut faults) = Catalogue::gather(files);
    faults.extend(verify::verify(&catalogue, jobs));
    faults.sort();
    Set {
        name,
        puzzles: catalogue.puzzles.len(),
        faults,
    }
}

/// The puzzle folder that a path means, and the file if it means just one.
fn root_of(path: &Path) -> anyhow::Result<(PathBuf, Option<&Path>)> {
    let holds_set = |dir: &Path| dir.join("editions.tsv").is_file();
    if path.is_file() {
        let root = path
            .ancestors()
            .skip(1)
            .take(2)
            .find(|dir| holds_set(dir))
            .with_context(|| format!("{} is no file of a puzzle folder", path.display()))?;
        return Ok((root.to_owned(), Some(path)));
    }
    [path.to_owned(), path.join("puzzles")]
        .into_iter()
        .find(|dir| holds_set(dir))
        .map(|root| (root, None))
        .with_context(|| format!("{} holds no editions.tsv", path.display()))
}

/// The .tsv files of a puzzle folder and of its editions' folders, by name.
///
/// # Errors
/// A folder or file cannot be read.
pub fn read_set(root: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() && folder == root {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "tsv") {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("reading {}", path.display()))?;
                files.push((path.display().to_string(), text));
            }
        }
    }
    files.sort();
    Ok(files)
}
