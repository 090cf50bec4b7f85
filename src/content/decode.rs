//! A tree into the types of `document`, every problem told at once.
//!
//! serde stops at the first fault. So a fault is noted, the entry that has it is taken out of the
//! tree, and the tree is decoded again, until it fits or nothing can be taken out any more. For what is
//! missing something stands in until all is told.

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

/// `None` if nothing could be made of the tree. What the file itself lacks is told, and stands in the
/// document at an empty place.
pub fn decode<T: DeserializeOwned>(
    source: &Source,
    mut node: Node,
) -> (Option<Decoded<T>>, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut pruned = Vec::new();
    // Maps in which something stands in for what is missing.
    let mut hollow: Vec<Place> = Vec::new();
    for _ in 0..MAX_ROUNDS {
        if problems.len() == MAX_FAULTS {
            break;
        }
        let fault = match T::deserialize(NodeReader(&node)) {
            Ok(document) if hollow.is_empty() => {
                return (Some(Decoded { document, pruned }), problems);
            }
            Ok(_) => {
                // All is told: out with them, from the innermost to the outermost. What the whole
                // file lacks keeps its stand-in, so that the rest of it is checked too.
                hollow.sort_by_key(|place| (place.end - place.start, place.start));
                hollow.dedup();
                let root = node.place;
                for place in hollow.drain(..).filter(|&place| place != root) {
                    if node.prune(place, None) {
                        pruned.push(place);
                    }
                }
                continue;
            }
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
        if let Some(missing) = missing
            && node.fill(place, missing)
        {
            hollow.push(place);
        } else if node.prune(place, meant.as_deref()) {
            pruned.push(place);
        } else {
            break;
        }
    }
    (None, problems)
}

#[cfg(test)]
mod tests;
