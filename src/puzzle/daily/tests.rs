use super::*;
use crate::chess::Position;
use crate::puzzle::catalogue;
use chrono::Weekday;
use std::collections::HashMap;

const FIFTY_YEARS_DAYS: usize = 18_262;

fn day(text: &str) -> NaiveDate {
    text.parse().expect("the test's date is readable")
}

fn puzzle(kind: Kind, moves: u8, edition: u32, number: usize) -> Puzzle {
    Puzzle {
        id: format!("{}{moves}-{edition}-{number:03}", kind.word()),
        kind,
        moves,
        position: Position::default(),
        lines: Vec::new(),
        themes: Vec::new(),
        edition,
        source: String::new(),
    }
}

/// `count` puzzles of every tier for each edition.
fn catalogue(editions: &[(u32, &str, usize)]) -> Catalogue {
    let mut catalogue = Catalogue::default();
    for &(number, starts, count) in editions {
        catalogue.editions.push(catalogue::Edition {
            number,
            starts: day(starts),
        });
        for index in 0..count {
            for (kind, moves) in [
                (Kind::Mate, 1),
                (Kind::Mate, 2),
                (Kind::Mate, 3),
                (Kind::Fork, 2),
                (Kind::Skewer, 2),
            ] {
                catalogue.puzzles.push(puzzle(kind, moves, number, index));
            }
        }
    }
    catalogue.puzzles.sort_by(|a, b| a.id.cmp(&b.id));
    catalogue
}

fn drawn(catalogue: &Catalogue, first: &str, days: usize) -> Vec<(NaiveDate, String)> {
    let schedule = Schedule::new(catalogue);
    day(first)
        .iter_days()
        .take(days)
        .map(|date| {
            let puzzle = schedule
                .puzzle(catalogue, date)
                .expect("there is a puzzle every day");
            (date, puzzle.id.clone())
        })
        .collect()
}

#[test]
fn for_fifty_years_every_weekday_has_its_kind() {
    let catalogue = catalogue(&[(1, "2024-01-01", 40)]);
    for (date, id) in drawn(&catalogue, "2024-01-01", FIFTY_YEARS_DAYS) {
        let expected = match date.weekday() {
            Weekday::Mon => "mate1",
            Weekday::Tue => "fork2",
            Weekday::Wed | Weekday::Fri => "mate2",
            Weekday::Thu => "skewer2",
            Weekday::Sat | Weekday::Sun => "mate3",
        };
        assert!(id.starts_with(expected), "{date}: {id}");
    }
}

#[test]
fn for_fifty_years_no_puzzle_returns_before_its_tier_is_used_up() {
    let count = 37;
    let catalogue = catalogue(&[(1, "2024-01-03", count)]);
    let mut tiers: HashMap<String, Vec<String>> = HashMap::new();
    for (_, id) in drawn(&catalogue, "2024-01-03", FIFTY_YEARS_DAYS) {
        let tier = id.split('-').next().expect("ids have parts").to_owned();
        tiers.entry(tier).or_default().push(id);
    }
    for (tier, ids) in tiers {
        for round in ids.chunks(count) {
            let mut distinct = round.to_vec();
            distinct.sort();
            distinct.dedup();
            assert_eq!(distinct.len(), round.len(), "{tier}");
        }
        // And across rounds half a round at least lies between two showings.
        for window in ids.windows(count / 2) {
            let mut distinct = window.to_vec();
            distinct.sort();
            distinct.dedup();
            assert_eq!(distinct.len(), window.len(), "{tier}");
        }
    }
}

#[test]
fn rounds_differ_from_each_other() {
    let catalogue = catalogue(&[(1, "2024-01-01", 40)]);
    let mondays: Vec<String> = drawn(&catalogue, "2024-01-01", 7 * 80)
        .into_iter()
        .filter(|(date, _)| date.weekday() == Weekday::Mon)
        .map(|(_, id)| id)
        .collect();
    assert_ne!(mondays[..40], mondays[40..80]);
}

#[test]
fn a_later_edition_changes_no_day_before_it() {
    let days = 3000;
    let before = drawn(&catalogue(&[(1, "2024-01-01", 30)]), "2024-01-01", days);
    let start = "2026-07-15";
    let after = drawn(
        &catalogue(&[(1, "2024-01-01", 30), (2, start, 50)]),
        "2024-01-01",
        days,
    );
    let turn = (day(start) - day("2024-01-01")).num_days() as usize;
    assert_eq!(before[..turn], after[..turn]);
    assert_ne!(before[turn..], after[turn..]);
}

#[test]
fn a_new_edition_goes_on_with_the_running_round() {
    let catalogue = catalogue(&[(1, "2024-01-01", 30), (2, "2024-03-04", 30)]);
    // Nine Mondays of the first edition, then the other 21 and the 30 new ones.
    let mondays: Vec<String> = drawn(&catalogue, "2024-01-01", 7 * 60)
        .into_iter()
        .filter(|(date, _)| date.weekday() == Weekday::Mon)
        .map(|(_, id)| id)
        .collect();
    let mut distinct = mondays.clone();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), 60);
    assert!(
        mondays[9..]
            .iter()
            .take(21)
            .any(|id| id.starts_with("mate1-2"))
    );
}

#[test]
fn the_order_of_the_files_does_not_matter() {
    let sorted = catalogue(&[(1, "2024-01-01", 20), (2, "2024-06-01", 20)]);
    let mut editions = sorted.clone();
    editions.editions.reverse();
    assert_eq!(
        drawn(&sorted, "2024-01-01", 1000),
        drawn(&editions, "2024-01-01", 1000)
    );
}

#[test]
fn a_tier_without_puzzles_lends_its_day_without_showing_a_puzzle_twice() {
    let mut catalogue = catalogue(&[(1, "2024-01-01", 60)]);
    catalogue
        .puzzles
        .retain(|puzzle| puzzle.kind == Kind::Mate && puzzle.moves == 2);
    let ids: Vec<String> = drawn(&catalogue, "2024-01-01", 60)
        .into_iter()
        .map(|(_, id)| id)
        .collect();
    let mut distinct = ids.clone();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), 60);
}

#[test]
fn before_the_first_edition_there_is_no_puzzle() {
    let catalogue = catalogue(&[(1, "2024-01-01", 5)]);
    let schedule = Schedule::new(&catalogue);
    assert_eq!(schedule.first_day(), Some(day("2024-01-01")));
    assert!(schedule.puzzle(&catalogue, day("2023-12-31")).is_none());
    assert!(schedule.puzzle(&catalogue, day("2024-01-01")).is_some());
    let empty = Catalogue::default();
    assert!(
        Schedule::new(&empty)
            .puzzle(&empty, day("2026-01-01"))
            .is_none()
    );
}

#[test]
fn the_end_of_the_calendar_is_reached_without_a_panic() {
    let catalogue = catalogue(&[(1, "2024-01-01", 7)]);
    let schedule = Schedule::new(&catalogue);
    for date in ["9999-12-31", "2400-02-29"] {
        assert!(schedule.puzzle(&catalogue, day(date)).is_some());
    }
}
