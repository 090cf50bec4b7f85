//! Any text as a move: the first line is the position's FEN (the starting position if it is
//! none), the rest the move. `cargo +nightly fuzz run notation`
#![no_main]

use gaffel::chess::{Position, fen};
use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target uses one of the functions")]
#[path = "../../tests/support/any_text.rs"]
mod any_text;

fuzz_target!(|text: &str| {
    let (first, rest) = text.split_once('\n').unwrap_or(("", text));
    let position = fen::parse(first).unwrap_or_else(|_| Position::default());
    any_text::any_move(&position, rest);
});
