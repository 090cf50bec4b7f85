//! The SQL: rows to days and back.

use super::{practice, steps};
use crate::progress::day::Day;
use crate::progress::streak::streaks;
use crate::progress::{Attempt, Event, LearnerId, Mark, Summary};
use chrono::NaiveDate;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

/// The columns that [`day`] reads, in its order.
const DAY: &str = "SELECT day, puzzle, line, hints, solution_shown, solved, first_try, solved_on,
    solved_first_try, (SELECT count(*) FROM tries WHERE tries.learner = attempts.learner
    AND tries.day = attempts.day) FROM attempts WHERE learner = ?1";

pub(super) fn days(date: NaiveDate) -> i32 {
    date.to_epoch_days()
}

pub(super) fn date(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<NaiveDate>> {
    let Some(days) = row.get::<_, Option<i32>>(column)? else {
        return Ok(None);
    };
    match NaiveDate::from_epoch_days(days) {
        Some(date) => Ok(Some(date)),
        None => Err(rusqlite::Error::IntegralValueOutOfRange(
            column,
            i64::from(days),
        )),
    }
}

pub(super) fn date_not_null(row: &Row<'_>, column: usize) -> rusqlite::Result<NaiveDate> {
    date(row, column)?
        .ok_or_else(|| rusqlite::Error::InvalidColumnType(column, "day".into(), Type::Null))
}

pub(super) fn plies(line: &str) -> Vec<String> {
    line.split_ascii_whitespace().map(str::to_owned).collect()
}

fn day(row: &Row<'_>) -> rusqlite::Result<(NaiveDate, Day)> {
    let line: String = row.get(2)?;
    let day = Day {
        attempt: Attempt {
            puzzle: row.get(1)?,
            line: plies(&line),
            hints: row.get(3)?,
            solution_shown: row.get(4)?,
            solved: row.get(5)?,
            first_try: row.get(6)?,
            wrong: row.get(9)?,
        },
        solved_on: date(row, 7)?,
        solved_first_try: row.get(8)?,
    };
    Ok((date_not_null(row, 0)?, day))
}

pub(super) fn load(
    connection: &Connection,
    learner: LearnerId,
    of: NaiveDate,
) -> rusqlite::Result<Option<Day>> {
    let found = connection
        .prepare_cached(&format!("{DAY} AND day = ?2"))?
        .query_row(params![learner.0, days(of)], day)
        .optional()?;
    Ok(found.map(|(_, day)| day))
}

fn load_between(
    connection: &Connection,
    learner: LearnerId,
    first: NaiveDate,
    last: NaiveDate,
) -> rusqlite::Result<Vec<(NaiveDate, Day)>> {
    connection
        .prepare_cached(&format!("{DAY} AND day BETWEEN ?2 AND ?3 ORDER BY day"))?
        .query_map(params![learner.0, days(first), days(last)], day)?
        .collect()
}

pub(super) fn marks(
    connection: &Connection,
    learner: LearnerId,
    first: NaiveDate,
    last: NaiveDate,
) -> rusqlite::Result<Vec<(NaiveDate, Mark)>> {
    let found = load_between(connection, learner, first, last)?;
    Ok(found.iter().map(|(of, day)| (*of, day.mark())).collect())
}

pub(super) fn summary(
    connection: &Connection,
    learner: LearnerId,
    today: NaiveDate,
) -> rusqlite::Result<Summary> {
    let mut summary = Summary::default();
    let mut kept = Vec::new();
    let mut statement = connection.prepare_cached(
        "SELECT day, solved_on, solved_first_try FROM attempts
         WHERE learner = ?1 AND solved_on IS NOT NULL",
    )?;
    let mut rows = statement.query([learner.0])?;
    while let Some(row) = rows.next()? {
        let day = date_not_null(row, 0)?;
        summary.solved = summary.solved.saturating_add(1);
        summary.first_try = summary
            .first_try
            .saturating_add(row.get::<_, bool>(2)?.into());
        if date(row, 1)? == Some(day) {
            kept.push(day);
        }
    }
    let streaks = streaks(kept, today);
    summary.streak = streaks.current;
    summary.best_streak = streaks.best;
    Ok(summary)
}

/// Makes the learner known, if this is the first that is kept of them.
pub(super) fn meet(
    connection: &Connection,
    learner: LearnerId,
    today: NaiveDate,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO learners (id, created) VALUES (?1, ?2)")?
        .execute(params![learner.0, days(today)])?;
    Ok(())
}

/// Takes the event in and gives the attempt as it then stands.
pub(super) fn record(
    connection: &Connection,
    learner: LearnerId,
    of: NaiveDate,
    today: NaiveDate,
    puzzle: &str,
    event: &Event,
) -> rusqlite::Result<Attempt> {
    meet(connection, learner, today)?;
    let mut day = load(connection, learner, of)?.unwrap_or_default();
    if day.turn_to(puzzle) {
        connection
            .prepare_cached("DELETE FROM tries WHERE learner = ?1 AND day = ?2")?
            .execute(params![learner.0, days(of)])?;
        save(connection, learner, of, &day)?;
    }
    if let Event::Wrong { line, uci } = event {
        let first_time = !day.attempt.solved
            && connection
                .prepare_cached(
                    "INSERT OR IGNORE INTO tries (learner, day, line, uci) VALUES (?1, ?2, ?3, ?4)",
                )?
                .execute(params![learner.0, days(of), line.join(" "), uci])?
                == 1;
        if !first_time {
            return Ok(day.attempt);
        }
    }
    day.take(today, event);
    save(connection, learner, of, &day)?;
    Ok(day.attempt)
}

fn save(
    connection: &Connection,
    learner: LearnerId,
    of: NaiveDate,
    day: &Day,
) -> rusqlite::Result<()> {
    let attempt = &day.attempt;
    connection
        .prepare_cached(
            "INSERT INTO attempts (learner, day, puzzle, line, hints, solution_shown, solved,
                 first_try, solved_on, solved_first_try)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             ON CONFLICT DO UPDATE SET puzzle = ?3, line = ?4, hints = ?5, solution_shown = ?6,
                 solved = ?7, first_try = ?8, solved_on = ?9, solved_first_try = ?10",
        )?
        .execute(params![
            learner.0,
            days(of),
            attempt.puzzle,
            attempt.line.join(" "),
            attempt.hints,
            attempt.solution_shown,
            attempt.solved,
            attempt.first_try,
            day.solved_on.map(days),
            day.solved_first_try,
        ])?;
    Ok(())
}

