//! Reading puzzle files: what is read, and every fault with its place.

use super::*;
use crate::puzzle::Kind;

const MATE: &str = "m1-bc598pq\tmate\t1\t6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ta1a8\t-\t\
                    backRankMate endgame mate mateIn1 oneMove\tby hand";

/// An edition of the given rows, all its files' digest as the reader wants it.
fn set(rows: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = rows
        .iter()
        .map(|&(file, row)| (format!("puzzles/1/{file}"), format!("{HEADER}\n{row}\n")))
        .collect();
    let editions = |digest: &str| {
        let text = format!("edition\tstarts\tdigest\n1\t2024-01-01\t{digest}\n");
        ("puzzles/editions.tsv".to_owned(), text)
    };
    files.push(editions("-"));
    let (catalogue, _) = Catalogue::gather(&files);
    files.pop();
    files.push(editions(&digest(&catalogue.puzzles)));
    files
}

fn faults(files: &[(String, String)]) -> Vec<String> {
    let faults = Catalogue::parse(files).expect_err("the set is faulty");
    faults.iter().map(ToString::to_string).collect()
}

/// The row with one field written anew, and the faults that gives.
fn faults_with(file: &str, row: &str, field: Field, text: &str) -> Vec<String> {
    let mut fields: Vec<&str> = row.split('\t').collect();
    fields[field as usize] = text;
    let row = fields.join("\t");
    faults(&set(&[(file, &row)]))
}

#[test]
fn a_row_is_read_as_it_is_written() {
    let catalogue = Catalogue::parse(&set(&[("mate-1.tsv", MATE)])).unwrap();
    let puzzle = catalogue.get("m1-bc598pq").unwrap();
    assert_eq!(
        (puzzle.kind, puzzle.moves, puzzle.edition),
        (Kind::Mate, 1, 1)
    );
    assert_eq!(puzzle.source, "by hand");
    assert_eq!(write(puzzle), MATE);
    assert_eq!(catalogue.places[0].line, 2);
    assert_eq!(catalogue.editions[0].starts.to_string(), "2024-01-01");
}

#[test]
fn every_fault_of_a_row_is_told_at_once() {
    let row = "m1-x\tmate\t1\t6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ta1a9\th2h3\t-\t-";
    let all = faults(&set(&[("mate-1.tsv", row)]));
    let places: Vec<&str> = all
        .iter()
        .filter_map(|fault| fault.split(": ").next())
        .collect();
    assert_eq!(
        places,
        [
            "puzzles/1/mate-1.tsv:2:1",
            "puzzles/1/mate-1.tsv:2:47",
            "puzzles/1/mate-1.tsv:2:52",
        ]
    );
}

#[test]
fn a_wrong_id_is_told_with_the_right_one() {
    assert_eq!(
        faults_with("mate-1.tsv", MATE, Field::Id, "m1-b"),
        [
            "puzzles/1/mate-1.tsv:2:1: the id \"m1-b\" is not that of this kind and position; \
          write m1-bc598pq"
        ]
    );
}

#[test]
fn a_row_in_the_wrong_file_is_told_where_it_belongs() {
    assert_eq!(
        faults_with("mate-2.tsv", MATE, Field::Source, "-"),
        [
            "puzzles/1/mate-2.tsv:2:17: a mate in 1 in the file of mates in 2; \
          move the row to mate-1.tsv"
        ]
    );
    assert_eq!(
        faults_with("fork.tsv", MATE, Field::Source, "-"),
        ["puzzles/1/fork.tsv:2:12: a mate in a file of forks; move the row to mate*.tsv"]
    );
}

#[test]
fn a_shortened_fen_is_told_in_full() {
    assert_eq!(
        faults_with(
            "mate-1.tsv",
            MATE,
            Field::Fen,
            "6k1/5ppp/8/8/8/8/8/R5K1 w - -"
        ),
        [
            "puzzles/1/mate-1.tsv:2:19: the FEN is not written out in full; \
          write 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
        ]
    );
}

#[test]
fn an_illegal_position_is_told_with_its_reason() {
    let fault = &faults_with(
        "mate-1.tsv",
        MATE,
        Field::Fen,
        "6k1/8/8/8/8/8/8/R7 w - - 0 1",
    )[0];
    assert!(fault.contains(":2:19: no legal position: "), "{fault}");
}

#[test]
fn a_finished_game_is_no_puzzle() {
    let mate = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    let fault = &faults_with("mate-1.tsv", MATE, Field::Fen, mate)[0];
    assert!(fault.contains("the game is over here"), "{fault}");
}

