//! Forks and skewers out of games, with an engine's opinion on what is best.

use super::natural::{is_natural, is_recapture};
use super::{Candidate, Find, Game};
use crate::chess::{Move, Position, Role, Rules};
use crate::mate::{Solver, Verdict};
use crate::puzzle::verify::{MATE_MOVES, carries_out, material_won};
use crate::puzzle::{Kind, Puzzle};
use crate::theme::{self, WORTH_WINNING};

/// What an engine thinks of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opinion {
    pub mv: Move,
    /// Hundredths of a pawn for the side to move; a mate counts ten thousand less its moves.
    pub score_cp: i32,
}

/// Something that judges positions, the same way each time.
pub trait Analyst {
    type Error;

    /// A first impression: the best `count` moves, best first.
    ///
    /// # Errors
    /// The engine failed.
    fn glance(&mut self, position: &Position, count: usize) -> Result<Vec<Opinion>, Self::Error>;

    /// The same after a thorough search.
    ///
    /// # Errors
    /// The engine failed.
    fn study(&mut self, position: &Position, count: usize) -> Result<Vec<Opinion>, Self::Error>;
}

/// By how much the tactic must be better than every move that is not accepted.
const MARGIN_CP: i32 = 170;
/// The same at first glance, where scores are rough.
const GLANCE_MARGIN_CP: i32 = 100;
/// Moves this close to the best at the last move are as good, and accepted.
const EQUAL_CP: i32 = 60;
/// What the solver stands at least at once the tactic has worked.
const WINNING_CP: i32 = 150;
/// Where the second-best move still wins easily, finding the best is no task.
const WON_ANYWAY_CP: i32 = 250;
const LONGEST: usize = 3;
const MOST_LINES: usize = 3;

/// Every proved fork and skewer of a game.
///
/// # Errors
/// The engine failed.
pub fn tactics<A: Analyst>(
    index: usize,
    game: &Game,
    solver: &mut Solver,
    analyst: &mut A,
) -> Result<Vec<Candidate>, A::Error> {
    let mut found = Vec::new();
    for ply in (0..game.plies.len()).filter(|&ply| is_natural(game, ply)) {
        let position = &game.plies[ply].0;
        let ideas = ideas(game, ply);
        if ideas.is_empty() {
            continue;
        }
        let first = analyst.glance(position, 2)?;
        let Some(&(kind, key)) = ideas
            .iter()
            .find(|(_, mv)| first.first().is_some_and(|best| best.mv == *mv))
        else {
            continue;
        };
        if !stands_out(&first, GLANCE_MARGIN_CP)
            || solver.shortest_mate(position, MATE_MOVES) != Verdict::NoMate
        {
            continue;
        }
        let Some(lines) = lines(position, kind, key, solver, analyst)? else {
            continue;
        };
        let find = Find {
            game,
            ply,
            kind,
            lines,
        };
        if let Some(puzzle) = find.prove(solver) {
            found.push(Candidate {
                score: score(&puzzle),
                motif: motif(&puzzle),
                puzzle,
                game: index,
                ply,
            });
        }
    }
    Ok(found)
}

/// The moves that make a fork or skewer and are no mere capture or recapture.
fn ideas(game: &Game, ply: usize) -> Vec<(Kind, Move)> {
    let position = &game.plies[ply].0;
    position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.capture().is_none_or(|role| role == Role::Pawn))
        .filter(|&mv| !is_recapture(game, ply, mv))
        .filter_map(|mv| {
            if theme::skewer(position, mv).is_some() {
                Some((Kind::Skewer, mv))
            } else {
                theme::fork(position, mv).map(|_| (Kind::Fork, mv))
            }
        })
        .collect()
}

fn stands_out(opinions: &[Opinion], margin_cp: i32) -> bool {
    match opinions {
        [best, second, ..] => {
            best.score_cp >= WINNING_CP
                && second.score_cp <= WON_ANYWAY_CP
                && best.score_cp - second.score_cp >= margin_cp
        }
        _ => false,
    }
}

/// The stored line and the accepted ones: `key`, the engine's replies, and the best moves until
/// the tactic's piece takes what it attacked.
fn lines<A: Analyst>(
    start: &Position,
    kind: Kind,
    key: Move,
    solver: &mut Solver,
    analyst: &mut A,
) -> Result<Option<Vec<Vec<Move>>>, A::Error> {
    let first = analyst.study(start, 2)?;
    if first.first().is_none_or(|best| best.mv != key) || !stands_out(&first, MARGIN_CP) {
        return Ok(None);
    }
    let mut position = start.clone();
    position.play_unchecked(key);
    let mut line = vec![key];
    for _ in 1..LONGEST {
        let Some(reply) = analyst.study(&position, 1)?.first().copied() else {
            return Ok(None);
        };
        position.play_unchecked(reply.mv);
        line.push(reply.mv);
        if solver.shortest_mate(&position, MATE_MOVES) != Verdict::NoMate {
            return Ok(None);
        }
        let opinions = analyst.study(&position, MOST_LINES + 1)?;
        let Some(best) = opinions.first().copied() else {
            return Ok(None);
        };
        let equal: Vec<Opinion> = opinions
            .iter()
            .copied()
            .take_while(|other| best.score_cp - other.score_cp <= EQUAL_CP)
            .collect();
        let next = opinions.get(equal.len());
        let clear = equal.len() <= MOST_LINES
            && next.is_none_or(|next| best.score_cp - next.score_cp >= MARGIN_CP);
        if !clear || best.score_cp < WINNING_CP {
            return Ok(None);
        }
        let ended: Vec<Vec<Move>> = equal
            .iter()
            .map(|opinion| {
                let mut line = line.clone();
                line.push(opinion.mv);
                line
            })
            .collect();
        if ended.iter().any(|line| carries_out(start, line, kind)) {
            return Ok(finish(start, kind, ended));
        }
        if equal.len() > 1 {
            return Ok(None);
        }
        position.play_unchecked(best.mv);
        line.push(best.mv);
    }
    Ok(None)
}

/// Puts the line that carries out the tactic first; all must win material.
fn finish(start: &Position, kind: Kind, mut ended: Vec<Vec<Move>>) -> Option<Vec<Vec<Move>>> {
    let main = ended
        .iter()
        .position(|line| carries_out(start, line, kind))?;
    ended[..=main].rotate_right(1);
    ended
        .iter()
        .all(|line| material_won(start, line) >= WORTH_WINNING)
        .then_some(ended)
}

fn score(puzzle: &Puzzle) -> i32 {
    let board = puzzle.position.board();
    let ahead = theme::balance(board, puzzle.position.turn());
    let mut score = material_won(&puzzle.position, &puzzle.lines[0]).min(6);
    score -= 2 * (puzzle.lines.len() as i32 - 1);
    score -= (ahead - 1).max(0);
    score += (board.occupied().count() as i32 / 4).min(6);
    if puzzle.lines[0][0].is_capture() {
        score -= 1;
    }
    score
}

/// Which piece does it, how, and what falls.
fn motif(puzzle: &Puzzle) -> String {
    let line = &puzzle.lines[0];
    let mut after = puzzle.position.clone();
    after.play_unchecked(line[0]);
    let manner = if after.is_check() {
        "checks"
    } else {
        "attacks"
    };
    let fallen = line[line.len() - 1].capture();
    format!("{:?} {manner} {fallen:?}", line[0].role())
}
