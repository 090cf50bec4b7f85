//! Why a row is left out.

use super::lines::LONGEST_LINE;
use super::row;
use crate::chess::{FenError, MoveError};

/// Why a row is left out, for the operator.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Skip {
    #[error("the line is empty")]
    Empty,
    #[error("the line is longer than {LONGEST_LINE} bytes")]
    TooLong,
    #[error("the line is not UTF-8 text")]
    NotText,
    #[error("{found} columns instead of {}", row::COLUMNS)]
    Columns { found: usize },
    #[error(
        "{text:?} is no puzzle id: up to {} letters and digits",
        row::LONGEST_ID
    )]
    Id { text: String },
    #[error("{column} {text:?} is no number up to {most}")]
    Number {
        column: &'static str,
        text: String,
        most: u16,
    },
    #[error("{text:?} is no theme name")]
    Theme { text: String },
    #[error("the source is no text of up to {} characters", row::LONGEST_SOURCE)]
    Source,
    #[error("the position: {}", one_line(.0))]
    Fen(FenError),
    /// `number`: from 1, the opponent's first move among them.
    #[error("move {number}: {}", one_line(error))]
    Move { number: usize, error: MoveError },
    #[error("{found} moves: the opponent moves first and the solver last")]
    Length { found: usize },
    #[error("a mate by its themes, but its line does not mate")]
    NoMate,
    #[error("mate in {tagged} by its themes, but its line has {moves}")]
    OtherLength { tagged: u8, moves: u8 },
    #[error("mate in {moves}: more than {} are not judged", row::MOST_MATE)]
    MateTooFar { moves: u8 },
    #[error("not mate in {moves}: there is mate in {sooner}")]
    Sooner { moves: u8, sooner: u8 },
    #[error("not mate in {moves}: the first move does not force it")]
    NotForced { moves: u8 },
    #[error("the search gave out before the mate was proved")]
    Unproved,
}

impl Skip {
    /// The reason without what is special to the row, for counting.
    pub fn reason(&self) -> &'static str {
        match self {
            Skip::Empty => "empty line",
            Skip::TooLong => "line too long",
            Skip::NotText => "not UTF-8 text",
            Skip::Columns { .. } => "wrong number of columns",
            Skip::Id { .. } => "no puzzle id",
            Skip::Number { .. } => "no rating",
            Skip::Theme { .. } => "no theme name",
            Skip::Source => "no source",
            Skip::Fen(_) => "illegal position",
            Skip::Move { .. } => "illegal move",
            Skip::Length { .. } => "wrong number of moves",
            Skip::NoMate => "line does not mate",
            Skip::OtherLength { .. } => "themes and line differ in length",
            Skip::MateTooFar { .. } => "mate in more than three",
            Skip::Sooner { .. } => "mates sooner",
            Skip::NotForced { .. } => "mate is not forced",
            Skip::Unproved => "search gave out",
        }
    }
}

/// A report is a line, whatever the reader's text has in it.
fn one_line(reason: &impl ToString) -> String {
    let reason = reason.to_string();
    let parts: Vec<&str> = reason.lines().map(str::trim).collect();
    parts.join("; also: ").replace(char::is_control, " ")
}
