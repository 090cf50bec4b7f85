//! A day's puzzle as a small page that other sites may frame: to look at, and a way in.

use super::board::BoardGrid;
use super::frame::{Frame, Section};
use super::puzzle;
use super::{PageContext, position};
use crate::i18n::dates;
use crate::web::puzzle_state::PuzzleState;
use askama::Template;

/// `/embed/daily`
#[derive(Template)]
#[template(path = "embed.html")]
pub struct EmbedPage {
    frame: Frame,
    heading: String,
    date: String,
    date_iso: String,
    task: String,
    rights: Vec<String>,
    board: BoardGrid,
    href: String,
}

impl EmbedPage {
    pub fn new(context: &PageContext, state: &PuzzleState<'_>) -> EmbedPage {
        let m = context.messages();
        let heading = m.embed_title().to_string();
        EmbedPage {
            frame: Frame::new(context, Section::Elsewhere, &heading),
            heading,
            date: dates::long(context.lang, context.today),
            date_iso: context.today.to_string(),
            task: puzzle::task(context, state),
            rights: puzzle::rights(&m, &state.puzzle.position),
            board: position::picture(context, state),
            href: format!(
                "{}/{}/daily/{}",
                context.public_url,
                context.lang.code(),
                context.today
            ),
        }
    }
}
