//! The endgame tables against plain iteration, the rules, the mate verifier and published
//! figures.

use crate::fixed_point;
use crate::random::{Random, mirrored};
use gaffel::chess::{
    Bitboard, CastlingMode, Color, EnPassantMode, File, FromSetup, Position, Role, Rules, Square,
    fen,
};
use gaffel::endgame::{Worth, best_moves, probe, trickiest, worth_of};
use gaffel::mate::{Solver, Verdict};
use std::cmp::Reverse;

fn queenside() -> Bitboard {
    [File::A, File::B, File::C, File::D]
        .into_iter()
        .fold(Bitboard::EMPTY, |files, file| files | file)
}

/// Quick wins before slow ones, then a draw, slow losses before quick ones.
fn rank(worth: Worth) -> (i32, Reverse<i32>) {
    match worth {
        Worth::Win { moves } => (1, Reverse(moves as i32)),
        Worth::Draw => (0, Reverse(0)),
        Worth::Loss { moves } => (-1, Reverse(-(moves as i32))),
    }
}

#[test]
fn king_and_pawn_agrees_with_plain_iteration_everywhere() {
    let solved = fixed_point::solve(Role::Pawn, queenside());
    // White to move, Black to move.
    let mut won = [0; 2];
    let mut longest = 0;
    for (position, worth) in solved.all() {
        assert_eq!(probe(position), Some(worth), "{}", fen::format(position));
        match worth {
            Worth::Win { moves } => {
                won[0] += 1;
                longest = longest.max(moves);
            }
            Worth::Loss { .. } => won[1] += 1,
            Worth::Draw => {}
        }
    }
    // Engines that carry this ending as bits count 111,282 won positions of these files.
    assert_eq!(won, [62_480, 48_802]);
    assert_eq!(won[0] + won[1], 111_282);
    assert_eq!(longest, 19);
}

#[test]
fn king_and_rook_has_the_published_number_of_positions_at_each_distance() {
    // Black to move, mirror images and rotations counted once: the chess endgame data set
    // "King-Rook vs. King" of the UCI machine learning repository (Bain, Hoff).
    const DRAWN: u32 = 2796;
    const LOST: [u32; 17] = [
        27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390,
    ];
    let (mut drawn, mut lost) = (0, [0; 17]);
    for position in fixed_point::positions(Role::Rook, Bitboard::FULL) {
        if position.turn() == Color::White || !is_first_image(&position) {
            continue;
        }
        match probe(&position) {
            Some(Worth::Loss { moves }) => lost[moves as usize] += 1,
            worth => {
                assert_eq!(worth, Some(Worth::Draw));
                drawn += 1;
            }
        }
    }
    assert_eq!((drawn, lost), (DRAWN, LOST));
}

/// Whether no mirror image or rotation of the board comes before it.
fn is_first_image(position: &Position) -> bool {
    let men = |turned: &dyn Fn(Square) -> Square| {
        let board = position.board();
        let king = |color| turned(board.king_of(color).unwrap());
        let rook = turned(board.by_role(Role::Rook).first().unwrap());
        [king(Color::White), king(Color::Black), rook]
    };
    let own = men(&|square| square);
    let turns: [&dyn Fn(Square) -> Square; 7] = [
        &Square::flip_horizontal,
        &Square::flip_vertical,
        &Square::flip_diagonal,
        &Square::flip_anti_diagonal,
        &Square::rotate_90,
        &Square::rotate_180,
        &Square::rotate_270,
    ];
    turns.iter().all(|turn| own <= men(turn))
}

#[test]
fn king_and_rook_is_worth_its_best_move_everywhere() {
    // This proves the table: distances go down along the moves, so wins are real, and from a draw
    // the bare king always has a move to another. Mirror images: see below.
    let quarter = queenside() & !Bitboard(0xffff_ffff_0000_0000);
    let mut seen = 0;
    for position in fixed_point::positions(Role::Rook, Bitboard::FULL) {
        if quarter.contains(position.board().king_of(Color::Black).unwrap()) {
            is_worth_its_best_move(&position);
            seen += 1;
        }
    }
    assert!(seen > 90_000, "{seen}");
}

fn is_worth_its_best_move(position: &Position) {
    let best = position
        .legal_moves()
        .into_iter()
        .map(|mv| worth_of(position, mv).unwrap())
        .max_by_key(|&worth| rank(worth));
    let over = if position.is_checkmate() {
        Worth::Loss { moves: 0 }
    } else {
        Worth::Draw
    };
    let worth = probe(position);
    assert_eq!(worth, best.or(Some(over)), "{}", fen::format(position));
}

#[test]
fn colours_and_files_make_no_difference() {
    let mut random = Random(31);
    for role in [Role::Rook, Role::Pawn] {
        for position in some(&mut random, role, 3000) {
            let name = fen::format(&position);
            let colours = mirrored(&position);
            let mut setup = position.to_setup(EnPassantMode::Legal);
            setup.board.flip_horizontal();
            let files = Position::from_setup(setup, CastlingMode::Standard).unwrap();
            for image in [colours, files] {
                assert_eq!(probe(&position), probe(&image), "{name}");
                is_worth_its_best_move(&image);
            }
        }
    }
}

/// Random positions of White's, `count` of them.
fn some(random: &mut Random, role: Role, count: usize) -> Vec<Position> {
    let mut some = Vec::new();
    while some.len() < count {
        some.extend(fixed_point::numbered(role, random.below(1 << 19)));
    }
    some
}

#[test]
fn the_mate_verifier_sees_the_same_short_mates() {
    let mut solver = Solver::new(1_000_000);
    let mut random = Random(7);
    let mut mates = 0;
    for position in some(&mut random, Role::Rook, 4000) {
        if position.turn() == Color::Black {
            continue;
        }
        let expected = match probe(&position) {
            Some(Worth::Win { moves }) if moves <= 3 => {
                mates += 1;
                Verdict::Mate { moves: moves as u8 }
            }
            _ => Verdict::NoMate,
        };
        let name = fen::format(&position);
        assert_eq!(solver.shortest_mate(&position, 3), expected, "{name}");
    }
    assert!(mates > 20, "{mates}");
}

#[test]
fn the_best_moves_and_the_trickiest_keep_what_there_is() {
    let mut random = Random(11);
    for role in [Role::Rook, Role::Pawn] {
        for position in some(&mut random, role, 3000) {
            let name = fen::format(&position);
            let best = best_moves(&position);
            let worth = probe(&position);
            assert_eq!(best.is_empty(), position.legal_moves().is_empty(), "{name}");
            for &mv in &best {
                assert_eq!(worth_of(&position, mv), worth, "{name}");
            }
            match trickiest(&position, |_| 0) {
                Some(mv) => assert!(best.contains(&mv), "{name}"),
                None => assert!(best.is_empty(), "{name}"),
            }
        }
    }
}
