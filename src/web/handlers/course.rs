//! The course, a lesson's overview, and beginning a lesson anew.

use super::{kept, written};
use crate::lesson::Lesson;
use crate::progress::StepsOfLessons;
use crate::puzzle::Kind;
use crate::web::error::WebError;
use crate::web::lesson_standing::LessonStanding;
use crate::web::puzzle_state::Kept;
use crate::web::state::App;
use crate::web::themes::{self, Theme};
use crate::web::views::course::{CoursePage, lesson_path};
use crate::web::views::lesson::{LessonPage, Suggestion};
use crate::web::{page, visit};
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// Puzzles suggested after a lesson.
const SUGGESTIONS: usize = 3;

/// Days looked through, back from today, for them.
const SUGGESTED_FROM_DAYS: usize = 60;

/// `/{lang}/lessons`
pub async fn course(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    let context = page::context(&app, &request, lang);
    let content = app.content();
    let view = |steps: &StepsOfLessons, kept| {
        page::render(&CoursePage::new(&context, &content.course, steps, kept))
    };
    let Some(learner) = visit::learner(&request, &app.key) else {
        return page::cached(&app, &request, lang, String::new(), || {
            view(&StepsOfLessons::new(), Kept::NotYet)
        })
        .await;
    };
    let (steps, kept) = kept(Some(learner), "", |learner| app.store.lessons(learner));
    Ok(page::private(StatusCode::OK, view(&steps, kept)?))
}

/// `/{lang}/lessons/{slug}`
pub async fn lesson(
    app: web::Data<App>,
    request: HttpRequest,
    slug: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    let context = page::context(&app, &request, lang);
    let content = app.content();
    let lesson = content.course.get(&slug).ok_or(WebError::NoSuchLesson)?;
    let view = |steps: &BTreeMap<_, _>, kept| {
        let (suggestions, themes) = match LessonStanding::new(lesson, steps).finished() {
            true => (suggestions(&app, lesson), practised_after(&app, lesson)),
            false => (Vec::new(), Vec::new()),
        };
        page::render(&LessonPage::new(
            &context,
            &content.course,
            lesson,
            steps,
            kept,
            &suggestions,
            &themes,
        ))
    };
    let Some(learner) = visit::learner(&request, &app.key) else {
        return page::cached(&app, &request, lang, String::new(), || {
            view(&BTreeMap::new(), Kept::NotYet)
        })
        .await;
    };
    let read = |learner| app.store.steps(learner, &lesson.slug);
    let (steps, kept) = kept(Some(learner), "", read);
    Ok(page::private(StatusCode::OK, view(&steps, kept)?))
}

/// The latest puzzles of the lesson's themes, of any kind where it names none; today's where there
/// is none of them.
fn suggestions<'a>(app: &'a App, lesson: &Lesson) -> Vec<Suggestion<'a>> {
    let suits = |kind: Kind| lesson.themes.is_empty() || lesson.themes.contains(&kind);
    let today = app.calendar.today();
    let days = || {
        std::iter::successors(Some(today), NaiveDate::pred_opt)
            .take(SUGGESTED_FROM_DAYS)
            .map_while(|date| {
                let puzzle = app.puzzle(date)?;
                Some(Suggestion { date, puzzle })
            })
    };
    let suited: Vec<Suggestion<'_>> = days()
        .filter(|suggestion| suits(suggestion.puzzle.kind))
        .take(SUGGESTIONS)
        .collect();
    if suited.is_empty() {
        return days().take(1).collect();
    }
    suited
}

/// The themes that the lesson teaches and the site has puzzles of.
fn practised_after(app: &App, lesson: &Lesson) -> Vec<&'static Theme> {
    let has = |theme: &&Theme| {
        let mut puzzles = app.catalogue.puzzles.iter();
        puzzles.any(|puzzle| puzzle.themes.iter().any(|name| name == theme.name))
    };
    themes::taught_by(&lesson.slug).filter(has).collect()
}

/// `POST /{lang}/lessons/{slug}/reset`: forgets the learner's progress in one lesson.
pub async fn reset(
    app: web::Data<App>,
    request: HttpRequest,
    slug: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    let content = app.content();
    let lesson = content.course.get(&slug).ok_or(WebError::NoSuchLesson)?;
    if let Some(learner) = visit::learner(&request, &app.key) {
        written(app.store.reset_lesson(learner, &lesson.slug)).await?;
    }
    let path = lesson_path(visit::lang(&request), &lesson.slug);
    Ok(HttpResponse::SeeOther()
        .insert_header((LOCATION, path))
        .finish())
}
