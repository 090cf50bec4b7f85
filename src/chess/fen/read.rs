//! From text to a position, gathering every problem on the way.

use super::{EnPassantProblem, FenError, FenProblem};
use crate::chess::{
    Bitboard, Board, CastlingMode, CastlingSide, Color, File, Piece, Position, Rank, Setup, Square,
    attacks,
};
use std::num::NonZeroU32;

pub(super) fn position(text: &str) -> Result<Position, FenError> {
    let characters = text.trim().chars().count();
    if characters == 0 {
        return refused(vec![FenProblem::Empty]);
    }
    if characters > FenProblem::MAX_CHARACTERS {
        return refused(vec![FenProblem::TooLong { characters }]);
    }
    let fields: Vec<&str> = text.split_whitespace().collect();
    let mut problems = Vec::new();
    if fields.len() < 4 {
        problems.push(FenProblem::TooFewFields {
            found: fields.len(),
        });
    }
    if fields.len() > 6 {
        problems.push(FenProblem::TooManyFields {
            found: fields.len(),
        });
    }
    let field = |index: usize| fields.get(index).copied();

    let board = field(0).and_then(|text| board(text, &mut problems));
    if let Some(board) = &board {
        census(board, &mut problems);
    }
    let turn = field(1).and_then(|text| turn(text, &mut problems));
    if let (Some(board), Some(turn)) = (&board, turn) {
        standing_check(board, turn, &mut problems);
    }
    let rights = field(2).and_then(|text| rights(text, &mut problems));
    let castling_rights = match (&board, &rights) {
        (Some(board), Some(rights)) => homes(board, rights, &mut problems),
        _ => Bitboard::EMPTY,
    };
    let ep_square = field(3).and_then(|text| passed_square(text, &mut problems));
    if let (Some(board), Some(turn), Some(square)) = (&board, turn, ep_square)
        && let Some(why) = impossible_passage(board, turn, square)
    {
        problems.push(FenProblem::EnPassant { square, why });
    }
    let halfmoves = number(field(4)).unwrap_or_else(|text| {
        problems.push(FenProblem::BadHalfmoves { text });
        None
    });
    let fullmoves = number(field(5)).unwrap_or_else(|text| {
        problems.push(FenProblem::BadMoveNumber { text });
        None
    });

    let (Some(board), Some(turn), true) = (board, turn, problems.is_empty()) else {
        return refused(problems);
    };
    Ok(set_up(Setup {
        board,
        turn,
        castling_rights,
        ep_square,
        halfmoves: halfmoves.unwrap_or(0),
        fullmoves: fullmoves
            .and_then(NonZeroU32::new)
            .unwrap_or(NonZeroU32::MIN),
        ..Setup::empty()
    }))
}

fn refused(reasons: Vec<FenProblem>) -> Result<Position, FenError> {
    Err(FenError { reasons })
}

/// The rules layer has the last word; what it still objects to is what this module lets pass.
#[expect(
    clippy::result_large_err,
    reason = "the error carries the position that is taken out of it"
)]
fn set_up(setup: Setup) -> Position {
    setup
        .position::<Position>(CastlingMode::Standard)
        .or_else(|error| error.ignore_too_much_material())
        .or_else(|error| error.ignore_impossible_check())
        .expect("every other objection has been found and reported before")
}

/// At most forty characters of the reader's own text.
fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

fn board(text: &str, problems: &mut Vec<FenProblem>) -> Option<Board> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        problems.push(FenProblem::RankCount { found: ranks.len() });
        return None;
    }
    let mut board = Board::empty();
    let before = problems.len();
    for (rank, text) in Rank::ALL.into_iter().rev().zip(ranks) {
        let mut squares = 0;
        for letter in text.chars() {
            if let Some(gap @ 1..=8) = letter.to_digit(10) {
                squares += gap as usize;
            } else if let Some(piece) = Piece::from_char(letter) {
                if let Some(&file) = File::ALL.get(squares) {
                    board.set_piece_at(Square::from_coords(file, rank), piece);
                }
                squares += 1;
            } else {
                problems.push(FenProblem::UnknownPiece { rank, letter });
                squares += 1;
            }
        }
        if squares != 8 {
            let text = excerpt(text);
            problems.push(FenProblem::RankLength {
                rank,
                squares,
                text,
            });
        }
    }
    (problems.len() == before).then_some(board)
}

