//! What has been proved about positions of the mating side met before.
//!
//! Exact: an entry holds the whole position, so a hit is never another position with the same
//! hash. What is stored depends on nothing but the position, so an entry is true for every
//! number of moves and every line that led there. It is forgotten all the same when the next
//! call begins: else the nodes that a call needs, and so whether its budget holds, would depend
//! on what was asked before.

use super::node::Node;
use crate::chess::{Color, Role};

/// The position in four words: three bits for what stands on a square (7: a rook that may still
/// castle), and one for its colour. The colour bit of the en-passant square, which is empty, is
/// set. With the turn this tells positions apart exactly.
type Packed = [u64; 4];

#[derive(Debug, Clone, Copy)]
struct Entry {
    packed: Packed,
    /// The call that stored it; 0: none, the entry is empty.
    call: u32,
    /// Whether White is to move.
    white: bool,
    /// There is no mate within this many moves; 0: nothing known.
    none_within: u8,
    /// There is mate within this many moves; `u8::MAX`: nothing known.
    mate_within: u8,
}

const EMPTY: Entry = Entry {
    packed: [0; 4],
    call: 0,
    white: false,
    none_within: 0,
    mate_within: u8::MAX,
};

impl Entry {
    #[inline]
    fn holds(&self, slot: &Slot, call: u32) -> bool {
        self.call == call && self.white == slot.white && self.packed == slot.packed
    }
}

/// A fixed number of entries; a newer one takes an older one's place.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    /// The call that is running, 1 and up.
    call: u32,
}

/// The packed position and its place, computed once for a look-up and the store that follows.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot {
    packed: Packed,
    white: bool,
    index: usize,
}

impl Table {
    /// Room for 2^`bits` entries.
    pub fn new(bits: u32) -> Self {
        Self {
            entries: vec![EMPTY; 1 << bits],
            call: 1,
        }
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.call = self.call.checked_add(1).unwrap_or_else(|| {
            self.entries.fill(EMPTY);
            1
        });
    }

    pub fn slot(&self, node: &Node) -> Slot {
        let packed = pack(node);
        let white = node.turn.is_white();
        let hash = fold(packed[0] ^ u64::from(white), packed[1] ^ MIX[0])
            ^ fold(packed[2] ^ MIX[1], packed[3] ^ MIX[2]);
        let index = fold(hash, MIX[3]) as usize & (self.entries.len() - 1);
        Slot {
            packed,
            white,
            index,
        }
    }

    /// Whether the side to move mates within `moves`, if that is known.
    pub fn get(&self, slot: &Slot, moves: u8) -> Option<bool> {
        let entry = &self.entries[slot.index];
        if !entry.holds(slot, self.call) {
            return None;
        }
        // Mate within k is mate within every number above k; none within k, within every below.
        if entry.mate_within <= moves {
            Some(true)
        } else if entry.none_within >= moves {
            Some(false)
        } else {
            None
        }
    }

    /// Keeps a proved answer to the question of [`Table::get`].
    pub fn put(&mut self, slot: &Slot, moves: u8, mates: bool) {
        let entry = &mut self.entries[slot.index];
        if !entry.holds(slot, self.call) {
            *entry = Entry {
                packed: slot.packed,
                call: self.call,
                white: slot.white,
                ..EMPTY
            };
        }
        if mates {
            entry.mate_within = entry.mate_within.min(moves);
        } else {
            entry.none_within = entry.none_within.max(moves);
        }
    }
}

/// Odd words without structure (digits of π).
const MIX: [u64; 4] = [
    0x243f_6a88_85a3_08d3,
    0x1319_8a2e_0370_7345,
    0xa409_3822_299f_31d1,
    0x082e_fa98_ec4e_6c89,
];

/// Both halves of the product: every bit of the words reaches every bit of the index.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product as u64) ^ (product >> 64) as u64
}

fn pack(node: &Node) -> Packed {
    let role = |role| u64::from(node.by_role(role));
    let castling = u64::from(node.castling);
    let en_passant = node.en_passant.map_or(0, |square| 1 << square.to_u32());
    [
        role(Role::Pawn) | role(Role::Bishop) | role(Role::Queen) | castling,
        role(Role::Knight) | role(Role::Bishop) | role(Role::King) | castling,
        role(Role::Rook) | role(Role::Queen) | role(Role::King),
        u64::from(node.color(Color::White)) | en_passant,
    ]
}

#[cfg(test)]
mod tests;
