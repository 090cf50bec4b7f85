//! The course: all lessons by group, with what the learner has done.

use super::PageContext;
use super::frame::{Frame, Link, Section};
use super::puzzle;
use crate::i18n::{Lang, Messages};
use crate::lesson::{Course, Group, Lesson, Translated};
use crate::progress::StepsOfLessons;
use crate::web::lesson_standing::{LessonStanding, left_off};
use crate::web::puzzle_state::Kept;
use askama::Template;
use std::collections::BTreeMap;

/// `/lessons`
#[derive(Template)]
#[template(path = "course.html")]
pub struct CoursePage {
    frame: Frame,
    kept: Option<String>,
    /// Where to go on, or to begin.
    onward: Option<Onward>,
    groups: Vec<GroupView>,
}

/// What to do next.
struct Onward {
    label: String,
    link: Link,
}

struct GroupView {
    id: &'static str,
    name: String,
    text: String,
    lessons: Vec<Card>,
}

/// One lesson of the course.
struct Card {
    href: String,
    title: Words,
    summary: Words,
    minutes: String,
    progress: Progress,
}

/// How far, in words and as a bar.
pub struct Progress {
    pub words: String,
    pub finished: bool,
    pub begun: bool,
    pub solved: usize,
    pub total: usize,
}

/// A text with the language it is in, where that is not the page's.
pub struct Words {
    pub text: String,
    pub lang: Option<&'static str>,
}

impl Words {
    pub fn new(text: &Translated<String>, lang: Lang) -> Words {
        let (text, found) = text.get(lang);
        Words {
            text: text.clone(),
            lang: (found != lang).then(|| found.code()),
        }
    }
}

impl Progress {
    pub fn new(m: &Messages, standing: &LessonStanding) -> Progress {
        let words = if standing.finished() {
            m.lesson_finished().to_string()
        } else if standing.begun {
            m.lesson_progress(standing.solved, standing.total)
                .to_string()
        } else {
            m.lesson_not_begun().to_string()
        };
        Progress {
            words,
            finished: standing.finished(),
            begun: standing.begun,
            solved: standing.solved,
            total: standing.total,
        }
    }
}

impl CoursePage {
    /// `steps`: what the store keeps of the learner.
    pub fn new(
        context: &PageContext,
        course: &Course,
        steps: &StepsOfLessons,
        kept: Kept,
    ) -> CoursePage {
        let m = context.messages();
        let mut frame = Frame::new(context, Section::Lessons, &m.course_title());
        frame.description = m.course_description().to_string();
        let groups = Group::ALL
            .into_iter()
            .map(|group| GroupView::new(context, course, group, steps))
            .filter(|group| !group.lessons.is_empty())
            .collect();
        CoursePage {
            kept: (kept != Kept::NotYet)
                .then(|| puzzle::kept(&m, kept))
                .flatten(),
            onward: onward(context, course, steps),
            groups,
            frame,
        }
    }
}

fn onward(context: &PageContext, course: &Course, steps: &StepsOfLessons) -> Option<Onward> {
    let m = context.messages();
    if let Some((lesson, standing)) = left_off(course, steps) {
        return Some(Onward {
            label: m.course_go_on().to_string(),
            link: go_on(context, lesson, &standing),
        });
    }
    let first = course.lessons().first().filter(|_| steps.is_empty())?;
    Some(Onward {
        label: m.course_begin().to_string(),
        link: Link {
            href: lesson_path(context.lang, &first.slug),
            text: first.title.get(context.lang).0.clone(),
        },
    })
}

/// The next step of a lesson that has been begun.
pub fn go_on(context: &PageContext, lesson: &Lesson, standing: &LessonStanding) -> Link {
    Link {
        href: step_path(context.lang, &lesson.slug, &lesson.steps[standing.next].id),
        text: lesson.title.get(context.lang).0.clone(),
    }
}

impl GroupView {
    fn new(
        context: &PageContext,
        course: &Course,
        group: Group,
        steps: &StepsOfLessons,
    ) -> GroupView {
        let m = context.messages();
        let (name, text) = match group {
            Group::Movement => (m.group_movement(), m.group_movement_text()),
            Group::Openings => (m.group_openings(), m.group_openings_text()),
            Group::Endgames => (m.group_endgames(), m.group_endgames_text()),
            Group::Strategy => (m.group_strategy(), m.group_strategy_text()),
        };
        GroupView {
            id: group.word(),
            name: name.to_string(),
            text: text.to_string(),
            lessons: course
                .group(group)
                .map(|lesson| Card::new(context, lesson, steps))
                .collect(),
        }
    }
}

impl Card {
    fn new(context: &PageContext, lesson: &Lesson, steps: &StepsOfLessons) -> Card {
        let m = context.messages();
        let nothing = BTreeMap::new();
        let steps = steps.get(&lesson.slug).unwrap_or(&nothing);
        Card {
            href: lesson_path(context.lang, &lesson.slug),
            title: Words::new(&lesson.title, context.lang),
            summary: Words::new(&lesson.summary, context.lang),
            minutes: m.lesson_minutes(lesson.minutes).to_string(),
            progress: Progress::new(&m, &LessonStanding::new(lesson, steps)),
        }
    }
}

/// Where a lesson is.
pub fn lesson_path(lang: Lang, slug: &str) -> String {
    format!("/{}/lessons/{slug}", lang.code())
}

/// Where a step is.
pub fn step_path(lang: Lang, slug: &str, step: &str) -> String {
    format!("{}/{step}", lesson_path(lang, slug))
}
