//! The answer to a move as a JSON document, the same from the site and the command line.

use super::judge::{Answer, Judgement};
use crate::chess::notation::{san, uci};
use crate::chess::{Move, Position, Rules, fen};
use serde::Serialize;

/// Names are fixed by the public contract. SAN is English; the message is in the reader's
/// language and letters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveAnswer {
    pub judgement: &'static str,
    /// `null` when the move is illegal.
    pub san: Option<String>,
    pub uci: Option<String>,
    /// The opponent's reply to a correct move.
    pub reply: Option<Ply>,
    /// Every ply of the attempt in UCI; a move that does not count leaves it as it was.
    pub line: Vec<String>,
    /// The position after `line`.
    pub fen: String,
    /// Solver moves left.
    pub left: u8,
    /// SAN after a wrong move, beginning with the opponent's reply; empty when the game is over.
    pub refutation: Vec<String>,
    pub message: String,
}

/// One side's move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ply {
    pub san: String,
    pub uci: String,
}

impl MoveAnswer {
    /// `before`: the position in which the move was tried.
    pub fn new(before: &Position, answer: &Answer, message: String) -> MoveAnswer {
        let mut after = before.clone();
        if let Some(mv) = answer.mv {
            after.play_unchecked(mv);
        }
        let (reply, refutation) = match &answer.judgement {
            Judgement::Correct { reply } => (plies(&after, &[*reply]).pop(), Vec::new()),
            Judgement::Wrong { refutation, .. } => (None, plies(&after, refutation)),
            _ => (None, Vec::new()),
        };
        MoveAnswer {
            judgement: answer.judgement.word(),
            san: answer.mv.map(|mv| san(before, mv)),
            uci: answer.mv.map(uci),
            reply,
            line: answer.line.iter().map(|&mv| uci(mv)).collect(),
            fen: fen::format(&answer.position),
            left: answer.left,
            refutation: refutation.into_iter().map(|ply| ply.san).collect(),
            message,
        }
    }
}

fn plies(position: &Position, line: &[Move]) -> Vec<Ply> {
    let mut position = position.clone();
    line.iter()
        .map(|&mv| {
            let ply = Ply {
                san: san(&position, mv),
                uci: uci(mv),
            };
            position.play_unchecked(mv);
            ply
        })
        .collect()
}
