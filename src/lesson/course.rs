//! The course: groups of lessons in their order.

use super::{Step, Translated};
use crate::puzzle::Kind;

/// The four parts of the course, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    Movement,
    Openings,
    Endgames,
    Strategy,
}

impl Group {
    pub const ALL: [Group; 4] = [
        Group::Movement,
        Group::Openings,
        Group::Endgames,
        Group::Strategy,
    ];

    /// The name of its folder.
    pub fn word(self) -> &'static str {
        match self {
            Group::Movement => "movement",
            Group::Openings => "openings",
            Group::Endgames => "endgames",
            Group::Strategy => "strategy",
        }
    }

    pub fn from_word(word: &str) -> Option<Group> {
        Group::ALL.into_iter().find(|group| group.word() == word)
    }
}

/// All lessons, by group and order; slugs are unique.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Course {
    lessons: Vec<Lesson>,
}

/// One lesson; has at least one step, step ids are unique.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// Safe in addresses, unique in the course.
    pub slug: String,
    pub group: Group,
    /// Place in the group, from 1.
    pub order: u32,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// Puzzles to go on with.
    pub themes: Vec<Kind>,
    pub title: Translated<String>,
    pub summary: Translated<String>,
    pub steps: Vec<Step>,
}

impl Course {
    /// Sorts by group, order and slug.
    pub fn new(mut lessons: Vec<Lesson>) -> Course {
        lessons.sort_by(|a, b| (a.group, a.order, &a.slug).cmp(&(b.group, b.order, &b.slug)));
        Course { lessons }
    }

    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    pub fn get(&self, slug: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.slug == slug)
    }

    pub fn group(&self, group: Group) -> impl Iterator<Item = &Lesson> {
        self.lessons
            .iter()
            .filter(move |lesson| lesson.group == group)
    }

    /// The lesson after this one; `None` after the last.
    pub fn after(&self, slug: &str) -> Option<&Lesson> {
        let index = self.lessons.iter().position(|lesson| lesson.slug == slug)?;
        self.lessons.get(index + 1)
    }
}

impl Lesson {
    /// A step and its place, from 0.
    pub fn step(&self, id: &str) -> Option<(usize, &Step)> {
        self.steps
            .iter()
            .enumerate()
            .find(|(_, step)| step.id == id)
    }
}
