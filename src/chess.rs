//! The rules of chess: positions, moves and their notation.
//!
//! The only room that names `shakmaty`; everything else says `crate::chess`. It judges nothing
//! about puzzles and speaks no human language but the English of the command line: faults are
//! enums that `i18n` puts into words.

pub mod fen;
pub mod legality;
pub mod letters;
pub mod notation;
pub mod outcome;
pub mod walk;

pub use fen::{EnPassantProblem, FenError, FenProblem};
pub use legality::IllegalReason;
pub use letters::Letters;
pub use notation::MoveError;
pub use outcome::{GameOver, gives_check, over};
pub use shakmaty::{
    Bitboard, Board, ByColor, ByRole, Castles, CastlingMode, CastlingSide, Chess as Position,
    Color, EnPassantMode, File, FromSetup, KnownOutcome, Move, MoveList, Outcome, Piece,
    Position as Rules, Rank, Role, Setup, Square, attacks, perft, zobrist,
};
pub use walk::{WalkError, Walker};
