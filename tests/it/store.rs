//! The SQLite store: what survives, and what happens when the file does not answer.

use crate::store_contract::{ANNA, BO, day, record, right, solved, wrong};
use gaffel::progress::{Attempt, Event, ProgressStore, SqliteStore, StoreError};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tokio::sync::oneshot::Receiver;

fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("gaffel.db");
    (folder, path)
}

fn try_record(store: &SqliteStore) -> Result<Attempt, StoreError> {
    store
        .record(ANNA, day(1), day(1), "m2-usual", wrong("", "h2h4"))
        .blocking_recv()
        .unwrap()
}

/// The files as a power cut would leave them.
fn copy_as_after_a_crash(path: &Path, to: &Path) {
    std::fs::copy(path, to).unwrap();
    let log = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
    std::fs::copy(log(path), log(to)).unwrap();
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let (folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    let key = store.get_or_insert_setting("cookie", b"secret").unwrap();
    let waiting: Vec<Receiver<_>> = (1..=28)
        .map(|number| store.record(ANNA, day(number), day(number), "p", solved("e2e4")))
        .collect();
    for told in waiting {
        assert!(told.blocking_recv().unwrap().unwrap().solved);
    }
    let copy = folder.path().join("copy.db");
    copy_as_after_a_crash(&path, &copy);
    std::mem::forget(store);
    for file in [copy, path] {
        let again = SqliteStore::open(&file).unwrap();
        let summary = again.summary(ANNA, day(28)).unwrap();
        assert_eq!((summary.solved, summary.streak), (28, 28));
        assert_eq!(again.setting("cookie").unwrap(), Some(key.clone()));
    }
}

#[test]
fn closing_commits_what_is_queued_and_leaves_one_file() {
    let (folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    store.summary(ANNA, day(1)).unwrap();
    let waiting: Vec<Receiver<_>> = (1..=28)
        .map(|number| store.record(ANNA, day(number), day(number), "p", right("e2e4 e7e5")))
        .collect();
    drop(store);
    for told in waiting {
        assert!(told.blocking_recv().unwrap().is_ok());
    }
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 1, "no log is left behind");
    let again = SqliteStore::open(&path).unwrap();
    assert_eq!(again.marks(ANNA, day(1), day(30)).unwrap().len(), 28);
}

#[test]
fn a_setting_once_kept_stays() {
    let (_folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(store.setting("cookie").unwrap(), None);
    assert_eq!(
        store.get_or_insert_setting("cookie", b"one").unwrap(),
        b"one"
    );
    assert_eq!(
        store.get_or_insert_setting("cookie", b"two").unwrap(),
        b"one"
    );
    drop(store);
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(store.setting("cookie").unwrap(), Some(b"one".to_vec()));
}

#[test]
fn two_programs_share_one_file() {
    let (_folder, path) = folder();
    let one = SqliteStore::open(&path).unwrap();
    let two = SqliteStore::open(&path).unwrap();
    for number in 1..=10 {
        record(&one, ANNA, day(number), solved("e2e4"));
        record(&two, BO, day(number), solved("e2e4"));
    }
    assert_eq!(two.summary(ANNA, day(10)).unwrap().streak, 10);
    assert_eq!(one.summary(BO, day(10)).unwrap().streak, 10);
}

#[test]
fn many_threads_read_and_write_at_once() {
    let (_folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    std::thread::scope(|scope| {
        for thread in 0..4u8 {
            let store = &store;
            scope.spawn(move || {
                let learner = gaffel::progress::LearnerId([thread; 16]);
                for number in 1..=20 {
                    record(store, learner, day(number), solved("e2e4"));
                    let summary = store.summary(learner, day(number)).unwrap();
                    assert_eq!(summary.streak, number);
                }
            });
        }
    });
}

#[test]
fn with_the_file_gone_the_store_says_so_and_comes_back_with_it() {
    let (folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    record(&store, ANNA, day(2), solved("e2e4"));
    let away = folder.path().join("away");
    std::fs::create_dir(&away).unwrap();
    let files = ["gaffel.db", "gaffel.db-wal", "gaffel.db-shm"];
    for name in files {
        std::fs::rename(folder.path().join(name), away.join(name)).unwrap();
    }
    assert!(store.attempt(ANNA, day(2)).is_err());
    assert!(store.summary(ANNA, day(2)).is_err());
    assert!(store.export(ANNA).is_err());
    assert!(try_record(&store).is_err());
    assert!(store.delete(ANNA).blocking_recv().unwrap().is_err());
    let why = store.health().unwrap_err().to_string();
    assert!(why.contains("gaffel.db"), "{why}");
    assert!(!path.exists(), "a lost database is not made anew");

    for name in files {
        let lost = away.join(name);
        if lost.exists() {
            std::fs::rename(lost, folder.path().join(name)).unwrap();
        }
    }
    store.health().unwrap();
    try_record(&store).unwrap();
    assert!(store.attempt(ANNA, day(2)).unwrap().is_some());
}

#[test]
fn a_folder_or_rubbish_in_place_of_the_file_is_an_error() {
    let (folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    std::fs::create_dir(&path).unwrap();
    assert!(store.attempt(ANNA, day(1)).is_err());
    assert!(try_record(&store).is_err());
    assert!(store.health().is_err());
    assert!(SqliteStore::open(&path).is_err());
    std::fs::remove_dir(&path).unwrap();
    // With its log left beside it SQLite would rightly restore the pages from there.
    for log in ["gaffel.db-wal", "gaffel.db-shm"] {
        let _ = std::fs::remove_file(folder.path().join(log));
    }
    std::fs::write(
        &path,
        "this is no database, only a few words of text".repeat(40),
    )
    .unwrap();
    assert!(store.attempt(ANNA, day(1)).is_err());
    assert!(try_record(&store).is_err());
    assert!(store.health().is_err());
    assert!(SqliteStore::open(&path).is_err());
    assert!(SqliteStore::open(&path.join("below")).is_err());
}

#[test]
fn a_restored_copy_is_taken_up_while_running() {
    let (folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    record(&store, ANNA, day(1), solved("e2e4"));
    let copy = folder.path().join("copy.db");
    copy_as_after_a_crash(&path, &copy);
    // Folds the log in, so that the copy is one file.
    drop(SqliteStore::open(&copy).unwrap());
    record(&store, ANNA, day(2), solved("e2e4"));
    for log in ["gaffel.db-wal", "gaffel.db-shm"] {
        std::fs::remove_file(folder.path().join(log)).unwrap();
    }
    std::fs::rename(&copy, &path).unwrap();
    assert!(store.attempt(ANNA, day(1)).unwrap().is_some());
    assert!(store.attempt(ANNA, day(2)).unwrap().is_none());
    record(&store, ANNA, day(3), solved("e2e4"));
    assert!(store.attempt(ANNA, day(3)).unwrap().is_some());
}

/// Another program's connection to the same file, to put a spoke in the wheel.
fn spoke(path: &Path, sql: &str) -> Connection {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(sql).unwrap();
    connection
}

#[test]
fn a_write_waits_for_a_lock_and_is_then_made() {
    let (_folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    let other = spoke(&path, "BEGIN IMMEDIATE");
    let told = store.record(ANNA, day(1), day(1), "p", Event::SolutionShown);
    assert_eq!(store.attempt(ANNA, day(1)).unwrap(), None, "reads go on");
    other.execute_batch("COMMIT").unwrap();
    assert!(told.blocking_recv().unwrap().unwrap().solution_shown);
}

#[test]
fn one_failing_write_takes_no_other_with_it() {
    let (_folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    let other = spoke(
        &path,
        "CREATE TRIGGER spoke BEFORE INSERT ON attempts WHEN NEW.puzzle = 'bad'
         BEGIN SELECT RAISE(ABORT, 'spoke'); END; BEGIN IMMEDIATE",
    );
    // Held back by the lock, so that they are committed together.
    let waiting: Vec<Receiver<_>> = (1..=28)
        .map(|number| {
            let puzzle = if number % 3 == 0 { "bad" } else { "good" };
            store.record(ANNA, day(number), day(number), puzzle, solved("e2e4"))
        })
        .collect();
    other.execute_batch("COMMIT").unwrap();
    for (told, number) in waiting.into_iter().zip(1..) {
        assert_eq!(told.blocking_recv().unwrap().is_ok(), number % 3 != 0);
    }
    assert_eq!(store.summary(ANNA, day(28)).unwrap().solved, 19);
}

#[test]
fn a_lost_commit_is_told_to_all_and_the_writer_lives_on() {
    let (_folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    // As a full disk does: the whole transaction is rolled back.
    let other = spoke(
        &path,
        "CREATE TRIGGER spoke BEFORE INSERT ON attempts
         BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END;
         CREATE TRIGGER probe BEFORE INSERT ON settings
         BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END",
    );
    assert!(try_record(&store).is_err());
    assert!(store.health().is_err(), "the trouble goes on");
    assert_eq!(store.attempt(ANNA, day(1)).unwrap(), None);
    other
        .execute_batch("DROP TRIGGER spoke; DROP TRIGGER probe")
        .unwrap();
    store.health().unwrap();
    try_record(&store).unwrap();
}

#[test]
fn what_is_deleted_is_overwritten_on_the_disk() {
    let (_folder, path) = folder();
    let store = SqliteStore::open(&path).unwrap();
    let told = store.record(ANNA, day(1), day(1), "m2-findme", solved("e2e4"));
    told.blocking_recv().unwrap().unwrap();
    store.delete(ANNA).blocking_recv().unwrap().unwrap();
    drop(store);
    let bytes = std::fs::read(&path).unwrap();
    assert!(!bytes.windows(6).any(|window| window == b"findme"));
}
