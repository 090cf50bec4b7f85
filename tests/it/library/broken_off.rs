//! The real program: figures, exit codes, and an import that is broken off.

use super::{Desk, pick};
use crate::lichess;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const GOOD: &str =
    "good1,7k/5ppp/8/8/8/8/8/4R1K1 b - - 0 1,h8g8 e1e8,640,75,95,400,mate mateIn1,x,";

fn program(database: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gaffel"));
    command.args([
        "puzzles",
        "import",
        "--jobs",
        "2",
        "--wait",
        "0",
        "--database",
    ]);
    command.arg(database);
    command
}

fn last_line(output: &Output) -> String {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().last().unwrap_or_default().to_owned()
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_last_line_sums_up_and_the_first_bad_rows_are_told() {
    let desk = Desk::new();
    let mut rows = vec![GOOD.to_owned()];
    rows.extend((0..25).map(|number| format!("bad{number}")));
    let file = desk.file(format!("{}\n{}\n", lichess::HEADER, rows.join("\n")));
    let output = program(&desk.database()).arg(&file).output().unwrap();
    assert!(output.status.success(), "{}", errors(&output));
    assert_eq!(
        last_line(&output),
        "read 26, stored 1, already there 0, skipped 25"
    );
    let told = errors(&output);
    let first = format!("{}:3: 1 columns instead of 10; skipped", file.display());
    assert!(told.contains(&first), "{told}");
    assert_eq!(told.matches("; skipped").count(), 20, "{told}");
    assert!(told.contains("25 wrong number of columns"), "{told}");
}

#[test]
fn exit_codes_tell_failure_from_bad_usage() {
    let desk = Desk::new();
    let missing = program(&desk.database())
        .arg("no such file")
        .output()
        .unwrap();
    assert_eq!(missing.status.code(), Some(1));
    let told = errors(&missing);
    assert_eq!(told.matches("no such file").count(), 1, "{told}");
    let usage = program(&desk.database()).output().unwrap();
    assert_eq!(usage.status.code(), Some(2));
}

#[test]
fn a_file_without_a_single_puzzle_is_refused_and_says_what_is_expected() {
    for content in [
        "FEN,PuzzleId,Moves\n8/8/8/8/8/8/8/8 w - - 0 1,good1,h8g8\n",
        "\u{1f}\u{8b}\u{8}packed otherwise",
        "\0\0\0\0",
    ] {
        let desk = Desk::new();
        let output = program(&desk.database())
            .arg(desk.file(content))
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        let told = errors(&output);
        assert!(told.contains(lichess::HEADER), "{told}");
        desk.assert_consistent();
    }
}

#[test]
fn many_rows_left_out_for_one_reason_do_not_hide_another() {
    let desk = Desk::new();
    let mut rows = vec!["too,few".to_owned(); 30];
    rows.push(GOOD.to_owned());
    rows.push(GOOD.replace(",640,", ",strong,"));
    let output = program(&desk.database())
        .arg(desk.file(rows.join("\n")))
        .output()
        .unwrap();
    let told = errors(&output);
    assert!(output.status.success(), "{told}");
    assert!(
        told.contains(":32: rating \"strong\" is no number"),
        "{told}"
    );
    assert!(told.contains("1 no rating"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_hyphen_is_standard_input() {
    let desk = Desk::new();
    let output = program(&desk.database())
        .arg("-")
        .stdin(std::fs::File::open(desk.file(GOOD)).unwrap())
        .output()
        .unwrap();
    assert_eq!(
        last_line(&output),
        "read 1, stored 1, already there 0, skipped 0",
        "{}",
        errors(&output)
    );
}

#[cfg(unix)]
#[test]
fn an_import_killed_in_the_middle_goes_on_where_it_was() {
    let rows: Vec<String> = lichess::generated(9000, 3).collect();
    let text = format!("{}\n{}\n", lichess::HEADER, rows.join("\n"));
    let desk = Desk::new();
    desk.library();
    let mut killed = program(&desk.database())
        .arg("/dev/stdin")
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The end does not come, so the import cannot be over before it is killed.
    let mut input = killed.stdin.take().unwrap();
    let most = text.len() - 1000;
    input.write_all(&text.as_bytes()[..most]).unwrap();
    let sql = desk.sql();
    let done = loop {
        let lines = sql.query_row("SELECT lines FROM imports", [], |row| row.get::<_, i64>(0));
        match lines {
            Ok(lines) => break lines,
            Err(_) => std::thread::yield_now(),
        }
    };
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert!(done >= 4096);
    desk.assert_consistent();

    let mut again = program(&desk.database())
        .arg("/dev/stdin")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    again
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let output = again.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", errors(&output));
    assert!(
        errors(&output).contains("an earlier import got as far as line"),
        "{}",
        errors(&output)
    );
    assert_eq!(
        last_line(&output),
        "read 9000, stored 9000, already there 0, skipped 0"
    );
    desk.assert_consistent();
    assert!(pick(&desk.library(), Some("fork"), 1400, 1).is_some());
    let left: i64 = sql
        .query_row("SELECT count(*) FROM imports", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0, "the file is done");
}

/// No test may fill a disk: a limit on the size of files gives out in the same place.
#[cfg(unix)]
#[test]
fn a_disk_that_gives_out_is_told_and_the_import_goes_on_when_there_is_room() {
    let desk = Desk::new();
    desk.library();
    let rows: Vec<String> = lichess::generated(6000, 4).collect();
    let file = desk.file(rows.join("\n"));
    // A signal would end the program before it can say why; so it gets none. Blocks have 512
    // bytes.
    let limited = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 800; exec \"$@\"", "sh"])
        .arg(env!("CARGO_BIN_EXE_gaffel"))
        .args(["puzzles", "import", "--database"])
        .args([&desk.database(), &file])
        .output()
        .unwrap();
    assert_eq!(limited.status.code(), Some(1));
    let told = errors(&limited);
    assert!(
        told.contains("the database: ") && !told.contains("panicked"),
        "{told}"
    );
    desk.assert_consistent();
    let output = program(&desk.database()).arg(&file).output().unwrap();
    assert_eq!(
        last_line(&output),
        "read 6000, stored 6000, already there 0, skipped 0"
    );
    desk.assert_consistent();
}

#[cfg(unix)]
#[test]
fn a_database_that_may_only_be_read_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::new();
    desk.library();
    let file = desk.file(GOOD);
    std::fs::set_permissions(desk.database(), std::fs::Permissions::from_mode(0o400)).unwrap();
    let output = program(&desk.database()).arg(&file).output().unwrap();
    // The administrator may write all the same.
    let may_write = std::fs::OpenOptions::new()
        .append(true)
        .open(desk.database())
        .is_ok();
    assert_eq!(output.status.success(), may_write);
    assert!(
        may_write || errors(&output).contains("readonly"),
        "{}",
        errors(&output)
    );
}
