//! The real program: serving, judging, the schedule, and what the papers tell readers to run.

use crate::support::Client;
use crate::web::solve::{puzzle_of, wrong_move};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1";

fn gaffel(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_gaffel"))
        .args(arguments)
        .output()
        .unwrap()
}

fn stdout(arguments: &[&str]) -> String {
    let output = gaffel(arguments);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// The served site; killed, not stopped, when it goes out of scope.
struct Serving {
    process: Child,
    address: SocketAddr,
}

impl Serving {
    fn start(folder: &Path) -> Serving {
        let mut process = Command::new(env!("CARGO_BIN_EXE_gaffel"))
            .args(["serve", "--listen", "127.0.0.1:0", "--date", "2026-11-29"])
            .current_dir(folder)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
        let address = lines
            .by_ref()
            .map(Result::unwrap)
            .find_map(|line| {
                let rest = line.strip_prefix("Gaffel is at http://")?;
                rest.split('/').next()?.parse().ok()
            })
            .expect("the program says where it listens");
        // Keeps reading, so that the program's log never blocks it.
        std::thread::spawn(move || lines.for_each(drop));
        Serving { process, address }
    }

    fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn the_site_is_served_from_an_empty_folder() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(folder.path());
    let mut client = Client::new(serving.address);
    assert_eq!(client.get("/api/daily").json()["date"], "2026-11-29");
    assert_eq!(client.get("/da/daily").status, 200);
    assert!(folder.path().join("gaffel.db").is_file());
}

#[test]
fn killed_in_the_middle_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut serving = Serving::start(folder.path());
    let mut client = Client::new(serving.address);
    let wrong = wrong_move(&puzzle_of("2026-11-29"));
    let path = |what: &str| format!("/en/daily/2026-11-29/{what}");
    for steps in ["0", "1"] {
        assert_eq!(
            client
                .post(&path("hint"), &[("line", ""), ("hints", steps)])
                .status,
            303
        );
    }
    assert_eq!(
        client
            .post(&path("move"), &[("line", ""), ("move", &wrong)])
            .status,
        303
    );
    serving.kill();
    let again = Serving::start(folder.path());
    let mut back = Client::new(again.address);
    back.cookies = client.cookies.clone();
    let day = back.get("/en/progress/export").json()["days"][0].clone();
    assert_eq!(day["hints"], 2, "{day}");
    assert_eq!(day["wrong"].as_array().map(Vec::len), Some(1), "{day}");
}

