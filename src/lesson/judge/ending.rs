//! What the endgame tables say of a single move: for endings played out, and for other steps that
//! stand on such an ending.

use super::Verdict;
use super::standing::after;
use crate::chess::{Move, Position, Rules};
use crate::endgame::{Worth, best_moves, probe, trickiest, worth_of};

/// The verdict on a legal move that gives a win or a draw away; `None` if it gives nothing away,
/// or the tables do not know the position. It is answered by `authored`, if that is not empty.
pub(super) fn thrown_away(before: &Position, mv: Move, authored: &[Move]) -> Option<Verdict> {
    let now = worth_of(before, mv)?;
    let lost = match probe(before)? {
        Worth::Win { .. } => !matches!(now, Worth::Win { .. }),
        Worth::Draw => matches!(now, Worth::Loss { .. }),
        Worth::Loss { .. } => false,
    };
    if !lost {
        return None;
    }
    let best = best_moves(before).first().copied()?;
    let refutation = match authored {
        [] => reply(&after(before, mv), |_| 0).into_iter().collect(),
        line => line.to_vec(),
    };
    Some(Verdict::ThrownAway {
        now,
        best,
        best_takes: takes(before, best),
        refutation,
        drawn_by: None,
    })
}

/// What an opponent plays who never errs; `seen` counts how often a position has been there.
pub(super) fn reply(position: &Position, seen: impl Fn(&Position) -> usize) -> Option<Move> {
    trickiest(position, seen).or_else(|| {
        // Outside the tables there is only a piece just promoted to take.
        let mut replies = position.legal_moves().into_iter();
        replies.find(|reply| reply.is_capture())
    })
}

/// Moves to the win that begins with `mv`, itself counted; `None` if it does not win.
pub(super) fn takes(position: &Position, mv: Move) -> Option<u32> {
    match worth_of(position, mv) {
        Some(Worth::Win { moves }) => Some(moves),
        _ => None,
    }
}
