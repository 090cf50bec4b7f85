//! Rows and files that are not as they should be.

use super::{Desk, Seen, run, tally};
use crate::lichess;
use gaffel::library::import::{ImportError, Skip};
use proptest::prelude::*;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

const GOOD: &str =
    "good1,7k/5ppp/8/8/8/8/8/4R1K1 b - - 0 1,h8g8 e1e8,640,75,95,400,mate mateIn1,x,";

/// [`GOOD`] with one column exchanged.
fn with(column: usize, text: &str) -> String {
    let mut columns: Vec<&str> = GOOD.split(',').collect();
    columns[column] = text;
    columns.join(",")
}

fn told(seen: &Seen) -> Vec<(u64, String)> {
    let told = seen.skipped.iter();
    told.map(|(line, why)| (*line, why.to_string())).collect()
}

#[test]
fn each_bad_row_is_told_with_its_line_and_reason_and_the_good_ones_are_kept() {
    let rows = [
        (GOOD.to_owned(), None),
        (
            "only,three,columns".to_owned(),
            Some("3 columns instead of 10"),
        ),
        (format!("{GOOD},more"), Some("11 columns instead of 10")),
        (String::new(), Some("the line is empty")),
        (with(0, "m1-27ncymc"), Some("no puzzle id")),
        (with(0, ""), Some("no puzzle id")),
        (with(1, "nonsense"), Some("the position: ")),
        (with(1, "8/8/8/8/8/8/8/8 w - - 0 1"), Some("king")),
        (with(2, "h8g8 e1e9"), Some("move 2: \"e1e9\" is no move")),
        (with(2, "h8g8 e1f2"), Some("move 2: \"e1f2\" is not legal")),
        (with(2, "e1e8"), Some("move 1: ")),
        (with(2, "h8g8"), Some("1 moves: the opponent moves first")),
        (with(2, "h8g8 e1e8 g8f8"), Some("move 3: ")),
        (with(2, ""), Some("0 moves")),
        (
            with(3, "strong"),
            Some("rating \"strong\" is no number up to 4000"),
        ),
        (with(3, "99999"), Some("rating")),
        (with(4, "-1"), Some("deviation")),
        (with(7, "mate <b>"), Some("\"<b>\" is no theme name")),
        (with(8, &"x".repeat(300)), Some("the source is no text")),
        (with(2, "h8g8 e1e7"), Some("its line does not mate")),
        (
            with(7, "mate mateIn2"),
            Some("mate in 2 by its themes, but its line has 1"),
        ),
        (GOOD.replace("good1", "good2"), None),
    ];
    let lines: Vec<&String> = rows.iter().map(|(row, _)| row).collect();
    let desk = Desk::new();
    let (done, seen) = desk.import_rows(&lines);
    let bad = rows.len() as u64 - 2;
    assert_eq!(done, tally(rows.len() as u64, 2, 0, bad));
    let expected = rows
        .iter()
        .enumerate()
        .filter_map(|(index, (_, why))| Some((index, (*why)?)));
    let told = told(&seen);
    assert_eq!(told.len() as u64, bad);
    for ((line, why), (index, part)) in told.into_iter().zip(expected) {
        // The header is line 1.
        assert_eq!(line, index as u64 + 2, "{why}");
        assert!(why.contains(part), "{why:?} does not say {part:?}");
        assert!(!why.contains('\n'));
    }
    desk.assert_consistent();
}

#[test]
fn a_mate_that_is_not_what_it_says_is_left_out() {
    let guarded = |id: &str, moves: &str| {
        format!("{id},r6k/5ppp/8/8/8/8/8/4R1K1 b - - 0 1,{moves},640,75,95,400,mate,x,")
    };
    let rows = [
        GOOD.replace("h8g8 e1e8", "h8g8 g1f1 g8h8 e1e8")
            .replace(" mateIn1", ""),
        guarded("help1", "h8g8 g1f1 a8a2 e1e8"),
        guarded("far01", "h8g8 g1f1 a8b8 f1g1 b8a8 g1f1 a8a2 e1e8"),
    ];
    let (done, seen) = Desk::new().import_rows(&rows);
    assert_eq!(done, tally(3, 0, 0, 3));
    let whys: Vec<Skip> = seen.skipped.into_iter().map(|(_, why)| why).collect();
    let expected = [
        Skip::Sooner {
            moves: 2,
            sooner: 1,
        },
        Skip::NotForced { moves: 2 },
        Skip::MateTooFar { moves: 4 },
    ];
    assert_eq!(whys, expected);
}

#[test]
fn text_that_is_no_text_and_lines_of_ten_megabytes_are_rows_like_others() {
    let mut file = format!("{}\n", lichess::HEADER).into_bytes();
    file.extend(b"\xff\xfe\x00bad,row\n");
    file.extend(std::iter::repeat_n(b'x', 10 << 20));
    file.extend(b"\n");
    file.extend(GOOD.as_bytes());
    let (done, seen) = Desk::new().import(&file);
    assert_eq!(done.unwrap(), tally(3, 1, 0, 2));
    assert_eq!(
        told(&seen),
        [
            (2, "the line is not UTF-8 text".to_owned()),
            (3, "the line is longer than 8192 bytes".to_owned())
        ]
    );
}

