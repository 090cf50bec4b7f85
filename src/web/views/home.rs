//! The front page: today's puzzle on the board, and where the learner left off.

use super::PageContext;
use super::figures::Figures;
use super::frame::{Frame, Link, Section};
use super::puzzle::{self, PuzzleView};
use crate::progress::Summary;
use crate::web::puzzle_state::{Phase, PuzzleState};
use askama::Template;

/// `/`
#[derive(Template)]
#[template(path = "home.html")]
pub struct HomePage {
    frame: Frame,
    puzzle: PuzzleView,
    figures: Option<Figures>,
    left_off: Option<String>,
    /// The lesson the learner is in.
    lesson: Option<Link>,
}

impl HomePage {
    /// `today` is today's puzzle; `summary` is `None` for readers the site does not know, `lesson`
    /// for those who are in none.
    pub fn new(
        context: &PageContext,
        today: &PuzzleState<'_>,
        summary: Option<&Summary>,
        lesson: Option<Link>,
    ) -> HomePage {
        let m = context.messages();
        let mut frame = Frame::new(context, Section::Elsewhere, &m.home_title());
        frame.set_image(context, context.today);
        frame.next = puzzle::next_for_footer(context, today);
        HomePage {
            puzzle: PuzzleView::new(context, today, m.home_title().to_string()),
            figures: summary.map(|summary| Figures::new(&m, summary)),
            left_off: match today.phase {
                Phase::Solved => Some(m.home_solved().to_string()),
                Phase::SolutionShown => Some(m.home_shown().to_string()),
                Phase::Playing if !today.line.is_empty() => Some(m.home_left_off().to_string()),
                Phase::Playing => None,
            },
            lesson,
            frame,
        }
    }
}
