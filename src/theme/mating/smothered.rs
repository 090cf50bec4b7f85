//! The smothered mate: a knight mates a king that its own men leave no square.
//!
//! Source: Lichess' theme "a checkmate delivered by a knight in which the mated king is unable to
//! move because it is surrounded (or smothered) by its own pieces".
//!
//! Edge cases, decided: every square around the king counts; one that is merely attacked by the
//! mating side is not taken by a man.

use crate::chess::{Position, Role, Rules, attacks};

/// Whether the side to move is mated so.
pub fn is_smothered_mate(position: &Position) -> bool {
    let side = position.turn();
    let board = position.board();
    let Some(king) = board.king_of(side) else {
        return false;
    };
    position.is_checkmate()
        && position.checkers().intersects(board.by_role(Role::Knight))
        && attacks::king_attacks(king).is_subset(board.by_color(side))
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_knight_mates_a_king_among_its_own_men() {
        let fen = "6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1";
        assert!(shows(fen, "e5f7", Theme::SmotheredMate));
        let fen = "1n4rk/6pp/p6N/8/3q4/1Pp5/P3KPPP/R6R w - - 0 24";
        assert!(shows(fen, "h6f7", Theme::SmotheredMate));
    }

    #[test]
    fn an_attacked_square_is_not_smothered() {
        let fen = "7k/6pp/8/4N3/8/8/8/5RK1 w - - 0 1";
        assert!(!shows(fen, "e5f7", Theme::SmotheredMate));
    }
}
