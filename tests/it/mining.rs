//! `gaffel puzzles mine`: stopping and going on, the same whatever the jobs.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gaffel::puzzle::catalogue;

const GAMES: &str = "tests/data/puzzles/games.pgn";

fn mine(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gaffel"))
        .args(["puzzles", "mine", "--engine", "none"])
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap()
}

fn told(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

/// The five files of an edition, one after the other.
fn edition(folder: &Path) -> String {
    let read = |name| fs::read_to_string(folder.join(name)).unwrap();
    catalogue::FILE_NAMES.map(read).concat()
}

#[test]
fn a_stopped_run_goes_on_to_the_same_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, resumed) = (folder.path().join("whole"), folder.path().join("resumed"));
    let (whole_text, resumed_text) = (whole.to_str().unwrap(), resumed.to_str().unwrap());
    let done = mine(&[GAMES, "--beside", "--out", whole_text]);
    assert!(done.status.success(), "{}", told(&done));
    let state = fs::read_to_string(whole.with_extension("mining")).unwrap();
    assert!(
        state
            .lines()
            .filter(|line| line.starts_with("done"))
            .count()
            > 1
    );
    // As if the machine had gone down in the middle of a line.
    let cut = state.len() / 2;
    fs::write(resumed.with_extension("mining"), &state[..cut]).unwrap();
    let again = mine(&[
        GAMES,
        "--beside",
        "--out",
        resumed_text,
        "--resume",
        "--jobs",
        "1",
    ]);
    assert!(again.status.success(), "{}", told(&again));
    assert_eq!(edition(&whole), edition(&resumed));
}

#[test]
fn an_earlier_run_is_neither_lost_nor_mixed_with_another() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("1");
    let out = out.to_str().unwrap();
    assert!(mine(&[GAMES, "--out", out]).status.success());
    let anew = mine(&[GAMES, "--out", out]);
    assert!(!anew.status.success());
    assert!(told(&anew).contains("--resume"), "{}", told(&anew));
    let other = mine(&[GAMES, "--out", out, "--beside", "--resume"]);
    assert!(!other.status.success());
    assert!(
        told(&other).contains("other games or settings"),
        "{}",
        told(&other)
    );
}

#[test]
fn a_compressed_file_gives_the_same_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn.zst");
    let pgn = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(GAMES)).unwrap();
    fs::write(&path, zstd(&pgn)).unwrap();
    let plain = mine(&[GAMES]);
    let packed = mine(&[path.to_str().unwrap()]);
    assert!(packed.status.success(), "{}", told(&packed));
    assert!(!plain.stdout.is_empty());
    assert_eq!(plain.stdout, packed.stdout);
}

#[test]
fn a_damaged_file_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn.zst");
    let pgn = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(GAMES)).unwrap();
    let packed = zstd(&pgn);
    fs::write(&path, &packed[..packed.len() / 2]).unwrap();
    let output = mine(&[path.to_str().unwrap()]);
    assert!(!output.status.success());
    assert!(told(&output).contains("games.pgn.zst"), "{}", told(&output));
}

#[test]
fn without_an_engine_nobody_plays() {
    let output = mine(&["--self-play", "3"]);
    assert!(!output.status.success());
    assert!(
        told(&output).contains("only an engine can play"),
        "{}",
        told(&output)
    );
}

/// A zstd frame whose blocks are not compressed (RFC 8878, 3.1.1).
fn zstd(bytes: &[u8]) -> Vec<u8> {
    // Magic number, a header without size and checksum, a window of 128 KiB.
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 0x38];
    let blocks = bytes.chunks(1 << 16);
    let last = blocks.len() - 1;
    for (index, block) in blocks.enumerate() {
        let head = (block.len() << 3) | usize::from(index == last);
        frame.extend_from_slice(&head.to_le_bytes()[..3]);
        frame.extend_from_slice(block);
    }
    frame
}
