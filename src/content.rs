//! Lessons, rules and glossary from YAML: every problem gathered, each with its place.
//!
//! Three stages: text becomes a tree that knows where everything stands (`tree`), the tree becomes
//! documents (`decode`, `document`), documents become checked lessons (`check`). Pure: files come in
//! as names and bytes, and what is wrong goes out as a list; nothing here stops at the first fault.

mod check;
mod decode;
mod document;
mod embedded;
mod last_good;
mod meant;
pub mod problem;
mod prove;
pub mod reference;
mod schema;
mod skeleton;
mod source;
pub mod study;
mod tree;

pub use embedded::files as embedded_files;
pub use problem::{Class, Problem};
pub use prove::Claim;
pub use reference::{Glossary, Rule, RuleSection, Rules, Term};
pub use schema::schemas;
pub use skeleton::{Home, skeleton};

use crate::lesson::Course;

/// What could be read of a content folder, and everything that is wrong with it.
#[derive(Debug, Clone, Default)]
pub struct Loaded {
    /// The lessons without errors.
    pub course: Course,
    pub rules: Rules,
    pub glossary: Glossary,
    /// Sorted by file and place.
    pub problems: Vec<Problem>,
    /// What [`prove`] is to prove.
    pub claims: Vec<Claim>,
}

/// Reads content files: (name, bytes), where names end as in a content folder
/// (`lessons/strategy/forks/lesson.yaml`, `rules/rules.yaml`, `glossary/da.yaml`); others are passed
/// over. Nothing is searched: see [`prove`].
///
/// A lesson whose English file has errors is left out and its problems are kept. Where a words file
/// has errors, its faulty texts fall back to English. A missing translation is a problem and no error.
pub fn load(files: &[(String, Vec<u8>)]) -> Loaded {
    check::check(files)
}

/// Proves by search what the lessons claim: mates, listed answers, endings. `jobs`: threads, at least
/// one is used.
pub fn prove(loaded: &Loaded, jobs: usize) -> Vec<Problem> {
    prove::prove(loaded, jobs)
}
