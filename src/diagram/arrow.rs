//! Arrows and rings over the pieces, as SVG paths in units of a square.

use super::place;
use crate::chess::{Color, Square};

/// What an arrow means; its colour and dashes say it to the eye, the page's words to all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrowKind {
    /// The move that was just tried.
    Tried,
    /// What the opponent answers to a wrong move.
    Refutation,
    Hint,
    Solution,
}

impl ArrowKind {
    /// Also a CSS class, after `arrow-`.
    pub fn word(self) -> &'static str {
        match self {
            ArrowKind::Tried => "tried",
            ArrowKind::Refutation => "refutation",
            ArrowKind::Hint => "hint",
            ArrowKind::Solution => "solution",
        }
    }
}

/// From a square to another; a ring when both are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    pub from: Square,
    pub to: Square,
    pub kind: ArrowKind,
}

/// Half the width of the shaft, half the width and the length of the head.
const SHAFT: f32 = 0.085;
const HEAD: f32 = 0.24;
const HEAD_LENGTH: f32 = 0.38;
/// How far from the middle of its square an arrow begins, and how far from the middle it ends.
const GAP: f32 = 0.3;
const TIP: f32 = 0.08;
const RING: f32 = 0.46;
const RING_INNER: f32 = 0.38;

impl Arrow {
    pub fn new(from: Square, to: Square, kind: ArrowKind) -> Arrow {
        Arrow { from, to, kind }
    }

    /// The `d` of a path to be filled (even-odd), one square being one unit.
    pub fn path(&self, bottom: Color) -> String {
        let middle = |square| {
            let (column, row) = place(square, bottom);
            (f32::from(column) + 0.5, f32::from(row) + 0.5)
        };
        let ((x0, y0), (x1, y1)) = (middle(self.from), middle(self.to));
        if self.from == self.to {
            return format!("{}{}", circle(x0, y0, RING), circle(x0, y0, RING_INNER));
        }
        let length = (x1 - x0).hypot(y1 - y0);
        // Along the arrow, and to its left.
        let (ax, ay) = ((x1 - x0) / length, (y1 - y0) / length);
        let (lx, ly) = (ay, -ax);
        let at = |along: f32, left: f32| {
            format!(
                "{:.2} {:.2}",
                x0 + ax * along + lx * left,
                y0 + ay * along + ly * left
            )
        };
        let (start, tip) = (GAP, length - TIP);
        let neck = tip - HEAD_LENGTH;
        format!(
            "M{}L{}L{}L{}L{}L{}L{}Z",
            at(start, SHAFT),
            at(neck, SHAFT),
            at(neck, HEAD),
            at(tip, 0.0),
            at(neck, -HEAD),
            at(neck, -SHAFT),
            at(start, -SHAFT),
        )
    }
}

fn circle(x: f32, y: f32, radius: f32) -> String {
    let (left, right) = (x - radius, x + radius);
    format!(
        "M{left:.2} {y:.2}A{radius} {radius} 0 1 0 {right:.2} {y:.2}\
         A{radius} {radius} 0 1 0 {left:.2} {y:.2}Z"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_from_square_to_square() {
        let arrow = Arrow::new(Square::A1, Square::A4, ArrowKind::Tried);
        let path = arrow.path(Color::White);
        assert!(path.starts_with("M0.4"), "{path}");
        assert!(
            path.contains("L0.50 4.58L"),
            "the tip is near the middle of a4: {path}"
        );
        let flipped = arrow.path(Color::Black);
        assert!(flipped.contains("L7.50 3.42L"), "{flipped}");
    }

    #[test]
    fn an_arrow_to_its_own_square_is_a_ring() {
        let path = Arrow::new(Square::H8, Square::H8, ArrowKind::Hint).path(Color::White);
        assert_eq!(path.matches('M').count(), 2);
        assert!(!path.contains("NaN"));
    }
}
