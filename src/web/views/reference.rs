//! Pages to look things up: the rules of the game, and the words of chess.

use super::PageContext;
use super::course::{Words, lesson_path, step_path};
use super::frame::{Frame, Link, Section};
use super::prose::Text;
use crate::content::{Glossary, Loaded, Rule, Term};
use crate::i18n::{capitalise, collate};
use crate::lesson::Course;
use askama::Template;

/// `/rules`
#[derive(Template)]
#[template(path = "rules.html")]
pub struct RulesPage {
    frame: Frame,
    sections: Vec<SectionView>,
}

struct SectionView {
    id: String,
    title: Words,
    rules: Vec<RuleView>,
}

struct RuleView {
    /// `R13`, also the fragment.
    number: String,
    title: Words,
    text: Text,
    /// The step that teaches it.
    taught: Option<Link>,
}

impl RulesPage {
    pub fn new(context: &PageContext, content: &Loaded) -> RulesPage {
        let m = context.messages();
        let mut frame = Frame::new(context, Section::Elsewhere, &m.rules_title());
        frame.description = m.rules_description().to_string();
        let sections = content.rules.sections.iter();
        RulesPage {
            sections: sections
                .map(|section| SectionView {
                    id: section.id.clone(),
                    title: Words::new(&section.title, context.lang),
                    rules: section
                        .rules
                        .iter()
                        .map(|rule| RuleView::new(context, &content.course, rule))
                        .collect(),
                })
                .collect(),
            frame,
        }
    }
}

impl RuleView {
    fn new(context: &PageContext, course: &Course, rule: &Rule) -> RuleView {
        let mut steps = course.lessons().iter().flat_map(|lesson| {
            let steps = lesson.steps.iter();
            steps.map(move |step| (lesson, step))
        });
        let taught = steps.find(|(_, step)| step.teaches.contains(&rule.number));
        RuleView {
            number: format!("R{:02}", rule.number),
            title: Words::new(&rule.title, context.lang),
            text: Text::new(&rule.text, context.lang),
            taught: taught.map(|(lesson, step)| Link {
                href: step_path(context.lang, &lesson.slug, &step.id),
                text: step.title.get(context.lang).0.clone(),
            }),
        }
    }
}

/// `/glossary`
#[derive(Template)]
#[template(path = "glossary.html")]
pub struct GlossaryPage {
    frame: Frame,
    terms: Vec<TermView>,
}

struct TermView {
    /// Also the fragment.
    id: String,
    name: Words,
    text: Text,
    lesson: Option<Link>,
}

impl GlossaryPage {
    /// In the alphabetical order of the reader's language.
    pub fn new(context: &PageContext, glossary: &Glossary, course: &Course) -> GlossaryPage {
        let m = context.messages();
        let mut frame = Frame::new(context, Section::Elsewhere, &m.glossary_title());
        frame.description = m.glossary_description().to_string();
        let mut terms: Vec<TermView> = glossary
            .terms
            .iter()
            .map(|term| TermView::new(context, course, term))
            .collect();
        terms.sort_by_key(|term| collate::key(context.lang, &term.name.text));
        GlossaryPage { terms, frame }
    }
}

impl TermView {
    fn new(context: &PageContext, course: &Course, term: &Term) -> TermView {
        let m = context.messages();
        let lesson = term.lesson.as_deref().and_then(|slug| course.get(slug));
        let mut name = Words::new(&term.name, context.lang);
        name.text = capitalise(&name.text);
        TermView {
            id: term.id.clone(),
            name,
            text: Text::new(&term.text, context.lang),
            lesson: lesson.map(|lesson| Link {
                href: lesson_path(context.lang, &lesson.slug),
                text: m
                    .glossary_lesson(lesson.title.get(context.lang).0.clone())
                    .to_string(),
            }),
        }
    }
}