/// Attempts, tries, steps and practice go with the learner, by foreign key.
pub(super) fn delete(connection: &Connection, learner: LearnerId) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM learners WHERE id = ?1")?
        .execute([learner.0])?;
    Ok(())
}

/// Everything kept of a learner. Field names are part of the download's format.
pub(super) fn export(
    connection: &Connection,
    learner: LearnerId,
) -> rusqlite::Result<serde_json::Value> {
    // One snapshot for all the reads.
    let snapshot = connection.unchecked_transaction()?;
    let since = snapshot
        .prepare_cached("SELECT created FROM learners WHERE id = ?1")?
        .query_row([learner.0], |row| date(row, 0))
        .optional()?
        .flatten();
    let mut tries =
        snapshot.prepare_cached("SELECT line, uci FROM tries WHERE learner = ?1 AND day = ?2")?;
    let mut kept = Vec::new();
    for (of, day) in load_between(&snapshot, learner, NaiveDate::MIN, NaiveDate::MAX)? {
        let wrong: Vec<serde_json::Value> = tries
            .query_map(params![learner.0, days(of)], |row| {
                let line: String = row.get(0)?;
                let uci: String = row.get(1)?;
                Ok(serde_json::json!({ "line": plies(&line), "move": uci }))
            })?
            .collect::<rusqlite::Result<_>>()?;
        let attempt = day.attempt;
        kept.push(serde_json::json!({
            "date": of,
            "puzzle": attempt.puzzle,
            "line": attempt.line,
            "wrong": wrong,
            "hints": attempt.hints,
            "solution_shown": attempt.solution_shown,
            "solved": attempt.solved,
            "first_try": attempt.first_try,
            "solved_on": day.solved_on,
        }));
    }
    Ok(serde_json::json!({
        "learner": learner.to_string(),
        "since": since,
        "days": kept,
        "lessons": steps::export(&snapshot, learner)?,
        "practice": practice::export(&snapshot, learner)?,
    }))
}

pub(super) fn setting(connection: &Connection, key: &str) -> rusqlite::Result<Option<Vec<u8>>> {
    connection
        .prepare_cached("SELECT value FROM settings WHERE key = ?1")?
        .query_row([key], |row| row.get(0))
        .optional()
}

/// Keeps `value` unless the key has one; gives the one that stands.
pub(super) fn get_or_insert_setting(
    connection: &Connection,
    key: &str,
    value: &[u8],
) -> rusqlite::Result<Vec<u8>> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO settings (key, value) VALUES (?1, ?2)")?
        .execute(params![key, value])?;
    connection
        .prepare_cached("SELECT value FROM settings WHERE key = ?1")?
        .query_row([key], |row| row.get(0))
}

/// A write that changes nothing of note, to find out whether writes work again.
pub(super) fn touch(connection: &Connection) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO settings (key, value) VALUES ('probe', x'00')
             ON CONFLICT DO UPDATE SET value = x'00'",
        )?
        .execute([])?;
    Ok(())
}
