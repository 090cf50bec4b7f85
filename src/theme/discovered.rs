//! The discovered attack: a piece leaves the line of another, which then strikes along it.
//!
//! - A move of the solver's makes a discovered check ([`discovered_check`]) and does not check
//!   itself, or
//! - the solver's next move takes along a line that the first move opened: the square it left lies
//!   between where the taker comes from and what it takes.
//!
//! Source: Lichess' theme "moving a piece, that previously blocked an attack by a long range
//! piece, out of the way of that piece".
//!
//! Edge cases, decided:
//! - Taking what has just come to the square is a recapture, not what was attacked.
//! - The taker is not the piece that moved before; castling opens no line.
//! - A double check is a theme of its own.

use super::check::discovered_check;
use super::line::{Line, Step};
use crate::chess::{Rules, attacks};

pub(super) fn discovered_attack(line: &Line) -> bool {
    line.own().any(|step| {
        discovered_check(&step.before, step.mv) && !step.after.checkers().contains(step.mv.to())
    }) || line
        .triples()
        .any(|(opening, reply, taking)| strikes(opening, reply, taking))
}

fn strikes(opening: &Step, reply: &Step, taking: &Step) -> bool {
    let (Some(left), Some(from)) = (opening.mv.from(), taking.mv.from()) else {
        return false;
    };
    let to = taking.mv.to();
    taking.mv.is_capture()
        && reply.mv.to() != to
        && attacks::between(from, to).contains(left)
        && opening.mv.to() != to
        && opening.mv.to() != from
        && !opening.mv.is_castle()
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_bishop_that_checks_opens_the_rook_s_line() {
        let fen = "3q2k1/5ppp/8/8/8/3B4/5PPP/3R2K1 w - - 0 1";
        assert!(shows(fen, "d3h7 g8h7 d1d8", Theme::DiscoveredAttack));
    }

    #[test]
    fn a_discovered_check_is_one_a_double_check_is_not() {
        let fen = "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1";
        assert!(shows(fen, "e4c3", Theme::DiscoveredAttack));
        assert!(!shows(fen, "e4f6", Theme::DiscoveredAttack));
    }

    #[test]
    fn an_open_line_discovers_nothing() {
        let fen = "3q2k1/5ppp/8/8/8/4B3/5PPP/3R2K1 w - - 0 1";
        assert!(!shows(fen, "d1d8", Theme::DiscoveredAttack));
        let fen = "3q2k1/5ppp/8/8/4B3/8/5PPP/3R2K1 w - - 0 1";
        assert!(!shows(fen, "e4h7 g8h7 d1d8", Theme::DiscoveredAttack));
    }

    #[test]
    fn a_recapture_along_the_line_was_not_attacked_before() {
        let fen = "3q2k1/5ppp/3n4/8/3N4/8/5PPP/3R2K1 w - - 0 1";
        assert!(shows(fen, "d4b5 d6e4 d1d8", Theme::DiscoveredAttack));
        let fen = "3q2k1/5ppp/8/3p4/3N4/8/5PPP/3R2K1 w - - 0 1";
        assert!(!shows(fen, "d4b5 d5d4 d1d4", Theme::DiscoveredAttack));
    }
}
