//! Tabs, and no-break spaces that seem to indent.

use crate::content::problem::{Class, Problem};
use crate::content::source::{Place, Source};

const NO_BREAK_SPACE: char = '\u{a0}';

/// The first tab of each line that has one, and the first no-break space of each indentation.
pub(super) fn wrong(source: &Source) -> Vec<Problem> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in source.text().split_inclusive('\n') {
        let mut tell = |at: usize, letter: char, what| {
            let place = Place::new(start + at, start + at + letter.len_utf8());
            let mend = Some("use spaces".to_owned());
            found.push(source.problem(place, Class::Error, what, mend));
        };
        if let Some(at) = line.find('\t') {
            tell(at, '\t', "a tab");
        }
        if let Some(at) = line[..indentation(line)].find(NO_BREAK_SPACE) {
            tell(
                at,
                NO_BREAK_SPACE,
                "a no-break space, which does not indent",
            );
        }
        start += line.len();
    }
    found
}

/// Bytes of a line before its first word, dashes of lists among them.
fn indentation(line: &str) -> usize {
    let blank = |letter: char| matches!(letter, ' ' | '\t' | NO_BREAK_SPACE);
    let mut rest = line.trim_start_matches(blank);
    while let Some(after) = rest
        .strip_prefix('-')
        .filter(|after| after.starts_with(blank))
    {
        rest = after.trim_start_matches(blank);
    }
    line.len() - rest.len()
}

/// The text with spaces for tabs and for the no-break spaces of indentations, and where in it a
/// letter of two bytes became one.
pub(super) fn with_spaces(text: &str) -> (String, Vec<usize>) {
    let mut spaced = String::with_capacity(text.len());
    let mut narrowed = Vec::new();
    for line in text.split_inclusive('\n') {
        let (indentation, rest) = line.split_at(indentation(line));
        for letter in indentation.chars() {
            if letter == NO_BREAK_SPACE {
                narrowed.push(spaced.len());
            }
            spaced.push(if letter == '-' { '-' } else { ' ' });
        }
        spaced += &rest.replace('\t', " ");
    }
    (spaced, narrowed)
}
