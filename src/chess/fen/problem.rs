//! The reasons why a FEN is refused.

use crate::chess::{CastlingSide, Color, Rank, Square};
use std::fmt;

/// Why a FEN is refused; all reasons found, in the order of the fields, never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenError {
    pub reasons: Vec<FenProblem>,
}

/// One reason. Texts are the reader's own, cut to forty characters.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenProblem {
    /// No text, or nothing but white space.
    Empty,
    /// Longer than any FEN: `characters` of at most [`FenProblem::MAX_CHARACTERS`].
    TooLong { characters: usize },
    /// Fewer than four fields; `found` of them, 1 to 3.
    TooFewFields { found: usize },
    /// More than six fields; `found` of them.
    TooManyFields { found: usize },
    /// The board has not eight ranks; `found` of them.
    RankCount { found: usize },
    /// A rank describes not eight squares but `squares`; `text` is the rank as written.
    RankLength {
        rank: Rank,
        squares: usize,
        text: String,
    },
    /// A character on a rank that is neither a piece letter nor a figure from 1 to 8.
    UnknownPiece { rank: Rank, letter: char },
    /// A side has no king.
    NoKing { color: Color },
    /// A side has `count` kings, 2 and up.
    SeveralKings { color: Color, count: usize },
    /// A side has `count` pieces, pawns and king included; 17 and up.
    TooManyPieces { color: Color, count: usize },
    /// A side has `count` pawns, 9 and up.
    TooManyPawns { color: Color, count: usize },
    /// Pawns of either colour on the first or eighth rank; sorted, never empty.
    PawnsOnEdgeRank { squares: Vec<Square> },
    /// The second field is neither `w` nor `b`.
    BadTurn { text: String },
    /// The two kings stand side by side.
    KingsTouch,
    /// The side that has just moved stands in check: its `king` is attacked from `by` (sorted,
    /// never empty).
    OpponentInCheck { king: Square, by: Vec<Square> },
    /// The third field is neither `-` nor some of `KQkq`, each once.
    BadCastling { text: String },
    /// A castling right, but the king is not on `home` (e1 or e8).
    CastlingKingNotHome {
        color: Color,
        side: CastlingSide,
        home: Square,
    },
    /// A castling right, but no own rook on `home` (a corner).
    CastlingRookNotHome {
        color: Color,
        side: CastlingSide,
        home: Square,
    },
    /// The fourth field is neither `-` nor a square.
    BadEnPassant { text: String },
    /// No pawn can just have passed over `square`.
    EnPassant {
        square: Square,
        why: EnPassantProblem,
    },
    /// The fifth field is no number of half-moves from 0 to 9999.
    BadHalfmoves { text: String },
    /// The sixth field is no move number from 0 to 9999.
    BadMoveNumber { text: String },
}

/// Why a square is no en-passant square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EnPassantProblem {
    /// It must be on the sixth rank with White to move, on the third with Black to move:
    /// `expected`.
    WrongRank { expected: Rank },
    /// No pawn of the side that has just moved on `pawn`, where the double step ends.
    NoPawn { pawn: Square },
    /// A piece stands on the square itself.
    Occupied,
    /// A piece stands on `from`, where the double step began.
    OriginOccupied { from: Square },
}

impl FenProblem {
    /// Longest text read as a FEN; the longest legal one has 90 characters or so.
    pub const MAX_CHARACTERS: usize = 120;
}

