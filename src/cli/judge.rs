//! `gaffel judge`: one solver move, as the site would judge it.

use crate::chess::notation::uci;
use crate::chess::{Move, Position, Rules, fen, notation};
use crate::i18n::{Lang, words};
use crate::mate::Solver;
use crate::puzzle::document::MoveAnswer;
use crate::puzzle::judge::PROOF_LIMIT_NODES;
use crate::puzzle::{Game, Goal, JudgeError};
use anyhow::{Context, bail};
use std::process::ExitCode;

/// Judge the last move of a line towards mate in N
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The position; the side to move solves
    fen: String,
    /// Solver moves to mate in
    #[arg(value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    moves: u8,
    /// Moves in any notation, solver and opponent in turn; the last one is judged
    #[arg(value_name = "MOVE", required = true)]
    line: Vec<String>,
    /// Print a JSON document as the site's interface answers
    #[arg(long)]
    json: bool,
}

/// Prints the judgement.
///
/// # Errors
/// The position or an earlier move cannot be played, or the search gave out.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let start = fen::parse(&args.fen)?;
    if start.is_game_over() {
        bail!("the game is already over in this position");
    }
    let Some((last, earlier)) = args.line.split_last() else {
        bail!("no move to judge");
    };
    let line = read_line(&start, earlier)?;
    let game = Game::replay(&start, Goal::Mate { moves: args.moves }, &line)
        .map_err(|error| anyhow::anyhow!(words::judge_error(Lang::En, &error)))?;
    let mut solver = Solver::new(PROOF_LIMIT_NODES);
    let answer = match game.judge(last, &mut solver) {
        Ok(answer) => answer,
        Err(JudgeError::Unknown) => {
            bail!("unknown: the node limit was reached before the move was judged")
        }
        Err(error) => bail!(words::judge_error(Lang::En, &error)),
    };
    let message = words::judgement(Lang::En, game.position(), &answer);
    if args.json {
        let document = MoveAnswer::new(game.position(), &answer, message);
        println!("{}", serde_json::to_string(&document)?);
    } else {
        println!("{}", answer.judgement.word());
        println!("{message}");
    }
    Ok(ExitCode::SUCCESS)
}

/// The earlier moves, written in any notation, as UCI.
fn read_line(start: &Position, texts: &[String]) -> anyhow::Result<Vec<String>> {
    let mut position = start.clone();
    texts
        .iter()
        .enumerate()
        .map(|(index, text)| {
            let mv: Move = notation::parse_move(&position, text)
                .with_context(|| format!("move {} ({text})", index + 1))?;
            position.play_unchecked(mv);
            Ok(uci(mv))
        })
        .collect()
}
