//! Small endgames solved exactly: king and rook, king and pawn against a bare king.

/// What a position is worth with best play, to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// Moves of the winning side until mate or a safe promotion; at least 1.
    Win {
        moves: u32,
    },
    Draw,
    /// Moves of the winning side until it has won; 0 when mated.
    Loss {
        moves: u32,
    },
}
