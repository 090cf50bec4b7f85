//! Documents into checked lessons, rules and glossary; nothing is searched here.

mod comments;
mod desk;
mod files;
mod ground;
mod lesson;
mod moves;
mod prose;
mod reference;
mod scene;
mod speech;
mod step;
mod style;
mod task;

use super::Loaded;
use super::decode::{Decoded, decode};
use super::document::{GlossaryFile, LessonFile, RulesFile};
use super::meant::meant;
use super::problem::{Class, Problem};
use super::reference::{Glossary, Rules};
use super::source::{Place, Source};
use super::tree;
use crate::i18n::Lang;
use crate::lesson::{Course, Group, Lesson};
use desk::Desk;
use files::{Family, Files};
use prose::Known;
use serde::de::DeserializeOwned;
use speech::{Reader, Words};

const OTHERS: [Lang; 3] = [Lang::Da, Lang::Sv, Lang::Nb];

/// A file read: its text, and what could be made of it.
struct Read<T> {
    source: Source,
    document: Option<Decoded<T>>,
}

fn read<T: DeserializeOwned>(file: &files::File<'_>, problems: &mut Vec<Problem>) -> Read<T> {
    let (source, node, faults) = tree::read(file.name, file.bytes);
    problems.extend(faults);
    let document = node.and_then(|node| {
        let (document, faults) = decode(&source, node);
        problems.extend(faults);
        document
    });
    Read { source, document }
}

/// An English file and its three words files.
struct Tongues<E, W> {
    english: Option<Read<E>>,
    words: [Option<Read<W>>; 3],
    /// The English file lacks nothing so far.
    sound: bool,
}

fn read_family<E: DeserializeOwned, W: DeserializeOwned>(
    family: &Family<'_>,
    problems: &mut Vec<Problem>,
) -> Tongues<E, W> {
    let before = problems.len();
    let english = family.english.as_ref().map(|file| read(file, problems));
    let sound = problems.len() == before;
    let mut words = family.words.iter();
    let mut next = || {
        let file = words.next().and_then(Option::as_ref);
        file.map(|file| read(file, problems))
    };
    Tongues {
        english,
        words: [next(), next(), next()],
        sound,
    }
}

/// Hands the files of a family to `check`, if the English one could be read; gives what it makes, and
/// whether the English file is without errors.
fn with_reader<'d, E, W, T>(
    tongues: &'d Tongues<E, W>,
    known: &Known,
    problems: &mut Vec<Problem>,
    check: impl FnOnce(&mut Reader<'_, 'd, W>, &'d Decoded<E>) -> T,
) -> Option<(T, bool)> {
    let read = tongues.english.as_ref()?;
    let mut english = Desk::new(&read.source);
    let mut words = Vec::new();
    let mut missing = Vec::new();
    for (lang, file) in OTHERS.into_iter().zip(&tongues.words) {
        if file.is_none() {
            missing.push(format!("{}.yaml", lang.code()));
        }
        words.push(Words {
            lang,
            // A missing file has no words, and so no problems of its own.
            desk: Desk::new(file.as_ref().map_or(&read.source, |file| &file.source)),
            file: file.as_ref().and_then(|file| file.document.as_ref()),
        });
    }
    if !missing.is_empty() {
        let what = format!("missing translation: there is no {}", missing.join(", "));
        let mend = "write it beside this file; until then readers see English";
        english.tell(Class::MissingTranslation, Place::default(), what, mend);
    }
    let Some(document) = read.document.as_ref() else {
        problems.append(&mut english.problems);
        return None;
    };
    let mut reader = Reader {
        english: &mut english,
        words: &mut words,
        known,
        sound: tongues.sound,
    };
    let made = check(&mut reader, document);
    let comparable = reader.sound;
    let sound = tongues.sound && !english.has_errors();
    problems.append(&mut english.problems);
    for words in &mut words {
        let told = words.desk.problems.drain(..);
        let meant = |problem: &Problem| comparable || problem.class != Class::MissingTranslation;
        problems.extend(told.filter(meant));
    }
    Some((made, sound))
}

