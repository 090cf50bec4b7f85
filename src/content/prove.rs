//! What only a search can tell: mates, listed answers, endings.

use super::problem::Problem;

/// What is to be proved of a step. The problems are blank: they only tell places.
#[derive(Debug, Clone)]
pub struct Claim {
    pub slug: String,
    /// Index in the lesson.
    pub step: usize,
    pub task: Problem,
    /// The keys of its comments, in their order.
    pub keys: Vec<Problem>,
}
