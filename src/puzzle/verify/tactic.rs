//! Proving a fork or skewer puzzle by its rule and by counting.

use super::Fault;
use crate::chess::{Move, Position, Rules, Square, notation};
use crate::mate::{Solver, Verdict};
use crate::puzzle::catalogue::Field;
use crate::puzzle::{Kind, Puzzle};
use crate::theme::{self, WORTH_WINNING};

/// A puzzle whose solver can mate within so many moves is a mate puzzle: the judge accepts such
/// mates.
pub const MATE_MOVES: u8 = 3;
/// After the line the opponent must not mate within so many moves.
const ANSWER_MOVES: u8 = 2;

pub(super) fn prove(puzzle: &Puzzle, solver: &mut Solver) -> Vec<Fault> {
    let mut faults = Vec::new();
    match solver.shortest_mate(&puzzle.position, MATE_MOVES) {
        Verdict::NoMate => {}
        Verdict::Mate { moves } => faults.push(Fault::new(
            Field::Fen,
            format!("the solver mates in {moves}, tactic or not"),
            "make it a mate puzzle or remove the row",
        )),
        Verdict::Unknown => faults.push(unproved()),
    }
    for (index, line) in puzzle.lines.iter().enumerate() {
        let field = if index == 0 { Field::Line } else { Field::Also };
        if index == 0 && !carries_out(&puzzle.position, line, puzzle.kind) {
            faults.push(Fault::new(
                field,
                format!(
                    "no {} in this line, or its piece does not take what it attacked",
                    puzzle.kind.word()
                ),
                "end the line with the capture that the tactic is about, or remove the row",
            ));
        }
        if let Some(fault) = outcome(&puzzle.position, line, field, solver) {
            faults.push(fault);
        }
    }
    faults
}

fn unproved() -> Fault {
    Fault::new(
        Field::Fen,
        "the search gave out before mates were ruled out",
        "choose a position that is quicker to search",
    )
}

/// Whether a solver move of `line` makes the tactic and its piece ends the line by taking one of
/// the pieces it attacked.
pub fn carries_out(position: &Position, line: &[Move], kind: Kind) -> bool {
    let Some((&last, earlier)) = line.split_last() else {
        return false;
    };
    let mut position = position.clone();
    // Where the tactic's piece stands, and what it attacks.
    let mut tactic: Option<(Square, Vec<Square>)> = None;
    for (ply, &mv) in earlier.iter().enumerate() {
        if ply % 2 == 0 {
            let made = match kind {
                Kind::Fork => theme::fork(&position, mv).map(|fork| (fork.forker, fork.targets)),
                Kind::Skewer => {
                    theme::skewer(&position, mv).map(|skewer| (skewer.attacker, vec![skewer.back]))
                }
                Kind::Mate | Kind::Tactic => None,
            };
            tactic = made.or(tactic.filter(|(piece, _)| mv.from() != Some(*piece)));
        }
        position.play_unchecked(mv);
    }
    tactic.is_some_and(|(piece, targets)| {
        last.is_capture() && last.from() == Some(piece) && targets.contains(&last.to())
    })
}

/// What `line` wins for the solver, in pawns, once the opponent's best exchange after it is
/// counted.
pub fn material_won(position: &Position, line: &[Move]) -> i32 {
    let mut after = position.clone();
    for &mv in line {
        after.play_unchecked(mv);
    }
    theme::settled_balance(&after) - theme::balance(position.board(), position.turn())
}

fn outcome(position: &Position, line: &[Move], field: Field, solver: &mut Solver) -> Option<Fault> {
    let words: Vec<String> = line.iter().map(|&mv| notation::uci(mv)).collect();
    let words = words.join(" ");
    let won = material_won(position, line);
    if won < WORTH_WINNING {
        return Some(Fault::new(
            field,
            format!("{words} wins {won} pawns when exchanges are counted, not {WORTH_WINNING}"),
            "lead the line on until the material is won, or remove the row",
        ));
    }
    let mut end = position.clone();
    for &mv in line {
        end.play_unchecked(mv);
    }
    match solver.shortest_mate(&end, ANSWER_MOVES) {
        Verdict::NoMate => None,
        Verdict::Mate { moves } => Some(Fault::new(
            field,
            format!("after {words} the opponent mates in {moves}"),
            "remove the row",
        )),
        Verdict::Unknown => Some(unproved()),
    }
}
