//! Picking: near the rating, unseen first, by the seed; and the shipped puzzles.

use super::{Desk, LEARNER, pick};
use crate::lichess;
use gaffel::library::{Library, Origin, Wanted};
use gaffel::progress::LearnerId;
use gaffel::puzzle::{Catalogue, difficulty};
use std::collections::HashMap;

/// A library of generated entries.
fn stocked(count: usize) -> (Desk, Library) {
    let desk = Desk::new();
    let rows: Vec<String> = lichess::generated(count, 11).collect();
    desk.import_rows(&rows);
    let library = desk.library();
    (desk, library)
}

/// Marks entries as seen by a learner.
fn see<'a>(desk: &Desk, learner: LearnerId, ids: impl IntoIterator<Item = &'a str>) {
    let sql = desk.sql();
    sql.execute(
        "INSERT OR IGNORE INTO learners VALUES (?1, 20000)",
        [learner.0],
    )
    .unwrap();
    for id in ids {
        sql.execute(
            "INSERT INTO practice VALUES (?1, ?2, 1, 0, NULL, 0, 20000)",
            rusqlite::params![learner.0, id],
        )
        .unwrap();
    }
}

#[test]
fn a_pick_has_the_theme_and_is_as_near_as_there_is() {
    let (desk, library) = stocked(1500);
    let sql = desk.sql();
    for (theme, rating) in [
        ("fork", 1400),
        ("theme3", 0),
        ("theme4", 4000),
        ("theme5", 2200),
    ] {
        let entry = pick(&library, Some(theme), rating, 1).unwrap();
        assert!(entry.puzzle.themes.iter().any(|own| own == theme));
        let nearest: u16 = sql
            .query_row(
                "SELECT min(abs(rating - ?1)) FROM entries WHERE ' ' || themes || ' ' LIKE ?2",
                rusqlite::params![rating, format!("% {theme} %")],
                |row| row.get(0),
            )
            .unwrap();
        // A band is fifty points wide.
        assert!(
            entry.rating.abs_diff(rating) < nearest + 50,
            "{theme} {rating}"
        );
    }
    assert!(pick(&library, None, 1400, 1).is_some());
    assert!(pick(&library, Some("no such theme"), 1400, 1).is_none());
    assert!(pick(&Desk::new().library(), None, 1400, 1).is_none());
}

#[test]
fn a_seed_picks_the_same_and_seeds_pick_all() {
    let (_desk, library) = stocked(1500);
    let mut found = HashMap::new();
    for seed in 0..400 {
        let entry = pick(&library, Some("fork"), 1700, seed).unwrap();
        let again = pick(&library, Some("fork"), 1700, seed).unwrap();
        assert_eq!(entry, again);
        *found.entry(entry.puzzle.id).or_insert(0) += 1;
    }
    assert!(found.len() >= 4, "{found:?}");
    assert!(found.values().all(|&times| times < 300), "{found:?}");
}

#[test]
fn what_a_learner_has_seen_comes_only_when_all_is_seen() {
    let (desk, library) = stocked(600);
    let mut seen: Vec<String> = Vec::new();
    let forks = library
        .counts()
        .unwrap()
        .into_iter()
        .find(|(theme, _)| theme == "fork");
    let forks = forks.unwrap().1;
    for seed in 0..forks {
        let entry = pick(&library, Some("fork"), 1500, seed).unwrap();
        assert!(!seen.contains(&entry.puzzle.id), "seen before");
        see(&desk, LEARNER, [entry.id()]);
        seen.push(entry.puzzle.id);
    }
    let again = pick(&library, Some("fork"), 1500, 1).unwrap();
    assert!(seen.contains(&again.puzzle.id));
    // Another learner is not concerned.
    let other = Wanted {
        theme: Some("fork"),
        rating: 1500,
        learner: LearnerId([8; 16]),
        seed: 0,
    };
    assert!(
        library
            .pick(&other)
            .unwrap()
            .is_some_and(|entry| seen[..5].contains(&entry.puzzle.id))
    );
}

#[test]
fn what_was_practised_goes_with_the_learner() {
    let (desk, _library) = stocked(50);
    see(&desk, LEARNER, ["00001", "00002"]);
    let sql = desk.sql();
    sql.execute_batch("PRAGMA foreign_keys = ON; DELETE FROM learners")
        .unwrap();
    let left: i64 = sql
        .query_row("SELECT count(*) FROM practice", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0);
}

#[test]
fn the_shipped_puzzles_are_entries_once_and_as_long_as_they_are_shipped() {
    let desk = Desk::new();
    let library = desk.library();
    let mut catalogue = Catalogue::embedded();
    library.sync(&catalogue).unwrap();
    desk.assert_consistent();
    for puzzle in &catalogue.puzzles {
        let entry = library.get(&puzzle.id).unwrap().unwrap();
        assert_eq!((&entry.puzzle, entry.origin), (puzzle, Origin::Shipped));
    }
    let rows = |desk: &Desk| -> i64 {
        let sql = desk.sql();
        sql.query_row("SELECT total(number) FROM entries", [], |row| {
            row.get::<_, f64>(0)
        })
        .unwrap() as i64
    };
    let before = rows(&desk);
    library.sync(&catalogue).unwrap();
    assert_eq!(rows(&desk), before, "nothing is written anew");

    let gone = catalogue.puzzles.remove(3);
    catalogue.puzzles[0].themes.push("zugzwang".to_owned());
    library.sync(&catalogue).unwrap();
    desk.assert_consistent();
    assert!(library.get(&gone.id).unwrap().is_none());
    let zugzwang = pick(&library, Some("zugzwang"), 1000, 9).unwrap();
    assert_eq!(zugzwang.puzzle.id, catalogue.puzzles[0].id);
}

#[test]
fn the_difficulty_of_a_shipped_puzzle_is_its_rating() {
    let desk = Desk::new();
    let library = desk.library();
    let catalogue = Catalogue::embedded();
    library.sync(&catalogue).unwrap();
    for puzzle in &catalogue.puzzles {
        let entry = library.get(&puzzle.id).unwrap().unwrap();
        assert_eq!(entry.rating, difficulty::estimate(puzzle));
    }
}
