//! The mate verifier against known facts and against the plain search.

use crate::plain;
use crate::random::{Random, mirrored};
use gaffel::chess::{Move, Position, Rules, fen, notation};
use gaffel::mate::{BudgetSpent, Refutation, Solver, Verdict};
use std::cmp::Reverse;

const AMPLE: u64 = 20_000_000;

/// FEN, N, keys (comma separated UCI, `-` for none).
fn rows(table: &'static str) -> impl Iterator<Item = (Position, u8, &'static str)> {
    table
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("FEN\t"))
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let position = fen::parse(columns[0]).expect(line);
            (position, columns[1].parse().expect(line), columns[2])
        })
}

fn tricky() -> impl Iterator<Item = (Position, u8, &'static str)> {
    rows(include_str!("../data/mate/tricky.tsv"))
}

fn selfplay() -> impl Iterator<Item = (Position, u8, &'static str)> {
    rows(include_str!("../data/mate/selfplay.tsv"))
}

fn words(keys: &[Move]) -> String {
    if keys.is_empty() {
        return "-".to_owned();
    }
    let keys: Vec<String> = keys.iter().map(|&key| notation::uci(key)).collect();
    keys.join(",")
}

/// Asserts everything a solver says about mate within `moves` against the plain search; returns
/// whether some move mates exactly one move too late.
fn agree(position: &Position, moves: u8, solver: &mut Solver) -> bool {
    let name = format!("{} {moves}", fen::format(position));
    let expected: Vec<Vec<Move>> = (0..=moves).map(|n| plain::keys(position, n)).collect();
    for n in 1..=moves {
        let keys = solver.keys(position, n).expect("the budget is ample");
        assert_eq!(
            words(&keys),
            words(&expected[usize::from(n)]),
            "{name}, within {n}"
        );
    }
    let shortest = match (1..=moves).find(|&n| !expected[usize::from(n)].is_empty()) {
        Some(moves) => Verdict::Mate { moves },
        None => Verdict::NoMate,
    };
    assert_eq!(solver.shortest_mate(position, moves), shortest, "{name}");
    for mv in position.legal_moves() {
        let needed = (1..=moves).find(|&n| expected[usize::from(n)].contains(&mv));
        let verdict = needed.map_or(Verdict::NoMate, |moves| Verdict::Mate { moves });
        let told = format!("{name} {}", notation::uci(mv));
        assert_eq!(solver.judge_move(position, mv, moves), verdict, "{told}");
        refuted(
            &plain::after(position, mv),
            moves - 1,
            needed.is_some(),
            solver,
            &told,
        );
    }
    if let Some(&key) = expected[usize::from(moves)].last() {
        defended(&plain::after(position, key), moves - 1, solver, &name);
    }
    expected[usize::from(moves)].len() > expected[usize::from(moves - 1)].len()
}

fn defended(after_key: &Position, max_moves: u8, solver: &mut Solver, name: &str) {
    let longest = after_key.legal_moves().into_iter().map(|reply| {
        let after = plain::after(after_key, reply);
        let needed = (1..=max_moves).find(|&moves| plain::mates(&after, moves));
        (Reverse(needed.expect("a key")), notation::uci(reply), reply)
    });
    let longest = longest.min_by_key(|(needed, text, _)| (*needed, text.clone()));
    let expected = longest.map(|(Reverse(needed), _, reply)| (reply, needed));
    assert_eq!(
        solver.longest_defence(after_key, max_moves),
        Ok(expected),
        "{name}"
    );
}

fn refuted(after: &Position, moves_left: u8, mates: bool, solver: &mut Solver, name: &str) {
    match solver.refutation(after, moves_left) {
        Refutation::None => assert!(mates, "{name}"),
        Refutation::GameOver => {
            let over = after.is_stalemate() || after.is_insufficient_material();
            assert!(over && !mates, "{name}");
        }
        Refutation::Reply(reply) => {
            assert!(!mates && after.is_legal(reply), "{name}");
            assert!(
                !plain::mates(&plain::after(after, reply), moves_left),
                "{name}"
            );
        }
        Refutation::Unknown => panic!("{name}: the budget is ample"),
    }
}

#[test]
fn every_key_of_the_tricky_positions_is_found_and_no_other() {
    let mut solver = Solver::new(AMPLE);
    for (position, moves, keys) in tricky() {
        let found = solver.keys(&position, moves).expect("the budget is ample");
        assert_eq!(words(&found), keys, "{}", fen::format(&position));
        let mates = solver.shortest_mate(&position, moves) != Verdict::NoMate;
        assert_eq!(mates, keys != "-", "{}", fen::format(&position));
    }
}

#[test]
fn every_key_of_the_self_play_positions_is_found_and_nothing_mates_sooner() {
    let mut solver = Solver::new(AMPLE);
    for (position, moves, keys) in selfplay() {
        let found = solver.keys(&position, moves).expect("the budget is ample");
        assert_eq!(words(&found), keys, "{}", fen::format(&position));
        assert_eq!(solver.shortest_mate(&position, 4), Verdict::Mate { moves });
    }
}

#[test]
fn the_plain_search_agrees_with_the_tricky_table() {
    for (position, moves, keys) in tricky().filter(|row| row.1 < 3) {
        let found = plain::keys(&position, moves);
        assert_eq!(words(&found), keys, "{}", fen::format(&position));
    }
}

