//! The accessibility checker axe-core finds nothing, in light and in dark.

use super::Browser;
use crate::support::TestApp;
use crate::web::lessons::{path, site};
use crate::web::solve::{day_with, next_move, puzzle_of, wrong_move};
use fantoccini::key::Key;
use gaffel::puzzle::Kind;
use serde_json::json;
use std::path::Path;

#[test]
fn the_checker_finds_nothing_on_the_pages_without_a_puzzle() {
    let app = TestApp::start();
    let browser = Browser::open(&app);
    for page in [
        "/en/daily/archive",
        "/en/lessons",
        "/da/lessons/forks",
        "/en/rules",
        "/sv/glossary",
        "/en/progress",
        "/en/no-such-page",
        "/da/progress",
    ] {
        browser.goto(page);
        scan(&browser, page);
    }
}

#[test]
fn the_checker_finds_nothing_on_a_puzzle_that_is_solved() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let puzzle = puzzle_of(&date);
    let browser = Browser::open(&app);
    browser.open_board("/en/");
    scan(&browser, "home");
    browser.open_board(&format!("/en/daily/{date}"));
    scan(&browser, "a fresh puzzle");
    write(&browser, &wrong_move(&puzzle));
    browser.wait_for("document.querySelector('.status.wrong')");
    browser.wait_for_board();
    scan(&browser, "a wrong answer");
    write(&browser, &next_move(&puzzle, &[]));
    browser.wait_until_solved();
    browser.wait_for("!document.querySelector('#board.replaying')");
    scan(&browser, "a solved puzzle");
    browser.goto("/en/progress");
    scan(&browser, "progress with figures");
    browser.goto("/en/daily/archive");
    scan(&browser, "the archive with a solved day");
}

#[test]
fn the_checker_finds_nothing_on_a_puzzle_that_is_given_up() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 2);
    let browser = Browser::open(&app);
    browser.open_board(&format!("/da/daily/{date}"));
    for hints in 1..=3 {
        browser.click("#hint");
        browser.wait_for(&format!("location.search.includes('hints={hints}')"));
        browser.wait_for_board();
    }
    scan(&browser, "three hints");
    browser.click("#solution");
    browser.wait_for("document.querySelector('.review:not(.solved)')");
    scan(&browser, "the solution");
}

#[test]
fn the_checker_finds_nothing_on_a_step_of_any_kind() {
    let app = site();
    let browser = Browser::open(&app);
    let kinds = [
        "read", "walk", "spot", "move", "mate", "line", "win", "draw", "choose", "several",
    ];
    for step in kinds {
        browser.goto(&path(step));
        scan(&browser, step);
    }
    let states = [
        ("walk", "?line=d1d5&tried=d1d5"),
        ("walk", "?line=d1d5.d5h5&tried=d5h5"),
        ("spot", "?line=&picked=b2.b3&tried=b2.b3"),
        ("spot", "?line=c2.b3&tried=b3.c2&picked=b3.c2"),
        ("move", "?line=&tried=b5d6&hints=2"),
        ("move", "?line=&solution=1"),
        ("move", "?line=&tried=Kh8"),
        ("promote", "?line=&from=e7&to=e8"),
        ("line", "?line=e2e4.e7e5&tried=e2e4"),
        ("draw", "?line=&tried=e8f8"),
        ("choose", "?line=&picked=a&tried=a"),
        ("several", "?line=a.c&picked=a.c&tried=a.c"),
    ];
    for (step, query) in states {
        browser.goto(&format!("{}{query}", path(step)));
        scan(&browser, &format!("{step}{query}"));
    }
    browser.goto("/da/lessons/every-kind/read");
    scan(&browser, "a step that is not translated");
}

fn write(browser: &Browser, mv: &str) {
    browser.click("#move");
    browser.write(mv);
    browser.press(&[Key::Enter]);
}

/// Scans the page as it stands, in both colour schemes.
pub fn scan(browser: &Browser, what: &str) {
    for scheme in ["light", "dark"] {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        browser.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        );
        // Colours that are still on their way are no one's colours.
        browser.wait_for("document.getAnimations().every((one) => one.playState !== 'running')");
        let found = browser.run_to_end(&format!(
            "{};
             const done = arguments[arguments.length - 1];
             const short = (node) => node.target.join(' ') + ': ' + node.failureSummary;
             axe.run().then(({{ violations }}) =>
               done(violations.map(({{ id, nodes }}) => [id, ...nodes.slice(0, 3).map(short)])));",
            checker()
        ));
        assert_eq!(found, json!([]), "{what}, {scheme}: {found:#}");
    }
}

fn checker() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/browser");
    let path = folder.join("node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}; ./test installs it", path.display()))
}
