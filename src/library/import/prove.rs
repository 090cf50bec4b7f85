//! Proving a mate and finding its other keys.

use super::Skip;
use super::row::{Draft, MOST_MATE};
use crate::chess::Move;
use crate::mate::{Solver, Verdict};

/// The stored lines of a draft: its own, and of a mate the other keys, each a line of one move.
/// A tactic is taken at its word.
pub(super) fn lines(draft: &Draft, solver: &mut Solver) -> Result<Vec<Vec<Move>>, Skip> {
    let mut lines = vec![draft.line.clone()];
    if draft.mates {
        let mut keys = keys(draft, solver)?;
        let own = keys.iter().position(|key| draft.line.first() == Some(key));
        let own = own.ok_or(Skip::NotForced { moves: draft.moves })?;
        keys.remove(own);
        lines.extend(keys.into_iter().map(|key| vec![key]));
    }
    Ok(lines)
}

/// Every key of a mate, once it is proved that nothing mates sooner.
fn keys(draft: &Draft, solver: &mut Solver) -> Result<Vec<Move>, Skip> {
    let moves = draft.moves;
    if moves > MOST_MATE {
        return Err(Skip::MateTooFar { moves });
    }
    if moves > 1 {
        match solver.shortest_mate(&draft.position, moves - 1) {
            Verdict::NoMate => {}
            Verdict::Mate { moves: sooner } => return Err(Skip::Sooner { moves, sooner }),
            Verdict::Unknown => return Err(Skip::Unproved),
        }
    }
    solver
        .keys(&draft.position, moves)
        .map_err(|_| Skip::Unproved)
}
