//! What every `ProgressStore` must do: run for the SQLite store and for the model in memory.

use crate::store_model::ModelStore;
use chrono::NaiveDate;
use gaffel::progress::{
    Attempt, Event, LearnerId, Levels, Mark, Practised, ProgressStore, Rated, RatingDay, Showing,
    Sitting, SqliteStore, StepEvent, StepRecord, StepsOfLessons, StoreError, Summary,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

pub const ANNA: LearnerId = LearnerId([0xA1; 16]);
pub const BO: LearnerId = LearnerId([0xB0; 16]);

pub fn day(number: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, number).unwrap()
}

pub fn line(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

pub fn right(text: &str) -> Event {
    Event::Right {
        line: line(text),
        solved: false,
    }
}

pub fn solved(text: &str) -> Event {
    Event::Right {
        line: line(text),
        solved: true,
    }
}

pub fn wrong(before: &str, uci: &str) -> Event {
    Event::Wrong {
        line: line(before),
        uci: uci.into(),
    }
}

/// Records on the day itself, on the day's usual puzzle.
pub fn record(
    store: &impl ProgressStore,
    learner: LearnerId,
    of: NaiveDate,
    event: Event,
) -> Attempt {
    record_on(store, learner, of, of, "m2-usual", event)
}

fn record_on(
    store: &impl ProgressStore,
    learner: LearnerId,
    of: NaiveDate,
    today: NaiveDate,
    puzzle: &str,
    event: Event,
) -> Attempt {
    store
        .record(learner, of, today, puzzle, event)
        .blocking_recv()
        .unwrap()
        .unwrap()
}

fn mark(store: &impl ProgressStore, of: NaiveDate) -> Option<Mark> {
    let marks = store.marks(ANNA, of, of).unwrap();
    assert!(marks.len() <= 1);
    marks.first().map(|(at, mark)| {
        assert_eq!(*at, of);
        *mark
    })
}

fn nothing_is_known_of_a_stranger(store: impl ProgressStore) {
    assert_eq!(store.attempt(ANNA, day(1)).unwrap(), None);
    assert_eq!(store.marks(ANNA, day(1), day(30)).unwrap(), vec![]);
    assert_eq!(store.summary(ANNA, day(1)).unwrap(), Summary::default());
    assert!(store.delete(ANNA).blocking_recv().unwrap().is_ok());
    assert!(store.health().is_ok());
}

fn a_recorded_event_is_there_at_once(store: impl ProgressStore) {
    let told = record(&store, ANNA, day(1), right("e2e4 e7e5"));
    assert_eq!(told.line, line("e2e4 e7e5"));
    assert_eq!(told.puzzle, "m2-usual");
    assert_eq!(store.attempt(ANNA, day(1)).unwrap(), Some(told));
    assert_eq!(mark(&store, day(1)), Some(Mark::Started));
}

fn the_longest_line_is_kept(store: impl ProgressStore) {
    record(&store, ANNA, day(1), right("e2e4 e7e5 d2d4 d7d5"));
    let attempt = record(&store, ANNA, day(1), right("e2e4 e7e5"));
    assert_eq!(attempt.line, line("e2e4 e7e5 d2d4 d7d5"));
    let attempt = record(&store, ANNA, day(1), right("g1f3 b8c6 b1c3 g8f6"));
    assert_eq!(attempt.line, line("e2e4 e7e5 d2d4 d7d5"));
    let attempt = record(&store, ANNA, day(1), solved("a2a4"));
    assert_eq!(attempt.line, line("a2a4"), "the line that solves is shown");
}

fn another_puzzle_begins_anew(store: impl ProgressStore) {
    record(&store, ANNA, day(1), wrong("", "h2h4"));
    record(&store, ANNA, day(1), Event::Hint { steps: 2 });
    record(&store, ANNA, day(1), right("e2e4 e7e5"));
    let attempt = record_on(&store, ANNA, day(1), day(1), "m2-other", right("a2a3"));
    let expected = Attempt {
        puzzle: "m2-other".into(),
        line: line("a2a3"),
        ..Attempt::default()
    };
    assert_eq!(attempt, expected);
    // The try of the former puzzle is forgotten with it.
    let attempt = record_on(&store, ANNA, day(1), day(1), "m2-other", wrong("", "h2h4"));
    assert_eq!(attempt.wrong, 1);
}

fn a_solved_day_outlives_an_exchange_of_its_puzzle(store: impl ProgressStore) {
    record(&store, ANNA, day(1), solved("e2e4"));
    let attempt = record_on(&store, ANNA, day(1), day(3), "m2-other", right("a2a3"));
    assert!(!attempt.solved);
    assert_eq!(mark(&store, day(1)), Some(Mark::Solved { first_try: true }));
    record_on(&store, ANNA, day(1), day(3), "m2-other", wrong("", "h2h4"));
    let attempt = record_on(&store, ANNA, day(1), day(3), "m2-other", solved("b2b3"));
    assert!(attempt.solved && !attempt.first_try);
    assert_eq!(mark(&store, day(1)), Some(Mark::Solved { first_try: true }));
    assert_eq!(store.summary(ANNA, day(1)).unwrap().streak, 1);
}

fn a_wrong_move_posted_twice_counts_once(store: impl ProgressStore) {
    assert_eq!(record(&store, ANNA, day(1), wrong("", "h2h4")).wrong, 1);
    assert_eq!(record(&store, ANNA, day(1), wrong("", "h2h4")).wrong, 1);
    assert_eq!(record(&store, ANNA, day(1), wrong("", "a2a4")).wrong, 2);
    let later = record(&store, ANNA, day(1), wrong("e2e4 e7e5", "h2h4"));
    assert_eq!(later.wrong, 3, "the same move elsewhere is another try");
    assert_eq!(record(&store, ANNA, day(2), wrong("", "h2h4")).wrong, 1);
    assert_eq!(record(&store, BO, day(1), wrong("", "h2h4")).wrong, 1);
}

fn the_first_try_is_settled_when_the_puzzle_is_solved(store: impl ProgressStore) {
    let clean = record(&store, ANNA, day(1), solved("e2e4"));
    assert!(clean.solved && clean.first_try);
    record(&store, ANNA, day(2), wrong("", "h2h4"));
    let after_a_slip = record(&store, ANNA, day(2), solved("e2e4"));
    assert!(after_a_slip.solved && !after_a_slip.first_try);
    record(&store, ANNA, day(3), Event::Hint { steps: 1 });
    let with_help = record(&store, ANNA, day(3), solved("e2e4"));
    assert!(with_help.solved && !with_help.first_try);
    let first_try = false;
    assert_eq!(mark(&store, day(3)), Some(Mark::Solved { first_try }));
    let summary = store.summary(ANNA, day(3)).unwrap();
    assert_eq!((summary.solved, summary.first_try), (3, 1));
}

fn nothing_changes_a_solved_attempt(store: impl ProgressStore) {
    let done = record(&store, ANNA, day(1), solved("e2e4"));
    for event in [
        wrong("", "h2h4"),
        right("a2a3 a7a6 b2b3 b7b6"),
        solved("c2c4"),
        Event::Hint { steps: 3 },
        Event::SolutionShown,
    ] {
        assert_eq!(record(&store, ANNA, day(1), event), done);
    }
    assert_eq!(mark(&store, day(1)), Some(Mark::Solved { first_try: true }));
    assert_eq!(store.summary(ANNA, day(1)).unwrap().solved, 1);
}

fn hints_are_never_closed_again(store: impl ProgressStore) {
    assert_eq!(
        record(&store, ANNA, day(1), Event::Hint { steps: 2 }).hints,
        2
    );
    assert_eq!(
        record(&store, ANNA, day(1), Event::Hint { steps: 1 }).hints,
        2
    );
    assert_eq!(
        record(&store, ANNA, day(1), Event::Hint { steps: 200 }).hints,
        3
    );
}

fn after_the_solution_was_shown_nothing_counts_as_solved(store: impl ProgressStore) {
    record(&store, ANNA, day(1), Event::SolutionShown);
    assert_eq!(mark(&store, day(1)), Some(Mark::Shown));
    let attempt = record(&store, ANNA, day(1), solved("e2e4"));
    assert!(attempt.solved && attempt.solution_shown && !attempt.first_try);
    assert_eq!(mark(&store, day(1)), Some(Mark::Shown));
    assert_eq!(store.summary(ANNA, day(1)).unwrap(), Summary::default());
}

fn only_days_solved_on_the_day_itself_make_a_streak(store: impl ProgressStore) {
    record(&store, ANNA, day(1), solved("e2e4"));
    record(&store, ANNA, day(2), solved("e2e4"));
    record_on(&store, ANNA, day(3), day(4), "m2-usual", solved("e2e4"));
    record(&store, ANNA, day(4), solved("e2e4"));
    let expected = Summary {
        streak: 1,
        best_streak: 2,
        solved: 4,
        first_try: 4,
    };
    assert_eq!(store.summary(ANNA, day(5)).unwrap(), expected);
    assert_eq!(store.summary(ANNA, day(6)).unwrap().streak, 0);
}

fn marks_come_in_order_and_within_bounds(store: impl ProgressStore) {
    for number in [9, 3, 20, 12] {
        record(&store, ANNA, day(number), solved("e2e4"));
    }
    record(&store, BO, day(10), solved("e2e4"));
    let found = store.marks(ANNA, day(3), day(12)).unwrap();
    let days: Vec<NaiveDate> = found.iter().map(|(at, _)| *at).collect();
    assert_eq!(days, [day(3), day(9), day(12)]);
    let all = store.marks(ANNA, NaiveDate::MIN, NaiveDate::MAX).unwrap();
    assert_eq!(all.len(), 4);
    assert_eq!(store.marks(ANNA, day(12), day(3)).unwrap(), vec![]);
}

fn deleting_forgets_one_learner_wholly(store: impl ProgressStore) {
    record(&store, ANNA, day(1), wrong("", "h2h4"));
    record(&store, ANNA, day(1), solved("e2e4"));
    record(&store, BO, day(1), solved("e2e4"));
    store.delete(ANNA).blocking_recv().unwrap().unwrap();
    nothing_is_known_of(&store, ANNA);
    assert!(store.attempt(BO, day(1)).unwrap().is_some());
    // The old tries are gone too: the same move is a first one again.
    assert_eq!(record(&store, ANNA, day(1), wrong("", "h2h4")).wrong, 1);
}

fn nothing_is_known_of(store: &impl ProgressStore, learner: LearnerId) {
    assert_eq!(store.attempt(learner, day(1)).unwrap(), None);
    let all = store.marks(learner, NaiveDate::MIN, NaiveDate::MAX);
    assert_eq!(all.unwrap(), vec![]);
}

fn the_export_holds_everything(store: impl ProgressStore) {
    record(&store, ANNA, day(2), wrong("e2e4 e7e5", "h2h4"));
    record(&store, ANNA, day(2), Event::Hint { steps: 1 });
    record(&store, ANNA, day(2), solved("e2e4 e7e5 d1h5"));
    record(&store, BO, day(3), solved("e2e4"));
    learn(&store, ANNA, "forks", "two-at-once", step("e4f6", true));
    learn(&store, BO, "pins", "the-line", StepEvent::Wrong);
    let text = store.export(ANNA).unwrap();
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    let expected = serde_json::json!({
        "learner": "a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1",
        "since": "2026-11-02",
        "days": [{
            "date": "2026-11-02",
            "puzzle": "m2-usual",
            "line": ["e2e4", "e7e5", "d1h5"],
            "wrong": [{ "line": ["e2e4", "e7e5"], "move": "h2h4" }],
            "hints": 1,
            "solution_shown": false,
            "solved": true,
            "first_try": false,
            "solved_on": "2026-11-02",
        }],
        "lessons": [{
            "lesson": "forks",
            "step": "two-at-once",
            "line": ["e4f6"],
            "wrong": 0,
            "hints": 0,
            "solution_shown": false,
            "solved": true,
            "first_try": true,
            "date": "2026-11-03",
        }],
        "practice": { "puzzles": [], "levels": {}, "ratings": [] },
    });
    assert_eq!(found, expected);
}

fn what_is_no_move_is_refused(store: impl ProgressStore) {
    let bad = [
        right("e2e4 '; drop"),
        wrong("", "Qh7#"),
        right(&"e2e4 ".repeat(1000)),
    ];
    for event in bad {
        let told = store.record(ANNA, day(1), day(1), "m2-usual", event);
        assert!(told.blocking_recv().unwrap().is_err());
    }
    assert_eq!(store.attempt(ANNA, day(1)).unwrap(), None);
}

fn far_days_do_no_harm(store: impl ProgressStore) {
    for far in [NaiveDate::MIN, NaiveDate::MAX] {
        assert!(record(&store, ANNA, far, solved("e2e4")).solved);
        assert_eq!(store.summary(ANNA, far).unwrap().streak, 1);
    }
    assert_eq!(store.summary(ANNA, day(1)).unwrap().solved, 2);
}

fn step(plies: &str, solved: bool) -> StepEvent {
    StepEvent::Right {
        line: line(plies),
        solved,
    }
}

/// Records on the third.
fn learn(
    store: &impl ProgressStore,
    learner: LearnerId,
    lesson: &str,
    id: &str,
    event: StepEvent,
) -> StepRecord {
    store
        .record_step(learner, day(3), lesson, id, event)
        .blocking_recv()
        .unwrap()
        .unwrap()
}

fn steps_are_kept_by_lesson(store: impl ProgressStore) {
    assert!(store.lessons(ANNA).unwrap().is_empty());
    learn(&store, ANNA, "forks", "one", StepEvent::Hint { steps: 2 });
    let told = learn(&store, ANNA, "forks", "one", step("e4f6", true));
    assert!(told.solved && !told.first_try);
    learn(&store, ANNA, "pins", "one", StepEvent::SolutionShown);
    let forks = store.steps(ANNA, "forks").unwrap();
    assert_eq!(forks.len(), 1);
    assert_eq!(forks["one"], told);
    assert!(store.steps(ANNA, "pins").unwrap()["one"].solution_shown);
    assert_eq!(store.lessons(ANNA).unwrap().len(), 2);
    assert!(store.lessons(BO).unwrap().is_empty());
}

fn the_latest_step_has_the_highest_turn(store: impl ProgressStore) {
    assert_eq!(learn(&store, ANNA, "pins", "one", StepEvent::Wrong).turn, 1);
    assert_eq!(
        learn(&store, ANNA, "forks", "one", StepEvent::Wrong).turn,
        2
    );
    assert_eq!(learn(&store, BO, "forks", "one", StepEvent::Wrong).turn, 1);
    assert_eq!(learn(&store, ANNA, "pins", "one", StepEvent::Wrong).turn, 3);
    assert_eq!(store.steps(ANNA, "forks").unwrap()["one"].turn, 2);
}

fn a_lesson_is_reset_alone(store: impl ProgressStore) {
    learn(&store, ANNA, "forks", "one", step("e4f6", true));
    learn(&store, ANNA, "pins", "one", step("e4f6", true));
    learn(&store, BO, "forks", "one", step("e4f6", true));
    store
        .reset_lesson(ANNA, "forks")
        .blocking_recv()
        .unwrap()
        .unwrap();
    assert!(store.steps(ANNA, "forks").unwrap().is_empty());
    assert!(store.steps(ANNA, "pins").unwrap()["one"].solved);
    assert!(store.steps(BO, "forks").unwrap()["one"].solved);
    let again = learn(&store, ANNA, "forks", "one", StepEvent::Wrong);
    assert_eq!(again.wrong, 1);
}

fn deleting_a_learner_forgets_the_lessons_too(store: impl ProgressStore) {
    learn(&store, ANNA, "forks", "one", step("e4f6", true));
    learn(&store, BO, "forks", "one", step("e4f6", true));
    store.delete(ANNA).blocking_recv().unwrap().unwrap();
    assert!(store.lessons(ANNA).unwrap().is_empty());
    assert_eq!(store.lessons(BO).unwrap().len(), 1);
}

fn what_is_no_step_is_refused(store: impl ProgressStore) {
    let told = store.record_step(ANNA, day(1), "forks", "", StepEvent::Wrong);
    assert!(told.blocking_recv().unwrap().is_err());
    let told = store.record_step(ANNA, day(1), "forks", "one", step("Nf3", true));
    assert!(told.blocking_recv().unwrap().is_err());
    assert!(store.lessons(ANNA).unwrap().is_empty());
}

/// A fresh store, with whatever must live as long as it.
pub struct Sqlite {
    store: SqliteStore,
    _folder: tempfile::TempDir,
}

pub fn sqlite() -> Sqlite {
    let folder = tempfile::tempdir().unwrap();
    Sqlite {
        store: SqliteStore::open(&folder.path().join("gaffel.db")).unwrap(),
        _folder: folder,
    }
}

impl ProgressStore for Sqlite {
    fn attempt(&self, learner: LearnerId, day: NaiveDate) -> Result<Option<Attempt>, StoreError> {
        self.store.attempt(learner, day)
    }
    fn marks(
        &self,
        learner: LearnerId,
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<Vec<(NaiveDate, Mark)>, StoreError> {
        self.store.marks(learner, first, last)
    }
    fn summary(&self, learner: LearnerId, today: NaiveDate) -> Result<Summary, StoreError> {
        self.store.summary(learner, today)
    }
    fn record(
        &self,
        learner: LearnerId,
        day: NaiveDate,
        today: NaiveDate,
        puzzle: &str,
        event: Event,
    ) -> tokio::sync::oneshot::Receiver<Result<Attempt, StoreError>> {
        self.store.record(learner, day, today, puzzle, event)
    }
    fn steps(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> Result<BTreeMap<String, StepRecord>, StoreError> {
        self.store.steps(learner, lesson)
    }
    fn lessons(&self, learner: LearnerId) -> Result<StepsOfLessons, StoreError> {
        self.store.lessons(learner)
    }
    fn record_step(
        &self,
        learner: LearnerId,
        today: NaiveDate,
        lesson: &str,
        step: &str,
        event: StepEvent,
    ) -> tokio::sync::oneshot::Receiver<Result<StepRecord, StoreError>> {
        self.store.record_step(learner, today, lesson, step, event)
    }
    fn reset_lesson(
        &self,
        learner: LearnerId,
        lesson: &str,
    ) -> tokio::sync::oneshot::Receiver<Result<(), StoreError>> {
        self.store.reset_lesson(learner, lesson)
    }
    fn practised(&self, learner: LearnerId, puzzle: &str) -> Result<Option<Practised>, StoreError> {
        self.store.practised(learner, puzzle)
    }
    fn due(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        theme: &str,
    ) -> Result<Vec<String>, StoreError> {
        self.store.due(learner, sitting, theme)
    }
    fn levels(&self, learner: LearnerId) -> Result<Levels, StoreError> {
        self.store.levels(learner)
    }
    fn rated(
        &self,
        learner: LearnerId,
        theme: &str,
        puzzle: &str,
    ) -> Result<Option<Rated>, StoreError> {
        self.store.rated(learner, theme, puzzle)
    }
    fn rating_days(&self, learner: LearnerId, theme: &str) -> Result<Vec<RatingDay>, StoreError> {
        self.store.rating_days(learner, theme)
    }
    fn record_showing(
        &self,
        learner: LearnerId,
        sitting: Sitting,
        showing: Showing,
    ) -> tokio::sync::oneshot::Receiver<Result<Practised, StoreError>> {
        self.store.record_showing(learner, sitting, showing)
    }
    fn export(&self, learner: LearnerId) -> Result<String, StoreError> {
        self.store.export(learner)
    }
    fn delete(&self, learner: LearnerId) -> tokio::sync::oneshot::Receiver<Result<(), StoreError>> {
        self.store.delete(learner)
    }
    fn health(&self) -> Result<(), StoreError> {
        self.store.health()
    }
}

macro_rules! contract {
    ($($rule:ident),* $(,)?) => {
        mod sqlite_store { $( #[test] fn $rule() { super::$rule(super::sqlite()); } )* }
        mod model_store { $( #[test] fn $rule() { super::$rule(super::ModelStore::default()); } )* }
    };
}

contract!(
    nothing_is_known_of_a_stranger,
    a_recorded_event_is_there_at_once,
    the_longest_line_is_kept,
    another_puzzle_begins_anew,
    a_solved_day_outlives_an_exchange_of_its_puzzle,
    a_wrong_move_posted_twice_counts_once,
    the_first_try_is_settled_when_the_puzzle_is_solved,
    nothing_changes_a_solved_attempt,
    hints_are_never_closed_again,
    after_the_solution_was_shown_nothing_counts_as_solved,
    only_days_solved_on_the_day_itself_make_a_streak,
    marks_come_in_order_and_within_bounds,
    deleting_forgets_one_learner_wholly,
    the_export_holds_everything,
    what_is_no_move_is_refused,
    far_days_do_no_harm,
    steps_are_kept_by_lesson,
    a_lesson_is_reset_alone,
    the_latest_step_has_the_highest_turn,
    deleting_a_learner_forgets_the_lessons_too,
    what_is_no_step_is_refused,
);

/// A step of a random story: who, which day, today, which puzzle, what.
#[derive(Debug, Clone)]
enum Step {
    Record(bool, u32, u32, bool, Event),
    Delete(bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let plies = prop::sample::select(vec!["", "e2e4", "e2e4 e7e5", "d2d4 d7d5", "e2e4 e7e5 d2d4"]);
    let event = prop_oneof![
        4 => (plies.clone(), any::<bool>())
            .prop_map(|(text, solved)| Event::Right { line: line(text), solved }),
        4 => (plies, prop::sample::select(vec!["h2h4", "a2a4"]))
            .prop_map(|(text, uci)| wrong(text, uci)),
        2 => (0u8..5).prop_map(|steps| Event::Hint { steps }),
        1 => Just(Event::SolutionShown),
    ];
    let usual = prop::bool::weighted(0.9);
    let step = prop_oneof![
        30 => (any::<bool>(), 1u32..5, 1u32..5, usual, event)
            .prop_map(|(anna, of, today, usual, event)| Step::Record(anna, of, today, usual, event)),
        1 => any::<bool>().prop_map(Step::Delete),
    ];
    prop::collection::vec(step, 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn sqlite_and_the_model_tell_the_same_story(steps in steps()) {
        let (sqlite, model) = (sqlite(), ModelStore::default());
        let learner = |anna: bool| if anna { ANNA } else { BO };
        for step in steps {
            match step {
                Step::Record(anna, of, today, usual, event) => {
                    let puzzle = if usual { "m2-usual" } else { "m2-other" };
                    let told = |store: &dyn ProgressStore| {
                        let (of, today) = (day(of), day(today));
                        store
                            .record(learner(anna), of, today, puzzle, event.clone())
                            .blocking_recv()
                            .unwrap()
                            .unwrap()
                    };
                    prop_assert_eq!(told(&sqlite), told(&model));
                }
                Step::Delete(anna) => {
                    sqlite.delete(learner(anna)).blocking_recv().unwrap().unwrap();
                    model.delete(learner(anna)).blocking_recv().unwrap().unwrap();
                }
            }
        }
        for who in [ANNA, BO] {
            for number in 1..6 {
                let at = day(number);
                prop_assert_eq!(
                    sqlite.attempt(who, at).unwrap(),
                    model.attempt(who, at).unwrap()
                );
                prop_assert_eq!(
                    sqlite.summary(who, at).unwrap(),
                    model.summary(who, at).unwrap()
                );
            }
            prop_assert_eq!(
                sqlite.marks(who, day(1), day(30)).unwrap(),
                model.marks(who, day(1), day(30)).unwrap()
            );
            prop_assert_eq!(sqlite.export(who).unwrap(), model.export(who).unwrap());
        }
    }
}