#[test]
fn other_columns_are_another_kind_of_file() {
    let (done, _) = Desk::new().import(format!("PuzzleId,FEN,Moves\n{GOOD}\n"));
    let error = done.unwrap_err();
    assert!(matches!(&error, ImportError::Header { found } if found == "PuzzleId,FEN,Moves"));
    assert!(error.to_string().contains("its columns are"));
}

#[test]
fn a_file_that_is_cut_short_or_damaged_keeps_what_stands_before() {
    // Packed in several frames, so that whole lines stand before the break.
    let rows: Vec<String> = lichess::rows()
        .into_iter()
        .take(30)
        .map(|(row, _)| row)
        .collect();
    let text = format!("{}\n{}\n", lichess::HEADER, rows.join("\n"));
    let (first, second) = text.split_at(text.len() / 2);
    let pack = |text: &str| compress_to_vec(text.as_bytes(), CompressionLevel::Fastest);
    let whole_first = pack(first);
    let packed = [whole_first.clone(), pack(second)].concat();
    let complete = first.lines().count() as u64 - 2;

    let mut damaged = packed.clone();
    let at = whole_first.len() + 60;
    damaged[at..at + 40].fill(0x5a);
    let checksum_off = {
        let mut packed = packed.clone();
        *packed.last_mut().unwrap() ^= 1;
        packed
    };
    for (what, broken) in [
        ("cut", packed[..packed.len() - 9].to_vec()),
        ("cut in a header", packed[..whole_first.len() + 3].to_vec()),
        ("damaged", damaged),
        (
            "no frame behind",
            [whole_first.clone(), b"garbage".to_vec()].concat(),
        ),
        ("checksum", checksum_off),
    ] {
        let desk = Desk::new();
        let (done, seen) = desk.import(&broken);
        let error = done.expect_err(what);
        assert!(
            matches!(&error, ImportError::Broken { line, .. } if *line > complete),
            "{what}: {error}"
        );
        assert!(
            error.to_string().contains("zstd data is"),
            "{what}: {error}"
        );
        let (kept, ..) = seen.moved.expect(what);
        assert!(
            kept.stored >= complete && kept.skipped == 0,
            "{what}: {kept:?}"
        );
        desk.assert_consistent();
        let left = "SELECT count(*) FROM imports";
        let left: i64 = desk.sql().query_row(left, [], |row| row.get(0)).unwrap();
        assert_eq!(left, 0, "{what}: a sound copy is read from its beginning");
        // The whole file, once it is there, fills up the rest.
        let (done, _) = desk.import(&packed);
        assert_eq!(done.unwrap(), tally(30, 30 - kept.stored, kept.stored, 0));
    }
}

#[test]
fn what_cannot_be_opened_is_told_with_its_name() {
    let desk = Desk::new();
    let missing = desk.folder.path().join("no such file");
    let (done, _) = run(&desk.database(), &missing);
    assert!(done.unwrap_err().to_string().contains("no such file"));
    let (done, _) = run(&desk.database(), desk.folder.path());
    assert!(matches!(done, Err(ImportError::Source(_))));

    std::fs::write(
        desk.database(),
        "this is no database, but a text of some length",
    )
    .unwrap();
    let (done, _) = desk.import(GOOD);
    assert!(done.unwrap_err().to_string().contains("not a database"));
    let (done, _) = run(&desk.folder.path().join("away/gaffel.db"), &desk.file(GOOD));
    assert!(done.unwrap_err().to_string().contains("away"));
}

#[test]
fn a_locked_database_is_told_and_a_later_run_goes_well() {
    let desk = Desk::new();
    desk.library();
    let other = desk.sql();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (done, _) = desk.import(GOOD);
    assert!(done.unwrap_err().to_string().contains("locked"));
    other.execute_batch("ROLLBACK").unwrap();
    let (done, seen) = desk.import(GOOD);
    assert_eq!(done.unwrap(), tally(1, 1, 0, 0));
    assert!(seen.resumed.is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_a_file_holds_each_of_its_lines_is_a_row(bytes in any_file()) {
        let desk = Desk::new();
        let (done, seen) = desk.import(&bytes);
        let lines = bytes.split_inclusive(|&byte| byte == b'\n').count() as u64;
        match done {
            Ok(done) => {
                prop_assert_eq!(done.read, lines);
                prop_assert_eq!(done.stored + done.known + done.skipped, lines);
                prop_assert_eq!(seen.skipped.len() as u64, done.skipped);
            }
            Err(error) => {
                let packed = bytes.starts_with(b"\x28\xb5\x2f\xfd");
                let header = bytes.windows(8).any(|part| part == b"PuzzleId");
                prop_assert!(packed || header, "{}", error);
            }
        }
        desk.assert_consistent();
    }
}

/// Bytes of every kind: wild, packed wild, and rows with something put in.
fn any_file() -> impl Strategy<Value = Vec<u8>> {
    let wild = prop::collection::vec(any::<u8>(), 0..600);
    let row = (0..10_usize, prop::collection::vec(any::<char>(), 0..20))
        .prop_map(|(column, text)| with(column, &String::from_iter(text)));
    let rows = prop::collection::vec(row, 0..6).prop_map(|rows| rows.join("\n").into_bytes());
    let packed = wild
        .clone()
        .prop_map(|wild| [b"\x28\xb5\x2f\xfd".to_vec(), wild].concat());
    prop_oneof![wild, rows, packed]
}
