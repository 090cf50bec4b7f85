//! R06–R11: how the pieces move and capture.

use super::{START, after, at, is_legal, legal, refusal, targets};
use gaffel::chess::{
    Bitboard, Color, IllegalReason, Piece, Role, Rules, Square, attacks, fen, over,
};

#[test]
fn r06_a_capture_removes_the_enemy_piece_and_is_never_compulsory() {
    let position = at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert!(legal(&position, "exd5").is_capture());
    let captured = after(&position, "exd5");
    assert_eq!(fen::format(&captured), "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1");
    assert!(is_legal(&position, "e5"));
    assert!(is_legal(&position, "Kd1"));
}

#[test]
fn r06_a_piece_never_moves_onto_one_of_its_own() {
    let position = at(START);
    for mv in position.legal_moves() {
        assert!(!position.us().contains(mv.to()));
    }
    assert_eq!(
        refusal(&position, "Ra2"),
        IllegalReason::OwnPieceThere { to: Square::A2 }
    );
}

#[test]
fn r07_the_king_goes_one_square_any_way() {
    let position = at("7k/8/8/8/3K4/8/8/8 w - - 0 1");
    use Square::{C3, C4, C5, D3, D5, E3, E4, E5};
    assert_eq!(
        targets(&position, Square::D4),
        [C3, D3, E3, C4, E4, C5, D5, E5]
    );
}

#[test]
fn r07_the_king_keeps_off_attacked_squares() {
    let position = at("3k4/8/8/8/4r3/8/8/3K4 w - - 0 1");
    assert_eq!(
        targets(&position, Square::D1),
        [Square::C1, Square::C2, Square::D2]
    );
    assert_eq!(
        refusal(&position, "Ke1"),
        IllegalReason::KingIntoCheck { to: Square::E1 }
    );
    // A guarded piece is an attacked square as well.
    let guarded = at("3k4/8/8/8/8/5b2/4r3/3K4 w - - 0 1");
    assert_eq!(
        refusal(&guarded, "Kxe2"),
        IllegalReason::KingIntoCheck { to: Square::E2 }
    );
}

#[test]
fn r07_the_kings_never_stand_side_by_side_and_never_capture_each_other() {
    let position = at("8/8/3k4/8/3K4/8/8/8 w - - 0 1");
    for to in [Square::C5, Square::D5, Square::E5] {
        assert_eq!(
            refusal(&position, &format!("K{to}")),
            IllegalReason::KingNextToKing { to }
        );
    }
    assert!(fen::parse("8/8/8/3k4/3K4/8/8/8 w - - 0 1").is_err());
}

fn reach(role: Role, from: Square) -> Bitboard {
    let piece = Piece {
        color: Color::White,
        role,
    };
    attacks::attacks(from, piece, Bitboard::EMPTY)
}

#[test]
fn r08_queen_rook_and_bishop_go_any_distance_along_their_lines() {
    for from in Square::ALL {
        for to in Square::ALL.into_iter().filter(|to| *to != from) {
            let straight = from.file() == to.file() || from.rank() == to.rank();
            let diagonal = from.file().distance(to.file()) == from.rank().distance(to.rank());
            assert_eq!(reach(Role::Rook, from).contains(to), straight);
            assert_eq!(reach(Role::Bishop, from).contains(to), diagonal);
            assert_eq!(reach(Role::Queen, from).contains(to), straight || diagonal);
        }
    }
    let position = at("6k1/8/8/8/3Q4/8/8/K7 w - - 0 1");
    assert!(!is_legal(&position, "Qe6"));
}

#[test]
fn r08_a_bishop_keeps_the_colour_of_its_squares() {
    for from in Square::ALL {
        for to in reach(Role::Bishop, from) {
            assert_eq!(from.is_light(), to.is_light());
        }
    }
}

#[test]
fn r09_a_knight_goes_two_and_one_and_changes_the_colour_of_its_square() {
    for from in Square::ALL {
        for to in Square::ALL {
            let files = from.file().distance(to.file());
            let ranks = from.rank().distance(to.rank());
            let two_and_one = (files, ranks) == (2, 1) || (files, ranks) == (1, 2);
            assert_eq!(reach(Role::Knight, from).contains(to), two_and_one);
            if two_and_one {
                assert_ne!(from.is_light(), to.is_light());
            }
        }
    }
}

#[test]
fn r09_a_knight_leaps_over_everything() {
    let hemmed_in = at("4k3/8/8/2ppp3/2pNp3/2ppp3/8/4K3 w - - 0 1");
    assert_eq!(targets(&hemmed_in, Square::D4).len(), 8);
    assert!(is_legal(&at(START), "Nf3"));
}

#[test]
fn r10_all_other_pieces_are_stopped_by_whatever_stands_in_the_way() {
    let position = at("4k3/8/8/3p4/8/1P6/8/K2Q4 w - - 0 1");
    let to = |square| targets(&position, Square::D1).contains(&square);
    assert!(
        to(Square::D4) && to(Square::D5),
        "up to the enemy and onto it"
    );
    assert!(!to(Square::D6), "never past it");
    assert!(to(Square::C2) && !to(Square::B3) && !to(Square::A4));
    assert_eq!(
        refusal(&position, "Qd7"),
        IllegalReason::Blocked { by: Square::D5 }
    );
    assert_eq!(
        refusal(&at(START), "Ra3"),
        IllegalReason::Blocked { by: Square::A2 }
    );
}

#[test]
fn r11_a_pawn_goes_one_ahead_or_two_from_its_start() {
    assert_eq!(targets(&at(START), Square::E2), [Square::E3, Square::E4]);
    let moved = at("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1");
    assert_eq!(targets(&moved, Square::E3), [Square::E4]);
    assert_eq!(
        refusal(&moved, "e3e5"),
        IllegalReason::PawnDoubleStep { from: Square::E3 }
    );
    let black = after(&at(START), "e4");
    assert_eq!(targets(&black, Square::D7), [Square::D5, Square::D6]);
}

#[test]
fn r11_a_pawn_is_blocked_by_any_piece_ahead() {
    let own = at("4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1");
    assert!(targets(&own, Square::E2).is_empty());
    let enemy = at("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1");
    assert!(targets(&enemy, Square::E2).is_empty());
    let farther = at("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1");
    assert_eq!(targets(&farther, Square::E2), [Square::E3]);
}

#[test]
fn r11_a_pawn_captures_one_square_diagonally_ahead_and_nowhere_else() {
    let position = at("4k3/8/8/8/3ppp2/4P3/8/4K3 w - - 0 1");
    assert_eq!(targets(&position, Square::E3), [Square::D4, Square::F4]);
    let behind = at("4k3/8/8/8/4P3/3p1p2/8/4K3 w - - 0 1");
    assert_eq!(targets(&behind, Square::E4), [Square::E5]);
    assert_eq!(
        refusal(&behind, "e4d3"),
        IllegalReason::PawnBackwards {
            from: Square::E4,
            to: Square::D3
        }
    );
    assert_eq!(
        refusal(&at(START), "exd3"),
        IllegalReason::PawnNothingToCapture { to: Square::D3 }
    );
    assert_eq!(over(&behind), None);
}
