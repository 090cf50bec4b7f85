//! Every kind of step in a real browser.

use super::driver::Pointer;
use super::{Browser, Options};
use crate::support::TestApp;
use crate::web::lessons::{path, site};
use fantoccini::key::Key;

/// The step is solved and the way on has the focus.
fn wait_until_done(browser: &Browser) {
    browser.wait_for("document.activeElement?.id === 'next'");
    browser.wait_until_said("Well done in");
    browser.assert_no_errors();
}

fn press_square(browser: &Browser, square: &str) {
    browser.click(&format!("[data-square={square}]"));
}

fn focus(browser: &Browser, square: &str) {
    let script = "document.querySelector(`[data-square=${arguments[0]}]`).focus()";
    browser.run_with(script, vec![square.into()]);
}

#[test]
fn what_is_read_leads_on_to_the_next_step() {
    let app = site();
    let browser = Browser::open(&app);
    browser.goto(&path("read"));
    browser.wait_for("document.querySelector('#board.live cg-board square.highlight')");
    browser.click("#read");
    browser.wait_for("location.pathname.endsWith('/walk')");
    browser.wait_for_board();
    assert_eq!(browser.count(".trail .done"), 1);
    browser.assert_no_errors();
}

#[test]
fn a_walk_is_dragged_and_clicked() {
    let app = site();
    let browser = Browser::open(&app);
    browser.open_board(&path("walk"));
    browser.drag_move(Pointer::Mouse, "d1d5");
    browser.wait_for("document.querySelector('.status.right')");
    browser.wait_for_board();
    assert_eq!(browser.piece_on("d5").as_deref(), Some("white rook"));
    // The board hides marks that it does not need.
    let goals = "[...document.querySelectorAll('cg-board square.goal')]
        .filter((square) => square.checkVisibility({ visibilityProperty: true }))";
    browser.wait_for(&format!(
        "{goals}.map((square) => square.cgKey).join() === 'h5'"
    ));
    // The piece stays in hand: one press is a move.
    let (x, y) = browser.centre("h5");
    browser.drag(Pointer::Mouse, &[(x, y)]);
    wait_until_done(&browser);
}

#[test]
fn a_walk_is_made_with_the_keys() {
    let app = site();
    let browser = Browser::open(&app);
    browser.open_board(&path("walk"));
    for square in ["d5", "h5"] {
        focus(&browser, square);
        browser.press(&[Key::Enter]);
        browser.wait_for(&format!("location.search.includes('{square}&')"));
        browser.wait_for("!document.querySelector('#board.replaying, #puzzle[aria-busy]')");
    }
    wait_until_done(&browser);
}

#[test]
fn squares_are_picked_without_a_request_and_checked_with_one() {
    let app = site();
    let browser = Browser::open(&app);
    browser.goto(&path("spot"));
    let here = browser.here();
    for square in ["b3", "b2"] {
        press_square(&browser, square);
    }
    assert_eq!(browser.here(), here, "nothing is sent");
    assert_eq!(browser.count(".sq.selected"), 2);
    browser.wait_until_said("b2, empty, picked");
    browser.click("#check");
    browser.wait_for("document.querySelector('.status.wrong')");
    assert_eq!(browser.count(".sq.extra"), 1);
    // By keyboard: let b2 go, pick c2.
    focus(&browser, "b2");
    browser.press(&[Key::Enter]);
    browser.walk_to("c2");
    browser.press(&[Key::Enter]);
    assert_eq!(browser.count("#board [aria-pressed=true]"), 2);
    browser.click("#check");
    wait_until_done(&browser);
}

#[test]
fn a_wrong_move_goes_back_and_the_right_one_is_found() {
    let app = site();
    let browser = Browser::open(&app);
    browser.open_board(&path("move"));
    browser.drag_move(Pointer::Mouse, "b5d6");
    browser.wait_for("document.querySelector('.status.wrong')");
    browser.wait_until_said("Only the king is attacked.");
    browser.wait_for_board();
    assert_eq!(browser.piece_on("b5").as_deref(), Some("white knight"));
    browser.drag_move(Pointer::Mouse, "b5c7");
    wait_until_done(&browser);
}

#[test]
fn a_promotion_in_a_lesson_asks_for_its_piece() {
    let app = site();
    let browser = Browser::open(&app);
    browser.open_board(&path("promote"));
    browser.drag_move(Pointer::Mouse, "e7e8");
    browser.choose_piece("e7e8q");
    wait_until_done(&browser);
}

#[test]
fn a_mate_in_a_lesson_is_dragged_to_its_end() {
    let app = site();
    let browser = Browser::open(&app);
    browser.open_board(&path("mate"));
    browser.drag_move(Pointer::Mouse, "b2b7");
    browser.wait_for("document.querySelector('.status.right')");
    browser.wait_for_board();
    assert_eq!(browser.piece_on("g8").as_deref(), Some("black king"));
    browser.drag_move(Pointer::Mouse, "a1a8");
    wait_until_done(&browser);
}

