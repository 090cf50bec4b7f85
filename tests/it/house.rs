//! The house rules of `docs/ARCHITECTURE.md`, read from the source itself.

use std::fs;
use std::path::{Path, PathBuf};

/// A room and the rooms it may use.
const ROOMS: [(&str, &[&str]); 13] = [
    ("chess", &[]),
    ("mate", &["chess"]),
    ("endgame", &["chess"]),
    ("theme", &["chess"]),
    ("puzzle", &["chess", "mate", "theme"]),
    ("i18n", &["chess", "puzzle"]),
    (
        "lesson",
        &["chess", "mate", "endgame", "theme", "puzzle", "i18n"],
    ),
    (
        "content",
        &[
            "chess", "mate", "endgame", "theme", "puzzle", "i18n", "lesson",
        ],
    ),
    ("diagram", &["chess", "i18n"]),
    ("progress", &[]),
    ("library", &["chess", "mate", "theme", "puzzle", "progress"]),
    (
        "web",
        &[
            "chess", "mate", "endgame", "theme", "puzzle", "i18n", "lesson", "content", "diagram",
            "progress", "library",
        ],
    ),
    (
        "cli",
        &[
            "chess", "mate", "endgame", "theme", "puzzle", "i18n", "lesson", "content", "diagram",
            "progress", "library", "web",
        ],
    ),
];

/// A library and the only rooms that may name it.
const OWNERS: [(&str, &[&str]); 16] = [
    ("shakmaty", &["chess"]),
    ("fluent_static", &["i18n"]),
    ("serde_yaml", &["content"]),
    ("pulldown_cmark", &["content"]),
    ("schemars", &["content"]),
    ("notify", &["cli"]),
    ("resvg", &["diagram"]),
    ("pgn_reader", &["puzzle", "content", "cli"]),
    ("rusqlite", &["progress", "library"]),
    ("skillratings", &["progress"]),
    ("ruzstd", &["library"]),
    ("indicatif", &["cli"]),
    ("actix_web", &["web", "cli"]),
    ("askama", &["web"]),
    ("clap", &["cli"]),
    ("anyhow", &["cli"]),
];

/// What makes code impure, in rooms that must be pure.
const IMPURE: [&str; 8] = [
    "Utc::now",
    "SystemTime",
    "Instant::now",
    "std::fs",
    "std::net",
    "std::env::",
    "getrandom",
    "async fn",
];
const PURE: [&str; 9] = [
    "chess", "mate", "endgame", "theme", "puzzle", "i18n", "lesson", "content", "diagram",
];

struct Source {
    room: String,
    path: PathBuf,
    /// Without comments and without the unit tests at the end.
    code: String,
}

fn sources() -> Vec<Source> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().unwrap() != "tests.rs" {
                let below = path.strip_prefix(&src).unwrap();
                let first = below
                    .components()
                    .next()
                    .unwrap()
                    .as_os_str()
                    .to_str()
                    .unwrap();
                let room = first.trim_end_matches(".rs").to_owned();
                let text = fs::read_to_string(&path).unwrap();
                sources.push(Source {
                    room,
                    code: code(&text),
                    path,
                });
            }
        }
    }
    assert!(sources.len() > 40, "the source was found");
    sources
}

fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_room_uses_only_the_rooms_it_may() {
    for source in sources() {
        let Some((_, allowed)) = ROOMS.iter().find(|(room, _)| *room == source.room) else {
            assert!(
                ["lib", "main"].contains(&&*source.room),
                "unknown room {}",
                source.room
            );
            continue;
        };
        for (room, _) in ROOMS {
            let used = source.code.contains(&format!("crate::{room}::"))
                || source.code.contains(&format!("crate::{{{room}"))
                || source.code.contains(&format!("use crate::{room};"));
            let may = room == source.room || allowed.contains(&room);
            assert!(!used || may, "{} uses {room}", source.path.display());
        }
    }
}

#[test]
fn a_library_is_named_only_in_its_own_room() {
    for source in sources() {
        for (library, owners) in OWNERS {
            let named = source.code.contains(&format!("{library}::"));
            let may = owners.contains(&&*source.room);
            assert!(!named || may, "{} names {library}", source.path.display());
        }
    }
}

#[test]
fn the_core_is_pure() {
    for source in sources()
        .iter()
        .filter(|source| PURE.contains(&&*source.room))
    {
        for impure in IMPURE {
            assert!(
                !source.code.contains(impure),
                "{} has {impure}",
                source.path.display()
            );
        }
    }
}

#[test]
fn only_the_web_waits() {
    for source in sources() {
        let may = source.room == "web" || source.path.ends_with("cli/serve.rs");
        let waits = source.code.contains("async fn") || source.code.contains(".await");
        assert!(may || !waits, "{}", source.path.display());
    }
}

#[test]
fn nothing_outside_tests_unwraps() {
    for source in sources() {
        for careless in [".unwrap()", "panic!(", "todo!(", "unimplemented!(", "dbg!("] {
            assert!(
                !source.code.contains(careless),
                "{} has {careless}",
                source.path.display()
            );
        }
    }
}

#[test]
fn no_file_is_too_long_to_read() {
    for source in sources() {
        let lines = source.code.lines().count();
        assert!(lines <= 420, "{} has {lines} lines", source.path.display());
    }
}
