//! `gaffel mate`, the real binary.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const MATE_IN_TWO: &str = "2r4R/3kr1Q1/pp1p1p2/3Pp1R1/2P5/qP3P2/7K/8 w - - 3 38";

fn gaffel_mate(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gaffel"))
        .arg("mate")
        .args(arguments)
        .output()
        .expect("the binary runs")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("the command writes text")
}

#[test]
fn mate_tells_keys_shortest_mate_and_main_line() {
    let output = gaffel_mate(&[MATE_IN_TWO, "3"]);
    assert!(output.status.success());
    assert_eq!(
        text(output.stdout),
        "White to move: shortest mate in 2.\n\
         Keys of mate in 3:\n  \
         Qxe7+    g7e7\n\
         Main line: 1. Qxe7+ Kxe7 2. Rg7#\n"
    );
}

#[test]
fn mate_says_when_there_is_none_and_when_the_game_is_over() {
    let none = gaffel_mate(&[MATE_IN_TWO, "1"]);
    assert_eq!(text(none.stdout), "White to move: no mate within 1.\n");
    let over = gaffel_mate(&["k7/8/1QK5/8/8/8/8/8 b - - 0 1", "2"]);
    assert!(over.status.success());
    assert_eq!(
        text(over.stdout),
        "No keys: the game is over, it is stalemate.\n"
    );
}

#[test]
fn mate_answers_in_json() {
    let output = gaffel_mate(&["--json", MATE_IN_TWO, "2"]);
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(answer["fen"], MATE_IN_TWO);
    assert_eq!(answer["turn"], "white");
    assert_eq!(answer["shortest"], 2);
    assert_eq!(answer["over"], serde_json::Value::Null);
    assert_eq!(answer["keys"][0]["san"], "Qxe7+");
    assert_eq!(answer["main_line"].as_array().map(Vec::len), Some(3));
    assert!(answer["nodes"].as_u64().is_some_and(|nodes| nodes > 0));
}

#[test]
fn a_bad_position_fails_with_its_reason_and_bad_usage_with_another_code() {
    let bad = gaffel_mate(&["8/8/8/8/8/8/8/8 w - - 0 1", "2"]);
    assert_eq!(bad.status.code(), Some(1));
    assert!(text(bad.stderr).contains("king"));
    let limit = gaffel_mate(&["--limit-nodes", "5", MATE_IN_TWO, "3"]);
    assert_eq!(limit.status.code(), Some(1));
    assert!(text(limit.stderr).contains("--limit-nodes"));
    for usage in [
        &[MATE_IN_TWO, "0"][..],
        &[MATE_IN_TWO],
        &["--timings", MATE_IN_TWO, "2"],
    ] {
        assert_eq!(gaffel_mate(usage).status.code(), Some(2), "{usage:?}");
    }
}

#[test]
fn a_batch_is_read_from_standard_input_and_from_a_file() {
    let rows = include_str!("../data/mate/tricky.tsv");
    let lines = |keep: usize| -> String {
        let rows = rows.lines().filter(|line| !line.starts_with(['#', 'F']));
        rows.map(|line| line.split('\t').take(keep).collect::<Vec<_>>().join("\t") + "\n")
            .collect()
    };
    let mut batch = Command::new(env!("CARGO_BIN_EXE_gaffel"))
        .args(["mate", "--batch", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = batch.stdin.take().expect("piped");
    input
        .write_all(lines(2).as_bytes())
        .expect("the command reads on");
    drop(input);
    let output = batch.wait_with_output().expect("the command ends");
    assert!(output.status.success());
    assert_eq!(text(output.stdout), lines(3));

    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("mates.tsv");
    std::fs::write(&file, lines(3)).expect("the file is written");
    let output = gaffel_mate(&["--batch", file.to_str().expect("UTF-8 path")]);
    assert_eq!(text(output.stdout), lines(3));

    let missing = gaffel_mate(&["--batch", "no such file"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(missing.stderr).contains("no such file"));
}
