//! Content folders, lessons in them or alone: found, read, proved.

use super::report::{Finding, Set};
use crate::cli::content as folder;
use crate::content::{self, Loaded};
use anyhow::Context;
use std::path::{Path, PathBuf};

/// What a content folder holds.
const PARTS: [&str; 3] = ["lessons", "rules", "glossary"];
const LESSON_FILES: [&str; 4] = ["lesson.yaml", "da.yaml", "sv.yaml", "nb.yaml"];

/// The content compiled into the program.
pub fn embedded(jobs: usize) -> Set {
    let loaded = content::load(&content::embedded_files());
    set("the embedded content".to_owned(), loaded, jobs, |_| true)
}

/// What a path means; `None` if it is no content.
///
/// # Errors
/// A folder or file that cannot be read.
pub fn at(path: &Path, jobs: usize) -> anyhow::Result<Option<Set>> {
    let name = path.display().to_string();
    let full = path
        .canonicalize()
        .with_context(|| format!("cannot read {}", path.display()))?;
    // Names stay as short as the path given, if the content folder can be told from it.
    for path in [path, &full] {
        if let Some(root) = root_of(path) {
            let loaded = content::load(&folder::files(&root)?);
            let within = path.starts_with(&root).then_some(path);
            return Ok(Some(set(name, loaded, jobs, |file| {
                within.is_none_or(|within| file.starts_with(within))
            })));
        }
    }
    let Some(lesson) = lesson_alone(&full) else {
        let yaml = full
            .extension()
            .is_some_and(|extension| extension == "yaml");
        anyhow::ensure!(
            !yaml,
            "{name} is no file of a lesson: a lesson is called lesson.yaml and lies in a folder \
             GROUP/SLUG"
        );
        return Ok(None);
    };
    let loaded = content::load(&with_embedded(&lesson)?);
    Ok(Some(set(name, loaded, jobs, |file| {
        file.starts_with(&full)
    })))
}

/// Proves and reports what stands in the files meant.
fn set(name: String, mut loaded: Loaded, jobs: usize, meant: impl Fn(&Path) -> bool) -> Set {
    loaded
        .claims
        .retain(|claim| meant(Path::new(&claim.task.file)));
    let mut problems = std::mem::take(&mut loaded.problems);
    problems.retain(|problem| meant(Path::new(&problem.file)));
    let unproved = content::prove(&loaded, jobs);
    let mut lessons: Vec<&str> = loaded
        .claims
        .iter()
        .filter(|claim| unproved.iter().all(|fault| fault.file != claim.task.file))
        .map(|claim| &*claim.slug)
        .filter(|slug| loaded.course.get(slug).is_some())
        .collect();
    lessons.dedup();
    problems.extend(unproved);
    problems.sort();
    Set {
        name,
        holds: match lessons.len() {
            1 => "1 sound lesson".to_owned(),
            n => format!("{n} sound lessons"),
        },
        findings: problems.into_iter().map(Finding::from).collect(),
    }
}

/// The content folder that the path is, holds, or lies in.
fn root_of(path: &Path) -> Option<PathBuf> {
    let is_root = |folder: &Path| PARTS.iter().any(|part| folder.join(part).is_dir());
    if is_root(path) {
        return Some(path.to_owned());
    }
    let below = path.join("content");
    if is_root(&below) {
        return Some(below);
    }
    let is_part = |folder: &&Path| {
        let name = folder.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| PARTS.contains(&name))
    };
    let part = path.ancestors().find(is_part)?;
    let root = part.parent()?;
    // The parent of a bare `lessons` is the working directory.
    let root = if root.as_os_str().is_empty() {
        Path::new(".")
    } else {
        root
    };
    path.exists().then(|| root.to_owned())
}

/// The folder of a lesson that lies in no content folder.
fn lesson_alone(full: &Path) -> Option<PathBuf> {
    let name = full.file_name().and_then(|name| name.to_str());
    if full.is_file() && name.is_some_and(|name| LESSON_FILES.contains(&name)) {
        return full.parent().map(Path::to_owned);
    }
    full.join(LESSON_FILES[0])
        .is_file()
        .then(|| full.to_owned())
}

/// The lesson's files by their full names, among the embedded content, so that its links lead
/// somewhere; an embedded lesson of the same name gives way.
fn with_embedded(lesson: &Path) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let own = folder::files(lesson)?;
    let slug = lesson.file_name().unwrap_or_default();
    let mut files = content::embedded_files();
    files.retain(|(name, _)| !Path::new(name).iter().any(|part| part == slug));
    files.extend(own);
    Ok(files)
}
