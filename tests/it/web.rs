//! The site over HTTP, as browsers and programs meet it.

mod api;
mod bad_input;
mod course_played;
mod lesson_input;
pub mod lessons;
mod pages;
pub mod practice;
mod preview;
mod progress;
mod safety;
pub mod solve;
