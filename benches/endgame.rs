//! Building the endgame tables beside plain fixed-point iteration over the same positions, in the
//! same run; and asking them.
//!
//! `cargo bench --bench endgame`; the machine may be shared, so read ratios.

#[path = "../tests/support/fixed_point.rs"]
mod fixed_point;

use criterion::{Criterion, criterion_group, criterion_main};
use gaffel::chess::{Bitboard, File, Position, Role};
use gaffel::endgame::{Tables, probe, trickiest};
use std::hint::black_box;
use std::time::Duration;

fn queenside() -> Bitboard {
    [File::A, File::B, File::C, File::D]
        .into_iter()
        .fold(Bitboard::EMPTY, |files, file| files | file)
}

fn building(criterion: &mut Criterion) {
    println!("both tables: {} bytes", Tables::build().bytes());
    let mut group = criterion.benchmark_group("building both tables");
    group.bench_function("gaffel", |bencher| bencher.iter(Tables::build));
    group.bench_function("plain, rook anywhere, pawn on files a to d", |bencher| {
        bencher.iter(|| {
            black_box(fixed_point::solve(Role::Rook, Bitboard::FULL).all().count());
            black_box(fixed_point::solve(Role::Pawn, queenside()).all().count());
        });
    });
}

/// Every king and pawn position with the pawn on files a to d.
fn asking(criterion: &mut Criterion) {
    let positions: Vec<Position> = fixed_point::positions(Role::Pawn, queenside()).collect();
    let mut group = criterion.benchmark_group(format!("asking, {} positions", positions.len()));
    group.bench_function("worth", |bencher| {
        bencher.iter(|| positions.iter().filter_map(probe).count());
    });
    group.bench_function("opponent's move, one position in 100", |bencher| {
        let some = || positions.iter().step_by(100);
        bencher.iter(|| some().filter_map(|p| trickiest(p, |_| 0)).count());
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3));
    targets = building, asking
}
criterion_main!(benches);
