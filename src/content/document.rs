//! The files as authors write them, field by field.
//!
//! The comments on the fields are what an editor shows while one types (see `content/schema/`): they
//! speak to authors.

mod lesson;
mod reference;
mod task;

pub use lesson::{LessonFile, OptionFile, OptionWords, StepFile, StepWords, Theme, WordsFile};
pub use reference::{
    GlossaryFile, GlossaryWords, RuleFile, RuleWords, RulesFile, RulesWords, SectionFile, TermFile,
    TermWords,
};
pub use task::{
    AttackersFile, ChooseFile, LineFile, MateFile, MoveFile, PlayFile, PlayGoal, Side, SpotFile,
    WalkFile,
};
