//! YAML text as a tree that knows where everything stands.
//!
//! Read from the parser's events and not through `Spanned` values: only the events tell plain from
//! quoted text, show every key that is there twice, and let us count what aliases unfold to.

mod faults;
mod read;

pub use read::read;

use super::source::Place;

/// A value of the file.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    pub place: Place,
    pub kind: Kind,
    /// Something was taken out of it: what it lacks now is no fault of the author.
    pub pruned: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Kind {
    Scalar {
        text: String,
        style: Style,
    },
    List(Vec<Node>),
    /// In the file's order; keys are unique.
    Map(Vec<(Key, Node)>),
}

/// How a text is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Without quotes, and the rest of the line is a comment (` #`) or not.
    Plain { comment: bool },
    /// In quotes or as a block: what stands there is text.
    Text,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Key {
    pub place: Place,
    pub text: String,
    pub plain: bool,
}

impl Node {
    /// Takes out whatever is, or has its key, at exactly this place; whether there was such a thing.
    /// What held it is marked as pruned.
    pub fn prune(&mut self, place: Place) -> bool {
        let here = match &self.kind {
            Kind::Scalar { .. } => None,
            Kind::List(items) => items.iter().position(|item| item.place == place),
            Kind::Map(entries) => entries
                .iter()
                .position(|(key, value)| key.place == place || value.place == place),
        };
        match (&mut self.kind, here) {
            (Kind::List(items), Some(index)) => {
                items.remove(index);
            }
            (Kind::Map(entries), Some(index)) => {
                entries.remove(index);
            }
            (Kind::Scalar { .. }, _) => {}
            (Kind::List(items), None) => return items.iter_mut().any(|item| item.prune(place)),
            (Kind::Map(entries), None) => {
                return entries.iter_mut().any(|(_, value)| value.prune(place));
            }
        }
        self.pruned |= here.is_some();
        here.is_some()
    }
}

#[cfg(test)]
mod tests;
