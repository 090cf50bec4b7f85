//! The skewer: a line piece attacks a valuable piece that must leave, and what stands behind it
//! falls.
//!
//! A move makes a skewer when all of this holds on the board after it:
//! - the moved piece (after a promotion: the new piece) is a bishop, rook or queen and attacks an
//!   enemy piece, the front, with another enemy piece, the back, next on the same line;
//! - the front is the king, or the attacker wins at least [`WORTH_WINNING`] by taking it, so that
//!   it must leave; and it is worth no less than the back;
//! - with the front gone, the attacker wins at least [`WORTH_WINNING`] by taking the back;
//! - the opponent cannot win material by taking the attacker.
//!
//! Edge cases, decided:
//! - A pawn is neither front nor back. The king is never the back: that is a pin.
//! - A front that could take the attacker in an even trade is no front: rook against rook.
//! - A king in front is thought away, so it does not defend the back; whether it can step to
//!   where it does is for the line to prove.
//! - The attack on the front must be new: a rook that slides along the line it already held has
//!   made no skewer. Lines opened for another piece do not count.
//! - Of several skewers by one move the one with the dearest back is given, then the lowest
//!   square.
//!
//! In a whole line a skewer is seen when it is carried out: a piece leaves the line between a
//! bishop, rook or queen of the solver's and a lesser piece of its own (pawns too), which is
//! threatened, and the solver takes that with the line piece, without mate. Who attacked the front
//! and since when is not asked. Source: Lichess' theme "a high value piece being attacked, moving
//! out the way, and allowing a lower value piece behind it to be captured".

use super::line::{Line, Step};
use super::safety::{is_threatened, rank};
use super::{WORTH_WINNING, capture_gain, exchange_gain, value};
use crate::chess::{Board, Move, Position, Role, Rules, Square, attacks};

/// A skewer: a line piece attacks a valuable piece that must leave, with another behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skewer {
    pub attacker: Square,
    pub front: Square,
    pub back: Square,
}

/// The skewer that `mv` makes, if any. `mv` must be legal in `before`.
pub fn skewer(before: &Position, mv: Move) -> Option<Skewer> {
    let from = mv.from()?;
    if mv.is_castle() {
        return None;
    }
    let attacker = mv.to();
    let mut after = before.clone();
    after.play_unchecked(mv);
    let board = after.board();
    let is_line_piece = matches!(
        board.role_at(attacker),
        Some(Role::Bishop | Role::Rook | Role::Queen)
    );
    if !is_line_piece || exchange_gain(board, attacker, after.turn()) > 0 {
        return None;
    }
    let held_before = before.board().attacks_from(from);
    (board.attacks_from(attacker) & board.by_color(after.turn()))
        .into_iter()
        .filter(|&front| mv.is_promotion() || !held_before.contains(front))
        .filter_map(|front| {
            let back = behind(board, attacker, front)?;
            (must_leave(board, attacker, front) && falls(board, attacker, front, back)).then_some(
                Skewer {
                    attacker,
                    front,
                    back,
                },
            )
        })
        .max_by_key(|found| {
            let worth = board.role_at(found.back).map_or(0, value);
            (worth, std::cmp::Reverse(found.back))
        })
}

/// The next piece behind `front` on the line from `attacker`, if it is an enemy of the attacker.
pub(super) fn behind(board: &Board, attacker: Square, front: Square) -> Option<Square> {
    let piece = board.piece_at(attacker)?;
    let open = attacks::attacks(attacker, piece, board.occupied().without(front));
    let beyond = open & attacks::ray(attacker, front) & !board.attacks_from(attacker);
    (beyond & board.by_color(!piece.color)).single_square()
}

fn must_leave(board: &Board, attacker: Square, front: Square) -> bool {
    match (board.role_at(front), board.role_at(attacker)) {
        (Some(Role::King), _) => true,
        (Some(Role::Pawn) | None, _) | (_, None) => false,
        (Some(role), Some(own)) => {
            let wins =
                capture_gain(board, attacker, front).is_some_and(|gain| gain >= WORTH_WINNING);
            let trades =
                value(role) <= value(own) && capture_gain(board, front, attacker).is_some();
            wins && !trades
        }
    }
}

fn falls(board: &Board, attacker: Square, front: Square, back: Square) -> bool {
    let (Some(first), Some(second)) = (board.role_at(front), board.role_at(back)) else {
        return false;
    };
    let ranked = first == Role::King || value(first) >= value(second);
    if matches!(second, Role::Pawn | Role::King) || !ranked {
        return false;
    }
    let mut gone = board.clone();
    gone.discard_piece_at(front);
    capture_gain(&gone, attacker, back).is_some_and(|gain| gain >= WORTH_WINNING)
}

/// Whether a line shows a skewer carried out, judged at a glance.
pub(super) fn in_line(line: &Line) -> bool {
    line.triples()
        .any(|(_, reply, taking)| runs_through(reply, taking))
}

