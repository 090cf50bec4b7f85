//! The day's puzzle: date + catalogue → puzzle, the same on every machine.
//!
//! # The ladder
//! The weekday decides the tier: Monday mate in one, Tuesday a fork, Wednesday mate in two,
//! Thursday a skewer, Friday mate in two, Saturday and Sunday mate in three.
//!
//! # The draw
//! The days of a tier, counted through the weeks, draw from a deck. A deck is one *round*: every
//! puzzle of the tier once, in an order shuffled by [`SplitMix64`] from (tier, edition, round).
//! When it is used up the next round begins: the half shown longer ago is shuffled and shown
//! first, so that a puzzle returns after half a round at the soonest.
//!
//! # Editions
//! Puzzles enter in editions with a start date. On that day the rest of the running round and the
//! new puzzles are shuffled into one deck. What was drawn before that day depends on earlier
//! editions alone, so a later edition never changes today or the past.

use super::random::SplitMix64;
use super::{Catalogue, Kind, Puzzle};
use chrono::{Datelike, NaiveDate};

/// What a weekday asks for; the numbers are part of the shuffling seed and never change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tier {
    MateIn1 = 1,
    MateIn2 = 2,
    MateIn3 = 3,
    Fork = 4,
    Skewer = 5,
}

/// The tier of each weekday, Monday first.
type Ladder = [Tier; 7];

const LADDER: Ladder = [
    Tier::MateIn1,
    Tier::Fork,
    Tier::MateIn2,
    Tier::Skewer,
    Tier::MateIn2,
    Tier::MateIn3,
    Tier::MateIn3,
];

impl Tier {
    fn of_puzzle(puzzle: &Puzzle) -> Option<Tier> {
        match (puzzle.kind, puzzle.moves) {
            (Kind::Mate, 1) => Some(Tier::MateIn1),
            (Kind::Mate, 2) => Some(Tier::MateIn2),
            (Kind::Mate, 3) => Some(Tier::MateIn3),
            (Kind::Mate, _) | (Kind::Tactic, _) => None,
            (Kind::Fork, _) => Some(Tier::Fork),
            (Kind::Skewer, _) => Some(Tier::Skewer),
        }
    }
}

/// How many days of `tier` lie between Monday 1 January of the year 1 and `date` (not counted),
/// if every week had this ladder.
fn days_before(tier: Tier, ladder: &Ladder, date: NaiveDate) -> u64 {
    // Day 1 of the common era is a Monday in the proleptic Gregorian calendar.
    let days = u64::try_from(date.num_days_from_ce() - 1).unwrap_or(0);
    let of_tier = |days: &[Tier]| days.iter().filter(|&&day| day == tier).count() as u64;
    days / 7 * of_tier(ladder) + of_tier(&ladder[..(days % 7) as usize])
}

/// Which puzzle is drawn on which day.
pub struct Schedule {
    /// By start date.
    editions: Vec<Edition>,
}

struct Edition {
    number: u32,
    starts: NaiveDate,
    /// Indexes into the catalogue, by tier number − 1, each in order of id.
    tiers: [Vec<usize>; 5],
}

impl Schedule {
    /// `catalogue.puzzles` is in order of id; the order of its files does not matter.
    pub fn new(catalogue: &Catalogue) -> Schedule {
        let mut editions: Vec<Edition> = catalogue
            .editions
            .iter()
            .map(|edition| Edition {
                number: edition.number,
                starts: edition.starts,
                tiers: Default::default(),
            })
            .collect();
        editions.sort_by_key(|edition| (edition.starts, edition.number));
        for (index, puzzle) in catalogue.puzzles.iter().enumerate() {
            let edition = editions
                .iter_mut()
                .find(|edition| edition.number == puzzle.edition);
            if let (Some(edition), Some(tier)) = (edition, Tier::of_puzzle(puzzle)) {
                edition.tiers[tier as usize - 1].push(index);
            }
        }
        Schedule { editions }
    }

