//! Keeping what was good while an author's file is broken.

use super::Loaded;
use super::problem::Class;
use crate::lesson::Course;

impl Loaded {
    /// This content, with the last good version of whatever has errors now: lessons whose files
    /// have them, rules, glossary. The problems stay those of now.
    pub fn or_last_good(mut self, last: &Loaded) -> Loaded {
        let broken = |part: &str| {
            self.problems.iter().any(|problem| {
                let name = problem.file.replace('\\', "/");
                problem.class == Class::Error && name.contains(part)
            })
        };
        let kept: Vec<_> = last
            .course
            .lessons()
            .iter()
            .filter(|old| self.course.get(&old.slug).is_none())
            .filter(|old| broken(&format!("lessons/{}/{}/", old.group.word(), old.slug)))
            .cloned()
            .collect();
        let (rules, glossary) = (broken("rules/"), broken("glossary/"));
        if !kept.is_empty() {
            let lessons = self.course.lessons().iter().cloned();
            self.course = Course::new(lessons.chain(kept).collect());
        }
        if rules {
            self.rules = last.rules.clone();
        }
        if glossary {
            self.glossary = last.glossary.clone();
        }
        self
    }
}
