//! What is kept of a learner: to see, to take along, to delete.

use super::written;
use crate::web::error::WebError;
use crate::web::lesson_standing::begun;
use crate::web::puzzle_state::Kept;
use crate::web::state::App;
use crate::web::views::progress::ProgressPage;
use crate::web::{page, visit};
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, LOCATION};
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Days;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Days of marks shown on the page.
const RECENT_DAYS: u64 = 28;

/// `/{lang}/progress`
pub async fn show(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    let context = page::context(&app, &request, lang);
    let today = app.calendar.today();
    let Some(learner) = visit::learner(&request, &app.key) else {
        return page::cached(&app, &request, lang, String::new(), || {
            page::render(&ProgressPage::new(
                &context,
                None,
                &BTreeMap::new(),
                &[],
                Kept::NotYet,
            ))
        })
        .await;
    };
    let first = today
        .checked_sub_days(Days::new(RECENT_DAYS - 1))
        .unwrap_or(today);
    let store = &app.store;
    let known = store.summary(learner, today).and_then(|summary| {
        let marks = store.marks(learner, first, today)?;
        Ok((summary, marks, store.lessons(learner)?))
    });
    let content = app.content();
    let view = match known {
        Ok((summary, marks, steps)) => {
            let marks = marks.into_iter().collect();
            let lessons = begun(&content.course, &steps);
            ProgressPage::new(&context, Some(&summary), &marks, &lessons, Kept::Yes)
        }
        Err(error) => {
            tracing::warn!(%error, "progress is not read");
            ProgressPage::new(&context, None, &BTreeMap::new(), &[], Kept::StoreAway)
        }
    };
    Ok(page::private(StatusCode::OK, page::render(&view)?))
}

/// `/{lang}/progress/export`: everything kept of the learner, as JSON.
pub async fn export(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let learner = visit::learner(&request, &app.key).ok_or(WebError::NoSuchPage)?;
    let everything = app
        .store
        .export(learner)
        .map_err(|error| WebError::StoreAway(error.to_string()))?;
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((CACHE_CONTROL, "no-store"))
        .insert_header((CONTENT_DISPOSITION, "attachment; filename=\"gaffel.json\""))
        .body(everything))
}

/// The deletion form; without the tick nothing happens.
#[derive(Deserialize)]
pub struct DeleteForm {
    #[serde(default)]
    confirm: String,
}

/// `POST /{lang}/progress/delete`
pub async fn delete(
    app: web::Data<App>,
    request: HttpRequest,
    form: web::Form<DeleteForm>,
) -> Result<HttpResponse, WebError> {
    let mut response = HttpResponse::SeeOther();
    if !form.confirm.is_empty()
        && let Some(learner) = visit::learner(&request, &app.key)
    {
        written(app.store.delete(learner)).await?;
        response.cookie(visit::forget_cookie());
    }
    let lang = visit::lang(&request).code();
    Ok(response
        .insert_header((LOCATION, format!("/{lang}/progress")))
        .finish())
}
