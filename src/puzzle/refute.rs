//! What answers a wrong move: for mates the verifier's refutation, for tactics the reply that is
//! best by material once the captures are over.

use super::judge::{JudgeError, Judgement, WhyWrong};
use crate::chess::{Color, Move, Position, Rules, notation};
use crate::mate::{Refutation, Solver};
use crate::theme;

/// Plies of captures and check evasions looked at after the reply.
const CAPTURE_PLIES: u8 = 6;

/// Above any sum of material.
const MATE: i32 = 10_000;

/// Why `after` (opponent to move) is no mate within `moves_left` more moves; the caller has
/// proved that it is none.
pub(super) fn mate(
    after: &Position,
    moves_left: u8,
    solver: &mut Solver,
) -> Result<Judgement, JudgeError> {
    if let Some(wrong) = game_over(after) {
        return Ok(wrong);
    }
    match solver.refutation(after, moves_left) {
        Refutation::Reply(reply) => Ok(Judgement::Wrong {
            refutation: vec![reply],
            why: WhyWrong::Escapes,
        }),
        Refutation::GameOver | Refutation::None | Refutation::Unknown => Err(JudgeError::Unknown),
    }
}

/// What the opponent, to move in `after`, does against a move that is not the tactic.
pub(super) fn tactic(after: &Position) -> Judgement {
    game_over(after).unwrap_or_else(|| Judgement::Wrong {
        refutation: best_reply(after).into_iter().collect(),
        why: WhyWrong::NotTheTactic,
    })
}

fn game_over(after: &Position) -> Option<Judgement> {
    let why = if after.is_stalemate() {
        WhyWrong::Stalemate
    } else if after.is_insufficient_material() {
        WhyWrong::DeadPosition
    } else {
        return None;
    };
    Some(Judgement::Wrong {
        refutation: Vec::new(),
        why,
    })
}

/// The reply with the best balance of material when the captures are over; among equals a
/// capture, then the smallest UCI text, so that everyone sees the same.
fn best_reply(position: &Position) -> Option<Move> {
    position.legal_moves().into_iter().min_by_key(|&mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let balance = quiet_balance(&after, -MATE, MATE, CAPTURE_PLIES);
        (balance, !mv.is_capture(), notation::uci(mv))
    })
}

/// The balance of material for the side to move after the best captures of both sides (alpha–beta
/// between `alpha` and `beta`); in check every move is looked at, so that a mate is seen.
fn quiet_balance(position: &Position, mut alpha: i32, beta: i32, plies: u8) -> i32 {
    let in_check = position.is_check();
    let mut moves = if in_check {
        position.legal_moves()
    } else {
        position.capture_moves()
    };
    if in_check && moves.is_empty() {
        return -MATE;
    }
    let standing = balance(position);
    if plies == 0 {
        return standing;
    }
    if !in_check {
        if standing >= beta {
            return standing;
        }
        alpha = alpha.max(standing);
    }
    moves.sort_by_key(|mv| mv.capture().map_or(0, |role| -value(theme::value(role))));
    for mv in moves {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let score = -quiet_balance(&after, -beta, -alpha, plies - 1);
        if score >= beta {
            return score;
        }
        alpha = alpha.max(score);
    }
    alpha
}

fn balance(position: &Position) -> i32 {
    let side = |color: Color| -> i32 {
        let roles = position.board().material_side(color);
        roles
            .zip_role()
            .into_iter()
            .map(|(role, count)| value(theme::value(role)) * i32::from(count))
            .sum()
    };
    side(position.turn()) - side(position.turn().other())
}

fn value(points: u32) -> i32 {
    i32::try_from(points).unwrap_or(0)
}
