//! What the board is to those who hear it.

use super::Browser;
use crate::support::TestApp;
use gaffel::chess::{Color, Role, Rules, Square};
use serde_json::{Value, json};

#[test]
fn the_board_is_a_grid_of_sixty_four_named_squares() {
    let app = TestApp::start();
    let browser = Browser::open(&app);
    for (language, board) in [("en", "Chessboard, "), ("da", "Skakbræt, ")] {
        browser.open_board(&format!("/{language}/daily/2026-11-29"));
        let nodes = nodes(&browser);
        let grids: Vec<&Value> = nodes.iter().filter(|node| role(node) == "grid").collect();
        assert_eq!(grids.len(), 1);
        assert!(name(grids[0]).starts_with(board), "{}", name(grids[0]));
        assert_eq!(nodes.iter().filter(|node| role(node) == "row").count(), 8);
        assert_eq!(
            nodes.iter().filter(|node| role(node) == "gridcell").count(),
            64
        );
        let buttons = nodes.iter().filter(|node| role(node) == "button").map(name);
        let squares: Vec<&str> = buttons.filter(|name| starts_with_square(name)).collect();
        assert_eq!(squares.len(), 64);
        assert!(
            squares.iter().all(|name| name.contains(", ")),
            "{squares:?}"
        );
    }
    browser.assert_no_errors();
}

#[test]
fn every_piece_is_named_in_the_language_of_the_page() {
    let app = TestApp::start();
    let puzzle = crate::web::solve::puzzle_of("2026-11-29");
    let browser = Browser::open(&app);
    for (language, words) in [
        (
            "en",
            [
                "pawn", "knight", "bishop", "rook", "queen", "king", "white ", "black ",
            ],
        ),
        (
            "da",
            [
                "bonde", "springer", "løber", "tårn", "dronning", "konge", "hvid ", "sort ",
            ],
        ),
    ] {
        browser.open_board(&format!("/{language}/daily/2026-11-29"));
        let nodes = nodes(&browser);
        for (square, piece) in puzzle.position.board().clone() {
            let role = words[piece.role as usize - 1];
            let mut color = words[if piece.color == Color::White { 6 } else { 7 }].to_owned();
            if language == "da" && piece.role == Role::Rook {
                // A rook is of the other gender: hvidt tårn.
                color =
                    color.trim_end().to_owned() + if piece.color.is_white() { "t " } else { " " };
            }
            let wanted = format!("{square}, {color}{role}");
            let found = nodes
                .iter()
                .map(name)
                .find(|name| starts_with(name, square));
            assert!(
                found.is_some_and(|name| name.starts_with(&wanted)),
                "{wanted}: {found:?}"
            );
        }
    }
}

#[test]
fn the_board_is_one_tab_stop() {
    let app = TestApp::start();
    let browser = Browser::open(&app);
    browser.open_board("/en/daily");
    let stops = "return [...document.querySelectorAll('#board *')]
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility()).length";
    assert_eq!(browser.run(stops), 1);
}

#[test]
fn the_drag_layer_is_not_in_the_tree() {
    let app = TestApp::start();
    let browser = Browser::open(&app);
    browser.open_board("/en/daily");
    assert_eq!(
        browser.attribute(".cg-wrap", "aria-hidden").as_deref(),
        Some("true")
    );
    assert_eq!(
        browser
            .run("return document.querySelectorAll('.cg-wrap :is(a, button, [tabindex])').length"),
        0
    );
}

/// What Chromium tells screen readers, without what it leaves out.
fn nodes(browser: &Browser) -> Vec<Value> {
    browser.devtools("Accessibility.enable", json!({}));
    let mut tree = browser.devtools("Accessibility.getFullAXTree", json!({}));
    let nodes = tree["nodes"].take();
    let nodes: Vec<Value> = serde_json::from_value(nodes).unwrap();
    nodes
        .into_iter()
        .filter(|node| node["ignored"] != true)
        .collect()
}

fn role(node: &Value) -> &str {
    node["role"]["value"].as_str().unwrap_or_default()
}

fn name(node: &Value) -> &str {
    node["name"]["value"].as_str().unwrap_or_default()
}

fn starts_with(name: &str, square: Square) -> bool {
    name.starts_with(&format!("{square}, "))
}

fn starts_with_square(name: &str) -> bool {
    Square::ALL
        .into_iter()
        .any(|square| starts_with(name, square))
}
