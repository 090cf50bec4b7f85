//! The dovetail mate: a queen mates diagonally from next to the king, whose own men stand on the
//! two squares that she leaves.
//!
//! - The king is not on the edge; the queen stands next to it on a diagonal.
//! - Every square around the king that nobody of the mating side attacks is thereby taken by its
//!   own men; every empty one is attacked by the queen alone.
//!
//! Source: Lichess' theme "a queen delivers mate to an adjacent king, whose only two escape squares
//! are obstructed by friendly pieces".
//!
//! Edge cases, decided: a square that another mating piece attacks too spoils the picture; so does
//! an own man where the queen attacks.

use super::Net;
use crate::chess::{Bitboard, File, Rank, Role, attacks};

pub(super) fn is_dovetail(net: &Net) -> bool {
    let (king, queen) = (net.king, net.last.mv.to());
    let on_edge = matches!(king.file(), File::A | File::H)
        || matches!(king.rank(), Rank::First | Rank::Eighth);
    let diagonal =
        queen.file().distance(king.file()) == 1 && queen.rank().distance(king.rank()) == 1;
    let around = attacks::king_attacks(king).without(queen);
    !on_edge
        && diagonal
        && net.last.role() == Role::Queen
        && around.into_iter().all(|square| {
            let attackers = net
                .board
                .attacks_to(square, !net.mated(), net.board.occupied());
            attackers.is_empty()
                || (attackers == Bitboard::from(queen) && net.board.piece_at(square).is_none())
        })
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_queen_leaves_two_squares_to_the_king_s_men() {
        let fen = "4r3/pbp4p/1pk3p1/3p2B1/8/P2Q4/1PP1r2q/1K1R4 w - - 5 29";
        assert!(shows(fen, "d3d5", Theme::DovetailMate));
        let fen = "5r2/pR5Q/2n1krp1/4pp2/3p4/3P1q2/PPP5/1K5R w - - 2 30";
        assert!(shows(fen, "h7d7", Theme::DovetailMate));
    }

    #[test]
    fn on_the_edge_it_is_none() {
        let fen = "6k1/5ppp/8/8/8/8/1Q6/B5K1 w - - 0 1";
        assert!(!shows(fen, "b2g7", Theme::DovetailMate));
    }
}
