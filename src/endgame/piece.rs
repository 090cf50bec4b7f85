//! King and rook (or queen) against a bare king.

use super::men::Men;
use super::retro::Ending;
use crate::chess::{Bitboard, Color, File, Rank, Role, Square, attacks};

/// The piece beside the strong king: a rook; a queen where its wins are checked.
pub struct PieceEnding(pub Role);

/// One board quarter for the weak king.
const QUARTER: usize = 16;

/// The weak king is brought to the quarter a1 to d4 by exchanging files, ranks or both. None of
/// the three keeps any square in place, as the trait asks for.
impl Ending for PieceEnding {
    const PLACES: usize = QUARTER * 64 * 64;

    fn place(mut men: Men) -> usize {
        if men.weak.file() > File::D {
            men = men.map(Square::flip_horizontal);
        }
        if men.weak.rank() > Rank::Fourth {
            men = men.map(Square::flip_vertical);
        }
        let corner = men.weak.rank().to_usize() * 4 + men.weak.file().to_usize();
        (corner * 64 + men.strong.to_usize()) * 64 + men.piece.to_usize()
    }

    fn men(place: usize) -> Men {
        let corner = place as u32 >> 12;
        Men {
            weak: Square::from_coords(File::new(corner & 3), Rank::new(corner >> 2)),
            strong: Square::new((place as u32 >> 6) & 63),
            piece: Square::new(place as u32 & 63),
        }
    }

    fn attacked(&self, men: Men) -> Bitboard {
        attacks::attacks(
            men.piece,
            self.0.of(Color::White),
            Bitboard::from(men.strong),
        )
    }

    fn origins(&self, men: Men) -> Bitboard {
        let kings = Bitboard::from(men.strong).with(men.weak);
        attacks::attacks(men.piece, self.0.of(Color::White), kings) & !kings
    }

    /// Only mate wins.
    fn wins_at_once(&self, _: Men) -> bool {
        false
    }
}
