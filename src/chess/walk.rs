//! Boards without kings: how one piece moves alone while all others stand still.
//!
//! - Own pieces block; enemy pieces may be captured and are then gone; a king is never captured,
//!   so it blocks too.
//! - A pawn goes straight ahead to an empty square, two from its start rank, and diagonally only
//!   to capture. On the last rank it becomes a queen and walks on as one.
//! - A king never lands on an attacked square; other pieces only where the walk is `safe`. What
//!   is attacked is seen on the board after the move: the captured piece gone, lines open through
//!   the square that was left.
//! - Nobody's king is looked after: a walk has no check.

mod shortest;

pub use shortest::MOST_STATES;

use super::notation;
use super::{Bitboard, Board, Color, Piece, Position, Rank, Role, Rules, Square, attacks};

/// A piece on its way over a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walker {
    board: Board,
    square: Square,
    safe: bool,
}

/// Why a walk's move is impossible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WalkError {
    /// The text names no square; the reader's own, trimmed and cut to
    /// [`notation::MAX_CHARACTERS`].
    NotASquare(String),
    /// The text moves a piece from a square where the walking piece does not stand.
    NotThePiece { from: Square },
    /// It is the square that the piece stands on.
    StandsThere { on: Square },
    /// The piece does not move like that.
    NotItsWay { to: Square },
    /// Something stands in the way or on the square.
    Blocked { by: Square },
    /// A piece on `by` attacks the square.
    Attacked { by: Square },
}

impl Walker {
    /// The piece on `square`; `None` if there is none. `safe`: attacked squares are forbidden to
    /// it even if it is no king.
    pub fn new(board: &Board, square: Square, safe: bool) -> Option<Walker> {
        let piece = board.piece_at(square)?;
        let mut walker = Walker {
            board: board.clone(),
            square,
            safe,
        };
        walker.place(piece, square);
        Some(walker)
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where it stands.
    pub fn square(&self) -> Square {
        self.square
    }

    pub fn color(&self) -> Color {
        self.piece().color
    }

    /// Every square that it can go to.
    pub fn moves(&self) -> Bitboard {
        (self.reach() & !self.obstacles())
            .into_iter()
            .filter(|&to| self.attacker_after(to).is_none())
            .collect()
    }

    /// Goes to a square.
    ///
    /// # Errors
    /// Why it cannot; it stays where it is.
    pub fn go(&mut self, to: Square) -> Result<(), WalkError> {
        self.check(to)?;
        let piece = self.piece();
        self.board.discard_piece_at(self.square);
        self.square = to;
        self.place(piece, to);
        Ok(())
    }

    /// Reads the square to go to: alone, after the piece's letter, or after the square it comes
    /// from.
    ///
    /// # Errors
    /// [`WalkError::NotASquare`], [`WalkError::NotThePiece`].
    pub fn read(&self, text: &str) -> Result<Square, WalkError> {
        let (from, to) = notation::squares_named(text).ok_or_else(|| {
            WalkError::NotASquare(text.trim().chars().take(notation::MAX_CHARACTERS).collect())
        })?;
        match from {
            Some(from) if from != self.square => Err(WalkError::NotThePiece { from }),
            _ => Ok(to),
        }
    }

    fn check(&self, to: Square) -> Result<(), WalkError> {
        if to == self.square {
            return Err(WalkError::StandsThere { on: to });
        }
        if !self.reach().contains(to) {
            return Err(self
                .in_the_way(to)
                .map_or(WalkError::NotItsWay { to }, |by| WalkError::Blocked { by }));
        }
        if self.obstacles().contains(to) {
            return Err(WalkError::Blocked { by: to });
        }
        self.attacker_after(to)
            .map_or(Ok(()), |by| Err(WalkError::Attacked { by }))
    }

    fn piece(&self) -> Piece {
        self.board
            .piece_at(self.square)
            .expect("the walking piece is only ever moved")
    }

    /// Puts the piece down; a pawn on the last rank as a queen.
    fn place(&mut self, piece: Piece, square: Square) {
        let last = square.rank() == piece.color.relative_rank(Rank::Eighth);
        let arrived = if piece.role == Role::Pawn && last {
            piece.color.queen()
        } else {
            piece
        };
        self.board.set_piece_at(square, arrived);
    }

    /// Squares within its movement; own pieces and kings still among them.
    fn reach(&self) -> Bitboard {
        let piece = self.piece();
        let occupied = self.board.occupied();
        let attacked = attacks::attacks(self.square, piece, occupied);
        if piece.role != Role::Pawn {
            return attacked;
        }
        (attacked & self.board.by_color(!piece.color))
            | pawn_steps(self.square, piece.color, occupied)
    }

    /// What may not be landed on.
    fn obstacles(&self) -> Bitboard {
        self.board.by_color(self.color()) | self.board.kings()
    }

    /// The first piece that keeps it from a square that it would reach on an empty board.
    fn in_the_way(&self, to: Square) -> Option<Square> {
        let piece = self.piece();
        let free = match piece.role {
            Role::Pawn => pawn_steps(self.square, piece.color, Bitboard::EMPTY),
            _ => attacks::attacks(self.square, piece, Bitboard::EMPTY),
        };
        if !free.contains(to) {
            return None;
        }
        (attacks::between(self.square, to).with(to) & self.board.occupied())
            .into_iter()
            .min_by_key(|square| square.distance(self.square))
    }

    /// An enemy that attacks the square once the piece stands there, if that matters to it.
    fn attacker_after(&self, to: Square) -> Option<Square> {
        let piece = self.piece();
        if !self.safe && piece.role != Role::King {
            return None;
        }
        let mut after = self.board.clone();
        after.discard_piece_at(self.square);
        after.set_piece_at(to, piece);
        attackers_of(&after, to, !piece.color).first()
    }
}

/// One square ahead, two from the start rank, as far as the way is free.
fn pawn_steps(from: Square, color: Color, occupied: Bitboard) -> Bitboard {
    let ahead = |square: Square| {
        square
            .offset(color.fold_wb(8, -8))
            .filter(|&to| !occupied.contains(to))
    };
    let one = ahead(from);
    let two = one
        .filter(|_| from.rank() == color.relative_rank(Rank::Second))
        .and_then(ahead);
    one.into_iter().chain(two).collect()
}

/// Every square that the piece on `square` can move to; empty if there is none. In a real
/// position by its legal moves (castling to the king's own target), also for the side that is
/// not to move where passing the turn is possible; else by its movement alone.
pub fn moves_of(board: &Board, position: Option<&Position>, square: Square) -> Bitboard {
    let Some(piece) = board.piece_at(square) else {
        return Bitboard::EMPTY;
    };
    let position = position.and_then(|position| {
        if position.turn() == piece.color {
            Some(position.clone())
        } else {
            position.clone().swap_turn().ok()
        }
    });
    match position {
        Some(position) => position
            .legal_moves()
            .into_iter()
            .filter_map(notation::squares)
            .filter(|(from, _)| *from == square)
            .map(|(_, to)| to)
            .collect(),
        None => Walker::new(board, square, false).map_or(Bitboard::EMPTY, |walker| walker.moves()),
    }
}

/// Every square that the piece on `square` attacks, empty ones and own pieces that it guards
/// among them; empty if there is no piece.
pub fn attacks_of(board: &Board, square: Square) -> Bitboard {
    board.attacks_from(square)
}

/// The pieces of `side` that attack a square.
pub fn attackers_of(board: &Board, square: Square, side: Color) -> Bitboard {
    board.attacks_to(square, side, board.occupied())
}

#[cfg(test)]
mod tests;
