//! Why a request is not answered as asked.
//!
//! Handlers return [`WebError`]; the middleware [`render`] turns it into a page or, below `/api`,
//! into a problem document (RFC 9457), in the reader's language. Readers get words on how to go
//! on; logs get the cause. Low rooms have small error types of their own that are wrapped here.

use super::state::App;
use super::views::error::ErrorPage;
use super::{page, visit};
use crate::chess::FenError;
use crate::i18n::{Lang, dates, words};
use crate::puzzle::JudgeError;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{ALLOW, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{HttpRequest, HttpResponse, ResponseError, web};
use chrono::NaiveDate;

/// Everything that can stand in the way of an answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WebError {
    #[error("no such page")]
    NoSuchPage,
    #[error("no such lesson")]
    NoSuchLesson,
    #[error("no puzzles of such a theme")]
    NoSuchTheme,
    #[error("no such step in {lesson}")]
    NoSuchStep { lesson: String },
    #[error("method not allowed")]
    Method { allow: String },
    #[error("not a date: {text:?}")]
    BadDate { text: String },
    #[error("the day {date} has not come")]
    FutureDay { date: NaiveDate },
    #[error("no puzzle before {first}")]
    BeforeFirst { first: NaiveDate },
    /// `detail` is the parser's own, in English.
    #[error("unreadable request: {detail}")]
    BadRequest { detail: String },
    #[error("request too large")]
    TooLarge,
    #[error("request took too long to arrive")]
    Timeout,
    #[error("sent from another site: {origin:?}")]
    ForeignOrigin { origin: String },
    #[error("unexpected content type")]
    MediaType { expected: &'static str },
    #[error("no turn for a search came up")]
    Busy,
    #[error("progress store: {0}")]
    StoreAway(String),
    #[error("position refused: {0:?}")]
    BadFen(FenError),
    #[error("the game is over in the position")]
    GameOver,
    #[error("the number of moves is not 1, 2 or 3")]
    BadMoves,
    #[error("not judged: {0:?}")]
    Judge(JudgeError),
    #[error("internal: {0}")]
    Internal(String),
}

/// A problem in words.
struct Words {
    title: String,
    detail: String,
}

impl WebError {
    pub fn status(&self) -> StatusCode {
        match self {
            WebError::NoSuchPage
            | WebError::NoSuchLesson
            | WebError::NoSuchTheme
            | WebError::NoSuchStep { .. }
            | WebError::FutureDay { .. }
            | WebError::BeforeFirst { .. } => StatusCode::NOT_FOUND,
            WebError::Method { .. } => StatusCode::METHOD_NOT_ALLOWED,
            WebError::BadDate { .. } | WebError::BadRequest { .. } => StatusCode::BAD_REQUEST,
            WebError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            WebError::Timeout => StatusCode::REQUEST_TIMEOUT,
            WebError::ForeignOrigin { .. } => StatusCode::FORBIDDEN,
            WebError::MediaType { .. } => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            WebError::BadFen(_) | WebError::GameOver | WebError::BadMoves => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            WebError::Judge(JudgeError::Unknown) | WebError::Busy | WebError::StoreAway(_) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            WebError::Judge(_) => StatusCode::UNPROCESSABLE_ENTITY,
            WebError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The stable name in `type`, after `urn:gaffel:problem:`.
    fn slug(&self) -> &'static str {
        match self {
            WebError::NoSuchPage
            | WebError::NoSuchLesson
            | WebError::NoSuchTheme
            | WebError::NoSuchStep { .. } => "not-found",
            WebError::Method { .. } => "method-not-allowed",
            WebError::BadDate { .. } => "bad-date",
            WebError::FutureDay { .. } => "future-day",
            WebError::BeforeFirst { .. } => "before-first-day",
            WebError::BadRequest { .. } => "bad-request",
            WebError::TooLarge => "too-large",
            WebError::Timeout => "timeout",
            WebError::ForeignOrigin { .. } => "foreign-origin",
            WebError::MediaType { .. } => "unsupported-media-type",
            WebError::Busy => "busy",
            WebError::StoreAway(_) => "store-unavailable",
            WebError::BadFen(_) => "bad-fen",
            WebError::GameOver => "game-over",
            WebError::BadMoves => "bad-moves",
            WebError::Judge(JudgeError::Unknown) => "not-judged",
            WebError::Judge(JudgeError::Finished) => "puzzle-finished",
            WebError::Judge(_) => "bad-line",
            WebError::Internal(_) => "internal",
        }
    }

    fn words(&self, lang: Lang) -> Words {
        let m = lang.messages();
        let (title, detail) = match self {
            WebError::NoSuchPage => (m.problem_no_such_page_title(), m.problem_no_such_page()),
            WebError::NoSuchLesson => {
                (m.problem_no_such_lesson_title(), m.problem_no_such_lesson())
            }
            WebError::NoSuchTheme => (m.problem_no_such_theme_title(), m.problem_no_such_theme()),
            WebError::NoSuchStep { .. } => {
                (m.problem_no_such_step_title(), m.problem_no_such_step())
            }
            WebError::Method { .. } => (m.problem_method_title(), m.problem_method()),
            WebError::BadDate { text } => {
                let short: String = text.chars().take(40).collect();
                (m.problem_bad_date_title(), m.problem_bad_date(short))
            }
            WebError::FutureDay { date } => (
                m.problem_future_day_title(),
                m.problem_future_day(dates::long(lang, *date)),
            ),
            WebError::BeforeFirst { first } => (
                m.problem_before_first_title(),
                m.problem_before_first(dates::long(lang, *first)),
            ),
            WebError::BadRequest { .. } => (m.problem_bad_request_title(), m.problem_bad_request()),
            WebError::TooLarge => (m.problem_too_large_title(), m.problem_too_large()),
            WebError::Timeout => (m.problem_timeout_title(), m.problem_timeout()),
            WebError::ForeignOrigin { .. } => {
                (m.problem_foreign_origin_title(), m.problem_foreign_origin())
            }
            WebError::MediaType { expected } => (
                m.problem_media_type_title(),
                m.problem_media_type(*expected),
            ),
            WebError::Busy => (m.problem_busy_title(), m.problem_busy()),
            WebError::StoreAway(_) => (m.problem_store_away_title(), m.problem_store_away()),
            WebError::BadFen(error) => {
                let detail = words::fen_error(lang, error);
                return Words {
                    title: m.problem_bad_fen_title().to_string(),
                    detail,
                };
            }
            WebError::GameOver => (m.problem_bad_fen_title(), m.problem_game_over()),
            WebError::BadMoves => (m.problem_bad_request_title(), m.problem_bad_moves()),
            WebError::Judge(error) => {
                let title = match error {
                    JudgeError::Unknown => m.problem_not_judged_title(),
                    _ => m.problem_bad_line_title(),
                };
                let detail = words::judge_error(lang, error);
                return Words {
                    title: title.to_string(),
                    detail,
                };
            }
            WebError::Internal(_) => (m.problem_internal_title(), m.problem_internal()),
        };
        Words {
            title: title.to_string(),
            detail: detail.to_string(),
        }
    }

    /// The error as a document for programs.
    fn problem(&self, lang: Lang) -> HttpResponse {
        let words = self.words(lang);
        let mut problem = serde_json::json!({
            "type": format!("urn:gaffel:problem:{}", self.slug()),
            "title": words.title,
            "status": self.status().as_u16(),
            "detail": words.detail,
        });
        // For programmers, in the parser's own English.
        if let WebError::BadRequest { detail } = self {
            problem["cause"] = detail.as_str().into();
        }
        HttpResponse::build(self.status())
            .content_type("application/problem+json")
            .json(problem)
    }

    /// The error as a page for readers.
    fn page(&self, app: &App, request: &HttpRequest, lang: Lang) -> HttpResponse {
        let words = self.words(lang);
        let context = page::context(app, request, lang);
        let status = self.status();
        // A form's page holds the board as the reader left it.
        let back = (*request.method() == Method::POST)
            .then(|| visit::came_from(request))
            .flatten();
        let lesson = match self {
            WebError::NoSuchStep { lesson } => Some(lesson.as_str()),
            _ => None,
        };
        let status_code = status.as_u16();
        let view = ErrorPage::new(
            &context,
            status_code,
            words.title,
            words.detail,
            back,
            lesson,
        );
        match page::render(&view) {
            Ok(html) => page::private(status, html),
            Err(_) => HttpResponse::new(status),
        }
    }
}

impl ResponseError for WebError {
    fn status_code(&self) -> StatusCode {
        self.status()
    }

    /// What [`render`] replaces; it stands where the request is no longer at hand.
    fn error_response(&self) -> HttpResponse<BoxBody> {
        self.problem(Lang::En)
    }
}

/// Middleware: puts errors into words, in the form and language the reader understands.
pub async fn render<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let response = next.call(request).await?;
    let Some(cause) = response.response().error() else {
        return Ok(response.map_into_boxed_body());
    };
    let error = from_cause(cause, response.status());
    let request = response.into_parts().0;
    let response = answer(&error, &request);
    Ok(ServiceResponse::new(request, response))
}

fn answer(error: &WebError, request: &HttpRequest) -> HttpResponse {
    if error.status().is_server_error() {
        tracing::error!(%error, path = request.path(), "request failed");
    } else {
        tracing::info!(%error, path = request.path(), "request refused");
    }
    let app = request.app_data::<web::Data<App>>();
    let mut response = match app {
        Some(app) if !request.path().starts_with("/api/") => {
            error.page(app, request, visit::lang(request))
        }
        _ => error.problem(visit::preferred(request)),
    };
    let headers = response.headers_mut();
    if error.status() == StatusCode::SERVICE_UNAVAILABLE {
        headers.insert(RETRY_AFTER, HeaderValue::from_static("5"));
    }
    if let WebError::Method { allow } = error
        && let Ok(allow) = HeaderValue::from_str(allow)
    {
        headers.insert(ALLOW, allow);
    }
    if !headers.contains_key(CONTENT_TYPE) {
        headers.insert(
            CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        );
    }
    response
}

/// Our own error as it is; one of the framework's by its status.
fn from_cause(cause: &actix_web::Error, status: StatusCode) -> WebError {
    if let Some(error) = cause.as_error::<WebError>() {
        return error.clone();
    }
    match status {
        StatusCode::NOT_FOUND => WebError::NoSuchPage,
        StatusCode::PAYLOAD_TOO_LARGE => WebError::TooLarge,
        status if status.is_client_error() => WebError::BadRequest {
            detail: cause.to_string(),
        },
        _ => WebError::Internal(cause.to_string()),
    }
}

/// What a body that cannot be read as a form or as JSON means.
pub fn from_payload(
    too_large: bool,
    wrong_type: bool,
    expected: &'static str,
    detail: String,
) -> WebError {
    match (too_large, wrong_type) {
        (true, _) => WebError::TooLarge,
        (_, true) => WebError::MediaType { expected },
        _ => WebError::BadRequest { detail },
    }
}
