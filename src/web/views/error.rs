//! What went wrong, in words, with ways on.

use super::PageContext;
use super::course::lesson_path;
use super::frame::{Frame, Section, archive_path};
use askama::Template;

/// Every error page.
#[derive(Template)]
#[template(path = "error.html")]
pub struct ErrorPage {
    frame: Frame,
    status: u16,
    title: String,
    message: String,
    back: Option<String>,
    lesson: Option<String>,
    archive: String,
}

impl ErrorPage {
    /// `title` and `message` are in the reader's language; `back` is a path of this site to go
    /// back to, `lesson` the slug of the lesson that was meant.
    pub fn new(
        context: &PageContext,
        status: u16,
        title: String,
        message: String,
        back: Option<String>,
        lesson: Option<&str>,
    ) -> ErrorPage {
        let mut frame = Frame::new(context, Section::Elsewhere, &title);
        frame.listed = false;
        frame.description.clone_from(&message);
        ErrorPage {
            status,
            title,
            message,
            back,
            lesson: lesson.map(|slug| lesson_path(context.lang, slug)),
            archive: format!("{}{}", frame.base, archive_path(context.today)),
            frame,
        }
    }
}
