//! What every `ProgressStore` must do with practice: for the SQLite store and for the model.

use crate::store_contract::{ANNA, BO, day, sqlite};
use crate::store_model::ModelStore;
use chrono::NaiveDate;
use gaffel::progress::practice::{BOX_DAYS, MIXED, START_RATING};
use gaffel::progress::{LearnerId, Practised, ProgressStore, Showing, Sitting};
use proptest::prelude::*;

fn showing(puzzle: &str, themes: &[&str], won: bool) -> Showing {
    Showing {
        puzzle: puzzle.to_owned(),
        rating: 1100,
        deviation: 80,
        themes: themes.iter().map(|&theme| theme.to_owned()).collect(),
        won,
    }
}

/// A sitting by day.
fn on(day: NaiveDate) -> Sitting {
    Sitting {
        first: day,
        today: day,
    }
}

fn show(
    store: &impl ProgressStore,
    learner: LearnerId,
    today: u32,
    puzzle: &str,
    won: bool,
) -> Practised {
    store
        .record_showing(learner, on(day(today)), showing(puzzle, &["fork"], won))
        .blocking_recv()
        .unwrap()
        .unwrap()
}

fn nothing_is_known_of_a_stranger(store: impl ProgressStore) {
    assert_eq!(store.practised(ANNA, "f-1").unwrap(), None);
    assert!(store.due(ANNA, on(day(30)), MIXED).unwrap().is_empty());
    assert!(store.levels(ANNA).unwrap().is_empty());
    assert_eq!(store.rated(ANNA, MIXED, "f-1").unwrap(), None);
    assert!(store.rating_days(ANNA, MIXED).unwrap().is_empty());
}

fn a_showing_is_there_at_once(store: impl ProgressStore) {
    let told = show(&store, ANNA, 1, "f-1", true);
    assert!(told.solved && told.due.is_none());
    assert_eq!(store.practised(ANNA, "f-1").unwrap(), Some(told));
    let levels = store.levels(ANNA).unwrap();
    assert_eq!(levels.keys().collect::<Vec<_>>(), ["fork", MIXED]);
    assert!(levels["fork"].rating > START_RATING);
    assert_eq!((levels[MIXED].tried, levels[MIXED].solved), (1, 1));
    let rated = store.rated(ANNA, "fork", "f-1").unwrap().unwrap();
    assert_eq!((rated.day, rated.won), (day(1), true));
    assert_eq!(
        (rated.before, rated.after),
        (START_RATING, levels["fork"].rating)
    );
    assert_eq!(store.practised(BO, "f-1").unwrap(), None);
}

fn a_failed_puzzle_is_due_again_and_rated_once(store: impl ProgressStore) {
    show(&store, ANNA, 1, "f-1", false);
    let levels = store.levels(ANNA).unwrap();
    // What follows in the same showing changes nothing.
    let told = show(&store, ANNA, 1, "f-1", true);
    assert!(!told.solved);
    assert_eq!(store.levels(ANNA).unwrap(), levels);
    assert!(store.due(ANNA, on(day(1)), "fork").unwrap().is_empty());
    assert_eq!(store.due(ANNA, on(day(2)), "fork").unwrap(), ["f-1"]);
    assert_eq!(store.due(ANNA, on(day(2)), MIXED).unwrap(), ["f-1"]);
    assert!(store.due(ANNA, on(day(2)), "pin").unwrap().is_empty());
    let told = show(&store, ANNA, 2, "f-1", true);
    assert!(told.solved);
    assert!(store.due(ANNA, on(day(4)), MIXED).unwrap().is_empty());
    assert_eq!(store.due(ANNA, on(day(5)), MIXED).unwrap(), ["f-1"]);
}

fn midnight_brings_no_puzzle_back(store: impl ProgressStore) {
    let kept = show(&store, ANNA, 1, "f-1", false);
    let past_midnight = Sitting {
        first: day(1),
        today: day(2),
    };
    assert!(store.due(ANNA, past_midnight, "fork").unwrap().is_empty());
    let again = showing("f-1", &["fork"], true);
    let told = store.record_showing(ANNA, past_midnight, again);
    assert_eq!(told.blocking_recv().unwrap().unwrap(), kept);
    // Another puzzle counts for the new day.
    let other = showing("f-2", &["fork"], false);
    let told = store.record_showing(ANNA, past_midnight, other);
    let told = told.blocking_recv().unwrap().unwrap();
    assert_eq!((told.last, told.due), (day(2), Some(day(3))));
    assert_eq!(store.due(ANNA, on(day(2)), "fork").unwrap(), ["f-1"]);
}

fn the_longest_waiting_comes_first(store: impl ProgressStore) {
    for (today, puzzle) in [(3, "f-3"), (1, "f-1"), (2, "f-2")] {
        show(&store, ANNA, today, puzzle, false);
    }
    show(&store, BO, 1, "f-9", false);
    assert_eq!(
        store.due(ANNA, on(day(9)), "fork").unwrap(),
        ["f-1", "f-2", "f-3"]
    );
}

