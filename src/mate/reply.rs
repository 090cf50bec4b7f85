//! Replies and keys in the fixed orders in which they are shown.

use super::BudgetSpent;
use super::node::{Node, Ply};
use super::search::Search;
use crate::chess::{Role, notation};
use std::cmp::Reverse;

impl Node {
    /// Every legal ply.
    pub fn plies(&self) -> Vec<Ply> {
        let mut plies = Vec::new();
        self.legal_plies(&mut plies);
        plies
    }

    /// Every legal ply, sorted by UCI text.
    fn plies_by_uci(&self) -> Vec<Ply> {
        let mut plies = self.plies();
        plies.sort_by_cached_key(|ply| notation::uci(ply.to_move(self)));
        plies
    }
}

impl Search {
    /// The moves that the side to move needs, if it mates within `max_moves`.
    pub fn distance(&mut self, node: &Node, max_moves: u8) -> Result<Option<u8>, BudgetSpent> {
        for moves in 1..=max_moves {
            if self.mates(node, moves)? {
                return Ok(Some(moves));
            }
        }
        Ok(None)
    }

    /// The same for the side that has just moved, its last move counted.
    pub fn distance_after(
        &mut self,
        node: &Node,
        max_moves: u8,
    ) -> Result<Option<u8>, BudgetSpent> {
        for further in 0..max_moves {
            if self.is_mated(node, further)? {
                return Ok(Some(further + 1));
            }
        }
        Ok(None)
    }

    /// The first ply by UCI text that mates within `moves`.
    pub fn first_key(&mut self, node: &Node, moves: u8) -> Result<Option<Ply>, BudgetSpent> {
        for ply in node.plies_by_uci() {
            if self.is_mated(&node.play(ply), moves - 1)? {
                return Ok(Some(ply));
            }
        }
        Ok(None)
    }

    /// See `Solver::longest_defence`.
    pub fn longest_defence(
        &mut self,
        node: &Node,
        max_moves: u8,
    ) -> Result<Option<(Ply, u8)>, BudgetSpent> {
        let mut longest: Option<(Ply, u8)> = None;
        for reply in node.plies_by_uci() {
            let moves = self
                .distance(&node.play(reply), max_moves)?
                .unwrap_or(max_moves.saturating_add(1));
            if longest.is_none_or(|(_, most)| moves > most) {
                longest = Some((reply, moves));
            }
        }
        Ok(longest)
    }
}

/// Every legal reply, in the order of `Solver::refutation`.
pub(super) fn most_telling_first(node: &Node) -> Vec<Ply> {
    let checkers = node.checkers();
    let mut replies = node.plies();
    replies.sort_by_cached_key(|&reply| {
        let next = node.play(reply);
        let captured = if node.is_en_passant(reply) {
            Some(Role::Pawn)
        } else {
            node.role_at(reply.to).filter(|_| !node.is_castling(reply))
        };
        let gives_check = next.checkers().any();
        (
            !(gives_check && next.is_mate()),
            !checkers.contains(reply.to),
            Reverse(captured.map_or(0, |role| role as u8)),
            !gives_check,
            reply.role != Role::King,
            notation::uci(reply.to_move(node)),
        )
    });
    replies
}
