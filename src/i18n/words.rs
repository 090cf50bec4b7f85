//! The enums of the core in words: what is asked, what a move is worth, why one is not legal, why
//! a position is refused. Full sentences in a friendly teacher's tone.

mod hints;
mod illegal;
mod judgement;
mod position;
mod themes;

pub use hints::{hint, idea, pointer_move, pointer_piece};
pub use illegal::{illegal, move_error};
pub use judgement::{judge_error, judgement};
pub use position::{fen_error, fen_problem, game_over};
pub use themes::{ThemeWords, theme};

use super::Lang;
use super::moves::color_key;
use crate::chess::Color;
use crate::puzzle::Kind;

/// What the solver is asked for: "Mate in 2. White to move." `moves` counts for mates alone.
pub fn task(lang: Lang, kind: Kind, moves: u8, turn: Color) -> String {
    let messages = lang.messages();
    let asked = match kind {
        Kind::Mate => messages.task_mate(moves),
        Kind::Fork => messages.task_fork(),
        Kind::Skewer => messages.task_skewer(),
        Kind::Tactic => messages.task_tactic(),
    };
    format!("{asked} {}", messages.task_turn(color_key(turn)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_task_is_one_line_in_every_language() {
        let asked = |kind, moves, turn| Lang::ALL.map(|lang| task(lang, kind, moves, turn));
        assert_eq!(
            asked(Kind::Mate, 2, Color::White),
            [
                "Mate in 2. White to move.",
                "Mat i to træk. Hvid trækker.",
                "Matt i två drag. Vit vid draget.",
                "Matt i to trekk. Hvit i trekket.",
            ]
        );
        assert_eq!(
            asked(Kind::Mate, 1, Color::Black),
            [
                "Mate in 1. Black to move.",
                "Mat i ét træk. Sort trækker.",
                "Matt i ett drag. Svart vid draget.",
                "Matt i ett trekk. Svart i trekket.",
            ]
        );
        assert_eq!(
            asked(Kind::Skewer, 2, Color::Black),
            [
                "Find the skewer. Black to move.",
                "Find spiddet. Sort trækker.",
                "Hitta spettet. Svart vid draget.",
                "Finn spiddingen. Svart i trekket.",
            ]
        );
        assert_eq!(
            task(Lang::Da, Kind::Mate, 5, Color::White),
            "Mat i 5 træk. Hvid trækker."
        );
    }
}
