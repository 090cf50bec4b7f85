//! Puzzle folders: found, read, proved.

use super::report::{Finding, Set};
use crate::puzzle::{Catalogue, catalogue, verify};
use anyhow::Context;
use std::fs;
use std::path::{Path, PathBuf};

/// The puzzles compiled into the program.
pub fn embedded(jobs: usize) -> Set {
    let files = catalogue::embedded_files();
    check("the embedded puzzles".to_owned(), &files, jobs)
}

/// The puzzle folder, or the file of one.
///
/// # Errors
/// The path is none, or cannot be read.
pub fn at(path: &Path, jobs: usize) -> anyhow::Result<Set> {
    let (root, only) = root_of(path)?;
    let mut set = check(path.display().to_string(), &read_set(&root)?, jobs);
    if let Some(only) = only {
        set.findings
            .retain(|finding| Path::new(&finding.file) == only);
    }
    Ok(set)
}

/// Reads a set and proves what can be read.
fn check(name: String, files: &[(String, String)], jobs: usize) -> Set {
    let (catalogue, mut faults) = Catalogue::gather(files);
    faults.extend(verify::verify(&catalogue, jobs));
    faults.sort();
    Set {
        name,
        holds: format!("{} puzzles", catalogue.puzzles.len()),
        findings: faults.into_iter().map(Finding::from).collect(),
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
