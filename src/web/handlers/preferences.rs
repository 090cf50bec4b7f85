//! Display choices, kept in a cookie of their own.

use crate::web::prefs::{Prefs, Theme};
use crate::web::state::App;
use crate::web::visit;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

/// What a reader chooses; what is not sent stays as it was.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct PreferencesForm {
    /// `system`, `light` or `dark`
    theme: String,
    /// `on` or `off`
    coordinates: String,
    /// Where to go back to: a path of this site.
    back: String,
}

/// `POST /{lang}/preferences`
pub async fn set(
    app: web::Data<App>,
    request: HttpRequest,
    form: web::Form<PreferencesForm>,
) -> HttpResponse {
    let old = visit::prefs(&request);
    let prefs = Prefs {
        theme: Theme::from_word(&form.theme).unwrap_or(old.theme),
        coordinates: match form.coordinates.as_str() {
            "on" => true,
            "off" => false,
            _ => old.coordinates,
        },
    };
    let cookie = Cookie::build(Prefs::COOKIE, prefs.format())
        .path("/")
        .http_only(true)
        .secure(visit::secure(&app))
        .same_site(SameSite::Lax)
        .max_age(Duration::days(730))
        .finish();
    let home = format!("/{}/", visit::lang(&request).code());
    let back = if own_path(&form.back) {
        form.back.clone()
    } else {
        home
    };
    HttpResponse::SeeOther()
        .cookie(cookie)
        .insert_header((LOCATION, back))
        .finish()
}

/// Whether `back` is a path of this site and not an address of another (`//host`, `/\host`).
fn own_path(back: &str) -> bool {
    back.starts_with('/')
        && !back[1..].starts_with(['/', '\\'])
        && back.len() < 2000
        && back.bytes().all(|byte| byte.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn a_way_back_never_leaves_the_site() {
        assert!(own_path("/da/daily?line=e2e4"));
        for other in [
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "",
            "/a\r\nb",
        ] {
            assert!(!own_path(other), "{other}");
        }
    }
}
