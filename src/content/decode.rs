//! A tree into the types of `document`, every problem told at once.
//!
//! serde stops at the first fault. So a fault is noted, the entry that has it is taken out of the
//! tree, and the tree is decoded again, until it fits or nothing can be taken out any more.

mod fault;
mod node;
mod placed;

pub use placed::{At, Entries, Text};

use super::problem::{Class, Problem};
use super::source::{Place, Source};
use super::tree::Node;
use fault::Fault;
use node::NodeReader;
use serde::de::DeserializeOwned;

/// Faults told of one file; whoever has more mends these first.
const MAX_FAULTS: usize = 60;

/// A document, and the places that were taken out of it because of their faults.
#[derive(Debug)]
pub struct Decoded<T> {
    pub document: T,
    pub pruned: Vec<Place>,
}

impl<T> Decoded<T> {
    /// Whether nothing was taken out within the place: what is missing there is really missing.
    pub fn is_whole(&self, place: Place) -> bool {
        let within = |pruned: &&Place| place.start <= pruned.start && pruned.end <= place.end;
        !self.pruned.iter().any(|pruned| within(&pruned))
    }
}

/// `None` if what the document cannot do without is missing or wrong.
pub fn decode<T: DeserializeOwned>(
    source: &Source,
    mut node: Node,
) -> (Option<Decoded<T>>, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut pruned = Vec::new();
    while problems.len() < MAX_FAULTS {
        let fault = match T::deserialize(NodeReader(&node)) {
            Ok(document) => return (Some(Decoded { document, pruned }), problems),
            Err(fault) => fault,
        };
        let Fault {
            place,
            what,
            mend,
            echo,
        } = fault;
        let place = place.unwrap_or(node.place);
        let problem = source.problem(place, Class::Error, what, mend);
        // An alias repeats the faults of what it stands for.
        if !echo && !problems.contains(&problem) {
            problems.push(problem);
        }
        if !node.prune(place) {
            break;
        }
        pruned.push(place);
    }
    (None, problems)
}

#[cfg(test)]
mod tests;
