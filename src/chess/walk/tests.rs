use super::*;
use crate::chess::fen;

/// A board from the first field of a FEN.
fn board(text: &str) -> Board {
    text.parse().expect("the test's board is well formed")
}

fn square(text: &str) -> Square {
    text.parse().expect("the test's square is one")
}

fn list(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|at| at.to_string()).collect();
    names.join(" ")
}

fn walker(text: &str, from: &str, safe: bool) -> Walker {
    Walker::new(&board(text), square(from), safe).expect("a piece stands there")
}

fn par(text: &str, from: &str, targets: &str, safe: bool) -> Option<u32> {
    let targets: Vec<Square> = targets.split_whitespace().map(square).collect();
    walker(text, from, safe).par(&targets)
}

#[test]
fn a_piece_walks_as_it_moves() {
    // Board, piece, squares that it can go to.
    let table = [
        (
            "8/8/8/8/8/8/8/R7",
            "a1",
            "b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8",
        ),
        ("8/8/8/8/8/8/2P5/R1B5", "a1", "b1 a2 a3 a4 a5 a6 a7 a8"),
        ("8/8/8/8/8/p7/8/RB6", "a1", "a2 a3"),
        ("8/8/8/8/8/8/8/N7", "a1", "c2 b3"),
        ("8/8/8/8/8/1P6/2p5/N7", "a1", "c2"),
        ("8/8/8/8/8/8/8/K7", "a1", "b1 a2 b2"),
        ("8/8/8/8/3P4/8/8/B7", "a1", "b2 c3"),
        (
            "8/8/8/8/8/8/8/Q1k5",
            "a1",
            "b1 a2 b2 a3 c3 a4 d4 a5 e5 a6 f6 a7 g7 a8 h8",
        ),
        ("8/8/8/8/8/8/4P3/8", "e2", "e3 e4"),
        ("8/8/8/8/8/4P3/8/8", "e3", "e4"),
        ("8/8/8/8/4n3/8/4P3/8", "e2", "e3"),
        ("8/8/8/8/8/4n3/4P3/8", "e2", ""),
        ("8/8/8/8/8/3n1P2/4P3/8", "e2", "d3 e3 e4"),
        ("8/4p3/8/8/8/8/8/8", "e7", "e5 e6"),
        ("8/8/8/8/8/8/4p3/3N1n2", "e2", "d1 e1"),
    ];
    for (text, from, expected) in table {
        assert_eq!(
            list(walker(text, from, false).moves()),
            expected,
            "{text} {from}"
        );
    }
}

#[test]
fn a_king_never_lands_on_an_attacked_square_and_others_only_if_the_walk_is_not_safe() {
    // Board, piece, safe, square, whether it may go there.
    let table = [
        ("8/8/8/8/8/1r6/8/K7", "a1", false, "b1", false),
        ("8/8/8/8/8/1r6/8/K7", "a1", false, "a2", true),
        // The rook's line goes on through the square that the king leaves.
        ("8/8/8/8/8/8/8/r2K4", "d1", false, "e1", false),
        ("8/8/8/8/8/8/8/r2K4", "d1", false, "e2", true),
        // A guarded piece is out of the king's reach, a loose one is not.
        ("8/8/8/8/8/3n4/1n6/K7", "a1", false, "b2", false),
        ("8/8/8/8/8/8/1n6/K7", "a1", false, "b2", true),
        // Next to the other king.
        ("8/8/8/8/8/k7/8/K7", "a1", false, "a2", false),
        ("8/8/8/8/4p3/8/8/R7", "a1", true, "a4", true),
        ("8/8/8/8/4p3/8/8/3R4", "d1", true, "d3", false),
        ("8/8/8/8/4p3/8/8/3R4", "d1", false, "d3", true),
        // What is captured attacks no more.
        ("8/8/8/3b4/8/1B6/8/8", "b3", true, "d5", true),
        ("8/8/4p3/3b4/8/1B6/8/8", "b3", true, "d5", false),
    ];
    for (text, from, safe, to, may) in table {
        let moves = walker(text, from, safe).moves();
        assert_eq!(moves.contains(square(to)), may, "{text} {from} {to}");
    }
}

