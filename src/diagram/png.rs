//! The SVG as a PNG. The only place that names `resvg`.

use super::{Drawing, svg};
use crate::chess::Position;
use resvg::{tiny_skia, usvg};
use std::ops::RangeInclusive;
use thiserror::Error;

/// Sides a picture may have, in pixels: a thumbnail up to what social cards show.
pub const SIZE_PX: RangeInclusive<u32> = 64..=1200;

/// Why there is no picture.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PngError {
    #[error("a side of {size_px} pixels is not within {} to {}", SIZE_PX.start(), SIZE_PX.end())]
    Size { size_px: u32 },
    /// The drawing library refuses our own drawing; never the caller's fault.
    #[error("the picture cannot be drawn: {reason}")]
    Drawing { reason: String },
}

/// The position as a PNG of `size_px` pixels a side.
///
/// # Errors
/// The size is out of [`SIZE_PX`].
pub fn png(position: &Position, drawing: &Drawing, size_px: u32) -> Result<Vec<u8>, PngError> {
    if !SIZE_PX.contains(&size_px) {
        return Err(PngError::Size { size_px });
    }
    let failed = |reason: String| PngError::Drawing { reason };
    let tree = usvg::Tree::from_str(&svg(position, drawing), &usvg::Options::default())
        .map_err(|error| failed(error.to_string()))?;
    let mut pixels = tiny_skia::Pixmap::new(size_px, size_px)
        .ok_or_else(|| failed("no room for the pixels".to_owned()))?;
    let scale = size_px as f32 / tree.size().width();
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels
        .encode_png()
        .map_err(|error| failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Square};

    fn pixel(picture: &[u8], x: u32, y: u32) -> (u8, u8, u8) {
        let color = tiny_skia::Pixmap::decode_png(picture)
            .unwrap()
            .pixel(x, y)
            .unwrap();
        (color.red(), color.green(), color.blue())
    }

    #[test]
    fn squares_and_pieces_are_where_they_belong() {
        let picture = png(&Position::default(), &Drawing::new(Color::White), 720).unwrap();
        let (light, dark) = ((0xed, 0xe7, 0xd9), (0x9d, 0xb2, 0xb3));
        // The middles of e4 and d4 are empty.
        assert_eq!(pixel(&picture, 405, 405), light);
        assert_eq!(pixel(&picture, 315, 405), dark);
        // h1 is light at its upper right corner; a pawn stands in the middle of e2 and e7.
        assert_eq!(pixel(&picture, 716, 634), light);
        let (white_pawn, black_pawn) = (pixel(&picture, 405, 585), pixel(&picture, 405, 135));
        assert!(white_pawn.0 > 0xf0 && white_pawn != light, "{white_pawn:?}");
        assert!(black_pawn.0 < 0x40, "{black_pawn:?}");
    }

    #[test]
    fn the_last_move_is_seen_in_the_picture() {
        let mut drawing = Drawing::new(Color::White);
        let plain = png(&Position::default(), &drawing, 360).unwrap();
        drawing.last_move = Some((Square::E4, Square::E5));
        let marked = png(&Position::default(), &drawing, 360).unwrap();
        assert_ne!(pixel(&plain, 202, 202), pixel(&marked, 202, 202));
        assert_eq!(pixel(&plain, 112, 202), pixel(&marked, 112, 202));
    }

    #[test]
    fn a_picture_has_no_size_beyond_its_bounds() {
        let drawing = Drawing::new(Color::White);
        for size_px in [0, 63, 1201, u32::MAX] {
            assert_eq!(
                png(&Position::default(), &drawing, size_px),
                Err(PngError::Size { size_px })
            );
        }
    }
}
