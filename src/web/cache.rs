//! What is the same for every visitor and costs time to make: pages as compressed bytes, pictures.
//!
//! A page is rendered and compressed once a day and combination of choices; whoever asks for it
//! meanwhile waits for that one rendering instead of making another.

use super::prefs::Prefs;
use crate::i18n::Lang;
use actix_web::web::Bytes;
use chrono::NaiveDate;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex};
use tokio::sync::OnceCell;

/// Pages kept at the most: the day's pages in four languages with six choices each, and the most
/// visited steps of lessons and past days; some thirty megabytes when full. What does not fit is
/// rendered each time.
const MOST_PAGES: usize = 1024;

/// Light enough for a request that waits: about a millisecond a page.
const BROTLI_QUALITY: u32 = 5;

/// Brotli's window as a power of two: a page is some tens of kilobytes.
const BROTLI_WINDOW_BITS: u32 = 17;

/// What a page depends on besides the day.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PageKey {
    /// As in the address, below the language.
    pub path: String,
    pub lang: Lang,
    pub prefs: Prefs,
    /// What the store holds that shows on the page; empty for visitors without a cookie. Readers
    /// who have come equally far share a page.
    pub standing: String,
}

/// A page in every encoding.
#[derive(Debug)]
pub struct CachedPage {
    pub identity: Bytes,
    pub gzip: Bytes,
    pub brotli: Bytes,
    /// With its quotes; of the page before any encoding.
    pub etag: String,
}

/// The pages of one day.
#[derive(Default)]
pub struct PageCache {
    pages: Mutex<Pages>,
}

#[derive(Default)]
struct Pages {
    day: NaiveDate,
    by_key: HashMap<PageKey, Arc<OnceCell<CachedPage>>>,
}

impl PageCache {
    /// The place of a page, full or to be filled; `None` when there is no room for more. A new
    /// day empties the cache.
    pub fn place(&self, today: NaiveDate, key: PageKey) -> Option<Arc<OnceCell<CachedPage>>> {
        let mut pages = self.pages.lock().ok()?;
        if pages.day != today {
            *pages = Pages {
                day: today,
                by_key: HashMap::new(),
            };
        }
        if pages.by_key.len() >= MOST_PAGES && !pages.by_key.contains_key(&key) {
            return None;
        }
        Some(Arc::clone(pages.by_key.entry(key).or_default()))
    }

    /// Forgets every page.
    pub fn clear(&self) {
        if let Ok(mut pages) = self.pages.lock() {
            pages.by_key.clear();
        }
    }
}

/// Pictures kept at the most: link previews ask for the last days.
const MOST_PICTURES: usize = 64;

/// Days' pictures as PNG; a day's position never changes.
#[derive(Default)]
pub struct PictureCache {
    by_day: Mutex<HashMap<NaiveDate, Arc<OnceCell<Bytes>>>>,
}

impl PictureCache {
    /// The place of a day's picture, full or to be filled. A full cache is emptied first, so that
    /// a walk through the archive costs no more memory than this.
    pub fn place(&self, date: NaiveDate) -> Arc<OnceCell<Bytes>> {
        let Ok(mut by_day) = self.by_day.lock() else {
            return Arc::default();
        };
        if by_day.len() >= MOST_PICTURES && !by_day.contains_key(&date) {
            by_day.clear();
        }
        Arc::clone(by_day.entry(date).or_default())
    }
}

impl CachedPage {
    pub fn new(html: String) -> CachedPage {
        let digest = Sha256::digest(html.as_bytes());
        let etag: String = digest[..12]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        CachedPage {
            gzip: gzip(html.as_bytes()).into(),
            brotli: brotli(html.as_bytes()).into(),
            identity: html.into(),
            etag: format!("\"{etag}\""),
        }
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(6));
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .unwrap_or_default()
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut encoder =
        brotli::CompressorWriter::new(Vec::new(), 4096, BROTLI_QUALITY, BROTLI_WINDOW_BITS);
    // Writing into memory cannot fail; an empty result would show in the test below.
    let _ = encoder.write_all(bytes);
    encoder.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn key(path: &str) -> PageKey {
        PageKey {
            path: path.into(),
            lang: Lang::En,
            prefs: Prefs::default(),
            standing: String::new(),
        }
    }

    #[test]
    fn every_encoding_unpacks_to_the_page() {
        let html = "<p>Mate in 2. White to move.</p>".repeat(200);
        let page = CachedPage::new(html.clone());
        let mut text = String::new();
        flate2::read::GzDecoder::new(&page.gzip[..])
            .read_to_string(&mut text)
            .unwrap();
        assert_eq!(text, html);
        text.clear();
        brotli::Decompressor::new(&page.brotli[..], 4096)
            .read_to_string(&mut text)
            .unwrap();
        assert_eq!(text, html);
        assert!(page.brotli.len() < html.len() / 20);
    }

    #[test]
    fn a_new_day_empties_the_cache() {
        let cache = PageCache::default();
        let day: NaiveDate = "2026-11-29".parse().unwrap();
        let first = cache.place(day, key("/daily")).unwrap();
        assert!(Arc::ptr_eq(
            &first,
            &cache.place(day, key("/daily")).unwrap()
        ));
        let next = cache.place(day.succ_opt().unwrap(), key("/daily")).unwrap();
        assert!(!Arc::ptr_eq(&first, &next));
    }

    #[test]
    fn the_cache_has_an_end() {
        let cache = PageCache::default();
        let day: NaiveDate = "2026-11-29".parse().unwrap();
        for index in 0..MOST_PAGES {
            assert!(cache.place(day, key(&format!("/daily/{index}"))).is_some());
        }
        assert!(cache.place(day, key("/one-more")).is_none());
        assert!(cache.place(day, key("/daily/0")).is_some());
    }
}
