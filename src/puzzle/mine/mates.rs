//! Mates in one, two and three out of games.

use super::choose::PLIES_APART;
use super::natural::{is_greedy, is_natural, is_recapture};
use super::place::{Place, Reach, beside};
use super::{Candidate, Find, Game};
use crate::chess::{Move, Position, Role, Rules, gives_check};
use crate::mate::{BudgetSpent, Solver, Verdict};
use crate::puzzle::{Kind, Puzzle};
use crate::theme;

const LONGEST: u8 = 3;
const MOST_KEYS: usize = 2;
/// The most longer mates from beside one game.
const MOST_BESIDE: usize = 3;
/// How far apart the plies are that longer mates are looked for beside.
const STEP_PLIES: usize = 5;
/// At how many positions beside one of the game.
const MOST_TRIES: usize = 12;

/// Every proved mate puzzle of a game; with [`Reach::Beside`] also some from beside it: those
/// whose key is a rare move, and longer ones where the game has no mate near.
pub fn mates(index: usize, game: &Game, reach: Reach, solver: &mut Solver) -> Vec<Candidate> {
    let mut found: Vec<Candidate> = (0..game.plies.len())
        .filter_map(|ply| candidate(index, &Place::of_game(game, ply), solver))
        .collect();
    if reach == Reach::Beside {
        for ply in 1..game.plies.len() {
            let rare = beside(game, index, ply)
                .filter(|place| has_rare_check(&place.position))
                .filter_map(|place| candidate(index, &place, solver))
                .find(|candidate| is_rare(candidate.puzzle.lines[0][0]));
            found.extend(rare);
        }
        longer_beside(index, game, &mut found, solver);
        found.sort_by_key(|candidate| candidate.ply);
    }
    found
}

/// Adds mates in two and three from beside the game.
fn longer_beside(index: usize, game: &Game, found: &mut Vec<Candidate>, solver: &mut Solver) {
    let mut wanted = MOST_BESIDE;
    for ply in (1 + index % STEP_PLIES..game.plies.len()).step_by(STEP_PLIES) {
        let near = |other: &Candidate| other.ply.abs_diff(ply) < PLIES_APART;
        if wanted == 0 || found.iter().any(near) {
            continue;
        }
        let longer = beside(game, index, ply)
            .take(MOST_TRIES)
            .filter_map(|place| candidate(index, &place, solver))
            .find(|candidate| candidate.puzzle.moves > 1);
        if let Some(candidate) = longer {
            found.push(candidate);
            wanted -= 1;
        }
    }
}

/// Castling, en passant, underpromotion: what solvers forget.
fn is_rare(mv: Move) -> bool {
    mv.is_castle() || mv.is_en_passant() || mv.promotion().is_some_and(|role| role != Role::Queen)
}

fn has_rare_check(position: &Position) -> bool {
    position
        .legal_moves()
        .into_iter()
        .any(|mv| is_rare(mv) && gives_check(position, mv))
}

/// The mate at a place, if it is worth asking for.
fn candidate(index: usize, place: &Place, solver: &mut Solver) -> Option<Candidate> {
    if !is_natural(&place.position, place.ply) {
        return None;
    }
    let (score, lines) = find(place, solver).ok()??;
    let find = Find {
        position: &place.position,
        kind: Kind::Mate,
        lines,
        source: place.source.clone(),
    };
    let puzzle = find.prove(solver)?;
    Some(Candidate {
        score: score + theme_score(&puzzle),
        motif: motif(&puzzle),
        puzzle,
        game: index,
        ply: place.ply,
    })
}

/// A score for the stored line, and the lines.
type Scored = (i32, Vec<Vec<Move>>);