#[test]
fn an_illegal_move_is_told_at_its_column() {
    let row = "f-wqf5kfs\tfork\t2\tr3k3/8/8/3N4/8/8/8/4K3 w - - 0 1\td5c7 e8d7 c7a9\t-\t-\t-";
    let all = faults(&set(&[("fork.tsv", row)]));
    assert!(
        all.iter()
            .any(|f| f.starts_with("puzzles/1/fork.tsv:2:61: \"c7a9\" is no legal move")),
        "{all:?}"
    );
}

#[test]
fn lines_may_part_at_the_solver_s_moves_only() {
    let row = |also: &str| {
        format!("f-x\tfork\t2\tr3k3/8/8/3N4/8/8/8/4K3 w - - 0 1\td5c7 e8d7 c7a8\t{also}\t-\t-")
    };
    let told = |also: &str| faults(&set(&[("fork.tsv", &row(also))])).join("\n");
    assert!(told("d5c7 e8f7 c7a8").contains("different replies"));
    assert!(told("d5c7 e8d7 c7a8").contains("says again"));
    let apart = told("d5c7 e8d7 e1e2");
    assert!(
        !apart.contains("replies") && !apart.contains("says again"),
        "{apart}"
    );
}

#[test]
fn a_puzzle_that_stands_twice_is_told_with_the_first_place() {
    let twice = format!("{MATE}\n{MATE}");
    let all = faults(&set(&[("mate-1.tsv", &twice)]));
    assert_eq!(
        all,
        [
            "puzzles/1/mate-1.tsv:3:1: the puzzle m1-bc598pq is already at \
          puzzles/1/mate-1.tsv:2; remove one of the two rows"
        ]
    );
}

#[test]
fn wrong_field_counts_and_headers_are_told() {
    let all = faults(&set(&[("mate-1.tsv", "m1-x\tmate")]));
    assert!(all[0].starts_with("puzzles/1/mate-1.tsv:2:1: 2 fields instead of 8; "));
    let files = [
        ("editions.tsv".to_owned(), "edition\tstarts\n".to_owned()),
        ("1/mate-1.tsv".to_owned(), String::new()),
        ("1/pin.tsv".to_owned(), String::new()),
    ];
    let all = faults(&files).join("\n");
    assert!(
        all.contains("editions.tsv:1:1: the header is missing"),
        "{all}"
    );
    assert!(
        all.contains("1/mate-1.tsv:1:1: the header is missing"),
        "{all}"
    );
    assert!(all.contains("1/pin.tsv:1:1: no such file"), "{all}");
}

#[test]
fn a_published_edition_that_changed_is_told() {
    let mut files = set(&[("mate-1.tsv", MATE)]);
    let other = "m1-x\tmate\t1\t7k/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ta1a8\t-\t-\t-";
    let position = crate::chess::fen::parse("7k/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
    let row = other.replacen("m1-x", &id(Kind::Mate, 1, &position), 1);
    files[0].1.push_str(&row);
    let all = faults(&files);
    assert_eq!(all.len(), 1);
    assert!(
        all[0].starts_with("puzzles/editions.tsv:2:14: edition 1 is published and has changed")
            && all[0].ends_with("; put new puzzles into a new edition"),
        "{all:?}"
    );
}

#[test]
fn an_edition_without_digest_row_or_puzzles_is_told() {
    let mut files = set(&[("mate-1.tsv", MATE)]);
    files[1].1 =
        "edition\tstarts\tdigest\n1\t2024-01-01\t-\n2\t2023-01-01\t-\n4\tsoon\t-\n".to_owned();
    let all = faults(&files).join("\n");
    assert!(
        all.contains(":2:14: edition 1 has no digest yet; write "),
        "{all}"
    );
    assert!(
        all.contains(":3:3: the edition starts no later than the one before"),
        "{all}"
    );
    assert!(all.contains(":3:14: edition 2 has no puzzles"), "{all}");
    assert!(all.contains(":4:1: the edition is \"4\", not 3"), "{all}");
    files.pop();
    assert!(
        faults(&files)
            .join("\n")
            .contains("the set has no editions.tsv")
    );
}

#[test]
fn the_digest_ignores_files_and_order_and_knows_every_solution() {
    let catalogue = Catalogue::parse(&set(&[("mate-1.tsv", MATE)])).unwrap();
    let mut two = vec![catalogue.puzzles[0].clone(), catalogue.puzzles[0].clone()];
    two[1].id = "m1-y".to_owned();
    let forwards = digest(&two);
    two.reverse();
    assert_eq!(digest(&two), forwards);
    let again = two[0].lines[0].clone();
    two[0].lines.push(again);
    assert_ne!(digest(&two), forwards);
}

#[test]
fn carriage_returns_and_empty_lines_are_no_fault() {
    let mut files = set(&[("mate-1.tsv", MATE)]);
    for (_, text) in &mut files {
        *text = text.replace('\n', "\r\n\r\n");
    }
    assert!(Catalogue::parse(&files).is_ok());
}
