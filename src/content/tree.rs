//! YAML text as a tree that knows where everything stands.
//!
//! Read from the parser's events and not through `Spanned` values: only the events tell plain from
//! quoted text, show every key that is there twice, and let us count what aliases unfold to.

mod blanks;
mod faults;
mod read;
mod slips;

pub use read::read;

use super::problem::Class;
use super::source::Place;

/// A value of the file.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    pub place: Place,
    pub kind: Kind,
    /// Keys of what was taken out of it, or what they were meant to be: what is missing under them
    /// now has been told.
    pub pruned: Vec<String>,
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
    /// Stands in for a value that is missing (and has been told), so that what else is missing beside
    /// it is told too. It reads as anything; its place is empty, at the end of its map.
    Missing,
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
    /// Takes out whatever is, or has its key, at exactly this place. What held it remembers its key, or
    /// the one that was `meant`. Gives that key (`None` in a list), or nothing if nothing is there.
    pub fn prune(&mut self, place: Place, meant: Option<&str>) -> Option<Option<String>> {
        let here = match &self.kind {
            Kind::Scalar { .. } | Kind::Missing => None,
            Kind::List(items) => items.iter().position(|item| item.place == place),
            Kind::Map(entries) => entries
                .iter()
                .position(|(key, value)| key.place == place || value.place == place),
        };
        match (&mut self.kind, here) {
            (Kind::List(items), Some(index)) => {
                items.remove(index);
                Some(None)
            }
            (Kind::Map(entries), Some(index)) => {
                let (key, _) = entries.remove(index);
                let key = meant.map_or(key.text, str::to_owned);
                self.pruned.push(key.clone());
                Some(Some(key))
            }
            (Kind::Scalar { .. } | Kind::Missing, _) => None,
            (Kind::List(items), None) => items.iter_mut().find_map(|item| item.prune(place, meant)),
            (Kind::Map(entries), None) => entries
                .iter_mut()
                .find_map(|(_, value)| value.prune(place, meant)),
        }
    }
}

impl Node {
    /// Lets something stand in for a missing value of the map at this place; whether there is one.
    /// What aliases repeat stands at one place several times: the first that lacks it is filled.
    pub fn fill(&mut self, place: Place, key: &str) -> bool {
        let here = self.place == place;
        match &mut self.kind {
            Kind::Map(entries) if here && entries.iter().all(|(known, _)| known.text != key) => {
                let end = self.place.end;
                let place = Place { start: end, end };
                let key = Key {
                    place,
                    text: key.to_owned(),
                    plain: false,
                };
                let value = Node {
                    place,
                    kind: Kind::Missing,
                    pruned: Vec::new(),
                };
                entries.push((key, value));
                true
            }
            Kind::Map(entries) => entries.iter_mut().any(|(_, value)| value.fill(place, key)),
            Kind::List(items) => items.iter_mut().any(|item| item.fill(place, key)),
            Kind::Scalar { .. } | Kind::Missing => false,
        }
    }
}

#[cfg(test)]
mod tests;
