//! A position as a picture: squares for the page's grid, SVG, PNG, and words.
//!
//! Pure: position and options in, data or bytes out. It knows no page, no form and no address;
//! `web` puts the squares into buttons. What a reader may play is asked of the rules here, so that
//! the browser needs none.

mod arrow;
mod glyphs;
pub mod pieces;
mod png;
mod replay;
mod sight;
mod svg;
mod view;
pub mod words;

pub use crate::chess::notation::squares as squares_of;
pub use arrow::{Arrow, ArrowKind};
pub use png::{PngError, SIZE_PX, png};
pub use replay::Replay;
pub use sight::{Sight, Target};
pub use svg::svg;
pub use view::{Action, BoardView, Play, Sign, SquareView};

use crate::chess::{Bitboard, Color, Move, Square};

/// How a position is drawn; the check mark needs no option, the position says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// Whose side is at the bottom.
    pub bottom: Color,
    /// Letters and figures inside the squares at the edge.
    pub coordinates: bool,
    /// From and to, both marked; castling as the king's two squares.
    pub last_move: Option<(Square, Square)>,
    /// Drawn over the pieces, in this order.
    pub arrows: Vec<Arrow>,
    /// Squares pointed out.
    pub highlights: Bitboard,
    /// Squares to be reached.
    pub goals: Bitboard,
    /// Squares that do not belong to those picked.
    pub extras: Bitboard,
}

impl Drawing {
    /// The bare position with coordinates.
    pub fn new(bottom: Color) -> Drawing {
        Drawing {
            bottom,
            coordinates: true,
            last_move: None,
            arrows: Vec::new(),
            highlights: Bitboard::EMPTY,
            goals: Bitboard::EMPTY,
            extras: Bitboard::EMPTY,
        }
    }

    /// The sign on a square; of several the one that the learner must know of.
    fn sign(&self, square: Square) -> Option<Sign> {
        [
            (self.extras, Sign::Extra),
            (self.goals, Sign::Goal),
            (self.highlights, Sign::Highlight),
        ]
        .into_iter()
        .find(|(squares, _)| squares.contains(square))
        .map(|(_, sign)| sign)
    }

    pub fn last_move(mut self, mv: Option<Move>) -> Drawing {
        self.last_move = mv.and_then(squares_of);
        self
    }

    pub fn arrows(mut self, arrows: Vec<Arrow>) -> Drawing {
        self.arrows = arrows;
        self
    }
}

/// Column and row of a square as seen from a side, both 0 to 7 from the top left.
fn place(square: Square, bottom: Color) -> (u8, u8) {
    let (file, rank) = (square.file().to_u32() as u8, square.rank().to_u32() as u8);
    match bottom {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}

/// The inverse of [`place`]; both numbers are 0 to 7.
fn square_at(column: u8, row: u8, bottom: Color) -> Square {
    let (file, rank) = match bottom {
        Color::White => (column, 7 - row),
        Color::Black => (7 - column, row),
    };
    Square::new(u32::from(rank) * 8 + u32::from(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn place_and_square_at_undo_each_other_from_both_sides() {
        for bottom in [Color::White, Color::Black] {
            for square in Square::ALL {
                let (column, row) = place(square, bottom);
                assert_eq!(square_at(column, row, bottom), square);
            }
        }
        assert_eq!(square_at(0, 0, Color::White), Square::A8);
        assert_eq!(square_at(0, 0, Color::Black), Square::H1);
    }
}
