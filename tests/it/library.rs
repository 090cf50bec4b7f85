//! The library: imported and shipped puzzles, and picking one.

mod bad_input;
mod broken_off;
mod good_files;
mod pick;

use gaffel::library::import::{self, ImportError, Settings, Skip, Tally, Watch};
use gaffel::library::{Entry, Library, Wanted};
use gaffel::progress::LearnerId;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// A database and a puzzle file in a folder of their own.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("gaffel.db")
    }

    fn library(&self) -> Library {
        Library::open(&self.database()).unwrap()
    }

    fn file(&self, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder.path().join("puzzles.csv");
        std::fs::write(&path, content).unwrap();
        path
    }

    /// Imports a file of that content.
    fn import(&self, content: impl AsRef<[u8]>) -> (Result<Tally, ImportError>, Seen) {
        run(&self.database(), &self.file(content))
    }

    /// Imports a header and those lines, which must go well.
    fn import_rows<S: AsRef<str>>(&self, rows: &[S]) -> (Tally, Seen) {
        let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
        let (done, seen) =
            self.import(format!("{}\n{}\n", crate::lichess::HEADER, rows.join("\n")));
        (done.unwrap(), seen)
    }

    fn sql(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.database()).unwrap()
    }

    /// The database is whole, and shelves and counts agree with the entries.
    fn assert_consistent(&self) {
        let sql = self.sql();
        let text = |query: &str| -> String { sql.query_row(query, [], |row| row.get(0)).unwrap() };
        assert_eq!(text("PRAGMA integrity_check"), "ok");
        let number = |query: &str| -> i64 { sql.query_row(query, [], |row| row.get(0)).unwrap() };
        let entries = number("SELECT count(*) FROM entries");
        assert_eq!(
            number("SELECT entries FROM themes WHERE number = 0"),
            entries
        );
        assert_eq!(
            number("SELECT count(*) FROM shelves WHERE theme = 0"),
            entries
        );
        let named = "length(replace(themes, ' ', '  ')) - length(themes) + (themes <> '')";
        assert_eq!(
            number("SELECT count(*) FROM shelves WHERE theme > 0"),
            number(&format!("SELECT coalesce(sum({named}), 0) FROM entries"))
        );
        assert_eq!(
            number(
                "SELECT count(*) FROM themes t WHERE entries <>
                 (SELECT count(*) FROM shelves s WHERE s.theme = t.number)"
            ),
            0
        );
        assert_eq!(
            number(
                "SELECT count(*) FROM shelves s JOIN entries e ON e.number = s.entry
                 WHERE s.band <> e.rating / 50"
            ),
            0
        );
    }
}

fn run(database: &Path, file: &Path) -> (Result<Tally, ImportError>, Seen) {
    let settings = Settings {
        jobs: 2,
        busy_wait: Duration::ZERO,
    };
    let mut seen = Seen::default();
    let done = import::import(database, file, settings, &mut seen);
    (done, seen)
}

/// What an import told.
#[derive(Default)]
struct Seen {
    resumed: Option<u64>,
    skipped: Vec<(u64, Skip)>,
    moved: Option<(Tally, u64, u64)>,
}

impl Watch for Seen {
    fn resumed(&mut self, lines: u64, _: &Tally) {
        self.resumed = Some(lines);
    }

    fn skipped(&mut self, line: u64, why: &Skip) {
        self.skipped.push((line, why.clone()));
    }

    fn moved(&mut self, tally: &Tally, bytes: u64, total: u64) {
        self.moved = Some((*tally, bytes, total));
    }
}

fn tally(read: u64, stored: u64, known: u64, skipped: u64) -> Tally {
    Tally {
        read,
        stored,
        known,
        skipped,
    }
}

const LEARNER: LearnerId = LearnerId([7; 16]);

/// A pick for [`LEARNER`].
fn pick(library: &Library, theme: Option<&str>, rating: u16, seed: u64) -> Option<Entry> {
    let wanted = Wanted {
        theme,
        rating,
        learner: LEARNER,
        seed,
    };
    library.pick(&wanted).unwrap()
}
