//! The quiet move: no check, no capture, nothing attacked, and yet it wins.
//!
//! A move of the solver is quiet when it neither takes nor promotes nor checks nor answers a
//! check, and the moved piece attacks nothing of the opponent's afterwards.
//!
//! Source: Lichess' theme "a move that does neither make a check or capture, nor an immediate
//! threat to capture, but does prepare a more hidden unavoidable threat".
//!
//! Edge cases, decided:
//! - The last move of a line is not quiet: what it prepares is not seen.
//! - A king's move, and a pawn's to the last three ranks, are no quiet moves of this kind.
//! - A pawn that is attacked counts as attacked. Attacks uncovered by the move do not.

use super::line::{Line, Step};
use crate::chess::{Rank, Role, Rules};

pub(super) fn quiet_move(line: &Line) -> bool {
    line.own_but_last().any(is_quiet)
}

fn is_quiet(step: &Step) -> bool {
    let board = step.after.board();
    let attacked = board.attacks_from(step.mv.to()) & board.by_color(step.after.turn());
    let far = match step.mv.role() {
        Role::King => true,
        Role::Pawn => {
            let rank = step.mv.to().rank();
            step.before.turn().fold_wb(rank, rank.flip_vertical()) >= Rank::Sixth
        }
        _ => false,
    };
    !step.before.is_check()
        && !step.gives_check()
        && step.taken().is_none()
        && !step.mv.is_promotion()
        && attacked.is_empty()
        && !far
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_rook_that_prepares_a_mate_is_quiet() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(shows(fen, "a1b1 g8h8 b1b8", Theme::QuietMove));
    }

    #[test]
    fn an_attack_a_check_or_a_capture_is_not_quiet() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a7 g8h8 a7a8", Theme::QuietMove));
        assert!(!shows(fen, "a1a8", Theme::QuietMove));
        let fen = "6k1/n4ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a7 g8h8 a7a8", Theme::QuietMove));
    }

    #[test]
    fn a_king_s_move_and_a_far_pawn_s_are_not_quiet() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "g1g2 g8h8 a1a8", Theme::QuietMove));
        let fen = "8/8/1P6/8/8/8/6k1/K7 w - - 0 1";
        assert!(!shows(fen, "b6b7 g2f3 b7b8q", Theme::QuietMove));
        let fen = "8/8/8/1P6/8/8/6k1/K7 w - - 0 1";
        assert!(!shows(fen, "b5b6 g2f3 b6b7", Theme::QuietMove));
        let fen = "8/8/8/8/1P6/8/6k1/K7 w - - 0 1";
        assert!(shows(fen, "b4b5 g2f3 b5b6", Theme::QuietMove));
    }

    #[test]
    fn the_last_move_is_never_quiet() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1b1", Theme::QuietMove));
    }
}
