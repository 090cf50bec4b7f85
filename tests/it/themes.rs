//! Themes held against a table of lines with the themes that others gave them.
//!
//! `data/themes.tsv` holds some 300 lines of the Lichess puzzle database (CC0), drawn by lot for
//! each theme, and some without any; the first move of a line is the opponent's.

use std::io::Write;
use std::process::{Command, Stdio};

use gaffel::puzzle::agreement::{Agreement, Tagged, Tally};
use gaffel::theme::Theme;

fn agreement() -> Agreement {
    let mut agreement = Agreement::default();
    for row in include_str!("../data/themes.tsv").lines().skip(1) {
        let [fen, moves, themes] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {row}");
        };
        agreement.add(&Tagged::read(fen, moves, themes).unwrap());
    }
    agreement
}

#[test]
fn every_theme_is_found_where_it_is_told_and_seldom_elsewhere() {
    let agreement = agreement();
    assert!(agreement.rows >= 300);
    for (theme, tally) in &agreement.themes {
        // Lichess has no name for it alone.
        if *theme == Theme::DiscoveredCheck {
            continue;
        }
        let word = theme.word();
        assert!(tally.both + tally.theirs >= 12, "{word} has too few rows");
        assert!(tally.recall() >= Some(0.9), "{word}: {tally:?}");
        assert!(tally.precision() >= Some(0.8), "{word}: {tally:?}");
    }
}

#[test]
fn forks_skewers_and_all_together_agree_in_nineteen_of_twenty() {
    let agreement = agreement();
    let mut all = Tally::default();
    for (theme, tally) in &agreement.themes {
        if *theme != Theme::DiscoveredCheck {
            all.both += tally.both;
            all.ours += tally.ours;
            all.theirs += tally.theirs;
        }
    }
    for tally in [
        all,
        agreement.themes[&Theme::Fork],
        agreement.themes[&Theme::Skewer],
    ] {
        assert!(tally.precision() >= Some(0.95), "{tally:?}");
        assert!(tally.recall() >= Some(0.95), "{tally:?}");
    }
}

const CSV: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
    aaaaa,r4k2/8/8/3N4/8/8/8/4K3 b - - 0 1,f8e8 d5c7 e8d7 c7a8,900,80,90,100,endgame fork short,,\n\
    aaaab,r4k2/8/8/3N4/8/8/8/4K3 b - - 0 1,f8e8 d5c7,900,80,90,100,endgame skewer,,\n\
    aaaac,r4k2/8/8/3N4/8/8/8/4K3 b - - 0 1,f8e8 d5d7,900,80,90,100,endgame fork,,\n";

fn gaffel_themes(arguments: &[&str], input: &[u8]) -> (bool, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gaffel"))
        .args(["puzzles", "themes", "-"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    pipe.write_all(input).expect("it reads");
    drop(pipe);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("the command writes text");
    (
        output.status.success(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn the_command_prints_a_table_and_leaves_out_bad_rows() {
    let (done, table, said) = gaffel_themes(&[], CSV.as_bytes());
    assert!(done);
    assert!(table.starts_with("2 rows\n"), "{table}");
    let line = |word: &str| table.lines().find(|line| line.starts_with(word)).unwrap();
    let fork: Vec<&str> = line("fork ").split_whitespace().collect();
    assert_eq!(fork, ["fork", "1", "1", "1", "1.0000", "1.0000", "1.0000"]);
    let skewer: Vec<&str> = line("skewer ").split_whitespace().collect();
    assert_eq!(skewer, ["skewer", "1", "0", "0", "-", "0.0000", "0.0000"]);
    assert!(line("fork, by the last move").contains(" 1 rows, 0 of them told so"));
    assert!(said.starts_with("line 4: move d5d7: "), "{said}");
}

#[test]
fn the_command_lists_the_rows_that_differ() {
    let (_, rows, _) = gaffel_themes(&["--differ", "skewer"], CSV.as_bytes());
    assert!(rows.starts_with("theirs\taaaab,"), "{rows}");
    assert_eq!(rows.lines().count(), 1);
}

#[test]
fn the_two_halves_are_the_whole() {
    let rows = |arguments: &[&str]| -> u32 {
        let (_, table, _) = gaffel_themes(arguments, CSV.as_bytes());
        table.split(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!(rows(&["--half", "a"]) + rows(&["--half", "b"]), rows(&[]));
}

#[test]
fn the_command_says_that_a_packed_file_is_broken() {
    let (done, _, said) = gaffel_themes(&[], &[0x28, 0xb5, 0x2f, 0xfd, 0]);
    assert!(!done);
    assert!(said.contains("reading the file"), "{said}");
}
