//! What a puzzle page shows, before any words: made by handlers, read by views.

use crate::chess::{Color, Move, Position, Square};
use crate::progress::{Attempt, Practised, Rated, Sitting};
use crate::puzzle::judge::JudgeError;
use crate::puzzle::{Answer, Kind, Puzzle};
use crate::web::themes::Theme;
use chrono::{DateTime, FixedOffset, NaiveDate};

/// One puzzle, as far as this reader has come.
pub struct PuzzleState<'a> {
    pub puzzle: &'a Puzzle,
    pub place: Place,
    /// Plies played from the puzzle's position: solver, opponent, solver …
    pub line: Vec<Move>,
    /// The position after `line`.
    pub position: Position,
    /// Solver moves left, 0 when solved.
    pub left: u8,
    /// Whose side of the board is at the bottom: the solver's, unless flipped.
    pub bottom: Color,
    /// The square picked in the first half of a move without script.
    pub selected: Option<Square>,
    /// A pawn move that waits for its piece: from, to.
    pub promotion: Option<(Square, Square)>,
    /// The last move tried, if it did not change the board (slower, wrong, illegal, off) or just did
    /// (correct, solved).
    pub tried: Option<Tried>,
    /// Hint steps open: 1 the theme, 2 the piece, 3 the move.
    pub hints: u8,
    /// A solving move in `position`, for the hints to point at: only set when `hints` is 2 or 3.
    pub hint_move: Option<Move>,
    pub phase: Phase,
    /// Only when `phase` is not `Playing`: the solution is nowhere in a page before.
    pub review: Option<Review>,
    pub kept: Kept,
}

/// Where a puzzle is met, and what is known of the reader there.
pub enum Place {
    Day(DayPlace),
    Practice(PracticePlace),
}

/// A day's puzzle.
#[derive(Debug, Clone)]
pub struct DayPlace {
    pub date: NaiveDate,
    pub today: NaiveDate,
    /// The first day with a puzzle.
    pub first_day: NaiveDate,
    /// What the store holds of this reader and day.
    pub attempt: Option<Attempt>,
    /// Days in a row solved, this one included; `None` when not known.
    pub streak: Option<u32>,
    pub next: Next,
}

/// A puzzle of the library.
#[derive(Debug, Clone)]
pub struct PracticePlace {
    pub theme: &'static Theme,
    pub sitting: Sitting,
    /// The puzzle's rating.
    pub rating: u16,
    /// The reader's in the theme; `None` when nothing is known.
    pub own: Option<u16>,
    /// What the store holds of this reader and puzzle.
    pub practised: Option<Practised>,
    /// What the latest showing did to the reader's rating in the theme.
    pub rated: Option<Rated>,
    /// The lesson that teaches the theme.
    pub lesson: Option<Taught>,
}

/// A lesson to be led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taught {
    pub slug: String,
    /// In the reader's language, if it is there.
    pub title: String,
}

impl PuzzleState<'_> {
    /// Found by the reader, now or before: who steps through the lines later has still solved it.
    pub fn solved(&self) -> bool {
        let before = match &self.place {
            Place::Day(day) => day.attempt.as_ref().is_some_and(|attempt| attempt.solved),
            Place::Practice(_) => false,
        };
        before || self.phase == Phase::Solved
    }
}

/// A move that was tried and what came of it.
pub struct Tried {
    /// As the reader wrote it; untrusted.
    pub text: String,
    /// The position it was tried in.
    pub before: Position,
    pub outcome: Result<Answer, JudgeError>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Playing,
    /// Found by the reader.
    Solved,
    /// Asked for by the reader.
    SolutionShown,
}

/// The whole solution.
pub struct Review {
    /// Mates: every key with its main line (longest defence). Tactics: every accepted line.
    pub lines: Vec<Vec<Move>>,
}

/// Whether progress is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// In the store under the reader's cookie.
    Yes,
    /// First visit: kept once the reader has moved.
    NotYet,
    /// The browser sends no cookie back.
    NoCookie,
    /// The store does not answer.
    StoreAway,
}

/// What comes next, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Next {
    pub date: NaiveDate,
    pub kind: Kind,
    /// 1 to 3 for mates.
    pub moves: u8,
    /// The site's local midnight at which it appears.
    pub at: DateTime<FixedOffset>,
}
