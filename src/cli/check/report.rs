//! What was found, as text or JSON.

use crate::content::{Class, Problem};
use crate::puzzle::CatalogueError;
use serde::Serialize;

/// What was checked together.
pub struct Set {
    pub name: String,
    /// "12 lessons"
    pub holds: String,
    /// In the order told.
    pub findings: Vec<Finding>,
}

/// One problem, as `--json` gives it.
#[derive(Debug, Serialize)]
pub struct Finding {
    pub file: String,
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// Characters meant, on this line; at least 1.
    pub length: usize,
    /// `error`, `words` or `missing translation`.
    pub class: &'static str,
    pub what: String,
    pub mend: Option<String>,
    /// The line of the file; empty if it is not shown.
    pub excerpt: String,
    /// As printed.
    #[serde(skip)]
    text: String,
}

impl From<Problem> for Finding {
    fn from(problem: Problem) -> Finding {
        Finding {
            text: format!("{problem}\n{}", problem.underlined()),
            class: match problem.class {
                Class::Error => "error",
                Class::Words => "words",
                Class::MissingTranslation => "missing translation",
            },
            file: problem.file,
            line: problem.line,
            column: problem.column,
            length: problem.length,
            what: problem.what,
            mend: problem.mend,
            excerpt: problem.excerpt,
        }
    }
}

impl From<CatalogueError> for Finding {
    fn from(fault: CatalogueError) -> Finding {
        Finding {
            text: format!("{fault}\n"),
            file: fault.file,
            line: fault.line,
            column: fault.column,
            length: 1,
            class: "error",
            what: fault.what,
            mend: Some(fault.mend).filter(|mend| !mend.is_empty()),
            excerpt: String::new(),
        }
    }
}

impl Set {
    fn counted(&self) -> String {
        match self.findings.len() {
            0 => "no problems".to_owned(),
            1 => "1 problem".to_owned(),
            n => format!("{n} problems"),
        }
    }
}

/// Problems to standard output, a line for each set to standard error.
pub fn print(sets: &[Set]) {
    for set in sets {
        for finding in &set.findings {
            print!("{}", finding.text);
        }
        eprintln!("{}: {}, {}", set.name, set.holds, set.counted());
    }
}

#[derive(Serialize)]
struct Document<'s> {
    problems: Vec<&'s Finding>,
    sets: Vec<SetEntry<'s>>,
}

#[derive(Serialize)]
struct SetEntry<'s> {
    name: &'s str,
    holds: &'s str,
    /// How many.
    problems: usize,
}

impl<'s> From<&'s Set> for SetEntry<'s> {
    fn from(set: &'s Set) -> SetEntry<'s> {
        SetEntry {
            name: &set.name,
            holds: &set.holds,
            problems: set.findings.len(),
        }
    }
}

/// One JSON document on standard output.
pub fn print_json(sets: &[Set]) {
    let document = Document {
        problems: sets.iter().flat_map(|set| &set.findings).collect(),
        sets: sets.iter().map(SetEntry::from).collect(),
    };
    let text = serde_json::to_string_pretty(&document)
        .expect("maps with text keys can always be written as JSON");
    println!("{text}");
}
