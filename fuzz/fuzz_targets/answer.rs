//! Any text as an answer to a step of the shipped lessons: its number, the line so far and the
//! answer, one a line. `cargo +nightly fuzz run answer`
#![no_main]

use gaffel::content::{embedded_files, load};
use gaffel::lesson::Course;
use gaffel::mate::Solver;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

#[allow(dead_code, reason = "the target uses one of the functions")]
#[path = "../../tests/support/any_answer.rs"]
mod any_answer;

static COURSE: LazyLock<Course> = LazyLock::new(|| load(&embedded_files()).course);

fuzz_target!(|text: &str| {
    any_answer::any_request(&COURSE, &mut Solver::new(100_000), text);
});
