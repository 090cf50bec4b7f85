//! Why a move is not legal, as an enum that can be put into words.
//!
//! Reasons are looked for in the order in which a teacher would name them: what stands on the
//! squares, how the piece moves, what is in its way, and the king's safety last.

mod diagnose;

pub(super) use diagnose::{Wanted, nearer, why, why_no_castling};

use super::{CastlingSide, File, GameOver, Rank, Role, Square};
use std::fmt;

/// Why a readable move is not legal here.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum IllegalReason {
    /// The game has ended; no move is legal.
    GameOver(GameOver),
    /// No piece stands on the square.
    EmptySquare { from: Square },
    /// The piece belongs to the other side.
    NotYourPiece { from: Square },
    /// The side to move has no such piece on the board.
    NoSuchPiece { role: Role },
    /// The side to move has such pieces, but none on the file, rank or square written; at least
    /// one of the two is there.
    NoneThere {
        role: Role,
        file: Option<File>,
        rank: Option<Rank>,
    },
    /// The side to move has several such pieces, and none of them goes to the square.
    NoneReaches { role: Role, to: Square },
    /// From and to are the same square.
    NoMove { from: Square },
    /// A piece of the own side stands on the target.
    OwnPieceThere { to: Square },
    /// The enemy king stands on the target; kings are never captured.
    KingNeverCaptured { to: Square },
    /// This kind of piece does not move like that.
    NotItsMove {
        role: Role,
        from: Square,
        to: Square,
    },
    /// A piece stands in the way.
    Blocked { by: Square },
    /// A pawn cannot go straight ahead onto or over a piece.
    PawnBlocked { by: Square },
    /// Pawns never go backwards.
    PawnBackwards { from: Square, to: Square },
    /// Two squares only from where the pawn starts, the second or seventh rank.
    PawnDoubleStep { from: Square },
    /// A pawn goes diagonally only to capture, and nothing stands there.
    PawnNothingToCapture { to: Square },
    /// An enemy pawn stands beside, but it has not just gone two squares.
    EnPassantNotPossible { to: Square },
    /// The pawn reaches the last rank and the text does not say as what.
    PromotionMissing { to: Square },
    /// A piece to promote to is given, but no pawn reaches the last rank.
    NotAPromotion { to: Square },
    /// A pawn becomes a queen, rook, bishop or knight, never this.
    PromotionTo { role: Role },
    /// The move leaves the king in the check that the piece on `by` gives.
    StaysInCheck { by: Square },
    /// Two pieces give check at once: only a king move helps.
    DoubleCheck,
    /// The move uncovers an attack on the own king; `from` is the moving piece's square.
    ExposesKing { from: Square },
    /// The king would step onto an attacked square.
    KingIntoCheck { to: Square },
    /// The king would step next to the other king.
    KingNextToKing { to: Square },
    /// King or rook has moved, or is not there: no right to castle on that side.
    CastlingNoRight { side: CastlingSide },
    /// A piece stands between king and rook.
    CastlingBlocked { by: Square },
    /// No castling while in check.
    CastlingOutOfCheck,
    /// The king would pass over an attacked square.
    CastlingThroughCheck { square: Square },
    /// The king would land on an attacked square.
    CastlingIntoCheck { square: Square },
}

impl fmt::Display for IllegalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use IllegalReason as Why;
        match self {
            Why::GameOver(how) => write!(f, "the game is over: {how}"),
            Why::EmptySquare { from } => write!(f, "there is no piece on {from}"),
            Why::NotYourPiece { from } => {
                write!(f, "the piece on {from} belongs to the other side")
            }
            Why::NoSuchPiece { role } => {
                write!(f, "the side to move has no {}", name(*role))
            }
            Why::NoneThere { role, file, rank } => {
                write!(f, "the side to move has no {} on ", name(*role))?;
                match (file, rank) {
                    (Some(file), Some(rank)) => write!(f, "{}{}", file.char(), rank.char()),
                    (Some(file), None) => write!(f, "the {}-file", file.char()),
                    (None, Some(rank)) => write!(f, "rank {}", rank.char()),
                    (None, None) => f.write_str("the board"),
                }
            }
            Why::NoneReaches { role, to } => write!(f, "no {} can go to {to}", name(*role)),
            Why::NoMove { from } => write!(f, "the piece on {from} stays where it is"),
            Why::OwnPieceThere { to } => write!(f, "a piece of the same side stands on {to}"),
            Why::KingNeverCaptured { to } => {
                write!(f, "the king on {to} is never captured")
            }
            Why::NotItsMove { role, from, to } => {
                write!(f, "a {} does not move from {from} to {to}", name(*role))
            }
            Why::Blocked { by } => write!(f, "the piece on {by} is in the way"),
            Why::PawnBlocked { by } => {
                write!(f, "the piece on {by} blocks the pawn")
            }
            Why::PawnBackwards { .. } => f.write_str("pawns never go backwards"),
            Why::PawnDoubleStep { from } => write!(
                f,
                "the pawn on {from} has left its starting square and goes one square at a time"
            ),
            Why::PawnNothingToCapture { to } => write!(
                f,
                "a pawn goes diagonally only to capture, and nothing stands on {to}"
            ),
            Why::EnPassantNotPossible { to } => write!(
                f,
                "no pawn has just gone two squares past {to}: en passant is not possible"
            ),
            Why::PromotionMissing { to } => write!(
                f,
                "the pawn that reaches {to} must become a queen, rook, bishop or knight: say which"
            ),
            Why::NotAPromotion { to } => write!(f, "no pawn is promoted on {to} by this move"),
            Why::PromotionTo { role } => write!(
                f,
                "a pawn becomes a queen, rook, bishop or knight, never a {}",
                name(*role)
            ),
            Why::StaysInCheck { by } => {
                write!(f, "the king stays in check from {by}")
            }
            Why::DoubleCheck => {
                f.write_str("two pieces give check at once: only the king can move")
            }
            Why::ExposesKing { from } => write!(
                f,
                "moving the piece on {from} like this lays the king open to attack"
            ),
            Why::KingIntoCheck { to } => write!(f, "the king would be in check on {to}"),
            Why::KingNextToKing { to } => {
                write!(f, "on {to} the king would stand next to the other king")
            }
            Why::CastlingNoRight { side } => write!(
                f,
                "the right to castle {} is gone or was never there",
                match side {
                    CastlingSide::KingSide => "short",
                    CastlingSide::QueenSide => "long",
                }
            ),
            Why::CastlingBlocked { by } => {
                write!(f, "the piece on {by} stands between king and rook")
            }
            Why::CastlingOutOfCheck => f.write_str("castling is no way out of check"),
            Why::CastlingThroughCheck { square } => {
                write!(f, "the king would pass over {square}, which is attacked")
            }
            Why::CastlingIntoCheck { square } => {
                write!(f, "the king would land on {square}, which is attacked")
            }
        }
    }
}

fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

#[cfg(test)]
mod tests;
