//! The facts of chess that the site teaches and enforces, each a named test on the rules layer.
//!
//! The numbers are those of the rules page. Claims without a test here, and why:
//!
//! | claim | reason |
//! |---|---|
//! | R24 draw by agreement, R31 resigning | decisions of the players: nothing on the board tells them |
//! | R29 the play mode ends drawn games itself | a matter of the play mode; what it builds on is tested as R25, R27 and R28 |
//! | R34 touch-move, the clock, one hand | manners at a real board |
//! | R36 time controls, R37 outside help and greetings | nothing on the board |
//! | R43 first principles | advice, not rules: breaking it is legal |
//!
//! Of R05 the lot for colours, of R27 and R28 the claiming, of R32 the clock and of R35 the
//! time added are likewise matters between players; their board side is tested.

mod board;
mod check;
mod draws;
mod moving;
mod perft;
mod special;
mod writing;

use gaffel::chess::{IllegalReason, Move, MoveError, Position, Rules, Square, fen, notation};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn at(text: &str) -> Position {
    fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after the moves, given in any notation and parted by spaces.
fn after(position: &Position, moves: &str) -> Position {
    let mut position = position.clone();
    for text in moves.split_whitespace() {
        let mv = notation::parse_move(&position, text)
            .unwrap_or_else(|error| panic!("{error} in {}", fen::format(&position)));
        position = position.play(mv).unwrap();
    }
    position
}

fn is_legal(position: &Position, text: &str) -> bool {
    notation::parse_move(position, text).is_ok()
}

/// Why a move is refused.
fn refusal(position: &Position, text: &str) -> IllegalReason {
    match notation::parse_move(position, text) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{text} in {}: {other:?}", fen::format(position)),
    }
}

fn legal(position: &Position, text: &str) -> Move {
    notation::parse_move(position, text).unwrap()
}

/// Where the piece on a square can go, in the order of the squares.
fn targets(position: &Position, from: Square) -> Vec<Square> {
    let mut squares: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from() == Some(from))
        .map(|mv| mv.to())
        .collect();
    squares.sort();
    squares.dedup();
    squares
}

fn san_of_all(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| notation::san(position, mv))
        .collect();
    moves.sort();
    moves
}