#[test]
fn a_walk_that_is_impossible_says_why() {
    let way = |to| WalkError::NotItsWay { to: square(to) };
    let blocked = |by| WalkError::Blocked { by: square(by) };
    let attacked = |by| WalkError::Attacked { by: square(by) };
    let table = [
        ("8/8/8/8/8/8/8/R7", "a1", "b2", way("b2")),
        (
            "8/8/8/8/8/8/8/R7",
            "a1",
            "a1",
            WalkError::StandsThere { on: square("a1") },
        ),
        ("8/8/8/8/P7/8/8/R7", "a1", "a8", blocked("a4")),
        ("8/8/8/8/P7/8/8/R7", "a1", "a4", blocked("a4")),
        ("8/p7/8/8/P7/8/8/R7", "a1", "a8", blocked("a4")),
        ("k7/8/8/8/8/8/8/R7", "a1", "a8", blocked("a8")),
        ("8/8/8/8/8/4n3/4P3/8", "e2", "e4", blocked("e3")),
        ("8/8/8/8/8/4n3/4P3/8", "e2", "e3", blocked("e3")),
        ("8/8/8/8/8/8/4P3/8", "e2", "d3", way("d3")),
        ("8/8/8/8/8/4P3/8/8", "e3", "e5", way("e5")),
        ("8/8/8/8/8/4P3/8/8", "e3", "e2", way("e2")),
        ("8/8/8/8/8/1r6/8/K7", "a1", "b1", attacked("b3")),
    ];
    for (text, from, to, expected) in table {
        let mut walker = walker(text, from, false);
        let before = walker.clone();
        assert_eq!(walker.go(square(to)), Err(expected), "{text} {from} {to}");
        assert_eq!(walker, before);
    }
}

#[test]
fn a_walk_is_read_in_any_notation_that_names_a_square() {
    let rook = walker("8/8/8/8/8/8/8/3R4", "d1", false);
    for text in ["d5", "d1d5", "D5", "Rd5", "Td5", " d1-d5 ", "♖d5", "Rxd5+"] {
        assert_eq!(rook.read(text), Ok(Square::D5), "{text}");
    }
    for text in ["", "d9", "no", "O-O", "d1d5d7"] {
        assert_eq!(
            rook.read(text),
            Err(WalkError::NotASquare(text.to_owned())),
            "{text}"
        );
    }
    assert_eq!(
        rook.read("e1d5"),
        Err(WalkError::NotThePiece { from: Square::E1 })
    );
}

#[test]
fn a_pawn_walks_on_as_a_queen() {
    let mut pawn = walker("8/4P3/8/8/8/8/8/8", "e7", false);
    assert_eq!(pawn.go(Square::E8), Ok(()));
    assert_eq!(pawn.board().role_at(Square::E8), Some(Role::Queen));
    assert_eq!(pawn.go(Square::H5), Ok(()));
    assert_eq!(pawn.square(), Square::H5);
    assert!(pawn.board().piece_at(Square::E8).is_none());
}

#[test]
fn par_is_the_fewest_moves() {
    // Board, piece, targets, safe, par.
    let table = [
        ("8/8/8/8/8/8/8/3R4", "d1", "d5 h5", false, Some(2)),
        ("8/8/8/8/8/8/8/3R4", "d1", "", false, Some(0)),
        ("8/8/8/8/8/8/8/3R4", "d1", "d1", false, Some(2)),
        ("8/8/8/8/8/8/8/N7", "a1", "h8", false, Some(6)),
        ("8/8/8/8/8/8/8/B7", "a1", "h8 h1", false, None),
        ("8/8/8/8/8/8/4P3/8", "e2", "e4 e8 a8", false, Some(6)),
        ("8/8/8/8/8/8/4P3/8", "e2", "e1", false, Some(6)),
        ("8/8/8/8/8/1p6/1P6/8", "b2", "b8", false, None),
        // Past an attacked square, not onto it; round the guard and through it.
        ("8/8/8/8/4p3/8/8/3R4", "d1", "d8", false, Some(1)),
        ("8/8/8/8/8/2b5/8/R7", "a1", "e1", true, Some(4)),
        ("8/8/8/8/8/2b5/8/R7", "a1", "c3 e1", true, Some(4)),
    ];
    for (text, from, targets, safe, expected) in table {
        assert_eq!(
            par(text, from, targets, safe),
            expected,
            "{text} {from} {targets}"
        );
    }
}

