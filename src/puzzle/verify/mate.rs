//! Proving a mate puzzle: the length, every key, the main line.

use super::Fault;
use crate::chess::{Move, Position, notation};
use crate::mate::{BudgetSpent, Solver, Verdict};
use crate::puzzle::Puzzle;
use crate::puzzle::catalogue::Field;

pub(super) fn prove(puzzle: &Puzzle, solver: &mut Solver) -> Vec<Fault> {
    let n = puzzle.moves;
    match solver.shortest_mate(&puzzle.position, n) {
        Verdict::Mate { moves } if moves == n => {}
        Verdict::Mate { moves } => {
            return vec![Fault::new(
                Field::Moves,
                format!("there is mate in {moves}, not only in {n}"),
                format!("move the row to mate-{moves}.tsv"),
            )];
        }
        Verdict::NoMate => {
            return vec![Fault::new(
                Field::Fen,
                format!("there is no mate in {n} here"),
                "correct the position or remove the row",
            )];
        }
        Verdict::Unknown => return vec![unproved()],
    }
    solutions(&puzzle.position, n, &puzzle.lines, solver).unwrap_or_else(|_| vec![unproved()])
}

fn unproved() -> Fault {
    Fault::new(
        Field::Fen,
        "the search gave out before the mate was proved",
        "choose a position that is quicker to search",
    )
}

fn solutions(
    position: &Position,
    n: u8,
    lines: &[Vec<Move>],
    solver: &mut Solver,
) -> Result<Vec<Fault>, BudgetSpent> {
    let mut faults = Vec::new();
    let words = |moves: &[Move], between: &str| {
        let words: Vec<String> = moves.iter().map(|&mv| notation::uci(mv)).collect();
        words.join(between)
    };
    let main = solver.main_line(position, n)?.unwrap_or_default();
    if lines.first() != Some(&main) {
        faults.push(Fault::new(
            Field::Line,
            "this is not the main line",
            format!("write {}", words(&main, " ")),
        ));
    }
    let mut others = solver.keys(position, n)?;
    others.retain(|&key| Some(&key) != main.first());
    let listed: Vec<Move> = lines
        .iter()
        .skip(1)
        .filter_map(|line| line.first().copied())
        .collect();
    if listed != others {
        let mend = if others.is_empty() {
            "write -".to_owned()
        } else {
            format!("write {}", words(&others, ","))
        };
        faults.push(Fault::new(
            Field::Also,
            "these are not all the other keys, in order",
            mend,
        ));
    }
    Ok(faults)
}
