//! Which moves keep what there is, and which asks most of the other side.

use super::men::Three;
use super::{Worth, probe, worth_of};
use crate::chess::{GameOver, Move, Position, Role, Rules, notation, over};

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
/// - Drawn, with the rook or pawn: one that keeps the piece and the game going, also two moves
///   on if it can; of these, where some reply fails and the fewest hold; what has been on the
///   board counts as easier; then the king comes nearer.
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
            return (u8::from(!mv.is_capture()), false, 0, 0);
        }
        let after = after(position, mv);
        let seen = seen(&after);
        let ease = ease(&after) + 2 * seen;
        (cost(&after), seen >= 2, ease, way(&after))
    })
}

/// What has been given away in a drawn position with the bare king to move: 0 nothing, 1 the
/// piece with the next move, 2 the game by stalemate, 3 the piece.
fn cost(position: &Position) -> u8 {
    if over(position) == Some(GameOver::Stalemate) {
        return 2;
    }
    if falls(position) {
        return 3;
    }
    let falls_next = |reply| {
        let replied = after(position, reply);
        let mut moves = replied.legal_moves().into_iter();
        moves.all(|mv| falls(&after(&replied, mv)))
    };
    u8::from(best_moves(position).into_iter().any(falls_next))
}

/// Whether the bare king, to move, can take the piece, or there is none of these endings left.
fn falls(position: &Position) -> bool {
    Three::of(position).is_none_or(|three| {
        let ends = !matches!(three.role, Role::Rook | Role::Pawn);
        ends || three.men.weak_steps().contains(three.men.piece)
    })
}

/// How easy a drawn position is for the bare king to move: the number of replies that hold, or
/// more than a king ever has if all do.
fn ease(position: &Position) -> usize {
    const NOTHING_TO_FEAR: usize = 9;
    let holding = best_moves(position).len();
    if holding < position.legal_moves().len() {
        holding
    } else {
        NOTHING_TO_FEAR
    }
}

/// Steps of the strong king to the square before its piece: where it can do something.
fn way(position: &Position) -> u32 {
    Three::of(position).map_or(0, |three| {
        let piece = three.men.piece;
        let ahead = piece.offset(8).unwrap_or(piece);
        three.men.strong.distance(ahead)
    })
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}