pub fn check(files: &[(String, Vec<u8>)]) -> Loaded {
    let mut problems = Vec::new();
    let files = Files::sort(files, &mut problems);
    let rules = read_family::<RulesFile, _>(&files.rules, &mut problems);
    let glossary = read_family::<GlossaryFile, _>(&files.glossary, &mut problems);
    let known = known(&files, rules.english.as_ref(), glossary.english.as_ref());
    let rules = with_reader(&rules, &known, &mut problems, reference::rules);
    let glossary = with_reader(&glossary, &known, &mut problems, reference::glossary);

    let mut lessons: Vec<(Lesson, Problem)> = Vec::new();
    let mut claims = Vec::new();
    for (folder, family) in &files.lessons {
        let tongues = read_family::<LessonFile, _>(family, &mut problems);
        let Some(english) = &family.english else {
            continue;
        };
        let home = home(english.name, folder, &mut problems);
        // The lesson is checked wherever it lies.
        let group = home.unwrap_or(Group::ALL[0]);
        let slug = folder.slug;
        let made = with_reader(&tongues, &known, &mut problems, |reader, document| {
            let order = document.document.order.place;
            let order = reader.english.source.problem(order, Class::Error, "", None);
            (lesson::check(reader, document, group, slug), order)
        });
        let Some(((checked, order), sound)) = made else {
            continue;
        };
        claims.extend(checked.claims);
        if sound && home.is_some() && is_new(&checked.lesson, &order, &lessons, &mut problems) {
            lessons.push((checked.lesson, order));
        }
    }
    problems.sort();
    problems.dedup();
    Loaded {
        course: Course::new(lessons.into_iter().map(|(lesson, _)| lesson).collect()),
        rules: rules.map_or_else(Rules::default, |(rules, _)| rules),
        glossary: glossary.map_or_else(Glossary::default, |(glossary, _)| glossary),
        problems,
        claims,
    }
}

/// What links may lead to: whatever is there, sound or not.
fn known(
    files: &Files<'_>,
    rules: Option<&Read<RulesFile>>,
    glossary: Option<&Read<GlossaryFile>>,
) -> Known {
    let rules = rules.and_then(|read| read.document.as_ref());
    let glossary = glossary.and_then(|read| read.document.as_ref());
    Known {
        terms: glossary
            .into_iter()
            .flat_map(|decoded| &decoded.document.terms.0)
            .map(|(key, _)| key.value.clone())
            .collect(),
        rules: rules
            .into_iter()
            .flat_map(|decoded| &decoded.document.sections)
            .flat_map(|section| &section.rules)
            .filter_map(|rule| prose::rule_number(&rule.id.value))
            .collect(),
        lessons: files
            .lessons
            .keys()
            .map(|folder| folder.slug.to_owned())
            .collect(),
    }
}

/// The group of a lesson by its folder; a folder that is none, or has no good name, is told.
fn home(name: &str, folder: &files::Folder<'_>, problems: &mut Vec<Problem>) -> Option<Group> {
    let mut tell = |what: String, mend: String| {
        let source = Source::new(name, String::new());
        problems.push(source.problem(Place::default(), Class::Error, what, Some(mend)));
    };
    let group = Group::from_word(folder.group);
    if group.is_none() {
        let words: Vec<&str> = Group::ALL.into_iter().map(Group::word).collect();
        tell(
            format!("the folder `{}` is no group of lessons", folder.group),
            format!("there is {}", words.join(", ")),
        );
    }
    if !is_slug(folder.slug) {
        tell(
            format!("the folder `{}` cannot stand in an address", folder.slug),
            "use a-z, 0-9 and single -".to_owned(),
        );
        return None;
    }
    group
}

/// Slugs are unique in the course, orders in their group.
fn is_new(
    lesson: &Lesson,
    order: &Problem,
    lessons: &[(Lesson, Problem)],
    problems: &mut Vec<Problem>,
) -> bool {
    for (other, at) in lessons {
        let (what, mend) = if other.slug == lesson.slug {
            let what = format!("a second lesson `{}`", lesson.slug);
            (what, format!("rename a folder; the first is {}", at.file))
        } else if (other.group, other.order) == (lesson.group, lesson.order) {
            let what = format!("the order {} is taken", lesson.order);
            (what, format!("give each its own; {} has it too", at.file))
        } else {
            continue;
        };
        // A slug is the name of its folder and stands nowhere in the file.
        let source = Source::new(&order.file, String::new());
        let place = match other.slug == lesson.slug {
            true => source.problem(Place::default(), Class::Error, "", None),
            false => order.clone(),
        };
        problems.push(Problem {
            what,
            mend: Some(mend),
            ..place
        });
        return false;
    }
    true
}

/// a-z, 0-9 and single hyphens inside.
pub fn is_slug(text: &str) -> bool {
    text.split('-').all(|part| {
        !part.is_empty()
            && part
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    })
}
