//! The puzzles that ship, and `gaffel check`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gaffel::chess::{Color, Role, Rules};
use gaffel::puzzle::{Catalogue, Kind, Puzzle, catalogue, verify};

fn gaffel(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gaffel"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn every_embedded_puzzle_is_proved() {
    let faults = verify::verify(&Catalogue::embedded(), 2);
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(told, [""; 0]);
}

#[test]
fn the_embedded_set_fills_every_tier_for_both_colours() {
    let mut tiers: BTreeMap<(Kind, u8), [usize; 2]> = BTreeMap::new();
    for puzzle in &Catalogue::embedded().puzzles {
        let tier = match puzzle.kind {
            Kind::Mate => (puzzle.kind, puzzle.moves),
            Kind::Fork | Kind::Skewer | Kind::Tactic => (puzzle.kind, 0),
        };
        let white = usize::from(puzzle.position.turn() == Color::White);
        tiers.entry(tier).or_default()[white] += 1;
    }
    let least = [
        ((Kind::Mate, 1), 500),
        ((Kind::Mate, 2), 600),
        ((Kind::Mate, 3), 600),
        ((Kind::Fork, 0), 500),
        ((Kind::Skewer, 0), 400),
    ];
    for (tier, count) in least {
        let [black, white] = tiers.get(&tier).copied().unwrap_or_default();
        assert!(black + white >= count, "{tier:?}: {black} + {white}");
        assert!(black * 4 >= count && white * 4 >= count, "{tier:?}");
    }
}

#[test]
fn the_embedded_set_shows_every_motif_and_piece() {
    let catalogue = Catalogue::embedded();
    let count = |wanted: &dyn Fn(&Puzzle) -> bool| {
        catalogue
            .puzzles
            .iter()
            .filter(|puzzle| wanted(puzzle))
            .count()
    };
    let themed = |theme: &str, kind: Kind| {
        count(&|puzzle| puzzle.kind == kind && puzzle.themes.iter().any(|own| own == theme))
    };
    for (theme, least) in [
        ("backRankMate", 10),
        ("smotheredMate", 1),
        ("enPassant", 1),
        ("underPromotion", 8),
        ("sacrifice", 50),
        ("doubleCheck", 20),
        ("discoveredCheck", 20),
        ("promotion", 50),
    ] {
        let there = themed(theme, Kind::Mate);
        assert!(there >= least, "{theme}: {there}");
    }
    let quiet = |moves| {
        count(&|puzzle| {
            let key = puzzle.lines[0][0];
            let mut after = puzzle.position.clone();
            after.play_unchecked(key);
            let quiet = !key.is_capture() && !key.is_promotion() && !after.is_check();
            puzzle.kind == Kind::Mate && puzzle.moves == moves && quiet
        })
    };
    assert!(quiet(2) >= 20 && quiet(3) >= 20);
    let by = |kind, role| count(&|puzzle| puzzle.kind == kind && puzzle.lines[0][0].role() == role);
    let forkers = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    for role in forkers {
        assert!(by(Kind::Fork, role) >= 10, "few forks by {role:?}");
    }
    for (role, least) in [(Role::Bishop, 20), (Role::Rook, 20), (Role::Queen, 5)] {
        assert!(by(Kind::Skewer, role) >= least, "few skewers by {role:?}");
    }
}

#[test]
fn every_edition_s_folder_is_embedded() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let mut folders: Vec<u32> = fs::read_dir(root)
        .unwrap()
        .filter_map(|entry| entry.unwrap().file_name().to_str()?.parse().ok())
        .collect();
    folders.sort_unstable();
    let embedded: Vec<u32> = Catalogue::embedded()
        .editions
        .iter()
        .map(|edition| edition.number)
        .collect();
    assert_eq!(embedded, folders);
}

