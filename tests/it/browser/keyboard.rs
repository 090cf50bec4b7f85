//! Solving without a pointer.

use super::Browser;
use super::play::day_with_promotion;
use crate::support::TestApp;
use crate::web::solve::{day_with, next_move, puzzle_of};
use fantoccini::key::Key;
use gaffel::chess::notation;
use gaffel::puzzle::Kind;

/// More than any page has tab stops before its board.
const MANY: usize = 40;

/// Whether the board shows a picked piece; its squares are hidden when they are not needed.
const PICKED: &str = "[...document.querySelectorAll('square.selected')]
    .some((square) => square.checkVisibility())";

#[test]
fn a_mate_in_one_is_solved_with_the_keys_alone() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let solution = next_move(&puzzle_of(&date), &[]);
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    let reached = (0..MANY).any(|_| {
        browser.press(&[Key::Tab]);
        !browser.focused_square().is_empty()
    });
    assert!(reached, "the board is a tab stop");
    browser.walk_to(&solution[..2]);
    browser.press(&[Key::Enter]);
    browser.wait_until_said(&solution[2..4]);
    browser.wait_for("document.activeElement.ariaLabel.includes('picked')");
    browser.walk_to(&solution[2..4]);
    browser.press(&[Key::Enter]);
    if solution.len() > 4 {
        browser.wait_for("document.activeElement.closest('[data-promotion]')");
        browser.choose_piece(&solution);
    }
    browser.wait_until_solved();
    browser.wait_until_said("is checkmate.");
    let focus = browser.run("return document.activeElement !== document.body");
    assert_eq!(focus, true, "the focus stays in the page");
    browser.assert_no_errors();
}

#[test]
fn escape_puts_a_picked_piece_back() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let solution = next_move(&puzzle_of(&date), &[]);
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    focus(&browser, &solution[..2]);
    browser.press(&[Key::Enter]);
    browser.wait_for(PICKED);
    browser.press(&[Key::Escape]);
    browser.wait_for(&format!("!({PICKED})"));
    assert_eq!(browser.focused_square(), solution[..2]);
    browser.assert_no_errors();
}

#[test]
fn a_mate_in_one_is_solved_by_writing_the_move() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let puzzle = puzzle_of(&date);
    let solution = next_move(&puzzle, &[]);
    let mv = notation::parse_uci(&puzzle.position, &solution).unwrap();
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    browser.click("#move");
    browser.write(&notation::san(&puzzle.position, mv));
    browser.press(&[Key::Enter]);
    browser.wait_until_solved();
    browser.wait_until_said("is checkmate.");
    browser.assert_no_errors();
}

#[test]
fn a_promotion_with_the_keys_goes_on_at_the_choice_of_the_piece() {
    let (date, promotion) = day_with_promotion();
    let app = TestApp::with(|settings| settings.date = Some(date));
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    focus(&browser, &promotion[..2]);
    browser.press(&[Key::Enter]);
    browser.wait_for(PICKED);
    browser.walk_to(&promotion[2..4]);
    browser.press(&[Key::Enter]);
    browser.wait_for("document.activeElement.closest('[data-promotion]')");
    browser.choose_piece(&promotion);
    browser.wait_for("location.search.includes('tried=')");
    browser.wait_for("document.activeElement !== document.body");
    browser.assert_no_errors();
}

fn focus(browser: &Browser, square: &str) {
    let script = "document.querySelector(`[data-square=${arguments[0]}]`).focus()";
    browser.run_with(script, vec![square.into()]);
}
