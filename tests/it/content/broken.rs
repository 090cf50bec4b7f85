//! One folder a kind of fault, each with its exact report.
//!
//! After a change of words, write the reports anew and read what has changed:
//! `for folder in tests/data/content/*; do target/debug/gaffel check $folder > $folder/expected.txt; done`

use super::files_below;
use gaffel::content::{self, Problem};
use std::fs;
use std::path::Path;

fn report(folder: &str) -> String {
    let loaded = content::load(&files_below(folder));
    let mut problems = loaded.problems.clone();
    problems.extend(content::prove(&loaded, 1));
    problems.sort();
    let told = |problem: &Problem| format!("{problem}\n{}", problem.underlined());
    problems.iter().map(told).collect()
}

#[test]
fn every_broken_folder_yields_exactly_its_report() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/content");
    let mut wrong = String::new();
    let mut seen = 0;
    for entry in fs::read_dir(&data).unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let expected = fs::read_to_string(folder.join("expected.txt")).unwrap();
        let told = report(&format!("tests/data/content/{name}"));
        assert!(!told.is_empty(), "{name} has no fault");
        if told != expected {
            wrong += &format!("--- {name}: expected\n{expected}--- found\n{told}");
        }
        seen += 1;
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(seen >= 50, "{seen} folders");
}

#[test]
fn a_file_of_more_than_a_megabyte_is_refused() {
    let name = "lessons/strategy/sample/lesson.yaml".to_owned();
    let loaded = content::load(&[(name.clone(), vec![b'#'; (1 << 20) + 1])]);
    let told: Vec<String> = loaded.problems.iter().map(Problem::to_string).collect();
    assert!(
        told.contains(&format!(
            "{name}:1:1: the file has 1048577 bytes; one megabyte is the most; split it"
        )),
        "{told:?}"
    );
}

#[test]
fn a_lesson_with_errors_is_left_out_and_words_with_errors_fall_back_to_english() {
    use gaffel::i18n::Lang;
    let mut files = files_below("tests/data/content/unknown-words");
    let loaded = content::load(&files);
    let lesson = loaded.course.get("sample").unwrap();
    let text = &lesson.step("trial").unwrap().1.text;
    assert!(text.has(Lang::Da) && !text.has(Lang::Sv) && !text.has(Lang::Nb));
    assert!(lesson.step("trial").unwrap().1.title.has(Lang::Sv));
    for (name, bytes) in &mut files {
        if name.ends_with("lesson.yaml") {
            *bytes = String::from_utf8_lossy(bytes)
                .replace("[e4]", "[e9]")
                .into_bytes();
        }
    }
    assert!(content::load(&files).course.get("sample").is_none());
}
