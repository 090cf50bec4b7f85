//! The only list of paths.

use super::error::{WebError, from_payload};
use super::handlers::{
    api, archive, course, daily, diagrams, feed, lesson, practice, preferences, progress,
    reference, results, site,
};
use crate::i18n::Lang;
use actix_web::error::{JsonPayloadError, UrlencodedError};
use actix_web::web::{self, ServiceConfig};
use actix_web::{FromRequest, Handler, Resource, Responder, guard};

/// Bytes of a form or a JSON body: a position, a move and the plies before it.
const BODY_LIMIT_BYTES: usize = 8 * 1024;

/// Everything the site answers.
pub fn routes(config: &mut ServiceConfig) {
    configure_bodies(config);
    // What is asked for most is matched first.
    for lang in Lang::ALL {
        let at = |path: &str| format!("/{}{path}", lang.code());
        config
            .service(read(&at(""), site::tidy))
            .service(read(&at("/"), daily::home))
            .service(read(&at("/daily"), daily::today))
            .service(read(&at("/daily.atom"), feed::atom))
            .service(read(&at("/daily/archive"), archive::this_month))
            .service(read(&at("/daily/archive/{month}"), archive::month))
            .service(read(&at("/daily/{date}"), daily::day))
            .service(write(&at("/daily/{date}/move"), daily::play_move))
            .service(write(&at("/daily/{date}/hint"), daily::hint))
            .service(write(&at("/daily/{date}/solution"), daily::solution))
            .service(read(&at("/lessons"), course::course))
            .service(read(&at("/lessons/{slug}"), course::lesson))
            .service(write(&at("/lessons/{slug}/reset"), course::reset))
            .service(read(&at("/lessons/{slug}/{step}"), lesson::show))
            .service(write(&at("/lessons/{slug}/{step}/answer"), lesson::answer))
            .service(write(&at("/lessons/{slug}/{step}/hint"), lesson::hint))
            .service(write(
                &at("/lessons/{slug}/{step}/solution"),
                lesson::solution,
            ))
            .service(read(&at("/practice"), practice::themes))
            .service(read(&at("/practice/{theme}"), practice::puzzle))
            .service(write(&at("/practice/{theme}/move"), practice::play_move))
            .service(write(&at("/practice/{theme}/hint"), practice::hint))
            .service(write(&at("/practice/{theme}/solution"), practice::solution))
            .service(read(&at("/rules"), reference::rules))
            .service(read(&at("/glossary"), reference::glossary))
            .service(read(&at("/progress"), progress::show))
            .service(read(&at("/progress/results"), results::show))
            .service(read(&at("/progress/export"), progress::export))
            .service(write(&at("/progress/delete"), progress::delete))
            .service(write(&at("/preferences"), preferences::set));
    }
    config
        .service(read("/", site::front_door))
        .service(read("/assets/{file}", site::asset))
        .service(read("/favicon.ico", site::favicon))
        .service(read("/robots.txt", site::robots))
        .service(read("/sitemap.xml", site::sitemap))
        .service(read("/embed/daily", daily::embed))
        .service(read("/daily/{date}.png", diagrams::png))
        .service(read("/daily/{date}.svg", diagrams::svg))
        .service(read("/preview", site::preview))
        .service(read("/api/health", api::health))
        .service(read("/api/daily", api::today))
        .service(read("/api/daily/{date}", api::day))
        .service(write("/api/daily/{date}/moves", api::play_move))
        .service(write("/api/judge", api::judge))
        .service(read("/no", site::tidy))
        .service(read("/no/{rest:.*}", site::tidy));
    config.default_service(web::to(site::nothing));
}

/// An address that is read.
fn read<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    let reading = guard::Any(guard::Get()).or(guard::Head());
    web::resource(path)
        .route(web::route().guard(reading).to(handler))
        .default_service(web::to(site::only("GET, HEAD")))
}

/// An address that changes something or has a body.
fn write<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .route(web::post().to(handler))
        .default_service(web::to(site::only("POST")))
}

/// Limits of bodies and queries, and our own words for what is wrong with them.
fn configure_bodies(config: &mut ServiceConfig) {
    config
        .app_data(web::PayloadConfig::new(BODY_LIMIT_BYTES))
        .app_data(
            web::FormConfig::default()
                .limit(BODY_LIMIT_BYTES)
                .error_handler(|error, _| {
                    let large = matches!(error, UrlencodedError::Overflow { .. });
                    let foreign = matches!(error, UrlencodedError::ContentType);
                    let expected = "application/x-www-form-urlencoded";
                    from_payload(large, foreign, expected, error.to_string()).into()
                }),
        )
        .app_data(
            web::JsonConfig::default()
                .limit(BODY_LIMIT_BYTES)
                .error_handler(|error, _| {
                    let large = matches!(
                        error,
                        JsonPayloadError::Overflow { .. }
                            | JsonPayloadError::OverflowKnownLength { .. }
                    );
                    let foreign = matches!(error, JsonPayloadError::ContentType);
                    from_payload(large, foreign, "application/json", error.to_string()).into()
                }),
        )
        .app_data(web::QueryConfig::default().error_handler(|error, _| {
            WebError::BadRequest {
                detail: error.to_string(),
            }
            .into()
        }));
}
