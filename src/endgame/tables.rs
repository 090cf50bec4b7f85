//! Both tables, and asking them.

use super::Worth;
use super::men::Three;
use super::pawn::PawnEnding;
use super::piece::PieceEnding;
use super::retro::Table;
use crate::chess::{Position, Role};
use std::sync::OnceLock;

/// The solved endings: 128 KiB for the rook, 192 KiB for the pawn.
#[derive(Debug)]
pub struct Tables {
    rook: Table,
    pawn: Table,
}

impl Tables {
    /// Solves both endings.
    pub fn build() -> Tables {
        let rook = Table::solve(&PieceEnding(Role::Rook));
        let pawn = Table::solve(&PawnEnding { rook: &rook });
        Tables { rook, pawn }
    }

    /// The tables that the whole program uses, built by whoever asks first; others wait for it.
    pub fn shared() -> &'static Tables {
        static TABLES: OnceLock<Tables> = OnceLock::new();
        TABLES.get_or_init(Tables::build)
    }

    /// Memory held, in bytes.
    pub fn bytes(&self) -> usize {
        self.rook.bytes() + self.pawn.bytes()
    }

    /// As [`super::probe`].
    pub fn probe(&self, position: &Position) -> Option<Worth> {
        let three = Three::of(position)?;
        let moves = match (three.role, three.strong_to_move) {
            (Role::Rook, true) => self.rook.strong_to_move::<PieceEnding>(three.men),
            (Role::Rook, false) => self.rook.weak_to_move::<PieceEnding>(three.men),
            (Role::Pawn, true) => self.pawn.strong_to_move::<PawnEnding>(three.men),
            (Role::Pawn, false) => self.pawn.weak_to_move::<PawnEnding>(three.men),
            _ => return None,
        };
        Some(match moves {
            None => Worth::Draw,
            Some(moves) if three.strong_to_move => Worth::Win { moves },
            Some(moves) => Worth::Loss { moves },
        })
    }
}
