//! A day's puzzle in each of its states.

use super::fixture::*;
use super::markup::values;
use askama::Template;
use gaffel::chess::Square;
use gaffel::i18n::Lang;
use gaffel::progress::Attempt;
use gaffel::web::puzzle_state::Kept;
use gaffel::web::views::embed::EmbedPage;
use gaffel::web::views::home::HomePage;

/// The text of the judgement's region.
fn status(page: &str) -> &str {
    let start = page.find("<div class=\"status").unwrap();
    &page[start..start + page[start..].find("</div>").unwrap()]
}

/// The form that posts to `action`, from its tag to its end.
fn form<'a>(page: &'a str, action: &str) -> &'a str {
    page.split("<form ")
        .skip(1)
        .find(|form| {
            form.contains(&format!("action=\"{action}\"")) && form.starts_with("data-answer")
                || form.contains(&format!("action=\"{action}\"")) && !form.starts_with("id=\"board")
        })
        .map(|form| form.split("</form>").next().unwrap())
        .unwrap()
}

#[test]
fn a_judgement_is_told_by_sign_words_and_class_alike() {
    let puzzle = sacrifice();
    let ladder = ladder();
    let cases = [
        (
            tried(&ladder, "", "Kf2"),
            "status slower",
            "≈",
            "Still mating, but it takes 4 moves.",
        ),
        (
            tried(&puzzle, "", "Qh6"),
            "status right",
            "✓",
            "Yes. Black must reply Kxh6.",
        ),
        (
            tried(&puzzle, "", "Bxf6"),
            "status wrong",
            "✗",
            "Not quite: after Bxf6+",
        ),
        (
            tried(&puzzle, "", "Qd8"),
            "status unread",
            "!",
            "in the way",
        ),
        (
            tried(&puzzle, "d2h6.g7h6", "Bxf6"),
            "status right",
            "✓",
            "checkmate",
        ),
    ];
    for (state, class, sign, words) in cases {
        let page = daily(Lang::En, &state);
        let status = status(&page);
        for part in [
            class,
            sign,
            words,
            "role=\"status\"",
            "aria-live=\"polite\"",
        ] {
            assert!(status.contains(part), "{part}: {status}");
        }
    }
}

#[test]
fn a_wrong_move_is_shown_with_its_refutation() {
    let puzzle = sacrifice();
    let page = daily(Lang::En, &tried(&puzzle, "", "Bxf6"));
    assert!(page.contains("arrow-tried"));
    assert!(page.contains("arrow-refutation"));
    assert!(page.contains("Try another move."));
}

#[test]
fn a_line_that_does_not_fit_offers_to_start_over() {
    let puzzle = sacrifice();
    let page = daily(Lang::Da, &off(&puzzle));
    assert!(
        status(&page).contains("href=\"/da/daily/2026-11-29?line=\""),
        "{}",
        status(&page)
    );
}

#[test]
fn every_form_carries_where_the_reader_is() {
    let puzzle = sacrifice();
    let mut state = at(&puzzle, "d2h6.g7h6");
    state.bottom = state.bottom.other();
    state.hints = 1;
    state.kept = Kept::NoCookie;
    let page = daily(Lang::Nb, &state);
    for action in ["move", "hint", "solution"] {
        let form = form(&page, &format!("/nb/daily/2026-11-29/{action}"));
        for field in [
            "name=\"line\" value=\"d2h6.g7h6\"",
            "name=\"hints\" value=\"1\"",
            "name=\"flip\" value=\"1\"",
            "name=\"kept\" value=\"no\"",
        ] {
            assert!(form.contains(field), "{action}: {field}");
        }
    }
}

#[test]
fn the_hint_button_says_what_it_reveals_and_goes_when_all_is_told() {
    let puzzle = sacrifice();
    let labels = ["Hint: the idea", "Hint: which piece", "Hint: the move"];
    for (hints, label) in (0..).zip(labels) {
        assert!(daily(Lang::En, &hinted(&puzzle, hints)).contains(label));
    }
    assert!(!daily(Lang::En, &hinted(&puzzle, 3)).contains("Hint:"));
}

#[test]
fn rights_that_no_diagram_shows_are_said() {
    let sacrifice = sacrifice();
    assert!(daily(Lang::En, &at(&sacrifice, "")).contains("White may castle short and long."));
    let fork = fork();
    assert!(daily(Lang::Da, &at(&fork, "")).contains("En bonde må slå en passant på f6."));
    assert!(!daily(Lang::Da, &at(&fork, "")).contains("rokere"));
}

#[test]
fn a_pawn_that_promotes_asks_which_piece_and_never_decides_itself() {
    let puzzle = promotion();
    let mut state = at(&puzzle, "");
    state.promotion = Some((Square::E7, Square::E8));
    let page = daily(Lang::Sv, &state);
    let form = page
        .split("data-promotion")
        .nth(1)
        .unwrap()
        .split("</form>")
        .next()
        .unwrap();
    for piece in ["Dam", "Torn", "Löpare", "Springare"] {
        assert!(form.contains(piece), "{piece}");
    }
    for letter in ['q', 'r', 'b', 'n'] {
        assert!(form.contains(&format!("name=\"promotion\" value=\"{letter}\"")));
    }
    assert!(form.contains("name=\"from\" value=\"e7\""));
    assert!(form.contains("name=\"to\" value=\"e8\""));
}

