//! The board of a step, with or without kings.

use crate::chess::{Board, Color, Position, Square};

/// What a step shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    pub board: Board,
    /// The same as a position; `None` on a board without kings.
    pub position: Option<Position>,
    /// Side to move.
    pub turn: Color,
    pub bottom: Color,
    /// Where the last move played before the step came from and went.
    pub last_move: Option<(Square, Square)>,
    pub arrows: Vec<Mark>,
    pub circles: Vec<Mark>,
    pub highlights: Vec<Square>,
}

/// An arrow, or a circle when both squares are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub from: Square,
    pub to: Square,
    pub color: MarkColor,
}

/// Four colours as in studies; each has its own dash too, so that it can be told without colour.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum MarkColor {
    #[default]
    Green,
    Red,
    Blue,
    Yellow,
}
