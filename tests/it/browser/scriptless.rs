//! The site in a browser that runs no scripts.

use super::{Browser, Options};
use crate::support::TestApp;
use crate::web::solve::{day_with, next_move, puzzle_of};
use fantoccini::key::Key;
use gaffel::chess::{Letters, letters, notation};
use gaffel::puzzle::{Catalogue, Kind, Schedule};

fn scriptless(app: &TestApp) -> Browser {
    Browser::with(
        app,
        Options {
            scripts: false,
            ..Options::default()
        },
    )
}

#[test]
fn without_scripts_two_clicks_make_a_move() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let solution = next_move(&puzzle_of(&date), &[]);
    let browser = scriptless(&app);
    browser.goto(&format!("/en/daily/{date}"));
    browser.click(&square(&solution[..2]));
    browser.wait_for("document.querySelector('.sq.selected')");
    browser.click(&square(&solution[2..4]));
    browser.choose_piece(&solution);
    browser.wait_until_solved();
    assert_eq!(browser.count(".live"), 0, "no script has run");
    browser.assert_no_errors();
}

#[test]
fn without_scripts_a_move_is_written_with_danish_letters() {
    let app = TestApp::start();
    let (date, written) = day_in_danish();
    let browser = scriptless(&app);
    browser.goto(&format!("/da/daily/{date}"));
    browser.click("#move");
    browser.write(&written);
    browser.press(&[Key::Enter]);
    browser.wait_until_solved();
    assert!(browser.text(".status").contains('✓'));
    assert_eq!(browser.count(".live"), 0, "no script has run");
    browser.assert_no_errors();
}

#[test]
fn without_scripts_hints_and_the_solution_are_a_press_away() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 2);
    let browser = scriptless(&app);
    browser.goto(&format!("/en/daily/{date}"));
    for hints in 1..=3 {
        browser.click("#hint");
        browser.wait_for(&format!(
            "document.querySelectorAll('.hint').length >= {hints}"
        ));
    }
    browser.click("#solution");
    browser.wait_for("document.querySelector('.review:not(.solved)')");
    browser.assert_no_errors();
}

fn square(name: &str) -> String {
    format!("[data-square={name}]")
}

/// The last mate in one that is given by a piece whose Danish letter is another than its English
/// one, and the move in Danish.
fn day_in_danish() -> (String, String) {
    let catalogue = Catalogue::embedded();
    let schedule = Schedule::new(&catalogue);
    let mut date: chrono::NaiveDate = "2026-11-29".parse().unwrap();
    loop {
        let puzzle = schedule.puzzle(&catalogue, date).unwrap();
        let english = notation::san(&puzzle.position, puzzle.lines[0][0]);
        let danish = letters::localise(&english, Letters::Nordic);
        if puzzle.kind == Kind::Mate && puzzle.moves == 1 && danish != english {
            assert!(danish.starts_with(['D', 'T', 'L', 'S']) || danish.contains('='));
            return (date.to_string(), danish);
        }
        date = date.pred_opt().unwrap();
    }
}
