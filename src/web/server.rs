//! Building and running the site; `serve` and every test over HTTP start here.

use super::calendar::Clock;
use super::settings::Settings;
use super::state::{App, Stored};
use super::{error, log, routes, security};
use crate::content::Loaded;
use crate::library::{Library, LibraryError};
use crate::progress::sqlite::SqliteStore;
use crate::puzzle::Catalogue;
use actix_web::cookie::Key;
use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::{App as ActixApp, HttpServer, web};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

/// How long a client may take over its request's head.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// How long requests under way may take once the site is told to stop.
const SHUTDOWN_TIMEOUT_S: u64 = 10;

/// Waiting connections the system keeps.
const BACKLOG: i32 = 1024;

/// Where the store keeps the key that signs cookies.
const KEY_SETTING: &str = "cookie-key";

/// A site that is listening.
pub struct Running {
    pub server: Server,
    pub address: SocketAddr,
    /// What all requests share.
    pub app: web::Data<App>,
}

/// Opens the store, the catalogue and the port.
///
/// # Errors
/// What stands in the way, for the operator.
pub fn build(
    settings: &Settings,
    catalogue: Catalogue,
    content: Loaded,
    clock: Box<dyn Clock>,
) -> Result<Running, BuildError> {
    let store = SqliteStore::open(&settings.database).map_err(|error| {
        BuildError::Database(settings.database.display().to_string(), error.to_string())
    })?;
    let key = signing_key(&store)
        .map_err(|error| BuildError::Database(settings.database.display().to_string(), error))?;
    let library = library(settings, &catalogue).map_err(|error| {
        BuildError::Database(settings.database.display().to_string(), error.to_string())
    })?;
    let stored = Stored {
        progress: Arc::new(store),
        library,
        key,
    };
    build_with(settings, catalogue, content, clock, stored)
}

/// As [`build`], with stores of the caller's.
///
/// # Errors
/// The port is not to be had.
pub fn build_with(
    settings: &Settings,
    catalogue: Catalogue,
    content: Loaded,
    clock: Box<dyn Clock>,
    stored: Stored,
) -> Result<Running, BuildError> {
    let refused = |error: std::io::Error| BuildError::Listen(settings.listen, error.to_string());
    let listener = TcpListener::bind(settings.listen).map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    let public_url = settings.public_url.as_deref().map_or_else(
        || format!("http://{address}"),
        |url| url.trim_end_matches('/').to_owned(),
    );
    let app = web::Data::new(App::new(
        settings, public_url, catalogue, content, stored, clock,
    ));
    let shared = app.clone();
    let server = HttpServer::new(move || {
        ActixApp::new()
            .app_data(shared.clone())
            .configure(routes::routes)
            .wrap(from_fn(security::own_origin))
            .wrap(from_fn(error::render))
            .wrap(from_fn(security::deadline))
            .wrap(from_fn(security::headers))
            .wrap(from_fn(log::requests))
    })
    .workers(settings.workers)
    .backlog(BACKLOG.unsigned_abs())
    .client_request_timeout(REQUEST_TIMEOUT)
    .shutdown_timeout(SHUTDOWN_TIMEOUT_S)
    .listen(listener)
    .map_err(refused)?
    .run();
    Ok(Running {
        server,
        address,
        app,
    })
}

/// The library, with the shipped puzzles in it.
fn library(settings: &Settings, catalogue: &Catalogue) -> Result<Library, LibraryError> {
    let library = Library::open(&settings.database)?;
    library.sync(catalogue)?;
    Ok(library)
}

/// The key that signs cookies: made once, then always the same.
fn signing_key(store: &SqliteStore) -> Result<Key, String> {
    let mut bytes = [0; 64];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    let kept = store
        .get_or_insert_setting(KEY_SETTING, &bytes)
        .map_err(|error| error.to_string())?;
    Key::try_from(kept.as_slice()).map_err(|error| error.to_string())
}

/// Why the site does not start.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    #[error("cannot open the database {0}: {1}; choose another file with --database")]
    Database(String, String),
    #[error("cannot listen on {0}: {1}; choose another address with --listen")]
    Listen(SocketAddr, String),
}
