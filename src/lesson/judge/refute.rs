//! What answers a playable move that is not asked for.
//!
//! The author's line goes first, but where the endgame tables know that a win or a draw is thrown
//! away, that is said, whoever answers it ([`ending`]). Else it is looked for, in this order, within
//! fixed numbers of nodes, so that everyone sees the same: a forced mate in three; a capture, promotion or check
//! that wins material against every answer ([`material`]); and if neither is proved, a reply
//! that wins a pawn or more by counting, or none, with no claim made.

mod material;

use super::standing::after;
use super::{Verdict, WhyWrong, ending};
use crate::chess::{GameOver, Move, Position, Rules, over};
use crate::lesson::{Comment, Tone};
use crate::mate::{Refutation, Solver};
use crate::theme::{self, WORTH_WINNING};

/// Moves within which the opponent's mate is looked for.
const MATE_WITHIN: u8 = 3;

/// Positions visited in looking for it.
const MATE_LIMIT_NODES: u64 = 50_000;

/// The verdict on `mv`, legal in `before` and not right; `otherwise` if nothing punishes it.
pub(super) fn verdict(
    before: &Position,
    mv: Move,
    comment: Option<&Comment>,
    otherwise: WhyWrong,
    solver: &mut Solver,
) -> Verdict {
    let next = after(before, mv);
    if let Some(verdict) = known(before, mv, &next, comment, otherwise) {
        return verdict;
    }
    solver.set_limit(MATE_LIMIT_NODES);
    if let Ok(Some(refutation)) = solver.main_line(&next, MATE_WITHIN) {
        return wrong(refutation, WhyWrong::GetsMated);
    }
    match material::loss(before, &next, solver) {
        material::Loss::Proved { line, pawns } => wrong(line, WhyWrong::LosesMaterial(pawns)),
        material::Loss::Likely(reply) => wrong(vec![reply], otherwise),
        material::Loss::None => wrong(Vec::new(), otherwise),
    }
}

/// The verdict on a move that should have mated: the reply that escapes.
pub(super) fn no_mate(
    before: &Position,
    mv: Move,
    comment: Option<&Comment>,
    solver: &mut Solver,
) -> Verdict {
    let next = after(before, mv);
    let otherwise = WhyWrong::Escapes;
    if let Some(verdict) = known(before, mv, &next, comment, otherwise) {
        return verdict;
    }
    solver.set_limit(MATE_LIMIT_NODES);
    match solver.refutation(&next, 0) {
        Refutation::Reply(reply) if after(&next, reply).is_checkmate() => {
            wrong(vec![reply], WhyWrong::GetsMated)
        }
        Refutation::Reply(reply) => wrong(vec![reply], otherwise),
        Refutation::GameOver | Refutation::None | Refutation::Unknown => {
            wrong(Vec::new(), WhyWrong::NotTheGoal)
        }
    }
}

/// What takes no search: the author has decided it, the game is over, or the tables know it.
fn known(
    before: &Position,
    mv: Move,
    next: &Position,
    comment: Option<&Comment>,
    otherwise: WhyWrong,
) -> Option<Verdict> {
    if comment.is_some_and(|comment| comment.tone == Tone::Aside) {
        return Some(Verdict::Aside);
    }
    let line = comment.map_or(&[][..], |comment| &comment.refutation);
    let authored = authored(before, next, line, otherwise);
    let line = if authored.is_some() { line } else { &[] };
    match ended(next) {
        Some(over) => authored.or(Some(over)),
        None => ending::thrown_away(before, mv, line).or(authored),
    }
}

/// The verdict by the author's line, if there is one and it can be played.
fn authored(
    before: &Position,
    next: &Position,
    line: &[Move],
    otherwise: WhyWrong,
) -> Option<Verdict> {
    if line.is_empty() {
        return None;
    }
    let mut end = next.clone();
    for &mv in line {
        if !end.is_legal(mv) {
            return None;
        }
        end.play_unchecked(mv);
    }
    let learner = before.turn();
    let moved_last = theme::settled_balance(&end);
    let kept = if end.turn() == learner {
        -moved_last
    } else {
        moved_last
    };
    let pawns = theme::balance(before.board(), learner) - kept;
    let why = if end.is_checkmate() && end.turn() == learner {
        WhyWrong::GetsMated
    } else if pawns >= WORTH_WINNING {
        WhyWrong::LosesMaterial(pawns)
    } else {
        otherwise
    };
    Some(wrong(line.to_vec(), why))
}

/// A move that ends the game needs no reply. Mate is never wrong, even where it is not asked for.
fn ended(next: &Position) -> Option<Verdict> {
    Some(match over(next)? {
        GameOver::Checkmate => Verdict::Aside,
        GameOver::Stalemate => wrong(Vec::new(), WhyWrong::Stalemate),
        GameOver::DeadPosition => wrong(Vec::new(), WhyWrong::DeadPosition),
    })
}

fn wrong(refutation: Vec<Move>, why: WhyWrong) -> Verdict {
    Verdict::Wrong { refutation, why }
}

#[cfg(test)]
mod tests;
