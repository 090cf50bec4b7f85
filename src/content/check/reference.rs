//! The rules page and the glossary.

use super::desk::Desk;
use super::ground::Ground;
use super::prose;
use super::speech::{Reader, Said, Speech, Words};
use crate::content::decode::{Decoded, Entries, Text};
use crate::content::document::{
    GlossaryFile, GlossaryWords, RuleWords, RulesFile, RulesWords, TermWords,
};
use crate::content::problem::Class;
use crate::content::reference::{Glossary, Rule, RuleSection, Rules, Term};
use crate::content::source::Place;

/// Moves stand on no board here.
fn anywhere() -> Ground {
    Ground {
        anywhere: true,
        ..Ground::default()
    }
}

/// The entry of each words file for an id; one that is missing is told.
fn entries<'d, W, T>(
    words: &mut [Words<'d, W>],
    name: &str,
    id: &str,
    of: impl Fn(&'d W) -> &'d Entries<T>,
) -> Vec<Option<(Place, &'d T)>> {
    let find = |words: &mut Words<'d, W>| {
        let file = words.file?;
        let found = of(&file.document).0.iter().find(|(key, _)| key.value == id);
        if found.is_none() && file.pruned.is_empty() {
            let what = format!("missing translation: the {name} `{id}`");
            let mend = "add it; until then readers see the English one";
            let place = Place::default();
            words
                .desk
                .tell(Class::MissingTranslation, place, what, mend);
        }
        found.map(|(key, value)| (key.place, value))
    };
    words.iter_mut().map(find).collect()
}

fn speech<'d, T>(
    name: &'static str,
    english: &'d Text,
    entries: &[Option<(Place, &'d T)>],
    pick: impl Fn(&'d T) -> Option<&'d Text>,
) -> Speech<'d> {
    let said = |entry: &Option<(Place, &'d T)>| match entry {
        Some((place, value)) => pick(value).map_or(Said::Missing(*place), Said::Text),
        None => Said::Silent,
    };
    Speech {
        name,
        english,
        others: entries.iter().map(said).collect(),
    }
}

/// Tells entries of words files that English does not have.
fn tell_unknown<'d, W, T: 'd>(
    words: &mut [Words<'d, W>],
    name: &str,
    known: &[&str],
    of: impl Fn(&'d W) -> &'d Entries<T>,
) {
    for words in words {
        let Some(file) = words.file else { continue };
        for (key, _) in &of(&file.document).0 {
            if !known.contains(&key.value.as_str()) {
                let what = format!("there is no {name} `{}` in English", key.value);
                // One number is as much like another as the next.
                let mend = super::meant(&key.value, known.iter().copied())
                    .filter(|_| name != "rule")
                    .map(|meant| format!("did you mean `{meant}`?"));
                words.desk.error(key.place, what, &mend.unwrap_or_default());
            }
        }
    }
}

pub fn rules<'d>(reader: &mut Reader<'_, 'd, RulesWords>, file: &'d Decoded<RulesFile>) -> Rules {
    let mut rules = Rules::default();
    let mut numbers = Vec::new();
    let mut ids = Vec::new();
    for section in &file.document.sections {
        let id = section.id.value.as_str();
        tell_bad_id(reader.english, section.id.place, id, &ids);
        ids.push(id);
        let words = entries(reader.words, "section", id, |words| &words.sections);
        let title = reader.line(&speech("title", &section.title, &words, Some));
        let mut claims = Vec::new();
        for rule in &section.rules {
            let id = &rule.id;
            let number = prose::rule_number(&id.value).filter(|number| !numbers.contains(number));
            let Some(number) = number else {
                let what = format!("{} is no claim, or is there twice", id.value);
                reader
                    .english
                    .error(id.place, what, "claims are R01 to R43, each once");
                continue;
            };
            numbers.push(number);
            let whole = !rule.title.place.is_stand_in() && !rule.text.place.is_stand_in();
            let words = entries(reader.words, "rule", &id.value, |words| &words.rules);
            let title = speech("title", &rule.title, &words, |rule: &RuleWords| {
                rule.title.as_ref()
            });
            let text = speech("text", &rule.text, &words, |rule: &RuleWords| {
                rule.text.as_ref()
            });
            let rule = Rule {
                number,
                title: reader.line(&title),
                text: reader.prose(&text, &anywhere(), None),
            };
            if whole {
                claims.push(rule);
            }
        }
        if !section.id.place.is_stand_in() && !section.title.place.is_stand_in() {
            rules.sections.push(RuleSection {
                id: id.to_owned(),
                title,
                rules: claims,
            });
        }
    }
    if !reader.sound {
        return rules;
    }
    tell_unknown(reader.words, "section", &ids, |words| &words.sections);
    let names: Vec<String> = numbers
        .iter()
        .map(|number| format!("R{number:02}"))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    tell_unknown(reader.words, "rule", &names, |words| &words.rules);
    rules
}

pub fn glossary<'d>(
    reader: &mut Reader<'_, 'd, GlossaryWords>,
    file: &'d Decoded<GlossaryFile>,
) -> Glossary {
    let mut terms = Vec::new();
    let mut ids = Vec::new();
    for (key, term) in &file.document.terms.0 {
        let id = key.value.as_str();
        tell_bad_id(reader.english, key.place, id, &ids);
        ids.push(id);
        let words = entries(reader.words, "term", id, |words| &words.terms);
        let name = speech("name", &term.name, &words, |term: &TermWords| {
            term.name.as_ref()
        });
        let text = speech("text", &term.text, &words, |term: &TermWords| {
            term.text.as_ref()
        });
        if let Some(lesson) = &term.lesson
            && !reader.known.lessons.contains(&lesson.value)
        {
            let what = format!("there is no lesson `{}`", lesson.value);
            let mend = super::meant(
                &lesson.value,
                reader.known.lessons.iter().map(String::as_str),
            )
            .map(|meant| format!("did you mean `{meant}`?"));
            reader
                .english
                .error(lesson.place, what, &mend.unwrap_or_default());
        }
        let (name, text) = (reader.line(&name), reader.prose(&text, &anywhere(), None));
        if !term.name.place.is_stand_in() && !term.text.place.is_stand_in() {
            terms.push(Term {
                id: id.to_owned(),
                name,
                text,
                lesson: term.lesson.as_ref().map(|lesson| lesson.value.clone()),
            });
        }
    }
    if reader.sound {
        tell_unknown(reader.words, "term", &ids, |words| &words.terms);
    }
    terms.sort_by(|a, b| a.id.cmp(&b.id));
    Glossary { terms }
}

fn tell_bad_id(desk: &mut Desk<'_>, place: Place, id: &str, known: &[&str]) {
    if !super::is_slug(id) {
        desk.error(
            place,
            format!("`{id}` cannot stand in an address"),
            "use a-z, 0-9 and single -",
        );
    }
    if known.contains(&id) {
        desk.error(
            place,
            format!("`{id}` is there twice"),
            "give each its own id",
        );
    }
}
