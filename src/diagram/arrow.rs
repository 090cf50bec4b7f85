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
    /// What an author points out, in four colours with a stroke of their own each.
    Green,
    Red,
    Blue,
    Yellow,
}

/// How a line is drawn, so that colours can be told apart without seeing them.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Stroke {
    Solid,
    /// Drawn and left out by turns, in units of a square.
    Dashed {
        on: f32,
        off: f32,
    },
    /// Two thin lines side by side.
    Double,
}

impl ArrowKind {
    /// Also a CSS class, after `arrow-`.
    pub fn word(self) -> &'static str {
        match self {
            ArrowKind::Tried => "tried",
            ArrowKind::Refutation => "refutation",
            ArrowKind::Hint => "hint",
            ArrowKind::Solution => "solution",
            ArrowKind::Green => "green",
            ArrowKind::Red => "red",
            ArrowKind::Blue => "blue",
            ArrowKind::Yellow => "yellow",
        }
    }

    fn stroke(self) -> Stroke {
        match self {
            ArrowKind::Red => Stroke::Dashed { on: 0.3, off: 0.11 },
            ArrowKind::Blue => Stroke::Dashed { on: 0.1, off: 0.1 },
            ArrowKind::Yellow => Stroke::Double,
            ArrowKind::Tried
            | ArrowKind::Refutation
            | ArrowKind::Hint
            | ArrowKind::Solution
            | ArrowKind::Green => Stroke::Solid,
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
            return ring(x0, y0, self.kind.stroke());
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
        let bar = |start: f32, end: f32, left: f32, right: f32| {
            format!(
                "M{}L{}L{}L{}Z",
                at(start, left),
                at(end, left),
                at(end, right),
                at(start, right)
            )
        };
        let (start, tip) = (GAP, length - TIP);
        let neck = tip - HEAD_LENGTH;
        let head = format!("M{}L{}L{}Z", at(neck, HEAD), at(tip, 0.0), at(neck, -HEAD));
        match self.kind.stroke() {
            Stroke::Solid => format!(
                "M{}L{}L{}L{}L{}L{}L{}Z",
                at(start, SHAFT),
                at(neck, SHAFT),
                at(neck, HEAD),
                at(tip, 0.0),
                at(neck, -HEAD),
                at(neck, -SHAFT),
                at(start, -SHAFT),
            ),
            Stroke::Dashed { on, off } => {
                // Backwards from the head, so that it is always joined to a dash.
                let count = ((neck - start) / (on + off)).ceil().max(1.0) as u16;
                (0..count)
                    .map(|index| neck - f32::from(index) * (on + off))
                    .map(|end| bar((end - on).max(start), end, SHAFT, -SHAFT))
                    .collect::<String>()
                    + &head
            }
            Stroke::Double => {
                bar(start, neck, SHAFT, SHAFT / 3.0)
                    + &bar(start, neck, -SHAFT / 3.0, -SHAFT)
                    + &head
            }
        }
    }
}

/// A ring round the middle of a square.
fn ring(x: f32, y: f32, stroke: Stroke) -> String {
    let band = |outer, inner| format!("{}{}", circle(x, y, outer), circle(x, y, inner));
    match stroke {
        Stroke::Solid => band(RING, RING_INNER),
        Stroke::Double => band(RING, RING - 0.03) + &band(RING_INNER + 0.03, RING_INNER),
        Stroke::Dashed { on, off } => {
            let round = std::f32::consts::TAU;
            let count = (round * RING / (on + off)).round().max(1.0);
            let sweep = round / count * on / (on + off);
            (0..count as u16)
                .map(|index| f32::from(index) * round / count)
                .map(|angle| sector(x, y, angle, angle + sweep))
                .collect()
        }
    }
}

/// A piece of the ring between two angles, less than half of it.
fn sector(x: f32, y: f32, from: f32, to: f32) -> String {
    let at = |angle: f32, radius: f32| {
        format!(
            "{:.2} {:.2}",
            x + radius * angle.cos(),
            y + radius * angle.sin()
        )
    };
    format!(
        "M{}A{RING} {RING} 0 0 1 {}L{}A{RING_INNER} {RING_INNER} 0 0 0 {}Z",
        at(from, RING),
        at(to, RING),
        at(to, RING_INNER),
        at(from, RING_INNER)
    )
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

    #[test]
    fn each_colour_of_an_author_is_drawn_with_a_stroke_of_its_own() {
        let kinds = [
            ArrowKind::Green,
            ArrowKind::Red,
            ArrowKind::Blue,
            ArrowKind::Yellow,
        ];
        for to in [Square::A1, Square::A8, Square::B2, Square::C2] {
            let mut pieces: Vec<usize> = kinds
                .iter()
                .map(|&kind| Arrow::new(Square::A1, to, kind).path(Color::White))
                .inspect(|path| assert!(!path.contains("NaN"), "{path}"))
                .map(|path| path.matches('M').count())
                .collect();
            pieces.dedup();
            assert_eq!(pieces.len(), 4, "to {to}: {pieces:?}");
        }
    }
}
