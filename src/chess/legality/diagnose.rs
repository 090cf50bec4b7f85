//! Finding the reason.

use super::IllegalReason as Why;
use crate::chess::{
    Bitboard, Board, CastlingSide, Color, File, Piece, Position, Rank, Role, Rules, Square,
    attacks, outcome,
};

/// A move as far as its text describes it.
#[derive(Debug, Clone, Copy)]
pub(in crate::chess) struct Wanted {
    /// `None` when only squares are given.
    pub role: Option<Role>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    /// A capture sign was written.
    pub takes: bool,
    pub to: Square,
}

/// Why no legal move fits.
pub(in crate::chess) fn why(position: &Position, wanted: &Wanted) -> Why {
    if let Some(how) = outcome::over(position)
        && position.legal_moves().is_empty()
    {
        return Why::GameOver(how);
    }
    let from = match (wanted.file, wanted.rank) {
        (Some(file), Some(rank)) => Some(Square::from_coords(file, rank)),
        _ => None,
    };
    match (wanted.role, from) {
        (None, Some(from)) => why_from(position, from, wanted.to),
        (role, _) => why_piece(position, role.unwrap_or(Role::Pawn), wanted),
    }
}

/// Why the piece on `from` cannot go to `to`.
fn why_from(position: &Position, from: Square, to: Square) -> Why {
    let board = position.board();
    let turn = position.turn();
    let Some(piece) = board.piece_at(from) else {
        return Why::EmptySquare { from };
    };
    if piece.color != turn {
        return Why::NotYourPiece { from };
    }
    if from == to {
        return Why::NoMove { from };
    }
    // No piece can ever reach the enemy king, as its side has met every check before; who tries
    // has the rule to learn and not how the piece moves.
    if board.piece_at(to) == Some((!turn).king()) {
        return Why::KingNeverCaptured { to };
    }
    if let Some(side) = meant_castling(board, piece, from, to) {
        return why_no_castling(position, side);
    }
    if let Some(fault) = geometry(position, piece, from, to) {
        return fault;
    }
    if position.us().contains(to) {
        return Why::OwnPieceThere { to };
    }
    safety(position, piece, from, to)
}

