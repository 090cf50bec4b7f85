//! The SQL of practice: rows to showings and levels and back.

use super::queries::{date, date_not_null, days, meet};
use crate::progress::LearnerId;
use crate::progress::practice::{Level, MIXED, Practised, Rated, RatingDay, Showing, Sitting};
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::collections::BTreeMap;

/// The columns that [`practised`] reads, in its order.
const PRACTISED: &str = "solved, tries, due_day, box, last_day";
/// The columns that [`level`] reads, in its order.
const LEVEL: &str = "rating, deviation, volatility, tried, solved";
/// Puzzles that have come back and are looked at, at the most.
const MOST_DUE: u32 = 100;

fn practised(row: &Row<'_>) -> rusqlite::Result<Practised> {
    Ok(Practised {
        solved: row.get(0)?,
        tries: row.get(1)?,
        due: date(row, 2)?,
        steps: row.get(3)?,
        last: date_not_null(row, 4)?,
    })
}

fn level(row: &Row<'_>) -> rusqlite::Result<Level> {
    Ok(Level {
        rating: row.get(0)?,
        deviation: row.get(1)?,
        volatility: row.get(2)?,
        tried: row.get(3)?,
        solved: row.get(4)?,
    })
}

pub(super) fn load(
    connection: &Connection,
    learner: LearnerId,
    puzzle: &str,
) -> rusqlite::Result<Option<Practised>> {
    connection
        .prepare_cached(&format!(
            "SELECT {PRACTISED} FROM practice WHERE learner = ?1 AND puzzle = ?2"
        ))?
        .query_row(params![learner.0, puzzle], practised)
        .optional()
}

/// Puzzles of the theme that have come back, the one that waits longest first.
pub(super) fn due(
    connection: &Connection,
    learner: LearnerId,
    sitting: Sitting,
    theme: &str,
) -> rusqlite::Result<Vec<String>> {
    connection
        .prepare_cached(
            "SELECT puzzle FROM practice p WHERE learner = ?1 AND due_day <= ?2
             AND EXISTS (SELECT 1 FROM ratings r WHERE r.learner = ?1 AND r.puzzle = p.puzzle
                 AND r.theme = ?3)
             ORDER BY due_day, puzzle LIMIT ?4",
        )?
        .query_map(
            params![learner.0, days(sitting.first), theme, MOST_DUE],
            |row| row.get(0),
        )?
        .collect()
}

pub(super) fn levels(
    connection: &Connection,
    learner: LearnerId,
) -> rusqlite::Result<BTreeMap<String, Level>> {
    connection
        .prepare_cached(&format!(
            "SELECT {LEVEL}, theme FROM levels WHERE learner = ?1"
        ))?
        .query_map([learner.0], |row| Ok((row.get(5)?, level(row)?)))?
        .collect()
}

pub(super) fn rated(
    connection: &Connection,
    learner: LearnerId,
    theme: &str,
    puzzle: &str,
) -> rusqlite::Result<Option<Rated>> {
    connection
        .prepare_cached(
            "SELECT day, won, rating_before, rating_after FROM ratings
             WHERE learner = ?1 AND theme = ?2 AND puzzle = ?3 ORDER BY number DESC LIMIT 1",
        )?
        .query_row(params![learner.0, theme, puzzle], |row| {
            Ok(Rated {
                day: date_not_null(row, 0)?,
                won: row.get(1)?,
                before: row.get(2)?,
                after: row.get(3)?,
            })
        })
        .optional()
}

pub(super) fn rating_days(
    connection: &Connection,
    learner: LearnerId,
    theme: &str,
) -> rusqlite::Result<Vec<RatingDay>> {
    // Beside a max() SQLite reads the other columns from the row that has it. In order of number
    // and not of day: a clock that was set back must not turn the line round.
    connection
        .prepare_cached(
            "SELECT day, rating_after, count(*), sum(won), max(number) AS last FROM ratings
             WHERE learner = ?1 AND theme = ?2 GROUP BY day ORDER BY last",
        )?
        .query_map(params![learner.0, theme], |row| {
            Ok(RatingDay {
                day: date_not_null(row, 0)?,
                rating: row.get(1)?,
                tried: row.get(2)?,
                solved: row.get(3)?,
            })
        })?
        .collect()
}