#[test]
fn every_embedded_row_is_written_as_it_was_read() {
    let catalogue = Catalogue::embedded();
    for (name, text) in catalogue::embedded_files() {
        for row in text
            .lines()
            .skip(1)
            .filter(|_| !name.ends_with("editions.tsv"))
        {
            let id = row.split('\t').next().unwrap();
            let puzzle = catalogue.get(id).unwrap();
            assert_eq!(catalogue::write(puzzle), row);
        }
    }
}

#[test]
fn check_finds_nothing_in_the_shipped_puzzles() {
    let output = gaffel(&["check", "puzzles"]);
    assert_eq!(text(&output.stdout), "");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stderr).ends_with("no problems\n"));
}

#[test]
fn check_tells_every_problem_of_a_broken_set() {
    let output = gaffel(&["check", "tests/data/puzzles/broken"]);
    let expected = include_str!("../data/puzzles/broken.expected.txt");
    assert_eq!(text(&output.stdout), expected);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn check_of_one_file_tells_its_problems_only() {
    let file = "tests/data/puzzles/broken/1/skewer.tsv";
    let output = gaffel(&["check", file]);
    let told = text(&output.stdout);
    assert_eq!(told.lines().count(), 1);
    assert!(told.starts_with(&format!("{file}:1:1: the header is missing; ")));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn check_of_no_puzzle_folder_is_a_usage_error() {
    for path in ["src", "does-not-exist", "README.md"] {
        let output = gaffel(&["check", path]);
        assert_eq!(output.status.code(), Some(2), "{path}");
        assert!(text(&output.stderr).starts_with("error: "), "{path}");
    }
}

#[test]
fn mining_writes_an_edition_that_check_accepts() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().to_str().unwrap();
    let edition = format!("{root}/1");
    let games = "tests/data/puzzles/games.pgn";
    let mined = gaffel(&[
        "puzzles", "mine", games, "--engine", "none", "--out", &edition,
    ]);
    assert!(mined.status.success(), "{}", text(&mined.stderr));
    let told = text(&mined.stderr);
    let digest = told
        .lines()
        .find_map(|line| line.strip_prefix("digest for editions.tsv: "))
        .unwrap();
    fs::write(
        folder.path().join("editions.tsv"),
        format!("edition\tstarts\tdigest\n1\t2024-01-01\t{digest}\n"),
    )
    .unwrap();
    let checked = gaffel(&["check", root]);
    assert_eq!(text(&checked.stdout), "");
    assert_eq!(checked.status.code(), Some(0));
    let again = format!("{root}/again");
    let again_mined = gaffel(&[
        "puzzles", "mine", games, "--engine", "none", "--jobs", "1", "--out", &again,
    ]);
    assert!(again_mined.status.success());
    for name in catalogue::FILE_NAMES {
        let first = fs::read_to_string(folder.path().join("1").join(name)).unwrap();
        let second = fs::read_to_string(folder.path().join("again").join(name)).unwrap();
        assert_eq!(first, second, "{name}");
    }
}

#[test]
fn mining_leaves_out_what_an_earlier_edition_has() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().to_str().unwrap();
    let games = "tests/data/puzzles/games.pgn";
    let edition = format!("{root}/1");
    gaffel(&[
        "puzzles", "mine", games, "--engine", "none", "--out", &edition,
    ]);
    fs::write(
        folder.path().join("editions.tsv"),
        "edition\tstarts\tdigest\n1\t2024-01-01\t-\n",
    )
    .unwrap();
    let again = gaffel(&[
        "puzzles", "mine", games, "--engine", "none", "--known", root,
    ]);
    let ids = |rows: &str| -> Vec<String> {
        let ids = rows
            .lines()
            .skip(1)
            .filter_map(|row| row.split('\t').next());
        ids.map(str::to_owned).collect()
    };
    let found_again = ids(text(&again.stdout));
    let mut known = 0;
    for name in catalogue::FILE_NAMES {
        for id in ids(&fs::read_to_string(folder.path().join("1").join(name)).unwrap()) {
            assert!(!found_again.contains(&id), "{id}");
            known += 1;
        }
    }
    assert!(known > 0);
}
