//! `gaffel new`: something to begin with.

use super::content as folder;
use crate::content;
use anyhow::Context;
use std::fs;
use std::path::PathBuf;

/// Begin something new
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Write a short, commented lesson to begin with: lesson.yaml and the words of three languages
    Lesson {
        /// Group and slug, as in strategy/outposts; groups are movement, openings, endgames, strategy
        #[arg(value_parser = content::Home::parse)]
        lesson: content::Home,
        /// The content folder
        #[arg(long, default_value = "content", value_name = "FOLDER")]
        content: PathBuf,
    },
}

/// Writes the files and prints their names.
///
/// # Errors
/// There is such a lesson already; something cannot be read or written.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let Command::Lesson { lesson, content } = &args.command;
    let files = match content.join("lessons").is_dir() {
        true => folder::files(content)?,
        false => Vec::new(),
    };
    let course = content::load(&files).course;
    let target = content
        .join("lessons")
        .join(lesson.group.word())
        .join(&lesson.slug);
    anyhow::ensure!(
        !target.exists(),
        "{} is there already: nothing is overwritten",
        target.display()
    );
    if let Some(other) = course.get(&lesson.slug) {
        anyhow::bail!(
            "the group {} has a lesson {} already; slugs are unique",
            other.group.word(),
            other.slug
        );
    }
    fs::create_dir_all(&target).with_context(|| format!("cannot make {}", target.display()))?;
    for (name, text) in content::skeleton(lesson, &course) {
        let path = target.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{}", path.display());
    }
    eprintln!("now run: gaffel check {}", target.display());
    Ok(())
}
