//! Random legal positions from a fixed seed: reproducible, and of every kind the search meets.

use gaffel::chess::{
    Bitboard, Board, CastlingMode, Color, File, FromSetup, Piece, Position, Rank, Role, Rules,
    Setup, Square,
};

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn square(&mut self) -> Square {
        Square::new(self.below(64) as u32)
    }

    /// After up to `most_plies` random moves from the start.
    pub fn played(&mut self, most_plies: usize) -> Position {
        let mut position = Position::new();
        for _ in 0..self.below(most_plies) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[self.below(moves.len())]);
        }
        position
    }

    /// Up to `most_pieces` men beside the kings, set up at random; every right that the men's
    /// places allow is given half of the time.
    pub fn placed(&mut self, most_pieces: usize) -> Position {
        loop {
            if let Some(position) = tolerant(self.setup(most_pieces)) {
                return position;
            }
        }
    }

    fn setup(&mut self, most_pieces: usize) -> Setup {
        let mut setup = Setup::empty();
        setup.turn = Color::from_white(self.below(2) == 0);
        self.kings(&mut setup.board);
        if self.below(3) == 0 {
            self.castling(&mut setup);
        }
        if self.below(3) == 0 {
            self.double_step(&mut setup);
        }
        // One side often has more: that is where mates are.
        let strong = Color::from_white(self.below(2) == 0);
        for _ in 0..self.below(most_pieces + 1) {
            let color = self.pick(&[strong, strong, !strong]);
            let role = self.pick(&[
                Role::Pawn,
                Role::Pawn,
                Role::Pawn,
                Role::Knight,
                Role::Bishop,
                Role::Rook,
                Role::Queen,
            ]);
            let square = self.square();
            let fits = role != Role::Pawn || !Bitboard::BACKRANKS.contains(square);
            let kept = setup.ep_square.is_some_and(|passed| {
                passed.file() == square.file()
                    && (square == passed
                        || square.rank() == setup.turn.relative_rank(Rank::Seventh))
            });
            if fits && !kept && setup.board.piece_at(square).is_none() {
                setup.board.set_piece_at(square, Piece { color, role });
            }
        }
        setup
    }

    fn kings(&mut self, board: &mut Board) {
        board.set_piece_at(self.square(), Color::White.king());
        loop {
            // Often at the edge, where mates are.
            let square = self.square();
            if board.piece_at(square).is_none()
                && (Bitboard::EDGES.contains(square) || self.below(3) == 0)
            {
                board.set_piece_at(square, Color::Black.king());
                return;
            }
        }
    }

    /// Puts a king and its rooks at home, with their rights.
    fn castling(&mut self, setup: &mut Setup) {
        let color = Color::from_white(self.below(2) == 0);
        let home = Square::from_coords(File::E, color.backrank());
        if setup.board.piece_at(home).is_some() {
            return;
        }
        if let Some(king) = setup.board.king_of(color) {
            setup.board.discard_piece_at(king);
        }
        setup.board.set_piece_at(home, color.king());
        for file in [File::A, File::H] {
            let corner = Square::from_coords(file, color.backrank());
            if self.below(2) == 0 && setup.board.piece_at(corner).is_none() {
                setup.board.set_piece_at(corner, color.rook());
                setup.castling_rights.add(corner);
            }
        }
    }

    /// Puts a pawn where it lands after a double step, an enemy pawn beside it, and the right.
    fn double_step(&mut self, setup: &mut Setup) {
        let mover = !setup.turn;
        let file = File::new(self.below(8) as u32);
        let at = |file, rank| Square::from_coords(file, mover.relative_rank(rank));
        let side = self.pick(&[-1, 1]);
        let Some(beside) = file.offset(side) else {
            return;
        };
        let (pawn, catcher) = (at(file, Rank::Fourth), at(beside, Rank::Fourth));
        let empty = [at(file, Rank::Second), at(file, Rank::Third), pawn, catcher];
        if empty
            .iter()
            .any(|&square| setup.board.piece_at(square).is_some())
        {
            return;
        }
        setup.board.set_piece_at(pawn, mover.pawn());
        setup.board.set_piece_at(catcher, setup.turn.pawn());
        setup.ep_square = Some(at(file, Rank::Third));
    }
}

/// The same position with colours and ranks exchanged.
pub fn mirrored(position: &Position) -> Position {
    use gaffel::chess::EnPassantMode;
    tolerant(position.to_setup(EnPassantMode::Legal).into_mirrored())
        .expect("a mirrored legal position is legal")
}

/// A position that need not be reachable in a game.
#[expect(
    clippy::result_large_err,
    reason = "the error carries the position that is taken out of it"
)]
fn tolerant(setup: Setup) -> Option<Position> {
    Position::from_setup(setup, CastlingMode::Standard)
        .or_else(|error| error.ignore_impossible_check())
        .or_else(|error| error.ignore_too_much_material())
        .ok()
}
