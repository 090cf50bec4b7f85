//! A tree into the types of `document`, every problem told at once.
//!
//! serde stops at the first fault. So a fault is noted, the entry that has it is taken out of the
//! tree, and the tree is decoded again, until it fits or nothing can be taken out any more. For what is
//! missing something stands in, so that what is beside it is checked too.

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

/// Times a file is decoded: once a fault and what follows from it.
const MAX_ROUNDS: usize = 3 * MAX_FAULTS;

/// A document, and what was taken out of it because of its faults.
#[derive(Debug)]
pub struct Decoded<T> {
    pub document: T,
    pub pruned: Vec<Pruned>,
}

/// Something that was taken out.
#[derive(Debug)]
pub struct Pruned {
    pub place: Place,
    /// Its key, or the one it was meant to be; `None` in a list.
    pub key: Option<String>,
}

impl<T> Decoded<T> {
    /// Whether nothing was taken out within the place: what is missing there is really missing.
    pub fn is_whole(&self, place: Place) -> bool {
        self.pruned_within(place).next().is_none()
    }

    /// What was taken out within the place.
    pub fn pruned_within(&self, place: Place) -> impl Iterator<Item = &Pruned> {
        let within = move |at: Place| place.start <= at.start && at.end <= place.end;
        self.pruned
            .iter()
            .filter(move |pruned| within(pruned.place))
    }
}

/// `None` if nothing could be made of the tree. What is missing is told, and stands in the document at
/// an empty place ([`Place::is_stand_in`]).
pub fn decode<T: DeserializeOwned>(
    source: &Source,
    mut node: Node,
) -> (Option<Decoded<T>>, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut pruned = Vec::new();
    for _ in 0..MAX_ROUNDS {
        if problems.len() == MAX_FAULTS {
            break;
        }
        let fault = match T::deserialize(NodeReader(&node)) {
            Ok(document) => return (Some(Decoded { document, pruned }), problems),
            Err(fault) => fault,
        };
        let Fault {
            place,
            what,
            mend,
            missing,
            meant,
            echo,
        } = fault;
        let place = place.unwrap_or(node.place);
        let problem = source.problem(place, Class::Error, what, mend);
        // An alias repeats the faults of what it stands for.
        if !echo && !problems.contains(&problem) {
            problems.push(problem);
        }
        if missing.is_some_and(|missing| node.fill(place, missing)) {
            continue;
        }
        let Some(key) = node.prune(place, meant.as_deref()) else {
            break;
        };
        pruned.push(Pruned { place, key });
    }
    (None, problems)
}

#[cfg(test)]
mod tests;
