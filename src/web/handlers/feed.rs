//! The feed: the last days' puzzles, newest first, never a solution.

use crate::chess::Rules;
use crate::i18n::{dates, words};
use crate::web::error::WebError;
use crate::web::state::App;
use crate::web::visit;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::{HttpRequest, HttpResponse, web};
use atom_syndication::{Entry, Feed, Link, Person, Text};
use chrono::NaiveDate;

/// Days in the feed.
const DAYS: usize = 14;

/// `/{lang}/daily.atom`
pub async fn atom(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    let base = format!("{}/{}", app.public_url, lang.code());
    let today = app.calendar.today();
    let entries = std::iter::successors(Some(today), NaiveDate::pred_opt)
        .take(DAYS)
        .filter_map(|date| {
            let puzzle = app.puzzle(date)?;
            let url = format!("{base}/daily/{date}");
            Some(Entry {
                title: Text::plain(dates::long(lang, date)),
                id: url.clone(),
                updated: app.calendar.begins(date),
                published: Some(app.calendar.begins(date)),
                links: vec![Link {
                    href: url,
                    rel: "alternate".to_owned(),
                    ..Link::default()
                }],
                summary: Some(Text::plain(words::task(
                    lang,
                    puzzle.kind,
                    puzzle.moves,
                    puzzle.position.turn(),
                ))),
                ..Entry::default()
            })
        });
    let feed = Feed {
        title: Text::plain(format!("Gaffel · {}", lang.messages().site_tagline())),
        id: format!("{base}/daily.atom"),
        updated: app.calendar.begins(today),
        authors: vec![Person {
            name: "Gaffel".to_owned(),
            ..Person::default()
        }],
        links: vec![
            Link {
                href: format!("{base}/daily.atom"),
                rel: "self".to_owned(),
                ..Link::default()
            },
            Link {
                href: format!("{base}/daily"),
                rel: "alternate".to_owned(),
                ..Link::default()
            },
        ],
        lang: Some(lang.code().to_owned()),
        entries: entries.collect(),
        ..Feed::default()
    };
    Ok(HttpResponse::Ok()
        .content_type("application/atom+xml; charset=utf-8")
        .insert_header((CACHE_CONTROL, "public, max-age=900"))
        .body(feed.to_string()))
}
