//! Mates: as long as claimed, and what is said of single moves.

use super::{Faults, numbered};
use crate::chess::{Move, Position, Rules, notation};
use crate::lesson::{Comments, Tone};
use crate::mate::{Refutation, Solver, Verdict};

/// The longest mate that a step may ask for.
const LONGEST: u8 = 3;
const GIVES_OUT: &str = "the search gave out before it was proved";

pub(super) fn prove(
    faults: &mut Faults<'_>,
    solver: &mut Solver,
    position: &Position,
    moves: u8,
    comments: &Comments,
) {
    match solver.shortest_mate(position, moves) {
        Verdict::Mate { moves: shortest } if shortest == moves => {}
        Verdict::Mate { moves: shortest } => {
            let line = solver.main_line(position, shortest).ok().flatten();
            let line = numbered(position, &line.unwrap_or_default());
            let what = format!("mate in {shortest} is there already: {line}");
            faults.of_task(what, &format!("write `in: {shortest}`"));
            return;
        }
        Verdict::NoMate => {
            let what = match best_try(solver, position, moves) {
                Some((first, reply)) => format!(
                    "no mate in {moves} here: after {} the defence {} holds",
                    numbered(position, &[first]),
                    notation::san(&played(position, first), reply)
                ),
                None => format!("no mate in {moves} here"),
            };
            let mend = match solver.shortest_mate(position, LONGEST) {
                Verdict::Mate { moves } => format!("there is mate in {moves}: write `in: {moves}`"),
                _ => "mend the position".to_owned(),
            };
            faults.of_task(what, &mend);
            return;
        }
        Verdict::Unknown => {
            faults.of_task(GIVES_OUT.to_owned(), "take a simpler position");
            return;
        }
    }
    match solver.keys(position, moves) {
        Ok(keys) => prove_comments(faults, solver, position, moves, comments, &keys),
        Err(_) => faults.of_task(GIVES_OUT.to_owned(), "take a simpler position"),
    }
}

fn prove_comments(
    faults: &mut Faults<'_>,
    solver: &mut Solver,
    position: &Position,
    moves: u8,
    comments: &Comments,
    keys: &[Move],
) {
    for (index, comment) in comments.notes.iter().enumerate() {
        let is_key = keys.contains(&comment.mv);
        let san = notation::san(position, comment.mv);
        match (comment.tone, is_key) {
            (Tone::Right, false) => {
                let after = played(position, comment.mv);
                let what = match solver.refutation(&after, moves - 1) {
                    Refutation::Reply(reply) => {
                        let reply = notation::san(&after, reply);
                        format!("{san} does not mate in {moves}: {reply} holds")
                    }
                    _ => format!("{san} does not mate in {moves}"),
                };
                faults.of_key(index, what, "put it under `wrong` or `aside`");
            }
            (Tone::Wrong | Tone::Aside, true) => {
                let what = format!("{san} mates in {moves} too");
                faults.of_key(index, what, "put it under `right`");
            }
            _ => {}
        }
    }
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// How many replies leave no mate in time.
fn refuting(solver: &mut Solver, after: &Position, left: u8) -> usize {
    let replies = after.legal_moves().into_iter();
    let refutes = |reply: &Move| {
        left == 0 || solver.shortest_mate(&played(after, *reply), left) == Verdict::NoMate
    };
    replies.filter(refutes).count()
}

/// The move that comes nearest to the mate, with a defence: the fewest replies refute it, and it
/// gives check if it can.
fn best_try(solver: &mut Solver, position: &Position, moves: u8) -> Option<(Move, Move)> {
    let mut tries: Vec<Move> = position.legal_moves().into_iter().collect();
    tries.sort_by_cached_key(|&mv| notation::uci(mv));
    let mut best = None;
    for mv in tries {
        let after = played(position, mv);
        let Refutation::Reply(reply) = solver.refutation(&after, moves - 1) else {
            continue;
        };
        let badness = (refuting(solver, &after, moves - 1), !after.is_check());
        if best.as_ref().is_none_or(|(least, _)| badness < *least) {
            best = Some((badness, (mv, reply)));
        }
    }
    best.map(|(_, tried)| tried)
}
