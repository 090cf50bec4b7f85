//! What came of the last move, or what to do now: in words, with a sign and a colour that say the
//! same.

use super::PageContext;
use super::links::PuzzleLink;
use crate::i18n::{Messages, words};
use crate::puzzle::Judgement;
use crate::web::puzzle_state::{Phase, PuzzleState, Tried};

/// The line under the board.
pub struct Status {
    /// CSS class: `right`, `slower`, `wrong`, `unread`; empty when nothing was tried.
    pub tone: &'static str,
    pub sign: &'static str,
    pub text: String,
    pub more: Option<String>,
    /// Where the puzzle begins anew, when the line does not fit it.
    pub start_over: Option<String>,
}

impl Status {
    /// `here` is where the reader is.
    pub fn new(context: &PageContext, state: &PuzzleState<'_>, here: &PuzzleLink<'_>) -> Status {
        let m = context.messages();
        match &state.tried {
            Some(tried) => judged(context, tried, &m, here),
            None => Status {
                tone: "",
                sign: "",
                text: to_do(state, &m),
                more: None,
                start_over: None,
            },
        }
    }
}

/// What the reader may do now; empty when the open hints or the choice of a piece say it.
fn to_do(state: &PuzzleState<'_>, m: &Messages) -> String {
    match (state.phase, state.selected) {
        (Phase::Solved | Phase::SolutionShown, _) => m.solution_note().to_string(),
        (Phase::Playing, Some(square)) => m.answer_selected(square.to_string()).to_string(),
        (Phase::Playing, None) if state.hints > 0 || state.promotion.is_some() => String::new(),
        (Phase::Playing, None) if state.line.is_empty() => m.start_note().to_string(),
        (Phase::Playing, None) => m.go_on_note(state.left).to_string(),
    }
}

fn judged(context: &PageContext, tried: &Tried, m: &Messages, here: &PuzzleLink<'_>) -> Status {
    let answer = match &tried.outcome {
        Ok(answer) => answer,
        Err(error) => {
            return Status {
                tone: "unread",
                sign: "!",
                text: words::judge_error(context.lang, error),
                more: None,
                start_over: Some(here.anew().href()),
            };
        }
    };
    let (tone, sign, more) = match answer.judgement {
        Judgement::Solved { .. } | Judgement::Correct { .. } => ("right", "✓", None),
        Judgement::Slower { .. } => ("slower", "≈", None),
        Judgement::Wrong { .. } => ("wrong", "✗", Some(m.try_again().to_string())),
        Judgement::Illegal(_) => ("unread", "!", None),
    };
    Status {
        tone,
        sign,
        text: words::judgement(context.lang, &tried.before, answer),
        more,
        start_over: None,
    }
}
