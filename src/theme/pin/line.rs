//! The pin in a whole line: a pinned piece pays for it.
//!
//! After a move of the solver's, an enemy piece alone shields its king from a line piece of the
//! solver's, whoever made that pin and when, and one of these holds:
//! - it is barred: off the line it attacks something of the solver's that is loose or worth more
//!   than it, and may not take it;
//! - it is stuck: a piece of the solver's attacks it along the line and is worth less than it; or
//!   it is loose, does not attack back, and has a square off the line to run to if it might.
//!
//! Source: Lichess' theme "a tactic involving pins, where a piece is unable to move without
//! revealing an attack on a higher value piece".
//!
//! Edge cases, decided:
//! - Pins before another piece than the king come from [`pin`], as made by a move of the solver's
//!   that is not the line's last. Lichess' tagger never finds them: they are [`Beyond::Relative`].
//! - A pawn runs by pushing one square or by taking.

use super::pin;
use crate::chess::{Bitboard, Board, Color, Role, Rules, Square, attacks};
use crate::theme::line::Line;
use crate::theme::name::Theme;
use crate::theme::safety::{attackers, is_loose, rank};
use crate::theme::themes::{Beyond, Finding};

pub(in crate::theme) fn in_line(line: &Line) -> Vec<Finding> {
    let absolute = line
        .own()
        .any(|step| anyone_pays(step.after.board(), step.after.turn()));
    let relative = line
        .own_but_last()
        .filter_map(|step| pin(&step.before, step.mv))
        .any(|pin| !pin.absolute);
    [(absolute, None), (relative, Some(Beyond::Relative))]
        .into_iter()
        .filter(|&(found, _)| found)
        .map(|(_, beyond)| Finding {
            theme: Theme::Pin,
            beyond,
        })
        .collect()
}

/// Whether a piece of `side` that is pinned to its king pays for it.
fn anyone_pays(board: &Board, side: Color) -> bool {
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let snipers = board.by_color(!side) & attacks::queen_attacks(king, Bitboard::EMPTY);
    (snipers & board.sliders()).into_iter().any(|pinner| {
        let shield = attacks::between(pinner, king) & board.occupied();
        let line = attacks::ray(pinner, king);
        shield.single_square().is_some_and(|pinned| {
            board.by_color(side).contains(pinned)
                && board.attacks_from(pinner).contains(pinned)
                && (is_barred(board, pinned, line) || is_stuck(board, pinned, line))
        })
    })
}

fn is_barred(board: &Board, pinned: Square, line: Bitboard) -> bool {
    let Some(piece) = board.piece_at(pinned) else {
        return false;
    };
    let prey = board.attacks_from(pinned) & board.by_color(!piece.color) & !line;
    prey.into_iter().any(|square| {
        board.role_at(square).is_some_and(|role| {
            role != Role::King && (rank(role) > rank(piece.role) || is_loose(board, square))
        })
    })
}

fn is_stuck(board: &Board, pinned: Square, line: Bitboard) -> bool {
    let Some(piece) = board.piece_at(pinned) else {
        return false;
    };
    let reach = board.attacks_from(pinned);
    let may_run = match piece.role {
        Role::Pawn => {
            let ahead = pinned.offset(piece.color.fold_wb(8, -8));
            let ahead = ahead.map_or(Bitboard::EMPTY, Bitboard::from) & !board.occupied();
            (ahead | (reach & board.by_color(!piece.color))) & !line
        }
        _ => reach & !board.by_color(piece.color) & !line,
    }
    .any();
    let loose = is_loose(board, pinned) && may_run;
    (attackers(board, pinned, !piece.color) & line)
        .into_iter()
        .any(|attacker| {
            let lesser = board
                .role_at(attacker)
                .is_some_and(|role| rank(role) < rank(piece.role));
            lesser || (loose && !reach.contains(attacker))
        })
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn a_pinned_queen_is_stuck() {
        let fen = "4k3/8/8/4q3/8/8/5PPP/R4K2 w - - 0 1";
        assert!(shows(fen, "a1e1 e5e1 f1e1", Theme::Pin));
    }

    #[test]
    fn a_pinned_and_defended_knight_pays_nothing() {
        let fen = "r1bqkbnr/ppp2ppp/2np4/4p3/3P4/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4";
        assert!(!shows(fen, "f1b5 c8d7 b5c6", Theme::Pin));
    }

    #[test]
    fn a_loose_knight_that_could_run_pays() {
        let fen = "4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1";
        assert!(shows(fen, "f1b5 e8d7 b5c6", Theme::Pin));
    }

    #[test]
    fn a_pinned_pawn_may_not_take() {
        // The pawn g7 stands between its king and the bishop's diagonal.
        let fen = "7k/6pp/8/8/8/8/1B5Q/6K1 w - - 0 1";
        assert!(shows(fen, "h2h6 h8g8 h6g7", Theme::Pin));
        let without = "7k/6pp/8/8/8/8/7Q/6K1 w - - 0 1";
        assert!(!shows(without, "h2h6 g7h6 g1f1", Theme::Pin));
    }

    #[test]
    fn a_relative_pin_counts_too() {
        let fen = "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4";
        assert!(shows(fen, "c1g5 f8e7 g1f3", Theme::Pin));
        let blocked = "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4";
        assert!(!shows(blocked, "c1g5 e8g8 g1f3", Theme::Pin));
    }
}
