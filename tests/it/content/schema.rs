//! The JSON Schemas that are checked in: up to date, and true of what ships.

use gaffel::content;
use jsonschema::Validator;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("content/schema")
}

fn validator(name: &str) -> Validator {
    let text = fs::read_to_string(folder().join(name)).unwrap();
    jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
}

/// Which schema a content file says it follows.
fn schema_of(name: &str) -> &'static str {
    let (folder, file) = name.rsplit_once('/').unwrap();
    match (folder.rsplit('/').next().unwrap(), file) {
        ("rules", "rules.yaml") => "rules.schema.json",
        ("rules", _) => "rules-words.schema.json",
        ("glossary", "glossary.yaml") => "glossary.schema.json",
        ("glossary", _) => "glossary-words.schema.json",
        (_, "lesson.yaml") => "lesson.schema.json",
        _ => "words.schema.json",
    }
}

#[test]
fn the_schemas_are_those_of_the_types() {
    for (name, text) in content::schemas() {
        let checked_in = fs::read_to_string(folder().join(name)).unwrap_or_default();
        assert_eq!(
            checked_in, text,
            "{name} is out of date: run `gaffel schema`"
        );
    }
    let count = fs::read_dir(folder()).unwrap().count();
    assert_eq!(count, content::schemas().len());
}

#[test]
fn every_shipped_file_follows_its_schema() {
    let validators = content::schemas().map(|(name, _)| (name, validator(name)));
    for (name, bytes) in content::embedded_files() {
        let text = String::from_utf8(bytes).unwrap();
        let value: Value = serde_yaml::from_str(&text).unwrap();
        let schema = schema_of(&name);
        let (_, validator) = validators
            .iter()
            .find(|(found, _)| *found == schema)
            .unwrap();
        let faults: Vec<String> = validator
            .iter_errors(&value)
            .map(|fault| format!("{}: {fault}", fault.instance_path()))
            .collect();
        assert!(faults.is_empty(), "{name}: {faults:#?}");
    }
}

#[test]
fn a_first_line_that_names_a_schema_names_the_right_one() {
    for (name, bytes) in content::embedded_files() {
        let text = String::from_utf8(bytes).unwrap();
        let first = text.lines().next().unwrap_or_default();
        if let Some((_, path)) = first.split_once("$schema=") {
            let below = Path::new(&name).parent().unwrap().join(path);
            let mut resolved: Vec<&str> = Vec::new();
            for part in below.iter().map(|part| part.to_str().unwrap()) {
                match part {
                    ".." => {
                        resolved.pop();
                    }
                    part => resolved.push(part),
                }
            }
            let expected = ["content", "schema", schema_of(&name)];
            assert_eq!(resolved, expected, "{name}");
        }
    }
}

#[test]
fn an_editor_is_told_of_what_does_not_fit() {
    let lesson = validator("lesson.schema.json");
    let sound = serde_json::json!({
        "title": "T", "summary": "S", "order": 1, "minutes": 5,
        "steps": [{"id": "a", "title": "T", "text": "T", "move": {"goal": "fork"}}],
    });
    assert!(lesson.is_valid(&sound));
    for (pointer, wrong) in [
        ("/order", serde_json::json!("first")),
        ("/steps/0/id", serde_json::json!("A step")),
        ("/steps/0/move", serde_json::json!({"gaol": "fork"})),
        ("/steps/0/move", serde_json::json!({})),
        ("/steps/0/move/goal", serde_json::json!("forkk")),
        ("/steps/0/move/goal", serde_json::json!("capture e9")),
        ("/steps/0/text", Value::Null),
        ("/steps", serde_json::json!([])),
    ] {
        let mut broken = sound.clone();
        *broken.pointer_mut(pointer).unwrap() = wrong;
        assert!(!lesson.is_valid(&broken), "{pointer}");
    }
    for (field, fits, wrong) in [
        ("position", "8/8/8/3R4/8/8/8/8 w", "8/8/8/3R4/8/8/8 w"),
        ("position", "start", "begin"),
    ] {
        for (value, valid) in [(fits, true), (wrong, false)] {
            let mut step = sound.clone();
            step["steps"][0][field] = value.into();
            assert_eq!(lesson.is_valid(&step), valid, "{field}: {value}");
        }
    }
    for (field, fits, wrong) in [
        ("arrows", "red e2e4", "e2-e4"),
        ("circles", "f7", "pink f7"),
    ] {
        for (value, valid) in [(fits, true), (wrong, false)] {
            let mut step = sound.clone();
            step["steps"][0][field] = serde_json::json!([value]);
            assert_eq!(lesson.is_valid(&step), valid, "{field}: {value}");
        }
    }
    let text = fs::read_to_string(folder().join("lesson.schema.json")).unwrap();
    assert!(text.contains("Opened one by one; the last may tell the move."));
}
