//! Content from a folder, or the embedded content.

use crate::content::{self, Loaded};
use anyhow::Context;
use std::fs;
use std::path::Path;

/// Content files are small; what is larger is no content.
const FILE_LIMIT_BYTES: u64 = 4 << 20;

/// Reads a content folder, or what is compiled in. Problems are logged and do no harm: a lesson with
/// errors is left out.
///
/// # Errors
/// The folder cannot be read, or holds no lesson, no rule and no term.
pub fn read(folder: Option<&Path>) -> anyhow::Result<Loaded> {
    let files = match folder {
        Some(folder) => files(folder)?,
        None => content::embedded_files(),
    };
    let loaded = content::load(&files);
    let empty = loaded.course.lessons().is_empty()
        && loaded.rules.sections.is_empty()
        && loaded.glossary.terms.is_empty();
    if let Some(folder) = folder.filter(|_| empty && loaded.problems.is_empty()) {
        anyhow::bail!(
            "{} holds no content; give a folder with `lessons`, `rules` or `glossary` in it",
            folder.display()
        );
    }
    for problem in &loaded.problems {
        tracing::warn!(%problem, "content");
    }
    Ok(loaded)
}

/// Every YAML file below a folder, its name beginning with the folder's as it was given; sorted.
///
/// # Errors
/// A folder or file that cannot be read.
pub fn files(folder: &Path) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries =
            fs::read_dir(&next).with_context(|| format!("cannot read {}", next.display()))?;
        for entry in entries {
            let entry = entry.with_context(|| format!("cannot read {}", next.display()))?;
            let path = entry.path();
            let kind = entry
                .file_type()
                .with_context(|| format!("cannot read {}", path.display()))?;
            if kind.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|end| end == "yaml" || end == "yml")
            {
                let size = entry.metadata().map_or(0, |metadata| metadata.len());
                anyhow::ensure!(
                    size <= FILE_LIMIT_BYTES,
                    "{} is too large for content",
                    path.display()
                );
                let bytes =
                    fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
                found.push((path.display().to_string(), bytes));
            }
        }
    }
    found.sort();
    Ok(found)
}
