//! Why a value is none of what is wanted, in an author's words.

use crate::content::meant::meant;
use crate::content::source::Place;
use crate::content::tree::{Kind, Node, Style};
use serde::de::{self, Expected, Unexpected};
use std::fmt;

/// More fields than this are no help when listed.
const MAX_LISTED: usize = 12;

#[derive(Debug)]
pub(super) struct Fault {
    pub place: Option<Place>,
    pub what: String,
    pub mend: Option<String>,
    /// The field that is missing.
    pub missing: Option<&'static str>,
    /// The field that an unknown one was meant to be.
    pub meant: Option<String>,
    /// Follows from a fault that has been told.
    pub echo: bool,
}

impl Fault {
    pub fn new(what: impl Into<String>, mend: impl Into<String>) -> Fault {
        Fault {
            place: None,
            what: what.into(),
            mend: Some(mend.into()).filter(|mend| !mend.is_empty()),
            missing: None,
            meant: None,
            echo: false,
        }
    }

    /// A value of another kind than wanted.
    pub fn kind(expected: &dyn Expected, node: &Node) -> Fault {
        let expected = expected.to_string();
        let expected = plain(&expected);
        let mend = match &node.kind {
            Kind::Map(_) | Kind::List(_) if expected == "a text" => {
                "put a text that contains `: ` or begins with a bracket in quotes"
            }
            Kind::Scalar { .. } if expected == "a list" => {
                "write `[one, two]`, or items after `- `"
            }
            _ => "",
        };
        Fault::new(format!("expected {expected}, found {}", found(node)), mend)
    }

    /// Sets the place if none further in has been set.
    pub fn at(mut self, place: Place) -> Fault {
        self.place.get_or_insert(place);
        self
    }
}

/// The value in a few words.
fn found(node: &Node) -> String {
    match &node.kind {
        Kind::List(_) => "a list".to_owned(),
        Kind::Map(_) => "a map".to_owned(),
        Kind::Missing => "nothing".to_owned(),
        Kind::Scalar { text, style } => match style {
            Style::Plain { .. } if text.is_empty() => "nothing".to_owned(),
            _ if text.chars().count() > 30 => "a text".to_owned(),
            _ => format!("`{}`", text.escape_debug()),
        },
    }
}

/// serde's names of types in plain words.
fn plain(expected: &str) -> &str {
    match expected {
        "a string" => "a text",
        "u8" | "u32" => "a whole number",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        other => other,
    }
}

/// `, did you mean …?`, or which words there are.
fn unknown(what: &str, word: &str, words: &[&str]) -> Fault {
    match meant(word, words.iter().copied()) {
        Some(known) => Fault {
            meant: Some(known.to_owned()),
            ..Fault::new(
                format!("unknown {what} `{word}`, did you mean `{known}`?"),
                "",
            )
        },
        None if words.len() > MAX_LISTED => {
            Fault::new(format!("unknown {what} `{word}`"), "take it out")
        }
        None => Fault::new(
            format!("unknown {what} `{word}`"),
            format!("there is {}", words.join(", ")),
        ),
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Fault {
        Fault::new(message.to_string(), "")
    }

    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        let expected = expected.to_string();
        Fault::new(
            format!("expected {}, found {unexpected}", plain(&expected)),
            "",
        )
    }

    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        Self::invalid_type(unexpected, expected)
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Fault {
        unknown("field", field, expected)
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Fault {
        unknown("word", variant, expected)
    }

    fn missing_field(field: &'static str) -> Fault {
        Fault {
            missing: Some(field),
            ..Fault::new(format!("`{field}` is missing"), format!("add `{field}: …`"))
        }
    }
}