/// Kings, pawns and totals: what the board alone tells.
fn census(board: &Board, problems: &mut Vec<FenProblem>) {
    for color in Color::ALL {
        match board.by_piece(color.king()).count() {
            0 => problems.push(FenProblem::NoKing { color }),
            1 => {}
            count => problems.push(FenProblem::SeveralKings { color, count }),
        }
        let count = board.by_color(color).count();
        if count > 16 {
            problems.push(FenProblem::TooManyPieces { color, count });
        }
        let count = board.by_piece(color.pawn()).count();
        if count > 8 {
            problems.push(FenProblem::TooManyPawns { color, count });
        }
    }
    let squares: Vec<Square> = (board.pawns() & Bitboard::BACKRANKS).into_iter().collect();
    if !squares.is_empty() {
        problems.push(FenProblem::PawnsOnEdgeRank { squares });
    }
}

fn turn(text: &str, problems: &mut Vec<FenProblem>) -> Option<Color> {
    match text {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => {
            let text = excerpt(text);
            problems.push(FenProblem::BadTurn { text });
            None
        }
    }
}

/// The side that has just moved must not have left its king attacked.
fn standing_check(board: &Board, turn: Color, problems: &mut Vec<FenProblem>) {
    let (Some(king), Some(own_king)) = (board.king_of(!turn), board.king_of(turn)) else {
        return;
    };
    if attacks::king_attacks(king).contains(own_king) {
        problems.push(FenProblem::KingsTouch);
    }
    let by: Vec<Square> = board
        .attacks_to(king, turn, board.occupied())
        .without(own_king)
        .into_iter()
        .collect();
    if !by.is_empty() {
        problems.push(FenProblem::OpponentInCheck { king, by });
    }
}

fn rights(text: &str, problems: &mut Vec<FenProblem>) -> Option<Vec<(Color, CastlingSide)>> {
    let mut rights = Vec::new();
    if text == "-" {
        return Some(rights);
    }
    for letter in text.chars() {
        let right = match letter {
            'K' => Some((Color::White, CastlingSide::KingSide)),
            'Q' => Some((Color::White, CastlingSide::QueenSide)),
            'k' => Some((Color::Black, CastlingSide::KingSide)),
            'q' => Some((Color::Black, CastlingSide::QueenSide)),
            _ => None,
        };
        match right.filter(|right| !rights.contains(right)) {
            Some(right) => rights.push(right),
            None => {
                let text = excerpt(text);
                problems.push(FenProblem::BadCastling { text });
                return None;
            }
        }
    }
    Some(rights)
}

/// The rooks of the rights that king and rook at home bear out; the others are problems.
fn homes(
    board: &Board,
    rights: &[(Color, CastlingSide)],
    problems: &mut Vec<FenProblem>,
) -> Bitboard {
    let mut rooks = Bitboard::EMPTY;
    for &(color, side) in rights {
        let king_home = Square::from_coords(File::E, color.backrank());
        let corner = match side {
            CastlingSide::KingSide => File::H,
            CastlingSide::QueenSide => File::A,
        };
        let rook_home = Square::from_coords(corner, color.backrank());
        if board.piece_at(king_home) != Some(color.king()) {
            problems.push(FenProblem::CastlingKingNotHome {
                color,
                side,
                home: king_home,
            });
        }
        if board.piece_at(rook_home) != Some(color.rook()) {
            problems.push(FenProblem::CastlingRookNotHome {
                color,
                side,
                home: rook_home,
            });
        }
        rooks.add(rook_home);
    }
    rooks
}

fn passed_square(text: &str, problems: &mut Vec<FenProblem>) -> Option<Square> {
    if text == "-" {
        return None;
    }
    let square = Square::from_ascii(text.as_bytes()).ok();
    if square.is_none() {
        let text = excerpt(text);
        problems.push(FenProblem::BadEnPassant { text });
    }
    square
}

/// Why no pawn of the side that has just moved can have passed over `square`.
fn impossible_passage(board: &Board, turn: Color, square: Square) -> Option<EnPassantProblem> {
    let expected = turn.relative_rank(Rank::Sixth);
    if square.rank() != expected {
        return Some(EnPassantProblem::WrongRank { expected });
    }
    let pawn = Square::from_coords(square.file(), turn.relative_rank(Rank::Fifth));
    if board.piece_at(pawn) != Some((!turn).pawn()) {
        return Some(EnPassantProblem::NoPawn { pawn });
    }
    if board.occupied().contains(square) {
        return Some(EnPassantProblem::Occupied);
    }
    let from = Square::from_coords(square.file(), turn.relative_rank(Rank::Seventh));
    board
        .occupied()
        .contains(from)
        .then_some(EnPassantProblem::OriginOccupied { from })
}

/// An optional counter of up to four figures; the text itself when it is none.
fn number(text: Option<&str>) -> Result<Option<u32>, String> {
    let Some(text) = text else {
        return Ok(None);
    };
    if text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().map(Some).map_err(|_| excerpt(text))
    } else {
        Err(excerpt(text))
    }
}
