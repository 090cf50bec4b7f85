//! The shipped lessons: each can be played to its end, each authored answer is heard, and every
//! claim of the rules is taught somewhere.

use crate::any_answer::{any_answer, any_request};
use gaffel::chess::{Move, notation};
use gaffel::content::{Loaded, embedded_files, load};
use gaffel::i18n::Lang;
use gaffel::lesson::judge::{Standing, judge, resume, solution};
use gaffel::lesson::prose::LinkTarget;
use gaffel::lesson::{
    Answer, Block, Comment, Inline, Lesson, Line, Outcome, Prose, Solution, Step, Task, Tone,
    Translated, Verdict,
};
use gaffel::mate::Solver;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// More answers than any step asks for.
const MOST_ANSWERS: usize = 120;

fn shipped() -> Loaded {
    load(&embedded_files())
}

fn solver() -> Solver {
    Solver::new(2_000_000)
}

/// Every step of the course, with a name for messages.
fn steps(loaded: &Loaded) -> impl Iterator<Item = (String, &Lesson, &Step)> {
    loaded.course.lessons().iter().flat_map(|lesson| {
        lesson
            .steps
            .iter()
            .map(move |step| (format!("{}/{}", lesson.slug, step.id), lesson, step))
    })
}

#[test]
fn the_twelve_lessons_are_shipped_whole() {
    let loaded = &*SHIPPED;
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
    for lesson in loaded.course.lessons() {
        let slug = &lesson.slug;
        let played = |step: &&Step| !matches!(step.task, Task::Read | Task::Choose(_));
        let on_the_board = lesson.steps.iter().filter(played).count();
        assert!((10..=20).contains(&lesson.steps.len()), "{slug}");
        assert!(
            on_the_board * 2 >= lesson.steps.len(),
            "{slug}: {on_the_board} on the board"
        );
        assert!(
            lesson.steps.last().is_some_and(|step| step.test),
            "{slug} ends in a test"
        );
        for lang in Lang::ALL {
            assert!(
                lesson.title.has(lang) && lesson.summary.has(lang),
                "{slug} {lang:?}"
            );
            for step in &lesson.steps {
                assert!(step.text.has(lang), "{slug}/{} {lang:?}", step.id);
            }
        }
    }
}

#[test]
fn every_step_is_solved_by_its_own_solution() {
    let loaded = &*SHIPPED;
    let mut solver = solver();
    for (name, _, step) in steps(loaded) {
        let mut line = Vec::new();
        let mut last = None;
        for _ in 0..MOST_ANSWERS {
            let standing = resume(step, &line, &mut solver).expect(&name);
            if standing.finished {
                break;
            }
            let outcome = next(step, &standing, &mut solver, &name);
            line = outcome.standing.line;
            last = Some(outcome.verdict);
        }
        assert_eq!(last, Some(Verdict::Done), "{name}: {line:?}");
    }
}

/// Gives the answer that the solution gives.
fn next<'s>(step: &'s Step, standing: &Standing, solver: &mut Solver, name: &str) -> Outcome<'s> {
    let solution = solution(step, &standing.line, solver).expect(name);
    let text;
    let answer = match &solution {
        Solution::Read => Answer::Read,
        Solution::Squares(squares) => Answer::Squares(squares),
        Solution::Options(ids) => Answer::Options(ids),
        Solution::Walk(way) => {
            text = way.first().expect(name).to_string();
            Answer::Move(&text)
        }
        Solution::Moves(moves) => {
            text = notation::uci(*moves.first().expect(name));
            Answer::Move(&text)
        }
    };
    let outcome = judge(step, &standing.line, answer, solver).expect(name);
    let right = matches!(outcome.verdict, Verdict::Done | Verdict::Right { .. });
    assert!(right, "{name}: {solution:?} is {:?}", outcome.verdict);
    let resumed = resume(step, &outcome.standing.line, solver);
    assert_eq!(resumed.as_ref(), Ok(&outcome.standing), "{name}");
    outcome
}

/// A word as may be sent: a ply, a square, an option, or anything.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[a-h][1-8][a-h][1-8][qn]?",
        1 => "[a-h][1-8]",
        1 => "[a-d]|read|O-O|Nf3|Qh5|e4",
        1 => "\\PC{0,8}",
    ]
}

static SHIPPED: LazyLock<Loaded> = LazyLock::new(shipped);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_answer_to_any_step_is_judged_or_refused_for_a_true_reason(
        number in 0..1000usize,
        played in 0..4usize,
        strange in prop::collection::vec(word(), 0..2),
        answer in prop::collection::vec(word(), 0..4),
    ) {
        let mut solver = solver();
        let all: Vec<(String, &Lesson, &Step)> = steps(&SHIPPED).collect();
        let (name, _, step) = &all[number % all.len()];
        let mut line = Vec::new();
        for _ in 0..played {
            let standing = resume(step, &line, &mut solver).expect(name);
            if !standing.finished {
                line = next(step, &standing, &mut solver, name).standing.line;
            }
        }
        line.extend(strange);
        let text = answer.join(" ");
        any_answer(step, &mut solver, &line, &text);
        any_request(&SHIPPED.course, &mut solver, &format!("{number}\n{}\n{text}", line.join(" ")));
    }
}

