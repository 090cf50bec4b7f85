//! Good files: what is stored of a row, and what a second import does.

use super::{Desk, run, tally};
use crate::lichess;
use gaffel::chess::notation;
use gaffel::library::Origin;
use gaffel::puzzle::Kind;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// The position comes a move earlier in the file; mate in one on the back rank.
const BACK_RANK: &str = "back1,7k/5ppp/8/8/8/8/8/4R1K1 b - - 0 1,h8g8 e1e8,640,75,95,400,\
    mate mateIn1 backRankMate oneMove,https://lichess.org/abcdefgh#2,";

#[test]
fn a_row_becomes_the_puzzle_after_the_opponents_move() {
    let desk = Desk::new();
    let (done, seen) = desk.import_rows(&[BACK_RANK]);
    assert_eq!(done, tally(1, 1, 0, 0));
    assert!(seen.skipped.is_empty() && seen.resumed.is_none());
    let entry = desk.library().get("back1").unwrap().unwrap();
    let puzzle = &entry.puzzle;
    assert_eq!(
        gaffel::chess::fen::format(&puzzle.position),
        "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 1 2"
    );
    assert_eq!((puzzle.kind, puzzle.moves), (Kind::Mate, 1));
    assert_eq!(puzzle.lines.len(), 1);
    assert_eq!(notation::uci(puzzle.lines[0][0]), "e1e8");
    assert_eq!(
        puzzle.themes,
        ["backRankMate", "mate", "mateIn1", "oneMove"]
    );
    assert_eq!((entry.rating, entry.rating_deviation), (640, 75));
    assert_eq!(entry.source(), "https://lichess.org/abcdefgh#2");
    assert_eq!(entry.origin, Origin::Imported);
}

#[test]
fn every_key_of_a_mate_is_stored_and_its_line_kept() {
    let desk = Desk::new();
    // Both rooks mate on the last rank.
    let two = "keys2,7k/5ppp/8/8/8/8/8/3RR1K1 b - - 0 1,h8g8 e1e8,900,75,95,400,mate mateIn1,x,";
    desk.import_rows(&[two]);
    let lines = desk.library().get("keys2").unwrap().unwrap().puzzle.lines;
    let lines: Vec<Vec<String>> = lines
        .into_iter()
        .map(|line| line.into_iter().map(notation::uci).collect())
        .collect();
    assert_eq!(lines, [["e1e8"], ["d1d8"]]);
}

#[test]
fn our_own_puzzles_come_back_from_a_file_as_they_are() {
    let desk = Desk::new();
    let rows = lichess::rows();
    assert!(rows.len() > 300, "most can be written as rows");
    let lines: Vec<&String> = rows.iter().map(|(row, _)| row).collect();
    let (done, seen) = desk.import_rows(&lines);
    assert_eq!(done.read, rows.len() as u64);
    assert_eq!(done.stored, done.read, "{:?}", seen.skipped);
    let library = desk.library();
    for (row, puzzle) in &rows {
        let id = row.split(',').next().unwrap();
        let entry = library.get(id).unwrap().unwrap();
        let stored = entry.puzzle;
        assert_eq!(stored.moves, puzzle.moves, "{row}");
        assert_eq!(stored.themes, puzzle.themes, "{row}");
        assert_eq!(
            stored.kind == Kind::Mate,
            puzzle.kind == Kind::Mate,
            "{row}"
        );
        if puzzle.kind == Kind::Mate {
            assert_eq!(stored.lines, puzzle.lines, "{row}");
        } else {
            assert_eq!(stored.lines, puzzle.lines[..1], "{row}");
        }
    }
    desk.assert_consistent();
    let counts = library.counts().unwrap();
    assert!(counts.is_sorted());
    let fork = rows
        .iter()
        .filter(|(_, puzzle)| puzzle.themes.iter().any(|t| t == "fork"));
    let fork = ("fork".to_owned(), fork.count() as u64);
    assert!(counts.contains(&fork), "{counts:?}");
}

#[test]
fn an_import_again_stores_nothing_and_follows_changed_ratings_and_themes() {
    let desk = Desk::new();
    let rows: Vec<String> = lichess::rows()
        .into_iter()
        .take(40)
        .map(|(row, _)| row)
        .collect();
    desk.import_rows(&rows);
    let (again, _) = desk.import_rows(&rows);
    assert_eq!(again, tally(40, 0, 40, 0));
    desk.assert_consistent();

    let changed = BACK_RANK
        .replace(",640,75,", ",1990,71,")
        .replace("backRankMate", "hookMate");
    let (first, _) = desk.import_rows(&[BACK_RANK]);
    let (second, _) = desk.import_rows(&[&changed]);
    assert_eq!((first, second), (tally(1, 1, 0, 0), tally(1, 0, 1, 0)));
    let entry = desk.library().get("back1").unwrap().unwrap();
    assert_eq!((entry.rating, entry.rating_deviation), (1990, 71));
    assert!(entry.puzzle.themes.iter().any(|theme| theme == "hookMate"));
    desk.assert_consistent();
}

