//! Practice: the themes, and puzzles of one theme without end.

use super::{board, keep, kept};
use crate::library::Entry;
use crate::progress::practice::MIXED;
use crate::progress::{Event, Levels, Practised, Rated, Showing};
use crate::web::drill;
use crate::web::error::WebError;
use crate::web::play::{MoveForm, Query};
use crate::web::puzzle_state::{Kept, Place, PracticePlace, Taught};
use crate::web::state::App;
use crate::web::themes::{self, Theme};
use crate::web::views::practice::PracticePage;
use crate::web::views::themes::ThemesPage;
use crate::web::{page, visit};
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, LOCATION};
use actix_web::{HttpRequest, HttpResponse, web};

/// From this hint on a puzzle is no longer found by the learner: it shows the piece.
const GIVEN_AWAY_HINTS: u8 = 2;

/// `/{lang}/practice`
pub async fn themes(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let lang = visit::lang(&request);
    let context = page::context(&app, &request, lang);
    let learner = visit::learner(&request, &app.key);
    let sitting = app.calendar.sitting();
    let ((levels, due), kept) = kept(learner, "", |learner| {
        let due = app.store.due(learner, sitting, MIXED)?;
        Ok((app.store.levels(learner)?, due.len()))
    });
    let content = app.content();
    let counts = drill::counts(&app);
    let view = ThemesPage::new(&context, &counts, &levels, due, &content.course, kept);
    Ok(page::private(StatusCode::OK, page::render(&view)?))
}

/// What the store holds of a learner, a puzzle and a theme.
type Known = (Levels, Option<Practised>, Option<Rated>);

/// `/{lang}/practice/{theme}`: without a puzzle in the address, the way to the next one.
pub async fn puzzle(
    app: web::Data<App>,
    request: HttpRequest,
    theme: web::Path<String>,
    query: web::Query<Query>,
) -> Result<HttpResponse, WebError> {
    let theme = themes::find(&theme).ok_or(WebError::NoSuchTheme)?;
    // A puzzle that is no longer there, or is none of the theme, leads on, too.
    let Some(entry) = drill::entry_of(&app, theme, &query.puzzle) else {
        return lead_on(&app, &request, theme, &query);
    };
    let lang = visit::lang(&request);
    let context = page::context(&app, &request, lang);
    let learner = visit::learner(&request, &app.key);
    let ((levels, practised, rated), kept): (Known, Kept) = kept(learner, &query.kept, |learner| {
        Ok((
            app.store.levels(learner)?,
            app.store.practised(learner, entry.id())?,
            app.store.rated(learner, theme.name, entry.id())?,
        ))
    });
    let standing = board::standing(&app, &entry.puzzle, &query, None).await?;
    let status = board::status(&standing);
    let content = app.content();
    let lesson = theme.lesson.and_then(|slug| content.course.get(slug));
    let place = PracticePlace {
        theme,
        sitting: app.calendar.sitting(),
        rating: entry.rating,
        own: (!levels.is_empty()).then(|| drill::level(&levels, theme).points()),
        practised,
        rated,
        lesson: lesson.map(|lesson| Taught {
            slug: lesson.slug.clone(),
            title: lesson.title.get(lang).0.clone(),
        }),
    };
    let place = Place::Practice(place);
    let state = board::state(&entry.puzzle, &query, standing, place, kept);
    let view = PracticePage::new(&context, &state, theme);
    Ok(page::private(status, page::render(&view)?))
}

fn lead_on(
    app: &App,
    request: &HttpRequest,
    theme: &Theme,
    query: &Query,
) -> Result<HttpResponse, WebError> {
    let learner = visit::learner(request, &app.key);
    let entry = drill::next(app, learner, theme, &query.after).ok_or(WebError::NoSuchTheme)?;
    let next = Query {
        puzzle: entry.puzzle.id,
        kept: query.kept.clone(),
        flip: query.flip.clone(),
        ..Query::default()
    };
    Ok(HttpResponse::SeeOther()
        .insert_header((LOCATION, address(request, theme, &next)))
        // Another one comes next time.
        .insert_header((CACHE_CONTROL, "no-store"))
        .finish())
}

/// `POST /{lang}/practice/{theme}/move`
pub async fn play_move(
    app: web::Data<App>,
    request: HttpRequest,
    theme: web::Path<String>,
    form: web::Form<MoveForm>,
) -> Result<HttpResponse, WebError> {
    let (theme, entry) = asked(&app, &theme, &form)?;
    let given_away = form.query().hint_steps() >= GIVEN_AWAY_HINTS;
    let played = board::played(&app, &entry.puzzle, &form).await?;
    let won = match played.event {
        Some(Event::Right { solved: true, .. }) => Some(!given_away),
        Some(Event::Wrong { .. }) => Some(false),
        _ => None,
    };
    settle(&app, &request, theme, &entry, played.next, won).await
}

/// `POST /{lang}/practice/{theme}/hint`
pub async fn hint(
    app: web::Data<App>,
    request: HttpRequest,
    theme: web::Path<String>,
    form: web::Form<MoveForm>,
) -> Result<HttpResponse, WebError> {
    let (theme, entry) = asked(&app, &theme, &form)?;
    let (next, steps) = board::hinted(&form);
    let won = (steps >= GIVEN_AWAY_HINTS).then_some(false);
    settle(&app, &request, theme, &entry, next, won).await
}

/// `POST /{lang}/practice/{theme}/solution`
pub async fn solution(
    app: web::Data<App>,
    request: HttpRequest,
    theme: web::Path<String>,
    form: web::Form<MoveForm>,
) -> Result<HttpResponse, WebError> {
    let (theme, entry) = asked(&app, &theme, &form)?;
    let next = board::shown(&form);
    settle(&app, &request, theme, &entry, next, Some(false)).await
}

/// The theme of an address and the puzzle of a form.
fn asked(app: &App, theme: &str, form: &MoveForm) -> Result<(&'static Theme, Entry), WebError> {
    let theme = themes::find(theme).ok_or(WebError::NoSuchTheme)?;
    let entry = drill::entry_of(app, theme, &form.puzzle).ok_or(WebError::NoSuchPage)?;
    Ok((theme, entry))
}

/// Keeps how the showing ended, if it did, and sends the reader on to the page that shows it.
async fn settle(
    app: &App,
    request: &HttpRequest,
    theme: &Theme,
    entry: &Entry,
    mut next: Query,
    won: Option<bool>,
) -> Result<HttpResponse, WebError> {
    let mut response = HttpResponse::SeeOther();
    if let Some(won) = won {
        let sitting = app.calendar.sitting();
        let showing = Showing {
            puzzle: entry.puzzle.id.clone(),
            rating: entry.rating,
            deviation: entry.rating_deviation,
            themes: themes::known(&entry.puzzle.themes),
            won,
        };
        next.kept = keep(app, request, &mut response, next.kept, |learner| {
            app.store.record_showing(learner, sitting, showing)
        })
        .await;
    }
    Ok(response
        .insert_header((LOCATION, address(request, theme, &next)))
        .finish())
}

fn address(request: &HttpRequest, theme: &Theme, query: &Query) -> String {
    let lang = visit::lang(request).code();
    format!("/{lang}/practice/{}{}", theme.name, query.suffix())
}
