//! The choice of the piece that a pawn becomes.

use super::Fields;
use crate::chess::{Color, Role, Square};
use crate::diagram::pieces::{color_word, role_word};
use crate::i18n::Messages;
use askama::Template;

/// A pawn waits for its piece.
#[derive(Template)]
#[template(path = "promotion.html")]
pub struct Promotion {
    m: Messages,
    action: String,
    carried: Fields,
    from: String,
    to: String,
    cancel: String,
    color: &'static str,
    choices: [Choice; 4],
}

struct Choice {
    /// As in UCI.
    letter: char,
    role: &'static str,
    name: String,
}

impl Promotion {
    /// `action` takes the move with the fields `carried`; `cancel` is the page without the choice.
    pub fn new(
        m: Messages,
        color: Color,
        (from, to): (Square, Square),
        action: String,
        carried: Fields,
        cancel: String,
    ) -> Promotion {
        let choice = |role: Role, name: String| Choice {
            letter: role.char(),
            role: role_word(role),
            name,
        };
        Promotion {
            action,
            carried,
            from: from.to_string(),
            to: to.to_string(),
            cancel,
            color: color_word(color),
            choices: [
                choice(Role::Queen, m.promotion_queen().to_string()),
                choice(Role::Rook, m.promotion_rook().to_string()),
                choice(Role::Bishop, m.promotion_bishop().to_string()),
                choice(Role::Knight, m.promotion_knight().to_string()),
            ],
            m,
        }
    }
}
