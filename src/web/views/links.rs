//! Addresses of a puzzle in each of its states, all below one path.

use super::Fields;
use crate::chess::{Move, notation};
use crate::i18n::Lang;
use crate::web::puzzle_state::Place;
use std::fmt::Write as _;

/// A state of a puzzle's page that a link can lead to.
#[derive(Clone, Copy)]
pub struct PuzzleLink<'a> {
    pub lang: Lang,
    pub place: &'a Place,
    /// The puzzle's id.
    pub puzzle: &'a str,
    /// Plies played.
    pub line: &'a [Move],
    /// Hint steps open, 0 to 3.
    pub hints: u8,
    pub flipped: bool,
    pub solution: bool,
    /// Whether the browser is known to keep no cookie.
    pub no_cookie: bool,
}

impl PuzzleLink<'_> {
    /// The same puzzle from the start, nothing revealed.
    pub fn anew(&self) -> PuzzleLink<'_> {
        PuzzleLink {
            line: &[],
            hints: 0,
            solution: false,
            ..*self
        }
    }

    /// `/da/daily/2026-11-29`, `/da/practice/fork`
    pub fn path(&self) -> String {
        let lang = self.lang.code();
        match self.place {
            Place::Day(day) => format!("/{lang}/daily/{}", day.date),
            Place::Practice(practice) => format!("/{lang}/practice/{}", practice.theme.name),
        }
    }

    /// The path with its query. The line is always there, even empty: without it the page shows
    /// where the reader left off.
    pub fn href(&self) -> String {
        self.carried().href(&self.path())
    }

    /// The same for the fields of a form.
    pub fn fields(&self) -> Fields {
        self.carried().fields()
    }

    fn carried(&self) -> Carried {
        Carried {
            puzzle: match self.place {
                Place::Day(_) => String::new(),
                Place::Practice(_) => self.puzzle.to_owned(),
            },
            line: line_text(self.line),
            hints: usize::from(self.hints),
            flipped: self.flipped,
            solution: self.solution,
            no_cookie: self.no_cookie,
            picked: String::new(),
        }
    }
}

/// What every address and form of a page with a board says of how it stands.
#[derive(Debug, Clone, Default)]
pub struct Carried {
    /// Its id, where the path does not tell the puzzle.
    pub puzzle: String,
    /// Plies in UCI, joined by full stops.
    pub line: String,
    /// Hints open.
    pub hints: usize,
    pub flipped: bool,
    pub solution: bool,
    /// Whether the browser is known to keep no cookie.
    pub no_cookie: bool,
    /// Squares or options picked, joined by full stops.
    pub picked: String,
}

impl Carried {
    /// The same from the start, nothing open.
    pub fn restart(&self) -> Carried {
        Carried {
            flipped: self.flipped,
            no_cookie: self.no_cookie,
            puzzle: self.puzzle.clone(),
            ..Carried::default()
        }
    }

    /// The line is always there, even empty; the rest only if there is something to say.
    pub fn fields(&self) -> Fields {
        let mut fields = Fields::new();
        if !self.puzzle.is_empty() {
            fields.push(("puzzle", self.puzzle.clone()));
        }
        fields.push(("line", self.line.clone()));
        if self.hints > 0 {
            fields.push(("hints", self.hints.to_string()));
        }
        if !self.picked.is_empty() {
            fields.push(("picked", self.picked.clone()));
        }
        let flags = [
            (self.flipped, "flip", "1"),
            (self.solution, "solution", "1"),
            (self.no_cookie, "kept", "no"),
        ];
        let flags = flags.into_iter().filter(|(set, ..)| *set);
        fields.extend(flags.map(|(_, name, value)| (name, value.to_owned())));
        fields
    }

    pub fn href(&self, path: &str) -> String {
        let mut href = path.to_owned();
        for (index, (name, value)) in self.fields().iter().enumerate() {
            let sign = if index == 0 { '?' } else { '&' };
            // Writing to a String cannot fail.
            let _ = write!(href, "{sign}{name}={value}");
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
    use crate::progress::Sitting;
    use crate::web::puzzle_state::PracticePlace;
    use crate::web::themes;
    use chrono::NaiveDate;

    fn place() -> Place {
        Place::Practice(PracticePlace {
            theme: themes::find("fork").unwrap(),
            sitting: Sitting {
                first: NaiveDate::MIN,
                today: NaiveDate::MIN,
            },
            rating: 1000,
            own: None,
            practised: None,
            rated: None,
            lesson: None,
        })
    }

    fn start(place: &Place) -> PuzzleLink<'_> {
        PuzzleLink {
            lang: Lang::Da,
            place,
            puzzle: "f-1",
            line: &[],
            hints: 0,
            flipped: false,
            solution: false,
            no_cookie: false,
        }
    }

    #[test]
    fn a_link_names_the_line_even_when_it_is_empty() {
        assert_eq!(start(&place()).href(), "/da/practice/fork?puzzle=f-1&line=");
    }

    #[test]
    fn a_link_carries_what_the_reader_has_opened() {
        let place = place();
        let link = PuzzleLink {
            hints: 2,
            flipped: true,
            solution: true,
            no_cookie: true,
            ..start(&place)
        };
        let href = link.href();
        assert!(href.ends_with("&line=&hints=2&flip=1&solution=1&kept=no"));
        let anew = link.anew().href();
        assert!(anew.ends_with("?puzzle=f-1&line=&flip=1&kept=no"), "{anew}");
    }
}
