//! Lessons, rules and glossary: what ships, what is broken, what editors are told.

mod authors;
mod broken;
mod mutated;
mod schema;
mod shipped;

use std::fs;
use std::path::Path;

/// Every YAML file below a folder, named from the root of the repository.
fn files_below(folder: &str) -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let extension = path.extension().and_then(|extension| extension.to_str());
            if path.is_dir() {
                folders.push(path);
            } else if matches!(extension, Some("yaml" | "yml")) {
                let name = path.strip_prefix(root).unwrap().display().to_string();
                files.push((name, fs::read(&path).unwrap()));
            }
        }
    }
    files.sort();
    files
}
