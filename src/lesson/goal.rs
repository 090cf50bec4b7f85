//! What a `move` step asks for, decided by the rules.

use crate::chess::{Role, Square};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    Check,
    DoubleCheck,
    DiscoveredCheck,
    Mate,
    Stalemate,
    Castle,
    CastleShort,
    CastleLong,
    /// To any piece, or to this one.
    Promote(Option<Role>),
    Capture,
    CaptureOn(Square),
    CaptureThe(Role),
    EnPassant,
    Fork,
    Pin,
    Skewer,
    /// In any of the three ways.
    GetOutOfCheck,
    MoveTheKing,
    CaptureTheAttacker,
    Interpose,
    /// The opponent has a legal move afterwards.
    AvoidStalemate,
}
