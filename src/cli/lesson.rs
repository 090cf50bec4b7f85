//! `gaffel lesson`: lessons out of other people's formats.

use crate::content::study;
use anyhow::Context;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Make lessons from studies
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Turn the chapters of a study in PGN into a first draft of a lesson: comments, variations,
    /// arrows and circles are taken over, what cannot be is told on standard error
    FromPgn {
        /// The study, as exported
        study: PathBuf,
        /// Where the lesson goes [default: standard output]
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

/// Writes the draft.
///
/// # Errors
/// The study cannot be read or holds no chapter; the output is there already or cannot be written.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let Command::FromPgn { study, output } = &args.command;
    let pgn = fs::read(study).with_context(|| format!("cannot read {}", study.display()))?;
    let draft = study::draft(&pgn).map_err(|why| anyhow::anyhow!("{}: {why}", study.display()))?;
    for line in &draft.left_out {
        eprintln!("left out: {line}");
    }
    match output {
        None => std::io::stdout()
            .write_all(draft.yaml.as_bytes())
            .context("cannot write"),
        Some(path) => {
            let folder = path.parent().unwrap_or(Path::new(""));
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
            let mut file = fs::File::create_new(path).with_context(|| {
                format!("cannot write {}: nothing is overwritten", path.display())
            })?;
            file.write_all(draft.yaml.as_bytes())
                .with_context(|| format!("cannot write {}", path.display()))?;
            let home = folder.parent().and_then(Path::parent);
            let at_home = path.ends_with("lesson.yaml")
                && home.is_some_and(|lessons| lessons.ends_with("lessons"));
            if at_home {
                eprintln!("now run: gaffel check {}", folder.display());
            } else {
                eprintln!(
                    "{} is written; a lesson lives in content/lessons/GROUP/SLUG/lesson.yaml: move it \
                     there, then run: gaffel check content",
                    path.display()
                );
            }
            Ok(())
        }
    }
}
