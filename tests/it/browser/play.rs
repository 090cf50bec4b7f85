//! Solving with the drag board.

use super::driver::Pointer;
use super::{Browser, Options};
use crate::support::TestApp;
use crate::web::solve::{day_with, next_move, puzzle_of, wrong_move};
use chrono::{Days, NaiveDate};
use gaffel::chess::{Rules, notation};
use gaffel::puzzle::{Catalogue, Kind, Puzzle, Schedule};

#[test]
fn a_mate_in_one_is_solved_by_dragging_with_the_mouse() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    play(&browser, Pointer::Mouse, &next_move(&puzzle_of(&date), &[]));
    browser.wait_until_solved();
    browser.wait_until_said("is checkmate.");
    browser.assert_no_errors();
}

#[test]
fn a_mate_in_one_is_solved_by_finger_on_a_telephone() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let phone = Options {
        size: (360, 740),
        phone: true,
        ..Options::default()
    };
    let browser = Browser::with(&app, phone);
    browser.open_board(&format!("/en/daily/{date}"));
    play(
        &browser,
        Pointer::Finger,
        &next_move(&puzzle_of(&date), &[]),
    );
    browser.wait_until_solved();
    browser.assert_no_errors();
}

#[test]
fn a_longer_mate_is_dragged_through_all_its_replies() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 2);
    let puzzle = puzzle_of(&date);
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    let mut line: Vec<String> = Vec::new();
    for number in 1..=puzzle.moves {
        play(&browser, Pointer::Mouse, &next_move(&puzzle, &line));
        if number < puzzle.moves {
            browser.wait_for("location.search.includes('line=')");
            let before = line.len();
            line = line_of(&browser);
            assert_eq!(line.len(), before + 2, "the move and its reply");
            browser.wait_for_board();
            // What is seen is what the server says, the reply included.
            assert!(browser.piece_on(&line[before + 1][2..4]).is_some());
        }
    }
    browser.wait_until_solved();
    browser.assert_no_errors();
}

#[test]
fn a_drag_against_the_rules_is_explained_as_a_typed_move_is() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let puzzle = puzzle_of(&date);
    let king = puzzle
        .position
        .board()
        .king_of(puzzle.position.turn())
        .unwrap();
    let far = if u32::from(king.file()) < 4 { "h" } else { "a" };
    let rank = if u32::from(king.rank()) < 4 { "8" } else { "1" };
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    let before = browser.piece_on(&king.to_string());
    browser.drag_move(Pointer::Mouse, &format!("{king}{far}{rank}"));
    browser.wait_for("document.querySelector('.status.unread')");
    browser.wait_until_said("king");
    browser.wait_for_board();
    assert_eq!(browser.piece_on(&king.to_string()), before);
    browser.assert_no_errors();
}

#[test]
fn a_wrong_move_shows_its_refutation_and_the_board_goes_back() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 2);
    let puzzle = puzzle_of(&date);
    let wrong = wrong_move(&puzzle);
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    let (from, to) = (&wrong[..2], &wrong[2..4]);
    let before = (browser.piece_on(from), browser.piece_on(to));
    // Every position that the board shows, as it shows it.
    browser.run_with(
        "const [square] = arguments;
         window.seen = [];
         new MutationObserver(() => {
           const pieces = [...document.querySelectorAll('cg-board piece')];
           window.seen.push(pieces.find((piece) => piece.cgKey === square)?.cgPiece ?? null);
         }).observe(document.querySelector('cg-board'),
                    { childList: true, subtree: true, attributes: true });",
        vec![from.into()],
    );
    play(&browser, Pointer::Mouse, &wrong);
    browser.wait_for("document.querySelector('.status.wrong')?.textContent.includes('✗')");
    browser.wait_until_said("Not quite");
    browser.wait_for_board();
    assert!(
        browser
            .run("return window.seen.includes(null)")
            .as_bool()
            .unwrap()
    );
    assert_eq!((browser.piece_on(from), browser.piece_on(to)), before);
    assert_eq!(browser.count(".arrow-refutation"), 1);
    // The refutation can be seen again, and the attempt goes on.
    browser.click(".again");
    browser.wait_for_board();
    play(&browser, Pointer::Mouse, &next_move(&puzzle, &[]));
    browser.wait_for("document.querySelector('.status.right')");
    browser.assert_no_errors();
}

#[test]
fn a_pawn_dragged_to_the_last_rank_asks_what_it_becomes() {
    let (date, promotion) = day_with_promotion();
    let app = TestApp::with(|settings| settings.date = Some(date));
    let browser = Browser::open(&app);
    browser.open_board(&format!("/en/daily/{date}"));
    browser.drag_move(Pointer::Mouse, &promotion);
    browser.wait_for("document.querySelectorAll('[data-promotion] button').length === 4");
    assert!(
        !browser.here().contains("tried="),
        "nothing is played before the choice"
    );
    browser.choose_piece(&promotion);
    browser.wait_for("location.search.includes('tried=') || document.querySelector('.review')");
    let asked = notation::parse_uci(&puzzle_at(date).position, &promotion).unwrap();
    let written = notation::san(&puzzle_at(date).position, asked);
    let told = browser.text("#puzzle");
    assert!(
        told.contains(written.trim_end_matches(['+', '#'])),
        "{written}: {told}"
    );
    browser.assert_no_errors();
}

fn play(browser: &Browser, pointer: Pointer, uci: &str) {
    browser.drag_move(pointer, uci);
    browser.choose_piece(uci);
}

/// The plies that the page's address says were played.
fn line_of(browser: &Browser) -> Vec<String> {
    let line = browser.run("return new URLSearchParams(location.search).get('line') ?? ''");
    line.as_str()
        .unwrap()
        .split('.')
        .filter(|ply| !ply.is_empty())
        .map(str::to_owned)
        .collect()
}

fn puzzle_at(date: NaiveDate) -> Puzzle {
    puzzle_of(&date.to_string())
}

/// The first day in ten years whose solution begins with a promotion; if there is none, the first
/// on which some move promotes.
pub fn day_with_promotion() -> (NaiveDate, String) {
    let catalogue = Catalogue::embedded();
    let schedule = Schedule::new(&catalogue);
    let start: NaiveDate = "2026-11-29".parse().unwrap();
    let days = || (0..3650).map(move |days| start + Days::new(days));
    let under = |puzzle: &Puzzle| {
        let moves = puzzle.position.legal_moves();
        let mut moves = moves.into_iter().map(notation::uci);
        moves.find(|uci| uci.ends_with('n'))
    };
    let first = |date: NaiveDate| {
        let puzzle = schedule.puzzle(&catalogue, date)?;
        let mut solving = puzzle.lines.iter().map(|line| notation::uci(line[0]));
        let promotion = solving.find(|uci| uci.len() == 5);
        promotion.map(|uci| (date, uci))
    };
    let any = |date| {
        schedule
            .puzzle(&catalogue, date)
            .and_then(under)
            .map(|uci| (date, uci))
    };
    let found = days().find_map(first).or_else(|| days().find_map(any));
    found.expect("some puzzle in ten years has a pawn on the seventh rank")
}
