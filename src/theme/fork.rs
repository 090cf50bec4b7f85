//! The fork: one piece attacks two or more pieces at once, and one of them must fall.
//!
//! A move makes a fork when all of this holds on the board after it:
//! - the moved piece (after a promotion: the new piece) attacks two or more targets;
//! - a target is the king, or a piece that the forker wins at least [`WORTH_WINNING`] by taking,
//!   exchanges on that square counted out: worth clearly more than the forker, or not
//!   sufficiently defended;
//! - the opponent cannot win material by taking the forker.
//!
//! Edge cases, decided:
//! - Pawns are never targets, also when loose: a pawn is not worth the name.
//! - A target that could take the forker in an even trade is no target: queen against queen.
//! - A pinned forker threatens only what it may take along the pin; it still gives check.
//! - A king may fork (loose pieces only); castling never does.
//! - At least one target must be new: a piece that attacked them all before has made no fork.
//! - Attacks uncovered by the move belong to another piece and do not count.
//!
//! In a whole line it is judged at a glance: the moved piece is not threatened where it now stands
//! and attacks two or more of these: the king, pieces worth more than it, loose pieces that do not
//! attack it. Source: Lichess' theme "a move where the moved piece attacks two opponent pieces at
//! once", whose tagger goes by the same glance. It looks neither at forks by the king nor at the
//! line's last move; those are told apart as [`Beyond::ByKing`] and [`Beyond::LastMove`]. Whether
//! the attack is new is not asked: a queen that checks again forks again. A mate is no fork.

use super::line::Line;
use super::name::Theme;
use super::safety::{attackers, is_loose, is_threatened, rank};
use super::themes::{Beyond, Finding};
use super::{WORTH_WINNING, capture_gain, exchange_gain, value};
use crate::chess::{Board, Move, Position, Role, Rules, Square};

/// A fork: one piece attacks two or more targets at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fork {
    pub forker: Square,
    /// Attacked squares worth winning, sorted.
    pub targets: Vec<Square>,
}

/// The fork that `mv` makes, if any. `mv` must be legal in `before`.
pub fn fork(before: &Position, mv: Move) -> Option<Fork> {
    let from = mv.from()?;
    if mv.is_castle() {
        return None;
    }
    let forker = mv.to();
    let mut after = before.clone();
    after.play_unchecked(mv);
    let board = after.board();
    if exchange_gain(board, forker, after.turn()) > 0 {
        return None;
    }
    let victims = board.attacks_from(forker) & board.by_color(after.turn());
    let targets: Vec<Square> = victims
        .into_iter()
        .filter(|&square| is_target(board, forker, square))
        .collect();
    let old = before.board().attacks_from(from);
    let anything_new = mv.is_promotion() || targets.iter().any(|&square| !old.contains(square));
    (targets.len() >= 2 && anything_new).then_some(Fork { forker, targets })
}

fn is_target(board: &Board, forker: Square, square: Square) -> bool {
    match board.role_at(square) {
        Some(Role::King) => true,
        Some(Role::Pawn) | None => false,
        Some(role) => {
            let wins =
                capture_gain(board, forker, square).is_some_and(|gain| gain >= WORTH_WINNING);
            wins && !could_trade_itself(board, forker, square, role)
        }
    }
}

/// Whether the piece attacked could simply take the forker and be worth no more than it.
fn could_trade_itself(board: &Board, forker: Square, square: Square, role: Role) -> bool {
    board.role_at(forker).is_some_and(|own| {
        own != Role::King
            && value(role) <= value(own)
            && capture_gain(board, square, forker).is_some()
    })
}

/// The forks that a line shows, judged at a glance.
pub(super) fn in_line(line: &Line) -> Vec<Finding> {
    let last = line.last_own().map(|step| &step.after);
    line.own()
        .filter(|step| glance(step.after.board(), step.mv) && !step.after.is_checkmate())
        .map(|step| Finding {
            theme: Theme::Fork,
            beyond: if step.mv.role() == Role::King {
                Some(Beyond::ByKing)
            } else if last == Some(&step.after) {
                Some(Beyond::LastMove)
            } else {
                None
            },
        })
        .collect()
}

