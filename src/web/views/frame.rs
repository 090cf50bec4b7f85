//! The frame around every page: head, menu, switches, footer.

use super::PageContext;
use crate::i18n::{Lang, Messages};
use crate::web::assets;
use crate::web::prefs::Theme;
use crate::web::preview::AuthorView;
use chrono::NaiveDate;

/// What `base.html` shows.
pub struct Frame {
    pub m: Messages,
    pub lang: &'static str,
    pub title: String,
    pub description: String,
    /// The page's one address, without its query.
    pub canonical: String,
    /// Whether search engines should list the page.
    pub listed: bool,
    pub image: Option<String>,
    pub languages: Vec<Language>,
    /// The page for readers whose language is not known.
    pub any_language: String,
    /// What `data-theme` says; empty when the system decides.
    pub theme: &'static str,
    pub themes: [Choice; 3],
    pub coordinates: bool,
    /// `/da`
    pub base: String,
    /// This page with its query, to come back to.
    pub here: String,
    pub menu: [MenuItem; 4],
    /// This month's calendar.
    pub archive: String,
    /// What the next puzzle is, and when.
    pub next: Option<String>,
    pub script: Option<&'static str>,
    /// Set on an author's own pages.
    pub author: Option<AuthorView>,
}

/// The page in a language.
pub struct Language {
    pub code: &'static str,
    pub name: &'static str,
    /// With the query, for the reader.
    pub href: String,
    /// Absolute and without the query, for search engines.
    pub canonical: String,
    pub current: bool,
}

/// One value of a setting.
pub struct Choice {
    pub value: &'static str,
    pub label: String,
    pub current: bool,
}

/// A way on.
pub struct Link {
    pub href: String,
    pub text: String,
}

pub struct MenuItem {
    pub href: String,
    pub label: String,
    pub current: bool,
}

/// Where a page hangs in the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    Today,
    Lessons,
    Practice,
    Progress,
    Elsewhere,
}

impl Frame {
    /// `title` stands before the site's name.
    pub fn new(context: &PageContext, section: Section, title: &str) -> Frame {
        let m = context.messages();
        let base = format!("/{}", context.lang.code());
        let item = |of: Section, path: String, label: String| MenuItem {
            href: format!("{base}{path}"),
            label,
            current: section == of,
        };
        let menu = [
            item(
                Section::Today,
                "/daily".to_owned(),
                m.menu_today().to_string(),
            ),
            item(
                Section::Lessons,
                "/lessons".to_owned(),
                m.menu_lessons().to_string(),
            ),
            item(
                Section::Practice,
                "/practice".to_owned(),
                m.menu_practice().to_string(),
            ),
            item(
                Section::Progress,
                "/progress".to_owned(),
                m.menu_progress().to_string(),
            ),
        ];
        let choice = |of: Theme, value: &'static str, label: String| Choice {
            value,
            label,
            current: context.prefs.theme == of,
        };
        let themes = [
            choice(
                Theme::System,
                "system",
                m.settings_theme_system().to_string(),
            ),
            choice(Theme::Light, "light", m.settings_theme_light().to_string()),
            choice(Theme::Dark, "dark", m.settings_theme_dark().to_string()),
        ];
        let mut frame = Frame {
            lang: context.lang.code(),
            title: format!("{title} – Gaffel"),
            description: m.site_description().to_string(),
            canonical: String::new(),
            listed: true,
            image: None,
            languages: Vec::new(),
            any_language: String::new(),
            theme: match context.prefs.theme {
                Theme::System => "",
                Theme::Light => "light",
                Theme::Dark => "dark",
            },
            themes,
            coordinates: context.prefs.coordinates,
            here: with_query(&format!("{base}{}", context.path), &context.query),
            menu,
            archive: format!("{base}{}", archive_path(context.today)),
            next: None,
            author: context.author.clone(),
            script: context.script.then(assets::script).flatten(),
            base,
            m,
        };
        frame.set_canonical(context, &context.path);
        frame
    }

    /// Names another path below the language as the page's one address.
    pub fn set_canonical(&mut self, context: &PageContext, path: &str) {
        let address = |code: &str| format!("{}/{code}{path}", context.public_url);
        self.canonical = address(context.lang.code());
        self.any_language = if path == "/" {
            format!("{}/", context.public_url)
        } else {
            address(Lang::En.code())
        };
        self.languages = Lang::ALL
            .into_iter()
            .map(|lang| Language {
                code: lang.code(),
                name: lang.name(),
                href: with_query(&format!("/{}{}", lang.code(), context.path), &context.query),
                canonical: address(lang.code()),
                current: lang == context.lang,
            })
            .collect();
    }

    /// Shows a day's diagram where the page is shared.
    pub fn set_image(&mut self, context: &PageContext, date: NaiveDate) {
        self.image = Some(format!("{}/daily/{date}.png", context.public_url));
    }
}

/// The calendar of a date's month, below the language.
pub fn archive_path(date: NaiveDate) -> String {
    format!("/daily/archive/{}", date.format("%Y-%m"))
}

fn with_query(path: &str, query: &str) -> String {
    if query.is_empty() {
        path.to_owned()
    } else {
        format!("{path}?{query}")
    }
}
