//! The kill box: rook and queen shut the king into a square of three by three.
//!
//! - Rook and queen stand on opposite corners of a box of three by three squares; the king is mated
//!   inside the box, on its edges or in its middle.
//!
//! Source: Lichess' theme "a rook is next to the enemy king and supported by a queen that also
//! blocks the king's escape squares; the rook and the queen catch the enemy king in a 3 by 3 kill
//! box".
//!
//! Edge cases, decided: either of the two may have moved, and other pieces may help.

use super::Net;
use crate::chess::{Role, Square};

pub(super) fn is_kill_box(net: &Net) -> bool {
    let of = |role| net.board.by_color(!net.mated()) & net.board.by_role(role);
    let inside = |a: Square, b: Square, c: Square| a.distance(b) <= 2 && a.distance(c) <= 2;
    of(Role::Rook).into_iter().any(|rook| {
        of(Role::Queen).into_iter().any(|queen| {
            queen.file().distance(rook.file()) == 2
                && queen.rank().distance(rook.rank()) == 2
                && inside(net.king, queen, rook)
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn rook_and_queen_box_the_king_in() {
        let fen = "5rk1/pp2R3/7p/2P3p1/2PQ4/6Pq/8/4B1K1 b - - 0 42";
        assert!(shows(fen, "f8f1", Theme::KillBoxMate));
        let fen = "2R2rk1/7p/p3p1pQ/1p2P3/3p3P/3P4/Pq3PP1/6K1 w - - 4 29";
        assert!(shows(fen, "c8f8", Theme::KillBoxMate));
    }

    #[test]
    fn a_queen_elsewhere_makes_no_box() {
        let fen = "6k1/5ppp/8/8/8/Q7/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a3f8", Theme::KillBoxMate));
        let fen = "6k1/5ppp/8/8/8/7Q/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a8", Theme::KillBoxMate));
    }
}
