//! What makes a position look like one from a game worth a puzzle.

use crate::chess::{Board, Color, Move, Position, Role, Rules};
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

/// Whether a position that comes after `ply` plies looks natural and leaves the solver something
/// to find.
pub(super) fn is_natural(position: &Position, ply: usize) -> bool {
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

/// Whether `mv` takes back where the opponent's `last` move has just taken: the first thing
/// anyone looks at.
pub(super) fn is_recapture(last: Option<Move>, mv: Move) -> bool {
    last.is_some_and(|last| last.is_capture() && mv.is_capture() && last.to() == mv.to())
}

/// Whether a move wins material or makes a queen that stays: then anyone plays it, mate or not.
pub(super) fn is_greedy(position: &Position, mv: Move) -> bool {
    let underpromotes = mv.promotion().is_some_and(|role| role != Role::Queen);
    !underpromotes && theme::profit(position, mv) >= theme::WORTH_WINNING
}