fn runs_through(reply: &Step, taking: &Step) -> bool {
    let (Some(left), Some(from), Some(taken)) = (reply.mv.from(), taking.mv.from(), taking.taken())
    else {
        return false;
    };
    let back = taking.mv.to();
    matches!(taking.mv.role(), Role::Bishop | Role::Rook | Role::Queen)
        && attacks::between(from, back).contains(left)
        && reply.mv.to() != back
        && rank(reply.role()) > rank(taken)
        && is_threatened(taking.before.board(), back)
        && !taking.after.is_checkmate()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{fen, notation};
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    /// `attacker front back`, or nothing.
    fn made_by(text: &str, uci: &str) -> Option<String> {
        let position = fen::parse(text).unwrap();
        let mv = notation::parse_uci(&position, uci).unwrap();
        skewer(&position, mv).map(|s| format!("{} {} {}", s.attacker, s.front, s.back))
    }

    fn some(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    #[test]
    fn a_rook_skewers_king_and_queen() {
        let fen = "8/8/8/q3k3/8/8/8/6RK w - - 0 1";
        assert_eq!(made_by(fen, "g1g5"), some("g5 e5 a5"));
    }

    #[test]
    fn a_bishop_skewers_queen_and_rook() {
        let fen = "6k1/5r2/8/3q4/8/8/P7/3B2K1 w - - 0 1";
        assert_eq!(made_by(fen, "d1b3"), some("b3 d5 f7"));
    }

    #[test]
    fn a_bishop_skewers_two_rooks() {
        let fen = "5rk1/8/3r4/8/8/8/3B4/6K1 w - - 0 1";
        assert_eq!(made_by(fen, "d2b4"), some("b4 d6 f8"));
    }

    #[test]
    fn a_queen_skewers_the_king_and_a_loose_knight() {
        let fen = "8/8/8/n2k4/8/8/7Q/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "h2h5"), some("h5 d5 a5"));
    }

    #[test]
    fn a_new_queen_skewers() {
        let fen = "4k2r/P7/2K5/8/8/8/8/8 w - - 0 1";
        assert_eq!(made_by(fen, "a7a8q"), some("a8 e8 h8"));
    }

    #[test]
    fn a_defended_back_of_no_greater_worth_is_none() {
        let fen = "2n5/8/4k3/8/8/8/8/5BK1 w - - 0 1";
        assert_eq!(made_by(fen, "f1h3"), some("h3 e6 c8"));
        let defended = "r1n5/8/4k3/8/8/8/8/5BK1 w - - 0 1";
        assert_eq!(made_by(defended, "f1h3"), None);
    }

    #[test]
    fn the_lesser_piece_in_front_is_a_pin_and_no_skewer() {
        let fen = "4q2k/8/2r5/8/8/8/4B3/6K1 w - - 0 1";
        assert_eq!(made_by(fen, "e2b5"), None);
    }

    #[test]
    fn a_king_behind_is_a_pin_and_no_skewer() {
        let fen = "4k3/8/2q5/8/8/8/4B3/6K1 w - - 0 1";
        assert_eq!(made_by(fen, "e2b5"), None);
    }

    #[test]
    fn pawns_are_neither_front_nor_back() {
        let fen = "8/p7/8/2k5/8/8/8/4B1K1 w - - 0 1";
        assert_eq!(made_by(fen, "e1f2"), None);
    }

    #[test]
    fn an_attacker_that_can_be_taken_skewers_nothing() {
        let fen = "6k1/5r2/8/p2q4/2p5/8/8/3B2K1 w - - 0 1";
        assert_eq!(made_by(fen, "d1b3"), None);
    }

    #[test]
    fn an_even_trade_offered_is_no_skewer() {
        let fen = "7k/r7/8/r7/8/8/8/3R2K1 w - - 0 1";
        assert_eq!(made_by(fen, "d1a1"), None);
    }

    #[test]
    fn a_piece_between_front_and_back_shields_it() {
        let fen = "8/8/8/qP2k3/8/8/8/6RK w - - 0 1";
        assert_eq!(made_by(fen, "g1g5"), None);
    }

    #[test]
    fn sliding_along_a_line_already_held_makes_no_skewer() {
        let fen = "r5k1/8/8/q7/8/8/8/R5K1 w - - 0 1";
        assert_eq!(made_by(fen, "a1a2"), None);
    }

    #[test]
    fn in_a_line_the_skewer_is_carried_out() {
        let fen = "8/8/8/q3k3/8/8/8/6RK w - - 0 1";
        assert!(shows(fen, "g1g5 e5d6 g5a5", Theme::Skewer));
        assert!(!shows(fen, "g1g5 e5d6 h1g2", Theme::Skewer));
        // The knight behind is defended, and worth less than the rook that takes it.
        let fen = "8/8/1p6/n3k3/8/8/8/6RK w - - 0 1";
        assert!(!shows(fen, "g1g5 e5d6 g5a5", Theme::Skewer));
        // What stood in front was worth no more.
        let fen = "7k/8/8/n3b3/8/8/8/5R1K w - - 0 1";
        assert!(!shows(fen, "f1f5 e5d4 f5a5", Theme::Skewer));
    }
}
