//! The site's own files: the way in, assets, robots, the map.

use crate::i18n::Lang;
use crate::web::error::WebError;
use crate::web::page::Encoded;
use crate::web::preview::is_author;
use crate::web::state::App;
use crate::web::{assets, page, visit};
use actix_web::http::header::{CACHE_CONTROL, LOCATION, VARY};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use std::fmt::Write;

/// `/` sends the reader to the language that suits best.
pub async fn front_door(request: HttpRequest) -> HttpResponse {
    let lang = visit::preferred(&request).code();
    HttpResponse::Found()
        .insert_header((LOCATION, format!("/{lang}/")))
        .insert_header((VARY, "Accept-Language"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .finish()
}

/// `/da` and the like lack their slash; `/no/…` is written `/nb/…` here.
pub async fn tidy(request: HttpRequest) -> HttpResponse {
    let path = request.path();
    let mut to = match path.strip_prefix("/no") {
        Some(rest) => format!("/nb{rest}"),
        None => path.to_owned(),
    };
    if to.len() == 3 {
        to.push('/');
    }
    if !request.query_string().is_empty() {
        to = format!("{to}?{}", request.query_string());
    }
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, to))
        .finish()
}

/// `/assets/…`: what was compiled in, kept for ever since the name holds the hash.
pub async fn asset(request: HttpRequest) -> Result<HttpResponse, WebError> {
    let asset = assets::find(request.path()).ok_or(WebError::NoSuchPage)?;
    Ok(page::encoded(
        &request,
        &Encoded {
            identity: Bytes::from_static(asset.identity),
            gzip: Bytes::from_static(asset.gzip),
            brotli: Bytes::from_static(asset.brotli),
            etag: asset.etag,
            media_type: asset.media_type,
            cache_control: "public, max-age=31536000, immutable",
            vary: "Accept-Encoding",
        },
    ))
}

/// `/favicon.ico`, which browsers ask for unasked.
pub async fn favicon() -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, assets::url("favicon.svg")))
        .insert_header((CACHE_CONTROL, "public, max-age=86400"))
        .finish()
}

/// `/robots.txt`
pub async fn robots(app: web::Data<App>) -> HttpResponse {
    let text = format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /*?\n\nSitemap: {}/sitemap.xml\n",
        app.public_url
    );
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((CACHE_CONTROL, "public, max-age=86400"))
        .body(text)
}

/// Past days in the map: older ones are found through the archive.
const MAPPED_DAYS: usize = 400;

/// `/sitemap.xml`: every page in every language.
pub async fn sitemap(app: web::Data<App>) -> HttpResponse {
    let mut paths = vec![
        "/".to_owned(),
        "/daily".to_owned(),
        "/daily/archive".to_owned(),
        "/lessons".to_owned(),
        "/practice".to_owned(),
        "/rules".to_owned(),
        "/glossary".to_owned(),
    ];
    let content = app.content();
    for lesson in content.course.lessons() {
        paths.push(format!("/lessons/{}", lesson.slug));
    }
    let first = app.schedule.first_day();
    let mut day = app.calendar.today().pred_opt();
    while let Some(date) = day.filter(|&date| first.is_some_and(|first| date >= first)) {
        if paths.len() > MAPPED_DAYS {
            break;
        }
        paths.push(format!("/daily/{date}"));
        day = date.pred_opt();
    }
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for lang in Lang::ALL {
        for path in &paths {
            // Writing into a string cannot fail.
            let _ = writeln!(
                xml,
                "<url><loc>{}/{}{path}</loc></url>",
                app.public_url,
                lang.code()
            );
        }
    }
    xml.push_str("</urlset>\n");
    HttpResponse::Ok()
        .content_type("application/xml; charset=utf-8")
        .insert_header((CACHE_CONTROL, "public, max-age=3600"))
        .body(xml)
}

/// Anything else; `/en/daily/` and `/EN/daily` are led to the page they mean.
pub async fn nothing(request: HttpRequest) -> Result<HttpResponse, WebError> {
    let path = request.path();
    let mut parts: Vec<String> = path
        .trim_matches('/')
        .split('/')
        .map(str::to_owned)
        .collect();
    parts[0].make_ascii_lowercase();
    let tidy = format!("/{}", parts.join("/"));
    if tidy != path && Lang::from_code(&parts[0]).is_some() {
        return Ok(HttpResponse::PermanentRedirect()
            .insert_header((LOCATION, tidy))
            .finish());
    }
    Err(WebError::NoSuchPage)
}

/// A known address with a method it does not take.
pub fn only(
    methods: &'static str,
) -> impl Fn() -> std::future::Ready<Result<HttpResponse, WebError>> + Clone {
    move || {
        std::future::ready(Err(WebError::Method {
            allow: methods.to_owned(),
        }))
    }
}

/// `/preview`: the number of the content's version, for an author's open pages.
pub async fn preview(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let preview = app.preview.as_ref().filter(|_| is_author(&app, &request));
    let version = preview.ok_or(WebError::NoSuchPage)?.version();
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(version.to_string()))
}
