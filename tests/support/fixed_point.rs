//! Plain fixed-point iteration over every position of an ending: the oracle of the tests and the
//! peer of the benchmark.
//!
//! It follows the definition word by word on the rules room's own moves: no symmetry, no moves
//! taken back, every position asked again in every round.

use gaffel::chess::{
    Bitboard, CastlingMode, Color, FromSetup, Position, Role, Rules, Setup, Square,
};
use gaffel::endgame::Worth;

/// An ending of White's, solved.
pub struct Solved {
    positions: Vec<Option<Position>>,
    /// Moves of White to the win; none for a draw.
    moves: Vec<Option<u32>>,
}

enum Child {
    /// A position of the same ending, by its index.
    Same(usize),
    Won,
    Drawn,
}

/// Every legal position, side to move included, of king and `role`, White's, standing anywhere on
/// `squares`, against king.
pub fn positions(role: Role, squares: Bitboard) -> impl Iterator<Item = Position> {
    indexed(role, squares).flatten()
}

fn indexed(role: Role, squares: Bitboard) -> impl Iterator<Item = Option<Position>> {
    (0..1 << 19).map(move |index| {
        let there = squares.contains(men(index).0);
        there.then(|| numbered(role, index))?
    })
}

/// Solves king and `role`, standing anywhere on `squares`, against king. `squares` must hold
/// every square that the piece can go to without promoting.
pub fn solve(role: Role, squares: Bitboard) -> Solved {
    let positions: Vec<Option<Position>> = indexed(role, squares).collect();
    let children: Vec<Vec<Child>> = positions
        .iter()
        .map(|position| {
            position
                .as_ref()
                .map_or_else(Vec::new, |p| children(p, role))
        })
        .collect();
    let mut moves = vec![None; positions.len()];
    for (index, position) in positions.iter().enumerate() {
        if position.as_ref().is_some_and(|p| p.is_checkmate()) {
            moves[index] = Some(0);
        }
    }
    for round in 1.. {
        let mut changed = false;
        // White's moves of this round first, then Black's replies to all that is won by now.
        for turn in [Color::White, Color::Black] {
            let known = moves.clone();
            let won = |child: &Child| match child {
                Child::Same(child) => known[*child].is_some(),
                Child::Won => true,
                Child::Drawn => false,
            };
            for (index, children) in children.iter().enumerate() {
                let found = match turn {
                    Color::White => children.iter().any(won),
                    Color::Black => !children.is_empty() && children.iter().all(won),
                };
                if known[index].is_none() && found && side(index) == turn {
                    moves[index] = Some(round);
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    Solved { positions, moves }
}

impl Solved {
    /// Every legal position and what it is worth to the side to move.
    pub fn all(&self) -> impl Iterator<Item = (&Position, Worth)> {
        self.positions
            .iter()
            .zip(&self.moves)
            .filter_map(|(position, &moves)| {
                let position = position.as_ref()?;
                let worth = match (moves, position.turn()) {
                    (None, _) => Worth::Draw,
                    (Some(moves), Color::White) => Worth::Win { moves },
                    (Some(moves), Color::Black) => Worth::Loss { moves },
                };
                Some((position, worth))
            })
    }
}

fn side(index: usize) -> Color {
    Color::from_white(index < 1 << 18)
}

/// Piece, White's king, Black's king.
fn men(index: usize) -> (Square, Square, Square) {
    let square = |shift: u32| Square::new((index >> shift) as u32 & 63);
    (square(12), square(6), square(0))
}

fn index(position: &Position, role: Role) -> usize {
    let board = position.board();
    let piece = board.by_role(role).first().expect("the piece is there");
    let king = |color| board.king_of(color).expect("both kings are there");
    let turn = usize::from(position.turn() == Color::Black);
    [piece, king(Color::White), king(Color::Black)]
        .into_iter()
        .fold(turn, |index, square| index << 6 | square.to_usize())
}

/// The position of that number, if it is legal; all numbers are below 2^19.
pub fn numbered(role: Role, index: usize) -> Option<Position> {
    let (piece, white, black) = men(index);
    let apart = piece != white && piece != black && white != black;
    let pawn_off = role == Role::Pawn && Bitboard::BACKRANKS.contains(piece);
    if !apart || pawn_off {
        return None;
    }
    let mut setup = Setup::empty();
    setup.turn = side(index);
    setup.board.set_piece_at(piece, role.of(Color::White));
    setup.board.set_piece_at(white, Color::White.king());
    setup.board.set_piece_at(black, Color::Black.king());
    Position::from_setup(setup, CastlingMode::Standard).ok()
}

fn children(position: &Position, role: Role) -> Vec<Child> {
    let child = |after: Position, promoted: Option<Role>| match promoted {
        _ if after.board().occupied().count() < 3 => Child::Drawn,
        Some(Role::Queen | Role::Rook) if is_safe(&after) => Child::Won,
        Some(_) => Child::Drawn,
        None => Child::Same(index(&after, role)),
    };
    position
        .legal_moves()
        .into_iter()
        .map(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            child(after, mv.promotion())
        })
        .collect()
}

/// Whether what has just been promoted is not taken at once and stalemates nobody.
fn is_safe(after: &Position) -> bool {
    !after.is_stalemate() && after.legal_moves().iter().all(|reply| !reply.is_capture())
}
