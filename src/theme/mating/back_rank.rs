//! The back-rank mate: shut in by its own men on its first rank.
//!
//! The mated king stands on its first rank, a piece on that rank checks it, and every square before
//! it on the second rank holds one of its own men, none of them attacked by the mating side: its
//! own men alone shut it in. A second checker elsewhere does no harm.
//!
//! Source: Lichess' theme "checkmate the king on the home rank, when it is trapped there by its own
//! pieces".

use crate::chess::{Bitboard, Position, Rank, Rules, attacks};

/// Whether the side to move is mated so.
pub fn is_back_rank_mate(position: &Position) -> bool {
    let board = position.board();
    let side = position.turn();
    let home = side.relative_rank(Rank::First);
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let before =
        attacks::king_attacks(king) & Bitboard::from_rank(side.relative_rank(Rank::Second));
    let shuts_in = |square| {
        board.by_color(side).contains(square)
            && board.attacks_to(square, !side, board.occupied()).is_empty()
    };
    position.is_checkmate()
        && king.rank() == home
        && position.checkers().intersects(Bitboard::from_rank(home))
        && before.into_iter().all(shuts_in)
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_rook_behind_three_pawns_mates() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(shows(fen, "a1a8", Theme::BackRankMate));
        let fen = "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1";
        assert!(shows(fen, "a8a1", Theme::BackRankMate));
    }

    #[test]
    fn the_king_s_own_men_must_shut_it_in() {
        let fen = "6k1/8/6K1/8/8/8/8/R7 w - - 0 1";
        assert!(!shows(fen, "a1a8", Theme::BackRankMate));
    }

    #[test]
    fn a_check_that_can_be_met_is_none() {
        let fen = "6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a8", Theme::BackRankMate));
    }

    #[test]
    fn a_man_that_is_attacked_does_not_shut_the_king_in_alone() {
        let fen = "6k1/5ppp/8/8/8/6Q1/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a8", Theme::BackRankMate));
    }

    #[test]
    fn a_mate_from_elsewhere_is_none() {
        let fen = "6k1/5ppp/7Q/8/8/2B5/8/6K1 w - - 0 1";
        assert!(!shows(fen, "h6g7", Theme::BackRankMate));
    }
}
