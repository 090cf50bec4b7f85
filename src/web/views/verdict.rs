//! What an answer to a step is worth, in words, with a sign and a colour that say the same.

mod once;
mod played;

use played::Played;

use super::prose::{self, Text};
use crate::chess::{Rules, WalkError, notation};
use crate::diagram::pieces::role_word;
use crate::i18n::{Lang, Messages, moves, words};
use crate::lesson::{AnswerError, Prose, Step, Task, Translated, Verdict, Walk};
use crate::web::lesson_play::{Judged, NOTHING, StepState, Tried};
use crate::web::play::dotted;

/// The line under the board of a step.
pub struct VerdictView {
    /// CSS class: `right`, `slower`, `wrong`, `unread`, `neutral`; empty when nothing was tried.
    pub tone: &'static str,
    pub sign: &'static str,
    /// Our own words; may be empty where the author's say it all.
    pub text: String,
    /// The author's words.
    pub said: Vec<Text>,
    /// What stands beside the options and so is only heard here.
    pub heard: Vec<Text>,
}

impl VerdictView {
    /// `note`: what may be done now, for when nothing was tried.
    pub fn new(lang: Lang, state: &StepState<'_>, note: String) -> VerdictView {
        let m = lang.messages();
        if state.off.is_some() {
            return unread(m.verdict_changed().to_string());
        }
        let mut view = match &state.tried {
            Some(tried) => match &tried.outcome {
                Ok(judged) => judged_view(lang, &m, state.step, tried, judged),
                Err(AnswerError::WrongKind) => unread(m.verdict_other_kind().to_string()),
                Err(AnswerError::Finished) => unread(m.verdict_over().to_string()),
                Err(_) => unread(m.verdict_changed().to_string()),
            },
            None if state.standing.finished => {
                let follows = state.step.done.as_ref().map(|done| plain(done, lang));
                let right = m.verdict_right().to_string();
                let text = once::greeting(&m, right, "", follows.as_deref());
                VerdictView::plain("right", "✓", text)
            }
            None if solved_before(state) => {
                let text = format!("{} {note}", m.verdict_solved_before());
                VerdictView::plain("", "✓", text.trim_end().to_owned())
            }
            None => VerdictView::plain("", "", note),
        };
        let last = state
            .tried
            .as_ref()
            .and_then(|tried| tried.outcome.as_ref().ok());
        let solved = last.map_or(state.standing.finished, |judged| {
            matches!(judged.verdict, Verdict::Done | Verdict::OverPar { .. })
        });
        if solved {
            let done = state.step.done.iter();
            view.said.extend(done.map(|done| Text::new(done, lang)));
        }
        view
    }

    fn plain(tone: &'static str, sign: &'static str, text: String) -> VerdictView {
        VerdictView {
            tone,
            sign,
            text,
            said: Vec::new(),
            heard: Vec::new(),
        }
    }
}

fn unread(text: String) -> VerdictView {
    VerdictView::plain("unread", "!", text)
}

/// The step is opened again, and nothing has been done in it yet.
fn solved_before(state: &StepState<'_>) -> bool {
    let solved = state.record().is_some_and(|record| record.solved);
    solved && !state.begun() && state.picked.is_empty() && !matches!(state.step.task, Task::Read)
}

fn plain(text: &Translated<Prose>, lang: Lang) -> String {
    prose::plain(text.get(lang).0, lang)
}

/// How an answer is marked.
fn mark(tried: &Tried, judged: &Judged) -> (&'static str, &'static str) {
    let nothing = tried.text == NOTHING;
    match &judged.verdict {
        Verdict::Right { reply: None }
            if judged.standing.targets.len() == tried.before.targets.len() =>
        {
            ("neutral", "")
        }
        Verdict::Done | Verdict::Right { .. } => ("right", "✓"),
        Verdict::OverPar { .. } | Verdict::Slower { .. } | Verdict::Aside => ("slower", "≈"),
        Verdict::Illegal(_) | Verdict::CannotWalk(_) => ("unread", "!"),
        Verdict::Squares { .. } | Verdict::Options { .. } if nothing => ("unread", "!"),
        Verdict::Squares { extra: none, .. } if none.is_empty() => ("slower", "≈"),
        Verdict::Options { wrong: none, .. } if none.is_empty() => ("slower", "≈"),
        Verdict::Wrong { .. }
        | Verdict::ThrownAway { .. }
        | Verdict::Squares { .. }
        | Verdict::Options { .. } => ("wrong", "✗"),
    }
}

