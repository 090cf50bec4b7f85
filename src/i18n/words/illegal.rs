//! Why a move text gives no legal move.

use super::game_over;
use crate::chess::{CastlingSide, IllegalReason, MoveError, Role, Square, letters};
use crate::i18n::Lang;
use crate::i18n::moves::{choices, role_key};

/// Why a text is no move here, and how to mend it.
pub fn move_error(lang: Lang, error: &MoveError) -> String {
    let messages = lang.messages();
    match error {
        MoveError::Unreadable { text } if text.is_empty() => messages
            .move_missing(messages.move_examples().to_string())
            .to_string(),
        MoveError::Unreadable { text } => messages
            .move_unreadable(text, messages.move_examples().to_string())
            .to_string(),
        MoveError::Ambiguous { candidates, .. } => {
            let own: Vec<String> = candidates
                .iter()
                .map(|san| letters::localise(san, lang.letters()))
                .collect();
            messages.move_ambiguous(choices(lang, &own)).to_string()
        }
        MoveError::Illegal { reason, .. } => illegal(lang, reason),
    }
}

/// Why a move is not legal, as one sentence or two.
pub fn illegal(lang: Lang, reason: &IllegalReason) -> String {
    use IllegalReason as Why;
    let m = lang.messages();
    let at = |square: &Square| square.to_string();
    let text = match reason {
        Why::GameOver(how) => return game_over(lang, *how),
        Why::EmptySquare { from } => m.illegal_empty_square(at(from)),
        Why::NotYourPiece { from } => m.illegal_not_your_piece(at(from)),
        Why::NoSuchPiece { role } => m.illegal_no_such_piece(none(lang, *role)),
        Why::NoneThere { role, file, rank } => {
            let place = match (file, rank) {
                (Some(file), Some(rank)) => {
                    m.place_square(Square::from_coords(*file, *rank).to_string())
                }
                (Some(file), None) => m.place_file(file.char().to_string()),
                (None, Some(rank)) => m.place_rank(rank.char().to_string()),
                (None, None) => return m.illegal_no_such_piece(none(lang, *role)).to_string(),
            };
            m.illegal_none_there(none(lang, *role), place.to_string())
        }
        Why::NoneReaches { role, to } => m.illegal_none_reaches(role_key(*role), at(to)),
        Why::NoMove { from } => m.illegal_no_move(at(from)),
        Why::OwnPieceThere { to } => m.illegal_own_piece(at(to)),
        Why::KingNeverCaptured { to } => m.illegal_king_captured(at(to)),
        Why::NotItsMove { role, from, to } => {
            m.illegal_not_its_move(role_key(*role), at(from), at(to))
        }
        Why::Blocked { by } => m.illegal_blocked(at(by)),
        Why::PawnBlocked { by } => m.illegal_pawn_blocked(at(by)),
        Why::PawnBackwards { .. } => m.illegal_pawn_backwards(),
        Why::PawnDoubleStep { from } => m.illegal_pawn_double_step(at(from)),
        Why::PawnNothingToCapture { to } => m.illegal_pawn_nothing(at(to)),
        Why::EnPassantNotPossible { to } => m.illegal_en_passant(at(to)),
        Why::PromotionMissing { to } => {
            let example = letters::localise(&format!("{to}=Q"), lang.letters());
            m.illegal_promotion_missing(at(to), example)
        }
        Why::NotAPromotion { to } => m.illegal_not_a_promotion(at(to)),
        Why::PromotionTo { role: Role::Pawn } => m.illegal_promotion_to_pawn(),
        Why::PromotionTo { .. } => m.illegal_promotion_to_king(),
        Why::StaysInCheck { by } => m.illegal_stays_in_check(at(by)),
        Why::DoubleCheck => m.illegal_double_check(),
        Why::ExposesKing { from } => m.illegal_exposes_king(at(from)),
        Why::KingIntoCheck { to } => m.illegal_king_into_check(at(to)),
        Why::KingNextToKing { to } => m.illegal_king_next_to_king(at(to)),
        Why::CastlingNoRight { side } => m.illegal_castling_right(match side {
            CastlingSide::KingSide => "short",
            CastlingSide::QueenSide => "long",
        }),
        Why::CastlingBlocked { by } => m.illegal_castling_blocked(at(by)),
        Why::CastlingOutOfCheck => m.illegal_castling_out(),
        Why::CastlingThroughCheck { square } => m.illegal_castling_through(at(square)),
        Why::CastlingIntoCheck { square } => m.illegal_castling_into(at(square)),
    };
    text.to_string()
}

/// "no knight", "inget torn".
fn none(lang: Lang, role: Role) -> String {
    lang.messages().piece_none(role_key(role)).to_string()
}
