//! `gaffel serve`: the site.

use super::{SiteArgs, content, watch};
use crate::web::calendar::SystemClock;
use crate::web::server;
use crate::web::settings::Settings;
use anyhow::Context;
use chrono::NaiveDate;
use clap::ValueEnum;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

/// Serve the site
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(
        long,
        env = "GAFFEL_LISTEN",
        default_value = "127.0.0.1:8080",
        value_name = "ADDRESS"
    )]
    listen: SocketAddr,
    /// SQLite file for progress, made when missing
    #[arg(
        long,
        env = "GAFFEL_DATABASE",
        default_value = "gaffel.db",
        value_name = "FILE"
    )]
    database: PathBuf,
    #[command(flatten)]
    site: SiteArgs,
    /// Folder of lessons, rules and glossary instead of the embedded ones
    #[arg(long, env = "GAFFEL_CONTENT", value_name = "FOLDER")]
    content: Option<PathBuf>,
    /// Read the content again whenever a file is saved; pages opened on this machine show its
    /// problems and load themselves again
    #[arg(long, requires = "content")]
    watch: bool,
    /// Scheme and host under which readers reach the site [default: the address listened on]
    #[arg(long, env = "GAFFEL_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Hold the calendar day still, for previews and tests
    #[arg(long, env = "GAFFEL_DATE", value_name = "YYYY-MM-DD", value_parser = super::day)]
    date: Option<NaiveDate>,
    /// Threads that answer requests [default: one per processor]
    #[arg(long, env = "GAFFEL_WORKERS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    workers: Option<u16>,
    /// Shape of the log on standard error; what is logged follows RUST_LOG
    #[arg(long, env = "GAFFEL_LOG", value_name = "SHAPE", default_value = "auto")]
    log: LogShape,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogShape {
    /// Text on a terminal, JSON elsewhere
    Auto,
    Text,
    Json,
}

fn public_url(text: &str) -> Result<String, String> {
    let host = text
        .strip_prefix("http://")
        .or_else(|| text.strip_prefix("https://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '"', '<']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("write scheme and host alone, as in https://chess.example".to_owned()),
    }
}

/// Serves until told to stop.
///
/// # Errors
/// The puzzles, the database or the port.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    log_to_stderr(args.log);
    let catalogue = args.site.catalogue()?;
    let content = content::read(args.content.as_deref())?;
    let defaults = Settings::default();
    let settings = Settings {
        listen: args.listen,
        database: args.database.clone(),
        time_zone: args.site.time_zone,
        public_url: args.public_url.clone(),
        date: args.date,
        preview: args.watch,
        workers: args.workers.map_or(defaults.workers, usize::from),
    };
    actix_web::rt::System::new().block_on(async {
        let running = server::build(&settings, catalogue, content, Box::new(SystemClock))?;
        // Watches until the server stops.
        let _watch = match &args.content {
            Some(folder) if args.watch => Some(watch::start(folder, running.app.clone())?),
            _ => None,
        };
        tracing::info!(address = %running.address, "listening");
        eprintln!("Gaffel is at http://{}/ (Ctrl-C stops it)", running.address);
        running.server.await.context("the server stopped")
    })?;
    Ok(ExitCode::SUCCESS)
}

fn log_to_stderr(shape: LogShape) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,gaffel=info"));
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    let text = match shape {
        LogShape::Auto => std::io::stderr().is_terminal(),
        LogShape::Text => true,
        LogShape::Json => false,
    };
    if text {
        subscriber.compact().init();
    } else {
        subscriber.json().init();
    }
}

#[cfg(test)]
mod tests {
    use super::public_url;

    #[test]
    fn a_public_address_is_scheme_and_host_alone() {
        assert_eq!(
            public_url("https://chess.example/").as_deref(),
            Ok("https://chess.example")
        );
        for wrong in ["chess.example", "https://", "https://a/b", "ftp://a"] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }
}
