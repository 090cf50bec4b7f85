//! What a `move` step asks for, decided by the rules.
//!
//! Definitions that a teacher might ask about:
//! - a mate is a check too, and it avoids stalemate;
//! - en passant is a capture: of a pawn, and of what stands on the square of the pawn taken;
//! - the ways out of check are asked for in a check only. A king that takes the attacker both
//!   moves the king and captures the attacker. What is neither interposes;
//! - in a double check, taking one of the attackers with the king captures the attacker.

use crate::chess::{Bitboard, CastlingSide, Move, Position, Role, Rules, Square};
use crate::theme;
use std::fmt;

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
    /// The opponent has a legal move afterwards, or is mated.
    AvoidStalemate,
}

/// Every goal that one fixed text names.
const NAMED: [(&str, Goal); 28] = [
    ("check", Goal::Check),
    ("double check", Goal::DoubleCheck),
    ("discovered check", Goal::DiscoveredCheck),
    ("mate", Goal::Mate),
    ("stalemate", Goal::Stalemate),
    ("castle", Goal::Castle),
    ("castle short", Goal::CastleShort),
    ("castle long", Goal::CastleLong),
    ("promote", Goal::Promote(None)),
    ("promote to queen", Goal::Promote(Some(Role::Queen))),
    ("promote to rook", Goal::Promote(Some(Role::Rook))),
    ("promote to bishop", Goal::Promote(Some(Role::Bishop))),
    ("promote to knight", Goal::Promote(Some(Role::Knight))),
    ("capture", Goal::Capture),
    ("capture the queen", Goal::CaptureThe(Role::Queen)),
    ("capture the rook", Goal::CaptureThe(Role::Rook)),
    ("capture the bishop", Goal::CaptureThe(Role::Bishop)),
    ("capture the knight", Goal::CaptureThe(Role::Knight)),
    ("capture the pawn", Goal::CaptureThe(Role::Pawn)),
    ("en passant", Goal::EnPassant),
    ("fork", Goal::Fork),
    ("pin", Goal::Pin),
    ("skewer", Goal::Skewer),
    ("get out of check", Goal::GetOutOfCheck),
    ("move the king", Goal::MoveTheKing),
    ("capture the attacker", Goal::CaptureTheAttacker),
    ("interpose", Goal::Interpose),
    ("avoid stalemate", Goal::AvoidStalemate),
];

/// Likeness, 0 to 1, from which a word may have been meant.
const ALIKE: f64 = 0.8;

/// A text that names no goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoalError {
    pub text: String,
    /// Goals that may have been meant, the likeliest first; at most three.
    pub near: Vec<&'static str>,
}

impl Goal {
    /// Reads one of the goal words of a lesson file, written exactly so; blanks around it aside.
    ///
    /// # Errors
    /// The text is none of them.
    pub fn parse(text: &str) -> Result<Goal, GoalError> {
        let text = text.trim();
        let named = NAMED.iter().find(|(word, _)| *word == text);
        let on = || {
            let square = text.strip_prefix("capture ")?;
            square.parse().ok().map(Goal::CaptureOn)
        };
        named
            .map(|&(_, goal)| goal)
            .or_else(on)
            .ok_or_else(|| GoalError {
                text: text.to_owned(),
                near: near(text),
            })
    }

    /// The words of all goals but [`Goal::CaptureOn`], whose words are `capture ` and a square.
    pub fn words() -> impl Iterator<Item = &'static str> {
        NAMED.into_iter().map(|(word, _)| word)
    }

    /// As [`Goal::parse`] reads it.
    pub fn word(self) -> String {
        match self {
            Goal::CaptureOn(square) => format!("capture {square}"),
            _ => Goal::named(self).unwrap_or_default().to_owned(),
        }
    }

    fn named(self) -> Option<&'static str> {
        let mut all = NAMED.into_iter();
        all.find(|&(_, goal)| goal == self).map(|(word, _)| word)
    }

    /// Whether `mv`, which must be legal in `position`, does what is asked.
    pub fn reached(self, position: &Position, mv: Move) -> bool {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let checkers = position.checkers();
        let is_king = mv.role() == Role::King;
        match self {
            Goal::Check => after.is_check(),
            Goal::DoubleCheck => theme::double_check(position, mv),
            Goal::DiscoveredCheck => theme::discovered_check(position, mv),
            Goal::Mate => after.is_checkmate(),
            Goal::Stalemate => after.is_stalemate(),
            Goal::Castle => mv.is_castle(),
            Goal::CastleShort => mv.castling_side() == Some(CastlingSide::KingSide),
            Goal::CastleLong => mv.castling_side() == Some(CastlingSide::QueenSide),
            Goal::Promote(None) => mv.is_promotion(),
            Goal::Promote(role) => mv.promotion() == role,
            Goal::Capture => mv.is_capture(),
            Goal::CaptureOn(square) => taken(position, &after).contains(square),
            Goal::CaptureThe(role) => mv.capture() == Some(role),
            Goal::EnPassant => mv.is_en_passant(),
            Goal::Fork => theme::fork(position, mv).is_some(),
            Goal::Pin => theme::pin(position, mv).is_some(),
            Goal::Skewer => theme::skewer(position, mv).is_some(),
            Goal::GetOutOfCheck => position.is_check(),
            Goal::MoveTheKing => position.is_check() && is_king,
            Goal::CaptureTheAttacker => taken(position, &after).intersects(checkers),
            Goal::Interpose => {
                position.is_check() && !is_king && !taken(position, &after).intersects(checkers)
            }
            Goal::AvoidStalemate => !after.is_stalemate(),
        }
    }
}

/// Where the pieces stood that the move between the positions has taken.
fn taken(before: &Position, after: &Position) -> Bitboard {
    before.them() & !after.board().by_color(!before.turn())
}

fn near(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    let mut alike: Vec<(f64, &str)> = Goal::words()
        .map(|word| (strsim::jaro_winkler(&text, word), word))
        .filter(|&(likeness, _)| likeness >= ALIKE)
        .collect();
    alike.sort_by(|a, b| b.0.total_cmp(&a.0));
    alike.truncate(3);
    alike.into_iter().map(|(_, word)| word).collect()
}

impl std::error::Error for GoalError {}

impl fmt::Display for GoalError {
    /// `what; how to mend`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown goal `{}`; ", self.text)?;
        match self.near.as_slice() {
            [] => f.write_str("one of the goals in the guide for authors is needed"),
            near => write!(f, "did you mean `{}`?", near.join("`, `")),
        }
    }
}

#[cfg(test)]
mod tests;