#[test]
fn a_line_is_played_with_its_replies_on_a_telephone() {
    let app = site();
    let phone = Options {
        size: (360, 740),
        phone: true,
        ..Options::default()
    };
    let browser = Browser::with(&app, phone);
    browser.open_board(&path("line"));
    for uci in ["e2e4", "g1f3", "f1c4"] {
        browser.drag_move(Pointer::Finger, uci);
        browser.wait_for(&format!("location.search.includes('tried={uci}')"));
        browser.wait_for("!document.querySelector('#board.replaying, #puzzle[aria-busy]')");
    }
    wait_until_done(&browser);
}

#[test]
fn an_ending_is_played_against_replies() {
    let app = site();
    let browser = Browser::open(&app);
    browser.open_board(&path("draw"));
    browser.drag_move(Pointer::Mouse, "e8f8");
    browser.wait_for("document.querySelector('.status.wrong')");
    browser.wait_until_said("holds the draw");
    browser.wait_for_board();
    assert_eq!(browser.piece_on("e8").as_deref(), Some("black king"));
    browser.drag_move(Pointer::Mouse, "e8e7");
    browser.wait_for("document.querySelector('.status.right')");
    browser.wait_for_board();
    assert!(browser.text(".panel").contains("1 of 3 moves held"));
    browser.assert_no_errors();
}

#[test]
fn a_question_is_answered_by_keyboard() {
    let app = site();
    let browser = Browser::open(&app);
    browser.goto(&path("choose"));
    browser.click("#option-a");
    browser.press(&[Key::Enter]);
    browser.wait_for("document.querySelector('.option.wrong')");
    browser.click("#option-b");
    browser.press(&[Key::Enter]);
    wait_until_done(&browser);
}

#[test]
fn every_kind_is_solved_without_scripts() {
    let app = site();
    let browser = Browser::with(
        &app,
        Options {
            scripts: false,
            ..Options::default()
        },
    );
    let done = || {
        browser.wait_for("document.querySelector('#next')");
        assert_eq!(browser.count(".live"), 0, "no script has run");
    };
    browser.goto(&path("read"));
    browser.click("#read");
    browser.wait_for("location.pathname.endsWith('/walk')");
    for square in ["d5", "h5"] {
        press_square(&browser, square);
        browser.wait_for(&format!("location.search.includes('{square}&')"));
    }
    done();
    browser.click("#next");
    browser.wait_for("location.pathname.endsWith('/spot')");
    for square in ["b3", "c2"] {
        press_square(&browser, square);
        let pressed = format!("[data-square={square}][aria-pressed=true]");
        browser.wait_for(&format!("document.querySelector('{pressed}')"));
    }
    browser.click("#check");
    done();
    let moves: [(&str, &[(&str, &str)]); 3] = [
        ("move", &[("b5", "c7")]),
        ("mate", &[("b2", "b7"), ("a1", "a8")]),
        ("line", &[("e2", "e4"), ("f1", "c4"), ("g1", "f3")]),
    ];
    for (step, moves) in moves {
        browser.goto(&path(step));
        for (from, to) in moves {
            press_square(&browser, from);
            browser.wait_for("document.querySelector('.sq.selected')");
            press_square(&browser, to);
            browser.wait_for(&format!("location.search.includes('tried={from}{to}')"));
        }
        done();
    }
    browser.goto(&path("several"));
    browser.click("#option-a");
    browser.click("#option-c");
    browser.click("#check");
    done();
    browser.click("#next");
    // The first step left open.
    browser.wait_for("location.pathname.endsWith('/promote')");
    browser.assert_no_errors();
}

#[test]
fn on_a_telephone_what_is_asked_and_the_board_are_above_the_fold() {
    let app: TestApp = site();
    let phone = Options {
        size: (360, 740),
        phone: true,
        ..Options::default()
    };
    let browser = Browser::with(&app, phone);
    for step in [
        "read", "walk", "spot", "move", "mate", "line", "win", "choose",
    ] {
        browser.goto(&path(step));
        for part in ["h1", ".prose-text", "#board"] {
            let bottom = browser.run_with(
                "return document.querySelector(arguments[0]).getBoundingClientRect().bottom",
                vec![part.into()],
            );
            assert!(bottom.as_f64() <= Some(740.0), "{part} of {step}: {bottom}");
        }
        let wide = browser.run("return document.documentElement.scrollWidth");
        assert!(wide.as_u64() <= Some(360), "{step} is {wide} wide");
    }
    browser.assert_no_errors();
}
