//! Piece letters: English, Nordic (K D T L S) and figurines.

use super::Role;

/// The letters a move is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letters {
    /// K Q R B N
    English,
    /// K D T L S, in Danish, Swedish and Norwegian
    Nordic,
    /// ♔ ♕ ♖ ♗ ♘
    Figurine,
}

impl Letters {
    /// The letter of a piece; a pawn has one only as a figurine (♙) and is never written in
    /// moves.
    pub fn letter(self, role: Role) -> Option<char> {
        let column = match self {
            Letters::English => 0,
            Letters::Nordic => 1,
            Letters::Figurine => 2,
        };
        TABLE
            .iter()
            .find(|(of, _)| *of == role)
            .and_then(|(_, letters)| letters[column])
    }
}

const TABLE: [(Role, [Option<char>; 3]); 6] = [
    (Role::King, [Some('K'), Some('K'), Some('♔')]),
    (Role::Queen, [Some('Q'), Some('D'), Some('♕')]),
    (Role::Rook, [Some('R'), Some('T'), Some('♖')]),
    (Role::Bishop, [Some('B'), Some('L'), Some('♗')]),
    (Role::Knight, [Some('N'), Some('S'), Some('♘')]),
    (Role::Pawn, [None, None, Some('♙')]),
];

/// Rewrites English SAN (`Nxf7+`, `e8=Q#`) in other letters (`Sxf7+`, `e8=D#`).
///
/// Only the capitals K Q R B N change, so a whole line with move numbers may be given too.
pub fn localise(san: &str, letters: Letters) -> String {
    san.chars()
        .map(|letter| {
            TABLE
                .iter()
                .find(|(_, of)| of[0] == Some(letter))
                .and_then(|(role, _)| letters.letter(*role))
                .unwrap_or(letter)
        })
        .collect()
}

/// English SAN with figurines, for boards and lists that need no language.
pub fn figurine(san: &str) -> String {
    localise(san, Letters::Figurine)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_has_its_letter() {
        assert_eq!(localise("Nxf7+", Letters::Nordic), "Sxf7+");
        assert_eq!(localise("bxa8=Q#", Letters::Nordic), "bxa8=D#");
        assert_eq!(localise("O-O-O", Letters::Nordic), "O-O-O");
        assert_eq!(
            localise("1. Ke2 Rb8 2. Bb5", Letters::Nordic),
            "1. Ke2 Tb8 2. Lb5"
        );
        assert_eq!(figurine("Nbd7"), "♘bd7");
        assert_eq!(Letters::Nordic.letter(Role::Queen), Some('D'));
        assert_eq!(Letters::Nordic.letter(Role::Pawn), None);
        assert_eq!(Letters::Figurine.letter(Role::Pawn), Some('♙'));
    }
}