fn find(place: &Place, solver: &mut Solver) -> Result<Option<Scored>, BudgetSpent> {
    let position = &place.position;
    let Verdict::Mate { moves } = solver.shortest_mate(position, LONGEST) else {
        return Ok(None);
    };
    let keys = solver.keys(position, moves)?;
    let goes_without_saying =
        |&key: &Move| is_recapture(place.last, key) || (moves > 1 && is_greedy(position, key));
    if keys.len() > MOST_KEYS || keys.iter().any(goes_without_saying) {
        return Ok(None);
    }
    let Some(main) = solver.main_line(position, moves)? else {
        return Ok(None);
    };
    if has_hopeless_block(position, &main) {
        return Ok(None);
    }
    let thrown = pieces_thrown(position, &main);
    let later = keys_after(position, &main, moves, solver)?;
    if later > usize::from(moves - 1) * MOST_KEYS {
        return Ok(None);
    }
    let mut score = 0;
    // One way is better than two, at the first move and at the later ones.
    score -= 3 * (keys.len() as i32 - 1) + (later as i32 - i32::from(moves - 1));
    score -= 3 * thrown;
    // A level fight is better than a won one.
    let ahead = theme::balance(position.board(), position.turn());
    score -= (ahead - 2).max(0);
    score += (position.board().occupied().count() as i32 / 4).min(6);
    let mut lines = vec![main];
    let first = lines[0].first().copied();
    lines.extend(
        keys.into_iter()
            .filter(|&k| Some(k) != first)
            .map(|k| vec![k]),
    );
    Ok(Some((score, lines)))
}

/// How many moves keep the mate in time at the solver's later moves, together.
fn keys_after(
    position: &Position,
    main: &[Move],
    moves: u8,
    solver: &mut Solver,
) -> Result<usize, BudgetSpent> {
    let mut position = position.clone();
    let mut left = moves;
    let mut keys = 0;
    for pair in main.chunks_exact(2) {
        for &mv in pair {
            position.play_unchecked(mv);
        }
        left -= 1;
        keys += solver.keys(&position, left)?.len();
    }
    Ok(keys)
}

/// Whether a reply only throws a piece before a check, to be taken there at once by the checking
/// piece: the mate is then shorter than it claims.
fn has_hopeless_block(position: &Position, main: &[Move]) -> bool {
    let mut position = position.clone();
    let mut last: Option<Move> = None;
    for (ply, &mv) in main.iter().enumerate() {
        let next = main.get(ply + 1);
        let blocks = ply % 2 == 1
            && position.is_check()
            && !mv.is_capture()
            && mv.role() != Role::King
            && next.is_some_and(|next| {
                next.is_capture() && next.to() == mv.to() && next.from() == last.map(Move::to)
            });
        if blocks {
            return true;
        }
        position.play_unchecked(mv);
        last = Some(mv);
    }
    false
}

/// How many replies are checks or captures that the solver's next move takes back at once: they
/// put the mate off and change nothing.
fn pieces_thrown(position: &Position, main: &[Move]) -> i32 {
    let mut position = position.clone();
    let mut thrown = 0;
    for (ply, &mv) in main.iter().enumerate() {
        position.play_unchecked(mv);
        let taken_back = main
            .get(ply + 1)
            .is_some_and(|next| next.is_capture() && next.to() == mv.to());
        if ply % 2 == 1 && taken_back && (position.is_check() || mv.is_capture()) {
            thrown += 1;
        }
    }
    thrown
}

fn theme_score(puzzle: &Puzzle) -> i32 {
    let has = |theme: &str| puzzle.themes.iter().any(|t| t == theme);
    let worth = [
        ("sacrifice", 4),
        ("quietMove", 3),
        ("attraction", 2),
        ("deflection", 2),
        ("smotheredMate", 4),
        ("underPromotion", 3),
        ("doubleCheck", 2),
        ("discoveredCheck", 1),
        ("enPassant", 3),
        ("castling", 3),
        ("endgame", -1),
    ];
    worth
        .iter()
        .filter(|(theme, _)| has(theme))
        .map(|(_, score)| score)
        .sum()
}

/// Who moves first and how, who mates: puzzles that share these feel alike.
fn motif(puzzle: &Puzzle) -> String {
    let line = &puzzle.lines[0];
    let key = line[0];
    let manner = if puzzle.themes.iter().any(|theme| theme == "sacrifice") {
        "gives up"
    } else if key.is_capture() {
        "takes"
    } else if gives_check(&puzzle.position, key) {
        "checks"
    } else {
        "waits"
    };
    let pattern = puzzle
        .themes
        .iter()
        .find(|theme| theme.ends_with("Mate"))
        .map_or("", String::as_str);
    let mater = line[line.len() - 1].role();
    format!("{:?} {manner} {mater:?} {pattern}", key.role())
}
