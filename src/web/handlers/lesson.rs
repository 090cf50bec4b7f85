//! A step of a lesson as a page, and what learners send from it.

use super::{keep, kept};
use crate::content::Loaded;
use crate::lesson::{AnswerError, Lesson, Step, Task};
use crate::progress::StepEvent;
use crate::puzzle::JudgeError;
use crate::web::error::WebError;
use crate::web::lesson_play::{self, Shown, StepForm, StepState};
use crate::web::play::{Query, dotted};
use crate::web::puzzle_state::Kept;
use crate::web::state::App;
use crate::web::views::course::{lesson_path, step_path};
use crate::web::views::step::StepPage;
use crate::web::{page, visit};
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse, web};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The lesson and the step of an address.
type Place = web::Path<(String, String)>;

/// The fields of a form, in the order sent.
type Fields = web::Form<Vec<(String, String)>>;

/// `/{lang}/lessons/{slug}/{step}`
pub async fn show(
    app: web::Data<App>,
    request: HttpRequest,
    place: Place,
    query: web::Query<Query>,
) -> Result<HttpResponse, WebError> {
    let content = app.content();
    let (lesson, index, step) = find(&content, &place)?;
    let learner = visit::learner(&request, &app.key);
    if learner.is_none() && *query == Query::default() {
        let lang = visit::lang(&request);
        let nothing = (BTreeMap::new(), Kept::NotYet);
        return page::cached_after(&app, &request, lang, String::new(), async || {
            let shown = shown(&app, &content, &place, &query, None).await?;
            let state = state(&content, lesson, index, step, &query, shown, nothing);
            let context = page::context(&app, &request, lang);
            page::render(&StepPage::new(&context, &state))
        })
        .await;
    }
    let (records, kept) = kept(learner, &query.kept, |learner| {
        app.store.steps(learner, &lesson.slug)
    });
    // Who has solved it and comes back sees the step as new.
    let left_off = records
        .get(&step.id)
        .filter(|record| !record.solved)
        .map(|record| record.line.clone());
    let shown = shown(&app, &content, &place, &query, left_off).await?;
    let state = state(
        &content,
        lesson,
        index,
        step,
        &query,
        shown,
        (records, kept),
    );
    let refused = state.off.is_some()
        || state.tried.as_ref().is_some_and(
            |tried| matches!(&tried.outcome, Err(error) if *error != AnswerError::Finished),
        );
    let status = match refused {
        true => StatusCode::UNPROCESSABLE_ENTITY,
        false => StatusCode::OK,
    };
    let context = page::context(&app, &request, visit::lang(&request));
    Ok(page::private(
        status,
        page::render(&StepPage::new(&context, &state))?,
    ))
}

fn find<'c>(
    content: &'c Loaded,
    place: &(String, String),
) -> Result<(&'c Lesson, usize, &'c Step), WebError> {
    let (slug, id) = place;
    let lesson = content.course.get(slug).ok_or(WebError::NoSuchLesson)?;
    let (index, step) = lesson.step(id).ok_or_else(|| WebError::NoSuchStep {
        lesson: slug.clone(),
    })?;
    Ok((lesson, index, step))
}

/// Runs `judge` on the step where it holds up no other request.
async fn searched<T: Send + 'static>(
    app: &App,
    content: &Arc<Loaded>,
    place: &(String, String),
    judge: impl FnOnce(&Step, &mut crate::mate::Solver) -> Result<T, AnswerError> + Send + 'static,
) -> Result<T, WebError> {
    let (content, place) = (Arc::clone(content), place.clone());
    app.searches
        .run(move |solver| {
            let (_, _, step) = find(&content, &place)?;
            judge(step, solver).map_err(|_| WebError::Judge(JudgeError::Unknown))
        })
        .await?
}

async fn shown(
    app: &App,
    content: &Arc<Loaded>,
    place: &(String, String),
    query: &Query,
    left_off: Option<Vec<String>>,
) -> Result<Shown, WebError> {
    let query = query.clone();
    searched(app, content, place, move |step, solver| {
        lesson_play::show(step, &query, left_off.as_deref(), solver)
    })
    .await
}

