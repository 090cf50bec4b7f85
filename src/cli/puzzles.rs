//! `gaffel puzzles`: making puzzles, and taking them in.

mod bar;
mod cross_check;
mod engine;
mod import;
mod mine;
mod self_play;
mod source;
mod state;
mod themes;

/// Makes puzzles, and takes them in
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Mine(Box<mine::Mine>),
    Import(import::Args),
    Themes(themes::Args),
    CrossCheck(cross_check::CrossCheck),
}

/// Runs the subcommand.
///
/// # Errors
/// A file cannot be read or written, or the engine fails.
pub fn run(args: &Args) -> anyhow::Result<()> {
    match &args.command {
        Command::Mine(mine) => mine.run(),
        Command::Import(args) => import::run(args),
        Command::Themes(args) => themes::run(args),
        Command::CrossCheck(cross_check) => cross_check.run(),
    }
}

/// As many threads as there are cores, or one if that cannot be told.
pub(super) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
