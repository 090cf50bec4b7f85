//! What is wrong with a content file, where, and how to mend it.

use std::fmt;

/// Characters of a line that are shown, and how many of them before the place that is meant.
const MOST_SHOWN: usize = 160;
const LEAD: usize = 40;

/// How much a problem matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Cannot be shown: the lesson, rule or term is left out.
    Error,
    /// Shown, but wrong words: a refused term, a bare move.
    Words,
    /// A text is not translated: English stands in.
    MissingTranslation,
}

/// One fault of a file. Sorts by file, line and column.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// As given to [`super::load`].
    pub file: String,
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// How many characters from there are meant, on this line; at least 1.
    pub length: usize,
    pub class: Class,
    /// One phrase: "unknown field `arow`".
    pub what: String,
    /// How to mend it, if it can be said.
    pub mend: Option<String>,
    /// The whole line of the file; empty where there is none.
    pub excerpt: String,
}

impl fmt::Display for Problem {
    /// `file:line:column: what; how to mend`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem {
            file,
            line,
            column,
            what,
            ..
        } = self;
        write!(f, "{file}:{line}:{column}: {what}")?;
        match &self.mend {
            Some(mend) => write!(f, "; {mend}"),
            None => Ok(()),
        }
    }
}

impl Problem {
    /// The line with the part that is meant underlined; empty without an excerpt.
    pub fn underlined(&self) -> String {
        if self.excerpt.is_empty() {
            return String::new();
        }
        let number = self.line.to_string();
        let gap = " ".repeat(number.len());
        let meant = self.column.saturating_sub(1);
        // A line longer than any screen is shown from shortly before the place.
        let long = self.excerpt.chars().count() > MOST_SHOWN;
        let first = if long { meant.saturating_sub(LEAD) } else { 0 };
        let shown: String = self.excerpt.chars().skip(first).take(MOST_SHOWN).collect();
        let before: String = shown
            .chars()
            .take(meant - first)
            .map(|letter| if letter == '\t' { '\t' } else { ' ' })
            .collect();
        let room = MOST_SHOWN.saturating_sub(meant - first).max(1);
        let carets = "^".repeat(self.length.clamp(1, room));
        format!("{number} | {shown}\n{gap} | {before}{carets}\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(excerpt: String, column: usize, length: usize) -> Problem {
        Problem {
            file: "a.yaml".to_owned(),
            line: 7,
            column,
            length,
            class: Class::Error,
            what: "wrong".to_owned(),
            mend: None,
            excerpt,
        }
    }

    #[test]
    fn the_place_is_underlined_whatever_stands_before_it() {
        let shown = problem("\tå: søm".to_owned(), 5, 3).underlined();
        assert_eq!(shown, "7 | \tå: søm\n  | \t   ^^^\n");
    }

    #[test]
    fn a_line_without_end_is_shown_around_the_place() {
        let line = format!("{}here{}", "x".repeat(5000), "y".repeat(5000));
        let shown = problem(line, 5001, 4000).underlined();
        assert!(shown.contains("xxhereyy"));
        assert!(
            shown
                .lines()
                .all(|line| line.chars().count() <= MOST_SHOWN + 4)
        );
    }

    #[test]
    fn a_place_past_the_line_does_no_harm() {
        assert!(
            problem("short".to_owned(), 900, 3)
                .underlined()
                .contains('^')
        );
    }
}
