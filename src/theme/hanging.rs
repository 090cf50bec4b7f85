//! The hanging piece: the solver simply takes what nobody defends.
//!
//! The first move takes a piece (no pawn) that is loose, and after the reply and the second move
//! nothing of it has been lost again.
//!
//! Source: Lichess' theme "an opponent piece being undefended or insufficiently defended and free
//! to capture".
//!
//! Edge cases, decided:
//! - Insufficiently defended pieces are left to the line: only loose ones are free.
//! - Where the opponent's move before is known and took as much on that square, the capture is a
//!   recapture and not this theme.

use super::line::Line;
use super::safety::is_loose;
use super::{balance, value};
use crate::chess::{Role, Rules};

pub(super) fn hanging_piece(line: &Line) -> bool {
    let Some(first) = line.own().next() else {
        return false;
    };
    let (square, Some(taken)) = (first.mv.to(), first.taken()) else {
        return false;
    };
    if taken == Role::Pawn || !is_loose(first.before.board(), square) {
        return false;
    }
    let recapture = line.preface().is_some_and(|before| {
        before.mv.to() == square
            && before
                .taken()
                .is_some_and(|role| value(role) >= value(taken))
    });
    let kept = line.own().nth(1).is_none_or(|second| {
        balance(second.after.board(), line.solver) >= balance(first.after.board(), line.solver)
    });
    !recapture && kept
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::{shows, shows_after};

    #[test]
    fn a_loose_piece_is_free() {
        let fen = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";
        assert!(shows(fen, "d1d5", Theme::HangingPiece));
    }

    #[test]
    fn a_defended_piece_or_a_pawn_is_not() {
        let fen = "4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1";
        assert!(!shows(fen, "d1d5", Theme::HangingPiece));
        let fen = "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1";
        assert!(!shows(fen, "d1d5", Theme::HangingPiece));
    }

    #[test]
    fn what_is_lost_again_was_not_free() {
        let fen = "4k3/8/8/3n4/8/8/b7/1R1RK3 w - - 0 1";
        assert!(!shows(fen, "d1d5 a2b1 d5d1", Theme::HangingPiece));
    }

    #[test]
    fn a_recapture_is_not_a_find() {
        let fen = "4k3/8/2b5/3N4/8/8/8/3RK3 b - - 0 1";
        assert!(!shows_after(fen, "c6d5 d1d5", Theme::HangingPiece));
        let fen = "4k3/8/2b5/3P4/8/8/8/3RK3 b - - 0 1";
        assert!(shows_after(fen, "c6d5 d1d5", Theme::HangingPiece));
    }
}
