//! Mates by two bishops: Boden's and the double bishop mate.
//!
//! - Bishops alone attack the king and every square around it, so far as any is attacked, and two
//!   bishops of the mating side stand on the board.
//! - Boden: they look at the king from both sides of its file: their diagonals cross. Double
//!   bishop: from one side.
//!
//! Sources: Lichess' themes "two attacking bishops on criss-crossing diagonals deliver mate to a
//! king obstructed by friendly pieces" and the same with "adjacent diagonals".
//!
//! Edge cases, decided: a bishop on the king's own file counts as on its right.

use super::Net;
use crate::chess::{Bitboard, Role, attacks};

pub(super) fn is_boden(net: &Net) -> bool {
    sides(net).is_some_and(|(left, right)| left > 0 && right > 0)
}

pub(super) fn is_double_bishop(net: &Net) -> bool {
    sides(net).is_some_and(|(left, right)| left == 0 || right == 0)
}

/// How many of the mating bishops stand left of the king's file and not; `None`: not two of them,
/// or others help.
fn sides(net: &Net) -> Option<(usize, usize)> {
    let mating = net.board.by_color(!net.mated());
    let bishops = mating & net.board.by_role(Role::Bishop);
    let around = attacks::king_attacks(net.king) | Bitboard::from(net.king);
    let alone = around.into_iter().all(|square| {
        net.board
            .attacks_to(square, !net.mated(), net.board.occupied())
            .is_subset(bishops)
    });
    let (left, right): (Vec<_>, Vec<_>) = bishops
        .into_iter()
        .partition(|bishop| bishop.file() < net.king.file());
    (alone && bishops.count() >= 2).then_some((left.len(), right.len()))
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn crossing_bishops_are_boden_s() {
        let fen = "8/pp5p/8/8/2P1k1P1/1P3b1P/Pb3B2/4KB2 b - - 0 33";
        assert!(shows(fen, "b2c3", Theme::BodenMate));
        assert!(!shows(fen, "b2c3", Theme::DoubleBishopMate));
    }

    #[test]
    fn bishops_from_one_side_are_a_double_bishop_mate() {
        let fen = "7k/1b5p/3K2p1/p4PBr/n7/8/B2Nr3/8 w - - 2 41";
        assert!(shows(fen, "g5f6", Theme::DoubleBishopMate));
        assert!(!shows(fen, "g5f6", Theme::BodenMate));
    }

    #[test]
    fn another_piece_that_helps_spoils_it() {
        let fen = "6k1/5ppp/8/8/8/8/1BB5/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a8", Theme::DoubleBishopMate));
    }
}