#[test]
fn every_answer_that_an_author_foresaw_is_heard() {
    let loaded = &*SHIPPED;
    let mut solver = solver();
    for (name, _, step) in steps(loaded) {
        for note in notes(step) {
            let lines = match &step.task {
                Task::Line(task) => lines_before(step, task, note.ply, &mut solver),
                _ => vec![Vec::new()],
            };
            let heard = lines
                .iter()
                .any(|line| hears(step, line, note, &mut solver));
            assert!(heard, "{name}: {:?} {}", note.tone, notation::uci(note.mv));
        }
        if let Task::Spot(spot) = &step.task {
            for square in spot.wrong.keys() {
                assert!(!spot.squares.contains(square), "{name}: {square} is right");
            }
        }
        if let Task::Choose(choose) = &step.task {
            for option in &choose.options {
                let picked = [option.id.clone()];
                let outcome = judge(step, &[], Answer::Options(&picked), &mut solver).expect(&name);
                let named = match outcome.verdict {
                    Verdict::Options { wrong, .. } => wrong == picked,
                    _ => false,
                };
                assert_eq!(named, !option.right, "{name}: {}", option.id);
            }
        }
    }
}

fn notes(step: &Step) -> &[Comment] {
    match &step.task {
        Task::Move { comments, .. } | Task::Mate { comments, .. } => &comments.notes,
        Task::Line(line) => &line.comments.notes,
        _ => &[],
    }
}

/// Every line of `ply` plies after which the learner is to move.
fn lines_before(step: &Step, task: &Line, ply: usize, solver: &mut Solver) -> Vec<Vec<String>> {
    let words = |moves: &[Move]| moves.iter().map(|&mv| notation::uci(mv)).collect();
    let begun = task.lines.iter().filter_map(|line| line.get(..ply));
    let mut lines: Vec<Vec<String>> = begun.map(words).collect();
    lines.sort();
    lines.dedup();
    lines.retain(|line| resume(step, line, solver).is_ok_and(|standing| standing.line == *line));
    lines
}

fn hears(step: &Step, line: &[String], note: &Comment, solver: &mut Solver) -> bool {
    let text = notation::uci(note.mv);
    let Ok(outcome) = judge(step, line, Answer::Move(&text), solver) else {
        return false;
    };
    let fits = match note.tone {
        Tone::Right => matches!(outcome.verdict, Verdict::Done | Verdict::Right { .. }),
        Tone::Aside => matches!(outcome.verdict, Verdict::Aside | Verdict::Slower { .. }),
        Tone::Wrong => matches!(
            outcome.verdict,
            Verdict::Wrong { .. } | Verdict::ThrownAway { .. } | Verdict::Slower { .. }
        ),
    };
    fits && outcome.comment == Some(note)
}

#[test]
fn every_claim_of_the_rules_is_taught_or_linked_by_some_step() {
    let loaded = &*SHIPPED;
    let mut table: BTreeMap<u8, BTreeSet<String>> =
        (1..=43).map(|claim| (claim, BTreeSet::new())).collect();
    for (name, _, step) in steps(loaded) {
        for claim in &step.teaches {
            table.entry(*claim).or_default().insert(name.clone());
        }
        for claim in links(step) {
            table
                .entry(claim)
                .or_default()
                .insert(format!("{name} (link)"));
        }
    }
    let mut text = String::new();
    for (claim, steps) in &table {
        let mut steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        // Who teaches a claim need not be named for a link too.
        let taught = steps.clone();
        steps.retain(|step| {
            step.strip_suffix(" (link)")
                .is_none_or(|name| !taught.contains(&name))
        });
        text += &format!("R{claim:02}: {}\n", steps.join(", "));
    }
    let untaught: Vec<&u8> = table
        .iter()
        .filter(|(_, steps)| steps.is_empty())
        .map(|(claim, _)| claim)
        .collect();
    assert!(untaught.is_empty(), "nobody teaches {untaught:?}\n{text}");
    insta::assert_snapshot!(text);
}

/// The rules that a step's English words link to.
fn links(step: &Step) -> BTreeSet<u8> {
    let mut proses: Vec<&Translated<Prose>> = vec![&step.text];
    proses.extend(&step.hints);
    proses.extend(&step.done);
    proses.extend(notes(step).iter().filter_map(|note| note.text.as_ref()));
    match &step.task {
        Task::Spot(spot) => proses.extend(spot.wrong.values()),
        Task::Choose(choose) => {
            proses.extend(
                choose
                    .options
                    .iter()
                    .flat_map(|option| [&option.text, &option.because]),
            );
        }
        _ => {}
    }
    let mut claims = BTreeSet::new();
    for prose in proses {
        in_blocks(&prose.get(Lang::En).0.blocks, &mut claims);
    }
    claims
}

fn in_blocks(blocks: &[Block], claims: &mut BTreeSet<u8>) {
    for block in blocks {
        match block {
            Block::Paragraph(inlines) => in_inlines(inlines, claims),
            Block::List { items, .. } => items.iter().for_each(|item| in_blocks(item, claims)),
        }
    }
}

fn in_inlines(inlines: &[Inline], claims: &mut BTreeSet<u8>) {
    for inline in inlines {
        match inline {
            Inline::Emphasis(inner) | Inline::Strong(inner) => in_inlines(inner, claims),
            Inline::Link { to, text } => {
                if let LinkTarget::Rule(claim) = to {
                    claims.insert(*claim);
                }
                in_inlines(text, claims);
            }
            Inline::Text(_) | Inline::Moves(_) | Inline::Break => {}
        }
    }
}
