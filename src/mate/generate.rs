//! Legal plies, and whether a position is mate, on the search's own node.

use super::node::{Node, Ply, castled_squares};
use crate::chess::{Bitboard, Color, Rank, Role, Square, attacks};

/// The pieces a pawn may become, the likeliest mate first.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

impl Node {
    /// Appends every legal ply of the side to move.
    pub fn legal_plies(&self, plies: &mut Vec<Ply>) {
        let king = self.king(self.turn);
        let checkers = self.checkers();
        self.king_steps(king, plies);
        if checkers.more_than_one() {
            return;
        }
        let targets = match checkers.first() {
            // A check is met by capturing the checker or standing in between.
            Some(checker) => checkers | attacks::between(king, checker),
            None => {
                self.castlings(king, plies);
                !self.us()
            }
        };
        let pinned = self.pinned(king, self.us(), !self.turn);
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for from in self.by_role(role) & self.us() {
                let mut to = piece_attacks(role, from, self.occupied()) & targets;
                if pinned.contains(from) {
                    to &= attacks::ray(king, from);
                }
                plies.extend(to.into_iter().map(|to| Ply::new(role, from, to)));
            }
        }
        for from in self.by_role(Role::Pawn) & self.us() {
            let mut to = self.pawn_targets(from) & targets;
            if pinned.contains(from) {
                to &= attacks::ray(king, from);
            }
            for to in to {
                push_pawn(from, to, plies);
            }
        }
        self.en_passants(plies);
    }

    fn king_steps(&self, king: Square, plies: &mut Vec<Ply>) {
        // The king does not shield the squares behind it from a slider that checks it.
        let without_king = self.occupied() ^ king;
        plies.extend(
            (attacks::king_attacks(king) & !self.us())
                .into_iter()
                .filter(|&to| !self.is_attacked(to, !self.turn, without_king))
                .map(|to| Ply::new(Role::King, king, to)),
        );
    }

    /// Castlings of a side that is not in check.
    pub fn castlings(&self, king: Square, plies: &mut Vec<Ply>) {
        for rook in self.castling & self.us() {
            let (king_to, rook_to) = castled_squares(king, rook);
            let others = self.occupied() ^ king ^ rook;
            let path = attacks::between(king, king_to)
                | attacks::between(rook, rook_to)
                | king_to
                | rook_to;
            if others.is_disjoint(path)
                && !attacks::between(king, king_to)
                    .into_iter()
                    .any(|square| self.is_attacked(square, !self.turn, self.occupied() ^ king))
                && !self.is_attacked(king_to, !self.turn, others | rook_to)
            {
                plies.push(Ply::new(Role::King, king, rook));
            }
        }
    }

    /// En passant is the one capture that empties two squares of a rank at once, so it is played
    /// out to see whether it uncovers the king.
    fn en_passants(&self, plies: &mut Vec<Ply>) {
        let Some(to) = self.en_passant else { return };
        for from in self.en_passant_catchers(to) {
            let ply = Ply::new(Role::Pawn, from, to);
            if !self.play(ply).left_in_check() {
                plies.push(ply);
            }
        }
    }

    pub fn en_passant_catchers(&self, to: Square) -> Bitboard {
        attacks::pawn_attacks(!self.turn, to) & self.by_role(Role::Pawn) & self.us()
    }

    /// Pieces among `shields` that alone stand between `king` and a slider of `by`.
    #[inline]
    pub fn pinned(&self, king: Square, shields: Bitboard, by: Color) -> Bitboard {
        let occupied = self.occupied();
        let theirs = self.color(by);
        let mut pinned = Bitboard::EMPTY;
        let straight = attacks::rook_attacks(king, Bitboard::EMPTY) & self.straight_sliders();
        let diagonal = attacks::bishop_attacks(king, Bitboard::EMPTY) & self.diagonal_sliders();
        for sniper in (straight | diagonal) & theirs {
            let blockers = attacks::between(king, sniper) & occupied;
            if !blockers.more_than_one() {
                pinned |= blockers & shields;
            }
        }
        pinned
    }

    /// Where a pawn of the side to move may go, pins and checks aside; not en passant.
    #[inline]
    pub fn pawn_targets(&self, from: Square) -> Bitboard {
        let captures = attacks::pawn_attacks(self.turn, from) & self.them();
        let step = forward(self.turn, Bitboard::from(from)) & !self.occupied();
        let fourth = Bitboard::from(self.turn.relative_rank(Rank::Fourth));
        let leap = forward(self.turn, step) & !self.occupied() & fourth;
        captures | step | leap
    }

    /// The node after `ply`, legal in some other node, if it is legal here too. Castling and en
    /// passant are not recognised: `None` says only "look for it among the legal plies".
    #[inline]
    pub fn play_if_legal(&self, ply: Ply) -> Option<Node> {
        let movers = self.by_role(ply.role) & self.us();
        if !movers.contains(ply.from) || self.us().contains(ply.to) {
            return None;
        }
        let reached = match ply.role {
            Role::Pawn => self.pawn_targets(ply.from),
            role => piece_attacks(role, ply.from, self.occupied()),
        };
        if !reached.contains(ply.to) {
            return None;
        }
        Some(self.play(ply)).filter(|next| !next.left_in_check())
    }

    /// Whether the side to move is checkmated.
    pub fn is_mate(&self) -> bool {
        let king = self.king(self.turn);
        let checkers = self.checkers();
        let Some(checker) = checkers.first() else {
            return false;
        };
        let without_king = self.occupied() ^ king;
        let flights = attacks::king_attacks(king) & !self.us();
        if flights
            .into_iter()
            .any(|to| !self.is_attacked(to, !self.turn, without_king))
        {
            return false;
        }
        if checkers.more_than_one() {
            return true;
        }
        let free = (self.us() & !self.pinned(king, self.us(), !self.turn)).without(king);
        !self.can_stop(king, checker, free, self.occupied()) && !self.can_stop_en_passant()
    }

    /// Whether one of `free`, the unpinned men of a king in single check (himself not among
    /// them), takes the checker or steps in between; en passant aside. `occupied` may differ from
    /// the node's own men by one move of the other side.
    ///
    /// A pinned man never does: it stays on the line from the king through its pinner, and the
    /// checker and the squares before it are on another line from the king.
    #[inline]
    pub fn can_stop(
        &self,
        king: Square,
        checker: Square,
        free: Bitboard,
        occupied: Bitboard,
    ) -> bool {
        let color = if self.us().contains(king) {
            self.turn
        } else {
            !self.turn
        };
        if self.attackers(checker, color, occupied).intersects(free) {
            return true;
        }
        let gap = attacks::between(king, checker);
        if gap.is_empty() {
            return false;
        }
        let pawns = free & self.by_role(Role::Pawn);
        let step = forward(color, pawns) & !occupied;
        let third = Bitboard::from(color.relative_rank(Rank::Third));
        let leap = forward(color, step & third) & !occupied;
        let pieces = free & !pawns;
        (step | leap).intersects(gap)
            || gap
                .into_iter()
                .any(|square| self.attackers(square, color, occupied).intersects(pieces))
    }

    /// Whether en passant ends the check that the side to move is in.
    fn can_stop_en_passant(&self) -> bool {
        self.en_passant.is_some_and(|to| {
            self.en_passant_catchers(to)
                .into_iter()
                .any(|from| !self.play(Ply::new(Role::Pawn, from, to)).left_in_check())
        })
    }
}

/// Squares a piece (no pawn) attacks.
#[inline]
pub(super) fn piece_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, occupied),
        Role::Rook => attacks::rook_attacks(from, occupied),
        Role::Queen => attacks::queen_attacks(from, occupied),
        Role::King => attacks::king_attacks(from),
    }
}

/// All squares one step ahead.
#[inline]
pub(super) fn forward(color: Color, squares: Bitboard) -> Bitboard {
    squares.shift(color.fold_wb(8, -8))
}

/// The ply of a pawn, or the four of a promoting one.
fn push_pawn(from: Square, to: Square, plies: &mut Vec<Ply>) {
    if Bitboard::BACKRANKS.contains(to) {
        plies.extend(PROMOTIONS.map(|placed| Ply {
            from,
            to,
            role: Role::Pawn,
            placed,
        }));
    } else {
        plies.push(Ply::new(Role::Pawn, from, to));
    }
}

#[cfg(test)]
mod tests;