impl std::error::Error for FenError {}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, reason) in self.reasons.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            reason.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for FenProblem {
    /// `what; how to mend`, for the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenProblem::Empty => {
                f.write_str("there is no FEN; write board, side to move, castling and en passant")
            }
            FenProblem::TooLong { characters } => write!(
                f,
                "{characters} characters are more than a FEN has; give the FEN alone, of at most {}",
                FenProblem::MAX_CHARACTERS
            ),
            FenProblem::TooFewFields { found } => write!(
                f,
                "only {found} of the fields are there; write board, side to move, castling and en \
                 passant, parted by spaces"
            ),
            FenProblem::TooManyFields { found } => write!(
                f,
                "{found} fields are more than the six of a FEN; end after the move number"
            ),
            FenProblem::RankCount { found } => write!(
                f,
                "the board has {found} ranks; write eight, parted by /, from rank 8 down"
            ),
            FenProblem::RankLength {
                rank,
                squares,
                text,
            } => write!(
                f,
                "rank {} ({text}) has {squares} squares; make it eight",
                rank.char()
            ),
            FenProblem::UnknownPiece { rank, letter } => write!(
                f,
                "{letter:?} on rank {} is no piece; use KQRBNP, kqrbnp and the figures 1 to 8",
                rank.char()
            ),
            FenProblem::NoKing { color } => {
                write!(f, "{} has no king; give each side one", name(*color))
            }
            FenProblem::SeveralKings { color, count } => {
                write!(f, "{} has {count} kings; leave one", name(*color))
            }
            FenProblem::TooManyPieces { color, count } => write!(
                f,
                "{} has {count} pieces; leave sixteen at most",
                name(*color)
            ),
            FenProblem::TooManyPawns { color, count } => {
                write!(f, "{} has {count} pawns; leave eight at most", name(*color))
            }
            FenProblem::PawnsOnEdgeRank { squares } => write!(
                f,
                "a pawn cannot stand on the first or last rank ({}); move or promote it",
                list(squares)
            ),
            FenProblem::BadTurn { text } => {
                write!(f, "{text:?} is no side to move; write w or b")
            }
            FenProblem::KingsTouch => {
                f.write_str("the kings stand side by side; keep a square between them")
            }
            FenProblem::OpponentInCheck { king, by } => write!(
                f,
                "the king on {king} is in check from {} and the other side is to move; change the \
                 side to move or the pieces",
                list(by)
            ),
            FenProblem::BadCastling { text } => write!(
                f,
                "{text:?} is no castling field; write some of KQkq, each once, or -"
            ),
            FenProblem::CastlingKingNotHome { color, side, home } => write!(
                f,
                "the right {} needs a king on {home}; take {0} out of the castling field",
                right(*color, *side)
            ),
            FenProblem::CastlingRookNotHome { color, side, home } => write!(
                f,
                "the right {} needs a rook on {home}; take {0} out of the castling field",
                right(*color, *side)
            ),
            FenProblem::BadEnPassant { text } => write!(
                f,
                "{text:?} is no en-passant field; write the square passed over, or -"
            ),
            FenProblem::EnPassant { square, why } => {
                write!(f, "{square} is no en-passant square: {why}; write -")
            }
            FenProblem::BadHalfmoves { text } => write!(
                f,
                "{text:?} is no half-move clock; write a number from 0 to 9999"
            ),
            FenProblem::BadMoveNumber { text } => {
                write!(
                    f,
                    "{text:?} is no move number; write a number from 1 to 9999"
                )
            }
        }
    }
}

impl fmt::Display for EnPassantProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EnPassantProblem::WrongRank { expected } => write!(
                f,
                "with this side to move it would be on rank {}",
                expected.char()
            ),
            EnPassantProblem::NoPawn { pawn } => {
                write!(f, "no pawn that has just gone two squares on {pawn}")
            }
            EnPassantProblem::Occupied => f.write_str("a piece stands there"),
            EnPassantProblem::OriginOccupied { from } => {
                write!(f, "a piece stands on {from}, where the pawn came from")
            }
        }
    }
}

fn name(color: Color) -> &'static str {
    color.fold_wb("White", "Black")
}

fn right(color: Color, side: CastlingSide) -> char {
    match side {
        CastlingSide::KingSide => color.fold_wb('K', 'k'),
        CastlingSide::QueenSide => color.fold_wb('Q', 'q'),
    }
}

fn list(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}
