//! The steps around one: the row of all, the one before, and where to go when it is done.

use super::solved;
use crate::i18n::{Lang, Messages};
use crate::lesson::Step;
use crate::web::lesson_play::StepState;
use crate::web::puzzle_state::Kept;
use crate::web::views::course::{lesson_path, step_path};
use crate::web::views::frame::Link;

/// A step in the row of all steps.
pub struct TrailStep {
    pub href: String,
    pub number: usize,
    /// CSS classes.
    pub classes: &'static str,
    pub words: String,
    pub current: bool,
    pub done: bool,
}

pub fn trail(m: &Messages, lang: Lang, state: &StepState<'_>) -> Vec<TrailStep> {
    let steps = state.lesson.steps.iter().enumerate();
    steps
        .map(|(index, step)| {
            let record = state.records.get(&step.id);
            let current = index == state.index;
            let done = record.is_some_and(|record| record.solved) || current && solved(state);
            let title = step.title.get(lang).0.clone();
            let mut words = vec![m.trail_step(index + 1, title).to_string()];
            if step.test {
                words.push(m.lesson_test().to_string());
            }
            if done {
                words.push(m.step_solved().to_string());
            }
            TrailStep {
                href: step_path(lang, &state.lesson.slug, &step.id),
                number: index + 1,
                classes: match (done, step.test) {
                    (true, true) => "done test",
                    (true, false) => "done",
                    (false, true) => "test",
                    (false, false) => "",
                },
                words: words.join(". "),
                current,
                done,
            }
        })
        .collect()
}

pub fn back(m: &Messages, lang: Lang, state: &StepState<'_>) -> Link {
    let before = state.index.checked_sub(1);
    let href = match before.and_then(|index| state.lesson.steps.get(index)) {
        Some(step) => step_path(lang, &state.lesson.slug, &step.id),
        None => lesson_path(lang, &state.lesson.slug),
    };
    Link {
        href,
        text: m.step_back().to_string(),
    }
}

pub fn next(m: &Messages, lang: Lang, state: &StepState<'_>) -> Link {
    match state.lesson.steps.get(state.index + 1) {
        Some(step) => Link {
            href: step_path(lang, &state.lesson.slug, &step.id),
            text: m.step_next().to_string(),
        },
        None => last(m, lang, state),
    }
}

/// Behind the last step: to the first that is still open, else to the lesson. Of a learner of whom
/// nothing can be kept nobody knows which are open.
fn last(m: &Messages, lang: Lang, state: &StepState<'_>) -> Link {
    let open: Vec<&Step> = state
        .lesson
        .steps
        .iter()
        .filter(|step| step.id != state.step.id)
        .filter(|step| !state.records.get(&step.id).is_some_and(|kept| kept.solved))
        .collect();
    match open.first() {
        Some(first) if matches!(state.kept, Kept::Yes) => Link {
            href: step_path(lang, &state.lesson.slug, &first.id),
            text: m.step_finish_open(open.len()).to_string(),
        },
        _ => Link {
            href: lesson_path(lang, &state.lesson.slug),
            text: m.step_finish().to_string(),
        },
    }
}
