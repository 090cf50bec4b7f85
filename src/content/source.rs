//! A content file as text that knows its lines.

use super::problem::{Class, Problem};
use std::ops::Range;

/// What some editors write before the text; read over, and no part of any line.
pub const BYTE_ORDER_MARK: char = '\u{feff}';

/// Bytes of a file, from the first to the one after the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Place {
    pub start: u32,
    pub end: u32,
}

impl Place {
    pub fn new(start: usize, end: usize) -> Place {
        // Files are at most a megabyte (see `tree`), so nothing is cut off.
        let small = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Place {
            start: small(start),
            end: small(end.max(start)),
        }
    }

    /// Of something that stands in for what is missing: nothing is written there.
    pub fn is_stand_in(self) -> bool {
        self.start == self.end && self.start > 0
    }

    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// One file: its name and its text.
#[derive(Debug, Clone)]
pub struct Source {
    name: String,
    text: String,
    /// Where each line begins.
    lines: Vec<usize>,
}

impl Source {
    pub fn new(name: &str, text: String) -> Source {
        let breaks = text.bytes().enumerate();
        let first = text.len() - text.trim_start_matches(BYTE_ORDER_MARK).len();
        let lines = std::iter::once(first)
            .chain(breaks.filter_map(|(at, byte)| (byte == b'\n').then_some(at + 1)))
            .collect();
        Source {
            name: name.to_owned(),
            text,
            lines,
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of a place; empty if it is none of this file.
    pub fn slice(&self, place: Place) -> &str {
        self.text.get(place.range()).unwrap_or_default()
    }

    /// What stands on the line before a byte; empty if it is none of this file.
    pub fn line_before(&self, at: usize) -> &str {
        let text = self.text.get(..at).unwrap_or_default();
        text.rsplit('\n').next().unwrap_or_default()
    }

    /// A problem at a place; what reaches over several lines is underlined on the first.
    pub fn problem(
        &self,
        place: Place,
        class: Class,
        what: impl Into<String>,
        mend: Option<String>,
    ) -> Problem {
        let start = (place.start as usize).min(self.text.len());
        let index = self
            .lines
            .partition_point(|&line| line <= start)
            .saturating_sub(1);
        let begin = self.lines[index];
        let line = self.text[begin..].lines().next().unwrap_or_default();
        let characters = |upto: usize| {
            self.text
                .get(begin..upto)
                .map_or(0, |text| text.chars().count())
        };
        let before = characters(start);
        let end = (place.end as usize).min(begin + line.len());
        Problem {
            file: self.name.clone(),
            line: index + 1,
            column: before + 1,
            length: characters(end).saturating_sub(before).max(1),
            class,
            what: what.into(),
            mend,
            excerpt: line.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_by_line_and_column_in_characters() {
        let source = Source::new("a.yaml", "æ: 1\nå: tårn, løber\n".to_owned());
        let start = source.text().find("løber").unwrap();
        let problem = source.problem(
            Place::new(start, start + "løber".len()),
            Class::Words,
            "no",
            None,
        );
        assert_eq!((problem.line, problem.column, problem.length), (2, 10, 5));
        assert_eq!(
            problem.underlined(),
            "2 | å: tårn, løber\n  |          ^^^^^\n"
        );
    }

    #[test]
    fn places_outside_of_the_text_are_brought_inside() {
        let source = Source::new("a.yaml", "ab\r\nc".to_owned());
        let problem = source.problem(Place::new(90, 99), Class::Error, "no", None);
        assert_eq!((problem.line, problem.column, problem.length), (2, 2, 1));
        let whole = source.problem(Place::new(0, 5), Class::Error, "no", None);
        assert_eq!((whole.length, whole.excerpt.as_str()), (2, "ab"));
    }
}
