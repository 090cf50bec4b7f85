//! The phases of a game.

use crate::chess::{Position, Role, Rules};

/// Whether at most six pieces other than kings and pawns are on the board.
pub fn is_endgame(position: &Position) -> bool {
    let board = position.board();
    (board.occupied() & !board.by_role(Role::Pawn) & !board.by_role(Role::King)).count() <= 6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::fen;

    #[test]
    fn six_pieces_are_an_endgame_and_seven_are_not() {
        let six = fen::parse("r1b1k1r1/8/8/8/8/8/8/R1B1K1R1 w - - 0 1").unwrap();
        assert!(is_endgame(&six));
        let seven = fen::parse("r1b1k1r1/8/8/8/8/8/8/RNB1K1R1 w - - 0 1").unwrap();
        assert!(!is_endgame(&seven));
    }
}
