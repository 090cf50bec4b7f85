//! What went wrong, in words, with ways on.

use super::PageContext;
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
    archive: String,
}

impl ErrorPage {
    /// `title` and `message` are in the reader's language; `back` is a path of this site to go
    /// back to.
    pub fn new(
        context: &PageContext,
        status: u16,
        title: String,
        message: String,
        back: Option<String>,
    ) -> ErrorPage {
        let mut frame = Frame::new(context, Section::Elsewhere, &title);
        frame.listed = false;
        frame.description.clone_from(&message);
        ErrorPage {
            status,
            title,
            message,
            back,
            archive: format!("{}{}", frame.base, archive_path(context.today)),
            frame,
        }
    }
}
