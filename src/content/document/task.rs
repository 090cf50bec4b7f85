//! What a step asks for.

use crate::content::decode::At;
use crate::lesson::Goal;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;

/// A side of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    White,
    Black,
}

/// One piece moves alone over the board. Other pieces of its colour block; enemy pieces may be
/// captured and never move. A pawn that reaches the last rank walks on as a queen.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a walk, like {piece: d1, targets: [d5]}"
)]
pub struct WalkFile {
    /// The square of the piece that walks.
    #[schemars(regex(pattern = "^[a-h][1-8]$"))]
    pub piece: At<String>,
    /// Squares to land on, in any order.
    #[schemars(length(min = 1, max = 8), inner(regex(pattern = "^[a-h][1-8]$")))]
    pub targets: At<Vec<At<String>>>,
    /// The fewest moves that collect all targets; computed when left out, checked when given.
    pub par: Option<At<u32>>,
    /// Squares that an enemy piece attacks may not be landed on; for a king it is always so.
    #[serde(default)]
    pub safe: bool,
}

/// Squares to pick: exactly one of the four.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "squares to pick, like {moves_of: d5}"
)]
#[schemars(extend("minProperties" = 1, "maxProperties" = 1))]
pub struct SpotFile {
    /// These squares.
    #[schemars(length(min = 1), inner(regex(pattern = "^[a-h][1-8]$")))]
    pub squares: Option<At<Vec<At<String>>>>,
    /// Every square that the piece there can move to.
    #[schemars(regex(pattern = "^[a-h][1-8]$"))]
    pub moves_of: Option<At<String>>,
    /// Every square that the piece there attacks: also empty ones, and own pieces that it guards.
    #[schemars(regex(pattern = "^[a-h][1-8]$"))]
    pub attacks_of: Option<At<String>>,
    /// The pieces of one side that attack a square.
    pub attackers_of: Option<At<AttackersFile>>,
}

/// Pieces of a side that attack a square.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "{square: e4, side: white}")]
pub struct AttackersFile {
    /// The square attacked.
    #[schemars(regex(pattern = "^[a-h][1-8]$"))]
    pub square: At<String>,
    /// Whose pieces.
    pub side: At<Side>,
}

/// Find one move: listed ones, or every move that reaches a goal.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "what move to find, like {answers: [Nf3]} or {goal: fork}"
)]
#[schemars(extend("minProperties" = 1))]
pub struct MoveFile {
    /// The right moves. With a goal, all of them must reach it.
    #[schemars(length(min = 1))]
    pub answers: Option<At<Vec<At<String>>>>,
    /// What the move must do: check, double check, discovered check, mate, stalemate, castle, castle
    /// short, castle long, promote, promote to queen (rook, bishop, knight), capture, capture e5,
    /// capture the queen (rook, bishop, knight, pawn), en passant, fork, pin, skewer, get out of
    /// check, move the king, capture the attacker, interpose, avoid stalemate.
    #[schemars(schema_with = "goals")]
    pub goal: Option<At<String>>,
    /// Moves that reach the goal but are not right here.
    pub except: Vec<At<String>>,
}

/// Editors offer the words of a list, and know a square by its pattern.
fn goals(_generator: &mut SchemaGenerator) -> Schema {
    let words: Vec<&str> = Goal::words().collect();
    json_schema!({
        "anyOf": [
            { "enum": words },
            { "type": "string", "pattern": "^capture [a-h][1-8]$" }
        ]
    })
}

/// Mate against every defence; proved by search.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a length, like {in: 2}")]
pub struct MateFile {
    /// Moves to mate, the fewest possible: 1, 2 or 3.
    #[serde(rename = "in")]
    #[schemars(range(min = 1, max = 3))]
    pub moves: At<u8>,
}

/// Play one side of a line of moves.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "lines, like {lines: [\"e4 e5 Nf3\"]}"
)]
pub struct LineFile {
    /// The learner's side; by default the side to move. If the other side begins, its move is played
    /// by itself.
    pub side: Option<At<Side>>,
    /// Lines from the step's position, in English letters. A move is right if any line goes on with
    /// it; replies come from the first line that still fits.
    #[schemars(length(min = 1))]
    pub lines: At<Vec<At<String>>>,
}

/// Play the ending out against perfect defence: king and rook, or king and pawn, against a king.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an ending to play, like {goal: win}")]
pub struct PlayFile {
    /// `win`: mate, or a pawn promoted safely. `draw`: a draw on the board, or the draw held.
    pub goal: At<PlayGoal>,
    /// Only with `goal: draw`: how many moves to hold it; 15 if left out.
    #[schemars(range(min = 1, max = 50))]
    pub moves: Option<At<u32>>,
}

/// What to play for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PlayGoal {
    Win,
    Draw,
}

/// A question with options.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "which options are right, like {right: [b]}"
)]
pub struct ChooseFile {
    /// Ids of the right options; if there are several, all must be picked.
    #[schemars(length(min = 1))]
    pub right: At<Vec<At<String>>>,
}
