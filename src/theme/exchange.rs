//! Counting material and exchanges on one square.
//!
//! An exchange is counted as a teacher does at the board: both sides take in turn on one square,
//! each with its cheapest piece, and either side stops when going on would cost. Captures that
//! leave the own king attacked do not count, so pinned pieces defend nothing. What happens on
//! other squares is left out; that is why a tactic also needs its line proved.

use super::value;
use crate::chess::{Board, Color, Move, Piece, Position, Rank, Role, Rules, Square};

/// Material of `side` less that of the other, in pawns.
pub fn balance(board: &Board, side: Color) -> i32 {
    board
        .iter()
        .map(|(_, piece)| {
            let worth = worth(piece.role);
            if piece.color == side { worth } else { -worth }
        })
        .sum()
}

/// What `side` wins, in pawns, by taking on `target` with whatever it likes, or 0 if it had
/// better not. An empty square or an own piece gives 0.
pub fn exchange_gain(board: &Board, target: Square, side: Color) -> i32 {
    match board.piece_at(target) {
        Some(piece) if piece.color != side && piece.role != Role::King => {}
        _ => return 0,
    }
    cheapest_capture(board, target, side).map_or(0, |(gain, after)| {
        (gain - exchange_gain(&after, target, !side)).max(0)
    })
}

/// What the piece on `from` wins, in pawns, by taking on `target` if both sides then take on
/// there as long as it pays; negative when it loses. `None`: it cannot take there, be it out of
/// reach or pinned, or the target is a king.
pub fn capture_gain(board: &Board, from: Square, target: Square) -> Option<i32> {
    let attacker = board.piece_at(from)?;
    let victim = board.piece_at(target)?;
    if victim.color == attacker.color
        || victim.role == Role::King
        || !board.attacks_from(from).contains(target)
    {
        return None;
    }
    let (gain, after) = capture(board, from, target)?;
    Some(gain - exchange_gain(&after, target, !attacker.color))
}

/// Material in pawns, seen from the side that has just moved, after the other side has made its
/// most profitable exchange, if it has one. In check only captures that end the check count.
pub fn settled_balance(position: &Position) -> i32 {
    let mover = !position.turn();
    let loss = position
        .legal_moves()
        .iter()
        .filter(|mv| mv.is_capture() || mv.is_promotion())
        .map(|&mv| profit(position, mv))
        .max()
        .unwrap_or(0)
        .max(0);
    balance(position.board(), mover) - loss
}

/// What a legal capture or promotion brings its side, in pawns, once exchanges on its square are
/// over; negative when it loses.
pub fn profit(position: &Position, mv: Move) -> i32 {
    let side = position.turn();
    let before = balance(position.board(), side);
    let mut after = position.clone();
    after.play_unchecked(mv);
    balance(after.board(), side) - before - exchange_gain(after.board(), mv.to(), !side)
}

fn worth(role: Role) -> i32 {
    i32::try_from(value(role)).expect("a piece is worth at most 9")
}

/// The capture of `target` by the cheapest piece of `side` that may: material taken (promotion
/// included) and the board after it. Equal pieces: the one on the lowest square.
fn cheapest_capture(board: &Board, target: Square, side: Color) -> Option<(i32, Board)> {
    let attackers = board.attacks_to(target, side, board.occupied());
    [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ]
    .into_iter()
    .flat_map(|role| attackers & board.by_role(role))
    .find_map(|from| capture(board, from, target))
}

/// Takes `target` with the piece on `from`; a pawn that reaches the last rank becomes a queen.
/// `None` if that leaves the own king attacked.
fn capture(board: &Board, from: Square, target: Square) -> Option<(i32, Board)> {
    let mut after = board.clone();
    let mut gain = worth(board.role_at(target)?);
    let mut attacker = after.remove_piece_at(from)?;
    if attacker.role == Role::Pawn && matches!(target.rank(), Rank::First | Rank::Eighth) {
        gain += worth(Role::Queen) - worth(Role::Pawn);
        attacker = Piece {
            color: attacker.color,
            role: Role::Queen,
        };
    }
    after.set_piece_at(target, attacker);
    let safe = after.king_of(attacker.color).is_none_or(|king| {
        after
            .attacks_to(king, !attacker.color, after.occupied())
            .is_empty()
    });
    safe.then_some((gain, after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::fen;

    fn board(text: &str) -> Board {
        fen::parse(text).unwrap().board().clone()
    }

    #[test]
    fn a_defended_piece_of_equal_worth_gains_nothing() {
        let board = board("4k3/3p4/4n3/8/3N4/8/8/4K3 w - - 0 1");
        assert_eq!(exchange_gain(&board, Square::E6, Color::White), 0);
        assert_eq!(capture_gain(&board, Square::D4, Square::E6), Some(0));
    }

    #[test]
    fn a_second_attacker_behind_the_first_takes_part() {
        // Rooks doubled against a knight that a rook defends: RxN, RxR, RxR wins a knight.
        let board = board("3rk3/8/8/3n4/8/8/3R4/3RK3 w - - 0 1");
        assert_eq!(exchange_gain(&board, Square::D5, Color::White), 3);
    }

    #[test]
    fn a_pinned_piece_defends_nothing() {
        // The pawn d7 would defend e6, but the bishop a4 pins it to the king.
        let board = board("4k3/3p4/4n3/8/B2N4/8/8/4K3 w - - 0 1");
        assert_eq!(exchange_gain(&board, Square::E6, Color::White), 3);
    }

    #[test]
    fn the_king_defends_only_where_nobody_else_attacks() {
        let alone = board("8/4k3/4n3/8/3N4/8/8/4K3 w - - 0 1");
        assert_eq!(exchange_gain(&alone, Square::E6, Color::White), 0);
        let backed = board("8/4k3/4n3/8/3N4/8/8/4R1K1 w - - 0 1");
        assert_eq!(exchange_gain(&backed, Square::E6, Color::White), 3);
    }

    #[test]
    fn a_pawn_that_takes_on_the_last_rank_also_promotes() {
        let board = board("n6k/1P6/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(capture_gain(&board, Square::B7, Square::A8), Some(11));
    }

    #[test]
    fn settling_takes_off_what_the_side_to_move_can_still_win() {
        let loose = fen::parse("4k3/8/8/3n4/8/8/3R4/4K3 b - - 0 1").unwrap();
        assert_eq!(settled_balance(&loose), 2);
        let hanging = fen::parse("4k3/8/8/8/1n6/3R4/8/4K3 b - - 0 1").unwrap();
        assert_eq!(settled_balance(&hanging), 2 - 5);
    }
}
