//! Picking an unseen fork near 1400 from ten thousand, a hundred thousand and a million entries,
//! forks at both ends of the scale, and a rare theme before and after all of it has been seen.
//!
//! `cargo bench --bench library`; `GAFFEL_ENTRIES=5000000` measures another size. The learner has
//! seen the first three thousand picks. What must hold: under a millisecond, and no dearer in a
//! larger library.

#[path = "../tests/support/lichess.rs"]
mod lichess;

use gaffel::library::import::{Settings, Skip, Tally, Watch, import};
use gaffel::library::{Library, Wanted};
use gaffel::progress::LearnerId;
use std::collections::BTreeSet;
use std::hint::black_box;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

const LEARNER: LearnerId = LearnerId([7; 16]);
const SEEN: u64 = 3000;
/// A theme of so many entries, whatever the size.
const RARE: (&str, usize) = ("enPassant", 20);
const PICKS: u64 = 5000;

struct Silent;

impl Watch for Silent {
    fn resumed(&mut self, _: u64, _: &Tally) {}
    fn skipped(&mut self, _: u64, _: &Skip) {}
    fn moved(&mut self, _: &Tally, _: u64, _: u64) {}
}

fn wanted(theme: &'static str, rating: u16, seed: u64) -> Wanted<'static> {
    Wanted {
        theme: Some(theme),
        rating,
        learner: LEARNER,
        seed,
    }
}

/// A database of so many generated entries.
fn stock(database: &Path, entries: usize) {
    let file = database.with_extension("csv");
    let mut rows = BufWriter::new(std::fs::File::create(&file).expect("made"));
    writeln!(rows, "{}", lichess::HEADER).expect("written");
    for (index, row) in lichess::generated(entries, 11).enumerate() {
        let row = match index % (entries / RARE.1) {
            0 => row.replacen(",1000,", &format!(",1000,{} ", RARE.0), 1),
            _ => row,
        };
        writeln!(rows, "{row}").expect("written");
    }
    rows.flush().expect("written");
    let settings = Settings {
        jobs: std::thread::available_parallelism().map_or(1, usize::from),
        busy_wait: Duration::ZERO,
    };
    let start = Instant::now();
    let done = import(database, &file, settings, &mut Silent).expect("imported");
    println!("{done:?} in {:.1} s", start.elapsed().as_secs_f64());
    std::fs::remove_file(file).expect("removed");
}

/// Marks as seen what the first seeds pick.
fn see(database: &Path, library: &Library, theme: &'static str) {
    let picked = |seed| {
        let wanted = wanted(theme, 1400, seed);
        library.pick(&wanted).expect("picked").expect("one")
    };
    let ids: BTreeSet<String> = (0..SEEN).map(|seed| picked(seed).puzzle.id).collect();
    let mut sql = rusqlite::Connection::open(database).expect("opened");
    let transaction = sql.transaction().expect("begun");
    transaction
        .execute(
            "INSERT OR IGNORE INTO learners VALUES (?1, 20000)",
            [LEARNER.0],
        )
        .expect("written");
    for id in &ids {
        transaction
            .execute(
                "INSERT OR IGNORE INTO practice VALUES (?1, ?2, 1, 0, NULL, 0, 20000)",
                rusqlite::params![LEARNER.0, id],
            )
            .expect("written");
    }
    transaction.commit().expect("written");
}

fn measure(library: &Library, what: &str, theme: &'static str, rating: u16) {
    let mut times: Vec<Duration> = (0..PICKS)
        .map(|seed| {
            let start = Instant::now();
            black_box(library.pick(&wanted(theme, rating, seed))).expect("picked");
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() * share / 1000).min(times.len() - 1)];
    println!(
        "{what}: {:?} (median), {:?} (99 of 100), {:?} (most)",
        at(500),
        at(990),
        at(1000),
    );
}

fn main() {
    let sizes = match std::env::var("GAFFEL_ENTRIES") {
        Ok(entries) => vec![entries.parse().expect("a number")],
        Err(_) => vec![10_000, 100_000, 1_000_000],
    };
    let folder = tempfile::tempdir().expect("a folder");
    for entries in sizes {
        let database = folder.path().join("gaffel.db");
        stock(&database, entries);
        let library = Library::open(&database).expect("opened");
        let size = std::fs::metadata(&database).map_or(0, |found| found.len());
        println!("{entries} entries, {size} bytes");
        measure(&library, "a rare theme", RARE.0, 1400);
        see(&database, &library, "fork");
        measure(&library, "a fork", "fork", 1400);
        measure(&library, "an easy fork", "fork", 400);
        measure(&library, "a hard fork", "fork", 3000);
        see(&database, &library, RARE.0);
        measure(&library, "a rare theme, all seen", RARE.0, 1400);
        drop(library);
        std::fs::remove_file(&database).expect("removed");
    }
}
