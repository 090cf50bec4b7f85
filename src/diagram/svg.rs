//! A stand-alone SVG: no style sheet, no font, no other file.

use super::replay::check;
use super::{ArrowKind, Drawing, glyphs, pieces, place, square_at};
use crate::chess::{Piece, Position, Rules, Square};
use std::fmt::Write;

/// Side of the picture in its own units, and of one square.
const SIDE: u32 = 360;
const SQUARE: u32 = SIDE / 8;

/// The paper colours of the site; a picture that travels cannot follow a reader's theme.
const LIGHT: &str = "#ede7d9";
const DARK: &str = "#9db2b3";
const MARK: &str = "#17525d";
const CHECK: &str = "#9b1c17";
/// The colours of authors' arrows and circles.
const GREEN: &str = "#14662f";
const RED: &str = "#9b1c17";
const BLUE: &str = "#1d3f9c";
const YELLOW: &str = "#6b4a00";
/// Coordinates on light and on dark squares, both 4.5:1 or more.
const ON_LIGHT: &str = "#3f5c60";
const ON_DARK: &str = "#1e2f33";

/// The position as an SVG document of 360 units a side.
pub fn svg(position: &Position, drawing: &Drawing) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{SIDE}\" height=\"{SIDE}\" \
         viewBox=\"0 0 {SIDE} {SIDE}\">"
    );
    // Writing to a String cannot fail, here and below.
    let _ = symbols(&mut svg, position);
    let _ = squares(&mut svg, position, drawing);
    let _ = arrows(&mut svg, drawing);
    svg + "</svg>"
}

/// Each drawing that occurs, once.
fn symbols(svg: &mut String, position: &Position) -> std::fmt::Result {
    let mut found: Vec<Piece> = Vec::new();
    for (_, piece) in position.board().iter() {
        if !found.contains(&piece) {
            found.push(piece);
        }
    }
    svg.push_str("<defs>");
    for piece in found {
        let (code, units) = (pieces::code(piece), pieces::UNITS);
        let content = pieces::drawing(piece);
        write!(
            svg,
            "<symbol id=\"{code}\" viewBox=\"0 0 {units} {units}\">{content}</symbol>"
        )?;
    }
    svg.push_str("</defs>");
    Ok(())
}

fn squares(svg: &mut String, position: &Position, drawing: &Drawing) -> std::fmt::Result {
    write!(svg, "<path fill=\"{LIGHT}\" d=\"M0 0h{SIDE}v{SIDE}H0z\"/>")?;
    write!(svg, "<path fill=\"{DARK}\" d=\"")?;
    for square in Square::ALL.into_iter().filter(|square| square.is_dark()) {
        let (x, y) = corner(square, drawing);
        write!(svg, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z")?;
    }
    svg.push_str("\"/>");
    for square in drawing.last_move.into_iter().flat_map(<[Square; 2]>::from) {
        mark(svg, square, drawing, MARK)?;
    }
    if let Some(square) = check(position) {
        mark(svg, square, drawing, CHECK)?;
    }
    if drawing.coordinates {
        coordinates(svg, drawing)?;
    }
    for (square, piece) in position.board().iter() {
        let (x, y) = corner(square, drawing);
        let code = pieces::code(piece);
        write!(
            svg,
            "<use href=\"#{code}\" x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\"/>"
        )?;
    }
    Ok(())
}

/// A tint inside a frame: the frame is what is seen on either kind of square.
fn mark(svg: &mut String, square: Square, drawing: &Drawing, color: &str) -> std::fmt::Result {
    let (x, y) = corner(square, drawing);
    write!(
        svg,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{color}\" fill-opacity=\".2\" \
         stroke=\"{color}\" stroke-width=\"2\"/>",
        x + 1,
        y + 1,
        SQUARE - 2,
        SQUARE - 2
    )
}

fn coordinates(svg: &mut String, drawing: &Drawing) -> std::fmt::Result {
    for index in 0..8 {
        let left = square_at(0, index, drawing.bottom);
        let (x, y) = corner(left, drawing);
        glyph(svg, left.rank().char(), (x + 3, y + 3), left)?;
        let bottom = square_at(index, 7, drawing.bottom);
        let (x, y) = corner(bottom, drawing);
        glyph(svg, bottom.file().char(), (x + 38, y + 34), bottom)?;
    }
    Ok(())
}

fn glyph(svg: &mut String, glyph: char, at: (u32, u32), on: Square) -> std::fmt::Result {
    let color = if on.is_dark() { ON_DARK } else { ON_LIGHT };
    write!(
        svg,
        "<path transform=\"translate({} {}) scale(.8)\" d=\"{}\" fill=\"none\" stroke=\"{color}\" \
         stroke-width=\"1.3\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        at.0,
        at.1,
        glyphs::path(glyph)
    )
}

fn arrows(svg: &mut String, drawing: &Drawing) -> std::fmt::Result {
    for arrow in &drawing.arrows {
        let path = arrow.path(drawing.bottom);
        let color = match arrow.kind {
            ArrowKind::Refutation => CHECK,
            ArrowKind::Tried | ArrowKind::Hint | ArrowKind::Solution => MARK,
            ArrowKind::Green => GREEN,
            ArrowKind::Red => RED,
            ArrowKind::Blue => BLUE,
            ArrowKind::Yellow => YELLOW,
        };
        write!(
            svg,
            "<path transform=\"scale({SQUARE})\" d=\"{path}\" fill=\"{color}\" fill-opacity=\".85\" \
             fill-rule=\"evenodd\"/>"
        )?;
    }
    Ok(())
}

/// Upper left corner of a square.
fn corner(square: Square, drawing: &Drawing) -> (u32, u32) {
    let (column, row) = place(square, drawing.bottom);
    (u32::from(column) * SQUARE, u32::from(row) * SQUARE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use crate::diagram::Arrow;

    #[test]
    fn a_picture_holds_each_drawing_once_and_each_piece_where_it_stands() {
        let svg = svg(&Position::default(), &Drawing::new(Color::White));
        assert_eq!(svg.matches("<symbol").count(), 12);
        assert_eq!(svg.matches("<use").count(), 32);
        assert!(svg.contains("<use href=\"#wK\" x=\"180\" y=\"315\""));
        assert_eq!(svg.matches("scale(.8)").count(), 16);
    }

    #[test]
    fn a_picture_is_turned_with_black_at_the_bottom() {
        let svg = svg(&Position::default(), &Drawing::new(Color::Black));
        assert!(svg.contains("<use href=\"#wK\" x=\"135\" y=\"0\""));
    }

    #[test]
    fn a_picture_leans_on_nothing_outside_itself() {
        let mut drawing = Drawing::new(Color::White).arrows(vec![Arrow::new(
            Square::E2,
            Square::E4,
            ArrowKind::Solution,
        )]);
        drawing.last_move = Some((Square::A7, Square::A6));
        let svg = svg(&Position::default(), &drawing);
        for outside in ["url(", "data:", "<text", "style=", "<script", "font"] {
            assert!(!svg.contains(outside), "{outside}");
        }
        assert_eq!(svg.matches("http").count(), 1, "only the namespace");
    }

    #[test]
    fn every_coordinate_has_a_glyph() {
        for glyph in ('a'..='h').chain('1'..='8') {
            assert!(glyphs::path(glyph).starts_with('M'), "{glyph}");
        }
    }
}
