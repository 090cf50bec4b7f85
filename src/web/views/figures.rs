//! A learner's figures, on the front page and on the progress page.

use crate::i18n::Messages;
use crate::progress::Summary;
use askama::Template;

#[derive(Template)]
#[template(path = "figures.html")]
pub struct Figures {
    figures: [(String, u32); 4],
}

impl Figures {
    pub fn new(m: &Messages, summary: &Summary) -> Figures {
        Figures {
            figures: [
                (m.figure_streak().to_string(), summary.streak),
                (m.figure_best().to_string(), summary.best_streak),
                (m.figure_solved().to_string(), summary.solved),
                (m.figure_first_try().to_string(), summary.first_try),
            ],
        }
    }
}
