//! Why a position is refused, and how a game has ended.

use crate::chess::{CastlingSide, Color, EnPassantProblem, FenError, FenProblem, GameOver, Square};
use crate::i18n::Lang;
use crate::i18n::moves::{color_key, squares};

/// Every reason why a FEN is refused, a sentence or two each.
pub fn fen_error(lang: Lang, error: &FenError) -> String {
    let reasons: Vec<String> = error
        .reasons
        .iter()
        .map(|reason| fen_problem(lang, reason))
        .collect();
    reasons.join(" ")
}

/// One reason why a FEN is refused, and how to mend it.
pub fn fen_problem(lang: Lang, problem: &FenProblem) -> String {
    use FenProblem as Why;
    let m = lang.messages();
    let at = |square: &Square| square.to_string();
    let text = match problem {
        Why::Empty => m.fen_empty(),
        Why::TooLong { characters } => m.fen_too_long(*characters),
        Why::TooFewFields { found } => m.fen_too_few_fields(*found),
        Why::TooManyFields { found } => m.fen_too_many_fields(*found),
        Why::RankCount { found } => m.fen_rank_count(*found),
        Why::RankLength {
            rank,
            squares,
            text,
        } => m.fen_rank_length(rank.char().to_string(), text, *squares),
        Why::UnknownPiece { rank, letter } => {
            m.fen_unknown_piece(letter.to_string(), rank.char().to_string())
        }
        Why::NoKing { color } => m.fen_no_king(color_key(*color)),
        Why::SeveralKings { color, count } => m.fen_several_kings(color_key(*color), *count),
        Why::TooManyPieces { color, count } => m.fen_too_many_pieces(color_key(*color), *count),
        Why::TooManyPawns { color, count } => m.fen_too_many_pawns(color_key(*color), *count),
        Why::PawnsOnEdgeRank { squares: found } => m.fen_pawns_on_edge_rank(squares(lang, found)),
        Why::BadTurn { text } => m.fen_bad_turn(text),
        Why::KingsTouch => m.fen_kings_touch(),
        Why::OpponentInCheck { king, by } => m.fen_opponent_in_check(at(king), squares(lang, by)),
        Why::BadCastling { text } => m.fen_bad_castling(text),
        Why::CastlingKingNotHome { color, side, home } => {
            m.fen_castling_king(right(*color, *side), at(home))
        }
        Why::CastlingRookNotHome { color, side, home } => {
            m.fen_castling_rook(right(*color, *side), at(home))
        }
        Why::BadEnPassant { text } => m.fen_bad_en_passant(text),
        Why::EnPassant { square, why } => match why {
            EnPassantProblem::WrongRank { expected } => {
                m.fen_en_passant_rank(at(square), expected.char().to_string())
            }
            EnPassantProblem::NoPawn { pawn } => m.fen_en_passant_no_pawn(at(square), at(pawn)),
            EnPassantProblem::Occupied => m.fen_en_passant_occupied(at(square)),
            EnPassantProblem::OriginOccupied { from } => {
                m.fen_en_passant_origin(at(square), at(from))
            }
        },
        Why::BadHalfmoves { text } => m.fen_bad_halfmoves(text),
        Why::BadMoveNumber { text } => m.fen_bad_move_number(text),
    };
    text.to_string()
}

/// How a game has ended: "The game is over: it is stalemate."
pub fn game_over(lang: Lang, how: GameOver) -> String {
    let messages = lang.messages();
    let text = match how {
        GameOver::Checkmate => messages.over_checkmate(),
        GameOver::Stalemate => messages.over_stalemate(),
        GameOver::DeadPosition => messages.over_dead(),
    };
    text.to_string()
}

/// As in a FEN.
fn right(color: Color, side: CastlingSide) -> &'static str {
    match (color, side) {
        (Color::White, CastlingSide::KingSide) => "K",
        (Color::White, CastlingSide::QueenSide) => "Q",
        (Color::Black, CastlingSide::KingSide) => "k",
        (Color::Black, CastlingSide::QueenSide) => "q",
    }
}
