//! A day's position as a picture.

use super::{parse_day, puzzle_of};
use crate::chess::{Position, Rules};
use crate::diagram::{self, Drawing};
use crate::web::error::WebError;
use crate::web::state::App;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::Bytes;
use actix_web::{HttpResponse, web};

/// The position never changes once its day has come; an hour bounds a mended mistake.
const CACHE: &str = "public, max-age=3600";

/// `/daily/{date}.svg`
pub async fn svg(app: web::Data<App>, path: web::Path<String>) -> Result<HttpResponse, WebError> {
    let puzzle = puzzle_of(&app, parse_day(&path)?)?;
    let drawing = Drawing::new(puzzle.position.turn());
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((CACHE_CONTROL, CACHE))
        .body(diagram::svg(&puzzle.position, &drawing)))
}

/// `/daily/{date}.png`
pub async fn png(app: web::Data<App>, path: web::Path<String>) -> Result<HttpResponse, WebError> {
    let date = parse_day(&path)?;
    let puzzle = puzzle_of(&app, date)?;
    let place = app.pictures.place(date);
    let picture = place
        .get_or_try_init(|| drawn(&app, puzzle.position.clone()))
        .await?;
    Ok(HttpResponse::Ok()
        .content_type("image/png")
        .insert_header((CACHE_CONTROL, CACHE))
        .body(picture.clone()))
}

/// Drawing takes tens of milliseconds, so it waits its turn like a search.
async fn drawn(app: &App, position: Position) -> Result<Bytes, WebError> {
    let drawing = Drawing::new(position.turn());
    app.searches
        .run(move |_| diagram::png(&position, &drawing, PNG_SIZE_PX))
        .await?
        .map(Bytes::from)
        .map_err(|error| WebError::Internal(error.to_string()))
}

/// Sharp in a link preview.
const PNG_SIZE_PX: u32 = 720;
