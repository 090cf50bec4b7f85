//! Any text as a FEN. `cargo +nightly fuzz run fen`
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target uses one of the functions")]
#[path = "../../tests/support/any_text.rs"]
mod any_text;

fuzz_target!(|text: &str| any_text::any_fen(text));
