//! Mate in one, mostly decided before any move is made.
//!
//! A mating ply gives check, so it lands on a square from which its piece attacks the king, or
//! it leaves a line that it alone was closing; en passant and castling are simply played out.
//! Each such candidate is dropped if it is certainly answered ([`Scan::is_answered`]); the rest is
//! played and looked at in full.

use super::generate::{forward, piece_attacks};
use super::node::{Node, Ply};
use crate::chess::{Bitboard, File, Rank, Role, Square, attacks};

impl Node {
    /// A ply that mates at once; `first` is tried first. `scratch` is left as it was; `visited`
    /// counts the plies played out.
    pub fn mating_ply(
        &self,
        first: Option<Ply>,
        scratch: &mut Vec<Ply>,
        visited: &mut u64,
    ) -> Option<Ply> {
        let base = scratch.len();
        let mut scan = Scan::new(self, scratch);
        let candidates = &mut scratch[base..];
        if let Some(index) = candidates.iter().position(|&ply| Some(ply) == first) {
            candidates.swap(0, index);
        }
        let mut found = None;
        for &ply in candidates.iter() {
            if scan.is_answered(ply) {
                continue;
            }
            *visited += 1;
            let next = self.play(ply);
            if !next.left_in_check() && next.is_mate() {
                found = Some(ply);
                break;
            }
        }
        scratch.truncate(base);
        found
    }
}

/// What one pass over the pieces of the side to move tells.
struct Scan<'a> {
    node: &'a Node,
    /// The king to be mated.
    king: Square,
    /// Squares that it may step to now: not its own men's, attacked by nobody.
    escapes: Bitboard,
    /// Squares attacked by sliders of the side to move.
    slid: Bitboard,
    /// Its men, himself aside, that no slider of the side to move pins; looked up when needed.
    free: Option<Bitboard>,
}

impl<'a> Scan<'a> {
    /// Appends to `plies` every pseudo-legal ply that can give check: a superset of the mating
    /// ones, save promotions to rook and bishop (a queen on the same square mates too, since she
    /// attacks all that they attack, and in check no stalemate can come of it).
    fn new(node: &'a Node, plies: &mut Vec<Ply>) -> Self {
        let (us, occupied) = (node.us(), node.occupied());
        let king = node.king(!node.turn);
        let straight = attacks::rook_attacks(king, occupied);
        let diagonal = attacks::bishop_attacks(king, occupied);
        let openers = openers(node, king, straight, diagonal);
        let mut push = |role, from, reached: Bitboard, checks: Bitboard| {
            let mut to = checks;
            if openers.contains(from) {
                to |= !attacks::ray(king, from);
            }
            for to in reached & to & !us {
                plies.push(Ply::new(role, from, to));
            }
        };
        let mut slid = Bitboard::EMPTY;
        for from in node.by_role(Role::Queen) & us {
            let reached = attacks::queen_attacks(from, occupied);
            slid |= reached;
            push(Role::Queen, from, reached, straight | diagonal);
        }
        for from in node.by_role(Role::Rook) & us {
            let reached = attacks::rook_attacks(from, occupied);
            slid |= reached;
            push(Role::Rook, from, reached, straight);
        }
        for from in node.by_role(Role::Bishop) & us {
            let reached = attacks::bishop_attacks(from, occupied);
            slid |= reached;
            push(Role::Bishop, from, reached, diagonal);
        }
        let own_king = node.king(node.turn);
        let mut stepped = attacks::king_attacks(own_king);
        if openers.contains(own_king) {
            push(Role::King, own_king, stepped, Bitboard::EMPTY);
        }
        for from in node.by_role(Role::Knight) & us {
            let reached = attacks::knight_attacks(from);
            stepped |= reached;
            push(Role::Knight, from, reached, attacks::knight_attacks(king));
        }
        let pawns = node.by_role(Role::Pawn) & us;
        stepped |= beside(forward(node.turn, pawns));
        pawn_checks(node, king, pawns, openers, plies);
        special_checks(node, own_king, plies);
        Self {
            node,
            king,
            // No slider reaches the king, whose side is not to move: attacks through it and
            // attacks that end at it are the same, so `slid` holds without the king too.
            escapes: attacks::king_attacks(king) & !node.them() & !(slid | stepped),
            slid,
            free: None,
        }
    }

    /// Whether `ply`, one of those that this scan found, certainly does not mate: the king can
    /// step away, or the check can be stopped. Castling and en passant, which move or remove a
    /// second man, are never judged here.
    fn is_answered(&mut self, ply: Ply) -> bool {
        let node = self.node;
        if node.is_castling(ply) || node.is_en_passant(ply) {
            return false;
        }
        let occupied = node.occupied().without(ply.from).with(ply.to);
        self.leaves_escape(ply, occupied) || self.is_stopped(ply, occupied)
    }

