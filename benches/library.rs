//! Picking an unseen fork near 1400 from ten thousand, a hundred thousand and a million entries.
//!
//! `cargo bench --bench library`; `GAFFEL_ENTRIES=5000000` measures another size. The learner has
//! seen the first thousand picks. What must hold: under a millisecond, and no dearer in a larger
//! library.

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
const SEEN: u64 = 1000;
const PICKS: u64 = 5000;

struct Silent;

impl Watch for Silent {
    fn resumed(&mut self, _: u64, _: &Tally) {}
    fn skipped(&mut self, _: u64, _: &Skip) {}
    fn moved(&mut self, _: &Tally, _: u64, _: u64) {}
}

fn wanted(seed: u64) -> Wanted<'static> {
    Wanted {
        theme: Some("fork"),
        rating: 1400,
        learner: LEARNER,
        seed,
    }
}

/// A database of so many generated entries.
fn stock(database: &Path, entries: usize) {
    let file = database.with_extension("csv");
    let mut rows = BufWriter::new(std::fs::File::create(&file).expect("made"));
    writeln!(rows, "{}", lichess::HEADER).expect("written");
    for row in lichess::generated(entries, 11) {
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
fn see(database: &Path, library: &Library) {
    let picked = |seed| {
        library
            .pick(&wanted(seed))
            .expect("picked")
            .expect("a fork")
    };
    let ids: BTreeSet<String> = (0..SEEN).map(|seed| picked(seed).puzzle.id).collect();
    let mut sql = rusqlite::Connection::open(database).expect("opened");
    let transaction = sql.transaction().expect("begun");
    transaction
        .execute("INSERT INTO learners VALUES (?1, 20000)", [LEARNER.0])
        .expect("written");
    for id in &ids {
        transaction
            .execute(
                "INSERT INTO practice VALUES (?1, ?2, 1, 0, NULL, 0, 20000)",
                rusqlite::params![LEARNER.0, id],
            )
            .expect("written");
    }
    transaction.commit().expect("written");
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
        see(&database, &library);
        let mut times: Vec<Duration> = (0..PICKS)
            .map(|seed| {
                let start = Instant::now();
                black_box(library.pick(&wanted(seed))).expect("picked");
                start.elapsed()
            })
            .collect();
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share / 1000).min(times.len() - 1)];
        println!(
            "{entries} entries, {} bytes: a pick takes {:?} (median), {:?} (99 of 100), {:?} (most)",
            std::fs::metadata(&database).map_or(0, |found| found.len()),
            at(500),
            at(990),
            at(1000),
        );
        drop(library);
        std::fs::remove_file(&database).expect("removed");
    }
}
