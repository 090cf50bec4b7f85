//! A random entry of a theme near a rating that a learner has not seen, in a few steps of an index
//! however many entries there are.
//!
//! The nearest band that has the theme is entered at a random place and followed from there to the
//! first unseen entry, round its end if need be; then the next nearest band. What it costs grows
//! with what the learner has seen, not with the library.

use super::entry::{self, Entry};
use super::shelf::{BAND, EVERY};
use crate::progress::LearnerId;
use rusqlite::{Connection, OptionalExtension, params};

/// What is asked of [`super::Library::pick`].
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    /// A public theme name; `None`: any.
    pub theme: Option<&'a str>,
    pub rating: u16,
    pub learner: LearnerId,
    /// The same seed gives the same entry, as long as library and learner stay the same.
    pub seed: u64,
}

const THEME: &str = "SELECT number FROM themes WHERE name = ?1";
/// The nearest bands with entries, from above and from below.
const BAND_UP_TO: &str = "SELECT max(band) FROM shelves WHERE theme = ?1 AND band <= ?2";
const BAND_FROM: &str = "SELECT min(band) FROM shelves WHERE theme = ?1 AND band >= ?2";
/// The ends of a band.
const ENDS: &str = "SELECT
    (SELECT min(entry) FROM shelves WHERE theme = ?1 AND band = ?2),
    (SELECT max(entry) FROM shelves WHERE theme = ?1 AND band = ?2)";
/// The first entry between two places of a band.
const FIRST: &str = "FROM shelves s CROSS JOIN entries e ON e.number = s.entry
    WHERE s.theme = ?1 AND s.band = ?2 AND s.entry BETWEEN ?3 AND ?4";
const UNSEEN: &str =
    "AND NOT EXISTS (SELECT 1 FROM practice p WHERE p.learner = ?5 AND p.puzzle = e.id)";
const IN_ORDER: &str = "ORDER BY s.entry LIMIT 1";

pub(super) fn pick(
    connection: &Connection,
    wanted: &Wanted<'_>,
) -> rusqlite::Result<Option<Entry>> {
    // One snapshot: a band found must not be emptied before it is entered.
    let snapshot = connection.unchecked_transaction()?;
    let connection = &*snapshot;
    let theme = match wanted.theme {
        None => Some(EVERY),
        Some(name) => connection
            .prepare_cached(THEME)?
            .query_row([name], |row| row.get(0))
            .optional()?,
    };
    let Some(theme) = theme else {
        return Ok(None);
    };
    for unseen in [true, false] {
        let mut bands = Outwards::new(theme, wanted.rating);
        while let Some(band) = bands.next(connection)? {
            let found = Probe {
                theme,
                band,
                wanted,
                unseen,
            }
            .run(connection)?;
            if found.is_some() {
                return Ok(found);
            }
        }
    }
    Ok(None)
}

/// The bands that have entries of the theme, the nearest to a rating first; of two equally near
/// the easier.
struct Outwards {
    theme: i64,
    rating: u16,
    below: Side,
    above: Side,
}

/// How far a side has been looked through.
#[derive(Clone, Copy)]
enum Side {
    /// The next band is to be looked for from here.
    From(i64),
    Next(i64),
    Ended,
}

impl Outwards {
    fn new(theme: i64, rating: u16) -> Outwards {
        let home = i64::from(rating / BAND);
        Outwards {
            theme,
            rating,
            below: Side::From(home),
            above: Side::From(home + 1),
        }
    }

    fn next(&mut self, connection: &Connection) -> rusqlite::Result<Option<i64>> {
        self.below = self.look(connection, BAND_UP_TO, self.below)?;
        self.above = self.look(connection, BAND_FROM, self.above)?;
        let below = match self.below {
            Side::Next(band) => Some(band),
            _ => None,
        };
        let above = match self.above {
            Side::Next(band) => Some(band),
            _ => None,
        };
        let nearer = match (below, above) {
            (Some(below), Some(above)) => self.distance(below) <= self.distance(above),
            (below, _) => below.is_some(),
        };
        if nearer {
            self.below = below.map_or(Side::Ended, |band| Side::From(band - 1));
            Ok(below)
        } else {
            self.above = above.map_or(Side::Ended, |band| Side::From(band + 1));
            Ok(above)
        }
    }

    fn look(&self, connection: &Connection, sql: &str, side: Side) -> rusqlite::Result<Side> {
        let Side::From(band) = side else {
            return Ok(side);
        };
        let found: Option<i64> = connection
            .prepare_cached(sql)?
            .query_row([self.theme, band], |row| row.get(0))?;
        Ok(found.map_or(Side::Ended, Side::Next))
    }

    /// Points from the rating to the nearest of the band.
    fn distance(&self, band: i64) -> i64 {
        let rating = i64::from(self.rating);
        let first = band * i64::from(BAND);
        let last = first + i64::from(BAND) - 1;
        (first - rating).max(rating - last).max(0)
    }
}

struct Probe<'a> {
    theme: i64,
    band: i64,
    wanted: &'a Wanted<'a>,
    unseen: bool,
}

impl Probe<'_> {
    fn run(&self, connection: &Connection) -> rusqlite::Result<Option<Entry>> {
        let (first, last): (i64, i64) = connection
            .prepare_cached(ENDS)?
            .query_row([self.theme, self.band], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        // Not negative: a band that has been found is not empty.
        let places = last.abs_diff(first).saturating_add(1);
        let place = mix(self.wanted.seed) % places;
        let start = first.saturating_add_unsigned(place);
        match self.between(connection, start, last)? {
            None if start > first => self.between(connection, first, start - 1),
            found => Ok(found),
        }
    }

    fn between(
        &self,
        connection: &Connection,
        first: i64,
        last: i64,
    ) -> rusqlite::Result<Option<Entry>> {
        let mut statement = connection.prepare_cached(&sql(self.unseen))?;
        let found = if self.unseen {
            let learner = self.wanted.learner.0;
            statement.query_row(
                params![self.theme, self.band, first, last, learner],
                entry::read,
            )
        } else {
            statement.query_row(params![self.theme, self.band, first, last], entry::read)
        };
        found.optional()
    }
}

fn sql(unseen: bool) -> String {
    let seen = if unseen { UNSEEN } else { "" };
    format!("SELECT {} {FIRST} {seen} {IN_ORDER}", entry::COLUMNS)
}

/// Spreads neighbouring seeds over all numbers: the finisher of SplitMix64.
fn mix(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests;
