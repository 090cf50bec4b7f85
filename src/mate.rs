//! The mate verifier: does the side to move force mate within N moves?
//!
//! Exhaustive and exact. Judges from the position alone: castling and en-passant rights as they
//! stand, no history, the fifty-move rule and repetition ignored. A spent node budget gives
//! `Unknown`, never "no mate".

mod generate;
mod node;
mod one;
mod order;
mod reply;
mod search;
mod table;

use crate::chess::{Move, Position, Rules, notation};
use node::{Node, Ply};
use search::Search;

/// What a search has proved about "mate within N".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Forced mate; `moves` is the shortest, counted in moves of the mating side, 1 and up.
    Mate { moves: u8 },
    /// Exhaustively: no forced mate within the moves asked for.
    NoMate,
    /// The node budget was spent before either was proved.
    Unknown,
}

/// The node budget was spent before the answer was proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the node limit was reached before the answer was proved")]
pub struct BudgetSpent;

/// What holds a move back from mating.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refutation {
    /// The opponent's move after which there is no mate in the moves left: the most telling one
    /// by a fixed order, so everyone sees the same.
    Reply(Move),
    /// The game is over without mate (stalemate, dead position): nothing to reply.
    GameOver,
    /// Nothing refutes it: the move mates in time.
    None,
    /// The node budget was spent before a reply was proved to refute it.
    Unknown,
}

/// A reusable searcher: owns its transposition table (under a megabyte). One per thread.
///
/// What a call answers, and the nodes it needs, depend on position, question and limit alone,
/// never on what this solver was asked before.
pub struct Solver {
    search: Search,
}

impl Solver {
    /// `limit_nodes`: positions visited per call of a method, before it gives `Unknown`. It may
    /// be overrun by the checks of one position.
    pub fn new(limit_nodes: u64) -> Self {
        Self {
            search: Search::new(limit_nodes),
        }
    }

    /// Sets the node limit of the calls to come.
    pub fn set_limit(&mut self, limit_nodes: u64) {
        self.search.limit_nodes = limit_nodes;
    }

    /// Positions visited by the last call.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// The shortest mate of the side to move, 1 ≤ n ≤ `max_moves`.
    pub fn shortest_mate(&mut self, position: &Position, max_moves: u8) -> Verdict {
        self.search.begin();
        verdict(self.search.distance(&Node::from(position), max_moves))
    }

    /// The shortest mate that `mv` forces, counting `mv` itself as move 1. `NoMate` too if `mv`
    /// is not legal.
    pub fn judge_move(&mut self, position: &Position, mv: Move, max_moves: u8) -> Verdict {
        self.search.begin();
        let Some(ply) = Ply::from_move(mv).filter(|_| position.is_legal(mv)) else {
            return Verdict::NoMate;
        };
        let after = Node::from(position).play(ply);
        verdict(self.search.distance_after(&after, max_moves))
    }

    /// Every move that forces mate within `moves`, sorted by UCI text.
    ///
    /// # Errors
    /// The budget was spent: no partial list is given.
    pub fn keys(&mut self, position: &Position, moves: u8) -> Result<Vec<Move>, BudgetSpent> {
        self.search.begin();
        let node = Node::from(position);
        let mut plies = node.plies();
        let checks = node.checks_to_front(&mut plies);
        match moves {
            0 => plies.clear(),
            // Only a check mates at once.
            1 => plies.truncate(checks),
            _ => {}
        }
        let mut keys = Vec::new();
        for ply in plies {
            if self.search.is_mated(&node.play(ply), moves - 1)? {
                keys.push(ply.to_move(&node));
            }
        }
        keys.sort_by_cached_key(|&key| notation::uci(key));
        Ok(keys)
    }

    /// The reply of the side to move (being mated) that holds out longest, and how many moves
    /// the mating side then needs; ties by the smallest UCI text. `None`: no legal reply.
    /// `max_moves`: the moves the mating side has; every reply must lose within it. One that
    /// does not counts as `max_moves + 1`.
    ///
    /// # Errors
    /// The budget was spent.
    pub fn longest_defence(
        &mut self,
        after_key: &Position,
        max_moves: u8,
    ) -> Result<Option<(Move, u8)>, BudgetSpent> {
        self.search.begin();
        let node = Node::from(after_key);
        let longest = self.search.longest_defence(&node, max_moves)?;
        Ok(longest.map(|(reply, moves)| (reply.to_move(&node), moves)))
    }

    /// Shortest mate against longest defence, from `position` to mate, both sides' moves; the
    /// mating side takes its fastest move, ties by UCI text. `None`: no mate within `moves`.
    ///
    /// # Errors
    /// The budget was spent.
    pub fn main_line(
        &mut self,
        position: &Position,
        moves: u8,
    ) -> Result<Option<Vec<Move>>, BudgetSpent> {
        self.search.begin();
        let mut node = Node::from(position);
        let Some(mut left) = self.search.distance(&node, moves)? else {
            return Ok(None);
        };
        let mut line = Vec::new();
        while let Some(key) = self.search.first_key(&node, left)? {
            line.push(key.to_move(&node));
            node = node.play(key);
            let Some((reply, needed)) = self.search.longest_defence(&node, left - 1)? else {
                break;
            };
            line.push(reply.to_move(&node));
            node = node.play(reply);
            left = needed;
        }
        Ok(Some(line))
    }

    /// What answers `after_move` (opponent to move) if the other side has `moves_left` more
    /// moves to mate in (0 and up).
    ///
    /// Of the replies that refute, the one given is the first by this order: it mates; it takes
    /// a piece that gives check; it takes the most valuable piece; it gives check; the king
    /// steps away; the smallest UCI text.
    pub fn refutation(&mut self, after_move: &Position, moves_left: u8) -> Refutation {
        self.search.begin();
        let node = Node::from(after_move);
        let replies = reply::most_telling_first(&node);
        let in_check = node.checkers().any();
        if (replies.is_empty() && !in_check) || after_move.is_insufficient_material() {
            return Refutation::GameOver;
        }
        for reply in replies {
            match self.search.mates(&node.play(reply), moves_left) {
                Ok(true) => {}
                Ok(false) => return Refutation::Reply(reply.to_move(&node)),
                Err(BudgetSpent) => return Refutation::Unknown,
            }
        }
        Refutation::None
    }
}

fn verdict(distance: Result<Option<u8>, BudgetSpent>) -> Verdict {
    match distance {
        Ok(Some(moves)) => Verdict::Mate { moves },
        Ok(None) => Verdict::NoMate,
        Err(BudgetSpent) => Verdict::Unknown,
    }
}

#[cfg(test)]
mod tests;
