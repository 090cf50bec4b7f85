//! Puzzles to practise: the next one, and one that is asked for. From the library; should that not
//! answer, from the shipped puzzles in memory, so that practice goes on.

use super::state::App;
use super::themes::Theme;
use crate::library::{Entry, LibraryError, Origin, Wanted};
use crate::progress::practice::{MIXED, START_DEVIATION, START_RATING};
use crate::progress::{LearnerId, Level, Levels, StoreError};
use crate::puzzle::Puzzle;
use std::collections::BTreeMap;

/// How often another puzzle is looked for than the one just shown.
const AGAIN: u64 = 8;
/// How far from the learner's rating a puzzle is looked for, at random: at one difficulty all
/// would be of a kind.
const SPREAD_POINTS: u64 = 120;

/// How many puzzles there are, by theme; [`MIXED`] counts all.
pub fn counts(app: &App) -> BTreeMap<String, u64> {
    let found = app.library.counts().and_then(|counts| {
        let mut counts: BTreeMap<String, u64> = counts.into_iter().collect();
        counts.insert(MIXED.to_owned(), app.library.total()?);
        Ok(counts)
    });
    found.unwrap_or_else(|error| {
        away(&error);
        let mut counts = BTreeMap::new();
        for puzzle in &app.catalogue.puzzles {
            *counts.entry(MIXED.to_owned()).or_default() += 1;
            for theme in &puzzle.themes {
                *counts.entry(theme.clone()).or_default() += 1;
            }
        }
        counts
    })
}

/// The puzzle of that id, if it shows the theme.
pub fn entry_of(app: &App, theme: &Theme, id: &str) -> Option<Entry> {
    entry(app, id).filter(|entry| {
        theme.name == MIXED || entry.puzzle.themes.iter().any(|own| own == theme.name)
    })
}

/// The puzzle of that id.
fn entry(app: &App, id: &str) -> Option<Entry> {
    app.library.get(id).unwrap_or_else(|error| {
        away(&error);
        let mut puzzles = app.catalogue.puzzles.iter();
        puzzles.find(|puzzle| puzzle.id == id).map(shipped)
    })
}

/// How strong the learner is in a theme, as far as that is known.
pub fn level(levels: &Levels, theme: &Theme) -> Level {
    let overall = levels.get(MIXED);
    let own = levels.get(theme.name).copied();
    own.unwrap_or_else(|| Level::fresh(overall))
}

/// The next puzzle of a theme: one that has come back, else an unseen one near the learner's level,
/// else any. `after` is the one just shown, which does not come twice running if there is another.
/// For a learner the choice stays the same until a showing is settled: going away and coming back
/// is no way round a hard one.
pub fn next(app: &App, learner: Option<LearnerId>, theme: &Theme, after: &str) -> Option<Entry> {
    let found = learner.map(|learner| for_learner(app, learner, theme, after));
    match found {
        Some(Ok(found)) => found,
        Some(Err(error)) => {
            tracing::warn!(%error, "progress is not read");
            random(app, LearnerId([0; 16]), theme, START_RATING as u16, after)
        }
        // Nobody's learner has seen nothing.
        None => random(app, LearnerId([0; 16]), theme, START_RATING as u16, after),
    }
}

fn for_learner(
    app: &App,
    learner: LearnerId,
    theme: &Theme,
    after: &str,
) -> Result<Option<Entry>, StoreError> {
    let due = app.store.due(learner, app.calendar.sitting(), theme.name)?;
    let back = due.iter().filter(|id| *id != after);
    if let Some(entry) = back.into_iter().find_map(|id| entry(app, id)) {
        return Ok(Some(entry));
    }
    let levels = app.store.levels(learner)?;
    let settled = levels.get(MIXED).map_or(0, |overall| overall.tried);
    let rating = level(&levels, theme).points();
    let [a, b, c, d, e, f, g, h, ..] = learner.0;
    let seed = u64::from_le_bytes([a, b, c, d, e, f, g, h]).wrapping_add(settled.into());
    let found = pick(app, learner, theme, rating, seed);
    Ok(match found {
        Some(entry)
            if entry.id() != after && app.store.practised(learner, entry.id())?.is_none() =>
        {
            Some(entry)
        }
        // All have been seen: any of them, as chance will have it.
        _ => random(app, learner, theme, rating, after),
    })
}

fn random(app: &App, learner: LearnerId, theme: &Theme, rating: u16, after: &str) -> Option<Entry> {
    let mut bytes = [0; 8];
    // Without random bytes the choice is the same each time, which does no harm.
    let _ = getrandom::fill(&mut bytes);
    let seed = u64::from_le_bytes(bytes);
    let picks = |again: u64| pick(app, learner, theme, rating, seed.wrapping_add(again));
    (0..AGAIN)
        .map_while(picks)
        .find(|entry| entry.id() != after)
        .or_else(|| picks(0))
}

fn pick(app: &App, learner: LearnerId, theme: &Theme, rating: u16, seed: u64) -> Option<Entry> {
    let name = Some(theme.name).filter(|&name| name != MIXED);
    let spread = (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) % (2 * SPREAD_POINTS + 1);
    let wanted = Wanted {
        theme: name,
        // Not cut off: ratings are far below the type's end.
        rating: (u64::from(rating) + spread).saturating_sub(SPREAD_POINTS) as u16,
        learner,
        seed,
    };
    app.library.pick(&wanted).unwrap_or_else(|error| {
        away(&error);
        let suits = |puzzle: &&Puzzle| {
            name.is_none_or(|name| puzzle.themes.iter().any(|theme| theme == name))
        };
        let puzzles: Vec<&Puzzle> = app.catalogue.puzzles.iter().filter(suits).collect();
        let index = seed % (puzzles.len().max(1) as u64);
        puzzles.get(index as usize).map(|puzzle| shipped(puzzle))
    })
}

/// An entry of which nothing is known but the puzzle.
fn shipped(puzzle: &Puzzle) -> Entry {
    Entry {
        puzzle: puzzle.clone(),
        rating: START_RATING as u16,
        rating_deviation: START_DEVIATION as u16,
        origin: Origin::Shipped,
    }
}

fn away(error: &LibraryError) {
    tracing::warn!(%error, "the library is not read");
}