#[test]
fn what_cannot_be_served_is_said_and_how_to_mend_it() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no/such/gaffel.db");
    let output = gaffel(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database",
        missing.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--database"));
    for wrong in [
        vec!["serve", "--time-zone", "Mars/Olympus"],
        vec!["serve", "--date", "2026-02-30"],
        vec!["serve", "--public-url", "chess.example"],
        vec!["daily", "--days", "0"],
        vec!["judge", BACK_RANK, "9", "Re8"],
        vec!["no-such-command"],
    ] {
        assert_eq!(gaffel(&wrong).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn judge_says_the_judgement_first() {
    for (line, expected) in [
        (vec!["1", "Re8"], "solved"),
        (vec!["3", "e1e8"], "solved"),
        (vec!["1", "Re7"], "wrong"),
        (vec!["1", "Rd8"], "illegal"),
    ] {
        let arguments = [&["judge", BACK_RANK][..], &line].concat();
        assert_eq!(
            stdout(&arguments).lines().next(),
            Some(expected),
            "{line:?}"
        );
    }
}

#[test]
fn judge_plays_the_earlier_moves_of_both_sides_first() {
    let ladder = "4k3/8/8/8/8/8/R7/1R2K3 w - - 0 1";
    let document = stdout(&["judge", ladder, "2", "Ra7", "Kd8", "Rb8", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&document).unwrap();
    assert_eq!(answer["judgement"], "solved");
    assert_eq!(answer["san"], "Rb8#");
    assert_eq!(answer["line"], serde_json::json!(["a2a7", "e8d8", "b1b8"]));
    assert_eq!(answer["left"], 0);
    let odd = gaffel(&["judge", ladder, "2", "Ra7", "Rb8"]);
    assert_eq!(odd.status.code(), Some(1));
    let bad = gaffel(&["judge", "nonsense", "2", "Ra7"]);
    assert_eq!(bad.status.code(), Some(1));
    assert!(!String::from_utf8_lossy(&bad.stderr).contains("panicked"));
}

#[test]
fn daily_prints_date_puzzle_and_kind() {
    let lines = stdout(&["daily", "2026-11-29", "--days", "7"]);
    let rows: Vec<Vec<&str>> = lines
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!(rows.len(), 7);
    for row in &rows {
        assert_eq!(row.len(), 3);
        assert!(["mate", "fork", "skewer"].contains(&row[2]));
    }
    assert_eq!(rows[0][..2], ["2026-11-29", &puzzle_of("2026-11-29").id]);
    let before = gaffel(&["daily", "1999-01-01"]);
    assert_eq!(before.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&before.stderr).contains("the first is on"));
}

/// The commands in the papers' `sh` blocks.
fn commands(paper: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(paper);
    let text = std::fs::read_to_string(path).unwrap();
    text.split("```sh\n")
        .skip(1)
        .flat_map(|block| block.split("```").next().unwrap().lines())
        .map(|line| line.split(" #").next().unwrap().trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect()
}

#[test]
fn every_gaffel_command_of_the_papers_runs() {
    // Once, however many papers show it: to prove every puzzle takes a while.
    let mut run = BTreeSet::new();
    for paper in ["README.md", "docs/CONTRIBUTING.md", "puzzles/README.md"] {
        for command in commands(paper) {
            let Some(arguments) = command
                .strip_prefix("gaffel ")
                .or_else(|| command.strip_prefix("cargo run -- "))
                .or_else(|| command.strip_prefix("cargo run --release -- "))
            else {
                continue;
            };
            let arguments = words(arguments);
            if !run.insert(arguments.clone()) {
                continue;
            }
            let help: Vec<&str> = match arguments[0].as_str() {
                // These do not end, or take long: their options are tried with --help behind them.
                "serve" | "puzzles" => arguments
                    .iter()
                    .map(String::as_str)
                    .chain(["--help"])
                    .collect(),
                _ => arguments.iter().map(String::as_str).collect(),
            };
            let output = gaffel(&help);
            assert!(
                output.status.success(),
                // `check` tells its problems on standard output.
                "{command} of {paper}: {}\n{}{}",
                output.status,
                String::from_utf8_lossy(&output.stdout),
                String::from_utf8_lossy(&output.stderr)
            );
        }
    }
    assert!(run.len() >= 5, "the papers show commands");
}

#[test]
fn every_file_that_the_papers_name_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for paper in [
        "README.md",
        "docs/ARCHITECTURE.md",
        "docs/CONTRIBUTING.md",
        "docs/DEPENDENCIES.md",
    ] {
        let text = std::fs::read_to_string(root.join(paper)).unwrap();
        for target in text
            .split("](")
            .skip(1)
            .map(|rest| rest.split(')').next().unwrap())
        {
            if !target.starts_with("http") {
                let path = root.join(paper).parent().unwrap().join(target);
                assert!(path.exists(), "{paper} links to {target}");
            }
        }
        for name in text.split('`').skip(1).step_by(2) {
            let looks_like_a_path = name.contains('/') && !name.contains([' ', '{', '*', '<', ':']);
            let rooted = [
                "src/",
                "tests/",
                "docs/",
                "web/",
                "puzzle/",
                "chess/",
                "i18n/",
                "handlers/",
                "cli/",
            ];
            if looks_like_a_path && rooted.iter().any(|start| name.starts_with(start)) {
                let file = name.split("::").next().unwrap();
                let found = ["", "src/", "src/web/"].iter().any(|folder| {
                    root.join(folder).join(file).exists()
                        || root.join(folder).join(format!("{file}.rs")).exists()
                });
                assert!(found, "{paper} names {name}");
            }
        }
    }
}

#[test]
fn every_dependency_has_its_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let papers = std::fs::read_to_string(root.join("docs/DEPENDENCIES.md")).unwrap();
    let mut section = "";
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line;
        } else if section.contains("dependencies")
            && let Some((name, _)) = line.split_once(" = ")
        {
            assert!(papers.contains(name), "docs/DEPENDENCIES.md lacks {name}");
        }
    }
}

/// A command line's words, with double quotes as a shell reads them.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
