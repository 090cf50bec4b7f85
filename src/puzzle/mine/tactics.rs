//! Forks and skewers out of games, with an engine's opinion on what is best.

use super::choose::PLIES_APART;
use super::natural::{is_greedy, is_natural, is_recapture};
use super::place::{Place, Reach, beside};
use super::{Candidate, Find, Game};
use crate::chess::{Move, Position, Role, Rules, gives_check};
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
/// The most tactics of one kind from beside one game.
const MOST_BESIDE: usize = 2;
/// How far apart the plies are that forks are looked for beside.
const FORK_STEP_PLIES: usize = 3;

/// Every proved tactic of a game, of these kinds: forks and skewers, the rarer first, as a turn
/// of the game gives one puzzle.
///
/// # Errors
/// The engine failed.
pub fn tactics<A: Analyst>(
    index: usize,
    game: &Game,
    kinds: &[Kind],
    reach: Reach,
    solver: &mut Solver,
    analyst: &mut A,
) -> Result<Vec<Candidate>, A::Error> {
    let mut found: Vec<Candidate> = Vec::new();
    for ply in 0..game.plies.len() {
        let place = Place::of_game(game, ply);
        let ideas = ideas(&place, kinds);
        if let Some(puzzle) = tactic(&place, &ideas, solver, analyst)? {
            found.push(candidate(puzzle, index, ply));
        }
    }
    if reach == Reach::Beside {
        for &kind in kinds {
            beside_game(kind, index, game, &mut found, solver, analyst)?;
        }
    }
    found.sort_by_key(|candidate| candidate.ply);
    Ok(found)
}

/// Adds tactics of one kind from beside the game, where none has been found near.
fn beside_game<A: Analyst>(
    kind: Kind,
    index: usize,
    game: &Game,
    found: &mut Vec<Candidate>,
    solver: &mut Solver,
    analyst: &mut A,
) -> Result<(), A::Error> {
    let mut wanted = MOST_BESIDE;
    // Other plies in every game spare the engine and vary what is seen; skewers are too rare.
    let step = if kind == Kind::Skewer {
        1
    } else {
        FORK_STEP_PLIES
    };
    for ply in (1 + index % step..game.plies.len()).step_by(step) {
        let near = |other: &Candidate| other.ply.abs_diff(ply) < PLIES_APART;
        if wanted == 0 || found.iter().any(near) {
            continue;
        }
        let promising = beside(game, index, ply).find_map(|place| {
            let mut ideas = ideas(&place, &[kind]);
            ideas.retain(|&(_, key)| wins_against_every_reply(&place.position, key));
            (!ideas.is_empty()).then_some((ideas, place))
        });
        let Some((ideas, place)) = promising else {
            continue;
        };
        if let Some(puzzle) = tactic(&place, &ideas, solver, analyst)? {
            found.push(candidate(puzzle, index, ply));
            wanted -= 1;
        }
    }
    Ok(())
}

/// Whether the solver wins material at the second move whatever the opponent replies to `key`,
/// exchanges counted out. Many good tactics fail this; those that pass are clean, and few
/// searches of the engine are spent in vain.
fn wins_against_every_reply(start: &Position, key: Move) -> bool {
    let mut after = start.clone();
    after.play_unchecked(key);
    after.legal_moves().into_iter().all(|reply| {
        let mut position = after.clone();
        position.play_unchecked(reply);
        position
            .capture_moves()
            .into_iter()
            .any(|capture| material_won(start, &[key, reply, capture]) >= WORTH_WINNING)
    })
}

fn candidate(puzzle: Puzzle, game: usize, ply: usize) -> Candidate {
    Candidate {
        score: score(&puzzle),
        motif: motif(&puzzle),
        puzzle,
        game,
        ply,
    }
}

/// The best of the ideas for a position, if it is worth a puzzle.
fn tactic<A: Analyst>(
    place: &Place,
    ideas: &[(Kind, Move)],
    solver: &mut Solver,
    analyst: &mut A,
) -> Result<Option<Puzzle>, A::Error> {
    if ideas.is_empty() {
        return Ok(None);
    }
    let position = &place.position;
    let first = analyst.glance(position, 2)?;
    let Some(&(kind, key)) = ideas
        .iter()
        .find(|(_, mv)| first.first().is_some_and(|best| best.mv == *mv))
    else {
        return Ok(None);
    };
    if !stands_out(&first, GLANCE_MARGIN_CP)
        || solver.shortest_mate(position, MATE_MOVES) != Verdict::NoMate
    {
        return Ok(None);
    }
    let Some(lines) = lines(position, kind, key, solver, analyst)? else {
        return Ok(None);
    };
    let find = Find {
        position,
        kind,
        lines,
        source: place.source.clone(),
    };
    Ok(find.prove(solver))
}

/// Whether a piece can simply be taken: then no tactic is needed.
fn anything_hangs(position: &Position) -> bool {
    let (board, side) = (position.board(), position.turn());
    board
        .by_color(!side)
        .into_iter()
        .any(|square| theme::exchange_gain(board, square, side) >= WORTH_WINNING)
}

/// The moves that make one of these tactics and are not played for their own sake anyway; none where the
/// position does not look natural or needs no tactic. Costs little: most positions end here.
fn ideas(place: &Place, kinds: &[Kind]) -> Vec<(Kind, Move)> {
    let position = &place.position;
    if !is_natural(position, place.ply) || anything_hangs(position) {
        return Vec::new();
    }
    position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.capture().is_none_or(|role| role == Role::Pawn))
        .filter(|&mv| !is_recapture(place.last, mv) && !is_greedy(position, mv))
        .filter_map(|mv| {
            let kind = kinds.iter().find(|kind| match kind {
                Kind::Skewer => theme::skewer(position, mv).is_some(),
                Kind::Fork => theme::fork(position, mv).is_some(),
                Kind::Mate | Kind::Tactic => false,
            })?;
            Some((*kind, mv))
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
    let manner = if gives_check(&puzzle.position, line[0]) {
        "checks"
    } else {
        "attacks"
    };
    let fallen = line[line.len() - 1].capture();
    format!("{:?} {manner} {fallen:?}", line[0].role())
}
