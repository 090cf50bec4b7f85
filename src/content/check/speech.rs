//! The words of a lesson in its four languages, read together.

use super::desk::Desk;
use super::ground::Ground;
use super::prose::{self, Known};
use super::style;
use crate::chess::Position;
use crate::content::decode::{At, Decoded, Entries, Text};
use crate::content::document::{StepWords, WordsFile};
use crate::content::problem::Class;
use crate::content::source::Place;
use crate::i18n::Lang;
use crate::lesson::{Prose, Translated};

/// A words file: where its problems go, and what could be read of it.
pub struct Words<'d, W> {
    pub lang: Lang,
    pub desk: Desk<'d>,
    /// `None` if the file is missing or cannot be read: that has been told.
    pub file: Option<&'d Decoded<W>>,
}

/// What a words file has for one part of the English one.
#[derive(Clone, Copy)]
pub enum Said<'d> {
    Text(&'d Text),
    /// Missing, to be told at this place (the entry that should have it).
    Missing(Place),
    /// The entry with this key is missing among others that are there.
    MissingKey(Place, &'d str),
    /// Missing, and told already.
    Silent,
}

/// An English text, or its lack of translation.
pub struct Speech<'d> {
    pub name: &'static str,
    pub english: &'d Text,
    /// In the order of the words files.
    pub others: Vec<Said<'d>>,
}

/// Everything that is needed to read texts.
pub struct Reader<'r, 'd, W> {
    pub english: &'r mut Desk<'d>,
    pub words: &'r mut [Words<'d, W>],
    pub known: &'r Known,
    /// The English file could be read whole: what words files have more or less than it is their
    /// fault.
    pub sound: bool,
}

impl<'d, W> Reader<'_, 'd, W> {
    /// Markdown. `first`: the position after the move that the text is about.
    pub fn prose(
        &mut self,
        speech: &Speech<'d>,
        ground: &Ground,
        first: Option<&Position>,
    ) -> Translated<Prose> {
        let known = self.known;
        self.translate(speech, |desk, lang, text| {
            prose::read(desk, lang, text, ground.footing(first.cloned()), known)
        })
    }

    /// A plain line: a title or a name.
    pub fn line(&mut self, speech: &Speech<'d>) -> Translated<String> {
        self.translate(speech, |desk, lang, text| {
            style::check(desk, lang, text);
            let line = text.value.trim();
            if line.is_empty() || line.contains('\n') {
                let what = format!("`{}` is one line of text", speech.name);
                desk.error(text.place, what, "write a few words");
            }
            if let Some(at) = line.find(['{', '}']) {
                let place = desk.part_of(text, at..at + 1);
                let what = format!("moves in braces cannot stand in `{}`", speech.name);
                desk.error(place, what, "say it in the text");
            }
            line.to_owned()
        })
    }

    fn translate<T>(
        &mut self,
        speech: &Speech<'d>,
        read: impl Fn(&mut Desk<'d>, Lang, &Text) -> T,
    ) -> Translated<T> {
        let mut texts = Translated::new(read(self.english, Lang::En, speech.english));
        for (words, said) in self.words.iter_mut().zip(&speech.others) {
            match *said {
                Said::Text(text) => {
                    // A text with an error of its own is left to the English one.
                    let before = words.desk.problems.len();
                    let translated = read(&mut words.desk, words.lang, text);
                    let mut told = words.desk.problems[before..].iter();
                    if told.all(|problem| problem.class != Class::Error) {
                        texts.set(words.lang, translated);
                    }
                }
                Said::Missing(place) => missing(&mut words.desk, place, speech.name),
                Said::MissingKey(place, key) => {
                    let what = format!("missing translation: `{key}` under `{}`", speech.name);
                    let mend =
                        format!("add `{key}: …` there; until then readers see the English one");
                    let class = Class::MissingTranslation;
                    words.desk.tell(class, place, what, &mend);
                }
                Said::Silent => {}
            }
        }
        texts
    }
}

pub fn missing(desk: &mut Desk<'_>, place: Place, name: &str) {
    let what = format!("missing translation: `{name}`");
    let mend = format!("add `{name}: …`; until then readers see the English one");
    desk.tell(Class::MissingTranslation, place, what, &mend);
}

/// The words of one step in every language.
pub struct StepSpeech<'d> {
    others: Vec<Option<(Place, bool, &'d StepWords)>>,
}

