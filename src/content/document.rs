//! The files as authors write them, field by field.
//!
//! The comments on the fields are what an editor shows while one types (see `content/schema/`): they
//! speak to authors.

mod lesson;
mod reference;
mod task;

pub use lesson::{LessonFile, StepFile, StepWords, Theme, WordsFile};
pub use reference::{GlossaryFile, GlossaryWords, RuleWords, RulesFile, RulesWords, TermWords};
pub use task::{LineFile, MoveFile, PlayFile, PlayGoal, Side, SpotFile, WalkFile};