fn state<'a>(
    content: &'a Loaded,
    lesson: &'a Lesson,
    index: usize,
    step: &'a Step,
    query: &Query,
    shown: Shown,
    (records, kept): (BTreeMap<String, crate::progress::StepRecord>, Kept),
) -> StepState<'a> {
    let (selected, promotion) = lesson_play::picked(&shown.standing, query);
    let bottom = step.scene.bottom;
    StepState {
        course: &content.course,
        lesson,
        index,
        step,
        bottom: if query.flipped() {
            bottom.other()
        } else {
            bottom
        },
        selected,
        promotion,
        picked: dotted(&query.picked).map(str::to_owned).collect(),
        hints: lesson_play::hints(step, query),
        typed: match shown.refused() {
            true => query.tried.clone(),
            false => String::new(),
        },
        standing: shown.standing,
        tried: shown.tried,
        off: shown.off,
        solution: shown.solution,
        kept,
        records,
    }
}

/// `POST /{lang}/lessons/{slug}/{step}/answer`
pub async fn answer(
    app: web::Data<App>,
    request: HttpRequest,
    place: Place,
    fields: Fields,
) -> Result<HttpResponse, WebError> {
    let content = app.content();
    let (lesson, index, step) = find(&content, &place)?;
    let form = StepForm::new(fields.into_inner());
    let answered = searched(&app, &content, &place, move |step, solver| {
        lesson_play::answer(step, &form, solver)
    })
    .await?;
    let lang = visit::lang(&request);
    let (path, next) = match (&step.task, &answered.event) {
        // There is nothing more to see of what has been read.
        (Task::Read, Some(StepEvent::Right { .. })) => {
            let path = match lesson.steps.get(index + 1) {
                Some(next) => step_path(lang, &lesson.slug, &next.id),
                None => lesson_path(lang, &lesson.slug),
            };
            (path, None)
        }
        _ => (step_path(lang, &lesson.slug, &step.id), Some(answered.next)),
    };
    settle(&app, &request, lesson, step, (path, next), answered.event).await
}

/// `POST /{lang}/lessons/{slug}/{step}/hint`
pub async fn hint(
    app: web::Data<App>,
    request: HttpRequest,
    place: Place,
    fields: Fields,
) -> Result<HttpResponse, WebError> {
    let open = |step: &Step, next: &mut Query| {
        let open = (lesson_play::hints(step, next) + 1).min(step.hints.len());
        next.hints = open.to_string();
        let steps = u8::try_from(open).unwrap_or(u8::MAX);
        (steps > 0).then_some(StepEvent::Hint { steps })
    };
    reveal(&app, &request, &place, fields, open).await
}

/// `POST /{lang}/lessons/{slug}/{step}/solution`
pub async fn solution(
    app: web::Data<App>,
    request: HttpRequest,
    place: Place,
    fields: Fields,
) -> Result<HttpResponse, WebError> {
    let show = |_: &Step, next: &mut Query| {
        next.solution = "1".to_owned();
        Some(StepEvent::SolutionShown)
    };
    reveal(&app, &request, &place, fields, show).await
}

/// Opens on the page that the form belongs to what `open` says.
async fn reveal(
    app: &App,
    request: &HttpRequest,
    place: &(String, String),
    fields: Fields,
    open: impl FnOnce(&Step, &mut Query) -> Option<StepEvent>,
) -> Result<HttpResponse, WebError> {
    let content = app.content();
    let (lesson, _, step) = find(&content, place)?;
    let mut next = StepForm::new(fields.into_inner()).query();
    let event = open(step, &mut next);
    let path = step_path(visit::lang(request), &lesson.slug, &step.id);
    settle(app, request, lesson, step, (path, Some(next)), event).await
}

/// Keeps what happened and sends the learner on, so that a reload asks again and does not send
/// again.
async fn settle(
    app: &App,
    request: &HttpRequest,
    lesson: &Lesson,
    step: &Step,
    (path, next): (String, Option<Query>),
    event: Option<StepEvent>,
) -> Result<HttpResponse, WebError> {
    let mut response = HttpResponse::SeeOther();
    let mut said = next
        .as_ref()
        .map_or_else(String::new, |next| next.kept.clone());
    if let Some(event) = event {
        let today = app.calendar.today();
        said = keep(app, request, &mut response, said, |learner| {
            app.store
                .record_step(learner, today, &lesson.slug, &step.id, event)
        })
        .await;
    }
    let next = Query {
        kept: said,
        ..next.unwrap_or_default()
    };
    response.insert_header((LOCATION, format!("{path}{}", next.suffix())));
    Ok(response.finish())
}
