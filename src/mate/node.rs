//! The position as the search holds it: bitboards, castling rooks, en-passant square, turn.
//!
//! Smaller and cheaper to copy than a full `Position`: no clocks, no promoted pieces, no castling
//! paths. It must not be built from anything but a legal `Position` and legal plies.

use crate::chess::{Bitboard, Color, Move, Position, Role, Rules, Square, attacks};

/// A move of either side, as small as it can be told.
///
/// Castling is king to own rook; en passant is a pawn to the en-passant square. Both are told
/// apart by the node they are played in, since no other legal move looks like them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ply {
    pub from: Square,
    pub to: Square,
    /// What moves.
    pub role: Role,
    /// What stands on `to` afterwards: `role`, or the promoted piece.
    pub placed: Role,
}

impl Ply {
    pub fn new(role: Role, from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            role,
            placed: role,
        }
    }

    /// `None`: a drop, which no standard position has.
    pub fn from_move(mv: Move) -> Option<Self> {
        Some(Self {
            from: mv.from()?,
            to: mv.to(),
            role: mv.role(),
            placed: mv.promotion().unwrap_or(mv.role()),
        })
    }

    /// The same move in the rules room's words; `node` is where it is played.
    pub fn to_move(self, node: &Node) -> Move {
        if node.is_castling(self) {
            Move::Castle {
                king: self.from,
                rook: self.to,
            }
        } else if node.is_en_passant(self) {
            Move::EnPassant {
                from: self.from,
                to: self.to,
            }
        } else {
            Move::Normal {
                role: self.role,
                from: self.from,
                capture: node.role_at(self.to),
                to: self.to,
                promotion: (self.placed != self.role).then_some(self.placed),
            }
        }
    }
}

/// A legal position inside the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    /// Both colours' pieces, then those of each role.
    boards: [Bitboard; 8],
    /// Rooks that may still castle.
    pub castling: Bitboard,
    /// Set only when a pawn stands ready to capture there (perhaps pinned).
    pub en_passant: Option<Square>,
    pub turn: Color,
}

impl From<&Position> for Node {
    fn from(position: &Position) -> Self {
        let board = position.board();
        let mut boards = [Bitboard::EMPTY; 8];
        for color in Color::ALL {
            boards[color as usize] = board.by_color(color);
        }
        for role in Role::ALL {
            boards[role_index(role)] = board.by_role(role);
        }
        Self {
            boards,
            castling: position.castles().castling_rights(),
            en_passant: position.legal_ep_square(),
            turn: position.turn(),
        }
    }
}

impl Node {
    /// Pieces of the side to move.
    #[inline]
    pub fn us(&self) -> Bitboard {
        self.color(self.turn)
    }

    /// Pieces of the other side.
    #[inline]
    pub fn them(&self) -> Bitboard {
        self.color(!self.turn)
    }

