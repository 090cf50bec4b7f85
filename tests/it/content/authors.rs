//! The commands for authors: `gaffel check`, `gaffel new lesson`.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn gaffel(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gaffel"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn check_prints_what_the_report_says_and_fails() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = "tests/data/content/mate-proofs";
    let expected = fs::read_to_string(root.join(folder).join("expected.txt")).unwrap();
    let output = gaffel(root, &["check", folder]);
    assert_eq!(text(&output.stdout), expected);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).ends_with("0 sound lessons, 5 problems\n"));
}

#[test]
fn check_gives_one_json_document_to_tools() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = "tests/data/content/unknown-field";
    let output = gaffel(root, &["check", "--json", folder, "puzzles"]);
    assert_eq!(output.status.code(), Some(1));
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    let found = document["problems"].as_array().unwrap();
    let arow = found.iter().find(|problem| problem["line"] == 10).unwrap();
    assert_eq!(
        arow["file"],
        format!("{folder}/lessons/strategy/sample/lesson.yaml")
    );
    assert_eq!(
        (&arow["column"], &arow["length"]),
        (&Value::from(5), &Value::from(4))
    );
    assert_eq!(arow["class"], "error");
    assert_eq!(arow["what"], "unknown field `arow`, did you mean `arrows`?");
    assert_eq!(arow["excerpt"], "    arow: [e2e4]");
    let sets = document["sets"].as_array().unwrap();
    assert_eq!(sets.len(), 2);
    assert_eq!(sets[1]["problems"], 0);
}

#[test]
fn a_new_lesson_passes_the_checker_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let made = gaffel(
        here,
        &["new", "lesson", "strategy/outposts", "--content", "mine"],
    );
    assert!(made.status.success(), "{}", text(&made.stderr));
    assert_eq!(text(&made.stdout).lines().count(), 4);
    let checked = gaffel(here, &["check", "mine"]);
    assert_eq!(text(&checked.stdout), "");
    assert_eq!(checked.status.code(), Some(0));
    let again = gaffel(
        here,
        &["new", "lesson", "strategy/outposts", "--content", "mine"],
    );
    assert!(!again.status.success());
    let other_group = gaffel(
        here,
        &["new", "lesson", "endgames/outposts", "--content", "mine"],
    );
    assert!(!other_group.status.success());
    for home in ["outposts", "tactics/outposts", "strategy/Out_posts"] {
        let refused = gaffel(here, &["new", "lesson", home, "--content", "mine"]);
        assert_eq!(refused.status.code(), Some(2), "{home}");
    }
}

#[test]
fn a_path_means_what_lies_below_it_from_any_folder() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    for lesson in ["strategy/outposts", "strategy/levers"] {
        gaffel(here, &["new", "lesson", lesson, "--content", "content"]);
        let file = here
            .join("content/lessons")
            .join(lesson)
            .join("lesson.yaml");
        let broken = fs::read_to_string(&file)
            .unwrap()
            .replace("arrows:", "arow:");
        fs::write(file, broken).unwrap();
    }
    let lines = |output: &Output| text(&output.stdout).matches("unknown field `arow`").count();
    assert_eq!(lines(&gaffel(here, &["check", "."])), 2);
    assert_eq!(lines(&gaffel(here, &["check", "content/lessons"])), 2);
    assert_eq!(
        lines(&gaffel(here, &["check", "content/lessons/strategy/levers"])),
        1
    );
    let levers = here.join("content/lessons/strategy/levers");
    assert_eq!(lines(&gaffel(&levers, &["check", "."])), 1);
    assert_eq!(lines(&gaffel(&levers, &["check", "lesson.yaml"])), 1);
    assert_eq!(lines(&gaffel(&levers, &["check", "da.yaml"])), 0);
}

#[test]
fn a_lesson_outside_of_any_content_folder_is_checked_against_the_shipped_content() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("strategy/outposts");
    let made = gaffel(
        folder.path(),
        &["new", "lesson", "strategy/outposts", "--content", "x"],
    );
    assert!(made.status.success());
    fs::create_dir_all(home.parent().unwrap()).unwrap();
    fs::rename(folder.path().join("x/lessons/strategy/outposts"), &home).unwrap();
    let file = home.join("lesson.yaml");
    let linked = fs::read_to_string(&file)
        .unwrap()
        .replace("Say one thing", "[Fork](term:fork)");
    fs::write(&file, linked).unwrap();
    let checked = gaffel(&home, &["check", "."]);
    assert_eq!(text(&checked.stdout), "");
    assert_eq!(checked.status.code(), Some(0));
    let stray = home.join("draft.yaml");
    fs::write(&stray, "title: Draft\n").unwrap();
    let refused = gaffel(&home, &["check", "draft.yaml"]);
    assert_eq!(refused.status.code(), Some(2));
}
