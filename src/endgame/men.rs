//! Three men on the board, seen from the side that has more than its king.

use crate::chess::{Bitboard, Color, Position, Role, Rules, Square, attacks};

/// Where the two kings and the one other man stand. The strong side plays up the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Men {
    pub strong: Square,
    pub weak: Square,
    pub piece: Square,
}

impl Men {
    /// Whether no two stand on one square, nor the kings side by side.
    pub fn are_apart(self) -> bool {
        self.strong != self.weak
            && self.piece != self.strong
            && self.piece != self.weak
            && !attacks::king_attacks(self.strong).contains(self.weak)
    }

    /// Squares that the weak king may be on or go to as far as the strong king is concerned.
    pub fn weak_steps(self) -> Bitboard {
        attacks::king_attacks(self.weak) & !attacks::king_attacks(self.strong)
    }

    pub fn map(self, turned: impl Fn(Square) -> Square) -> Men {
        Men {
            strong: turned(self.strong),
            weak: turned(self.weak),
            piece: turned(self.piece),
        }
    }
}

/// A position with three men.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Three {
    /// Ranks exchanged if Black is the strong side.
    pub men: Men,
    pub role: Role,
    pub strong_to_move: bool,
}

impl Three {
    /// `None` with more or fewer men, or with a right to castle.
    pub fn of(position: &Position) -> Option<Three> {
        let board = position.board();
        if board.occupied().count() != 3 || !position.castles().is_empty() {
            return None;
        }
        let piece = (board.occupied() & !board.by_role(Role::King)).single_square()?;
        let color = board.color_at(piece)?;
        let men = Men {
            strong: board.king_of(color)?,
            weak: board.king_of(!color)?,
            piece,
        };
        Some(Three {
            men: match color {
                Color::White => men,
                Color::Black => men.map(Square::flip_vertical),
            },
            role: board.role_at(piece)?,
            strong_to_move: position.turn() == color,
        })
    }
}
