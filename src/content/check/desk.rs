//! Where the problems of one file gather.

use crate::content::decode::Text;
use crate::content::problem::{Class, Problem};
use crate::content::source::{Place, Source};
use std::ops::Range;

pub struct Desk<'s> {
    pub source: &'s Source,
    pub problems: Vec<Problem>,
}

impl<'s> Desk<'s> {
    pub fn new(source: &'s Source) -> Desk<'s> {
        Desk {
            source,
            problems: Vec::new(),
        }
    }

    /// `mend` may be empty. Nothing is told of a stand-in: that it is missing has been told.
    pub fn tell(&mut self, class: Class, place: Place, what: impl Into<String>, mend: &str) {
        if place.is_stand_in() {
            return;
        }
        let mend = Some(mend.to_owned()).filter(|mend| !mend.is_empty());
        self.problems
            .push(self.source.problem(place, class, what, mend));
    }

    pub fn error(&mut self, place: Place, what: impl Into<String>, mend: &str) {
        self.tell(Class::Error, place, what, mend);
    }

    /// An error that says after a semicolon how to mend it, as the chess room writes them.
    pub fn error_in_words(&mut self, place: Place, words: &str, after: &str) {
        let (what, mend) = words.split_once("; ").unwrap_or((words, ""));
        self.error(place, format!("{what}{after}"), mend);
    }

    /// Whether anything told so far leaves something out.
    pub fn has_errors(&self) -> bool {
        let mut problems = self.problems.iter();
        problems.any(|problem| problem.class == Class::Error)
    }

    /// Where a part of a text stands in the file. Escapes and folded lines can hide it: then it is
    /// the whole text.
    pub fn part(&self, place: Place, text: &str, range: Range<usize>) -> Place {
        let (Some(part), Some(before)) = (text.get(range.clone()), text.get(..range.start)) else {
            return place;
        };
        if part.is_empty() {
            return place;
        }
        // Parts that overlap themselves do not occur: they begin with a bracket, digit or letter
        // and end with another sign.
        let earlier = before.matches(part).count();
        let raw = self.source.slice(place);
        match raw.match_indices(part).nth(earlier) {
            Some((at, _)) => {
                let start = place.start as usize + at;
                Place::new(start, start + part.len())
            }
            None => place,
        }
    }

    pub fn part_of(&self, text: &Text, range: Range<usize>) -> Place {
        self.part(text.place, &text.value, range)
    }
}