/// Par by trying every walk of a length, shortest first.
fn plain_par(walker: &Walker, left: Bitboard, most: u32) -> Option<u32> {
    fn within(walker: &Walker, left: Bitboard, moves: u32) -> bool {
        left.is_empty()
            || (moves > 0
                && walker.moves().into_iter().any(|to| {
                    let mut next = walker.clone();
                    next.go(to).is_ok() && within(&next, left.without(to), moves - 1)
                }))
    }
    (0..=most).find(|&moves| within(walker, left, moves))
}

#[test]
fn par_agrees_with_trying_every_walk() {
    let mut seed = 0x9e37_79b9_u64;
    let mut below = |bound: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) % bound
    };
    let mut reached = 0;
    for _ in 0..250 {
        let mut board = Board::empty();
        let mut any = |bound| Square::new(u32::try_from(below(bound)).unwrap());
        let from = any(64);
        let targets = [any(64), any(64)];
        for _ in 0..10 {
            let role = Role::ALL[any(6) as usize];
            let color = Color::from_white(any(3) as usize == 0);
            let at = any(64);
            let pawn_fits = !Bitboard::BACKRANKS.contains(at);
            if role != Role::Pawn || pawn_fits {
                board.set_piece_at(at, role.of(color));
            }
        }
        let role = [Role::Knight, Role::King, Role::Pawn, Role::Bishop][any(4) as usize];
        board.set_piece_at(from, role.of(Color::White));
        let walker = Walker::new(&board, from, any(2) as usize == 0).unwrap();
        let found = walker.par(&targets);
        let plain = plain_par(&walker, targets.into_iter().collect(), 4);
        assert_eq!(
            found.filter(|&par| par <= 4),
            plain,
            "{board:?} {from} {targets:?}"
        );
        reached += usize::from(plain.is_some());
        if let Some(way) = walker.shortest(&targets) {
            let mut walking = walker.clone();
            for &to in &way {
                assert_eq!(walking.go(to), Ok(()));
            }
            assert!(targets.iter().all(|target| way.contains(target)));
        }
    }
    assert!(reached > 20, "{reached} walks were found");
}

#[test]
fn squares_are_listed_as_lessons_ask_for_them() {
    let lone = board("8/8/8/2p5/3N4/8/8/8");
    assert_eq!(
        list(attacks_of(&lone, Square::D4)),
        "c2 e2 b3 f3 b5 f5 c6 e6"
    );
    assert_eq!(list(attackers_of(&lone, Square::D4, Color::Black)), "c5");
    assert_eq!(list(attackers_of(&lone, Square::B3, Color::White)), "d4");
    assert_eq!(list(attacks_of(&lone, Square::A1)), "");
    // A pawn attacks what it could not move to, and guards its own.
    let pawns = board("8/8/8/8/3P4/4P3/8/8");
    assert_eq!(list(attacks_of(&pawns, Square::E3)), "d4 f4");
    assert_eq!(list(moves_of(&pawns, None, Square::E3)), "e4");
    assert_eq!(list(moves_of(&pawns, None, Square::A1)), "");
}

#[test]
fn in_a_real_position_the_legal_moves_count() {
    let moves = |text: &str, at: Square| {
        let position = fen::parse(text).unwrap();
        list(moves_of(position.board(), Some(&position), at))
    };
    // A pinned knight, castling both ways, en passant, the side not to move.
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(moves(pinned, Square::E2), "");
    let castling = "4k3/8/8/8/8/8/3PPP2/R3K2R w KQ - 0 1";
    assert_eq!(moves(castling, Square::E1), "c1 d1 f1 g1");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(moves(passing, Square::E5), "d6 e6");
    assert_eq!(moves(passing, Square::D5), "d4");
    // Nobody can pass in check, so movement alone counts for the other side.
    let check = "4k3/8/8/8/8/8/n3r3/4K3 w - - 0 1";
    assert_eq!(moves(check, Square::A2), "c1 c3 b4");
}
