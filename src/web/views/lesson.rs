//! One lesson: its steps, how far the learner has come, and where to go from here.

use super::PageContext;
use super::course::{Progress, Words, lesson_path, step_path};
use super::frame::{Frame, Link, Section};
use super::{practice, puzzle};
use crate::i18n::{Messages, dates, words};
use crate::lesson::{Course, Lesson};
use crate::progress::StepRecord;
use crate::puzzle::Puzzle;
use crate::web::lesson_standing::LessonStanding;
use crate::web::puzzle_state::Kept;
use crate::web::themes::Theme;
use askama::Template;
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// `/lessons/{slug}`
#[derive(Template)]
#[template(path = "lesson.html")]
pub struct LessonPage {
    frame: Frame,
    kept: Option<String>,
    title: Words,
    summary: Words,
    minutes: String,
    progress: Progress,
    /// Some text has no translation.
    untranslated: bool,
    onward: Link,
    steps: Vec<StepLine>,
    /// The next lesson, or the course.
    next: Link,
    puzzles: Vec<Link>,
    /// Practice of what the lesson teaches.
    practice: Vec<Link>,
    reset: String,
}

/// A step in the list.
struct StepLine {
    href: String,
    title: Words,
    test: bool,
    mark: StepMark,
}

/// How a step went: the same sign, colour and words wherever it is shown.
pub struct StepMark {
    /// CSS class.
    pub tone: &'static str,
    /// Says the same as the colour.
    pub sign: &'static str,
    pub words: String,
}

impl StepMark {
    pub fn new(m: &Messages, record: Option<&StepRecord>) -> StepMark {
        let (tone, sign, words) = match record {
            Some(StepRecord {
                first_try: true, ..
            }) => ("first", "★", m.step_first_try()),
            Some(StepRecord { solved: true, .. }) => ("right", "✓", m.step_solved()),
            Some(_) => ("started", "…", m.step_begun()),
            None => ("open", "", m.step_open()),
        };
        StepMark {
            tone,
            sign,
            words: words.to_string(),
        }
    }
}

/// A past day's puzzle that suits the lesson.
pub struct Suggestion<'a> {
    pub date: NaiveDate,
    pub puzzle: &'a Puzzle,
}

impl LessonPage {
    /// `steps`: what the store keeps of the learner and this lesson; `themes`: what can be practised
    /// after it.
    pub fn new(
        context: &PageContext,
        course: &Course,
        lesson: &Lesson,
        steps: &BTreeMap<String, StepRecord>,
        kept: Kept,
        suggestions: &[Suggestion<'_>],
        themes: &[&Theme],
    ) -> LessonPage {
        let m = context.messages();
        let lang = context.lang;
        let standing = LessonStanding::new(lesson, steps);
        let title = Words::new(&lesson.title, lang);
        let summary = Words::new(&lesson.summary, lang);
        let mut frame = Frame::new(context, Section::Lessons, &title.text);
        frame.description.clone_from(&summary.text);
        let path = lesson_path(lang, &lesson.slug);
        let next = match course.after(&lesson.slug) {
            Some(next) => Link {
                href: lesson_path(lang, &next.slug),
                text: m.lesson_next(next.title.get(lang).0.clone()).to_string(),
            },
            None => Link {
                href: format!("{}/lessons", frame.base),
                text: m.lesson_next_course().to_string(),
            },
        };
        LessonPage {
            kept: (kept != Kept::NotYet)
                .then(|| puzzle::kept(&m, kept))
                .flatten(),
            minutes: m.lesson_minutes(lesson.minutes).to_string(),
            progress: Progress::new(&m, &standing),
            untranslated: !lesson.steps.iter().all(|step| step.text.has(lang)),
            onward: onward(&m, context, lesson, &standing),
            steps: lesson
                .steps
                .iter()
                .map(|step| StepLine {
                    href: step_path(lang, &lesson.slug, &step.id),
                    title: Words::new(&step.title, lang),
                    test: step.test,
                    mark: StepMark::new(&m, steps.get(&step.id)),
                })
                .collect(),
            next,
            puzzles: suggestions
                .iter()
                .map(|suggestion| suggested(&m, context, suggestion))
                .collect(),
            practice: themes
                .iter()
                .map(|theme| Link {
                    href: format!("{}/practice/{}", frame.base, theme.name),
                    text: m
                        .lesson_practise(practice::name(context, theme))
                        .to_string(),
                })
                .collect(),
            reset: format!("{path}/reset"),
            title,
            summary,
            frame,
        }
    }
}

fn onward(m: &Messages, context: &PageContext, lesson: &Lesson, standing: &LessonStanding) -> Link {
    let text = if standing.finished() {
        m.lesson_again()
    } else if standing.begun {
        m.lesson_go_on()
    } else {
        m.lesson_start()
    };
    Link {
        href: step_path(context.lang, &lesson.slug, &lesson.steps[standing.next].id),
        text: text.to_string(),
    }
}

fn suggested(m: &Messages, context: &PageContext, suggestion: &Suggestion<'_>) -> Link {
    let puzzle = suggestion.puzzle;
    let turn = crate::chess::Rules::turn(&puzzle.position);
    let task = words::task(context.lang, puzzle.kind, puzzle.moves, turn);
    Link {
        href: format!("/{}/daily/{}", context.lang.code(), suggestion.date),
        text: m
            .lesson_puzzle(dates::long(context.lang, suggestion.date), task)
            .to_string(),
    }
}
