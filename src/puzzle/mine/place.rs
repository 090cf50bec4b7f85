//! The positions that puzzles are looked for in: those of the games and those just beside them.

use super::Game;
use super::natural::is_recapture;
use crate::chess::{Move, Position, Role, Rules};
use crate::theme;

/// How far from the games to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Positions of the game.
    Game,
    /// Also those one move beside it, after what the opponent might have played instead: for what
    /// games alone give too few of.
    Beside,
}

/// A position to look at.
pub(super) struct Place {
    pub position: Position,
    /// How many plies were played before it.
    pub ply: usize,
    /// The opponent's move before it.
    pub last: Option<Move>,
    pub source: String,
}

impl Place {
    /// The position before the move of index `ply`.
    pub fn of_game(game: &Game, ply: usize) -> Place {
        Place {
            position: game.plies[ply].0.clone(),
            ply,
            last: game.last_move(ply),
            source: game.source(ply),
        }
    }
}

/// The positions that other moves than the game's might have led to, instead of that of index
/// `ply`, 1 and up. `index` of the game only changes the order, so that not every game shows the
/// moves that are generated first.
pub(super) fn beside(game: &Game, index: usize, ply: usize) -> impl Iterator<Item = Place> {
    let (before, played) = &game.plies[ply - 1];
    let last = game.last_move(ply - 1);
    let mut moves: Vec<Move> = before
        .legal_moves()
        .into_iter()
        .filter(|mv| mv != played && is_plausible(before, last, *mv))
        .collect();
    let first = (index * 7 + ply) % moves.len().max(1);
    moves.rotate_left(first);
    moves.into_iter().map(move |mv| {
        let mut position = before.clone();
        position.play_unchecked(mv);
        Place {
            position,
            ply,
            last: Some(mv),
            source: format!("{}, after another reply", game.source(ply)),
        }
    })
}

/// Whether a person might play this: the king stays at home while queens are on, what has been
/// taken is taken back, promotions make queens.
fn is_plausible(position: &Position, last: Option<Move>, mv: Move) -> bool {
    let king_wanders = mv.role() == Role::King
        && !mv.is_castle()
        && !position.is_check()
        && !theme::is_endgame(position);
    let taken_back = |last: Move| {
        let legal = position.legal_moves();
        !last.is_capture() || !legal.iter().any(|&mv| is_recapture(Some(last), mv))
    };
    !king_wanders
        && mv.promotion().is_none_or(|role| role == Role::Queen)
        && (is_recapture(last, mv) || last.is_none_or(taken_back))
}
