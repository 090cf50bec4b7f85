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
