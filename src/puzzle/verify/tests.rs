//! What the proof accepts and what it tells.

use super::*;
use crate::chess::{Rules, fen, notation};
use crate::puzzle::catalogue::id;

fn puzzle(kind: Kind, text: &str, lines: &[&str]) -> Puzzle {
    let position = fen::parse(text).unwrap();
    let lines: Vec<Vec<_>> = lines
        .iter()
        .map(|line| {
            let mut position = position.clone();
            line.split(' ')
                .map(|word| {
                    let mv = notation::parse_uci(&position, word).unwrap();
                    position.play_unchecked(mv);
                    mv
                })
                .collect()
        })
        .collect();
    let moves = u8::try_from(lines[0].len().div_ceil(2)).unwrap();
    let mut puzzle = Puzzle {
        id: id(kind, moves, &position),
        kind,
        moves,
        position,
        lines,
        themes: Vec::new(),
        edition: 1,
        source: String::new(),
    };
    puzzle.themes = themes(&puzzle);
    puzzle
}

fn told(puzzle: &Puzzle) -> Vec<String> {
    prove(puzzle, &mut Solver::new(LIMIT_NODES))
        .into_iter()
        .map(|fault| format!("{:?}: {}; {}", fault.field, fault.what, fault.mend))
        .collect()
}

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
const TWO_ROOKS: &str = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

#[test]
fn a_mate_with_all_its_keys_is_proved() {
    assert_eq!(told(&puzzle(Kind::Mate, BACK_RANK, &["a1a8"])), [""; 0]);
}

#[test]
fn a_mate_that_can_be_had_sooner_is_told() {
    let late = puzzle(Kind::Mate, BACK_RANK, &["g1f1 g8h8 a1a8"]);
    assert_eq!(
        told(&late),
        ["Moves: there is mate in 1, not only in 2; move the row to mate-1.tsv"]
    );
}

#[test]
fn a_position_without_the_mate_is_told() {
    let none = puzzle(Kind::Mate, "6k1/6pp/8/8/8/8/8/R5K1 w - - 0 1", &["a1a8"]);
    assert_eq!(
        told(&none),
        ["Fen: there is no mate in 1 here; correct the position or remove the row"]
    );
}

#[test]
fn missing_keys_and_another_line_are_told() {
    let mut solver = Solver::new(LIMIT_NODES);
    let position = fen::parse(TWO_ROOKS).unwrap();
    let keys = solver.keys(&position, 2).unwrap();
    assert!(keys.len() > 1, "the case needs several keys");
    let main = solver.main_line(&position, 2).unwrap().unwrap();
    let words: Vec<String> = main.iter().map(|&mv| notation::uci(mv)).collect();
    let only = puzzle(Kind::Mate, TWO_ROOKS, &[&words.join(" ")]);
    let all = told(&only);
    assert_eq!(all.len(), 1);
    assert!(all[0].starts_with("Also: these are not all the other keys, in order; write "));
}

#[test]
fn a_fork_that_takes_what_it_attacked_is_proved() {
    let fork = puzzle(
        Kind::Fork,
        "r3k3/pp3ppp/8/3N4/8/8/PP3PPP/6K1 w - - 0 1",
        &["d5c7 e8d7 c7a8"],
    );
    assert_eq!(told(&fork), [""; 0]);
}

#[test]
fn a_line_without_the_tactic_is_told() {
    let quiet = puzzle(
        Kind::Fork,
        "r3k3/pp3ppp/8/3N4/8/8/PP3PPP/6K1 w - - 0 1",
        &["d5c7 e8d7 g1f1"],
    );
    let all = told(&quiet);
    assert!(all[0].starts_with("Line: no fork in this line"), "{all:?}");
    assert!(all[1].contains("wins -3 pawns"), "{all:?}");
}

#[test]
fn a_gain_that_is_taken_back_is_no_gain() {
    // The knight takes a knight that the queen defends: even, once exchanges are counted.
    let even = puzzle(
        Kind::Fork,
        "n2qk3/pp3ppp/8/3N4/8/8/PP3PPP/6K1 w - - 0 1",
        &["d5c7 e8e7 c7a8"],
    );
    let all = told(&even);
    assert!(
        all.iter().any(|fault| fault.contains("wins 0 pawns")),
        "{all:?}"
    );
}

#[test]
fn a_tactic_where_the_solver_mates_is_told() {
    let mate = puzzle(
        Kind::Fork,
        "3q2rk/6pp/8/4N3/8/8/PP6/6K1 w - - 0 1",
        &["a2a3 g7g6 e5f7"],
    );
    let all = told(&mate);
    assert!(all[0].starts_with("Fen: the solver mates in "), "{all:?}");
}

#[test]
fn a_skewer_that_takes_what_stood_behind_is_proved() {
    let start = "8/pp4p1/8/q3k3/8/8/PP4P1/6KR w - - 0 1";
    let skewer = puzzle(Kind::Skewer, start, &["h1h5 e5d6 h5a5"]);
    assert_eq!(told(&skewer), [""; 0]);
    let missed = puzzle(Kind::Skewer, start, &["h1h5 e5d6 h5g5"]);
    assert!(told(&missed)[0].starts_with("Line: no skewer in this line"));
}

#[test]
fn themes_that_cannot_be_proved_are_told() {
    let mut mate = puzzle(Kind::Mate, BACK_RANK, &["a1a8"]);
    mate.themes.push("zugzwang".to_owned());
    assert_eq!(
        told(&mate),
        ["Themes: the themes are not those that can be proved; \
          write backRankMate endgame mate mateIn1 oneMove"]
    );
}

#[test]
fn nearly_the_same_puzzles_are_told_once() {
    let first = puzzle(Kind::Mate, BACK_RANK, &["a1a8"]);
    let second = puzzle(Kind::Mate, "6k1/5ppp/8/8/8/8/7P/R6K w - - 0 1", &["a1a8"]);
    let other = puzzle(Kind::Mate, "1r4k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", &["b8b1"]);
    let catalogue = Catalogue {
        puzzles: vec![first.clone(), second, other],
        ..Catalogue::default()
    };
    let all = verify(&catalogue, 2);
    assert_eq!(all.len(), 1);
    assert_eq!(
        all[0].what,
        format!("nearly the same puzzle as {}", first.id)
    );
}
