//! The pages as markup: every state in every language, and what must never be in one.

mod calendar;
mod course;
mod fixture;
mod frame;
mod markup;
mod practice;
mod puzzle;
mod secret;
