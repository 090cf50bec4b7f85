//! R01–R05: board and set-up.

use super::{START, after, at, is_legal};
use gaffel::chess::{Color, File, MoveError, Position, Rank, Role, Rules, Square, notation};

#[test]
fn r01_light_and_dark_squares_alternate_with_a_light_one_at_each_right_hand_corner() {
    assert!(Square::H1.is_light());
    assert!(Square::A8.is_light());
    assert_eq!(Square::ALL.len(), 64);
    for square in Square::ALL {
        for file in [1, -1]
            .into_iter()
            .filter_map(|step| square.file().offset(step))
        {
            let beside = Square::from_coords(file, square.rank());
            assert_ne!(square.is_light(), beside.is_light());
        }
        if let Some(rank) = square.rank().offset(1) {
            let ahead = Square::from_coords(square.file(), rank);
            assert_ne!(square.is_light(), ahead.is_light());
        }
    }
}

#[test]
fn r02_files_run_from_a_to_h_and_ranks_from_1_to_8_as_white_sees_them() {
    assert_eq!(Square::A1.coords(), (File::A, Rank::First));
    assert_eq!(Square::H8.coords(), (File::H, Rank::Eighth));
    let names: String = File::ALL.iter().map(|file| file.char()).collect();
    assert_eq!(names, "abcdefgh");
    let names: String = Rank::ALL.iter().map(|rank| rank.char()).collect();
    assert_eq!(names, "12345678");
    // White's own first rank is where the white pieces stand, a1 at the queen's side.
    assert_eq!(
        at(START).board().piece_at(Square::A1),
        Some(Color::White.rook())
    );
}

#[test]
fn r03_each_side_starts_with_sixteen_pieces_in_the_order_rnbqkbnr() {
    let position = Position::default();
    assert_eq!(position, at(START));
    let board = position.board();
    for color in Color::ALL {
        assert_eq!(board.by_color(color).count(), 16);
        let count = |role: Role| board.by_piece(role.of(color)).count();
        assert_eq!(
            Role::ALL.map(count),
            [8, 2, 2, 2, 1, 1],
            "pawns, knights, bishops, rooks, queen, king"
        );
        let row = |rank| {
            File::ALL
                .into_iter()
                .filter_map(|file| board.piece_at(Square::from_coords(file, rank)))
                .map(|piece| piece.role.upper_char())
                .collect::<String>()
        };
        assert_eq!(row(color.backrank()), "RNBQKBNR");
        assert_eq!(row(color.relative_rank(Rank::Second)), "PPPPPPPP");
    }
}

#[test]
fn r04_the_queen_stands_on_her_own_colour() {
    let position = at(START);
    let queen = |color: Color| position.board().by_piece(color.queen()).first();
    assert_eq!(queen(Color::White), Some(Square::D1));
    assert!(Square::D1.is_light());
    assert_eq!(queen(Color::Black), Some(Square::D8));
    assert!(Square::D8.is_dark());
}

#[test]
fn r05_white_begins_and_every_move_passes_the_turn() {
    let position = at(START);
    assert_eq!(position.turn(), Color::White);
    assert_eq!(position.legal_moves().len(), 20);
    for mv in position.legal_moves() {
        assert_eq!(position.clone().play(mv).unwrap().turn(), Color::Black);
    }
    let position = after(&position, "e4");
    assert!(!is_legal(&position, "d2d4"));
    assert_eq!(after(&position, "e5").turn(), Color::White);
}

#[test]
fn r05_nobody_may_pass() {
    for text in ["--", "0000", "Z0", "pass", ""] {
        assert!(matches!(
            notation::parse_move(&at(START), text),
            Err(MoveError::Unreadable { .. })
        ));
    }
    for mv in at(START).legal_moves() {
        assert_ne!(at(START).play(mv).unwrap().board(), at(START).board());
    }
}
