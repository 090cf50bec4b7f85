//! `gaffel serve --watch`: the real program, a real folder, files saved while it runs.

use crate::support::Client;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

const LESSON: &str = "title: Rooks\nsummary: The rook.\norder: 1\nminutes: 5\nsteps:\n  - id: look\n    title: A rook\n    text: It moves straight.\n";

struct Served {
    child: Child,
    log: BufReader<ChildStderr>,
    address: SocketAddr,
}

impl Drop for Served {
    fn drop(&mut self) {
        // Nothing is left to be told if it has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    fn start(content: &Path, folder: &Path) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gaffel"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--watch",
                "--log",
                "text",
            ])
            .arg("--content")
            .arg(content)
            .arg("--database")
            .arg(folder.join("gaffel.db"))
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        let line = line_with(&mut log, "Gaffel is at http://");
        let address = line.split("http://").nth(1).unwrap();
        let address = address.split('/').next().unwrap().parse().unwrap();
        Served {
            child,
            log,
            address,
        }
    }

    /// Saves a file, waits until the program has read it, and gives the page. A system that tells of
    /// one save in two parts has the program read the first half: then it is saved again.
    fn save(&mut self, file: &Path, text: &str, shows: &str) -> String {
        for _ in 0..8 {
            fs::write(file, text).unwrap();
            line_with(&mut self.log, "content read again");
            let page = self.page("/en/lessons/rooks");
            if page.contains(shows) {
                return page;
            }
        }
        panic!("the page never shows {shows}");
    }

    fn page(&self, path: &str) -> String {
        Client::new(self.address).get(path).text()
    }
}

/// The next line of the log with `part` in it; the program's end is the test's.
fn line_with(log: &mut impl BufRead, part: &str) -> String {
    loop {
        let mut line = String::new();
        assert_ne!(log.read_line(&mut line).unwrap(), 0, "no line with {part}");
        if line.contains(part) {
            return line;
        }
    }
}

#[test]
fn a_saved_file_is_on_the_page_and_a_broken_one_leaves_the_last_good() {
    let folder = tempfile::tempdir().unwrap();
    let content = folder.path().join("content");
    let lesson = content.join("lessons/movement/rooks");
    fs::create_dir_all(&lesson).unwrap();
    let file = lesson.join("lesson.yaml");
    fs::write(&file, LESSON).unwrap();
    let mut site = Served::start(&content, folder.path());
    assert!(site.page("/en/lessons/rooks").contains("<h1>Rooks</h1>"));

    let renamed = LESSON.replace("Rooks", "The rook alone");
    let page = site.save(&file, &renamed, "<h1>The rook alone</h1>");
    assert!(!page.contains("class=\"problems\""));

    let broken = LESSON.replace("minutes: 5", "minuts: 5");
    let page = site.save(&file, &broken, "lesson.yaml:4:1: unknown field");
    assert!(page.contains("minutes"), "the field that was meant");
    assert!(
        page.contains("<h1>The rook alone</h1>"),
        "the last good version"
    );

    let page = site.save(&file, LESSON, "<h1>Rooks</h1>");
    assert!(!page.contains("class=\"problems\""));
}
