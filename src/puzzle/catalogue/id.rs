//! Puzzle ids: stable, unique, and independent of where a puzzle stands.

use sha2::{Digest, Sha256};

use crate::chess::{Position, fen};
use crate::puzzle::Kind;

/// No vowels (ids form no words), and none of the characters that are easily taken for others.
const ALPHABET: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";
/// 28^7 is 13 thousand million: two of ten thousand puzzles agree once in 270 sets, and the
/// reader then says so.
const LENGTH: usize = 7;

/// The id of a puzzle: what it asks for (`m1`, `m2`, `m3`, `f`, `s`) and a hash of that and the
/// position: pieces, side to move, castling and en-passant rights. Move counters do not matter.
pub fn id(kind: Kind, moves: u8, position: &Position) -> String {
    let asks = match kind {
        Kind::Mate => format!("m{moves}"),
        Kind::Fork => "f".to_owned(),
        Kind::Skewer => "s".to_owned(),
        Kind::Tactic => "t".to_owned(),
    };
    let fen = fen::format(position);
    let position: Vec<&str> = fen.split(' ').take(4).collect();
    let hash = Sha256::digest(format!("{asks} {}", position.join(" ")));
    let mut number = hash[..8]
        .iter()
        .fold(0u64, |number, &byte| (number << 8) | u64::from(byte));
    let mut id = format!("{asks}-");
    for _ in 0..LENGTH {
        let digit = usize::try_from(number % 28).expect("below 28");
        id.push(char::from(ALPHABET[digit]));
        number /= 28;
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_fixed_for_ever_and_ignores_the_move_counters() {
        let early = fen::parse("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
        let late = fen::parse("6k1/5ppp/8/8/8/8/8/R5K1 w - - 12 60").unwrap();
        assert_eq!(id(Kind::Mate, 1, &early), "m1-bc598pq");
        assert_eq!(id(Kind::Mate, 1, &early), id(Kind::Mate, 1, &late));
    }

    #[test]
    fn kind_moves_and_side_to_move_make_different_ids() {
        let white = fen::parse("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
        let black = fen::parse("4k3/8/8/8/8/8/8/R3K3 b - - 0 1").unwrap();
        let ids = [
            id(Kind::Mate, 1, &white),
            id(Kind::Mate, 2, &white),
            id(Kind::Fork, 2, &white),
            id(Kind::Skewer, 2, &white),
            id(Kind::Mate, 1, &black),
        ];
        let distinct: std::collections::HashSet<&String> = ids.iter().collect();
        assert_eq!(distinct.len(), ids.len());
    }
}
