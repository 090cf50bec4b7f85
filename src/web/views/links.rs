//! Addresses of a day's puzzle in each of its states, all below one path.

use super::Fields;
use crate::chess::{Move, notation};
use crate::i18n::Lang;
use chrono::NaiveDate;
use std::fmt::Write as _;

/// A state of a day's page that a link can lead to.
#[derive(Debug, Clone, Copy)]
pub struct DayLink<'a> {
    pub lang: Lang,
    pub date: NaiveDate,
    /// Plies played.
    pub line: &'a [Move],
    /// Hint steps open, 0 to 3.
    pub hints: u8,
    pub flipped: bool,
    pub solution: bool,
    /// Whether the browser is known to keep no cookie.
    pub no_cookie: bool,
}

impl DayLink<'_> {
    /// The same day from the start, nothing revealed.
    pub fn anew(&self) -> DayLink<'static> {
        DayLink {
            line: &[],
            hints: 0,
            solution: false,
            ..*self
        }
    }

    /// `/da/daily/2026-11-29`
    pub fn path(&self) -> String {
        format!("/{}/daily/{}", self.lang.code(), self.date)
    }

    /// The same for forms, which say how many hints are open even when it is none.
    pub fn fields(&self) -> Fields {
        let mut fields = vec![
            ("line", line_text(self.line)),
            ("hints", self.hints.to_string()),
        ];
        if self.flipped {
            fields.push(("flip", "1".to_owned()));
        }
        if self.no_cookie {
            fields.push(("kept", "no".to_owned()));
        }
        fields
    }

    /// The path with its query. The line is always there, even empty: without it the page shows
    /// where the reader left off.
    pub fn href(&self) -> String {
        let mut href = self.path();
        let mut sign = '?';
        let mut add = |name: &str, value: &str| {
            // Writing to a String cannot fail.
            let _ = write!(href, "{sign}{name}={value}");
            sign = '&';
        };
        add("line", &line_text(self.line));
        if self.hints > 0 {
            add("hints", &self.hints.to_string());
        }
        if self.flipped {
            add("flip", "1");
        }
        if self.solution {
            add("solution", "1");
        }
        if self.no_cookie {
            add("kept", "no");
        }
        href
    }
}

/// A line as forms and addresses carry it: UCI joined by full stops.
pub fn line_text(line: &[Move]) -> String {
    let plies: Vec<String> = line.iter().map(|&mv| notation::uci(mv)).collect();
    plies.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: DayLink<'static> = DayLink {
        lang: Lang::Da,
        date: NaiveDate::MIN,
        line: &[],
        hints: 0,
        flipped: false,
        solution: false,
        no_cookie: false,
    };

    fn query(link: DayLink<'_>) -> String {
        link.href().split_off(link.path().len())
    }

    #[test]
    fn a_link_names_the_line_even_when_it_is_empty() {
        assert_eq!(query(START), "?line=");
    }

    #[test]
    fn a_link_carries_what_the_reader_has_opened() {
        let link = DayLink {
            hints: 2,
            flipped: true,
            solution: true,
            no_cookie: true,
            ..START
        };
        assert_eq!(query(link), "?line=&hints=2&flip=1&solution=1&kept=no");
    }

    #[test]
    fn starting_anew_keeps_only_the_side_of_the_board_and_the_missing_cookie() {
        let link = DayLink {
            hints: 3,
            flipped: true,
            solution: true,
            no_cookie: true,
            ..START
        };
        assert_eq!(query(link.anew()), "?line=&flip=1&kept=no");
    }
}
