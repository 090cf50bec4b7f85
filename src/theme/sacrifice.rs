//! The sacrifice: material is given up, for a while or for good.
//!
//! After a move of the solver's but the first, the solver has at least [`GIVEN`] pawns' worth less,
//! against the opponent, than in the puzzle's position.
//!
//! Source: Lichess' theme "a tactic involving giving up material in the short-term, to gain an
//! advantage again after a forced sequence of moves".
//!
//! Edge cases, decided:
//! - It is counted after the solver's moves, so a piece taken back at once was exchanged.
//! - Where the opponent promotes, the count says nothing about what was given: none.
//! - Who gave it, by leaving a piece or by putting it there, is not told apart.

use super::balance;
use super::line::Line;
use crate::chess::Rules;

/// What a solver gives up for it to be called a sacrifice, in pawns.
pub const GIVEN: i32 = 2;

pub(super) fn sacrifice(line: &Line) -> bool {
    let Some(first) = line.solution().first() else {
        return false;
    };
    // The first move may take something, which a sacrifice then gives up again.
    let start = balance(first.before.board(), line.solver);
    let gives = line
        .own()
        .skip(1)
        .any(|step| balance(step.after.board(), line.solver) <= start - GIVEN);
    let replies = line.solution().iter().skip(1).step_by(2);
    gives && !replies.into_iter().any(|step| step.mv.is_promotion())
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_rook_given_for_a_mate_is_a_sacrifice() {
        let fen = "6k1/5pp1/8/8/8/8/Q4PP1/6KR w - - 0 1";
        assert!(shows(fen, "h1h8 g8h8 a2a8", Theme::Sacrifice));
    }

    #[test]
    fn an_exchange_is_no_sacrifice() {
        let fen = "3r2k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1";
        assert!(!shows(fen, "d2d8", Theme::Sacrifice));
        let fen = "3rr1k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1";
        assert!(!shows(fen, "d2d8 e8d8 d1d8", Theme::Sacrifice));
    }

    #[test]
    fn a_pawn_is_too_little() {
        let fen = "6k1/5pp1/8/8/8/8/5PPP/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a2 g7g6 a2a3", Theme::Sacrifice));
        let fen = "6k1/5p2/6p1/7P/8/8/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a2 g6h5 a2a3", Theme::Sacrifice));
    }

    #[test]
    fn a_promotion_of_the_opponent_s_says_nothing() {
        let fen = "6k1/8/8/8/8/8/p7/2R3K1 w - - 0 1";
        assert!(!shows(
            fen,
            "c1c8 g8g7 c8c7 g7g6 c7c8 a2a1q c8c1",
            Theme::Sacrifice
        ));
    }
}
