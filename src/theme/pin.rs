//! The pin: a piece cannot leave a line without giving up what stands behind it.
//!
//! A move makes a pin when all of this holds on the board after it:
//! - a bishop, rook or queen of the mover, the pinner, attacks an enemy piece, the pinned one,
//!   with another enemy piece next on the same line;
//! - absolute: behind stands the king. The pinned piece may be any other: the rules forbid it to
//!   leave the line;
//! - relative: the pinned one is no pawn, behind stands a piece worth more, and with the pinned one
//!   gone the pinner wins at least [`WORTH_WINNING`] by taking it, exchanges counted out;
//! - the pin is new: no piece of the mover held the same two on their line before;
//! - the opponent cannot win material by taking the pinner.
//!
//! Edge cases, decided:
//! - The pinner need not be the piece that moved: a line opened for another piece counts (also by
//!   the pawn that en passant takes off). So does the rook that castling brings.
//! - A pinner that slides along the line, or takes the place of another, makes no new pin.
//! - A pawn can be pinned to its king, which is the rules' doing. Before another piece it is rather
//!   the piece behind that is shielded: that is not worth the name. Behind, a pawn is worth
//!   nothing.
//! - Two pieces of equal worth, or the dearer one in front: that is a skewer. Before the king every
//!   piece is pinned, the queen too.
//! - A piece pinned absolutely may still move along the line and take the pinner in an even trade:
//!   it is pinned all the same. One that could do so in a relative pin, worth no more than the
//!   pinner, just trades itself off: that is no pin.
//! - That the mover has left something else to be taken is not looked at.
//! - Of several pins by one move an absolute one is given first, then the one before the dearest
//!   piece, then the lowest square.

mod line;

pub(super) use line::in_line;

use super::{WORTH_WINNING, capture_gain, exchange_gain, skewer, value};
use crate::chess::{Board, Color, Move, Position, Role, Rules, Square};
use std::cmp::Reverse;

/// A pin: a line piece holds an enemy piece before a greater one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pin {
    pub pinner: Square,
    pub pinned: Square,
    /// What stands behind; absolute if it is the king.
    pub behind: Square,
    pub absolute: bool,
}

/// The pin that `mv` makes, if any. `mv` must be legal in `before`.
pub fn pin(before: &Position, mv: Move) -> Option<Pin> {
    let mut after = before.clone();
    after.play_unchecked(mv);
    let (board, side) = (after.board(), before.turn());
    let old = on_lines(before.board(), side);
    let is_new = |pin: &Pin| {
        !old.iter()
            .any(|held| held.pinned == pin.pinned && held.behind == pin.behind)
    };
    on_lines(board, side)
        .into_iter()
        .filter(|pin| is_new(pin) && holds(board, pin))
        .filter(|pin| exchange_gain(board, pin.pinner, !side) <= 0)
        .max_by_key(|pin| {
            let worth = board.role_at(pin.behind).map_or(0, value);
            (pin.absolute, worth, Reverse(pin.pinned))
        })
}

/// Everything that a line piece of `side` attacks with a greater enemy piece next behind it,
/// worth a pin or not.
fn on_lines(board: &Board, side: Color) -> Vec<Pin> {
    let pinners = board.by_color(side) & board.sliders();
    let mut found = Vec::new();
    for pinner in pinners {
        let reached = board.attacks_from(pinner);
        for pinned in reached & board.by_color(!side) {
            let Some(behind) = skewer::behind(board, pinner, pinned) else {
                continue;
            };
            let (Some(front), Some(back)) = (board.role_at(pinned), board.role_at(behind)) else {
                continue;
            };
            let absolute = back == Role::King;
            let relative = front != Role::Pawn && value(back) > value(front);
            if front != Role::King && (absolute || relative) {
                found.push(Pin {
                    pinner,
                    pinned,
                    behind,
                    absolute,
                });
            }
        }
    }
    found
}

