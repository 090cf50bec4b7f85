//! Mates by a rook (or queen) that a knight helps: Anastasia's, Arabian, hook, Vuković's.
//!
//! - Anastasia: a rook or queen mates along the a- or h-file a king that is in no corner; beside
//!   the king, towards the middle, stands one of its own men, and two squares further the knight.
//! - Arabian: the king stands in a corner, the rook next to it, guarded by a knight two files and
//!   two ranks from the king.
//! - Hook: the rook stands next to the king, guarded by a knight next to the king, which a pawn
//!   guards.
//! - Vuković: king, rook and knight stand side by side in a row or one behind the other, the rook
//!   between; a third piece or pawn guards the rook.
//!
//! Sources: Lichess' themes "a knight and rook or queen team up to trap the opposing king between
//! the side of the board and a friendly piece" (Anastasia), "a knight and a rook team up to trap the
//! opposing king on a corner of the board" (Arabian), "checkmate with a rook, knight, and pawn along
//! with one enemy pawn" (hook), "a rook and knight team up to mate the king; the rook delivers mate
//! while supported by a third piece, and the knight is used to block the king's escape squares"
//! (Vuković).

use super::Net;
use crate::chess::{Board, Color, File, Rank, Role, Square};

pub(super) fn is_anastasia(net: &Net) -> bool {
    let king = net.king;
    let on_side = matches!(king.file(), File::A | File::H)
        && !matches!(king.rank(), Rank::First | Rank::Eighth);
    let by_file = net.last.mv.to().file() == king.file()
        && matches!(net.last.role(), Role::Queen | Role::Rook);
    let inwards = if king.file() == File::A { 1 } else { -1 };
    let beside = |squares: i32| {
        king.file()
            .offset(squares * inwards)
            .and_then(|file| net.board.piece_at(Square::from_coords(file, king.rank())))
    };
    on_side
        && by_file
        && beside(1).is_some_and(|man| man.color == net.mated())
        && beside(3).is_some_and(|man| man.color != net.mated() && man.role == Role::Knight)
}

pub(super) fn is_arabian(net: &Net) -> bool {
    let king = net.king;
    let corner = matches!(king.file(), File::A | File::H)
        && matches!(king.rank(), Rank::First | Rank::Eighth);
    corner
        && rook_beside(net)
        && guards(net.board, net.last.mv.to(), !net.mated()).any(|(square, role)| {
            role == Role::Knight
                && square.file().distance(king.file()) == 2
                && square.rank().distance(king.rank()) == 2
        })
}

pub(super) fn is_hook(net: &Net) -> bool {
    let mating = !net.mated();
    rook_beside(net)
        && guards(net.board, net.last.mv.to(), mating).any(|(square, role)| {
            role == Role::Knight
                && square.distance(net.king) == 1
                && guards(net.board, square, mating).any(|(_, role)| role == Role::Pawn)
        })
}

pub(super) fn is_vukovic(net: &Net) -> bool {
    let (king, rook) = (net.king, net.last.mv.to());
    let (files, ranks) = (
        i32::from(rook.file()) - i32::from(king.file()),
        i32::from(rook.rank()) - i32::from(king.rank()),
    );
    let beyond = rook.file().offset(files).zip(rook.rank().offset(ranks));
    let has_knight = beyond
        .map(|(file, rank)| Square::from_coords(file, rank))
        .and_then(|square| net.board.piece_at(square))
        .is_some_and(|man| man.color != net.mated() && man.role == Role::Knight);
    has_knight
        && rook_beside(net)
        && (files == 0 || ranks == 0)
        && guards(net.board, rook, !net.mated()).next().is_some()
}

fn rook_beside(net: &Net) -> bool {
    net.last.role() == Role::Rook && net.last.mv.to().distance(net.king) == 1
}

fn guards(board: &Board, square: Square, side: Color) -> impl Iterator<Item = (Square, Role)> + '_ {
    board
        .attacks_to(square, side, board.occupied())
        .into_iter()
        .filter_map(|from| Some((from, board.role_at(from)?)))
}

#[cfg(test)]
mod tests {
    use crate::theme::Theme;
    use crate::theme::themes::shows;

    #[test]
    fn anastasia_needs_the_man_beside_the_king() {
        let fen = "5r2/4N1pk/8/8/8/8/8/K2R4 w - - 0 1";
        assert!(shows(fen, "d1h1", Theme::AnastasiaMate));
        let fen = "8/4N2k/8/8/8/2B5/8/K2R4 w - - 0 1";
        assert!(!shows(fen, "d1h1", Theme::AnastasiaMate));
        let fen = "k2r4/8/8/8/8/8/4n1PK/5R2 b - - 0 1";
        assert!(shows(fen, "d8h8", Theme::AnastasiaMate));
    }

    #[test]
    fn arabian_needs_the_knight_to_guard_the_rook() {
        let fen = "7k/R7/5N2/8/8/8/8/6K1 w - - 0 1";
        assert!(shows(fen, "a7h7", Theme::ArabianMate));
        let fen = "7k/R7/6P1/8/2B5/8/8/6K1 w - - 0 1";
        assert!(!shows(fen, "a7h7", Theme::ArabianMate));
    }

    #[test]
    fn a_hook_is_rook_knight_and_pawn() {
        // A check that can be met.
        let fen = "8/pR6/8/1b1pkp2/3N2p1/4P3/PP1K1Pr1/8 w - - 0 36";
        assert!(!shows(fen, "b7e7", Theme::HookMate));
        let fen = "8/8/pR6/1b1pkp2/3N2p1/4P3/PP1K1Pr1/8 w - - 0 36";
        assert!(shows(fen, "b6e6", Theme::HookMate));
        let fen = "3r4/R7/1p2pk1p/4N1p1/3P1n2/6K1/1P5P/8 w - - 5 39";
        assert!(shows(fen, "a7f7", Theme::HookMate));
        let fen = "7k/R7/5N2/8/8/8/8/6K1 w - - 0 1";
        assert!(!shows(fen, "a7h7", Theme::HookMate));
    }

    #[test]
    fn vukovic_has_king_rook_and_knight_in_a_row() {
        let fen = "6k1/1R6/5KN1/8/8/7P/8/1q4r1 w - - 0 54";
        assert!(shows(fen, "b7g7", Theme::VukovicMate));
        let fen = "7k/R7/5N2/8/8/8/8/6K1 w - - 0 1";
        assert!(!shows(fen, "a7h7", Theme::VukovicMate));
    }
}
