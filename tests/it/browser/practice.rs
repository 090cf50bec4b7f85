//! Practice in the browser, with the script and without.

use super::driver::Pointer;
use super::{Browser, Options, access};
use crate::support::TestApp;
use crate::web::solve::{next_move, wrong_move};
use fantoccini::key::Key;
use gaffel::puzzle::{Catalogue, Puzzle};

/// The puzzle that the page shows.
fn puzzle_shown(browser: &Browser) -> Puzzle {
    let id = browser.run("return new URLSearchParams(location.search).get('puzzle')");
    let catalogue = Catalogue::embedded();
    let mut puzzles = catalogue.puzzles.into_iter();
    let found = puzzles.find(|puzzle| Some(puzzle.id.as_str()) == id.as_str());
    found.unwrap_or_else(|| panic!("no such puzzle: {id}"))
}

#[test]
fn two_puzzles_running_are_solved_by_dragging() {
    let app = TestApp::start();
    let browser = Browser::open(&app);
    browser.open_board("/en/practice/mateIn1");
    let mut seen = Vec::new();
    for number in 0..2 {
        let puzzle = puzzle_shown(&browser);
        let solution = next_move(&puzzle, &[]);
        browser.drag_move(Pointer::Mouse, &solution);
        browser.choose_piece(&solution);
        browser.wait_until_solved();
        browser.wait_for("!document.querySelector('#board.replaying')");
        seen.push(puzzle.id);
        if number == 0 {
            browser.click("#next-puzzle");
            browser.wait_for("document.getElementById('move')");
            browser.wait_for_board();
        }
    }
    assert_ne!(seen[0], seen[1]);
    browser.goto("/en/progress/results");
    assert!(browser.text("table.by-theme").contains("Mate in 1"));
    browser.assert_no_errors();
}

#[test]
fn without_scripts_a_puzzle_is_practised_all_the_same() {
    let app = TestApp::start();
    let browser = Browser::with(
        &app,
        Options {
            scripts: false,
            ..Options::default()
        },
    );
    browser.goto("/en/practice");
    browser.click("a[href='/en/practice/mateIn1']");
    browser.wait_for("document.getElementById('move')");
    let puzzle = puzzle_shown(&browser);
    let solution = next_move(&puzzle, &[]);
    browser.click(&format!("[data-square={}]", &solution[..2]));
    browser.wait_for("document.querySelector('.sq.selected')");
    browser.click(&format!("[data-square={}]", &solution[2..4]));
    browser.choose_piece(&solution);
    browser.wait_until_solved();
    browser.click("#next-puzzle");
    browser.wait_for("document.getElementById('move')");
    assert_ne!(puzzle_shown(&browser).id, puzzle.id);
    assert_eq!(browser.count(".live"), 0, "no script has run");
    browser.assert_no_errors();
}

#[test]
fn the_checker_finds_nothing_on_practice_and_results() {
    let app = TestApp::start();
    let browser = Browser::open(&app);
    browser.goto("/en/practice");
    access::scan(&browser, "themes");
    browser.goto("/da/progress/results");
    access::scan(&browser, "no results");
    browser.open_board("/en/practice/mateIn2");
    access::scan(&browser, "a puzzle");
    let puzzle = puzzle_shown(&browser);
    browser.click("#move");
    browser.write(&wrong_move(&puzzle));
    browser.press(&[Key::Enter]);
    browser.wait_for("document.querySelector('.status.wrong')");
    browser.wait_for_board();
    browser.click("#solution");
    browser.wait_for("document.getElementById('next-puzzle')");
    access::scan(&browser, "a puzzle given up");
    app.clock.set("2026-11-30T12:00:00Z");
    browser.open_board("/en/practice/mateIn1");
    let solution = next_move(&puzzle_shown(&browser), &[]);
    browser.drag_move(Pointer::Mouse, &solution);
    browser.choose_piece(&solution);
    browser.wait_until_solved();
    // A day's puzzle, too, so that every plot is there.
    browser.open_board("/en/daily");
    browser.click("#hint");
    browser.wait_for("location.search.includes('hints=1')");
    browser.goto("/en/practice");
    access::scan(&browser, "themes with results");
    browser.goto("/en/progress/results");
    for plot in [".bar-plot", ".line-plot", ".year-plot"] {
        assert!(browser.count(plot) > 0, "{plot}");
    }
    access::scan(&browser, "results");
    browser.assert_no_errors();
}

#[test]
fn no_page_of_practice_scrolls_sideways_on_a_narrow_telephone() {
    let app = TestApp::start();
    let browser = Browser::with(
        &app,
        Options {
            size: (360, 740),
            phone: true,
            ..Options::default()
        },
    );
    for language in ["en", "da", "sv", "nb"] {
        for page in ["practice", "practice/mixed", "progress/results"] {
            browser.goto(&format!("/{language}/{page}"));
            let wide = browser.run("return document.documentElement.scrollWidth");
            assert!(wide.as_u64() <= Some(360), "{language} {page}: {wide}");
            let menu = browser.run("return document.querySelector('.top').offsetHeight");
            assert!(menu.as_u64() <= Some(60), "one line: {language} {menu}");
        }
    }
    browser.assert_no_errors();
}