fn glance(board: &Board, mv: Move) -> bool {
    let forker = mv.to();
    let Some(piece) = board.piece_at(forker) else {
        return false;
    };
    let back = attackers(board, forker, !piece.color);
    let prey = board.attacks_from(forker) & board.by_color(!piece.color);
    let targets = prey.into_iter().filter(|&square| {
        board.role_at(square).is_some_and(|role| {
            let dearer = rank(role) > rank(piece.role);
            let free = is_loose(board, square) && !back.contains(square);
            role != Role::Pawn && (dearer || free)
        })
    });
    targets.count() >= 2 && !mv.is_castle() && !is_threatened(board, forker)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{fen, notation};
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    fn made_by(text: &str, uci: &str) -> Option<Vec<String>> {
        let position = fen::parse(text).unwrap();
        let mv = notation::parse_uci(&position, uci).unwrap();
        fork(&position, mv).map(|fork| fork.targets.iter().map(Square::to_string).collect())
    }

    fn targets(list: &[&str]) -> Option<Vec<String>> {
        Some(list.iter().map(|&square| square.to_owned()).collect())
    }

    #[test]
    fn a_knight_forks_king_and_rook() {
        let fen = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "d5c7"), targets(&["a8", "e8"]));
    }

    #[test]
    fn a_pawn_forks_two_defended_knights() {
        let fen = "4k3/8/2p1p3/3n1n2/8/4P3/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "e3e4"), targets(&["d5", "f5"]));
    }

    #[test]
    fn a_queen_forks_the_king_and_a_loose_rook() {
        let fen = "7k/8/8/r7/8/8/8/3QK3 w - - 0 1";
        assert_eq!(made_by(fen, "d1d8"), targets(&["a5", "h8"]));
        let defended = "7k/8/1p6/r7/8/8/8/3QK3 w - - 0 1";
        assert_eq!(made_by(defended, "d1d8"), None);
    }

    #[test]
    fn a_king_forks_two_loose_pieces() {
        let fen = "7k/8/2n1n3/8/4K3/8/8/8 w - - 0 1";
        assert_eq!(made_by(fen, "e4d5"), targets(&["c6", "e6"]));
        let defended = "7k/3p4/2n1n3/8/4K3/8/8/8 w - - 0 1";
        assert_eq!(made_by(defended, "e4d5"), None);
    }

    #[test]
    fn a_promoted_knight_forks() {
        let fen = "8/2q1P1k1/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "e7e8n"), targets(&["c7", "g7"]));
    }

    #[test]
    fn a_forker_that_can_be_taken_forks_nothing() {
        let fen = "r3k3/1b6/8/8/1N6/8/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "b4c6"), None);
        let fen = "r3kb2/3b4/8/3N4/8/8/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "d5c7"), targets(&["a8", "e8"]));
        let fen = "r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "d5c7"), None);
    }

    #[test]
    fn one_target_is_no_fork() {
        let fen = "4k2r/8/8/3N4/8/8/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "d5c7"), None);
    }

    #[test]
    fn defended_pieces_of_equal_worth_are_no_targets() {
        let fen = "6k1/1p1p4/2n1n3/8/8/3N4/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "d3e5"), None);
    }

    #[test]
    fn pawns_are_no_targets() {
        let fen = "6k1/8/p1p5/8/8/2N5/8/4K3 w - - 0 1";
        assert_eq!(made_by(fen, "c3a4"), None);
        let fen = "4k3/8/2p1p3/8/8/8/4R3/3K4 w - - 0 1";
        assert_eq!(made_by(fen, "e2e5"), None);
    }

    #[test]
    fn an_even_trade_offered_is_no_target() {
        // The queen attacks the loose queen and the king; the queens simply come off.
        let fen = "7k/8/8/8/q7/8/8/3QK3 w - - 0 1";
        assert_eq!(made_by(fen, "d1d4"), None);
    }

    #[test]
    fn a_pinned_forker_threatens_only_along_the_pin() {
        // The knight cannot move into a pin and keep its threats: c7 pinned by a rook on c8.
        let fen = "2r4k/8/r3q3/3N4/8/2K5/8/8 w - - 0 1";
        assert_eq!(made_by(fen, "d5c7"), None);
        let free = "7k/8/r3q3/3N4/8/2K5/8/8 w - - 0 1";
        assert_eq!(made_by(free, "d5c7"), targets(&["a6", "e6"]));
    }

    #[test]
    fn targets_attacked_before_the_move_are_no_new_fork() {
        let fen = "7k/8/8/n2Q2n1/8/8/8/1K6 w - - 0 1";
        assert_eq!(made_by(fen, "d5c5"), None);
        let fen = "7k/8/8/n5n1/8/8/2Q5/1K6 w - - 0 1";
        assert_eq!(made_by(fen, "c2c5"), targets(&["a5", "g5"]));
    }

    #[test]
    fn a_discovered_attack_is_not_the_moved_piece_s_fork() {
        // The knight moves away with no threat of its own; the rook behind attacks king and no more.
        let fen = "4k3/8/8/8/4N3/8/8/r3R1K1 w - - 0 1";
        assert_eq!(made_by(fen, "e4c3"), None);
    }

    #[test]
    fn castling_is_no_fork() {
        let fen = "5k2/8/8/8/8/8/8/3nK2R w K - 0 1";
        assert_eq!(made_by(fen, "e1g1"), None);
    }

    #[test]
    fn in_a_line_a_fork_is_judged_at_a_glance() {
        let fen = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
        assert!(shows(fen, "d5c7 e8d7 c7a8", Theme::Fork));
        // The queen could take the forker.
        let fen = "r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1";
        assert!(!shows(fen, "d5c7 d8c7 e1e2", Theme::Fork));
        // Two knights that pawns defend are no targets of a knight.
        let fen = "6k1/1p1p4/2n1n3/8/8/3N4/8/4K3 w - - 0 1";
        assert!(!shows(fen, "d3e5 c6e5 e1e2", Theme::Fork));
        // Of the loose ones, one that could take the forker is not counted.
        let fen = "6k1/8/2n1n3/8/8/3N4/8/4K3 w - - 0 1";
        assert!(!shows(fen, "d3e5 c6e5 e1e2", Theme::Fork));
    }
}
