//! Any bytes as a lesson. `cargo +nightly fuzz run content`
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target uses one of the functions")]
#[path = "../../tests/support/any_text.rs"]
mod any_text;

fuzz_target!(|bytes: &[u8]| {
    let name = "lessons/strategy/sample/lesson.yaml".to_owned();
    any_text::any_content(&[(name, bytes.to_owned())]);
});
