//! A month of puzzles.

use crate::web::error::WebError;
use crate::web::puzzle_state::Kept;
use crate::web::state::App;
use crate::web::views::archive::ArchivePage;
use crate::web::{page, visit};
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{Datelike, Days, Months, NaiveDate};
use std::collections::BTreeMap;

/// `/{lang}/daily/archive` leads to this month.
pub async fn this_month(app: web::Data<App>, request: HttpRequest) -> HttpResponse {
    let month = app.calendar.today().format("%Y-%m");
    let lang = visit::lang(&request).code();
    HttpResponse::Found()
        .insert_header((LOCATION, format!("/{lang}/daily/archive/{month}")))
        .finish()
}

/// `/{lang}/daily/archive/{YYYY-MM}`
pub async fn month(
    app: web::Data<App>,
    request: HttpRequest,
    path: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    let first = parse_month(&path)?;
    let today = app.calendar.today();
    let first_day = app.schedule.first_day().ok_or(WebError::NoSuchPage)?;
    let last = last_of_month(first);
    if first > today {
        return Err(WebError::FutureDay { date: first });
    }
    if last < first_day {
        return Err(WebError::BeforeFirst { first: first_day });
    }
    let lang = visit::lang(&request);
    let context = page::context(&app, &request, lang);
    let (year, month) = (first.year(), first.month());
    let view = |marks: &BTreeMap<_, _>, kept| {
        page::render(&ArchivePage::new(
            &context, year, month, marks, first_day, kept,
        ))
    };
    let Some(learner) = visit::learner(&request, &app.key) else {
        return page::cached(&app, &request, lang, String::new(), || {
            view(&BTreeMap::new(), Kept::NotYet)
        })
        .await;
    };
    let html = match app.store.marks(learner, first, last) {
        Ok(marks) => view(&marks.into_iter().collect(), Kept::Yes)?,
        Err(error) => {
            tracing::warn!(%error, "progress is not read");
            view(&BTreeMap::new(), Kept::StoreAway)?
        }
    };
    Ok(page::private(StatusCode::OK, html))
}

/// The first day of a month written `YYYY-MM`.
fn parse_month(text: &str) -> Result<NaiveDate, WebError> {
    let bad = || WebError::BadDate {
        text: text.to_owned(),
    };
    if text.len() != 7 {
        return Err(bad());
    }
    super::parse_day(&format!("{text}-01")).map_err(|_| bad())
}

fn last_of_month(first: NaiveDate) -> NaiveDate {
    first
        .checked_add_months(Months::new(1))
        .and_then(|next| next.checked_sub_days(Days::new(1)))
        .unwrap_or(first)
}
