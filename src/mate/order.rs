//! The order in which plies are tried. It decides how soon a proof is found, never what it is.

use super::node::{Node, Ply};
use crate::chess::{Bitboard, Role, attacks};

impl Node {
    /// Moves the plies that can give check before the others, and returns how many they are.
    /// Promotions, castling and en passant count among them without looking.
    pub fn checks_to_front(&self, plies: &mut [Ply]) -> usize {
        let king = self.king(!self.turn);
        let occupied = self.occupied();
        let straight = attacks::rook_attacks(king, occupied);
        let diagonal = attacks::bishop_attacks(king, occupied);
        let openers = self.pinned(king, self.us(), self.turn);
        let checks = |ply: Ply| {
            let direct = match ply.placed {
                Role::Pawn => attacks::pawn_attacks(!self.turn, king),
                Role::Knight => attacks::knight_attacks(king),
                Role::Bishop => diagonal,
                Role::Rook => straight,
                Role::Queen => straight | diagonal,
                Role::King => Bitboard::EMPTY,
            };
            direct.contains(ply.to)
                || (openers.contains(ply.from) && !attacks::ray(king, ply.from).contains(ply.to))
                || ply.placed != ply.role
                || self.is_castling(ply)
                || self.is_en_passant(ply)
        };
        let mut front = 0;
        for index in 0..plies.len() {
            if checks(plies[index]) {
                plies.swap(front, index);
                front += 1;
            }
        }
        front
    }
}
