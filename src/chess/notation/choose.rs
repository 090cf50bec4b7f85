//! From a reading to the one legal move it means.

use super::read::{Reading, Readings, Step};
use super::{MoveError, excerpt, san};
use crate::chess::legality::{self, Wanted};
use crate::chess::{IllegalReason, Move, Position, Role, Rules, Square};

pub(super) fn choose(
    position: &Position,
    text: &str,
    readings: &Readings,
) -> Result<Move, MoveError> {
    let legal = position.legal_moves();
    let first = resolve(position, &legal, text, readings.first);
    let Some(second) = readings.second else {
        return first;
    };
    match first {
        Ok(one) if readings.equal => match resolve(position, &legal, text, second) {
            Ok(other) if other != one => Err(ambiguous(position, text, &[one, other])),
            _ => Ok(one),
        },
        Err(MoveError::Illegal { reason, .. }) => {
            resolve(position, &legal, text, second).map_err(|error| match error {
                MoveError::Illegal { reason: other, .. } => MoveError::Illegal {
                    text: excerpt(text),
                    reason: legality::nearer(reason, other),
                },
                error => error,
            })
        }
        first => first,
    }
}

fn resolve(
    position: &Position,
    legal: &[Move],
    text: &str,
    reading: Reading,
) -> Result<Move, MoveError> {
    let illegal = |reason| MoveError::Illegal {
        text: excerpt(text),
        reason,
    };
    match reading {
        Reading::Castle(side) => legal
            .iter()
            .copied()
            .find(|mv| mv.castling_side() == Some(side))
            .ok_or_else(|| illegal(legality::why_no_castling(position, side))),
        Reading::Step(step) => {
            let fitting: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|mv| leads_there(&step, *mv))
                .collect();
            let chosen: Vec<Move> = fitting
                .iter()
                .copied()
                .filter(|mv| mv.promotion() == step.promotion)
                .collect();
            match (chosen.as_slice(), fitting.first()) {
                ([mv], _) => Ok(*mv),
                ([_, _, ..], _) => Err(ambiguous(position, text, &chosen)),
                ([], Some(other)) => Err(illegal(promotion_fault(&step, *other))),
                ([], None) => Err(illegal(legality::why(position, &wanted(&step)))),
            }
        }
    }
}

/// Whether the move is the one described, promotion apart.
fn leads_there(step: &Step, mv: Move) -> bool {
    let Some(from) = mv.from() else {
        return false;
    };
    let origin_fits = step.role.is_none_or(|role| role == mv.role())
        && step.file.is_none_or(|file| file == from.file())
        && step.rank.is_none_or(|rank| rank == from.rank());
    if let Move::Castle { king, rook } = mv {
        // The king's own target tells enough, as no king steps so far; the rook's square only
        // together with the king's.
        let target = mv
            .castling_side()
            .map(|side| Square::from_coords(side.king_to_file(), king.rank()));
        let rook_told = step.from().is_some() && step.to == rook;
        return origin_fits && (Some(step.to) == target || rook_told);
    }
    // Without its file a pawn captures only where a capture is written (`xd5`).
    let pawn_told = mv.role() != Role::Pawn || step.file.is_some() || step.takes == mv.is_capture();
    origin_fits && pawn_told && mv.to() == step.to
}

fn promotion_fault(step: &Step, mv: Move) -> IllegalReason {
    match step.promotion {
        None => IllegalReason::PromotionMissing { to: step.to },
        Some(role) if mv.is_promotion() => IllegalReason::PromotionTo { role },
        Some(_) => IllegalReason::NotAPromotion { to: step.to },
    }
}

fn wanted(step: &Step) -> Wanted {
    Wanted {
        role: step.role,
        file: step.file,
        rank: step.rank,
        takes: step.takes,
        to: step.to,
    }
}

fn ambiguous(position: &Position, text: &str, moves: &[Move]) -> MoveError {
    let mut candidates: Vec<String> = moves.iter().map(|mv| san(position, *mv)).collect();
    candidates.sort();
    MoveError::Ambiguous {
        text: excerpt(text),
        candidates,
    }
}
