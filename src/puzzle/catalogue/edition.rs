//! Editions: batches of puzzles that never change once they are published.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use sha2::{Digest, Sha256};

use super::{CatalogueError, row};
use crate::chess::notation;
use crate::puzzle::Puzzle;

const HEADER: &str = "edition\tstarts\tdigest";
const DIGEST_BYTES: usize = 8;

/// A batch of puzzles that enters the schedule on one day; it never changes afterwards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// 1 and up.
    pub number: u32,
    /// The first day it may be drawn.
    pub starts: NaiveDate,
}

/// A row of `editions.tsv`.
pub(super) struct EditionRow {
    edition: Edition,
    digest: String,
    line: usize,
    digest_column: usize,
}

/// The fingerprint of an edition's puzzles: 16 hexadecimal digits of the SHA-256 of their ids and
/// solutions, whatever files and order they stand in.
pub fn digest<'p>(puzzles: impl IntoIterator<Item = &'p Puzzle>) -> String {
    let mut rows: Vec<String> = puzzles
        .into_iter()
        .map(|puzzle| {
            let mut row = puzzle.id.clone();
            for line in &puzzle.lines {
                row.push('\t');
                for &mv in line {
                    row.push_str(&notation::uci(mv));
                    row.push(' ');
                }
            }
            row
        })
        .collect();
    rows.sort();
    let hash = Sha256::digest(rows.join("\n"));
    hash[..DIGEST_BYTES]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Reads `editions.tsv`.
pub(super) fn read(file: &str, text: &str, faults: &mut Vec<CatalogueError>) -> Vec<EditionRow> {
    let mut rows: Vec<EditionRow> = Vec::new();
    let mut fault = |line: usize, column: usize, what: String, mend: &str| {
        faults.push(CatalogueError {
            file: file.to_owned(),
            line,
            column,
            what,
            mend: mend.to_owned(),
        });
    };
    let mut lines = row::lines(text);
    if lines.next().map(|(_, header)| header) != Some(HEADER) {
        let what = "the header is missing".to_owned();
        fault(1, 1, what, "begin with `edition<TAB>starts<TAB>digest`");
        return rows;
    }
    for (line, text) in lines {
        let fields: Vec<&str> = text.split('\t').collect();
        let [number, starts, digest] = fields[..] else {
            let what = format!("{} fields instead of 3", fields.len());
            fault(line, 1, what, "write `edition<TAB>starts<TAB>digest`");
            continue;
        };
        let expected = u32::try_from(rows.len() + 1).unwrap_or(u32::MAX);
        if number.parse() != Ok(expected) {
            let what = format!("the edition is {number:?}, not {expected}");
            fault(line, 1, what, "number the editions 1, 2, 3 … in this order");
            continue;
        }
        let column = number.len() + 2;
        let Ok(starts_on) = NaiveDate::parse_from_str(starts, "%Y-%m-%d") else {
            let what = format!("{starts:?} is no date");
            fault(line, column, what, "write it as 2024-01-01");
            continue;
        };
        if rows
            .last()
            .is_some_and(|last| last.edition.starts >= starts_on)
        {
            let what = "the edition starts no later than the one before".to_owned();
            fault(line, column, what, "let every edition start after the last");
        }
        rows.push(EditionRow {
            edition: Edition {
                number: expected,
                starts: starts_on,
            },
            digest: digest.to_owned(),
            line,
            digest_column: column + starts.len() + 1,
        });
    }
    rows
}

/// Holds the editions against the puzzles found: each has its row, none has changed.
pub(super) fn check(
    rows: Option<(&str, Vec<EditionRow>)>,
    found: &BTreeMap<u32, Vec<&Puzzle>>,
    files: &[(String, String)],
    faults: &mut Vec<CatalogueError>,
) -> Vec<Edition> {
    let Some((file, rows)) = rows else {
        faults.push(CatalogueError {
            file: files
                .first()
                .map_or_else(String::new, |(name, _)| name.clone()),
            line: 1,
            column: 1,
            what: "the set has no editions.tsv".to_owned(),
            mend: "add one beside the editions' folders".to_owned(),
        });
        return Vec::new();
    };
    // A row that could not be read changes the digest too; its own fault says enough.
    let unread = |number: u32| {
        faults
            .iter()
            .any(|fault| row::FileName::edition_of(&fault.file) == Some(number))
    };
    let mut new = Vec::new();
    for row in &rows {
        let number = row.edition.number;
        if unread(number) {
            continue;
        }
        let actual = found.get(&number).map(|all| digest(all.iter().copied()));
        let (what, mend) = match actual {
            None => (
                format!("edition {number} has no puzzles"),
                format!("put its files into the folder {number}"),
            ),
            Some(actual) if row.digest == "-" => (
                format!("edition {number} has no digest yet"),
                format!("write {actual} when its puzzles are final"),
            ),
            Some(actual) if row.digest != actual => (
                format!(
                    "edition {number} is published and has changed: the digest of its puzzles is \
                     {actual}, not {}",
                    row.digest
                ),
                "put new puzzles into a new edition".to_owned(),
            ),
            Some(_) => continue,
        };
        new.push(CatalogueError {
            file: file.to_owned(),
            line: row.line,
            column: row.digest_column,
            what,
            mend,
        });
    }
    for &number in found.keys() {
        if !rows.iter().any(|row| row.edition.number == number) {
            new.push(CatalogueError {
                file: file.to_owned(),
                line: 1,
                column: 1,
                what: format!("edition {number} has puzzles but no row"),
                mend: format!("add `{number}<TAB>first day<TAB>-`"),
            });
        }
    }
    faults.extend(new);
    rows.into_iter().map(|row| row.edition).collect()
}
