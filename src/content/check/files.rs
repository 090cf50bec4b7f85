//! Which file is which, by the end of its name.

use crate::content::meant::meant;
use crate::content::problem::{Class, Problem};
use crate::content::source::{Place, Source};
use std::collections::BTreeMap;

#[derive(Clone, Copy)]
pub struct File<'f> {
    pub name: &'f str,
    pub bytes: &'f [u8],
}

/// An English file and its words in da, sv, nb.
#[derive(Default)]
pub struct Family<'f> {
    pub english: Option<File<'f>>,
    pub words: [Option<File<'f>>; 3],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Folder<'f> {
    pub group: &'f str,
    pub slug: &'f str,
}

#[derive(Default)]
pub struct Files<'f> {
    pub lessons: BTreeMap<Folder<'f>, Family<'f>>,
    pub rules: Family<'f>,
    pub glossary: Family<'f>,
}

const WORDS: [&str; 3] = ["da.yaml", "sv.yaml", "nb.yaml"];

impl<'f> Files<'f> {
    /// Files with other names are passed over, but told if they lie where lessons are.
    pub fn sort(files: &'f [(String, Vec<u8>)], problems: &mut Vec<Problem>) -> Files<'f> {
        let mut sorted = Files::default();
        for (name, bytes) in files {
            let file = File { name, bytes };
            let mut parts = name.rsplit(['/', '\\']);
            let (Some(last), Some(folder)) = (parts.next(), parts.next()) else {
                continue;
            };
            let above = parts.next();
            let (family, english) = match (folder, above) {
                ("rules", _) => (&mut sorted.rules, "rules.yaml"),
                ("glossary", _) => (&mut sorted.glossary, "glossary.yaml"),
                (slug, Some(group)) if is_lesson_file(last) || parts.next() == Some("lessons") => {
                    let family = sorted.lessons.entry(Folder { group, slug }).or_default();
                    (family, "lesson.yaml")
                }
                _ => continue,
            };
            let place = WORDS.iter().position(|words| *words == last);
            match place {
                Some(index) => family.words[index] = Some(file),
                None if last == english => family.english = Some(file),
                None if last.ends_with(".yaml") || last.ends_with(".yml") => {
                    problems.push(stray(name, last, english));
                }
                None => {}
            }
        }
        sorted.tell_orphans(problems);
        sorted
    }

    /// Words without the file that they translate.
    fn tell_orphans(&self, problems: &mut Vec<Problem>) {
        let lessons = self.lessons.values().map(|family| (family, "lesson.yaml"));
        let others = [
            (&self.rules, "rules.yaml"),
            (&self.glossary, "glossary.yaml"),
        ];
        for (family, english) in lessons.chain(others) {
            let first = family.words.iter().flatten().next();
            if let (None, Some(words)) = (&family.english, first) {
                let what = format!("there is no {english} beside this file");
                problems.push(at_top(words.name, what, "write it first"));
            }
        }
    }
}

fn is_lesson_file(name: &str) -> bool {
    name == "lesson.yaml" || WORDS.contains(&name)
}

fn stray(name: &str, last: &str, english: &str) -> Problem {
    let known = WORDS.into_iter().chain([english]);
    let mend = match meant(last, known) {
        Some(meant) => format!("did you mean {meant}?"),
        None => format!("there is {english}, {}", WORDS.join(", ")),
    };
    at_top(name, format!("a file called {last} is not read"), &mend)
}

fn at_top(name: &str, what: String, mend: &str) -> Problem {
    let source = Source::new(name, String::new());
    source.problem(Place::default(), Class::Error, what, Some(mend.to_owned()))
}
