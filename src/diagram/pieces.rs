//! The drawings of the pieces, compiled in: one set for grid, script board, SVG and PNG.

use crate::chess::{Color, Piece, Role};

/// Side of a drawing, in its own units.
pub const UNITS: f32 = 45.0;

/// `wK` and what stands inside its `<svg>`.
static PIECES: [(&str, &str); 12] = include!(concat!(env!("OUT_DIR"), "/pieces.rs"));

/// `wK`, `bP`.
pub fn code(piece: Piece) -> &'static str {
    PIECES[index(piece)].0
}

/// SVG elements in a square of [`UNITS`].
pub fn drawing(piece: Piece) -> &'static str {
    PIECES[index(piece)].1
}

/// `white` or `black`; also a CSS class.
pub fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The kind of piece in English; also a CSS class.
pub fn role_word(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

fn index(piece: Piece) -> usize {
    let column = match piece.role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    };
    column + if piece.color.is_white() { 0 } else { 6 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_its_own_drawing() {
        let mut drawings = Vec::new();
        for color in [Color::White, Color::Black] {
            for role in Role::ALL {
                let piece = role.of(color);
                let side = if color.is_white() { 'w' } else { 'b' };
                assert_eq!(code(piece), format!("{side}{}", role.upper_char()));
                drawings.push(drawing(piece));
            }
        }
        drawings.sort_unstable();
        drawings.dedup();
        assert_eq!(drawings.len(), 12);
    }
}