fn after_the_last_box_a_puzzle_is_learnt(store: impl ProgressStore) {
    let mut today = day(1);
    let tell = |today, won| {
        store
            .record_showing(ANNA, on(today), showing("f-1", &[], won))
            .blocking_recv()
            .unwrap()
            .unwrap()
    };
    let mut kept = tell(today, false);
    for days in BOX_DAYS {
        assert_eq!((kept.due.unwrap() - today).num_days(), days as i64);
        today = kept.due.unwrap();
        kept = tell(today, true);
    }
    assert_eq!(kept.due, None);
    assert!(
        store
            .due(ANNA, on(NaiveDate::MAX), MIXED)
            .unwrap()
            .is_empty()
    );
}

fn a_day_of_practice_is_summed_up(store: impl ProgressStore) {
    show(&store, ANNA, 1, "f-1", true);
    show(&store, ANNA, 1, "f-2", false);
    show(&store, ANNA, 3, "f-3", true);
    let days = store.rating_days(ANNA, "fork").unwrap();
    let short: Vec<_> = days.iter().map(|d| (d.day, d.tried, d.solved)).collect();
    assert_eq!(short, [(day(1), 2, 1), (day(3), 1, 1)]);
    assert_eq!(days[1].rating, store.levels(ANNA).unwrap()["fork"].rating);
}

fn a_new_theme_begins_at_the_overall_strength(store: impl ProgressStore) {
    for number in 0..20 {
        show(&store, ANNA, 1, &format!("f-{number}"), true);
    }
    let strength = store.levels(ANNA).unwrap()[MIXED].rating;
    store
        .record_showing(ANNA, on(day(2)), showing("p-1", &["pin"], true))
        .blocking_recv()
        .unwrap()
        .unwrap();
    let rated = store.rated(ANNA, "pin", "p-1").unwrap().unwrap();
    assert_eq!(rated.before, strength);
}

fn deleting_forgets_the_practice_too(store: impl ProgressStore) {
    show(&store, ANNA, 1, "f-1", false);
    show(&store, BO, 1, "f-1", false);
    store.delete(ANNA).blocking_recv().unwrap().unwrap();
    assert_eq!(store.practised(ANNA, "f-1").unwrap(), None);
    assert!(store.levels(ANNA).unwrap().is_empty());
    assert!(store.rating_days(ANNA, MIXED).unwrap().is_empty());
    assert!(store.practised(BO, "f-1").unwrap().is_some());
}

fn what_is_no_showing_is_refused(store: impl ProgressStore) {
    for bad in [
        showing("", &[], true),
        showing(&"x".repeat(100), &[], true),
        showing("f-1", &[MIXED], true),
        showing("f-1", &[""], true),
    ] {
        let told = store.record_showing(ANNA, on(day(1)), bad);
        assert!(told.blocking_recv().unwrap().is_err());
    }
    assert!(store.levels(ANNA).unwrap().is_empty());
}

fn far_days_do_no_harm(store: impl ProgressStore) {
    for (far, puzzle) in [(NaiveDate::MIN, "f-1"), (NaiveDate::MAX, "f-2")] {
        let told = store.record_showing(ANNA, on(far), showing(puzzle, &[], false));
        assert!(told.blocking_recv().unwrap().is_ok());
    }
    assert_eq!(store.rating_days(ANNA, MIXED).unwrap().len(), 2);
}

macro_rules! contract {
    ($($rule:ident),* $(,)?) => {
        mod sqlite_store { $( #[test] fn $rule() { super::$rule(super::sqlite()); } )* }
        mod model_store { $( #[test] fn $rule() { super::$rule(super::ModelStore::default()); } )* }
    };
}

contract!(
    nothing_is_known_of_a_stranger,
    a_showing_is_there_at_once,
    a_failed_puzzle_is_due_again_and_rated_once,
    midnight_brings_no_puzzle_back,
    the_longest_waiting_comes_first,
    after_the_last_box_a_puzzle_is_learnt,
    a_day_of_practice_is_summed_up,
    a_new_theme_begins_at_the_overall_strength,
    deleting_forgets_the_practice_too,
    what_is_no_showing_is_refused,
    far_days_do_no_harm,
);

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn sqlite_and_the_model_tell_the_same_story(
        story in prop::collection::vec((any::<bool>(), 1u32..30, 0u8..4, any::<bool>()), 1..40)
    ) {
        let (sqlite, model) = (sqlite(), ModelStore::default());
        for (anna, today, puzzle, won) in story {
            let who = if anna { ANNA } else { BO };
            let id = format!("f-{puzzle}");
            prop_assert_eq!(
                show(&sqlite, who, today, &id, won),
                show(&model, who, today, &id, won)
            );
        }
        for who in [ANNA, BO] {
            prop_assert_eq!(sqlite.levels(who).unwrap(), model.levels(who).unwrap());
            prop_assert_eq!(sqlite.export(who).unwrap(), model.export(who).unwrap());
            for theme in ["fork", MIXED] {
                prop_assert_eq!(
                    sqlite.due(who, on(day(15)), theme).unwrap(),
                    model.due(who, on(day(15)), theme).unwrap()
                );
                prop_assert_eq!(
                    sqlite.rating_days(who, theme).unwrap(),
                    model.rating_days(who, theme).unwrap()
                );
            }
        }
    }
}
