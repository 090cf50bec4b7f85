//! A day's puzzle.

use super::PageContext;
use super::frame::{Frame, Section};
use super::puzzle::{self, PuzzleView};
use crate::i18n::dates;
use crate::web::puzzle_state::{DayPlace, PuzzleState};
use askama::Template;

/// `/daily` and `/daily/{date}`
#[derive(Template)]
#[template(path = "daily.html")]
pub struct DailyPage {
    frame: Frame,
    puzzle: PuzzleView,
}

impl DailyPage {
    /// `state` is met on `day`.
    pub fn new(context: &PageContext, state: &PuzzleState<'_>, day: &DayPlace) -> DailyPage {
        let m = context.messages();
        let past = day.date < day.today;
        let section = if past {
            Section::Elsewhere
        } else {
            Section::Today
        };
        let task = puzzle::task(context, state);
        let date = dates::long(context.lang, day.date);
        let title = m.daily_page_title(task.as_str(), date.as_str());
        let mut frame = Frame::new(context, section, &title);
        frame.description = m
            .daily_description(task.as_str(), date.as_str())
            .to_string();
        frame.set_canonical(context, &format!("/daily/{}", day.date));
        frame.set_image(context, day.date);
        frame.next = puzzle::next_for_footer(context, state);
        let heading = if past {
            m.daily_title_past()
        } else {
            m.daily_title()
        };
        DailyPage {
            frame,
            puzzle: PuzzleView::new(context, state, heading.to_string()),
        }
    }
}
