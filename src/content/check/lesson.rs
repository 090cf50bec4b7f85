//! A whole lesson: its steps, their order, the test at the end.

use super::desk::Desk;
use super::speech::{Reader, Said, Speech, Words};
use super::step;
use crate::content::decode::{At, Decoded, Text};
use crate::content::document::{LessonFile, StepFile, Theme, WordsFile};
use crate::content::problem::Class;
use crate::content::prove::Claim;
use crate::content::source::Place;
use crate::lesson::{Group, Lesson, Step};
use crate::puzzle::Kind;
use std::collections::BTreeSet;

/// A lesson with this many steps ends with a test; shorter ones are still being written.
const TEST_FROM_STEPS: usize = 10;
/// The test at the end has at least this many steps.
const LEAST_TEST_STEPS: usize = 3;
const MOST_MINUTES: u32 = 120;

/// The lesson, which may have errors, and what is to be proved of each step.
pub struct Checked {
    pub lesson: Lesson,
    pub claims: Vec<Claim>,
}

pub fn check<'d>(
    reader: &mut Reader<'_, 'd, WordsFile>,
    decoded: &'d Decoded<LessonFile>,
    group: Group,
    slug: &str,
) -> Checked {
    let file = &decoded.document;
    let all = file.steps.value.iter();
    let all: Vec<&str> = all.map(|step| step.value.id.value.as_str()).collect();
    // Words are by id: where one is there twice, whose they are cannot be told.
    let unique: BTreeSet<&str> = all.iter().copied().collect();
    reader.sound &= unique.len() == all.len();
    if reader.sound {
        tell_unknown_steps(reader, file);
    }
    numbers(reader.english, file);
    let title = head(reader.words, "title", &file.title, |words| {
        words.title.as_ref()
    });
    let title = reader.line(&title);
    let summary = head(reader.words, "summary", &file.summary, |words| {
        words.summary.as_ref()
    });
    let summary = reader.line(&summary);
    let mut steps: Vec<Step> = Vec::new();
    let mut claims = Vec::new();
    let mut ids: Vec<&str> = Vec::new();
    for at in &file.steps.value {
        let id = &at.value.id;
        if !super::is_slug(&id.value) {
            let what = format!("`{}` cannot stand in an address", id.value);
            reader
                .english
                .error(id.place, what, "use a-z, 0-9 and single -");
        }
        if ids.contains(&id.value.as_str()) && !id.place.is_stand_in() {
            let what = format!("the step `{}` is there twice", id.value);
            reader.english.error(id.place, what, "give each its own id");
            continue;
        }
        ids.push(&id.value);
        if let Some(checked) = step::check(reader, at, decoded, &all) {
            let source = reader.english.source;
            let at = |place| source.problem(place, Class::Error, "", None);
            claims.push(Claim {
                slug: slug.to_owned(),
                position: checked.step.scene.position.clone(),
                asks: checked.step.task.clone(),
                task: at(checked.task),
                keys: checked.keys.into_iter().map(at).collect(),
            });
            steps.push(checked.step);
        }
    }
    if decoded.pruned.is_empty() {
        test_at_the_end(reader.english, &file.steps);
    }
    Checked {
        lesson: Lesson {
            slug: slug.to_owned(),
            group,
            order: file.order.value,
            minutes: file.minutes.value,
            themes: file.themes.iter().map(|theme| kind(theme.value)).collect(),
            title,
            summary,
            steps,
        },
        claims,
    }
}

fn kind(theme: Theme) -> Kind {
    match theme {
        Theme::Mate => Kind::Mate,
        Theme::Fork => Kind::Fork,
        Theme::Skewer => Kind::Skewer,
    }
}

fn numbers(desk: &mut Desk<'_>, file: &LessonFile) {
    if file.order.value == 0 {
        desk.error(
            file.order.place,
            "order is 0",
            "the first lesson of a group has 1",
        );
    }
    if !(1..=MOST_MINUTES).contains(&file.minutes.value) {
        let what = format!("a lesson of {} minutes", file.minutes.value);
        desk.error(file.minutes.place, what, "write 1 to 120");
    }
}

/// Title or summary; a file that is not there or cannot be read is no gap of its own.
fn head<'d>(
    words: &[Words<'d, WordsFile>],
    name: &'static str,
    english: &'d Text,
    pick: impl Fn(&'d WordsFile) -> Option<&'d Text>,
) -> Speech<'d> {
    let said = |words: &Words<'d, WordsFile>| match words.file {
        Some(file) => match pick(&file.document) {
            Some(text) => Said::Text(text),
            None if file.pruned.is_empty() => Said::Missing(Place::default()),
            None => Said::Silent,
        },
        None => Said::Silent,
    };
    Speech {
        name,
        english,
        others: words.iter().map(said).collect(),
    }
}

fn tell_unknown_steps(reader: &mut Reader<'_, '_, WordsFile>, file: &LessonFile) {
    let ids = |file: &LessonFile| -> Vec<String> {
        let steps = file.steps.value.iter();
        steps.map(|step| step.value.id.value.clone()).collect()
    };
    let ids = ids(file);
    for words in reader.words.iter_mut() {
        let Some(decoded) = words.file else { continue };
        for (key, _) in &decoded.document.steps.0 {
            if !ids.contains(&key.value) {
                let what = format!("the lesson has no step `{}`", key.value);
                let mend = super::meant(&key.value, ids.iter().map(String::as_str))
                    .map(|meant| format!("did you mean `{meant}`?"));
                words.desk.error(key.place, what, &mend.unwrap_or_default());
            }
        }
    }
}

fn test_at_the_end(desk: &mut Desk<'_>, steps: &At<Vec<At<StepFile>>>) {
    if steps.value.is_empty() {
        desk.error(steps.place, "the lesson has no steps", "write some");
        return;
    }
    let first = steps.value.iter().position(|step| step.value.test);
    let tested = first.map_or(&[][..], |first| &steps.value[first..]);
    for step in tested {
        let id = &step.value.id;
        if !step.value.test {
            let what = format!("the step `{}` comes after the test has begun", id.value);
            desk.error(
                id.place,
                what,
                "the test ends the lesson; add `test: true` or move the step",
            );
        } else if !has_task(&step.value) {
            let what = format!("the step `{}` of the test is only read", id.value);
            desk.error(id.place, what, "give it a task, or take `test: true` out");
        }
    }
    let count = tested.iter().filter(|step| step.value.test).count();
    if count < LEAST_TEST_STEPS && steps.value.len() >= TEST_FROM_STEPS {
        let place = tested
            .first()
            .or(steps.value.last())
            .map(|step| step.value.id.place);
        desk.error(
            place.unwrap_or(steps.place),
            format!("the test at the end has {count} steps"),
            "mark the last three to five with `test: true`",
        );
    }
}

fn has_task(step: &StepFile) -> bool {
    step.walk.is_some()
        || step.spot.is_some()
        || step.find.is_some()
        || step.mate.is_some()
        || step.line.is_some()
        || step.play.is_some()
        || step.choose.is_some()
}
