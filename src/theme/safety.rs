//! Whether a piece stands safely, judged as one glances at a board.
//!
//! A glance looks at attackers and defenders, not at exchanges counted out and not at pins. That
//! is what people mean by a loose piece, and what the names of tactics in whole lines go by; the
//! line itself shows whether the gain is real.

use super::value;
use crate::chess::{Bitboard, Board, Color, Role, Square};

/// As [`value`], but the king is worth more than everything.
pub(super) fn rank(role: Role) -> u32 {
    match role {
        Role::King => 100,
        other => value(other),
    }
}

pub(super) fn attackers(board: &Board, square: Square, side: Color) -> Bitboard {
    board.attacks_to(square, side, board.occupied())
}

/// Whether nothing of its own side defends the piece on `square`, not even a line piece that
/// looks through an attacking line piece. An empty square is not loose.
pub(super) fn is_loose(board: &Board, square: Square) -> bool {
    let Some(piece) = board.piece_at(square) else {
        return false;
    };
    let through = attackers(board, square, !piece.color) & board.sliders();
    attackers(board, square, piece.color).is_empty()
        && through.into_iter().all(|attacker| {
            let occupied = board.occupied().without(attacker);
            board.attacks_to(square, piece.color, occupied).is_empty()
        })
}

/// Whether the piece on `square` is attacked and either loose or attacked by a lesser piece. A
/// king that attacks is no lesser piece.
pub(super) fn is_threatened(board: &Board, square: Square) -> bool {
    let Some(piece) = board.piece_at(square) else {
        return false;
    };
    let attackers = attackers(board, square, !piece.color);
    let by_lesser = attackers.into_iter().any(|attacker| {
        board
            .role_at(attacker)
            .is_some_and(|role| rank(role) < rank(piece.role))
    });
    attackers.any() && (by_lesser || is_loose(board, square))
}
