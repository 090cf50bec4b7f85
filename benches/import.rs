//! Importing mates beside proving them by plain search, on the same rows in the same run.
//!
//! `cargo bench --bench import`. With `GAFFEL_CSV=FILE` the mates in one to three among the rows
//! of that file (Lichess' puzzle database, plain or zstd) are taken, at most `GAFFEL_ROWS` of
//! them; else our own puzzles. Rows a second of processor time hold on a shared machine too;
//! those of the clock do not.

#[path = "../tests/support/lichess.rs"]
#[expect(dead_code, reason = "rows without end are for the library's benchmark")]
mod lichess;
#[path = "../tests/support/plain.rs"]
mod plain;

use gaffel::chess::{Position, Rules, fen, notation};
use gaffel::library::import::{Settings, Skip, Source, Tally, Watch, import};
use gaffel::mate::Solver;
use std::hint::black_box;
use std::io::BufRead;
use std::path::Path;
use std::time::{Duration, Instant};

const LIMIT_NODES: u64 = 2_000_000;

fn rows() -> Vec<String> {
    let most =
        std::env::var("GAFFEL_ROWS").map_or(usize::MAX, |most| most.parse().expect("a number"));
    let is_mate = |row: &String| {
        ["mateIn1", "mateIn2", "mateIn3"]
            .iter()
            .any(|n| row.contains(n))
    };
    match std::env::var_os("GAFFEL_CSV") {
        Some(path) => {
            let source = Source::open(Path::new(&path)).expect("GAFFEL_CSV names a file");
            let lines = source.text().lines().map(|line| line.expect("readable"));
            lines.filter(is_mate).take(most).collect()
        }
        None => {
            let rows = lichess::rows().into_iter().map(|(row, _)| row);
            rows.filter(is_mate).take(most).collect()
        }
    }
}

struct Silent;

impl Watch for Silent {
    fn resumed(&mut self, _: u64, _: &Tally) {}
    fn skipped(&mut self, _: u64, _: &Skip) {}
    fn moved(&mut self, _: &Tally, _: u64, _: u64) {}
}

/// Processor time of all threads of this process.
fn process_time() -> Duration {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: `time` is a valid place for the one timespec that the call writes.
    let failed = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) } != 0;
    assert!(!failed, "the system has a clock for this process");
    Duration::new(
        time.tv_sec.try_into().expect("positive"),
        time.tv_nsec.try_into().expect("below a thousand million"),
    )
}

fn measure(what: &str, rows: usize, run: impl FnOnce()) {
    let (clock, time) = (Instant::now(), process_time());
    run();
    let (clock, time) = (clock.elapsed(), process_time() - time);
    println!(
        "{what}: {:.0} rows a second of processor time ({:.2} s), {:.0} by the clock ({:.2} s)",
        rows as f64 / time.as_secs_f64(),
        time.as_secs_f64(),
        rows as f64 / clock.as_secs_f64(),
        clock.as_secs_f64(),
    );
}

fn main() {
    let rows = rows();
    let count = rows.len();
    println!("{count} mates in one to three");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mates.csv");
    std::fs::write(&file, format!("{}\n{}\n", lichess::HEADER, rows.join("\n"))).expect("written");

    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for jobs in [1, cores] {
        let database = folder.path().join(format!("{jobs}.db"));
        let settings = Settings {
            jobs,
            busy_wait: Duration::ZERO,
        };
        for what in ["import", "import again"] {
            measure(&format!("{what}, {jobs} jobs"), count, || {
                let done = import(&database, &file, settings, &mut Silent).expect("imported");
                println!("{done:?}");
            });
        }
    }

    let positions: Vec<(Position, u8)> = rows.iter().map(|row| position(row)).collect();
    let mut solver = Solver::new(LIMIT_NODES);
    measure("our search alone", count, || {
        for (position, moves) in &positions {
            black_box(solver.shortest_mate(position, moves - 1));
            black_box(solver.keys(position, *moves)).expect("the limit is ample");
        }
    });
    measure("plain search alone", count, || {
        for (position, moves) in &positions {
            black_box(plain::mates(position, moves - 1));
            black_box(plain::keys(position, *moves));
        }
    });
}

/// The position shown, and the solver moves of the line.
fn position(row: &str) -> (Position, u8) {
    let columns: Vec<&str> = row.split(',').collect();
    let mut position = fen::parse(columns[1]).expect(row);
    let mut moves = columns[2].split(' ');
    let first = moves.next().expect(row);
    let first = notation::parse_uci(&position, first).expect(row);
    position.play_unchecked(first);
    let count = u8::try_from(moves.count().div_ceil(2)).expect(row);
    (position, count)
}
