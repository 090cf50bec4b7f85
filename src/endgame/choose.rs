//! Which moves keep what there is, and which asks most of the other side.

use super::{Worth, probe, worth_of};
use crate::chess::{Move, Position, Rules, notation};

/// Every move that keeps what the position is worth to the side to move, sorted by UCI text (so
/// a queen comes before a rook): the quickest wins, the moves that hold the draw, or the longest
/// defences. Empty where [`probe`] gives nothing and when the game is over.
pub fn best_moves(position: &Position) -> Vec<Move> {
    let Some(worth) = probe(position) else {
        return Vec::new();
    };
    let mut best: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| worth_of(position, mv) == Some(worth))
        .collect();
    best.sort_by_cached_key(|&mv| notation::uci(mv));
    best
}

/// The move of an opponent who never errs and makes it hard. `seen`: how often a position has
/// been on the board already. `None` where [`best_moves`] is empty.
///
/// - Winning: the quickest win.
/// - Losing: the longest defence.
/// - Drawn, with the rook or pawn: one that keeps the piece and the game going; of these, where
///   some reply fails and the fewest hold; what has been on the board counts as easier.
/// - Drawn, with the bare king: takes the piece if it can, else any move that holds.
///
/// Ties go to the first by UCI text, so everyone sees the same line.
pub fn trickiest(position: &Position, seen: impl Fn(&Position) -> usize) -> Option<Move> {
    let best = best_moves(position);
    if probe(position)? != Worth::Draw {
        return best.first().copied();
    }
    let bare = position.us().count() == 1;
    best.into_iter().min_by_key(|&mv| {
        if bare {
            return (!mv.is_capture(), false, 0);
        }
        let mut after = position.clone();
        after.play_unchecked(mv);
        let seen = seen(&after);
        let (given_away, ease) = ease(&after);
        (given_away, seen >= 2, ease + 2 * seen)
    })
}

/// For the bare king to move in a drawn position: whether the game is over or the piece lost,
/// and how easy it is to hold: the number of replies that do, or more than a king ever has if
/// all do.
fn ease(position: &Position) -> (bool, usize) {
    const NOTHING_TO_FEAR: usize = 9;
    let replies = position.legal_moves();
    let holding = best_moves(position);
    let given_away = probe(position).is_none()
        || replies.is_empty()
        || replies.iter().any(|reply| reply.is_capture());
    let ease = if holding.len() < replies.len() {
        holding.len()
    } else {
        NOTHING_TO_FEAR
    };
    (given_away, ease)
}
