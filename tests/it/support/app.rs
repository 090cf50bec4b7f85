use super::Client;
use actix_web::dev::ServerHandle;
use actix_web::web;
use chrono::{DateTime, Utc};
use gaffel::content;
use gaffel::puzzle::Catalogue;
use gaffel::web::calendar::Clock;
use gaffel::web::server::{self, Running};
use gaffel::web::settings::Settings;
use gaffel::web::state::App;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, mpsc};
use tempfile::TempDir;

/// A clock that tests set.
#[derive(Clone)]
pub struct FixedClock(Arc<Mutex<DateTime<Utc>>>);

impl FixedClock {
    pub fn at(instant: &str) -> FixedClock {
        FixedClock(Arc::new(Mutex::new(instant.parse().unwrap())))
    }

    pub fn set(&self, instant: &str) {
        *self.0.lock().unwrap() = instant.parse().unwrap();
    }
}

impl Clock for FixedClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap()
    }
}

/// The site as `serve` builds it, with a fresh database and the embedded puzzles, on
/// 29 November 2026, a Sunday.
pub struct TestApp {
    pub address: SocketAddr,
    pub clock: FixedClock,
    /// What the site's requests share.
    pub app: web::Data<App>,
    handle: Option<ServerHandle>,
    thread: Option<std::thread::JoinHandle<()>>,
    folder: TempDir,
}

impl TestApp {
    pub fn start() -> TestApp {
        TestApp::with(|_| {})
    }

    pub fn with(change: impl FnOnce(&mut Settings)) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        let clock = FixedClock::at("2026-11-29T12:00:00Z");
        let mut settings = Settings {
            listen: "127.0.0.1:0".parse().unwrap(),
            database: folder.path().join("gaffel.db"),
            workers: 2,
            ..Settings::default()
        };
        change(&mut settings);
        let (address, handle, app, thread) = run(settings, clock.clone());
        TestApp {
            address,
            clock,
            app,
            handle: Some(handle),
            thread: Some(thread),
            folder,
        }
    }

    pub fn client(&self) -> Client {
        Client::new(self.address)
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("gaffel.db")
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Stops the site and starts another one on the same database.
    pub fn restart(&mut self) {
        self.stop();
        let settings = Settings {
            listen: "127.0.0.1:0".parse().unwrap(),
            database: self.database(),
            workers: 2,
            ..Settings::default()
        };
        let (address, handle, app, thread) = run(settings, self.clock.clone());
        self.address = address;
        self.app = app;
        self.handle = Some(handle);
        self.thread = Some(thread);
    }

    fn stop(&mut self) {
        if let Some(handle) = self.handle.take() {
            // The server's own thread carries the stop out; nothing here waits for the future.
            drop(handle.stop(false));
        }
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        self.stop();
    }
}

fn run(
    settings: Settings,
    clock: FixedClock,
) -> (
    SocketAddr,
    ServerHandle,
    web::Data<App>,
    std::thread::JoinHandle<()>,
) {
    let (send, receive) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async {
            let Running {
                server,
                address,
                app,
            } = server::build(
                &settings,
                Catalogue::embedded(),
                content::load(&content::embedded_files()),
                Box::new(clock),
            )
            .unwrap();
            send.send((address, server.handle(), app)).unwrap();
            server.await.unwrap();
        });
    });
    let (address, handle, app) = receive.recv().unwrap();
    (address, handle, app, thread)
}
