//! What all requests share.

use super::cache::{PageCache, PictureCache};
use super::calendar::{Calendar, Clock};
use super::preview::Preview;
use super::searches::Searches;
use super::settings::Settings;
use crate::content::Loaded;
use crate::library::Library;
use crate::progress::ProgressStore;
use crate::puzzle::{Catalogue, Puzzle, Schedule};
use actix_web::cookie::Key;
use chrono::NaiveDate;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// The site in operation. Holds no memory between requests but caches of what can be computed.
pub struct App {
    pub catalogue: Arc<Catalogue>,
    pub schedule: Schedule,
    /// Lessons, rules and glossary; exchanged as a whole.
    content: RwLock<Arc<Loaded>>,
    pub store: Arc<dyn ProgressStore>,
    /// Puzzles to practise.
    pub library: Library,
    /// Days' places in the catalogue, as far as they were asked for.
    drawn: RwLock<HashMap<NaiveDate, usize>>,
    pub calendar: Calendar,
    /// For the site's own puzzles.
    pub searches: Searches,
    /// For positions that anybody sends, so that hard ones hold up no reader of the daily.
    pub guests: Searches,
    /// Set when an author watches.
    pub preview: Option<Preview>,
    pub cache: PageCache,
    pub pictures: PictureCache,
    /// Signs the learner's cookie.
    pub key: Key,
    /// Scheme and host under which readers reach the site, without a slash at the end.
    pub public_url: String,
}

/// What comes from the database.
pub struct Stored {
    pub progress: Arc<dyn ProgressStore>,
    pub library: Library,
    /// Signs the learner's cookie.
    pub key: Key,
}

/// Days whose draw is remembered at the most.
const MOST_DAYS: usize = 4096;

impl App {
    /// The puzzle of a day; `None` before the first edition. Drawing plays all days before it
    /// through, so what has been drawn is remembered.
    pub fn puzzle(&self, date: NaiveDate) -> Option<&Puzzle> {
        let known = self
            .drawn
            .read()
            .ok()
            .and_then(|drawn| drawn.get(&date).copied());
        let index = match known {
            Some(index) => index,
            None => {
                let index = self.schedule.index(date)?;
                if let Ok(mut drawn) = self.drawn.write()
                    && drawn.len() < MOST_DAYS
                {
                    drawn.insert(date, index);
                }
                index
            }
        };
        self.catalogue.puzzles.get(index)
    }

    /// Lessons, rules and glossary as they stand now. Held for one request, they do not change
    /// under it.
    pub fn content(&self) -> Arc<Loaded> {
        // A thread that panicked while exchanging them has left the old or the new, both whole.
        Arc::clone(&self.content.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Puts other content in its place and drops the pages made from the former.
    pub fn set_content(&self, content: Loaded) {
        *self.content.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(content);
        self.cache.clear();
        if let Some(preview) = &self.preview {
            preview.changed();
        }
    }

    /// `public_url`: as reached by readers, once the address is known.
    pub fn new(
        settings: &Settings,
        public_url: String,
        catalogue: Catalogue,
        content: Loaded,
        stored: Stored,
        clock: Box<dyn Clock>,
    ) -> App {
        App {
            schedule: Schedule::new(&catalogue),
            catalogue: Arc::new(catalogue),
            content: RwLock::new(Arc::new(content)),
            store: stored.progress,
            library: stored.library,
            drawn: RwLock::default(),
            calendar: Calendar::new(clock, settings.time_zone, settings.date),
            searches: Searches::new(settings.workers),
            guests: Searches::new(settings.workers.div_ceil(2)),
            preview: settings.preview.then(Preview::default),
            cache: PageCache::default(),
            pictures: PictureCache::default(),
            key: stored.key,
            public_url,
        }
    }
}