/// Whether leaving the line is forbidden or costs enough.
fn holds(board: &Board, pin: &Pin) -> bool {
    if pin.absolute {
        return true;
    }
    let (Some(pinner), Some(pinned)) = (board.role_at(pin.pinner), board.role_at(pin.pinned))
    else {
        return false;
    };
    let trades =
        value(pinned) <= value(pinner) && capture_gain(board, pin.pinned, pin.pinner).is_some();
    let mut gone = board.clone();
    gone.discard_piece_at(pin.pinned);
    let gain = capture_gain(&gone, pin.pinner, pin.behind);
    !trades && gain.is_some_and(|gain| gain >= WORTH_WINNING)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{fen, notation};

    /// `pinner pinned behind`, or nothing.
    fn made_by(text: &str, uci: &str) -> Option<String> {
        let position = fen::parse(text).unwrap();
        let mv = notation::parse_uci(&position, uci).unwrap();
        pin(&position, mv).map(|pin| {
            let kind = if pin.absolute { "absolute" } else { "relative" };
            format!("{kind} {} {} {}", pin.pinner, pin.pinned, pin.behind)
        })
    }

    fn some(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    #[test]
    fn a_bishop_pins_a_knight_to_the_king() {
        let fen = "r1bqkbnr/ppp2ppp/2np4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4";
        assert_eq!(made_by(fen, "f1b5"), some("absolute b5 c6 e8"));
        let shielded = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3";
        assert_eq!(made_by(shielded, "f1b5"), None);
    }

    #[test]
    fn a_bishop_pins_a_knight_to_the_queen() {
        let fen = "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4";
        assert_eq!(made_by(fen, "c1g5"), some("relative g5 f6 d8"));
        let blocked = "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4";
        assert_eq!(made_by(blocked, "c1g5"), None);
    }

    #[test]
    fn black_pins_too() {
        let fen = "rnbqkbnr/ppp1pppp/3p4/8/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 2";
        assert_eq!(made_by(fen, "c8g4"), some("relative g4 f3 d1"));
    }

    #[test]
    fn a_rook_pins_a_queen_to_the_king() {
        let fen = "4k3/8/8/4q3/8/8/5PPP/R4K2 w - - 0 1";
        assert_eq!(made_by(fen, "a1e1"), some("absolute e1 e5 e8"));
        // Undefended, the queen takes it.
        let loose = "4k3/8/8/4q3/8/8/5PPP/R5K1 w - - 0 1";
        assert_eq!(made_by(loose, "a1e1"), None);
    }

    #[test]
    fn a_pinner_that_can_be_taken_pins_nothing() {
        let fen = "r1bqkbnr/1pp2ppp/p1np4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 5";
        assert_eq!(made_by(fen, "f1b5"), None);
        let loose = "4k3/8/2n5/8/8/n7/2P5/1N2KB2 w - - 0 1";
        assert_eq!(made_by(loose, "f1b5"), None);
        // Defended, it would only be traded for the other knight.
        let held = "4k3/8/2n5/8/8/n1N5/8/4KB2 w - - 0 1";
        assert_eq!(made_by(held, "f1b5"), some("absolute b5 c6 e8"));
    }

    #[test]
    fn a_pawn_can_be_pinned_to_its_king_alone() {
        let fen = "r6k/1p6/8/8/8/8/4B3/6K1 w - - 0 1";
        assert_eq!(made_by(fen, "e2f3"), None);
        let fen = "6k1/5p2/8/8/8/8/8/4B1K1 w - - 0 1";
        assert_eq!(made_by(fen, "e1h4"), None);
        let fen = "6k1/5p2/8/8/8/8/4B3/6K1 w - - 0 1";
        assert_eq!(made_by(fen, "e2c4"), some("absolute c4 f7 g8"));
    }

    #[test]
    fn the_same_worth_behind_is_no_pin() {
        let knights = "6k1/3n4/2n5/8/8/8/8/4KB2 w - - 0 1";
        assert_eq!(made_by(knights, "f1b5"), None);
        let before_a_bishop = "3b2k1/8/5n2/8/8/4B3/8/4K3 w - - 0 1";
        assert_eq!(made_by(before_a_bishop, "e3g5"), None);
    }

    #[test]
    fn the_dearer_piece_in_front_is_a_skewer_and_no_pin() {
        let fen = "8/8/8/q3k3/8/8/8/6RK w - - 0 1";
        assert_eq!(made_by(fen, "g1g5"), None);
        let fen = "6k1/5r2/8/3q4/8/8/P7/3B2K1 w - - 0 1";
        assert_eq!(made_by(fen, "d1b3"), None);
    }

    #[test]
    fn what_is_behind_must_be_worth_taking() {
        // A rook before which a knight stands: the rook that pins would get only its like.
        let defended = "3rk3/8/8/3n4/8/8/8/R3K3 w - - 0 1";
        assert_eq!(made_by(defended, "a1d1"), None);
        let loose = "3r4/6k1/8/3n4/8/8/8/R3K3 w - - 0 1";
        assert_eq!(made_by(loose, "a1d1"), some("relative d1 d5 d8"));
    }

    #[test]
    fn a_piece_that_just_trades_itself_off_is_not_pinned_relatively() {
        let fen = "1q5k/8/3b4/8/8/8/8/2B3K1 w - - 0 1";
        assert_eq!(made_by(fen, "c1f4"), None);
        // Before the king it is.
        let fen = "1k6/8/3b4/8/8/6P1/8/2B3K1 w - - 0 1";
        assert_eq!(made_by(fen, "c1f4"), some("absolute f4 d6 b8"));
    }

    #[test]
    fn a_line_opened_for_another_piece_pins() {
        let fen = "4k3/4n3/8/8/8/4N3/8/4R1K1 w - - 0 1";
        assert_eq!(made_by(fen, "e3c4"), some("absolute e1 e7 e8"));
        let en_passant = "4k3/4r3/8/3pP3/8/8/4R3/4K3 w - d6 0 1";
        assert_eq!(made_by(en_passant, "e5d6"), some("absolute e2 e7 e8"));
    }

    #[test]
    fn castling_and_promotion_can_pin() {
        let castling = "5k2/5n2/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(made_by(castling, "e1g1"), some("absolute f1 f7 f8"));
        let promotion = "2n2k2/P7/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(made_by(promotion, "a7a8q"), some("absolute a8 c8 f8"));
        assert_eq!(made_by(promotion, "a7a8n"), None);
    }

    #[test]
    fn sliding_along_a_line_already_held_makes_no_pin() {
        let fen = "4k3/4n3/8/8/8/8/4R3/6K1 w - - 0 1";
        assert_eq!(made_by(fen, "e2e3"), None);
        let other = "4k3/4n3/8/8/8/8/3RR3/6K1 w - - 0 1";
        assert_eq!(made_by(other, "d2d3"), None);
    }

    #[test]
    fn an_absolute_pin_goes_before_a_relative_one() {
        let fen = "4q3/4n3/8/7R/8/4n3/8/4k1K1 w - - 0 1";
        assert_eq!(made_by(fen, "h5e5"), some("absolute e5 e3 e1"));
        let without_the_king = "4q3/4n3/8/7R/8/4n3/8/k5K1 w - - 0 1";
        assert_eq!(made_by(without_the_king, "h5e5"), some("relative e5 e7 e8"));
    }
}
