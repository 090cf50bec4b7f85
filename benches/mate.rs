//! The mate verifier beside the plain search, in the same run.
//!
//! `cargo bench --bench mate`; the machine may be shared, so read ratios. With
//! `GAFFEL_MATES=FILE` the rows (FEN, N, keys, tab-separated) come from that file instead of the
//! fixtures.

#[path = "../tests/support/plain.rs"]
mod plain;

use criterion::{Criterion, criterion_group, criterion_main};
use gaffel::chess::{Position, Rules, fen};
use gaffel::mate::{Refutation, Solver};
use std::hint::black_box;
use std::time::Duration;

const LIMIT_NODES: u64 = 20_000_000;

/// Up to nine queens a side, the worst case for every search.
const QUEENS: [&str; 3] = [
    "qqq1k1qq/8/1q4q1/q6q/3Q4/Q1Q3Q1/1Q3Q1Q/Q3K2Q w - - 0 1",
    "1q2kq2/qQQ1qq2/5Q2/1K6/Q2q1QQq/2Q5/1Qq4Q/6q1 w - - 0 1",
    "1qQ1Q1Kn/qn1n1nNN/1n1NQQqk/nN4q1/2NQqqq1/5qQ1/6Q1/q1Q2NQ1 w - - 0 1",
];

fn rows() -> Vec<(Position, u8)> {
    let table = match std::env::var_os("GAFFEL_MATES") {
        Some(path) => std::fs::read_to_string(&path).expect("GAFFEL_MATES names a readable file"),
        None => include_str!("../tests/data/mate/selfplay.tsv").to_owned(),
    };
    table
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("FEN\t"))
        .map(|line| {
            let mut columns = line.split('\t');
            let mut column = || columns.next().expect("a row has FEN and N");
            (
                fen::parse(column()).expect(line),
                column().parse().expect(line),
            )
        })
        .collect()
}

fn keys(criterion: &mut Criterion) {
    let rows = rows();
    let mut solver = Solver::new(LIMIT_NODES);
    for moves in 1..=3 {
        let positions: Vec<&Position> = rows
            .iter()
            .filter(|row| row.1 == moves)
            .map(|row| &row.0)
            .collect();
        let mut group = criterion.benchmark_group(format!("all keys of mate in {moves}"));
        group.bench_function(
            format!("gaffel, {} positions", positions.len()),
            |bencher| {
                bencher.iter(|| {
                    for position in &positions {
                        black_box(solver.keys(position, moves)).expect("the limit is ample");
                    }
                });
            },
        );
        group.bench_function(format!("plain, {} positions", positions.len()), |bencher| {
            bencher.iter(|| {
                for position in &positions {
                    black_box(plain::keys(position, moves));
                }
            });
        });
    }
}

/// One wrong first move each of mates in three: the first that does not mate.
fn refutation(criterion: &mut Criterion) {
    let mut solver = Solver::new(LIMIT_NODES);
    let wrong: Vec<Position> = rows()
        .into_iter()
        .filter(|row| row.1 == 3)
        .filter_map(|(position, _)| {
            let mut afters = position
                .legal_moves()
                .into_iter()
                .map(|mv| plain::after(&position, mv));
            afters.find(|after| matches!(solver.refutation(after, 2), Refutation::Reply(_)))
        })
        .collect();
    let mut group = criterion.benchmark_group("refuting one wrong move of mate in 3");
    group.bench_function(format!("gaffel, {} moves", wrong.len()), |bencher| {
        bencher.iter(|| {
            for after in &wrong {
                black_box(solver.refutation(after, 2));
            }
        });
    });
    group.bench_function(format!("plain, {} moves", wrong.len()), |bencher| {
        bencher.iter(|| {
            for after in &wrong {
                black_box(plain::is_mated(after, 2));
            }
        });
    });
}

fn queens(criterion: &mut Criterion) {
    let mut solver = Solver::new(LIMIT_NODES);
    let mut group = criterion.benchmark_group("all keys of mate in 3, nine queens a side");
    for (number, text) in QUEENS.into_iter().enumerate() {
        let position = fen::parse(text).expect(text);
        group.bench_function(format!("gaffel, board {}", number + 1), |bencher| {
            bencher.iter(|| black_box(solver.keys(&position, 3)));
        });
        group.bench_function(format!("plain, board {}", number + 1), |bencher| {
            bencher.iter(|| black_box(plain::keys(&position, 3)));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3));
    targets = keys, refutation, queens
}
criterion_main!(benches);
