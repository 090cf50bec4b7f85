//! The deflection: a piece is made to leave a square that it guarded.
//!
//! Three moves in a row make one: the solver's bait, the reply, and the solver's harvest.
//! - The reply takes the bait, or answers the bait's check.
//! - The harvest takes something or promotes, on a square that the replying piece guarded before
//!   its move and does not guard after it.
//! - A promotion also counts where the replying piece guarded the square the pawn comes from, or
//!   stood in the pawn's way.
//!
//! Source: Lichess' theme "a move that distracts an opponent piece from another duty that it
//! performs, such as guarding a key square".
//!
//! Edge cases, decided:
//! - A bait that itself takes a rook, a queen or as much as it is worth is an exchange.
//! - Taking something dearer than the taker needs no deflection, so it is none.
//! - Taking the deflected piece itself, or again on the bait's square, is none.
//! - The guard is judged by its lines alone: a pinned guard guards.

use super::line::{Line, Step};
use super::safety::rank;
use crate::chess::{Role, Rules, Square};

/// Whether the line shows one.
pub(super) fn deflection(line: &Line) -> bool {
    line.triples()
        .any(|(bait, reply, harvest)| deflects(bait, reply, harvest))
}

fn deflects(bait: &Step, reply: &Step, harvest: &Step) -> bool {
    let target = harvest.mv.to();
    let promotes = harvest.mv.is_promotion();
    let (Some(guard_from), Some(harvest_from)) = (reply.mv.from(), harvest.mv.from()) else {
        return false;
    };
    let pays = match harvest.taken() {
        Some(taken) => rank(taken) <= rank(harvest.role()),
        None => promotes,
    };
    let offered = bait
        .taken()
        .is_none_or(|taken| rank(taken) < rank(bait.role()) && rank(taken) < rank(Role::Rook));
    let forced = reply.mv.to() == bait.mv.to() || bait.gives_check();
    let elsewhere = target != reply.mv.to() && target != bait.mv.to();
    let guarded = |square: Square| bait.after.board().attacks_from(guard_from).contains(square);
    let blocked = target.file() == guard_from.file() && guarded(harvest_from);
    let guards_still = reply
        .after
        .board()
        .attacks_from(reply.mv.to())
        .contains(target);
    pays && offered
        && forced
        && elsewhere
        && (guarded(target) || (promotes && blocked))
        && !guards_still
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_guard_that_takes_the_bait_leaves_its_square() {
        let fen = "3q2k1/2n2ppp/8/8/8/2Q5/5PPP/4R1K1 w - - 0 1";
        assert!(shows(fen, "e1e8 d8e8 c3c7", Theme::Deflection));
    }

    #[test]
    fn a_guard_that_guards_on_is_not_deflected() {
        let fen = "3q2k1/3b1ppp/8/8/8/3Q4/5PPP/4R1K1 w - - 0 1";
        assert!(!shows(fen, "e1e8 d8e8 d3d7", Theme::Deflection));
    }

    #[test]
    fn a_reply_that_was_free_is_not_forced() {
        let fen = "3q2k1/2n2ppp/8/8/8/2Q5/5PPP/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1b1 d8e8 c3c7", Theme::Deflection));
    }

    #[test]
    fn a_guard_that_guards_the_last_rank_still_is_not_deflected() {
        let fen = "5r1k/4P3/8/8/8/8/8/R5K1 w - - 0 1";
        assert!(!shows(fen, "a1a8 f8a8 e7e8q", Theme::Deflection));
        let king = "8/4Pk2/R7/8/8/8/8/6K1 w - - 0 1";
        assert!(shows(king, "a6f6 f7f6 e7e8q", Theme::Deflection));
    }

    #[test]
    fn an_exchange_is_no_bait() {
        let fen = "3qr1k1/2n2ppp/8/8/8/2Q5/5PPP/4R1K1 w - - 0 1";
        assert!(!shows(fen, "e1e8 d8e8 c3c7", Theme::Deflection));
    }
}
