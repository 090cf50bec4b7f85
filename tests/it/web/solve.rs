//! Solving a day's puzzle with nothing but what the site says and the verifier.

use crate::support::{Client, TestApp};
use gaffel::chess::{Position, Rules, fen, notation};
use gaffel::mate::Solver;
use gaffel::puzzle::{Catalogue, Kind, Puzzle, Schedule};

/// The puzzle of a day, as the site draws it.
pub fn puzzle_of(date: &str) -> Puzzle {
    let catalogue = Catalogue::embedded();
    let schedule = Schedule::new(&catalogue);
    schedule
        .puzzle(&catalogue, date.parse().unwrap())
        .unwrap()
        .clone()
}

/// The last day up to 29 November 2026 with a puzzle of this kind and length.
pub fn day_with(kind: Kind, moves: u8) -> String {
    let catalogue = Catalogue::embedded();
    let schedule = Schedule::new(&catalogue);
    let mut date: chrono::NaiveDate = "2026-11-29".parse().unwrap();
    loop {
        let puzzle = schedule.puzzle(&catalogue, date).unwrap();
        if puzzle.kind == kind && puzzle.moves == moves {
            return date.to_string();
        }
        date = date.pred_opt().unwrap();
    }
}

/// A legal first move that neither solves nor mates within two more moves.
pub fn wrong_move(puzzle: &Puzzle) -> String {
    let mut solver = Solver::new(2_000_000);
    let wrong = puzzle.position.legal_moves().into_iter().find(|&mv| {
        let first = puzzle.lines.iter().any(|line| line[0] == mv);
        !first
            && solver.judge_move(&puzzle.position, mv, (puzzle.moves + 2).max(3))
                == gaffel::mate::Verdict::NoMate
            && mv.promotion().is_none()
    });
    notation::uci(wrong.expect("some move is wrong"))
}

/// Plays a day's puzzle to its end through the JSON interface; every plies on the board.
pub fn solve_by_api(client: &mut Client, date: &str) -> Vec<String> {
    let puzzle = puzzle_of(date);
    let mut line: Vec<String> = Vec::new();
    for _ in 0..puzzle.moves {
        let mv = next_move(&puzzle, &line);
        let answer = client
            .json(
                &format!("/api/daily/{date}/moves"),
                &serde_json::json!({ "line": line, "move": mv }),
            )
            .json();
        line = serde_json::from_value(answer["line"].clone()).unwrap();
        match answer["judgement"].as_str().unwrap() {
            "solved" => return line,
            "correct" => assert!(answer["reply"]["uci"].is_string()),
            other => panic!("{other}: {answer}"),
        }
    }
    panic!("not solved after {line:?}");
}

/// The move that solves after `line`: the stored line's while it fits, else the verifier's.
pub fn next_move(puzzle: &Puzzle, line: &[String]) -> String {
    for stored in &puzzle.lines {
        let stored: Vec<String> = stored.iter().map(|&mv| notation::uci(mv)).collect();
        if stored.len() > line.len() && stored[..line.len()] == *line {
            return stored[line.len()].clone();
        }
    }
    let position = after(&puzzle.position, line);
    let left = puzzle.moves - (line.len() / 2) as u8;
    let main = Solver::new(2_000_000)
        .main_line(&position, left)
        .unwrap()
        .unwrap();
    notation::uci(main[0])
}

pub fn after(start: &Position, line: &[String]) -> Position {
    let mut position = start.clone();
    for ply in line {
        position.play_unchecked(notation::parse_uci(&position, ply).unwrap());
    }
    position
}

#[test]
fn every_day_of_a_fortnight_is_solved_through_the_interface() {
    let app = TestApp::start();
    let mut client = app.client();
    for day in 16..=29 {
        let date = format!("2026-11-{day}");
        let daily = client.get(&format!("/api/daily/{date}")).json();
        let line = solve_by_api(&mut client, &date);
        let start = fen::parse(daily["fen"].as_str().unwrap()).unwrap();
        let end = after(&start, &line);
        if daily["kind"] == "mate" {
            assert!(end.is_checkmate(), "{date}");
        }
    }
}
