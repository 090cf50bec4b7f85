//! The content that ships: without a problem, and complete.

use gaffel::content::{self, Problem};
use gaffel::i18n::Lang;
use gaffel::lesson::{Block, Inline, Prose, Step, Task, prose::LinkTarget};
use std::collections::BTreeMap;

#[test]
fn the_shipped_content_has_no_problem() {
    let loaded = content::load(&content::embedded_files());
    let mut problems = loaded.problems.clone();
    problems.extend(content::prove(&loaded, 2));
    let told: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert_eq!(told, [""; 0]);
}

#[test]
fn the_twelve_lessons_are_there() {
    let loaded = content::load(&content::embedded_files());
    let slugs: Vec<&str> = loaded
        .course
        .lessons()
        .iter()
        .map(|lesson| &*lesson.slug)
        .collect();
    assert_eq!(
        slugs,
        [
            "the-pieces",
            "pawns-and-special-moves",
            "check-mate-stalemate",
            "opening-principles",
            "italian-game",
            "sicilian-defence",
            "king-and-rook",
            "king-and-pawn",
            "piece-values",
            "forks",
            "pins-and-skewers",
            "pawn-structure",
        ]
    );
}

#[test]
fn at_least_half_of_every_lesson_is_done_on_the_board() {
    let loaded = content::load(&content::embedded_files());
    for lesson in loaded.course.lessons() {
        let count = lesson.steps.len();
        let on_board = |step: &&Step| !matches!(step.task, Task::Read | Task::Choose(_));
        let board = lesson.steps.iter().filter(on_board).count();
        assert!((10..=20).contains(&count), "{}: {count} steps", lesson.slug);
        assert!(2 * board >= count, "{}: {board} of {count}", lesson.slug);
        let tested = lesson.steps.iter().filter(|step| step.test).count();
        assert!((3..=5).contains(&tested), "{}: {tested}", lesson.slug);
    }
}

/// Which steps teach or link each claim.
fn claims() -> BTreeMap<u8, Vec<String>> {
    let loaded = content::load(&content::embedded_files());
    let mut claims: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for lesson in loaded.course.lessons() {
        for step in &lesson.steps {
            let mut numbers = step.teaches.clone();
            for (_, to) in links(step.text.get(Lang::En).0) {
                if let LinkTarget::Rule(number) = to {
                    numbers.push(number);
                }
            }
            numbers.dedup();
            for number in numbers {
                let place = format!("{}/{}", lesson.slug, step.id);
                claims.entry(number).or_default().push(place);
            }
        }
    }
    claims
}

fn links(prose: &Prose) -> Vec<(String, LinkTarget)> {
    fn of_inlines(inlines: &[Inline], found: &mut Vec<(String, LinkTarget)>) {
        for inline in inlines {
            match inline {
                Inline::Link { to, text } => found.push((format!("{text:?}"), to.clone())),
                Inline::Emphasis(inner) | Inline::Strong(inner) => of_inlines(inner, found),
                _ => {}
            }
        }
    }
    fn of_blocks(blocks: &[Block], found: &mut Vec<(String, LinkTarget)>) {
        for block in blocks {
            match block {
                Block::Paragraph(inlines) => of_inlines(inlines, found),
                Block::List { items, .. } => items.iter().for_each(|item| of_blocks(item, found)),
            }
        }
    }
    let mut found = Vec::new();
    of_blocks(&prose.blocks, &mut found);
    found
}

#[test]
fn every_claim_of_the_rules_stands_on_the_rules_page_and_in_a_lesson() {
    let rules = content::load(&content::embedded_files()).rules;
    let taught = claims();
    let missing: Vec<u8> = (1..=43)
        .filter(|number| rules.get(*number).is_none() || !taught.contains_key(number))
        .collect();
    assert_eq!(missing, [0u8; 0], "{taught:#?}");
}
