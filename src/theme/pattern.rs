//! Patterns a learner knows by name: the back-rank mate, the smothered mate, the endgame.

use crate::chess::{Position, Rank, Role, Rules, attacks};

/// Whether the side to move is mated on its first rank by a rook or queen on that rank, shut in
/// by its own men: every square before the king holds one of them.
pub fn is_back_rank_mate(position: &Position) -> bool {
    let side = position.turn();
    let board = position.board();
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let home = side.relative_rank(Rank::First);
    let before = attacks::king_attacks(king)
        & crate::chess::Bitboard::from_rank(side.relative_rank(Rank::Second));
    position.is_checkmate()
        && king.rank() == home
        && position.checkers().into_iter().all(|square| {
            square.rank() == home && matches!(board.role_at(square), Some(Role::Rook | Role::Queen))
        })
        && before.is_subset(board.by_color(side))
}

/// Whether the side to move is mated by a knight alone, every square around its king taken by
/// its own men.
pub fn is_smothered_mate(position: &Position) -> bool {
    let side = position.turn();
    let board = position.board();
    let Some(king) = board.king_of(side) else {
        return false;
    };
    position.is_checkmate()
        && position.checkers().is_subset(board.by_role(Role::Knight))
        && attacks::king_attacks(king).is_subset(board.by_color(side))
}

/// Whether at most six pieces other than kings and pawns are on the board.
pub fn is_endgame(position: &Position) -> bool {
    let board = position.board();
    (board.occupied() & !board.by_role(Role::Pawn) & !board.by_role(Role::King)).count() <= 6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{fen, notation};

    fn after(text: &str, uci: &str) -> Position {
        let mut position = fen::parse(text).unwrap();
        let mv = notation::parse_uci(&position, uci).unwrap();
        position.play_unchecked(mv);
        position
    }

    #[test]
    fn a_rook_on_the_back_rank_behind_three_pawns_is_a_back_rank_mate() {
        assert!(is_back_rank_mate(&after(
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
            "a1a8"
        )));
    }

    #[test]
    fn a_back_rank_mate_needs_own_men_before_the_king() {
        assert!(!is_back_rank_mate(&after(
            "6k1/8/6K1/8/8/8/8/R7 w - - 0 1",
            "a1a8"
        )));
    }

    #[test]
    fn a_check_that_can_be_met_is_no_mate_pattern() {
        assert!(!is_back_rank_mate(&after(
            "6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1",
            "a1a8"
        )));
    }

    #[test]
    fn a_knight_mates_a_king_among_its_own_men() {
        assert!(is_smothered_mate(&after(
            "6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1",
            "e5f7"
        )));
    }

    #[test]
    fn a_knight_mate_with_an_attacked_square_is_not_smothered() {
        let mated = after("7k/6pp/8/4N3/8/8/8/5RK1 w - - 0 1", "e5f7");
        assert!(!is_smothered_mate(&mated));
    }

    #[test]
    fn six_pieces_are_an_endgame_and_seven_are_not() {
        let six = fen::parse("r1b1k1r1/8/8/8/8/8/8/R1B1K1R1 w - - 0 1").unwrap();
        assert!(is_endgame(&six));
        let seven = fen::parse("r1b1k1r1/8/8/8/8/8/8/RNB1K1R1 w - - 0 1").unwrap();
        assert!(!is_endgame(&seven));
    }
}