impl<'d> StepSpeech<'d> {
    /// Finds the step in each file; a step that is not there is told. `ids`: all steps of the lesson.
    pub fn find(words: &mut [Words<'d, WordsFile>], id: &str, ids: &[&str]) -> StepSpeech<'d> {
        let mut find = |words: &mut Words<'d, WordsFile>| {
            let file = words.file?;
            let steps = &file.document.steps.0;
            let Some(index) = steps.iter().position(|(key, _)| key.value == id) else {
                // One that is there under another name is told as that.
                let renamed = steps.iter().any(|(key, _)| {
                    let key = key.value.as_str();
                    !ids.contains(&key) && super::meant(key, ids.iter().copied()) == Some(id)
                });
                if file.pruned.is_empty() && !renamed {
                    let what = format!("missing translation: the step `{id}`");
                    let mend = "add it under `steps:`; until then readers see the English one";
                    let class = Class::MissingTranslation;
                    words.desk.tell(class, Place::default(), what, mend);
                }
                return None;
            };
            let (key, found) = &steps[index];
            // The entry goes on to the next one.
            let end = steps
                .get(index + 1)
                .map_or(u32::MAX, |(key, _)| key.place.start);
            let entry = Place {
                start: key.place.start,
                end,
            };
            Some((key.place, file.is_whole(entry), found))
        };
        StepSpeech {
            others: words.iter_mut().map(&mut find).collect(),
        }
    }

    pub fn of(
        &self,
        name: &'static str,
        english: &'d Text,
        pick: impl Fn(&'d StepWords) -> Option<&'d Text>,
    ) -> Speech<'d> {
        let said = |other: &Option<(Place, bool, &'d StepWords)>| match other {
            Some((place, whole, words)) => match pick(words) {
                Some(text) => Said::Text(text),
                None if *whole => Said::Missing(*place),
                None => Said::Silent,
            },
            None => Said::Silent,
        };
        Speech {
            name,
            english,
            others: self.others.iter().map(said).collect(),
        }
    }

    /// The text of a key in one of the maps of a step.
    pub fn of_key<T: 'd>(
        &self,
        name: &'static str,
        (key, english): (&'d str, &'d Text),
        known: &[&str],
        entries: impl Fn(&'d StepWords) -> &'d Entries<T>,
        pick: impl Fn(&'d T) -> Option<&'d Text>,
    ) -> Speech<'d> {
        let mut speech = self.of(name, english, |words| {
            entries(words).get(key).and_then(&pick)
        });
        for (said, other) in speech.others.iter_mut().zip(&self.others) {
            let (Said::Missing(_), Some((place, _, words))) = (&said, other) else {
                continue;
            };
            let entries = &entries(words).0;
            let entry = entries.iter().find(|(known, _)| known.value == key);
            // A key that is there under another name is told as that.
            let renamed = entries.len() >= known.len()
                && entries
                    .iter()
                    .any(|(key, _)| !known.contains(&key.value.as_str()));
            *said = match entry {
                Some((key, _)) => Said::Missing(key.place),
                None if entries.is_empty() => Said::Missing(*place),
                None if renamed => Said::Silent,
                None => Said::MissingKey(*place, key),
            };
        }
        speech
    }

    /// Tells what a words file says of a thing that the English lesson has not.
    pub fn tell_extra(
        &self,
        words: &mut [Words<'d, WordsFile>],
        name: &str,
        known: &[&str],
        keys: impl Fn(&'d StepWords) -> Vec<&'d At<String>>,
    ) {
        for (words, other) in words.iter_mut().zip(&self.others) {
            let Some((_, _, step)) = other else { continue };
            for key in keys(step) {
                if !known.contains(&key.value.as_str()) {
                    let what = format!("`{}` is no key of `{name}` in English", key.value);
                    let mend = super::meant(&key.value, known.iter().copied())
                        .map(|meant| format!("did you mean `{meant}`?"));
                    words.desk.error(key.place, what, &mend.unwrap_or_default());
                }
            }
        }
    }

    pub fn each(&self) -> impl Iterator<Item = Option<&'d StepWords>> {
        self.others
            .iter()
            .map(|other| other.map(|(_, _, words)| words))
    }
}

pub fn names<T>(entries: &Entries<T>) -> Vec<&str> {
    let keys = entries.0.iter();
    keys.map(|(key, _)| key.value.as_str()).collect()
}

pub fn keys<T>(entries: &Entries<T>) -> Vec<&At<String>> {
    entries.0.iter().map(|(key, _)| key).collect()
}