#[test]
fn a_solved_puzzle_says_how_and_leads_on() {
    let puzzle = sacrifice();
    let mut state = tried(&puzzle, "d2h6.g7h6", "Bxf6");
    day_of(&mut state).attempt = Some(Attempt {
        solved: true,
        first_try: true,
        ..Attempt::default()
    });
    day_of(&mut state).streak = Some(5);
    let page = daily(Lang::En, &state);
    for part in [
        "Solved!",
        "At the first try, without a hint.",
        "5 days in a row.",
        "Only one first move solves",
        "https://lichess.org/analysis/standard/r1bq2r1/b4p2/p1pp1B1k/1p2pP2/1P2P1P1/3P4/1PP3P1/R3K2R_b_KQ_-_0_2",
        "Mate in 2, on Monday 30 November at 00:00 (UTC+1).",
        "href=\"/en/daily/2026-11-28\"",
        "href=\"/en/daily/archive/2026-11\"",
        "[FEN &#34;r1bq2r1",
        "1. Qh6+ Kxh6 2. Bxf6# 1-0",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("data-answer"), "nothing is left to play");
}

#[test]
fn help_taken_is_counted_in_the_readers_plural() {
    let puzzle = sacrifice();
    let mut state = tried(&puzzle, "d2h6.g7h6", "Bxf6");
    day_of(&mut state).attempt = Some(Attempt {
        solved: true,
        wrong: 1,
        hints: 2,
        ..Attempt::default()
    });
    let page = daily(Lang::Da, &state);
    assert!(page.contains("Efter ét andet forsøg. Med 2 tip."), "{page}");
}

#[test]
fn the_solution_can_be_followed_step_by_step() {
    let puzzle = sacrifice();
    let page = daily(Lang::En, &shown(&puzzle));
    let steps: Vec<&str> = values(&page, "href")
        .into_iter()
        .filter(|href| href.contains("solution=1") && !href.contains("flip"))
        .filter(|href| href.starts_with("/en/daily/2026-11-29?line="))
        .collect();
    assert_eq!(
        steps,
        [
            "/en/daily/2026-11-29?line=&amp;solution=1",
            "/en/daily/2026-11-29?line=d2h6.g7h6&amp;solution=1",
            "/en/daily/2026-11-29?line=d2h6.g7h6.h4f6&amp;solution=1",
        ]
        .map(|href| href.replace("&amp;", "&#38;"))
    );
    assert!(page.contains("arrow-solution"));
}

#[test]
fn what_is_not_kept_is_said_and_the_puzzle_stays_playable() {
    let puzzle = sacrifice();
    for (kept, words) in [
        (Kept::NoCookie, "Your browser sends no cookie back"),
        (Kept::StoreAway, "Your progress cannot be kept just now."),
    ] {
        let mut state = at(&puzzle, "");
        state.kept = kept;
        let page = daily(Lang::En, &state);
        assert!(page.contains(words));
        assert!(page.contains("data-answer"));
    }
}

#[test]
fn a_past_day_says_so_and_leads_to_today() {
    let puzzle = sacrifice();
    let mut state = at(&puzzle, "");
    day_of(&mut state).date = day(20);
    let page = daily(Lang::Sv, &state);
    assert!(page.contains("Tidigare schackproblem"));
    assert!(page.contains("20 november 2026"));
    assert!(page.contains("href=\"/sv/daily\">Till dagens problem"));
}

#[test]
fn the_first_day_offers_no_day_before() {
    let puzzle = sacrifice();
    let mut state = shown(&puzzle);
    day_of(&mut state).date = day(2);
    assert!(!daily(Lang::En, &state).contains("The day before"));
}

#[test]
fn home_has_the_board_in_play_and_says_where_the_learner_left_off() {
    let puzzle = sacrifice();
    let context = context(Lang::En, "/");
    let first = HomePage::new(&context, &at(&puzzle, ""), None, None)
        .render()
        .unwrap();
    assert!(first.contains("action=\"/en/daily/2026-11-29/move\""));
    assert!(!first.contains("Your progress"));
    let again = HomePage::new(&context, &at(&puzzle, "d2h6.g7h6"), Some(&summary()), None);
    let again = again.render().unwrap();
    assert!(again.contains("You are in the middle of today’s puzzle."));
    assert!(again.contains("<dd>12</dd>"));
}

#[test]
fn the_embedded_page_only_looks_and_leads_to_the_site() {
    let puzzle = sacrifice();
    let page = EmbedPage::new(&context(Lang::Da, "/"), &at(&puzzle, ""))
        .render()
        .unwrap();
    assert!(!page.contains("<form"));
    assert!(page.contains(
        "href=\"https://gaffel.example/da/daily/2026-11-29\" target=\"_blank\" rel=\"noopener\""
    ));
    assert!(page.contains("Mat i to træk. Hvid trækker."));
}