    /// The first day with a puzzle; `None` if there is no edition.
    pub fn first_day(&self) -> Option<NaiveDate> {
        self.editions.first().map(|edition| edition.starts)
    }

    /// The puzzle of a day; `None` before the first edition.
    pub fn puzzle<'c>(&self, catalogue: &'c Catalogue, date: NaiveDate) -> Option<&'c Puzzle> {
        self.index(date).map(|index| &catalogue.puzzles[index])
    }

    /// Where the puzzle of a day stands in the catalogue; `None` before the first edition.
    pub fn index(&self, date: NaiveDate) -> Option<usize> {
        let tier = self.ladder(date)?[date.weekday().num_days_from_monday() as usize];
        self.draw(tier, date)
    }

    /// The ladder with the editions that have begun by `date`: a tier without puzzles gives its
    /// day to the next one up the week that has some.
    fn ladder(&self, date: NaiveDate) -> Option<Ladder> {
        let begun = |edition: &&Edition| edition.starts <= date;
        let stocked = |tier: &Tier| {
            self.editions
                .iter()
                .filter(begun)
                .any(|edition| !edition.of(*tier).is_empty())
        };
        let mut ladder = LADDER;
        for (weekday, tier) in ladder.iter_mut().enumerate() {
            *tier = LADDER
                .into_iter()
                .cycle()
                .skip(weekday)
                .take(LADDER.len())
                .find(stocked)?;
        }
        Some(ladder)
    }

    /// Plays the draws of a tier through from the first edition to `date`. A few thousand steps
    /// for a century, so nothing is kept.
    fn draw(&self, tier: Tier, date: NaiveDate) -> Option<usize> {
        let mut deck = Deck::default();
        for (index, edition) in self.editions.iter().enumerate() {
            if edition.starts > date {
                break;
            }
            deck.enter(tier, edition);
            let until = match self.editions.get(index + 1) {
                Some(next) if next.starts <= date => next.starts,
                _ => date,
            };
            let ladder = self.ladder(edition.starts)?;
            let days =
                days_before(tier, &ladder, until) - days_before(tier, &ladder, edition.starts);
            for _ in 0..days {
                deck.next();
            }
        }
        deck.next()
    }
}

impl Edition {
    fn of(&self, tier: Tier) -> &[usize] {
        &self.tiers[tier as usize - 1]
    }
}

/// The deck of one tier.
#[derive(Default)]
struct Deck {
    tier: u64,
    edition: u64,
    round: u64,
    /// Every puzzle of the tier so far; `order[drawn..]` is still to come in this round.
    order: Vec<usize>,
    drawn: usize,
}

impl Deck {
    /// Shuffles what is left of the round together with an edition's new puzzles.
    fn enter(&mut self, tier: Tier, edition: &Edition) {
        self.tier = tier as u64;
        self.edition = u64::from(edition.number);
        self.round = 0;
        let mut rest = self.order.split_off(self.drawn);
        rest.extend_from_slice(edition.of(tier));
        // Order of id, so that the shuffle depends on the set and not on how it came together.
        rest.sort_unstable();
        self.random().shuffle(&mut rest);
        self.order.append(&mut rest);
    }

    fn next(&mut self) -> Option<usize> {
        if self.drawn == self.order.len() {
            self.begin_round();
        }
        let index = *self.order.get(self.drawn)?;
        self.drawn += 1;
        Some(index)
    }

    fn begin_round(&mut self) {
        self.round += 1;
        self.drawn = 0;
        let mut random = self.random();
        let middle = self.order.len() / 2;
        let (older, newer) = self.order.split_at_mut(middle);
        random.shuffle(older);
        random.shuffle(newer);
    }

    fn random(&self) -> SplitMix64 {
        SplitMix64::seeded(&[self.tier, self.edition, self.round])
    }
}

#[cfg(test)]
mod tests;
