//! What fits where.

use super::{Browser, Options};
use crate::support::TestApp;

const PAGES: [&str; 8] = [
    "/en/",
    "/en/daily",
    "/en/daily/archive",
    "/en/lessons",
    "/en/lessons/the-pieces",
    "/en/rules",
    "/en/glossary",
    "/en/progress",
];

#[test]
fn no_page_scrolls_sideways_on_a_narrow_telephone() {
    let app = TestApp::start();
    for width in [320, 360] {
        let phone = Options {
            size: (width, 640),
            phone: true,
            ..Options::default()
        };
        let browser = Browser::with(&app, phone);
        for page in
            PAGES
                .into_iter()
                .chain(["/da/daily", "/sv/daily", "/nb/daily/archive", "/da/lessons"])
        {
            browser.goto(page);
            let wide = browser.run("return document.documentElement.scrollWidth");
            assert!(
                wide.as_u64() <= Some(width.into()),
                "{page} at {width}: {wide}"
            );
        }
        browser.assert_no_errors();
    }
}

#[test]
fn the_task_the_board_and_the_move_field_are_above_the_fold() {
    let app = TestApp::start();
    let phone = Options {
        size: (360, 740),
        phone: true,
        ..Options::default()
    };
    let browser = Browser::with(&app, phone);
    for language in ["en", "da", "sv", "nb"] {
        browser.open_board(&format!("/{language}/daily"));
        for part in [".task", "#board", "#move", "#play"] {
            let bottom = browser.run_with(
                "return document.querySelector(arguments[0]).getBoundingClientRect().bottom",
                vec![part.into()],
            );
            assert!(
                bottom.as_f64() <= Some(740.0),
                "{part} in {language} ends at {bottom}"
            );
        }
        let side = browser.run("return document.getElementById('board').offsetWidth");
        assert!(side.as_u64() >= Some(320), "the board is {side} wide");
    }
    browser.assert_no_errors();
}

#[test]
fn the_console_has_nothing_to_complain_of_on_any_page() {
    let app = TestApp::start();
    let browser = Browser::open(&app);
    let others = [
        "/da/",
        "/en/daily/archive/2026-11",
        "/en/daily/2026-11-28",
        "/embed/daily",
    ];
    for page in PAGES.into_iter().chain(others) {
        browser.goto(page);
        browser.assert_no_errors();
    }
    browser.goto("/en/");
    browser.click("details.settings summary");
    browser.click("details.settings [value=dark]");
    browser.wait_for("document.documentElement.dataset.theme === 'dark'");
    browser.assert_no_errors();
}
