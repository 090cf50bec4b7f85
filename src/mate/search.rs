//! The AND/OR search: some ply of the mating side, every reply of the other.

use super::BudgetSpent;
use super::node::{Node, Ply};
use super::table::Table;

/// 2^14 entries of 40 bytes: about what the second-level cache holds. Larger tables save few
/// nodes and cost more time, up to mate in five.
const TABLE_BITS: u32 = 14;

/// Ordering memory is kept for this many moves to go; deeper searches share the last place.
const LEVELS: usize = 8;

/// Proves "mate within n" or its absence. Answers are exact; a spent budget is an error, and
/// then nothing of the unfinished work is kept.
pub(super) struct Search {
    table: Table,
    pub limit_nodes: u64,
    pub nodes: u64,
    /// One stack for the plies of all open nodes; each node owns the part above its base.
    plies: Vec<Ply>,
    /// For each number of moves to go: the reply that last refuted, the ply that last mated.
    refuters: [Option<Ply>; LEVELS],
    maters: [Option<Ply>; LEVELS],
}

impl Search {
    pub fn new(limit_nodes: u64) -> Self {
        Self {
            table: Table::new(TABLE_BITS),
            limit_nodes,
            nodes: 0,
            plies: Vec::with_capacity(512),
            refuters: [None; LEVELS],
            maters: [None; LEVELS],
        }
    }

    /// Starts afresh: nothing that earlier calls left behind, not even the order of plies, may
    /// decide how many nodes this one needs.
    pub fn begin(&mut self) {
        self.nodes = 0;
        self.plies.clear();
        self.table.forget();
        self.refuters = [None; LEVELS];
        self.maters = [None; LEVELS];
    }

    fn visit(&mut self) -> Result<(), BudgetSpent> {
        self.nodes += 1;
        if self.nodes > self.limit_nodes {
            return Err(BudgetSpent);
        }
        Ok(())
    }

    /// Whether the side to move forces mate within `moves` (1 and up; none within 0).
    pub fn mates(&mut self, node: &Node, moves: u8) -> Result<bool, BudgetSpent> {
        self.visit()?;
        if moves == 0 {
            return Ok(false);
        }
        if moves == 1 {
            return self.mates_at_once(node);
        }
        let slot = self.table.slot(node);
        if let Some(known) = self.table.get(&slot, moves) {
            return Ok(known);
        }
        let found = self.mates_at_once(node)? || self.mates_later(node, moves)?;
        self.table.put(&slot, moves, found);
        Ok(found)
    }

    fn mates_at_once(&mut self, node: &Node) -> Result<bool, BudgetSpent> {
        let found = node.mating_ply(self.maters[1], &mut self.plies, &mut self.nodes);
        if found.is_some() {
            self.maters[1] = found;
        }
        Ok(found.is_some())
    }

    /// Two moves or more to go, and no mate at once: checks first, then quiet plies.
    fn mates_later(&mut self, node: &Node, moves: u8) -> Result<bool, BudgetSpent> {
        let level = usize::from(moves).min(LEVELS - 1);
        let base = self.plies.len();
        node.legal_plies(&mut self.plies);
        node.checks_to_front(&mut self.plies[base..]);
        if let Some(first) = self.maters[level] {
            to_front(&mut self.plies[base..], first);
        }
        let end = self.plies.len();
        let mut found = false;
        for index in base..end {
            let ply = self.plies[index];
            if self.is_mated(&node.play(ply), moves - 1)? {
                self.maters[level] = Some(ply);
                found = true;
                break;
            }
        }
        self.plies.truncate(base);
        Ok(found)
    }

    /// Whether the side to move is mated, at the latest by the `moves`-th further move of the
    /// other side, whatever it replies. Stalemate is not mate.
    pub fn is_mated(&mut self, node: &Node, moves: u8) -> Result<bool, BudgetSpent> {
        self.visit()?;
        if moves == 0 {
            return Ok(node.is_mate());
        }
        let level = usize::from(moves).min(LEVELS - 1);
        let killer = self.refuters[level];
        let mut tried = None;
        if let Some(reply) = killer
            && let Some(next) = node.play_if_legal(reply)
        {
            if !self.mates(&next, moves)? {
                return Ok(false);
            }
            tried = killer;
        }
        self.every_reply_loses(node, moves, level, tried)
    }

    /// `tried`: a reply that is known to lose already.
    fn every_reply_loses(
        &mut self,
        node: &Node,
        moves: u8,
        level: usize,
        tried: Option<Ply>,
    ) -> Result<bool, BudgetSpent> {
        let base = self.plies.len();
        node.legal_plies(&mut self.plies);
        let end = self.plies.len();
        // Without a reply it is mate or stalemate.
        let mut mated = end > base || node.checkers().any();
        for index in base..end {
            let reply = self.plies[index];
            if tried != Some(reply) && !self.mates(&node.play(reply), moves)? {
                self.refuters[level] = Some(reply);
                mated = false;
                break;
            }
        }
        self.plies.truncate(base);
        Ok(mated)
    }
}

/// Moves `first`, if it is among `plies`, before all, and keeps the order of the others.
fn to_front(plies: &mut [Ply], first: Ply) {
    if let Some(index) = plies.iter().position(|&ply| ply == first) {
        plies[..=index].rotate_right(1);
    }
}
