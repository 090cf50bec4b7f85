//! How far a learner has come in a lesson: what the store keeps, held against the content as it is
//! now. Pure.

use crate::lesson::{Course, Lesson};
use crate::progress::{StepRecord, StepsOfLessons};
use std::collections::BTreeMap;

/// One lesson of one learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonStanding {
    /// Steps solved of those that the lesson has now.
    pub solved: usize,
    pub total: usize,
    pub begun: bool,
    /// Index of the first step not solved; 0 when all are.
    pub next: usize,
    /// The turn of the latest work on it, 0 if there was none.
    pub latest: u32,
}

impl LessonStanding {
    /// `steps`: what is kept of the lesson; steps that it no longer has do not count.
    pub fn new(lesson: &Lesson, steps: &BTreeMap<String, StepRecord>) -> LessonStanding {
        let is_solved = |id: &str| steps.get(id).is_some_and(|record| record.solved);
        let known = lesson.steps.iter().filter_map(|step| steps.get(&step.id));
        LessonStanding {
            solved: lesson
                .steps
                .iter()
                .filter(|step| is_solved(&step.id))
                .count(),
            total: lesson.steps.len(),
            begun: known.clone().next().is_some(),
            next: lesson
                .steps
                .iter()
                .position(|step| !is_solved(&step.id))
                .unwrap_or(0),
            latest: known.map(|record| record.turn).max().unwrap_or_default(),
        }
    }

    pub fn finished(&self) -> bool {
        self.solved == self.total
    }
}

/// The lesson to go on with: the one worked on last, unless it is finished; then the first that is
/// not. `None` when nothing is begun, or all is finished.
pub fn left_off<'c>(
    course: &'c Course,
    kept: &StepsOfLessons,
) -> Option<(&'c Lesson, LessonStanding)> {
    let standings = standings(course, kept);
    if standings.iter().all(|(_, standing)| !standing.begun) {
        return None;
    }
    let open = || {
        standings
            .iter()
            .filter(|(_, standing)| !standing.finished())
    };
    open()
        .filter(|(_, standing)| standing.begun)
        .max_by_key(|(_, standing)| standing.latest)
        .or_else(|| open().next())
        .copied()
}

/// The lessons that have been begun, in the course's order.
pub fn begun<'c>(course: &'c Course, kept: &StepsOfLessons) -> Vec<(&'c Lesson, LessonStanding)> {
    let mut standings = standings(course, kept);
    standings.retain(|(_, standing)| standing.begun);
    standings
}

fn standings<'c>(course: &'c Course, kept: &StepsOfLessons) -> Vec<(&'c Lesson, LessonStanding)> {
    let nothing = BTreeMap::new();
    let lessons = course.lessons().iter();
    lessons
        .map(|lesson| {
            let steps = kept.get(&lesson.slug).unwrap_or(&nothing);
            (lesson, LessonStanding::new(lesson, steps))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Position, Rules};
    use crate::lesson::{Group, Scene, Step, Task, Translated};

    fn step(id: &str) -> Step {
        let position = Position::default();
        Step {
            id: id.to_owned(),
            teaches: Vec::new(),
            test: false,
            scene: Scene {
                board: position.board().clone(),
                position: Some(position),
                turn: Color::White,
                bottom: Color::White,
                last_move: None,
                arrows: Vec::new(),
                circles: Vec::new(),
                highlights: Vec::new(),
            },
            title: Translated::new(id.to_owned()),
            text: Translated::new(Default::default()),
            hints: Vec::new(),
            done: None,
            task: Task::Read,
        }
    }

    fn lesson(slug: &str, order: u32) -> Lesson {
        Lesson {
            slug: slug.to_owned(),
            group: Group::Movement,
            order,
            minutes: 5,
            themes: Vec::new(),
            title: Translated::new(slug.to_owned()),
            summary: Translated::new(String::new()),
            steps: vec![step("one"), step("two")],
        }
    }

    fn kept(steps: &[(&str, &str, bool, u32)]) -> StepsOfLessons {
        let mut kept = StepsOfLessons::new();
        for &(lesson, id, solved, turn) in steps {
            let record = StepRecord {
                solved,
                turn,
                ..StepRecord::default()
            };
            let steps = kept.entry(lesson.to_owned()).or_default();
            steps.insert(id.to_owned(), record);
        }
        kept
    }

    #[test]
    fn steps_that_the_lesson_no_longer_has_do_not_count() {
        let kept = kept(&[("rooks", "one", true, 1), ("rooks", "gone", true, 9)]);
        let standing = LessonStanding::new(&lesson("rooks", 1), &kept["rooks"]);
        assert_eq!((standing.solved, standing.total, standing.next), (1, 2, 1));
        assert!(standing.begun && !standing.finished());
    }

    #[test]
    fn the_lesson_worked_on_last_is_the_one_to_go_on_with() {
        let course = Course::new(vec![lesson("a", 1), lesson("b", 2), lesson("c", 3)]);
        let found = |kept| left_off(&course, &kept).map(|(lesson, _)| lesson.slug.as_str());
        assert_eq!(found(kept(&[])), None);
        let both = kept(&[("a", "one", true, 1), ("b", "one", false, 2)]);
        assert_eq!(found(both), Some("b"));
        let finished = kept(&[("b", "one", true, 2), ("b", "two", true, 2)]);
        assert_eq!(found(finished), Some("a"));
    }

    #[test]
    fn nothing_is_left_when_all_is_finished() {
        let course = Course::new(vec![lesson("a", 1)]);
        let kept = kept(&[("a", "one", true, 1), ("a", "two", true, 1)]);
        assert!(left_off(&course, &kept).is_none());
    }
}
