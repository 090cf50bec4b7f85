//! Files with anything done to them: told or not, never a panic.

use crate::any_text::any_content;
use gaffel::content;
use proptest::prelude::*;

/// One change to a text.
#[derive(Debug, Clone)]
enum Change {
    Delete { at: usize, length: usize },
    Insert { at: usize, bytes: Vec<u8> },
    RepeatLine { line: usize },
    DropLine { line: usize },
    SwapLines { line: usize, with: usize },
    Indent { line: usize, by: usize },
}

fn change() -> impl Strategy<Value = Change> {
    let piece = prop_oneof![
        prop::collection::vec(any::<u8>(), 1..4),
        prop::sample::select(vec![
            ": ",
            " #",
            "\t",
            "\n",
            "- ",
            "{",
            "}",
            "[",
            "]",
            "\"",
            "'",
            "*",
            "&a ",
            "*a",
            "!",
            "|",
            ">",
            "%",
            "@",
            "`",
            "<<: ",
            "---",
            "\u{feff}",
            "é",
            "🙂",
            "no",
            "~",
            "\\x",
            "{e4}",
            "1 e4",
            "<b>",
            "![",
            "](term:",
            "Nf9",
            "w KQkq",
            "9999999999999999999",
            "\r",
            "\u{0}",
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
    ];
    prop_oneof![
        (any::<usize>(), 1usize..40).prop_map(|(at, length)| Change::Delete { at, length }),
        (any::<usize>(), piece).prop_map(|(at, bytes)| Change::Insert { at, bytes }),
        any::<usize>().prop_map(|line| Change::RepeatLine { line }),
        any::<usize>().prop_map(|line| Change::DropLine { line }),
        (any::<usize>(), any::<usize>()).prop_map(|(line, with)| Change::SwapLines { line, with }),
        (any::<usize>(), 1usize..5).prop_map(|(line, by)| Change::Indent { line, by }),
    ]
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    let lines = |bytes: &[u8]| -> Vec<Vec<u8>> {
        bytes
            .split_inclusive(|&byte| byte == b'\n')
            .map(<[u8]>::to_vec)
            .collect()
    };
    match change {
        Change::Delete { at, length } if !bytes.is_empty() => {
            let at = at % bytes.len();
            let end = (at + length).min(bytes.len());
            bytes.drain(at..end);
        }
        Change::Insert { at, bytes: piece } => {
            let at = at % (bytes.len() + 1);
            bytes.splice(at..at, piece.iter().copied());
        }
        Change::RepeatLine { line }
        | Change::DropLine { line }
        | Change::SwapLines { line, .. }
        | Change::Indent { line, .. }
            if !bytes.is_empty() =>
        {
            let mut all = lines(bytes);
            let line = line % all.len();
            match change {
                Change::RepeatLine { .. } => all.insert(line, all[line].clone()),
                Change::DropLine { .. } => {
                    all.remove(line);
                }
                Change::SwapLines { with, .. } => {
                    let with = with % all.len();
                    all.swap(line, with);
                }
                Change::Indent { by, .. } => {
                    all[line].splice(0..0, std::iter::repeat_n(b' ', *by));
                }
                _ => {}
            }
            *bytes = all.concat();
        }
        _ => {}
    }
}

/// The files of one lesson, of the rules or of the glossary.
fn family(index: usize) -> Vec<(String, Vec<u8>)> {
    let all = content::embedded_files();
    let folder = |name: &str| name.rsplit_once('/').map(|(folder, _)| folder.to_owned());
    let mut folders: Vec<_> = all.iter().filter_map(|(name, _)| folder(name)).collect();
    folders.dedup();
    let chosen = &folders[index % folders.len()];
    all.into_iter()
        .filter(|(name, _)| folder(name).as_ref() == Some(chosen))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..Default::default() })]

    #[test]
    fn nothing_done_to_a_file_makes_the_reader_panic(
        index in any::<usize>(),
        file in any::<usize>(),
        changes in prop::collection::vec(change(), 1..6),
    ) {
        let mut files = family(index);
        let count = files.len();
        let (_, bytes) = &mut files[file % count];
        for change in &changes {
            apply(bytes, change);
        }
        any_content(&files);
    }
}
