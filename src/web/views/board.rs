//! The board on a page: squares as buttons of two small forms, so that it needs no script.

use super::Fields;
use crate::diagram::{Action, BoardView};
use crate::i18n::Messages;
use askama::Template;

/// Where the board's buttons lead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardForms {
    /// GET: picks a piece (`from`) or puts it back (no `from`).
    pub pick: String,
    /// POST: makes the move (`from`, `to`).
    pub play: String,
    /// Sent along with both: line, hints, flip.
    pub fields: Fields,
}

/// A board as markup; put it into a page with `{{ board|safe }}`. At most one with forms a page.
#[derive(Template)]
#[template(path = "board.html")]
pub struct BoardGrid {
    m: Messages,
    board: BoardView,
    forms: Option<BoardForms>,
    /// What is drawn on the board, in words.
    note: Option<String>,
}

impl BoardGrid {
    /// With forms, sixty-four buttons and all the script needs; also for a finished puzzle, so
    /// that the board can still be explored.
    pub fn new(messages: Messages, board: BoardView, forms: BoardForms) -> BoardGrid {
        BoardGrid {
            m: messages,
            board,
            forms: Some(forms),
            note: None,
        }
    }

    /// With words for what is drawn on the board.
    pub fn noted(mut self, note: Option<String>) -> BoardGrid {
        self.note = note;
        self
    }

    /// A picture of the position with its pieces listed in words; nothing to press.
    pub fn picture(messages: Messages, board: BoardView) -> BoardGrid {
        BoardGrid {
            m: messages,
            board,
            forms: None,
            note: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Position, Square};
    use crate::diagram::{Arrow, ArrowKind, Drawing, Play};
    use crate::i18n::Lang;

    fn forms() -> BoardForms {
        BoardForms {
            pick: "/en/daily/2026-11-29".to_owned(),
            play: "/en/daily/2026-11-29/move".to_owned(),
            fields: vec![
                ("line", "e2e4.e7e5".to_owned()),
                ("hints", "\"<1>".to_owned()),
            ],
        }
    }

    #[test]
    fn squares_to_be_picked_are_buttons_that_say_whether_they_are() {
        let picked = Square::E4.into();
        let page = page(Play::Squares { picked });
        let on = "name=\"picked\" value=\"\" data-square=\"e4\" aria-label=\"e4, empty, picked\" \
                  aria-pressed=\"true\"";
        assert!(page.contains(on), "{page}");
        let off = "name=\"picked\" value=\"e2.e4\" data-square=\"e2\" \
                   aria-label=\"e2, white pawn\" aria-pressed=\"false\"";
        assert!(page.contains(off), "{page}");
        assert!(page.contains(" data-squares"));
    }

    fn board(play: Play) -> BoardView {
        let drawing = Drawing::new(Color::White).arrows(vec![Arrow::new(
            Square::G1,
            Square::F3,
            ArrowKind::Hint,
        )]);
        BoardView::new(&Position::default(), &drawing, play, None, Lang::En)
    }

    fn page(play: Play) -> String {
        BoardGrid::new(Lang::En.messages(), board(play), forms())
            .render()
            .unwrap()
    }

    #[test]
    fn a_board_is_a_grid_of_eight_rows_and_sixty_four_named_buttons() {
        let page = page(Play::On { picked: None });
        assert_eq!(page.matches("role=\"grid\"").count(), 1);
        assert_eq!(page.matches("role=\"row\"").count(), 8);
        assert_eq!(page.matches("role=\"gridcell\"").count(), 64);
        assert_eq!(page.matches("<button").count(), 64);
        assert!(page.contains("aria-label=\"e2, white pawn\""));
    }

    #[test]
    fn with_nothing_picked_pieces_are_buttons_of_the_picking_form() {
        let page = page(Play::On { picked: None });
        assert!(page.contains("<button form=\"board-pick\" name=\"from\" value=\"e2\""));
        assert!(!page.contains("name=\"to\""));
        assert!(!page.contains("type=\"hidden\" name=\"from\""));
    }

    #[test]
    fn with_a_piece_picked_its_targets_are_buttons_of_the_moving_form() {
        let page = page(Play::On {
            picked: Some(Square::E2),
        });
        assert!(page.contains("<input type=\"hidden\" name=\"from\" value=\"e2\">"));
        assert!(page.contains("<button form=\"board-drop\" name=\"to\" value=\"e4\""));
        assert!(page.contains("<button form=\"board-pick\" data-square=\"e2\""));
    }

    #[test]
    fn fields_go_along_with_both_forms_and_are_escaped() {
        let page = page(Play::On { picked: None });
        let field = "<input type=\"hidden\" name=\"line\" value=\"e2e4.e7e5\">";
        assert_eq!(page.matches(field).count(), 2);
        assert!(!page.contains("\"<1>"));
    }

    #[test]
    fn a_board_that_is_not_to_be_played_has_nothing_to_submit() {
        let page = page(Play::Off);
        assert_eq!(page.matches("aria-disabled=\"true\"").count(), 64);
        assert!(!page.contains("form=\"board-"));
        assert!(page.contains("data-targets=\"\""));
    }

    #[test]
    fn a_picture_has_words_and_no_buttons() {
        let page = BoardGrid::picture(Lang::Da.messages(), board(Play::Off))
            .render()
            .unwrap();
        assert!(page.contains("role=\"img\""));
        assert!(!page.contains("<button"));
        assert!(!page.contains("<form"));
    }

    #[test]
    fn the_markup_obeys_the_strict_content_policy() {
        for play in [Play::Off, Play::On { picked: None }] {
            let page = page(play);
            for forbidden in ["style=", "<script", "onclick=", "onsubmit=", "data:"] {
                assert!(!page.contains(forbidden), "{forbidden}");
            }
        }
    }
}
