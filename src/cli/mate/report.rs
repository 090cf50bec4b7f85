//! What is told about one position, in words and as JSON.

use crate::chess::{Color, GameOver, Letters, Move, Position, Rules, fen, notation, over};
use crate::mate::{BudgetSpent, Solver};
use serde::Serialize;
use std::fmt;

/// Everything found out about one position.
#[derive(Debug)]
pub(super) struct Report {
    position: Position,
    moves: u8,
    over: Option<GameOver>,
    keys: Vec<Move>,
    main_line: Vec<Move>,
    nodes: u64,
}

impl Report {
    pub fn new(solver: &mut Solver, position: Position, moves: u8) -> Result<Report, BudgetSpent> {
        let keys = solver.keys(&position, moves)?;
        let mut nodes = solver.nodes();
        let mut main_line = Vec::new();
        if !keys.is_empty() {
            main_line = solver.main_line(&position, moves)?.unwrap_or_default();
            nodes += solver.nodes();
        }
        Ok(Report {
            over: over(&position),
            position,
            moves,
            keys,
            main_line,
            nodes,
        })
    }

    /// Moves of the mating side in the main line: the shortest mate.
    fn shortest(&self) -> Option<usize> {
        (!self.main_line.is_empty()).then(|| self.main_line.len().div_ceil(2))
    }

    pub fn to_json(&self) -> Json {
        Json {
            fen: fen::format(&self.position),
            moves: self.moves,
            turn: self.position.turn().fold_wb("white", "black"),
            over: self.over.map(|over| match over {
                GameOver::Checkmate => "checkmate",
                GameOver::Stalemate => "stalemate",
                GameOver::DeadPosition => "dead-position",
            }),
            shortest: self.shortest(),
            keys: self
                .keys
                .iter()
                .map(|&key| JsonMove::new(&self.position, key))
                .collect(),
            main_line: self.json_line(),
            nodes: self.nodes,
        }
    }

    fn json_line(&self) -> Vec<JsonMove> {
        let mut position = self.position.clone();
        self.main_line
            .iter()
            .map(|&mv| {
                let told = JsonMove::new(&position, mv);
                position.play_unchecked(mv);
                told
            })
            .collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(over) = self.over {
            return writeln!(f, "No keys: the game is over, {over}.");
        }
        let side = match self.position.turn() {
            Color::White => "White",
            Color::Black => "Black",
        };
        let Some(shortest) = self.shortest() else {
            return writeln!(f, "{side} to move: no mate within {}.", self.moves);
        };
        writeln!(f, "{side} to move: shortest mate in {shortest}.")?;
        writeln!(f, "Keys of mate in {}:", self.moves)?;
        for &key in &self.keys {
            let san = notation::san(&self.position, key);
            writeln!(f, "  {san:<8} {}", notation::uci(key))?;
        }
        let line = notation::number_line(&self.position, &self.main_line, Letters::English);
        writeln!(f, "Main line: {line}")
    }
}

/// The answer of `--json`; the shape is told at the top of the command.
#[derive(Debug, Serialize)]
pub(super) struct Json {
    fen: String,
    moves: u8,
    turn: &'static str,
    over: Option<&'static str>,
    shortest: Option<usize>,
    keys: Vec<JsonMove>,
    main_line: Vec<JsonMove>,
    nodes: u64,
}

#[derive(Debug, Serialize)]
struct JsonMove {
    san: String,
    uci: String,
}

impl JsonMove {
    fn new(position: &Position, mv: Move) -> Self {
        Self {
            san: notation::san(position, mv),
            uci: notation::uci(mv),
        }
    }
}
