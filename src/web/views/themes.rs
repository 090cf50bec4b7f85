//! What can be practised, and how it has gone.

use super::course::{Words, lesson_path};
use super::frame::{Frame, Section};
use super::{PageContext, puzzle};
use crate::i18n::{Messages, numbers, words};
use crate::lesson::Course;
use crate::progress::{Level, Levels};
use crate::web::puzzle_state::Kept;
use crate::web::themes::{Group, THEMES, Theme};
use askama::Template;
use std::collections::BTreeMap;

/// `/practice`
#[derive(Template)]
#[template(path = "themes.html")]
pub struct ThemesPage {
    frame: Frame,
    kept: Option<String>,
    due: Option<String>,
    /// Mixed practice; `None` when there is no puzzle at all.
    mixed: Option<ThemeCard>,
    groups: Vec<ThemeGroup>,
}

struct ThemeGroup {
    id: &'static str,
    name: String,
    themes: Vec<ThemeCard>,
}

struct ThemeCard {
    href: String,
    name: String,
    text: String,
    count: String,
    /// How it has gone, once it has been tried.
    results: Option<String>,
    lesson: Option<LessonLink>,
}

struct LessonLink {
    href: String,
    title: Words,
}

impl ThemesPage {
    /// `counts`: puzzles by theme; `due`: how many have come back.
    pub fn new(
        context: &PageContext,
        counts: &BTreeMap<String, u64>,
        levels: &Levels,
        due: usize,
        course: &Course,
        kept: Kept,
    ) -> ThemesPage {
        let m = context.messages();
        let mut frame = Frame::new(context, Section::Practice, &m.practice_title());
        frame.description = m.practice_description().to_string();
        let of = |wanted: Group| -> Vec<ThemeCard> {
            THEMES
                .iter()
                .filter(|theme| theme.group == wanted)
                .filter_map(|theme| {
                    let count = *counts.get(theme.name).filter(|&&count| count > 0)?;
                    let level = levels.get(theme.name);
                    card(context, &m, theme, count, level, course)
                })
                .collect()
        };
        let groups = Group::LISTED.into_iter().map(|group| ThemeGroup {
            id: id(group),
            name: heading(&m, group),
            themes: of(group),
        });
        ThemesPage {
            kept: (kept != Kept::NotYet)
                .then(|| puzzle::kept(&m, kept))
                .flatten(),
            due: (due > 0).then(|| m.practice_due(due).to_string()),
            mixed: of(Group::Everything).pop(),
            groups: groups.filter(|group| !group.themes.is_empty()).collect(),
            frame,
        }
    }
}

fn card(
    context: &PageContext,
    m: &Messages,
    theme: &Theme,
    count: u64,
    level: Option<&Level>,
    course: &Course,
) -> Option<ThemeCard> {
    let lang = context.lang;
    let words = words::theme(lang, theme.name)?;
    let lesson = theme.lesson.and_then(|slug| course.get(slug));
    Some(ThemeCard {
        href: format!("/{}/practice/{}", lang.code(), theme.name),
        name: words.name,
        text: words.text,
        count: m
            .practice_count(count, numbers::grouped(lang, count))
            .to_string(),
        results: level.map(|level| {
            m.practice_results(level.solved, level.tried, level.points())
                .to_string()
        }),
        lesson: lesson.map(|lesson| LessonLink {
            href: lesson_path(lang, &lesson.slug),
            title: Words::new(&lesson.title, lang),
        }),
    })
}

/// The heading's anchor.
fn id(group: Group) -> &'static str {
    match group {
        Group::Everything => "everything",
        Group::Mates => "mates",
        Group::Patterns => "patterns",
        Group::Tactics => "tactics",
        Group::Attack => "attack",
        Group::Moves => "moves",
        Group::Phases => "phases",
    }
}

fn heading(m: &Messages, group: Group) -> String {
    let heading = match group {
        Group::Everything => m.theme_mixed(),
        Group::Mates => m.practice_group_mates(),
        Group::Patterns => m.practice_group_patterns(),
        Group::Tactics => m.practice_group_tactics(),
        Group::Attack => m.practice_group_attack(),
        Group::Moves => m.practice_group_moves(),
        Group::Phases => m.practice_group_phases(),
    };
    heading.to_string()
}
