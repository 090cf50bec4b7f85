//! The board in words, in the reader's language.

use super::sight::Target;
use super::view::{Sign, SquareView};
use crate::chess::{Board, Color, Piece, Role, Square};
use crate::i18n::{Lang, Messages};
use std::sync::OnceLock;

/// All pieces of a position, kings first: "White: king g1, pawns f2, g2. Black: king g8."
pub fn pieces(board: &Board, lang: Lang) -> String {
    let messages = lang.messages();
    let white = side(board, Color::White, &messages);
    let black = side(board, Color::Black, &messages);
    messages.board_pieces(white, black).to_string()
}

fn side(board: &Board, color: Color, messages: &Messages) -> String {
    let roles = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let phrases: Vec<String> = roles
        .into_iter()
        .filter_map(|role| {
            let squares: Vec<Square> = board.by_piece(role.of(color)).into_iter().collect();
            (!squares.is_empty()).then(|| phrase(role, &squares, messages))
        })
        .collect();
    if phrases.is_empty() {
        return messages.board_pieces_none().to_string();
    }
    phrases.join(", ")
}

fn phrase(role: Role, squares: &[Square], messages: &Messages) -> String {
    let count = squares.len();
    let list = squares
        .iter()
        .map(Square::to_string)
        .collect::<Vec<_>>()
        .join(", ");
    match role {
        Role::King => messages.board_list_king(list),
        Role::Queen => messages.board_list_queen(count, list),
        Role::Rook => messages.board_list_rook(count, list),
        Role::Bishop => messages.board_list_bishop(count, list),
        Role::Knight => messages.board_list_knight(count, list),
        Role::Pawn => messages.board_list_pawn(count, list),
    }
    .to_string()
}

/// A piece by colour and kind: "white knight".
pub fn piece(piece: Piece, messages: &Messages) -> String {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => messages.board_white_king(),
        (Color::White, Role::Queen) => messages.board_white_queen(),
        (Color::White, Role::Rook) => messages.board_white_rook(),
        (Color::White, Role::Bishop) => messages.board_white_bishop(),
        (Color::White, Role::Knight) => messages.board_white_knight(),
        (Color::White, Role::Pawn) => messages.board_white_pawn(),
        (Color::Black, Role::King) => messages.board_black_king(),
        (Color::Black, Role::Queen) => messages.board_black_queen(),
        (Color::Black, Role::Rook) => messages.board_black_rook(),
        (Color::Black, Role::Bishop) => messages.board_black_bishop(),
        (Color::Black, Role::Knight) => messages.board_black_knight(),
        (Color::Black, Role::Pawn) => messages.board_black_pawn(),
    }
    .to_string()
}

/// A square and what stands on it. There are 64 on every page, so all that can be said is said
/// once and kept.
fn bare_square(square: Square, found: Option<Piece>, lang: Lang) -> &'static str {
    static SAID: [OnceLock<Vec<String>>; Lang::ALL.len()] = [const { OnceLock::new() }; 4];
    let said = SAID[lang as usize].get_or_init(|| {
        let messages = lang.messages();
        let pieces = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| Some(role.of(color))));
        std::iter::once(None)
            .chain(pieces)
            .flat_map(|found| Square::ALL.map(|square| (square.to_string(), found)))
            .map(|(name, found)| match found {
                Some(found) => messages.board_square_piece(name, piece(found, &messages)),
                None => messages.board_square_empty(name),
            })
            .map(|label| label.to_string())
            .collect()
    });
    let kind = found.map_or(0, |piece| {
        let color = Color::ALL.iter().position(|&color| color == piece.color);
        let role = Role::ALL.iter().position(|&role| role == piece.role);
        1 + color.unwrap_or(0) * Role::ALL.len() + role.unwrap_or(0)
    });
    &said[kind * Square::ALL.len() + usize::from(square)]
}

/// A square with all that is marked on it: "f7, black pawn, last move, can be captured".
pub(super) fn square(view: &SquareView, lang: Lang, messages: &Messages) -> String {
    let mut label = bare_square(view.square, view.piece, lang).to_owned();
    let notes = [
        view.check.then(|| messages.board_note_check()),
        view.last_move.then(|| messages.board_note_last_move()),
        view.sign.map(|sign| match sign {
            Sign::Highlight => messages.board_note_highlight(),
            Sign::Goal => messages.board_note_goal(),
            Sign::Extra => messages.board_note_extra(),
        }),
        view.picked.then(|| messages.board_note_picked()),
        view.target.map(|target| match target {
            Target::Quiet => messages.board_note_target(),
            Target::Capture => messages.board_note_capture(),
        }),
    ];
    for note in notes.into_iter().flatten() {
        label += ", ";
        label += &note;
    }
    label
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(fen: &str) -> Board {
        Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
    }

    #[test]
    fn a_position_is_listed_kings_first_and_in_the_readers_language() {
        let board = board("6k1/5ppp/8/8/8/8/5PP1/3R2K1");
        assert_eq!(
            pieces(&board, Lang::En),
            "White: king g1, rook d1, pawns f2, g2. Black: king g8, pawns f7, g7, h7."
        );
        assert_eq!(
            pieces(&board, Lang::Da),
            "Hvid: konge g1, tårn d1, bønder f2, g2. Sort: konge g8, bønder f7, g7, h7."
        );
        assert_eq!(
            pieces(&board, Lang::Sv),
            "Vit: kung g1, torn d1, bönder f2, g2. Svart: kung g8, bönder f7, g7, h7."
        );
        assert_eq!(
            pieces(&board, Lang::Nb),
            "Hvit: konge g1, tårn d1, bønder f2, g2. Svart: konge g8, bønder f7, g7, h7."
        );
    }

    #[test]
    fn an_empty_side_is_named_as_such() {
        assert_eq!(
            pieces(&Board::empty(), Lang::En),
            "White: none. Black: none."
        );
    }
}
