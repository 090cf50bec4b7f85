//! What every answer carries, and what no request may do.

use super::error::WebError;
use super::state::App;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, web};
use std::time::Duration;

/// Everything from this site alone, no inline script or style, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The same for the page that other sites may frame: it shows and links, no more.
const FRAMED_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Marks a request whose answer may be framed.
pub struct Frameable;

/// Middleware: the headers that keep a page to itself.
pub async fn headers<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, actix_web::Error> {
    let https = request
        .app_data::<web::Data<App>>()
        .is_some_and(|app| app.public_url.starts_with("https:"));
    let mut response = next.call(request).await?;
    let framed = response.request().extensions().get::<Frameable>().is_some();
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(
        CONTENT_SECURITY_POLICY,
        if framed { FRAMED_POLICY } else { POLICY },
    );
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(REFERRER_POLICY, "same-origin");
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    );
    if !framed {
        set(
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        );
        set(HeaderName::from_static("x-frame-options"), "DENY");
    }
    if https {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    Ok(response)
}

/// Middleware: a request that changes something must come from one of our own pages.
///
/// Browsers send `Origin` with every POST, and `Sec-Fetch-Site` besides. Programs send neither
/// and carry no cookie of somebody else's, so they may pass.
pub async fn own_origin<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    if !reads(request.method())
        && let Some(origin) = foreign_origin(&request)
    {
        return Ok(request.error_response(WebError::ForeignOrigin { origin }));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

/// Whether a request changes nothing.
fn reads(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// How long a request may take, its body included: a search waits its turn for seconds at most.
const DEADLINE: Duration = Duration::from_secs(30);

/// Middleware: a request whose body trickles in is given up. One that only reads has no body to
/// wait for, and its head has a deadline of the server's own.
pub async fn deadline<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, actix_web::Error> {
    if reads(request.method()) {
        return next.call(request).await;
    }
    match tokio::time::timeout(DEADLINE, next.call(request)).await {
        Ok(answer) => answer,
        Err(_) => Err(WebError::Timeout.into()),
    }
}

fn foreign_origin(request: &ServiceRequest) -> Option<String> {
    let header = |name: HeaderName| {
        request
            .headers()
            .get(name)
            .map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    match header(ORIGIN) {
        Some(origin) => {
            let public = request
                .app_data::<web::Data<App>>()
                .is_some_and(|app| origin.eq_ignore_ascii_case(&app.public_url));
            let host = header(HOST).unwrap_or_default();
            let same_host = origin
                .split_once("://")
                .is_some_and(|(_, origin_host)| origin_host.eq_ignore_ascii_case(&host));
            (!public && !same_host).then_some(origin)
        }
        None => {
            let site = header(HeaderName::from_static("sec-fetch-site"))?;
            (!matches!(site.as_str(), "same-origin" | "none")).then_some(site)
        }
    }
}