/// The king's two squares sideways from home, or onto the own rook in its corner.
fn meant_castling(board: &Board, piece: Piece, from: Square, to: Square) -> Option<CastlingSide> {
    let home = Square::from_coords(File::E, piece.color.backrank());
    if piece.role != Role::King || from != home || to.rank() != home.rank() {
        return None;
    }
    let own_rook = board.piece_at(to) == Some(piece.color.rook());
    match to.file() {
        File::G => Some(CastlingSide::KingSide),
        File::H if own_rook => Some(CastlingSide::KingSide),
        File::C => Some(CastlingSide::QueenSide),
        File::A if own_rook => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// How the piece moves and what is in its way; own pieces on the target and the king's safety
/// apart.
fn geometry(position: &Position, piece: Piece, from: Square, to: Square) -> Option<Why> {
    let role = piece.role;
    if role == Role::Pawn {
        return pawn_geometry(position, piece.color, from, to);
    }
    let board = position.board();
    if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
        return Some(Why::NotItsMove { role, from, to });
    }
    nearest(board, from, to).map(|by| Why::Blocked { by })
}

/// The first piece between two squares, seen from `from`.
fn nearest(board: &Board, from: Square, to: Square) -> Option<Square> {
    (attacks::between(from, to) & board.occupied())
        .into_iter()
        .min_by_key(|square| square.distance(from))
}

fn pawn_geometry(position: &Position, color: Color, from: Square, to: Square) -> Option<Why> {
    let role = Role::Pawn;
    let board = position.board();
    let ahead = i32::from(to.rank()) - i32::from(from.rank());
    let ahead = color.fold_wb(ahead, -ahead);
    let aside = from.file().distance(to.file());
    match (ahead, aside) {
        (..=-1, 0 | 1) => Some(Why::PawnBackwards { from, to }),
        (1, 0) => board
            .occupied()
            .contains(to)
            .then_some(Why::PawnBlocked { by: to }),
        (2, 0) if from.rank() != color.relative_rank(Rank::Second) => {
            Some(Why::PawnDoubleStep { from })
        }
        (2, 0) => (attacks::between(from, to).with(to) & board.occupied())
            .into_iter()
            .min_by_key(|square| square.distance(from))
            .map(|by| Why::PawnBlocked { by }),
        (1, 1) => match board.piece_at(to) {
            Some(_) => None,
            None if position.maybe_ep_square() == Some(to) => None,
            None => {
                let beside = Square::from_coords(to.file(), from.rank());
                let passed = from.rank() == color.relative_rank(Rank::Fifth)
                    && board.piece_at(beside) == Some((!color).pawn());
                Some(if passed {
                    Why::EnPassantNotPossible { to }
                } else {
                    Why::PawnNothingToCapture { to }
                })
            }
        },
        _ => Some(Why::NotItsMove { role, from, to }),
    }
}

/// What is left when the piece could go there but for its king.
fn safety(position: &Position, piece: Piece, from: Square, to: Square) -> Why {
    let board = position.board();
    if piece.role == Role::King {
        let next_to_king = board
            .king_of(!piece.color)
            .is_some_and(|king| attacks::king_attacks(king).contains(to));
        return if next_to_king {
            Why::KingNextToKing { to }
        } else {
            Why::KingIntoCheck { to }
        };
    }
    let checkers = position.checkers();
    if checkers.more_than_one() {
        return Why::DoubleCheck;
    }
    match (checkers.first(), position.our(Role::King).first()) {
        (Some(by), Some(king)) if !meets(by, king, piece, from, to) => Why::StaysInCheck { by },
        _ => Why::ExposesKing { from },
    }
}

/// Whether the move captures the piece that gives check or stands in its way.
fn meets(checker: Square, king: Square, piece: Piece, from: Square, to: Square) -> bool {
    let passed_pawn = Square::from_coords(to.file(), from.rank());
    to == checker
        || attacks::between(king, checker).contains(to)
        || (piece.role == Role::Pawn && from.file() != to.file() && passed_pawn == checker)
}

/// Why none of the pieces of a kind can go there.
fn why_piece(position: &Position, role: Role, wanted: &Wanted) -> Why {
    let all = position.our(role);
    if all.is_empty() {
        return Why::NoSuchPiece { role };
    }
    let (file, rank, to) = (wanted.file, wanted.rank, wanted.to);
    let there = all
        & file.map_or(Bitboard::FULL, Bitboard::from_file)
        & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    if there.is_empty() {
        return Why::NoneThere { role, file, rank };
    }
    if role == Role::Pawn && file.is_none() && !wanted.takes {
        return why_pawn_push(position, there, to);
    }
    let there = if role == Role::Pawn && file.is_none() {
        there & !Bitboard::from_file(to.file())
    } else {
        there
    };
    let explicit = file.is_some() && rank.is_some();
    let reasons = there.into_iter().map(|from| {
        let rook_there = position.board().piece_at(to) == Some(position.turn().rook());
        match role {
            // `Kh1` onto the own rook is no castling unless the king's square is written too.
            Role::King if rook_there && !explicit => Why::OwnPieceThere { to },
            _ => why_from(position, from, to),
        }
    });
    // With several pieces the reason of the one that comes nearest to a legal move is told.
    match reasons.reduce(nearer) {
        Some(reason) if nearness(&reason) > 0 || !there.more_than_one() => reason,
        _ => Why::NoneReaches { role, to },
    }
}

/// Of two reasons the one nearer to a legal move; the first of equals.
pub(in crate::chess) fn nearer(one: Why, other: Why) -> Why {
    if nearness(&other) > nearness(&one) {
        other
    } else {
        one
    }
}

/// How near a reason is to a legal move.
fn nearness(reason: &Why) -> u8 {
    match reason {
        Why::NoSuchPiece { .. }
        | Why::NoneThere { .. }
        | Why::NoneReaches { .. }
        | Why::NotItsMove { .. }
        | Why::PawnBackwards { .. }
        | Why::NoMove { .. } => 0,
        Why::PawnDoubleStep { .. } => 1,
        Why::Blocked { .. } | Why::PawnBlocked { .. } | Why::PawnNothingToCapture { .. } => 2,
        Why::OwnPieceThere { .. } => 3,
        _ => 4,
    }
}

/// `e4`: the pawn meant is the nearest behind the square on its file.
fn why_pawn_push(position: &Position, pawns: Bitboard, to: Square) -> Why {
    let ahead_of = |pawn: Square| match position.turn() {
        Color::White => pawn.rank() < to.rank(),
        Color::Black => pawn.rank() > to.rank(),
    };
    (pawns & to.file())
        .into_iter()
        .filter(|pawn| ahead_of(*pawn))
        .min_by_key(|pawn| pawn.distance(to))
        .map_or(
            Why::NoneReaches {
                role: Role::Pawn,
                to,
            },
            |from| why_from(position, from, to),
        )
}

/// Why castling on that side is not legal.
pub(in crate::chess) fn why_no_castling(position: &Position, side: CastlingSide) -> Why {
    if let Some(how) = outcome::over(position)
        && position.legal_moves().is_empty()
    {
        return Why::GameOver(how);
    }
    let turn = position.turn();
    let board = position.board();
    let (Some(king), Some(rook)) = (
        position.our(Role::King).first(),
        position.castles().rook(turn, side),
    ) else {
        return Why::CastlingNoRight { side };
    };
    if let Some(by) = nearest(board, king, rook) {
        return Why::CastlingBlocked { by };
    }
    if position.is_check() {
        return Why::CastlingOutOfCheck;
    }
    let attacked = |square: Square| board.attacks_to(square, !turn, board.occupied()).any();
    let to = side.king_to(turn);
    match attacks::between(king, to)
        .into_iter()
        .find(|square| attacked(*square))
    {
        Some(square) => Why::CastlingThroughCheck { square },
        None => Why::CastlingIntoCheck { square: to },
    }
}
