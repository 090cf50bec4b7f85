//! Lessons: what one is, and judging what a learner answers to a step.
//!
//! Everything here is checked: `content` makes these types from files and refuses what cannot be
//! right. Pure; the solver is lent.

pub mod course;
pub mod goal;
pub mod judge;
pub mod prose;
pub mod scene;
pub mod step;
pub mod translated;

pub use course::{Course, Group, Lesson};
pub use goal::{Goal, GoalError};
pub use judge::{Answer, AnswerError, DrawnBy, Outcome, Solution, Standing, Verdict};
pub use prose::{Block, Inline, Prose};
pub use scene::{Mark, MarkColor, Scene};
pub use step::{Choice, Choose, Comment, Comments, Line, Play, Spot, Step, Task, Tone, Walk};
pub use translated::Translated;

#[cfg(test)]
pub(crate) mod fixture;
