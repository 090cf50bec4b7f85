//! King and pawn against a bare king, until the pawn is promoted.

use super::men::Men;
use super::piece::PieceEnding;
use super::retro::{Ending, Table};
use crate::chess::{Bitboard, Color, File, Rank, Role, Square, attacks};

pub struct PawnEnding<'t> {
    /// King and rook against king.
    pub rook: &'t Table,
}

/// The pawn is brought to the files a to d by exchanging files, which keeps no square in place.
/// It stands on the second to the seventh rank.
impl Ending for PawnEnding<'_> {
    const PLACES: usize = 4 * 6 * 64 * 64;

    fn place(mut men: Men) -> usize {
        if men.piece.file() > File::D {
            men = men.map(Square::flip_horizontal);
        }
        let pawn = (men.piece.rank().to_usize() - 1) * 4 + men.piece.file().to_usize();
        (pawn * 64 + men.strong.to_usize()) * 64 + men.weak.to_usize()
    }

    fn men(place: usize) -> Men {
        let pawn = place as u32 >> 12;
        Men {
            piece: Square::from_coords(File::new(pawn & 3), Rank::new((pawn >> 2) + 1)),
            strong: Square::new((place as u32 >> 6) & 63),
            weak: Square::new(place as u32 & 63),
        }
    }

    fn attacked(&self, men: Men) -> Bitboard {
        attacks::pawn_attacks(Color::White, men.piece)
    }

    fn origins(&self, men: Men) -> Bitboard {
        let free = !Bitboard::from(men.strong).with(men.weak);
        let one = Bitboard::from(men.piece).shift(-8) & free & !Bitboard::from(Rank::First);
        let two = one.shift(-8) & free & Bitboard::from(Rank::Second);
        match men.piece.rank() {
            Rank::Fourth => one | two,
            _ => one,
        }
    }

    fn wins_at_once(&self, men: Men) -> bool {
        let Some(piece) = men.piece.offset(8).filter(|to| to.rank() == Rank::Eighth) else {
            return false;
        };
        let free = piece != men.strong && piece != men.weak;
        let promoted = Men { piece, ..men };
        let rook = || self.rook.weak_to_move::<PieceEnding>(promoted).is_some();
        free && (queen_wins(promoted) || rook())
    }
}

/// Whether a queen just made wins, the weak side to move: it is not taken and the king not
/// stalemated. That this is enough is held by a test that solves king and queen against king.
fn queen_wins(men: Men) -> bool {
    let queen = Role::Queen.of(Color::White);
    let attacked = attacks::attacks(men.piece, queen, Bitboard::from(men.strong));
    let steps = men.weak_steps();
    let taken = steps.contains(men.piece);
    let stalemated = !attacked.contains(men.weak) && steps.is_subset(attacked);
    !taken && !stalemated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_not_taken_at_once_wins_unless_it_stalemates() {
        let table = Table::solve(&PieceEnding(Role::Queen));
        let mut seen = 0;
        for place in 0..PieceEnding::PLACES {
            let men = PieceEnding::men(place);
            if men.are_apart() {
                let wins = table.weak_to_move::<PieceEnding>(men).is_some();
                assert_eq!(wins, queen_wins(men), "{men:?}");
                seen += 1;
            }
        }
        assert!(seen > 50_000);
    }
}