    /// A square of `escapes` is attacked by nobody before `ply`. Afterwards it can be attacked
    /// only by the piece that moved, from its new square, or by a slider through the square left
    /// empty, which then must have attacked that square. What is captured only makes room for
    /// the piece that then stands there, and the opponent's men do not come onto an escape
    /// square.
    fn leaves_escape(&self, ply: Ply, occupied: Bitboard) -> bool {
        if self.escapes.is_empty() {
            return false;
        }
        let node = self.node;
        let occupied = occupied.without(self.king);
        let covered = match ply.placed {
            Role::Pawn => attacks::pawn_attacks(node.turn, ply.to),
            role => piece_attacks(role, ply.to, occupied),
        };
        let left = self.escapes & !covered;
        if !self.slid.contains(ply.from) {
            return left.any();
        }
        let sliders = node.us().without(ply.from);
        let straight = node.straight_sliders() & sliders;
        let diagonal = node.diagonal_sliders() & sliders;
        left.into_iter().any(|square| {
            attacks::rook_attacks(square, occupied).is_disjoint(straight)
                && attacks::bishop_attacks(square, occupied).is_disjoint(diagonal)
        })
    }

    /// A piece that closes no line gives check, if at all, alone and from its new square, so one
    /// free man that takes it or steps in between answers it.
    ///
    /// Which men are pinned can change with `ply` only if it leaves a line between the king and
    /// a slider, perhaps with a man between them that is pinned then: such plies are not judged.
    /// Pins that `ply` ends are not made use of; on its new square the piece pins nobody, as its
    /// one line to the king is the line of the check.
    fn is_stopped(&mut self, ply: Ply, occupied: Bitboard) -> bool {
        let node = self.node;
        let sliders = (node.straight_sliders() | node.diagonal_sliders()) & node.us();
        if attacks::ray(self.king, ply.from).intersects(sliders.without(ply.from)) {
            return false;
        }
        let king = self.king;
        let free = *self.free.get_or_insert_with(|| {
            let them = node.them();
            (them & !node.pinned(king, them, node.turn)).without(king)
        });
        node.can_stop(king, ply.to, free.without(ply.to), occupied)
    }
}

/// Pieces of the side to move that alone close a line of their own slider to `king`, which sees
/// the squares `straight` and `diagonal`.
#[inline]
fn openers(node: &Node, king: Square, straight: Bitboard, diagonal: Bitboard) -> Bitboard {
    let (us, occupied) = (node.us(), node.occupied());
    let mut openers = Bitboard::EMPTY;
    let blockers = straight & us;
    let sliders = node.straight_sliders() & us;
    if blockers.any() && sliders.any() {
        let behind = attacks::rook_attacks(king, occupied ^ blockers) & !straight & sliders;
        for slider in behind {
            openers |= attacks::between(king, slider) & blockers;
        }
    }
    let blockers = diagonal & us;
    let sliders = node.diagonal_sliders() & us;
    if blockers.any() && sliders.any() {
        let behind = attacks::bishop_attacks(king, occupied ^ blockers) & !diagonal & sliders;
        for slider in behind {
            openers |= attacks::between(king, slider) & blockers;
        }
    }
    openers
}

/// The squares left and right of `squares`.
fn beside(squares: Bitboard) -> Bitboard {
    (squares & !Bitboard::from(File::A)).shift(-1) | (squares & !Bitboard::from(File::H)).shift(1)
}

/// Checks by pawns: steps onto a checking square, steps that open a line, promotions.
fn pawn_checks(
    node: &Node,
    king: Square,
    pawns: Bitboard,
    openers: Bitboard,
    plies: &mut Vec<Ply>,
) {
    let seventh = Bitboard::from(node.turn.relative_rank(Rank::Seventh));
    for from in pawns & seventh {
        for to in node.pawn_targets(from) {
            for placed in [Role::Queen, Role::Knight] {
                plies.push(Ply {
                    from,
                    to,
                    role: Role::Pawn,
                    placed,
                });
            }
        }
    }
    let checks = attacks::pawn_attacks(!node.turn, king);
    // A pawn comes to a checking square from one or two squares behind it, or from beside.
    let behind = forward(!node.turn, checks);
    let near = behind | forward(!node.turn, behind) | beside(behind);
    for from in pawns & !seventh & (near | openers) {
        let mut to = checks;
        if openers.contains(from) {
            to |= !attacks::ray(king, from);
        }
        for to in node.pawn_targets(from) & to {
            plies.push(Ply::new(Role::Pawn, from, to));
        }
    }
}

/// En passant and castling, whether they give check or not.
fn special_checks(node: &Node, own_king: Square, plies: &mut Vec<Ply>) {
    if let Some(to) = node.en_passant {
        let catchers = node.en_passant_catchers(to);
        plies.extend(
            catchers
                .into_iter()
                .map(|from| Ply::new(Role::Pawn, from, to)),
        );
    }
    if (node.castling & node.us()).any() && node.checkers().is_empty() {
        node.castlings(own_king, plies);
    }
}