    #[inline]
    pub fn color(&self, color: Color) -> Bitboard {
        self.boards[color as usize]
    }

    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.boards[0] | self.boards[1]
    }

    #[inline]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.boards[role_index(role)]
    }

    #[inline]
    pub fn straight_sliders(&self) -> Bitboard {
        self.by_role(Role::Rook) | self.by_role(Role::Queen)
    }

    #[inline]
    pub fn diagonal_sliders(&self) -> Bitboard {
        self.by_role(Role::Bishop) | self.by_role(Role::Queen)
    }

    #[inline]
    pub fn king(&self, color: Color) -> Square {
        (self.by_role(Role::King) & self.color(color))
            .first()
            .expect("a legal position has both kings, and no legal ply captures one")
    }

    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|&role| self.by_role(role).contains(square))
    }

    #[inline]
    pub fn is_castling(&self, ply: Ply) -> bool {
        ply.role == Role::King && self.us().contains(ply.to)
    }

    #[inline]
    pub fn is_en_passant(&self, ply: Ply) -> bool {
        ply.role == Role::Pawn && self.en_passant == Some(ply.to)
    }

    /// Pieces of `by` that attack `square`, the board being occupied as given.
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let steps = (attacks::knight_attacks(square) & self.by_role(Role::Knight))
            | (attacks::king_attacks(square) & self.by_role(Role::King))
            | (attacks::pawn_attacks(!by, square) & self.by_role(Role::Pawn));
        let slides = (attacks::rook_attacks(square, occupied) & self.straight_sliders())
            | (attacks::bishop_attacks(square, occupied) & self.diagonal_sliders());
        (steps | slides) & self.color(by)
    }

    #[inline]
    pub fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        let theirs = self.color(by);
        let steps = (attacks::knight_attacks(square) & self.by_role(Role::Knight))
            | (attacks::king_attacks(square) & self.by_role(Role::King))
            | (attacks::pawn_attacks(!by, square) & self.by_role(Role::Pawn));
        steps.intersects(theirs)
            || attacks::rook_attacks(square, occupied).intersects(self.straight_sliders() & theirs)
            || attacks::bishop_attacks(square, occupied)
                .intersects(self.diagonal_sliders() & theirs)
    }

    /// Pieces giving check to the side to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn, self.occupied())
    }

    /// Whether the side that has just moved left its king attacked: the last ply was illegal.
    #[inline]
    pub fn left_in_check(&self) -> bool {
        self.is_attacked(self.king(!self.turn), self.turn, self.occupied())
    }

    /// The node after `ply`, which must be pseudo-legal here.
    #[inline]
    pub fn play(&self, ply: Ply) -> Self {
        if self.is_castling(ply) {
            return self.castle(ply);
        }
        let from = Bitboard::from(ply.from);
        let to = Bitboard::from(ply.to);
        let mut next = *self;
        next.turn = !self.turn;
        next.en_passant = None;
        let mut keep = !(from | to);
        if ply.role == Role::Pawn {
            if self.is_en_passant(ply) {
                keep = keep.without(Square::from_coords(ply.to.file(), ply.from.rank()));
            } else if ply.from.xor(ply.to) == Square::A3 && ply.placed == Role::Pawn {
                next.set_en_passant(ply);
            }
        }
        // A rook that moves or is captured, and every rook of a king that moves.
        next.castling &= keep;
        if ply.role == Role::King {
            next.castling &= !self.us();
        }
        for board in &mut next.boards {
            *board &= keep;
        }
        next.boards[self.turn as usize] |= to;
        next.boards[role_index(ply.placed)] |= to;
        next
    }

    #[cold]
    fn castle(&self, ply: Ply) -> Self {
        let (king_to, rook_to) = castled_squares(ply.from, ply.to);
        let mut next = *self;
        next.turn = !self.turn;
        next.en_passant = None;
        next.castling &= !self.us();
        for board in &mut next.boards {
            *board &= !(Bitboard::from(ply.from) | ply.to);
        }
        next.boards[role_index(Role::King)] |= king_to;
        next.boards[role_index(Role::Rook)] |= rook_to;
        next.boards[self.turn as usize] |= Bitboard::from(king_to) | rook_to;
        next
    }

    /// After a double push; the right exists only if a pawn can make use of it.
    fn set_en_passant(&mut self, ply: Ply) {
        let mover = !self.turn;
        let passed = attacks::between(ply.from, ply.to);
        let catchers = self.by_role(Role::Pawn) & self.color(self.turn);
        if let Some(square) = passed.first()
            && attacks::pawn_attacks(mover, square).intersects(catchers)
        {
            self.en_passant = Some(square);
        }
    }
}

/// The place of a role among a node's boards, after the two colours.
#[inline]
const fn role_index(role: Role) -> usize {
    role as usize + 1
}

/// Where king and rook land when they castle.
pub(super) fn castled_squares(king: Square, rook: Square) -> (Square, Square) {
    use crate::chess::CastlingSide::{KingSide, QueenSide};
    let side = if king < rook { KingSide } else { QueenSide };
    (
        Square::from_coords(side.king_to_file(), king.rank()),
        Square::from_coords(side.rook_to_file(), king.rank()),
    )
}
