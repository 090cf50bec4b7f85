//! The course, lessons, rules and glossary as pages, from the shipped content.

use super::fixture::{context, day, fork};
use gaffel::content::{self, Loaded};
use gaffel::i18n::Lang;
use gaffel::lesson::Step;
use gaffel::progress::{StepRecord, StepsOfLessons};
use gaffel::web::puzzle_state::Kept;
use gaffel::web::themes;
use gaffel::web::views::course::CoursePage;
use gaffel::web::views::lesson::{LessonPage, Suggestion};
use gaffel::web::views::reference::{GlossaryPage, RulesPage};
use std::collections::BTreeMap;

/// The course, a lesson in every state, rules and glossary, from the shipped content.
pub fn pages(lang: Lang) -> Vec<(&'static str, String)> {
    let content = content::load(&content::embedded_files());
    let course = &content.course;
    let lesson = course.get("forks").unwrap();
    let suggested = [Suggestion {
        date: day(3),
        puzzle: &fork(),
    }];
    let (here, there) = (context(lang, "/lessons"), context(lang, "/lessons/forks"));
    let render = |page: &dyn askama::DynTemplate| page.dyn_render().unwrap();
    let lesson = |steps: &BTreeMap<String, StepRecord>, kept, puzzles| {
        render(&LessonPage::new(
            &there,
            course,
            lesson,
            steps,
            kept,
            puzzles,
            &[themes::find("fork").unwrap()],
        ))
    };
    let begun = solved_steps(&course.get("forks").unwrap().steps[..3]);
    let finished = solved_steps(&course.get("forks").unwrap().steps);
    let steps = StepsOfLessons::from([("forks".to_owned(), begun.clone())]);
    let nothing = BTreeMap::new();
    vec![
        (
            "course",
            render(&CoursePage::new(
                &here,
                course,
                &StepsOfLessons::new(),
                Kept::NotYet,
            )),
        ),
        (
            "course begun",
            render(&CoursePage::new(&here, course, &steps, Kept::Yes)),
        ),
        ("lesson", lesson(&nothing, Kept::StoreAway, &[])),
        ("lesson begun", lesson(&begun, Kept::Yes, &[])),
        ("lesson finished", lesson(&finished, Kept::Yes, &suggested)),
        (
            "rules",
            render(&RulesPage::new(&context(lang, "/rules"), &content)),
        ),
        (
            "glossary",
            render(&GlossaryPage::new(
                &context(lang, "/glossary"),
                &content.glossary,
                course,
            )),
        ),
    ]
}

fn solved_steps(steps: &[Step]) -> BTreeMap<String, StepRecord> {
    let record = StepRecord {
        solved: true,
        first_try: true,
        ..StepRecord::default()
    };
    steps
        .iter()
        .map(|step| (step.id.clone(), record.clone()))
        .collect()
}

fn page(lang: Lang, name: &str) -> String {
    let found = pages(lang).into_iter().find(|(other, _)| *other == name);
    found.unwrap().1
}

fn shipped() -> Loaded {
    content::load(&content::embedded_files())
}

#[test]
fn the_course_shows_four_groups_and_leads_to_the_first_lesson() {
    let page = page(Lang::Da, "course");
    assert_eq!(page.matches("class=\"group\"").count(), 4);
    assert_eq!(page.matches("class=\"card\"").count(), 12);
    assert!(page.contains("<a class=\"button primary\" href=\"/da/lessons/the-pieces\">"));
}

#[test]
fn a_course_begun_leads_to_the_first_step_not_solved() {
    let page = page(Lang::Sv, "course begun");
    let content = shipped();
    let id = &content.course.get("forks").unwrap().steps[3].id;
    let onward = format!("<a class=\"button primary\" href=\"/sv/lessons/forks/{id}\">");
    assert!(page.contains(&onward));
    assert!(page.contains("3 av 18 steg"));
}

#[test]
fn a_finished_lesson_leads_to_the_next_and_to_puzzles() {
    let page = page(Lang::Nb, "lesson finished");
    assert!(page.contains("href=\"/nb/lessons/pins-and-skewers\""));
    assert!(page.contains("href=\"/nb/daily/2026-11-03\""));
}

#[test]
fn a_lesson_not_begun_has_nothing_to_forget() {
    assert!(!page(Lang::En, "lesson").contains("/reset"));
    assert!(page(Lang::En, "lesson begun").contains("action=\"/en/lessons/forks/reset\""));
}

#[test]
fn every_rule_stands_on_the_rules_page_with_a_way_to_its_lesson() {
    for lang in Lang::ALL {
        let page = page(lang, "rules");
        for number in 1..=43 {
            assert!(
                page.contains(&format!("id=\"R{number:02}\"")),
                "R{number:02}"
            );
        }
        assert!(page.matches("class=\"taught\"").count() > 25);
    }
}

#[test]
fn the_glossary_stands_in_the_order_of_the_readers_alphabet() {
    let page = page(Lang::Sv, "glossary");
    let names: Vec<&str> = page
        .split("<h2 id=\"")
        .skip(1)
        .map(|rest| rest.split(['>', '<']).nth(1).unwrap())
        .collect();
    assert_eq!(names.len(), shipped().glossary.terms.len());
    let place = |name: &str| {
        names
            .iter()
            .position(|other| other.starts_with(name))
            .unwrap()
    };
    assert!(place("Gaffel") < place("Patt") && place("Patt") < place("Öppen"));
}
