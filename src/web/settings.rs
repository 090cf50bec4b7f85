//! What the operator decides.

use chrono::NaiveDate;
use chrono_tz::Tz;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Everything `serve` needs to know.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Port 0 takes a free one.
    pub listen: SocketAddr,
    /// The SQLite file, made when missing.
    pub database: PathBuf,
    pub time_zone: Tz,
    /// Scheme and host under which readers reach the site, without a slash at the end; by
    /// default the address listened on.
    pub public_url: Option<String>,
    /// Holds the calendar day still.
    pub date: Option<NaiveDate>,
    /// Content is under an author's hands: pages asked for from this machine tell its problems.
    pub preview: bool,
    /// Threads that answer requests.
    pub workers: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: PathBuf::from("gaffel.db"),
            time_zone: Tz::UTC,
            public_url: None,
            date: None,
            preview: false,
            workers: std::thread::available_parallelism().map_or(2, usize::from),
        }
    }
}
