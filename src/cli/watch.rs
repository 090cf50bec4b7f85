//! Content read again whenever a file of it is saved.

use super::content;
use crate::web::state::App;
use actix_web::web::Data;
use anyhow::Context;
use notify::{RecommendedWatcher, RecursiveMode};
use notify_debouncer_full::{DebounceEventResult, Debouncer, RecommendedCache, new_debouncer};
use std::path::Path;
use std::time::Duration;

/// Editors write a file in several steps; what comes within this time is one change.
const SETTLE: Duration = Duration::from_millis(150);

/// Watches for as long as it lives.
pub type Watch = Debouncer<RecommendedWatcher, RecommendedCache>;

/// Exchanges the site's content whenever something below `folder` changes. A file with errors leaves
/// the last good version in place.
///
/// # Errors
/// The system does not let the folder be watched.
pub fn start(folder: &Path, app: Data<App>) -> anyhow::Result<Watch> {
    let watched = folder.to_owned();
    let mut debouncer = new_debouncer(SETTLE, None, move |events: DebounceEventResult| {
        let changed = match events {
            Ok(events) => events.iter().any(|event| !event.kind.is_access()),
            Err(errors) => {
                for error in errors {
                    tracing::warn!(%error, "content is not watched well");
                }
                true
            }
        };
        if changed {
            reload(&watched, &app);
        }
    })
    .context("cannot watch files")?;
    debouncer
        .watch(folder, RecursiveMode::Recursive)
        .with_context(|| format!("cannot watch {}", folder.display()))?;
    Ok(debouncer)
}

fn reload(folder: &Path, app: &App) {
    let loaded = match content::read(Some(folder)) {
        Ok(loaded) => loaded.or_last_good(&app.content()),
        Err(error) => {
            tracing::warn!("{error:#}; the content stays as it was");
            return;
        }
    };
    tracing::info!(
        lessons = loaded.course.lessons().len(),
        problems = loaded.problems.len(),
        "content read again"
    );
    let mut proved = loaded.clone();
    app.set_content(loaded);
    // The page is there at once; what takes a search comes after.
    let faults = crate::content::prove(&proved, 1);
    if !faults.is_empty() {
        proved.problems.extend(faults);
        app.set_content(proved);
    }
}
