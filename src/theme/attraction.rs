//! The attraction: a king, queen or rook is made to take on a square where it comes to harm.
//!
//! - The solver moves to a square; the reply takes there with king, queen or rook.
//! - The solver's next move attacks the taker where it now stands, with the moved piece.
//! - A king: that check is enough. A queen or rook: the solver's move after that takes it there.
//!
//! Source: Lichess' theme "an exchange or sacrifice encouraging or forcing an opponent piece to a
//! square that allows a follow-up tactic".
//!
//! Edge cases, decided:
//! - The attack must come from the piece that moved: a discovered check alone attracts nobody.
//! - Knights, bishops and pawns are not worth the name.

use super::line::Line;
use crate::chess::{Role, Rules};

pub(super) fn attraction(line: &Line) -> bool {
    let solution = line.solution();
    (0..solution.len().saturating_sub(2)).step_by(2).any(|ply| {
        let (bait, taker, attack) = (&solution[ply], &solution[ply + 1], &solution[ply + 2]);
        let square = bait.mv.to();
        let attacks = attack
            .after
            .board()
            .attacks_from(attack.mv.to())
            .contains(square);
        taker.mv.to() == square
            && attacks
            && match taker.role() {
                Role::King => true,
                Role::Queen | Role::Rook => solution
                    .get(ply + 4)
                    .is_some_and(|harvest| harvest.mv.to() == square),
                _ => false,
            }
    })
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_king_that_takes_is_checked_where_it_stands() {
        let fen = "6k1/5pp1/8/8/8/8/Q4PP1/6KR w - - 0 1";
        assert!(shows(fen, "h1h8 g8h8 a2a8", Theme::Attraction));
    }

    #[test]
    fn without_a_check_on_it_the_king_was_not_attracted() {
        let fen = "6k1/5pp1/8/8/8/8/Q4PP1/6KR w - - 0 1";
        assert!(!shows(fen, "h1h8 g8h8 a2b1", Theme::Attraction));
    }

    #[test]
    fn a_rook_must_be_taken_where_it_was_attracted() {
        let fen = "3r4/6kp/8/8/8/2N5/2P3PP/6K1 w - - 0 1";
        assert!(shows(fen, "c3d5 d8d5 c2c4 h7h6 c4d5", Theme::Attraction));
        assert!(!shows(fen, "c3d5 d8d5 c2c4 h7h6 g1f2", Theme::Attraction));
    }

    #[test]
    fn a_lesser_taker_is_not_attracted() {
        let fen = "8/6kp/4b3/8/8/2N5/2P3PP/6K1 w - - 0 1";
        assert!(!shows(fen, "c3d5 e6d5 c2c4 h7h6 c4d5", Theme::Attraction));
    }
}
