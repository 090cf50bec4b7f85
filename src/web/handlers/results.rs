//! How practice and daily puzzles have gone, in plots.

use super::kept;
use crate::progress::practice::MIXED;
use crate::web::error::WebError;
use crate::web::state::App;
use crate::web::views::results::{Results, ResultsPage};
use crate::web::{page, visit};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Days;

/// Days of the calendar, today included: 53 weeks have all of them whatever today's weekday.
const YEAR_DAYS: u64 = 365;

/// `/{lang}/progress/results`
pub async fn show(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    let context = page::context(&app, &request, lang);
    let learner = visit::learner(&request, &app.key);
    let today = app.calendar.today();
    let first = today
        .checked_sub_days(Days::new(YEAR_DAYS - 1))
        .unwrap_or(today);
    let (results, kept) = kept(learner, "", |learner| {
        Ok(Results {
            levels: app.store.levels(learner)?,
            ratings: app.store.rating_days(learner, MIXED)?,
            marks: app
                .store
                .marks(learner, first, today)?
                .into_iter()
                .collect(),
        })
    });
    let view = ResultsPage::new(&context, &results, first, kept);
    Ok(page::private(StatusCode::OK, page::render(&view)?))
}
