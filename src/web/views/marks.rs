//! How a day went: the same sign, colour and words wherever it is shown.

use crate::i18n::Messages;
use crate::progress::Mark;

/// A mark as readers see it.
pub struct MarkView {
    /// CSS class.
    pub tone: &'static str,
    /// Says the same as the colour.
    pub sign: &'static str,
    pub words: String,
}

impl MarkView {
    pub fn new(m: &Messages, mark: Mark) -> MarkView {
        let (tone, sign, words) = match mark {
            Mark::Solved { first_try: true } => ("first", "★", m.mark_first_try()),
            Mark::Solved { first_try: false } => ("right", "✓", m.mark_solved()),
            Mark::Shown => ("shown", "○", m.mark_shown()),
            Mark::Started => ("started", "…", m.mark_started()),
        };
        MarkView {
            tone,
            sign,
            words: words.to_string(),
        }
    }

    /// Every mark there is, for the key.
    pub fn all(m: &Messages) -> [MarkView; 4] {
        [
            Mark::Solved { first_try: true },
            Mark::Solved { first_try: false },
            Mark::Shown,
            Mark::Started,
        ]
        .map(|mark| MarkView::new(m, mark))
    }
}
