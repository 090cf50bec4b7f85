//! What the learner has done, what the site keeps of it, and how to take it along or delete it.

use super::course::{Progress, Words, lesson_path};
use super::figures::Figures;
use super::frame::{Frame, Section};
use super::marks::MarkView;
use super::{PageContext, puzzle};
use crate::i18n::dates;
use crate::lesson::Lesson;
use crate::progress::{Mark, Summary};
use crate::web::lesson_standing::LessonStanding;
use crate::web::puzzle_state::Kept;
use askama::Template;
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// `/progress`
#[derive(Template)]
#[template(path = "progress.html")]
pub struct ProgressPage {
    frame: Frame,
    kept: Option<String>,
    /// Nothing is known, not even that there is nothing.
    away: bool,
    figures: Option<Figures>,
    streak: String,
    recent: Vec<RecentDay>,
    lessons: Vec<LessonLine>,
}

/// A lesson that has been begun.
struct LessonLine {
    href: String,
    title: Words,
    progress: Progress,
}

/// A day with a mark.
struct RecentDay {
    href: String,
    iso: String,
    date: String,
    mark: MarkView,
}

impl ProgressPage {
    /// `summary` is `None` for readers of whom nothing is kept; `recent` holds the latest days
    /// with a mark, `lessons` those that have been begun.
    pub fn new(
        context: &PageContext,
        summary: Option<&Summary>,
        recent: &BTreeMap<NaiveDate, Mark>,
        lessons: &[(&Lesson, LessonStanding)],
        kept: Kept,
    ) -> ProgressPage {
        let m = context.messages();
        let mut frame = Frame::new(context, Section::Progress, &m.progress_title());
        frame.description = m.progress_description().to_string();
        ProgressPage {
            kept: puzzle::kept(&m, kept),
            away: kept == Kept::StoreAway,
            figures: summary.map(|summary| Figures::new(&m, summary)),
            streak: match summary.map_or(0, |summary| summary.streak) {
                0 => m.progress_streak_none().to_string(),
                days => m.progress_streak_today(days).to_string(),
            },
            recent: recent
                .iter()
                .rev()
                .map(|(date, &mark)| RecentDay {
                    href: format!("{}/daily/{date}", frame.base),
                    iso: date.to_string(),
                    date: dates::long(context.lang, *date),
                    mark: MarkView::new(&m, mark),
                })
                .collect(),
            lessons: lessons
                .iter()
                .map(|(lesson, standing)| LessonLine {
                    href: lesson_path(context.lang, &lesson.slug),
                    title: Words::new(&lesson.title, context.lang),
                    progress: Progress::new(&m, standing),
                })
                .collect(),
            frame,
        }
    }
}
