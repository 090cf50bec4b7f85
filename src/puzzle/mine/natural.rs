//! What makes a position look like one from a game worth a puzzle.

use super::Game;
use crate::chess::{Board, Color, Move, Role, Rules};
use crate::theme;

/// Before this ply openings are still being played.
const FIRST_PLY: usize = 16;
/// Kings and pawns included.
const FEWEST_PIECES: usize = 9;
/// The solver has a choice.
const FEWEST_MOVES: usize = 6;
/// Nobody needs a puzzle to win with more than this, in pawns.
const AHEAD: i32 = 6;
const BEHIND: i32 = -9;

/// Whether the position before the move of index `ply` looks natural and leaves the solver
/// something to find.
pub(super) fn is_natural(game: &Game, ply: usize) -> bool {
    let (position, _) = &game.plies[ply];
    let board = position.board();
    ply >= FIRST_PLY
        && board.occupied().count() >= FEWEST_PIECES
        && position.legal_moves().len() >= FEWEST_MOVES
        && (BEHIND..=AHEAD).contains(&theme::balance(board, position.turn()))
        && Color::ALL.iter().all(|&side| is_of_one_set(board, side))
}

/// Whether the pieces could all be from the start: no second queen, no third knight.
fn is_of_one_set(board: &Board, side: Color) -> bool {
    let count = |role: Role| (board.by_role(role) & board.by_color(side)).count();
    count(Role::Queen) <= 1
        && count(Role::Rook) <= 2
        && count(Role::Bishop) <= 2
        && count(Role::Knight) <= 2
}

/// Whether `mv` takes back where the opponent has just taken: the first thing anyone looks at.
pub(super) fn is_recapture(game: &Game, ply: usize, mv: Move) -> bool {
    ply.checked_sub(1)
        .and_then(|before| game.plies.get(before))
        .is_some_and(|(_, last)| last.is_capture() && mv.is_capture() && last.to() == mv.to())
}
