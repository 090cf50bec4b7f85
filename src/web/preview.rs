//! Content under an author's hands: pages that tell its problems and are loaded again when it
//! changes. Only for whoever sits at the machine itself; all others get the site as it is.

use super::state::App;
use crate::content::{Class, Loaded};
use crate::i18n::Messages;
use actix_web::HttpRequest;
use actix_web::http::header::HOST;
use std::sync::atomic::{AtomicU64, Ordering};

/// That the site is watched by an author, and how often its content has been exchanged.
#[derive(Debug, Default)]
pub struct Preview {
    version: AtomicU64,
}

impl Preview {
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Tells open pages to load again.
    pub fn changed(&self) {
        self.version.fetch_add(1, Ordering::AcqRel);
    }
}

/// What an author's page shows beyond a reader's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthorView {
    /// The page is loaded again when another one is current.
    pub version: u64,
    pub title: String,
    pub text: String,
    /// Each with its excerpt underlined; empty when all is well.
    pub problems: Vec<ProblemView>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProblemView {
    /// `file:line:column: what; how to mend`.
    pub line: String,
    pub excerpt: String,
}

/// Headers by which proxies tell that there is one.
const OF_PROXIES: [&str; 8] = [
    "forwarded",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "via",
    "cf-connecting-ip",
    "true-client-ip",
];

/// Names of this machine to itself.
const HERE: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Whether the request is the author's: the site is watched, and it comes from this machine, under
/// this machine's own name and without a proxy between.
pub fn is_author(app: &App, request: &HttpRequest) -> bool {
    let headers = request.headers();
    let forwarded = OF_PROXIES.iter().any(|&name| headers.contains_key(name));
    let named = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .is_some_and(|host| {
            let name = match host.rsplit_once(':') {
                Some((name, port)) if !port.ends_with(']') => name,
                _ => host,
            };
            HERE.contains(&name)
        });
    let here = request
        .peer_addr()
        .is_some_and(|address| address.ip().is_loopback());
    app.preview.is_some() && here && named && !forwarded
}

/// What the author's page shows; `None` for readers.
pub fn author(app: &App, request: &HttpRequest, m: &Messages) -> Option<AuthorView> {
    let preview = app.preview.as_ref().filter(|_| is_author(app, request))?;
    Some(AuthorView {
        version: preview.version(),
        title: m.preview_title().to_string(),
        text: m.preview_text().to_string(),
        problems: problems(&app.content()),
    })
}

/// Errors and wrong words; a missing translation is told on the page where it shows.
fn problems(content: &Loaded) -> Vec<ProblemView> {
    content
        .problems
        .iter()
        .filter(|problem| problem.class != Class::MissingTranslation)
        .map(|problem| ProblemView {
            line: problem.to_string(),
            excerpt: problem.underlined(),
        })
        .collect()
}
