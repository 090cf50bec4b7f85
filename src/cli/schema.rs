//! `gaffel schema`: the JSON Schemas that editors complete and explain content files by.

use crate::content;
use anyhow::Context;
use std::fs;
use std::path::PathBuf;

/// Write the JSON Schemas of the content files, after their types have changed
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where they go
    #[arg(default_value = "content/schema")]
    folder: PathBuf,
}

/// Writes every schema.
///
/// # Errors
/// The folder cannot be made or written to.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let folder = &args.folder;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (name, text) in content::schemas() {
        let path = folder.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{}", path.display());
    }
    Ok(())
}
