//! What every page needs to know of the request.

use crate::i18n::{Lang, Messages};
use crate::web::prefs::Prefs;
use crate::web::preview::AuthorView;
use chrono::NaiveDate;

/// The request as pages see it.
#[derive(Debug, Clone)]
pub struct PageContext {
    pub lang: Lang,
    pub prefs: Prefs,
    /// The path below the language, beginning with a slash: `/daily/2026-11-29`, `/` at home.
    pub path: String,
    /// The query without its question mark, kept by the language links; may be empty.
    pub query: String,
    /// Scheme and host under which readers reach the site, without a slash at the end.
    pub public_url: String,
    /// The site's calendar day.
    pub today: NaiveDate,
    /// Whether there is a script to serve (built with Node).
    pub script: bool,
    /// Set on an author's own pages.
    pub author: Option<AuthorView>,
}

impl PageContext {
    pub fn messages(&self) -> Messages {
        self.lang.messages()
    }
}
