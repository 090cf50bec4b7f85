//! What a step asks of the learner, in one line.

use crate::chess::Role;
use crate::diagram::pieces::{color_word, role_word};
use crate::i18n::{Lang, Messages, words};
use crate::lesson::{Goal, Play, Step, Task};
use crate::puzzle::Kind;

/// Empty for steps that are only read.
pub fn asked(lang: Lang, step: &Step) -> String {
    let m = lang.messages();
    let turn = step.scene.turn;
    let to_move = |asked: String| format!("{asked} {}", m.task_turn(color_word(turn)));
    let the = |role: Role| m.piece_the(role_word(role)).to_string();
    match &step.task {
        Task::Read => String::new(),
        Task::Walk(walk) => {
            let piece = step.scene.board.piece_at(walk.piece);
            let role = piece.map_or(Role::Pawn, |piece| piece.role);
            m.ask_walk(walk.targets.len(), the(role)).to_string()
        }
        Task::Spot(_) => m.ask_spot().to_string(),
        // What the learner is to see in a test is not said beforehand.
        Task::Move {
            goal: Some(goal), ..
        } if !step.test => to_move(asked_goal(&m, *goal)),
        Task::Move { .. } => to_move(m.ask_move().to_string()),
        Task::Mate { moves, .. } => words::task(lang, Kind::Mate, *moves, turn),
        Task::Line(line) => m.ask_line(color_word(line.learner)).to_string(),
        Task::Play(Play::Win) => to_move(m.ask_win().to_string()),
        Task::Play(Play::Draw { moves }) => to_move(m.ask_draw(*moves).to_string()),
        Task::Choose(choose) => {
            let right = choose.options.iter().filter(|option| option.right).count();
            if right > 1 {
                m.ask_choose_several()
            } else {
                m.ask_choose_one()
            }
            .to_string()
        }
    }
}

fn asked_goal(m: &Messages, goal: Goal) -> String {
    let (square, piece) = match goal {
        Goal::CaptureOn(square) => (square.to_string(), String::new()),
        Goal::CaptureThe(role) => (String::new(), m.piece_the(role_word(role)).to_string()),
        _ => (String::new(), String::new()),
    };
    m.ask_goal(word(goal), square, piece).to_string()
}

/// The word by which the message chooses among the goals.
fn word(goal: Goal) -> &'static str {
    match goal {
        Goal::Check => "check",
        Goal::DoubleCheck => "double-check",
        Goal::DiscoveredCheck => "discovered-check",
        Goal::Mate => "mate",
        Goal::Stalemate => "stalemate",
        Goal::Castle => "castle",
        Goal::CastleShort => "castle-short",
        Goal::CastleLong => "castle-long",
        Goal::Promote(Some(Role::Queen)) => "promote-queen",
        Goal::Promote(Some(Role::Rook)) => "promote-rook",
        Goal::Promote(Some(Role::Bishop)) => "promote-bishop",
        Goal::Promote(Some(Role::Knight)) => "promote-knight",
        Goal::Promote(_) => "promote",
        Goal::Capture => "capture",
        Goal::CaptureOn(_) => "capture-on",
        Goal::CaptureThe(_) => "capture-the",
        Goal::EnPassant => "en-passant",
        Goal::Fork => "fork",
        Goal::Pin => "pin",
        Goal::Skewer => "skewer",
        Goal::GetOutOfCheck => "get-out-of-check",
        Goal::MoveTheKing => "move-the-king",
        Goal::CaptureTheAttacker => "capture-the-attacker",
        Goal::Interpose => "interpose",
        Goal::AvoidStalemate => "avoid-stalemate",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Square};
    use crate::lesson::fixture::{choose, find, line, mate, step, walk};

    const KNIGHT: &str = "r3k3/8/8/1N6/8/8/8/4K2Q w - - 0 1";

    fn all(step: &Step) -> [String; 4] {
        Lang::ALL.map(|lang| asked(lang, step))
    }

    #[test]
    fn a_goal_is_asked_for_and_whose_turn_it_is_told() {
        let fork = find(KNIGHT, &["Nc7+"], Some(Goal::Fork), &[]);
        assert_eq!(
            all(&fork),
            [
                "Find the fork. White to move.",
                "Find gaflen. Hvid trækker.",
                "Hitta gaffeln. Vit vid draget.",
                "Finn gaffelen. Hvit i trekket.",
            ]
        );
        let takes = find(KNIGHT, &["Qxa8+"], Some(Goal::CaptureThe(Role::Rook)), &[]);
        assert_eq!(all(&takes)[1], "Slå tårnet. Hvid trækker.");
        let on = find(KNIGHT, &["Qxa8+"], Some(Goal::CaptureOn(Square::A8)), &[]);
        assert_eq!(all(&on)[2], "Slå på a8. Vit vid draget.");
    }

    #[test]
    fn a_test_does_not_give_the_goal_away() {
        let mut fork = find(KNIGHT, &["Nc7+"], Some(Goal::Fork), &[]);
        fork.test = true;
        assert_eq!(all(&fork)[0], "Find the move. White to move.");
    }

    #[test]
    fn every_kind_asks_in_its_own_words() {
        let targets = [Square::D5, Square::H5];
        let rook = walk("8/8/8/8/8/8/8/3R4 w", Square::D1, &targets, false);
        assert_eq!(all(&rook)[0], "Collect the 2 marked squares with the rook.");
        assert_eq!(all(&rook)[3], "Samle de 2 merkede feltene med tårnet.");
        let mate = mate("7k/8/8/8/8/8/1R6/R5K1 w - - 0 1", 2, &[]);
        assert_eq!(all(&mate)[2], "Matt i två drag. Vit vid draget.");
        let line = line(Color::White, &["e4 e5 Nf3"], &[]);
        assert_eq!(all(&line)[1], "Spil de hvide træk.");
        let hold = Task::Play(Play::Draw { moves: 15 });
        let hold = step("4k3/8/4P3/4K3/8/8/8/8 b - - 0 1", hold);
        assert_eq!(all(&hold)[0], "Hold the draw for 15 moves. Black to move.");
        assert_eq!(all(&choose(&["a!", "b"]))[3], "Velg det riktige svaret.");
        assert_eq!(all(&choose(&["a!", "b!"]))[0], "Choose every right answer.");
        assert_eq!(all(&step("8/8/8/8/8/8/8/R7 w", Task::Read)), [""; 4]);
    }
}
