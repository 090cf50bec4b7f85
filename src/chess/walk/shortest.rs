//! The fewest moves that collect every target: exact, breadth first.

use super::Walker;
use crate::chess::{Bitboard, Board, Role, Square};
use std::collections::{HashMap, VecDeque};

/// States looked at before a search gives up: a state is where the piece stands, whether it has
/// been promoted, what it has collected and captured. A walk with ten targets and no captures
/// has at most 65,536.
pub const MOST_STATES: usize = 200_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    square: Square,
    role: Role,
    left: Bitboard,
    /// What still stands on the board beside the walking piece.
    standing: Bitboard,
}

/// How a state was reached.
struct Visit {
    /// Moves made and targets left, in sum: no walk through the state is shorter.
    least: usize,
    before: Option<State>,
    done: bool,
}

impl Walker {
    /// The fewest moves that land on all `targets`, in any order; 0 without targets.
    ///
    /// `None`: they cannot all be reached, or the search looked at [`MOST_STATES`] states.
    pub fn par(&self, targets: &[Square]) -> Option<u32> {
        u32::try_from(self.shortest(targets)?.len()).ok()
    }

    /// A shortest walk: the squares landed on, the same at every call; as [`Walker::par`].
    pub fn shortest(&self, targets: &[Square]) -> Option<Vec<Square>> {
        let start = self.state(targets.iter().copied().collect());
        let mut visits = HashMap::from([(start, Visit::first(&start))]);
        // A move onto a target brings the end one nearer, so it costs nothing more than was
        // reckoned; the others cost one. The cheap ones go first.
        let mut queue = VecDeque::from([start]);
        while let Some(state) = queue.pop_front() {
            let Some(visit) = visits.get_mut(&state).filter(|visit| !visit.done) else {
                continue;
            };
            visit.done = true;
            let least = visit.least;
            if state.left.is_empty() {
                return Some(way(&visits, state));
            }
            let walker = self.at(&state);
            for to in walker.moves() {
                let mut next = walker.clone();
                if next.go(to).is_err() {
                    continue;
                }
                let reached = next.state(state.left.without(to));
                let collects = reached.left != state.left;
                let reckoned = least + usize::from(!collects);
                let known = visits.get(&reached).map(|visit| visit.least);
                if known.is_some_and(|known| known <= reckoned) {
                    continue;
                }
                if visits.len() >= MOST_STATES {
                    return None;
                }
                visits.insert(
                    reached,
                    Visit {
                        least: reckoned,
                        before: Some(state),
                        done: false,
                    },
                );
                if collects {
                    queue.push_front(reached);
                } else {
                    queue.push_back(reached);
                }
            }
        }
        None
    }

    fn state(&self, left: Bitboard) -> State {
        State {
            square: self.square,
            role: self.piece().role,
            left,
            standing: self.board.occupied().without(self.square),
        }
    }

    /// The same walk in another state.
    fn at(&self, state: &State) -> Walker {
        let color = self.color();
        let mut board = Board::empty();
        for (square, piece) in self.board.iter() {
            if state.standing.contains(square) {
                board.set_piece_at(square, piece);
            }
        }
        board.set_piece_at(state.square, state.role.of(color));
        Walker {
            board,
            square: state.square,
            safe: self.safe,
        }
    }
}

impl Visit {
    fn first(start: &State) -> Visit {
        Visit {
            least: start.left.count(),
            before: None,
            done: false,
        }
    }
}

fn way(visits: &HashMap<State, Visit>, end: State) -> Vec<Square> {
    let mut way = Vec::new();
    let mut state = end;
    while let Some(before) = visits.get(&state).and_then(|visit| visit.before) {
        way.push(state.square);
        state = before;
    }
    way.reverse();
    way
}
