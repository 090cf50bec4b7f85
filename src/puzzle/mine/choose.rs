//! Choosing a varied set among the candidates.

use std::collections::BTreeMap;

use super::Candidate;
use crate::chess::{Color, Rules};
use crate::puzzle::verify::alike;
use crate::puzzle::{Kind, Puzzle};

/// Puzzles of one game this close together show the same turn of it.
pub(super) const PLIES_APART: usize = 12;

/// How many puzzles of each sort to choose at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    pub mates_in_1: usize,
    pub mates_in_2: usize,
    pub mates_in_3: usize,
    pub forks: usize,
    pub skewers: usize,
}

impl Limits {
    /// The sorts, rarest first: a game's one turn goes to the rarest it can give.
    fn sorts(self) -> [(Kind, Option<u8>, usize); 5] {
        [
            (Kind::Skewer, None, self.skewers),
            (Kind::Mate, Some(3), self.mates_in_3),
            (Kind::Mate, Some(2), self.mates_in_2),
            (Kind::Fork, None, self.forks),
            (Kind::Mate, Some(1), self.mates_in_1),
        ]
    }
}

/// Chooses up to `limits` puzzles, the best of each motif in turn, White and Black to move
/// alternately as far as they last; one for each turn of a game, no two alike. In order of kind,
/// moves and id.
pub fn choose(candidates: &[Candidate], limits: Limits) -> Vec<Puzzle> {
    let mut chosen: Vec<&Candidate> = Vec::new();
    for (kind, moves, limit) in limits.sorts() {
        let sort: Vec<&Candidate> = candidates
            .iter()
            .filter(|c| c.puzzle.kind == kind && moves.is_none_or(|n| c.puzzle.moves == n))
            .collect();
        draw(&sort, limit, &mut chosen);
    }
    let mut puzzles: Vec<Puzzle> = chosen.into_iter().map(|c| c.puzzle.clone()).collect();
    puzzles.sort_by(|a, b| (a.kind, a.moves, &a.id).cmp(&(b.kind, b.moves, &b.id)));
    puzzles
}

/// Adds up to `limit` of one sort to those chosen.
fn draw<'c>(sort: &[&'c Candidate], limit: usize, chosen: &mut Vec<&'c Candidate>) {
    let mut by_motif: BTreeMap<&str, Vec<&'c Candidate>> = BTreeMap::new();
    for candidate in sort {
        by_motif
            .entry(&candidate.motif)
            .or_default()
            .push(candidate);
    }
    for group in by_motif.values_mut() {
        // Best last, as they are taken from the end.
        group.sort_by(|a, b| (a.score, &b.puzzle.id).cmp(&(b.score, &a.puzzle.id)));
    }
    let mut drawn = 0;
    let mut wanted = Color::White;
    while drawn < limit && !by_motif.is_empty() {
        for group in by_motif.values_mut() {
            if drawn == limit {
                break;
            }
            if let Some(candidate) = take(group, wanted, chosen) {
                chosen.push(candidate);
                drawn += 1;
                wanted = !wanted;
            }
        }
        by_motif.retain(|_, group| !group.is_empty());
    }
}

/// The best of a group that fits those chosen, of the wanted colour if there is one; what does
/// not fit is dropped.
fn take<'c>(
    group: &mut Vec<&'c Candidate>,
    wanted: Color,
    chosen: &[&Candidate],
) -> Option<&'c Candidate> {
    group.retain(|candidate| chosen.iter().all(|other| fits(candidate, other)));
    let index = group
        .iter()
        .rposition(|candidate| candidate.puzzle.position.turn() == wanted)
        .or_else(|| group.len().checked_sub(1))?;
    Some(group.remove(index))
}

fn fits(candidate: &Candidate, other: &Candidate) -> bool {
    let same_turn = candidate.game == other.game && candidate.ply.abs_diff(other.ply) < PLIES_APART;
    !same_turn
        && candidate.puzzle.id != other.puzzle.id
        && !(candidate.puzzle.kind == other.puzzle.kind && alike(&candidate.puzzle, &other.puzzle))
}
