//! The author's guide: what it shows, works.

use gaffel::content::{self, Class, Loaded};

const GUIDE: &str = include_str!("../../content/README.md");

/// The fenced blocks of a kind, without their fences.
fn blocks(kind: &str) -> Vec<&'static str> {
    GUIDE
        .split(&format!("```yaml {kind}\n"))
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect()
}

/// Loads a lesson beside the site's own glossary, rules and lessons, which it may link to.
fn load(files: &[(&str, &str)]) -> Loaded {
    let mut all = content::embedded_files();
    for (name, text) in files {
        let name = format!("content/lessons/strategy/example/{name}");
        all.push((name, text.as_bytes().to_vec()));
    }
    content::load(&all)
}

/// Everything wrong with the example, proofs included, but for what is not translated.
fn faults(loaded: &Loaded) -> Vec<String> {
    loaded
        .problems
        .iter()
        .cloned()
        .chain(content::prove(loaded, 2))
        .filter(|problem| problem.file.contains("strategy/example"))
        .filter(|problem| problem.class != Class::MissingTranslation)
        .map(|problem| problem.to_string())
        .collect()
}

#[test]
fn the_whole_lesson_of_the_guide_loads_and_is_proved() {
    let [lesson] = blocks("lesson")[..] else {
        panic!("one whole lesson");
    };
    let loaded = load(&[("lesson.yaml", lesson)]);
    assert_eq!(faults(&loaded), Vec::<String>::new());
    assert_eq!(loaded.course.get("example").unwrap().steps.len(), 3);
}

#[test]
fn the_translation_of_the_guide_fits_its_lesson() {
    let (lesson, words) = (blocks("lesson")[0], blocks("words")[0]);
    let loaded = load(&[("lesson.yaml", lesson), ("da.yaml", words)]);
    let danish: Vec<String> = loaded
        .problems
        .iter()
        .filter(|problem| problem.file.contains("example/da.yaml"))
        .map(ToString::to_string)
        .collect();
    assert_eq!(danish, Vec::<String>::new());
    let steps = &loaded.course.get("example").unwrap().steps;
    assert!(
        steps
            .iter()
            .all(|step| step.text.has(gaffel::i18n::Lang::Da))
    );
}

#[test]
fn the_guide_has_an_example_of_every_kind_and_each_is_proved() {
    let head = "title: A\nsummary: A.\norder: 90\nminutes: 5\nsteps:\n";
    let mut kinds = Vec::new();
    for step in blocks("step") {
        let indented: String = step.lines().map(|line| format!("  {line}\n")).collect();
        let loaded = load(&[("lesson.yaml", &format!("{head}{indented}"))]);
        assert_eq!(faults(&loaded), Vec::<String>::new(), "{step}");
        let lesson = loaded.course.get("example").unwrap();
        kinds.push(lesson.steps[0].task.word());
    }
    kinds.sort_unstable();
    assert_eq!(
        kinds,
        ["choose", "line", "mate", "move", "play", "spot", "walk"]
    );
}

#[test]
fn the_guide_names_every_goal() {
    for goal in gaffel::lesson::Goal::words() {
        assert!(GUIDE.contains(&format!("`{goal}`")), "{goal}");
    }
}
