//! What is wrong with a content file, where, and how to mend it.

use std::fmt;

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
        let before: String = self
            .excerpt
            .chars()
            .take(self.column.saturating_sub(1))
            .map(|letter| if letter == '\t' { '\t' } else { ' ' })
            .collect();
        let carets = "^".repeat(self.length.max(1));
        format!("{number} | {}\n{gap} | {before}{carets}\n", self.excerpt)
    }
}