/// Settles a showing, if it counts, and gives the puzzle as it then stands.
pub(super) fn record(
    connection: &Connection,
    learner: LearnerId,
    sitting: Sitting,
    showing: &Showing,
) -> rusqlite::Result<Practised> {
    let today = sitting.today;
    meet(connection, learner, today)?;
    let before = load(connection, learner, &showing.puzzle)?;
    let after = match (
        Practised::after(before.as_ref(), sitting, showing.won),
        before,
    ) {
        (Some(after), _) => after,
        (None, Some(before)) => return Ok(before),
        // The first showing always counts.
        (None, None) => return Err(rusqlite::Error::QueryReturnedNoRows),
    };
    connection
        .prepare_cached(
            "INSERT INTO practice (learner, puzzle, solved, tries, due_day, box, last_day)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT DO UPDATE SET solved = ?3, tries = ?4, due_day = ?5, box = ?6,
                 last_day = ?7",
        )?
        .execute(params![
            learner.0,
            showing.puzzle,
            after.solved,
            after.tries,
            after.due.map(days),
            after.steps,
            days(after.last),
        ])?;
    rate(connection, learner, today, showing)?;
    Ok(after)
}

fn rate(
    connection: &Connection,
    learner: LearnerId,
    today: NaiveDate,
    showing: &Showing,
) -> rusqlite::Result<()> {
    let mut find = connection.prepare_cached(&format!(
        "SELECT {LEVEL} FROM levels WHERE learner = ?1 AND theme = ?2"
    ))?;
    let mut kept = |theme: &str| find.query_row(params![learner.0, theme], level).optional();
    let overall = kept(MIXED)?;
    let before = Level::fresh(None);
    step(
        connection,
        learner,
        today,
        MIXED,
        overall.unwrap_or(before),
        showing,
    )?;
    for theme in &showing.themes {
        let before = kept(theme)?.unwrap_or_else(|| Level::fresh(overall.as_ref()));
        step(connection, learner, today, theme, before, showing)?;
    }
    Ok(())
}

fn step(
    connection: &Connection,
    learner: LearnerId,
    today: NaiveDate,
    theme: &str,
    before: Level,
    showing: &Showing,
) -> rusqlite::Result<()> {
    let after = before.after(showing);
    connection
        .prepare_cached(
            "INSERT INTO levels (learner, theme, rating, deviation, volatility, tried, solved)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT DO UPDATE SET rating = ?3, deviation = ?4, volatility = ?5, tried = ?6,
                 solved = ?7",
        )?
        .execute(params![
            learner.0,
            theme,
            after.rating,
            after.deviation,
            after.volatility,
            after.tried,
            after.solved,
        ])?;
    connection
        .prepare_cached(
            "INSERT INTO ratings (learner, theme, number, day, puzzle, won, rating_before,
                 rating_after)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            learner.0,
            theme,
            after.tried,
            days(today),
            showing.puzzle,
            showing.won,
            before.rating,
            after.rating,
        ])?;
    Ok(())
}

/// Everything kept of a learner's practice. Field names are part of the download's format.
pub(super) fn export(
    connection: &Connection,
    learner: LearnerId,
) -> rusqlite::Result<serde_json::Value> {
    let puzzles: Vec<serde_json::Value> = connection
        .prepare_cached(&format!(
            "SELECT {PRACTISED}, puzzle FROM practice WHERE learner = ?1 ORDER BY puzzle"
        ))?
        .query_map([learner.0], |row| {
            let (kept, puzzle) = (practised(row)?, row.get::<_, String>(5)?);
            Ok(serde_json::json!({
                "puzzle": puzzle,
                "solved": kept.solved,
                "tries": kept.tries,
                "due": kept.due,
                "box": kept.steps,
                "date": kept.last,
            }))
        })?
        .collect::<rusqlite::Result<_>>()?;
    let ratings: Vec<serde_json::Value> = connection
        .prepare_cached(
            "SELECT day, theme, puzzle, won, rating_after FROM ratings WHERE learner = ?1
             ORDER BY theme, number",
        )?
        .query_map([learner.0], |row| {
            Ok(serde_json::json!({
                "date": date_not_null(row, 0)?,
                "theme": row.get::<_, String>(1)?,
                "puzzle": row.get::<_, String>(2)?,
                "solved": row.get::<_, bool>(3)?,
                "rating": row.get::<_, f64>(4)?,
            }))
        })?
        .collect::<rusqlite::Result<_>>()?;
    let levels: serde_json::Map<String, serde_json::Value> = levels(connection, learner)?
        .into_iter()
        .map(|(theme, level)| {
            let level = serde_json::json!({
                "rating": level.rating,
                "deviation": level.deviation,
                "volatility": level.volatility,
                "tried": level.tried,
                "solved": level.solved,
            });
            (theme, level)
        })
        .collect();
    Ok(serde_json::json!({ "puzzles": puzzles, "levels": levels, "ratings": ratings }))
}
