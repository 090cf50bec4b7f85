//! The published schedule: which puzzle is drawn on which day never changes.

use gaffel::puzzle::{Catalogue, Schedule};

/// 400 days as `gaffel daily 2026-11-29 --days 400` printed them: those before 2027-01-04 when
/// edition 1 was published, the others when edition 2 was, which enters on that day.
const GOLDEN: &str = include_str!("../data/daily-golden.tsv");

#[test]
fn four_hundred_days_are_as_published() {
    let catalogue = Catalogue::embedded();
    let schedule = Schedule::new(&catalogue);
    let mut days = 0;
    for line in GOLDEN.lines() {
        let mut columns = line.split('\t');
        let mut column = || columns.next().unwrap();
        let (date, id, kind) = (column(), column(), column());
        let puzzle = schedule.puzzle(&catalogue, date.parse().unwrap()).unwrap();
        assert_eq!(
            (puzzle.id.as_str(), puzzle.kind.word()),
            (id, kind),
            "{date}"
        );
        days += 1;
    }
    assert_eq!(days, 400);
}

#[test]
fn a_year_of_the_shipped_puzzles_has_its_ladder() {
    let catalogue = Catalogue::embedded();
    let schedule = Schedule::new(&catalogue);
    let monday: chrono::NaiveDate = "2026-11-30".parse().unwrap();
    for (index, date) in monday.iter_days().take(7 * 52).enumerate() {
        let puzzle = schedule.puzzle(&catalogue, date).unwrap();
        let expected = [
            ("mate", 1),
            ("fork", 0),
            ("mate", 2),
            ("skewer", 0),
            ("mate", 2),
            ("mate", 3),
            ("mate", 3),
        ];
        let (kind, moves) = expected[index % 7];
        assert_eq!(puzzle.kind.word(), kind, "{date}");
        assert!(moves == 0 || puzzle.moves == moves, "{date}");
    }
}

/// Five years: so long no puzzle comes back after edition 2 has entered.
const WEEKS_WITHOUT_REPEAT: usize = 5 * 52 + 1;

#[test]
fn five_years_pass_without_a_repeat_on_any_weekday() {
    let catalogue = Catalogue::embedded();
    let schedule = Schedule::new(&catalogue);
    let monday: chrono::NaiveDate = "2027-01-04".parse().unwrap();
    let mut shown = std::collections::HashSet::new();
    let days = 7 * WEEKS_WITHOUT_REPEAT;
    for date in monday.iter_days().take(days) {
        let puzzle = schedule.puzzle(&catalogue, date).unwrap();
        assert!(shown.insert(&puzzle.id), "{} on {date}", puzzle.id);
    }
    assert_eq!(shown.len(), days);
}
