//! Known answers of every method, one position each.

use super::*;
use crate::chess::fen;

fn position(fen: &str) -> Position {
    fen::parse(fen).expect(fen)
}

fn solver() -> Solver {
    Solver::new(1_000_000)
}

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

#[test]
fn a_game_that_is_over_has_no_keys() {
    let mated = position("3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1");
    assert_eq!(solver().keys(&mated, 3), Ok(Vec::new()));
    assert_eq!(solver().shortest_mate(&mated, 3), Verdict::NoMate);
    assert_eq!(solver().longest_defence(&mated, 3), Ok(None));
}

#[test]
fn nothing_mates_within_no_moves() {
    let position = position(BACK_RANK);
    assert_eq!(solver().keys(&position, 0), Ok(Vec::new()));
    assert_eq!(solver().shortest_mate(&position, 0), Verdict::NoMate);
    assert_eq!(solver().main_line(&position, 0), Ok(None));
}

#[test]
fn a_move_that_is_not_legal_mates_nobody() {
    let elsewhere = position(BACK_RANK);
    let key = solver().keys(&elsewhere, 1).expect("ample")[0];
    let start = Position::new();
    assert_eq!(solver().judge_move(&start, key, 3), Verdict::NoMate);
}

#[test]
fn a_move_that_mates_has_no_refutation() {
    let mated = position("3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1");
    assert_eq!(solver().refutation(&mated, 0), Refutation::None);
}

#[test]
fn stalemate_and_dead_positions_end_the_game_without_mate() {
    let stalemate = position("k7/8/1QK5/8/8/8/8/8 b - - 0 1");
    assert_eq!(solver().refutation(&stalemate, 2), Refutation::GameOver);
    let dead = position("k7/8/1NK5/8/8/8/8/8 b - - 0 1");
    assert_eq!(solver().refutation(&dead, 2), Refutation::GameOver);
}

#[test]
fn with_no_moves_left_any_reply_refutes_and_the_most_telling_is_given() {
    // After Rd8+ the rook can be taken, or the king can step away.
    let check = position("3R2k1/4bp2/8/8/8/8/5PPP/6K1 b - - 0 1");
    let Refutation::Reply(reply) = solver().refutation(&check, 0) else {
        panic!("there are replies");
    };
    assert_eq!(notation::uci(reply), "e7d8");
}

#[test]
fn the_longest_defence_takes_the_smallest_text_of_equals() {
    // Two rooks drive the bare king: whatever it does, one more move mates.
    let position = position("7k/1R6/R7/8/8/8/8/K7 b - - 0 1");
    let (reply, moves) = solver()
        .longest_defence(&position, 3)
        .expect("ample")
        .expect("a reply");
    assert_eq!((notation::uci(reply).as_str(), moves), ("h8g8", 1));
}
