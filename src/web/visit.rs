//! Who asks and how they want it: language, display choices, learner.

use super::prefs::Prefs;
use super::state::App;
use crate::i18n::{Lang, negotiate};
use crate::progress::LearnerId;
use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, CookieJar, Key, SameSite};
use actix_web::http::header::{ACCEPT_LANGUAGE, HOST, REFERER};

/// The signed cookie that tells a learner from another; it holds nothing else.
const LEARNER_COOKIE: &str = "learner";

/// Two years: a learner who comes back after a summer finds the streak's history.
const LEARNER_COOKIE_DAYS: i64 = 730;

/// The learner of a request; `None` without a cookie, or with one that this site has not signed.
pub fn learner(request: &HttpRequest, key: &Key) -> Option<LearnerId> {
    let cookie = request.cookie(LEARNER_COOKIE)?;
    let mut jar = CookieJar::new();
    jar.add_original(cookie.into_owned());
    let signed = jar.signed(key).get(LEARNER_COOKIE)?;
    decode(signed.value())
}

/// A new learner.
///
/// # Errors
/// The system gives no random bytes.
pub fn new_learner() -> Result<LearnerId, getrandom::Error> {
    let mut id = [0; 16];
    getrandom::fill(&mut id)?;
    Ok(LearnerId(id))
}

/// The cookie that makes a browser remember `learner`.
pub fn learner_cookie(learner: LearnerId, key: &Key, secure: bool) -> Cookie<'static> {
    let mut jar = CookieJar::new();
    let cookie = Cookie::build(LEARNER_COOKIE, encode(learner))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .max_age(Duration::days(LEARNER_COOKIE_DAYS))
        .finish();
    jar.signed_mut(key).add(cookie);
    jar.get(LEARNER_COOKIE)
        .cloned()
        .unwrap_or_else(|| Cookie::new(LEARNER_COOKIE, ""))
}

/// The cookie that makes a browser forget.
pub fn forget_cookie() -> Cookie<'static> {
    let mut cookie = Cookie::build(LEARNER_COOKIE, "")
        .path("/")
        .http_only(true)
        .finish();
    cookie.make_removal();
    cookie
}

fn encode(learner: LearnerId) -> String {
    learner.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn decode(text: &str) -> Option<LearnerId> {
    if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut id = [0; 16];
    for (index, byte) in id.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[index * 2..index * 2 + 2], 16).ok()?;
    }
    Some(LearnerId(id))
}

/// The language of a request: the path's first part, else what the browser asks for.
pub fn lang(request: &HttpRequest) -> Lang {
    let first = request
        .path()
        .trim_start_matches('/')
        .split('/')
        .next()
        .unwrap_or("");
    Lang::from_code(first).unwrap_or_else(|| preferred(request))
}

/// The page of this site that a request was sent from, as a path.
pub fn came_from(request: &HttpRequest) -> Option<String> {
    let header = |name| {
        request
            .headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
    };
    let (_, page) = header(REFERER)?.split_once("://")?;
    let (host, path) = page.split_at(page.find('/')?);
    (Some(host) == header(HOST)).then(|| path.to_owned())
}

/// What the browser asks for, or `?lang=`, which goes before.
pub fn preferred(request: &HttpRequest) -> Lang {
    let asked = request
        .query_string()
        .split('&')
        .find_map(|pair| pair.strip_prefix("lang="));
    asked.and_then(Lang::from_code).unwrap_or_else(|| {
        let header = request.headers().get(ACCEPT_LANGUAGE);
        negotiate::negotiate(header.and_then(|value| value.to_str().ok()))
    })
}

/// The reader's display choices.
pub fn prefs(request: &HttpRequest) -> Prefs {
    request
        .cookie(Prefs::COOKIE)
        .map_or_else(Prefs::default, |cookie| Prefs::parse(cookie.value()))
}

/// Whether readers come over HTTPS, so that cookies must too.
pub fn secure(app: &App) -> bool {
    app.public_url.starts_with("https:")
}
