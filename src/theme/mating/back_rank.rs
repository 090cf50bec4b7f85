//! The back-rank mate: shut in by its own men on its first rank.
//!
//! There is a wider rule and a stricter one.
//! - The wider: the mated king stands on its first rank, rook or queen on that rank check it, and
//!   every square before it on the second rank holds one of its own men. The puzzles that are
//!   shipped go by it, and their hints.
//! - The stricter, for whole lines: no man before the king is attacked by the mating side, so that
//!   its own men alone shut it in. A second checker elsewhere does no harm.
//!
//! Source: Lichess' theme "checkmate the king on the home rank, when it is trapped there by its own
//! pieces", whose tagger goes by the stricter rule.

use crate::chess::{Bitboard, Position, Rank, Role, Rules, attacks};

/// Whether the side to move is mated so, by the wider rule.
pub fn is_back_rank_mate(position: &Position) -> bool {
    let home = position.turn().relative_rank(Rank::First);
    let heavy = |square| {
        matches!(
            position.board().role_at(square),
            Some(Role::Rook | Role::Queen)
        )
    };
    men_before_the_king(position).is_some()
        && position
            .checkers()
            .into_iter()
            .all(|square| square.rank() == home && heavy(square))
}

/// Whether the side to move is mated so, by the stricter rule.
pub(super) fn is_by_own_men_alone(position: &Position) -> bool {
    let board = position.board();
    let side = position.turn();
    let home = Bitboard::from_rank(side.relative_rank(Rank::First));
    men_before_the_king(position).is_some_and(|men| {
        position.checkers().intersects(home)
            && men
                .into_iter()
                .all(|square| board.attacks_to(square, !side, board.occupied()).is_empty())
    })
}

/// The squares before a mated king on its first rank, if its own men stand on all of them.
fn men_before_the_king(position: &Position) -> Option<Bitboard> {
    let side = position.turn();
    let king = position.board().king_of(side)?;
    let before =
        attacks::king_attacks(king) & Bitboard::from_rank(side.relative_rank(Rank::Second));
    (position.is_checkmate()
        && king.rank() == side.relative_rank(Rank::First)
        && before.is_subset(position.board().by_color(side)))
    .then_some(before)
}

#[cfg(test)]
mod tests {
    use super::is_back_rank_mate;
    use crate::chess::{Rules, fen, notation};
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
    fn a_man_that_is_attacked_counts_by_the_wider_rule_alone() {
        let fen = "6k1/5ppp/8/8/8/6Q1/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a8", Theme::BackRankMate));
        let mut position = fen::parse(fen).unwrap();
        position.play_unchecked(notation::parse_uci(&position, "a1a8").unwrap());
        assert!(is_back_rank_mate(&position));
    }

    #[test]
    fn a_mate_from_elsewhere_is_none() {
        let fen = "6k1/5ppp/7Q/8/8/2B5/8/6K1 w - - 0 1";
        assert!(!shows(fen, "h6g7", Theme::BackRankMate));
    }
}
