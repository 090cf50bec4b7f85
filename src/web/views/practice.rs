//! A puzzle to practise, and what its page tells beyond that of a day's puzzle.

use super::PageContext;
use super::course::lesson_path;
use super::frame::{Frame, Link, Section};
use super::puzzle::{self, PuzzleView};
use crate::i18n::{Messages, dates, words};
use crate::progress::practice::counts;
use crate::web::puzzle_state::{Kept, Phase, PracticePlace, PuzzleState};
use crate::web::themes::Theme;
use askama::Template;

/// `/practice/{theme}?puzzle=…`
#[derive(Template)]
#[template(path = "daily.html")]
pub struct PracticePage {
    frame: Frame,
    puzzle: PuzzleView,
}

impl PracticePage {
    /// `state` is met in practice of `theme`.
    pub fn new(context: &PageContext, state: &PuzzleState<'_>, theme: &Theme) -> PracticePage {
        let m = context.messages();
        let name = name(context, theme);
        let title = m.practice_page_title(name.as_str());
        let mut frame = Frame::new(context, Section::Practice, &title);
        frame.description = m.practice_description().to_string();
        // Puzzles without end are nothing to search for; the page of themes is.
        frame.listed = false;
        PracticePage {
            frame,
            puzzle: PuzzleView::new(context, state, m.lesson_practise(name.as_str()).to_string()),
        }
    }
}

/// The theme's name in the reader's language.
pub fn name(context: &PageContext, theme: &Theme) -> String {
    // Every theme has words, which a test sees to.
    words::theme(context.lang, theme.name).map_or_else(String::new, |words| words.name)
}

/// What the reader should know about what is kept, as for a day's puzzle. The cookie comes with the
/// first puzzle that is settled, and there is no streak to count.
pub fn kept(m: &Messages, kept: Kept) -> Option<String> {
    match kept {
        Kept::NotYet => Some(m.practice_kept_not_yet().to_string()),
        Kept::Yes | Kept::NoCookie | Kept::StoreAway => puzzle::kept(m, kept),
    }
}

/// The way to the next puzzle, once this one is over.
pub fn next(context: &PageContext, state: &PuzzleState<'_>, place: &PracticePlace) -> Option<Link> {
    let kept = match state.kept {
        Kept::NoCookie => "&kept=no",
        Kept::Yes | Kept::NotYet | Kept::StoreAway => "",
    };
    (state.phase != Phase::Playing).then(|| Link {
        href: format!(
            "/{}/practice/{}?after={}{kept}",
            context.lang.code(),
            place.theme.name,
            state.puzzle.id
        ),
        text: context.messages().practice_next().to_string(),
    })
}

/// What is to be known before and during play.
pub fn notes(context: &PageContext, state: &PuzzleState<'_>, place: &PracticePlace) -> Vec<String> {
    let m = context.messages();
    let mut notes = Vec::new();
    if state.phase != Phase::Playing {
        return notes;
    }
    match &place.practised {
        Some(practised) if counts(Some(practised), place.sitting) => {
            let date = dates::long(context.lang, practised.last);
            notes.push(m.practice_back(date).to_string());
        }
        // Shown in this sitting: the reader is in the middle of it.
        Some(practised) if !place.sitting.holds(practised.last) => {
            notes.push(m.practice_free().to_string());
        }
        Some(_) | None => {}
    }
    if let Some(own) = place.own {
        notes.push(m.practice_levels(place.rating, own).to_string());
    }
    notes
}

/// How a puzzle that is over went, in sentences.
pub fn how(context: &PageContext, state: &PuzzleState<'_>, place: &PracticePlace) -> Vec<String> {
    let m = context.messages();
    let mut how = Vec::new();
    let Some(practised) = place
        .practised
        .filter(|practised| place.sitting.holds(practised.last))
    else {
        return how;
    };
    if state.solved() {
        how.push(match practised.solved {
            true => m.practice_won().to_string(),
            false => m.practice_found_late().to_string(),
        });
    }
    if let Some(rated) = place.rated.filter(|rated| place.sitting.holds(rated.day)) {
        let (before, after) = (rated.before.round(), rated.after.round());
        let points = (after - before).abs() as u16;
        let rating = after as u16;
        if after > before {
            how.push(m.practice_rating_up(points, rating).to_string());
        } else if after < before {
            how.push(m.practice_rating_down(points, rating).to_string());
        }
    }
    match practised.due {
        Some(due) => {
            let due = dates::long(context.lang, due);
            how.push(m.practice_due_on(due).to_string());
        }
        None if practised.tries > 1 => how.push(m.practice_learnt().to_string()),
        None => {}
    }
    how
}

/// Ways on, besides the next puzzle.
pub fn onward(context: &PageContext, place: &PracticePlace) -> Vec<Link> {
    let m = context.messages();
    let base = format!("/{}", context.lang.code());
    let mut onward = vec![Link {
        href: format!("{base}/practice"),
        text: m.practice_all().to_string(),
    }];
    if let Some(lesson) = &place.lesson {
        onward.push(Link {
            href: lesson_path(context.lang, &lesson.slug),
            text: m.practice_lesson(lesson.title.as_str()).to_string(),
        });
    }
    onward.push(Link {
        href: format!("{base}/progress/results"),
        text: m.practice_to_results().to_string(),
    });
    onward
}
