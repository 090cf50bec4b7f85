//! One step of a lesson: a board, words, and what the learner is to do.

use super::{Goal, Prose, Scene, Translated};
use crate::chess::{Color, Move, Square};
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Unique in the lesson, safe in addresses.
    pub id: String,
    /// Claims of the rules that it teaches, 1 to 43.
    pub teaches: Vec<u8>,
    /// Belongs to the test at the end.
    pub test: bool,
    pub scene: Scene,
    pub title: Translated<String>,
    pub text: Translated<Prose>,
    /// Opened one after the other.
    pub hints: Vec<Translated<Prose>>,
    /// Said when the step is solved.
    pub done: Option<Translated<Prose>>,
    pub task: Task,
}

/// What the learner is to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    Read,
    Walk(Walk),
    Spot(Spot),
    Move {
        /// Every legal move that is right, at least one; sorted.
        right: Vec<Move>,
        /// What they reach, when the author has stated it.
        goal: Option<Goal>,
        comments: Comments,
    },
    Mate {
        /// 1 to 3, the shortest.
        moves: u8,
        comments: Comments,
    },
    Line(Line),
    Play(Play),
    Choose(Choose),
}

impl Task {
    /// The word used in files and data.
    pub fn word(&self) -> &'static str {
        match self {
            Task::Read => "read",
            Task::Walk(_) => "walk",
            Task::Spot(_) => "spot",
            Task::Move { .. } => "move",
            Task::Mate { .. } => "mate",
            Task::Line(_) => "line",
            Task::Play(_) => "play",
            Task::Choose(_) => "choose",
        }
    }
}

/// One piece collects squares; all others stand still.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walk {
    /// Where it begins.
    pub piece: Square,
    /// Sorted; at least one; reachable.
    pub targets: Vec<Square>,
    /// Fewest moves that collect them all.
    pub par: u32,
    /// Squares that an enemy piece attacks may not be landed on.
    pub safe: bool,
}

/// Squares to be picked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// Sorted; at least one.
    pub squares: Vec<Square>,
    /// Authored answers to squares that are not among them.
    pub wrong: BTreeMap<Square, Translated<Prose>>,
}

/// What an author says to single moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comments {
    pub notes: Vec<Comment>,
}

impl Comments {
    /// What is said to `mv` after `ply` plies.
    pub fn at(&self, ply: usize, mv: Move) -> Option<&Comment> {
        self.notes
            .iter()
            .find(|note| note.ply == ply && note.mv == mv)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// Plies played from the step's position before `mv`; 0 but in lines.
    pub ply: usize,
    pub mv: Move,
    pub tone: Tone,
    pub text: Option<Translated<Prose>>,
    /// Played out after a wrong move, the opponent first.
    pub refutation: Vec<Move>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Right,
    Wrong,
    /// Good, but not what is asked.
    Aside,
}

/// One side of an opening line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub learner: Color,
    /// From the step's position; each ends with a move of the learner. Replies come from the
    /// first that still fits and goes on; the step is done when none goes on.
    pub lines: Vec<Vec<Move>>,
    pub comments: Comments,
}

/// An ending played out against perfect play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// Mate, or a pawn promoted for good.
    Win,
    /// A draw on the board, or `moves` moves held.
    Draw { moves: u32 },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choose {
    /// In the order shown.
    pub options: Vec<Choice>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// As sent in forms.
    pub id: String,
    pub right: bool,
    pub text: Translated<Prose>,
    pub because: Translated<Prose>,
}