fn judged_view(
    lang: Lang,
    m: &Messages,
    step: &Step,
    tried: &Tried,
    judged: &Judged,
) -> VerdictView {
    let (tone, sign) = mark(tried, judged);
    let comment = judged
        .comment
        .as_ref()
        .and_then(|comment| comment.text.as_ref());
    let authored = comment.is_some();
    let mut said: Vec<Text> = comment
        .map(|text| Text::new(text, lang))
        .into_iter()
        .collect();
    if let (Verdict::Squares { extra, .. }, Task::Spot(spot)) = (&judged.verdict, &step.task) {
        let known = extra.iter().filter_map(|square| spot.wrong.get(square));
        said.extend(known.map(|text| Text::new(text, lang)));
    }
    let follows = comment.or(step.done.as_ref());
    let follows = follows.map(|text| plain(text, lang));
    let text = match (&judged.verdict, judged.mv) {
        // The author has said what is to be said.
        (Verdict::Wrong { .. } | Verdict::ThrownAway { .. } | Verdict::Aside, _) if authored => {
            String::new()
        }
        (_, Some(mv))
            if tried
                .before
                .position
                .as_ref()
                .is_some_and(|at| at.is_legal(mv)) =>
        {
            tried
                .before
                .position
                .as_ref()
                .map_or_else(String::new, |before| {
                    Played::new(lang, before, mv).words(step, judged, follows.as_deref())
                })
        }
        _ => match unplayed(lang, m, step, tried, judged) {
            text if judged.verdict == Verdict::Done && !matches!(step.task, Task::Walk(_)) => {
                once::greeting(m, text, "", follows.as_deref())
            }
            text => text,
        },
    };
    VerdictView {
        tone,
        sign,
        text,
        said,
        heard: heard(lang, step, tried),
    }
}

/// Why the options picked are right or wrong.
fn heard(lang: Lang, step: &Step, tried: &Tried) -> Vec<Text> {
    let Task::Choose(choose) = &step.task else {
        return Vec::new();
    };
    let picked: Vec<&str> = dotted(&tried.text).collect();
    let options = choose.options.iter();
    options
        .filter(|option| picked.contains(&option.id.as_str()))
        .map(|option| Text::new(&option.because, lang))
        .collect()
}

/// Answers that are no move of a game.
fn unplayed(lang: Lang, m: &Messages, step: &Step, tried: &Tried, judged: &Judged) -> String {
    let text = match &judged.verdict {
        Verdict::Done => match &step.task {
            Task::Walk(walk) => m.verdict_walked(walk.par),
            _ => m.verdict_right(),
        },
        Verdict::Right { .. } => m.verdict_walk_left(judged.standing.targets.len()),
        Verdict::OverPar { moves } => {
            let par = match &step.task {
                Task::Walk(Walk { par, .. }) => *par,
                _ => *moves,
            };
            m.verdict_over_par(*moves, par)
        }
        Verdict::Squares { missing, extra } => {
            let mut parts = Vec::new();
            if *missing > 0 {
                parts.push(m.verdict_missing(*missing).to_string());
            }
            if !extra.is_empty() {
                let squares = moves::squares(lang, extra);
                parts.push(m.verdict_extra(extra.len(), squares).to_string());
            }
            return parts.join(" ");
        }
        Verdict::Options { wrong, .. } if !wrong.is_empty() => m.verdict_options_wrong(),
        Verdict::Options { .. } if tried.text == NOTHING => m.verdict_nothing_chosen(),
        Verdict::Options { .. } => m.verdict_options_missing(),
        Verdict::Illegal(error) => return words::move_error(lang, error),
        Verdict::CannotWalk(error) => return cannot_walk(m, step, tried, error),
        Verdict::Slower { .. }
        | Verdict::Aside
        | Verdict::Wrong { .. }
        | Verdict::ThrownAway { .. } => return String::new(),
    };
    text.to_string()
}

fn cannot_walk(m: &Messages, step: &Step, tried: &Tried, error: &WalkError) -> String {
    let text = match error {
        WalkError::NotASquare(text) => m.walk_no_square(text),
        WalkError::NotThePiece { from } => m.walk_other_piece(from.to_string()),
        WalkError::StandsThere { on } => m.walk_stands_there(on.to_string()),
        WalkError::NotItsWay { to } => {
            let from = tried.before.legal.first().map(|&(from, _)| from);
            let from = from.or(tried.before.last_move.map(|(_, to)| to));
            let piece = from.and_then(|from| Some((from, tried.before.board.piece_at(from)?)));
            match (piece, &step.task) {
                (Some((from, piece)), Task::Walk(_)) => {
                    m.illegal_not_its_move(role_word(piece.role), from.to_string(), to.to_string())
                }
                _ => m.verdict_other_kind(),
            }
        }
        WalkError::Blocked { by } => m.illegal_blocked(by.to_string()),
        WalkError::Attacked { by } => {
            let to = notation::squares_named(&tried.text).map(|(_, to)| to.to_string());
            m.walk_attacked(to.unwrap_or_default(), by.to_string())
        }
    };
    text.to_string()
}

#[cfg(test)]
mod tests;
