//! The SQL of lessons: rows to steps and back.

use super::queries::{date_not_null, days, meet, plies};
use crate::progress::{LearnerId, StepEvent, StepRecord, StepsOfLessons};
use chrono::NaiveDate;
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::collections::BTreeMap;

/// The columns that [`step`] reads, in its order.
const COLUMNS: &str =
    "line, wrong, hints, solution_shown, solved, first_try, day, turn, step, lesson";

fn step(row: &Row<'_>) -> rusqlite::Result<StepRecord> {
    let line: String = row.get(0)?;
    Ok(StepRecord {
        line: plies(&line),
        wrong: row.get(1)?,
        hints: row.get(2)?,
        solution_shown: row.get(3)?,
        solved: row.get(4)?,
        first_try: row.get(5)?,
        day: date_not_null(row, 6)?,
        turn: row.get(7)?,
    })
}

/// Every step of one lesson that the learner has touched, by its id.
pub(super) fn of_lesson(
    connection: &Connection,
    learner: LearnerId,
    lesson: &str,
) -> rusqlite::Result<BTreeMap<String, StepRecord>> {
    connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM steps WHERE learner = ?1 AND lesson = ?2"
        ))?
        .query_map(params![learner.0, lesson], |row| {
            Ok((row.get(8)?, step(row)?))
        })?
        .collect()
}

/// Every step that the learner has touched, by lesson and step.
pub(super) fn all(connection: &Connection, learner: LearnerId) -> rusqlite::Result<StepsOfLessons> {
    let mut statement =
        connection.prepare_cached(&format!("SELECT {COLUMNS} FROM steps WHERE learner = ?1"))?;
    let mut rows = statement.query([learner.0])?;
    let mut lessons = StepsOfLessons::new();
    while let Some(row) = rows.next()? {
        let lesson: String = row.get(9)?;
        lessons
            .entry(lesson)
            .or_default()
            .insert(row.get(8)?, step(row)?);
    }
    Ok(lessons)
}

/// Takes the event in and gives the step as it then stands.
pub(super) fn record(
    connection: &Connection,
    learner: LearnerId,
    today: NaiveDate,
    lesson: &str,
    id: &str,
    event: &StepEvent,
) -> rusqlite::Result<StepRecord> {
    meet(connection, learner, today)?;
    let mut record = connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM steps WHERE learner = ?1 AND lesson = ?2 AND step = ?3"
        ))?
        .query_row(params![learner.0, lesson, id], step)
        .optional()?
        .unwrap_or_default();
    let turn = connection
        .prepare_cached("SELECT coalesce(max(turn), 0) + 1 FROM steps WHERE learner = ?1")?
        .query_row([learner.0], |row| row.get(0))?;
    record.take(today, turn, event);
    connection
        .prepare_cached(
            "INSERT INTO steps (learner, lesson, step, line, wrong, hints, solution_shown, solved,
                 first_try, day, turn)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
             ON CONFLICT DO UPDATE SET line = ?4, wrong = ?5, hints = ?6, solution_shown = ?7,
                 solved = ?8, first_try = ?9, day = ?10, turn = ?11",
        )?
        .execute(params![
            learner.0,
            lesson,
            id,
            record.line.join(" "),
            record.wrong,
            record.hints,
            record.solution_shown,
            record.solved,
            record.first_try,
            days(record.day),
            record.turn,
        ])?;
    Ok(record)
}

/// Forgets all steps of one lesson.
pub(super) fn reset(
    connection: &Connection,
    learner: LearnerId,
    lesson: &str,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM steps WHERE learner = ?1 AND lesson = ?2")?
        .execute(params![learner.0, lesson])?;
    Ok(())
}

/// Everything kept of a learner's lessons. Field names are part of the download's format.
pub(super) fn export(
    connection: &Connection,
    learner: LearnerId,
) -> rusqlite::Result<Vec<serde_json::Value>> {
    let kept = all(connection, learner)?;
    let steps = kept.iter().flat_map(|(lesson, steps)| {
        steps.iter().map(move |(id, step)| {
            serde_json::json!({
                "lesson": lesson,
                "step": id,
                "line": step.line,
                "wrong": step.wrong,
                "hints": step.hints,
                "solution_shown": step.solution_shown,
                "solved": step.solved,
                "first_try": step.first_try,
                "date": step.day,
            })
        })
    });
    Ok(steps.collect())
}