#[test]
fn a_row_twice_in_a_file_is_stored_once() {
    let desk = Desk::new();
    let (done, _) = desk.import_rows(&[BACK_RANK, BACK_RANK]);
    assert_eq!(done, tally(2, 1, 1, 0));
    desk.assert_consistent();
}

#[test]
fn of_a_row_that_changes_within_a_file_the_last_counts() {
    let desk = Desk::new();
    let other = BACK_RANK.replace(",640,", ",1640,");
    assert_ne!(other, BACK_RANK);
    for rows in [
        [BACK_RANK, &other, BACK_RANK, &other],
        [BACK_RANK, &other, &other, BACK_RANK],
    ] {
        let (done, _) = desk.import_rows(&rows);
        assert_eq!((done.read, done.skipped), (4, 0));
        desk.assert_consistent();
    }
    assert_eq!(desk.library().get("back1").unwrap().unwrap().rating, 640);
}

#[test]
fn an_import_leaves_no_write_ahead_log_behind() {
    let desk = Desk::new();
    // A reader that stays, as a site does: with it gone SQLite would clear up by itself.
    let library = desk.library();
    assert_eq!(library.total().unwrap(), 0);
    let rows: Vec<String> = lichess::generated(2000, 5).collect();
    desk.import_rows(&rows);
    let log = std::fs::metadata(desk.folder.path().join("gaffel.db-wal")).unwrap();
    assert_eq!(log.len(), 0);
    assert_eq!(library.total().unwrap(), 2000);
}

#[test]
fn line_ends_a_byte_order_mark_and_quotes_make_no_difference() {
    let quoted = BACK_RANK.replacen("back1", "\"back1\"", 1);
    for content in [
        format!("\u{feff}{}\r\n{BACK_RANK}\r\n", lichess::HEADER),
        format!("{}\n{BACK_RANK}", lichess::HEADER),
        format!("{}\n{quoted}\n", lichess::HEADER),
        BACK_RANK.to_owned(),
    ] {
        let (done, seen) = Desk::new().import(&content);
        assert_eq!(done.unwrap(), tally(1, 1, 0, 0), "{:?}", seen.skipped);
    }
}

#[test]
fn an_empty_file_is_read_to_its_end() {
    assert_eq!(Desk::new().import("").0.unwrap(), tally(0, 0, 0, 0));
    let (done, seen) = Desk::new().import(format!("{}\n", lichess::HEADER));
    assert_eq!(done.unwrap(), tally(0, 0, 0, 0));
    assert!(seen.skipped.is_empty());
}

#[test]
fn zstd_is_told_by_its_first_bytes_and_may_have_many_frames() {
    let rows: Vec<String> = lichess::rows()
        .into_iter()
        .take(30)
        .map(|(row, _)| row)
        .collect();
    let pack = |text: String| compress_to_vec(text.as_bytes(), CompressionLevel::Fastest);
    let mut packed = pack(format!("{}\n{}\n", lichess::HEADER, rows[..10].join("\n")));
    // A frame that is to be passed over, five bytes long, then a line cut in two by frames.
    packed.extend(b"\x53\x2a\x4d\x18\x05\x00\x00\x00notes");
    let rest = rows[10..].join("\n");
    packed.extend(pack(rest[..77].to_owned()));
    packed.extend(pack(rest[77..].to_owned()));
    let desk = Desk::new();
    let (done, seen) = desk.import(&packed);
    assert_eq!(done.unwrap(), tally(30, 30, 0, 0), "{:?}", seen.skipped);
    let (moved, bytes, total) = seen.moved.unwrap();
    assert_eq!((moved.read, bytes, total), (30, total, packed.len() as u64));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let rows: Vec<String> = lichess::generated(2000, 5).collect();
    let text = rows.join("\n");
    let kept = |jobs: usize| {
        let desk = Desk::new();
        let settings = gaffel::library::import::Settings {
            jobs,
            busy_wait: std::time::Duration::ZERO,
        };
        let mut seen = super::Seen::default();
        let file = desk.file(&text);
        gaffel::library::import::import(&desk.database(), &file, settings, &mut seen).unwrap();
        let sql = desk.sql();
        let mut rows = sql
            .prepare("SELECT number || id || themes FROM entries")
            .unwrap();
        let rows = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
        rows.collect::<Result<Vec<_>, _>>().unwrap()
    };
    assert_eq!(kept(1), kept(5));
}

#[test]
fn a_shipped_puzzle_and_an_imported_one_live_side_by_side() {
    let desk = Desk::new();
    desk.library()
        .sync(&gaffel::puzzle::Catalogue::embedded())
        .unwrap();
    let (done, _) = run(&desk.database(), &desk.file(BACK_RANK));
    assert_eq!(done.unwrap(), tally(1, 1, 0, 0));
    desk.library()
        .sync(&gaffel::puzzle::Catalogue::default())
        .unwrap();
    assert!(desk.library().get("back1").unwrap().is_some());
    desk.assert_consistent();
}
