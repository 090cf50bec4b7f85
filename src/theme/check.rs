//! Kinds of check: discovered, double.
//!
//! A check is discovered when a piece gives it that the move has not put down: it stood there
//! before and its line was opened, be it by the piece that left or by the pawn that en passant
//! took off. The rook of a castling is put down by the move, so its check is a plain one. In a
//! discovered double check the moved piece checks too.

use crate::chess::{Bitboard, Move, Position, Rules};

/// Whether a piece that `mv` has not moved gives check afterwards. `mv` must be legal in
/// `before`.
pub fn discovered_check(before: &Position, mv: Move) -> bool {
    !(checkers(before, mv) & !put_down(before, mv)).is_empty()
}

/// Whether two pieces give check after `mv`, which must be legal in `before`.
pub fn double_check(before: &Position, mv: Move) -> bool {
    checkers(before, mv).more_than_one()
}

fn checkers(before: &Position, mv: Move) -> Bitboard {
    let mut after = before.clone();
    after.play_unchecked(mv);
    after.checkers()
}

fn put_down(before: &Position, mv: Move) -> Bitboard {
    match mv.castling_side() {
        Some(side) => {
            let color = before.turn();
            Bitboard::from(side.king_to(color)).with(side.rook_to(color))
        }
        None => Bitboard::from(mv.to()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{fen, notation};

    /// Discovered, double.
    fn kinds(text: &str, uci: &str) -> (bool, bool) {
        let position = fen::parse(text).unwrap();
        let mv = notation::parse_uci(&position, uci).unwrap();
        (discovered_check(&position, mv), double_check(&position, mv))
    }

    #[test]
    fn a_plain_check_is_neither() {
        assert_eq!(
            kinds("4k3/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"),
            (false, false)
        );
        assert_eq!(
            kinds("4k3/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a7"),
            (false, false)
        );
    }

    #[test]
    fn a_piece_that_steps_aside_discovers_a_check() {
        let fen = "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1";
        assert_eq!(kinds(fen, "e4c3"), (true, false));
        assert_eq!(kinds(fen, "e4f6"), (true, true));
        // Along the line nothing is opened.
        let pawn = "4k3/8/8/8/4P3/8/8/4R1K1 w - - 0 1";
        assert_eq!(kinds(pawn, "e4e5"), (false, false));
    }

    #[test]
    fn a_king_can_discover_a_check() {
        let fen = "4k3/8/8/8/4K3/8/8/4R3 w - - 0 1";
        assert_eq!(kinds(fen, "e4d4"), (true, false));
        assert_eq!(kinds(fen, "e4e5"), (false, false));
    }

    #[test]
    fn en_passant_opens_lines_of_both_pawns() {
        let taken_pawn = "8/8/8/1k1pP2R/8/8/8/6K1 w - d6 0 1";
        assert_eq!(kinds(taken_pawn, "e5d6"), (true, false));
        let diagonal = "8/1k6/8/3pP3/8/8/6B1/6K1 w - d6 0 1";
        assert_eq!(kinds(diagonal, "e5d6"), (true, false));
        let own_pawn = "4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1";
        assert_eq!(kinds(own_pawn, "e5d6"), (true, false));
    }

    #[test]
    fn castling_into_a_rook_check_discovers_nothing() {
        let fen = "5k2/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(kinds(fen, "e1g1"), (false, false));
    }

    #[test]
    fn a_promotion_can_discover_and_double() {
        let fen = "1nk5/2P5/8/8/8/8/8/2R3K1 w - - 0 1";
        assert_eq!(kinds(fen, "c7b8q"), (true, true));
        assert_eq!(kinds(fen, "c7b8n"), (true, false));
    }
}
