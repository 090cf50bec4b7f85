//! From a view to an answer: rendering, caching, compressing, validators.

use super::cache::{CachedPage, PageKey};
use super::error::WebError;
use super::state::App;
use super::views::context::PageContext;
use super::{assets, preview, visit};
use crate::i18n::Lang;
use actix_web::http::StatusCode;
use actix_web::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, ETAG, IF_NONE_MATCH, VARY,
};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The request as pages see it.
pub fn context(app: &App, request: &HttpRequest, lang: Lang) -> PageContext {
    let path = request.path();
    let prefix = format!("/{}", lang.code());
    let below = path
        .strip_prefix(&prefix)
        .filter(|rest| rest.starts_with('/'))
        .unwrap_or("/");
    PageContext {
        lang,
        prefs: visit::prefs(request),
        path: below.to_owned(),
        query: request.query_string().to_owned(),
        public_url: app.public_url.clone(),
        today: app.calendar.today(),
        script: assets::script().is_some(),
        author: preview::author(app, request, &lang.messages()),
    }
}

/// An answer for this reader alone.
pub fn private(status: StatusCode, html: String) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header((VARY, "Cookie"))
        .body(html)
}

/// A rendered view.
///
/// # Errors
/// [`WebError::Internal`] when the template fails.
pub fn render(view: &impl Template) -> Result<String, WebError> {
    view.render()
        .map_err(|error| WebError::Internal(error.to_string()))
}

/// A page that all readers of one `standing` share (empty: every visitor without a cookie), from
/// the cache; `make` is called when it is not there yet.
///
/// # Errors
/// What `make` says.
pub async fn cached(
    app: &App,
    request: &HttpRequest,
    lang: Lang,
    standing: String,
    make: impl FnOnce() -> Result<String, WebError>,
) -> Result<HttpResponse, WebError> {
    cached_after(app, request, lang, standing, async || make()).await
}

/// The same for a page that takes a search to make.
///
/// # Errors
/// What `make` says.
pub async fn cached_after(
    app: &App,
    request: &HttpRequest,
    lang: Lang,
    standing: String,
    make: impl AsyncFnOnce() -> Result<String, WebError>,
) -> Result<HttpResponse, WebError> {
    // An author's page tells problems that no reader must see, and has a mark that no reader's has.
    if preview::is_author(app, request) {
        return Ok(private(StatusCode::OK, make().await?));
    }
    let key = PageKey {
        path: request.path().to_owned(),
        lang,
        prefs: visit::prefs(request),
        standing,
    };
    let Some(place) = app.cache.place(app.calendar.today(), key) else {
        return Ok(private(StatusCode::OK, make().await?));
    };
    let page = place
        .get_or_try_init(async || make().await.map(CachedPage::new))
        .await?;
    Ok(encoded(
        request,
        &Encoded {
            identity: page.identity.clone(),
            gzip: page.gzip.clone(),
            brotli: page.brotli.clone(),
            etag: &page.etag,
            media_type: "text/html; charset=utf-8",
            // The day may turn at any moment, so a copy is asked about each time.
            cache_control: "private, no-cache",
            vary: "Accept-Encoding, Cookie",
        },
    ))
}

/// Bytes at hand in every encoding.
pub struct Encoded<'a> {
    pub identity: Bytes,
    pub gzip: Bytes,
    pub brotli: Bytes,
    pub etag: &'a str,
    pub media_type: &'a str,
    pub cache_control: &'a str,
    pub vary: &'a str,
}

/// Answers with the smallest encoding that the reader takes, or that nothing has changed.
pub fn encoded(request: &HttpRequest, bytes: &Encoded<'_>) -> HttpResponse {
    let headers = request.headers();
    let known = headers
        .get(IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok());
    let mut response = if known.is_some_and(|known| matches_etag(known, bytes.etag)) {
        HttpResponse::NotModified()
    } else {
        HttpResponse::Ok()
    };
    response
        .insert_header((ETAG, bytes.etag))
        .insert_header((VARY, bytes.vary))
        .insert_header((CACHE_CONTROL, bytes.cache_control));
    if known.is_some_and(|known| matches_etag(known, bytes.etag)) {
        return response.finish();
    }
    response.content_type(bytes.media_type);
    let accepted = headers
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    if accepts(accepted, "br") {
        response
            .insert_header((CONTENT_ENCODING, "br"))
            .body(bytes.brotli.clone())
    } else if accepts(accepted, "gzip") {
        response
            .insert_header((CONTENT_ENCODING, "gzip"))
            .body(bytes.gzip.clone())
    } else {
        response.body(bytes.identity.clone())
    }
}

fn matches_etag(if_none_match: &str, etag: &str) -> bool {
    if_none_match
        .split(',')
        .map(str::trim)
        .any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == etag)
}

/// Whether `coding` stands in an Accept-Encoding header and is not refused with `q=0`.
fn accepts(header: &str, coding: &str) -> bool {
    header.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let refused = parts.any(|parameter| {
            parameter
                .strip_prefix("q=")
                .and_then(|weight| weight.parse::<f32>().ok())
                .is_some_and(|weight| weight <= 0.0)
        });
        named && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_taken_only_if_the_reader_takes_it() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("BR;q=0.5", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("gzip, brotli", "br"));
        assert!(!accepts("", "gzip"));
    }

    #[test]
    fn a_known_page_is_recognised_in_a_list_and_when_weak() {
        assert!(matches_etag("\"a\", W/\"b\"", "\"b\""));
        assert!(matches_etag("*", "\"b\""));
        assert!(!matches_etag("\"a\"", "\"b\""));
    }
}