#[test]
fn the_plain_search_sees_every_check() {
    let mut random = Random(5);
    for _ in 0..500 {
        let position = random.placed(12);
        for mv in position.legal_moves() {
            let checks = plain::after(&position, mv).is_check();
            assert!(!checks || plain::gives_check(&position, mv));
        }
    }
}

#[test]
fn crowded_boards_get_the_plain_searchs_mates_in_one() {
    let mut random = Random(6);
    let mut solver = Solver::new(AMPLE);
    let mut mates = 0;
    for _ in 0..20_000 {
        let position = random.placed(30);
        let found = solver.shortest_mate(&position, 1);
        let expected = plain::mates(&position, 1);
        let name = fen::format(&position);
        assert_eq!(found == Verdict::Mate { moves: 1 }, expected, "{name}");
        mates += u32::from(expected);
    }
    assert!(mates > 300, "{mates}");
}

#[test]
fn random_games_get_the_plain_searchs_answers() {
    let mut random = Random(1);
    let mut solver = Solver::new(AMPLE);
    for _ in 0..400 {
        let position = random.played(200);
        agree(&position, 2, &mut solver);
    }
}

#[test]
fn random_set_ups_get_the_plain_searchs_answers() {
    let mut random = Random(2);
    let mut solver = Solver::new(AMPLE);
    let mut late = 0;
    for _ in 0..2_000 {
        late += u32::from(agree(&random.placed(10), 2, &mut solver));
    }
    // A move that mates one move too late is where a slip by one would show.
    assert!(late > 60, "{late}");
}

#[test]
fn small_random_set_ups_get_the_plain_searchs_answers_up_to_three_moves() {
    let mut random = Random(3);
    let mut solver = Solver::new(AMPLE);
    let mut late = 0;
    for _ in 0..150 {
        late += u32::from(agree(&random.placed(4), 3, &mut solver));
    }
    assert!(late > 5, "{late}");
}

#[test]
fn a_mirrored_position_has_the_mirrored_keys() {
    let mut random = Random(4);
    let mut solver = Solver::new(AMPLE);
    for _ in 0..1_000 {
        let position = random.placed(8);
        let mirror = mirrored(&position);
        for moves in 1..=2 {
            let keys = words(&solver.keys(&position, moves).expect("ample"));
            let mirrored_keys = words(&solver.keys(&mirror, moves).expect("ample"));
            let flipped: String = mirrored_keys.chars().map(flip_rank).collect();
            let sorted = |keys: &str| {
                let mut keys: Vec<String> = keys.split(',').map(str::to_owned).collect();
                keys.sort();
                keys
            };
            assert_eq!(
                sorted(&keys),
                sorted(&flipped),
                "{}",
                fen::format(&position)
            );
        }
    }
}

fn flip_rank(letter: char) -> char {
    match letter.to_digit(10) {
        Some(rank @ 1..=8) => char::from_digit(9 - rank, 10).expect("1 to 8"),
        _ => letter,
    }
}

#[test]
fn a_spent_budget_is_unknown_and_never_a_verdict() {
    for (position, moves, _) in selfplay().filter(|row| row.1 > 1) {
        let mut solver = Solver::new(1);
        assert_eq!(solver.keys(&position, moves), Err(BudgetSpent));
        assert_eq!(solver.shortest_mate(&position, moves), Verdict::Unknown);
        assert_eq!(solver.main_line(&position, moves), Err(BudgetSpent));
    }
}

#[test]
fn a_larger_budget_never_changes_an_answer() {
    for (position, moves, _) in selfplay().filter(|row| row.1 > 1).step_by(4) {
        let full = Solver::new(AMPLE).shortest_mate(&position, moves);
        let mut known = false;
        for limit in (0..16).map(|power| 1 << power) {
            match Solver::new(limit).shortest_mate(&position, moves) {
                Verdict::Unknown => assert!(!known, "{limit} nodes"),
                verdict => {
                    assert_eq!(verdict, full);
                    known = true;
                }
            }
        }
    }
}

#[test]
fn what_a_solver_was_asked_before_changes_neither_answer_nor_nodes() {
    let mut used = Solver::new(AMPLE);
    for (position, moves, _) in tricky().chain(selfplay()) {
        for n in [moves, 1, 2, moves] {
            let mut fresh = Solver::new(AMPLE);
            assert_eq!(used.keys(&position, n), fresh.keys(&position, n));
            assert_eq!(used.nodes(), fresh.nodes());
        }
    }
}

#[test]
fn the_search_visits_as_many_nodes_as_it_did() {
    // Not a target: a change of the search that moves this number says so in its commit.
    let mut solver = Solver::new(AMPLE);
    let mut nodes = 0;
    for (position, moves, _) in tricky().chain(selfplay()) {
        solver.keys(&position, moves).expect("the budget is ample");
        nodes += solver.nodes();
    }
    assert_eq!(nodes, 83_998);
}

#[test]
fn the_main_line_is_as_long_as_the_mate_and_ends_in_it() {
    let mut solver = Solver::new(AMPLE);
    for (position, moves, keys) in selfplay() {
        let line = solver
            .main_line(&position, moves)
            .expect("ample")
            .expect("a mate");
        assert_eq!(line.len(), usize::from(moves) * 2 - 1);
        assert_eq!(
            Some(notation::uci(line[0]).as_str()),
            keys.split(',').next()
        );
        let mut end = position.clone();
        for mv in line {
            assert!(end.is_legal(mv));
            end.play_unchecked(mv);
        }
        assert!(end.is_checkmate());
    }
}
