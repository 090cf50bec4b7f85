//! Plain exhaustive search: the oracle of the tests and the peer of the benchmark.
//!
//! It follows the definition word by word, on the rules room's own moves: no ordering, no
//! memory, and no short cut but one: a last move is played out only if it gives check.

use gaffel::chess::{Move, Position, Role, Rules, attacks, notation};

/// Whether the side to move forces mate within `moves`.
pub fn mates(position: &Position, moves: u8) -> bool {
    moves > 0
        && position
            .legal_moves()
            .into_iter()
            .filter(|&mv| moves > 1 || gives_check(position, mv))
            .any(|mv| is_mated(&after(position, mv), moves - 1))
}

/// Whether a legal move gives check; castling and en passant, which move or take a second man,
/// always count.
pub fn gives_check(position: &Position, mv: Move) -> bool {
    let (Move::Normal { from, to, .. }, board) = (mv, position.board()) else {
        return true;
    };
    let placed = mv.promotion().unwrap_or(mv.role()).of(position.turn());
    let king = board
        .king_of(!position.turn())
        .expect("both sides have a king");
    let occupied = board.occupied().without(from).with(to);
    let others = position.us().without(from);
    let queens = board.by_role(Role::Queen);
    attacks::attacks(to, placed, occupied).contains(king)
        || attacks::rook_attacks(king, occupied)
            .intersects((board.by_role(Role::Rook) | queens) & others)
        || attacks::bishop_attacks(king, occupied)
            .intersects((board.by_role(Role::Bishop) | queens) & others)
}

/// Whether the side to move is mated now, or after every reply within `moves` of the other side.
pub fn is_mated(position: &Position, moves: u8) -> bool {
    if moves == 0 {
        return position.is_checkmate();
    }
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.is_check();
    }
    replies
        .into_iter()
        .all(|reply| mates(&after(position, reply), moves))
}

/// Every first move that forces mate within `moves`, sorted by UCI text.
pub fn keys(position: &Position, moves: u8) -> Vec<Move> {
    let mut keys: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| moves > 0 && is_mated(&after(position, mv), moves - 1))
        .collect();
    keys.sort_by_cached_key(|&key| notation::uci(key));
    keys
}

pub fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}
