//! Practice over HTTP.

use super::solve::{next_move, wrong_move};
use crate::support::{Client, Response, TestApp};
use gaffel::puzzle::{Catalogue, Puzzle};
use serde_json::Value;

/// The puzzle of a page's address.
fn puzzle_at(location: &str) -> Puzzle {
    let id = location.split_once("puzzle=").unwrap().1;
    let id = id.split('&').next().unwrap();
    let found = Catalogue::embedded();
    let puzzle = found.puzzles.iter().find(|puzzle| puzzle.id == id);
    puzzle.unwrap_or_else(|| panic!("{location}")).clone()
}

fn location(response: &Response) -> String {
    assert_eq!(response.status, 303, "{}", response.text());
    response.header("location").unwrap().to_owned()
}

/// Where practice of a theme leads to next.
fn next(client: &mut Client, theme: &str) -> (String, Puzzle) {
    let place = location(&client.get(&format!("/en/practice/{theme}")));
    let puzzle = puzzle_at(&place);
    (place, puzzle)
}

/// Solves a puzzle from its start; the page after the last move.
fn solve(client: &mut Client, theme: &str, puzzle: &Puzzle) -> Response {
    let mut line: Vec<String> = Vec::new();
    let mut place = String::new();
    for _ in 0..puzzle.moves {
        let mv = next_move(puzzle, &line);
        let fields = [
            ("puzzle", puzzle.id.as_str()),
            ("line", &line.join(".")),
            ("move", &mv),
        ];
        place = location(&client.post(&format!("/en/practice/{theme}/move"), &fields));
        let text = place.split_once("line=").unwrap().1;
        let text = text.split('&').next().unwrap();
        line = text.split('.').map(str::to_owned).collect();
    }
    client.get(&place)
}

fn fail(client: &mut Client, theme: &str, puzzle: &Puzzle) -> Response {
    let fields = [
        ("puzzle", puzzle.id.as_str()),
        ("line", ""),
        ("move", &wrong_move(puzzle)),
    ];
    client.post_and_follow(&format!("/en/practice/{theme}/move"), &fields)
}

fn practice(client: &mut Client) -> Value {
    client.get("/en/progress/export").json()["practice"].clone()
}

#[test]
fn the_themes_are_listed_and_reading_sets_no_cookie() {
    let app = TestApp::start();
    let mut client = app.client();
    for lang in ["en", "da", "sv", "nb"] {
        let page = client.get(&format!("/{lang}/practice"));
        assert_eq!((page.status, page.header("set-cookie")), (200, None));
        for theme in ["mixed", "mateIn1", "mateIn2", "mateIn3", "fork", "skewer"] {
            let href = format!("href=\"/{lang}/practice/{theme}\"");
            assert!(page.text().contains(&href), "{theme} in {lang}");
        }
    }
    let page = client.get("/en/practice/fork");
    assert_eq!(page.header("set-cookie"), None);
    assert_eq!(page.header("cache-control"), Some("no-store"));
}

#[test]
fn a_puzzle_is_not_played_under_a_theme_that_it_does_not_show() {
    let app = TestApp::start();
    let mut client = app.client();
    let (_, mate) = next(&mut client, "mateIn1");
    let other = format!("/en/practice/fork?puzzle={}", mate.id);
    let place = location(&client.get(&other));
    let themes = puzzle_at(&place).themes;
    assert!(themes.iter().any(|own| own == "fork"), "{place}");
    let fields = [("puzzle", mate.id.as_str()), ("line", ""), ("tried", "")];
    for deed in ["move", "hint", "solution"] {
        let answer = client.post(&format!("/en/practice/fork/{deed}"), &fields);
        assert_eq!(answer.status, 404, "{deed}");
    }
}

#[test]
fn a_theme_leads_to_a_puzzle_of_that_theme() {
    let app = TestApp::start();
    let mut client = app.client();
    for theme in ["mateIn1", "mateIn3", "fork", "skewer"] {
        let (place, puzzle) = next(&mut client, theme);
        assert!(puzzle.themes.iter().any(|own| own == theme), "{place}");
        let page = client.get(&place);
        assert_eq!(page.status, 200);
        assert!(page.text().contains("id=\"board\""));
    }
    assert_eq!(client.get("/en/practice/mixed").status, 303);
}

#[test]
fn solving_wins_rating_and_the_next_puzzle_is_another() {
    let app = TestApp::start();
    let mut client = app.client();
    let mut seen = Vec::new();
    for number in 1..=4 {
        let (_, puzzle) = next(&mut client, "mateIn2");
        assert!(!seen.contains(&puzzle.id), "unseen ones come first");
        let page = solve(&mut client, "mateIn2", &puzzle);
        let text = page.text();
        assert!(text.contains("id=\"next-puzzle\""), "{text}");
        if number > 1 {
            assert!(text.contains("Solved at the first try."), "{text}");
            assert!(
                text.contains("Your rating in this theme goes up by"),
                "{text}"
            );
        }
        seen.push(puzzle.id);
    }
    let kept = practice(&mut client);
    assert_eq!(kept["levels"]["mixed"]["tried"], 4);
    assert_eq!(kept["levels"]["mateIn2"]["solved"], 4);
    assert!(kept["levels"]["mateIn2"]["rating"].as_f64() > Some(1000.0));
    let page = client.get("/en/practice").text();
    assert!(page.contains("4 of 4 solved, rating"));
    let page = client.get("/en/progress/results").text();
    assert!(page.contains("by-theme"), "{page}");
}

#[test]
fn a_failed_puzzle_comes_back_on_its_day_and_counts_once() {
    let app = TestApp::start();
    let mut client = app.client();
    let (_, failed) = next(&mut client, "mateIn1");
    let page = fail(&mut client, "mateIn1", &failed).text();
    assert!(page.contains("status wrong"), "{page}");
    // Solved in the end: it is over, but not won.
    let page = solve(&mut client, "mateIn1", &failed).text();
    assert!(page.contains("does not count as solved"), "{page}");
    assert!(
        page.contains("The puzzle comes back on 30 November 2026."),
        "{page}"
    );
    let kept = practice(&mut client);
    assert_eq!(kept["puzzles"][0]["due"], "2026-11-30");
    assert_eq!(kept["levels"]["mateIn1"]["tried"], 1);
    assert_eq!(kept["levels"]["mateIn1"]["solved"], 0);
    let (_, other) = next(&mut client, "mateIn1");
    assert_ne!(other.id, failed.id, "not on the same day");
    // The next day it comes first, in its theme and mixed, but in no other theme.
    app.clock.set("2026-11-30T12:00:00Z");
    for theme in ["mateIn1", "mixed"] {
        let (place, puzzle) = next(&mut client, theme);
        assert_eq!(puzzle.id, failed.id, "{theme}");
        assert!(client.get(&place).text().contains("Now it is back."));
    }
    assert_ne!(next(&mut client, "fork").1.id, failed.id);
    assert!(
        client
            .get("/en/practice")
            .text()
            .contains("One puzzle that you did not solve is back.")
    );
    let page = solve(&mut client, "mateIn1", &failed).text();
    assert!(
        page.contains("The puzzle comes back on 3 December 2026."),
        "{page}"
    );
    assert_ne!(next(&mut client, "mateIn1").1.id, failed.id);
    app.clock.set("2026-12-03T12:00:00Z");
    assert_eq!(next(&mut client, "mateIn1").1.id, failed.id);
}

#[test]
fn a_puzzle_failed_before_midnight_is_not_won_after_it_in_the_same_sitting() {
    let app = TestApp::start();
    app.clock.set("2026-11-29T23:55:00Z");
    let mut client = app.client();
    let (place, failed) = next(&mut client, "mateIn1");
    fail(&mut client, "mateIn1", &failed);
    let before = practice(&mut client);
    app.clock.set("2026-11-30T00:05:00Z");
    // It is not back, and the page does not say so.
    let text = client.get(&place).text();
    assert!(!text.contains("Now it is back."), "{text}");
    assert!(!client.get("/en/practice").text().contains("is back."));
    let text = solve(&mut client, "mateIn1", &failed).text();
    assert!(
        text.contains("The puzzle comes back on 30 November 2026."),
        "{text}"
    );
    assert!(!text.contains("Solved at the first try."), "{text}");
    assert_eq!(practice(&mut client), before);
    assert_ne!(next(&mut client, "mateIn1").1.id, failed.id);
    // After the night it is back and counts.
    app.clock.set("2026-11-30T06:30:00Z");
    assert_eq!(next(&mut client, "mateIn1").1.id, failed.id);
    let text = solve(&mut client, "mateIn1", &failed).text();
    assert!(
        text.contains("The puzzle comes back on 3 December 2026."),
        "{text}"
    );
    assert_eq!(practice(&mut client)["puzzles"][0]["box"], 1);
}

#[test]
fn the_second_hint_and_the_solution_lose_and_the_first_hint_does_not() {
    let app = TestApp::start();
    let mut client = app.client();
    let (_, puzzle) = next(&mut client, "fork");
    let hint = |client: &mut Client, puzzle: &Puzzle, hints: &str| {
        let fields = [
            ("puzzle", puzzle.id.as_str()),
            ("line", ""),
            ("hints", hints),
        ];
        client.post_and_follow("/en/practice/fork/hint", &fields)
    };
    assert!(
        hint(&mut client, &puzzle, "0")
            .text()
            .contains("class=\"hint\"")
    );
    // Nothing has been decided, so nobody is known yet.
    assert!(client.cookies.is_empty());
    hint(&mut client, &puzzle, "1");
    assert_eq!(practice(&mut client)["levels"]["fork"]["solved"], 0);
    let (_, other) = next(&mut client, "fork");
    let fields = [("puzzle", other.id.as_str()), ("line", "")];
    let page = client.post_and_follow("/en/practice/fork/solution", &fields);
    assert!(page.text().contains("id=\"next-puzzle\""));
    let kept = practice(&mut client);
    assert_eq!(kept["levels"]["fork"]["tried"], 2);
    assert_eq!(kept["levels"]["fork"]["solved"], 0);
    // Solving with the move given away is no win either, though the hints are told by the form.
    let (_, third) = next(&mut client, "mateIn1");
    let mv = next_move(&third, &[]);
    let fields = [
        ("puzzle", third.id.as_str()),
        ("line", ""),
        ("move", &mv),
        ("hints", "3"),
    ];
    client.post_and_follow("/en/practice/mateIn1/move", &fields);
    assert_eq!(practice(&mut client)["levels"]["mateIn1"]["solved"], 0);
}

#[test]
fn the_choice_stays_until_a_showing_is_settled() {
    let app = TestApp::start();
    let mut client = app.client();
    let (_, first) = next(&mut client, "mateIn2");
    fail(&mut client, "mateIn2", &first);
    let (_, second) = next(&mut client, "mateIn2");
    for _ in 0..5 {
        assert_eq!(next(&mut client, "mateIn2").1.id, second.id);
    }
}

#[test]
fn without_cookies_practice_goes_on_without_end() {
    let app = TestApp::start();
    let mut client = app.client();
    client.keeps_cookies = false;
    let (_, mut puzzle) = next(&mut client, "mateIn1");
    for _ in 0..6 {
        let page = solve(&mut client, "mateIn1", &puzzle).text();
        assert!(page.contains("review solved"), "{page}");
        assert!(
            page.to_lowercase().contains("cookie"),
            "what is not kept is said"
        );
        let href = page.split_once("id=\"next-puzzle\"").unwrap().1;
        let href = href.split_once("href=\"").unwrap().1;
        let href = href
            .split('"')
            .next()
            .unwrap()
            .replace("&#38;", "&")
            .replace("&amp;", "&");
        assert!(href.contains("kept=no"), "{href}");
        let after = puzzle_at(&location(&client.get(&href)));
        assert_ne!(after.id, puzzle.id);
        puzzle = after;
    }
}

#[test]
fn with_the_database_gone_the_shipped_puzzles_are_practised() {
    let app = TestApp::start();
    let mut client = app.client();
    let (_, puzzle) = next(&mut client, "mateIn1");
    solve(&mut client, "mateIn1", &puzzle);
    for file in std::fs::read_dir(app.folder()).unwrap() {
        std::fs::remove_file(file.unwrap().path()).unwrap();
    }
    std::fs::create_dir(app.database()).unwrap();
    let page = client.get("/en/practice");
    assert_eq!(page.status, 200);
    assert!(page.text().contains("/en/practice/fork"));
    let (_, puzzle) = next(&mut client, "mateIn2");
    let page = solve(&mut client, "mateIn2", &puzzle);
    assert_eq!(page.status, 200);
    assert!(page.text().contains("cannot be kept just now"));
    assert_eq!(client.get("/en/progress/results").status, 200);
}

#[test]
fn what_is_not_there_is_not_found() {
    let app = TestApp::start();
    let mut client = app.client();
    for theme in [
        "nonsense",
        "Fork",
        "mateIn9",
        "mixed%20",
        "%3Cscript%3E",
        "mateIn5",
    ] {
        let page = client.get(&format!("/en/practice/{theme}"));
        assert_eq!(page.status, 404, "{theme}");
        assert!(
            page.text().contains("There is nothing to practise here"),
            "{theme}"
        );
    }
    let fields = [("puzzle", "no-such"), ("line", ""), ("move", "e4")];
    assert_eq!(client.post("/en/practice/fork/move", &fields).status, 404);
    assert_eq!(client.post("/en/practice/fork/move", &[]).status, 404);
    assert_eq!(client.post("/en/practice/none/hint", &fields).status, 404);
    assert_eq!(client.get("/en/practice/fork/move").status, 405);
    // A puzzle that is gone leads on to another one.
    let gone = client.get("/en/practice/fork?puzzle=no-such&line=e2e4");
    assert!(
        puzzle_at(&location(&gone))
            .themes
            .contains(&"fork".to_owned())
    );
}

#[test]
fn hostile_queries_do_no_harm() {
    let app = TestApp::start();
    let mut client = app.client();
    let (_, puzzle) = next(&mut client, "fork");
    let id = &puzzle.id;
    let long = "e2e4.".repeat(400);
    for query in [
        format!("puzzle={id}&line={long}"),
        format!("puzzle={id}&line=%00&tried=%3Cscript%3E"),
        format!("puzzle={id}&hints=999&flip=x&solution=7&from=z9&to=--"),
        format!("puzzle={id}&kept=%0d%0aset-cookie:x"),
        format!("after={}", "x".repeat(2000)),
        "puzzle=%27%3B%20DROP%20TABLE%20entries".to_owned(),
        "after=%0d%0ax:y&kept=%0d%0ay:z&flip=%22".to_owned(),
    ] {
        let page = client.get(&format!("/en/practice/fork?{query}"));
        assert!(
            [200, 303, 422].contains(&page.status),
            "{query}: {}",
            page.status
        );
        assert!(!page.text().contains("<script>"), "{query}");
        assert_eq!(page.header("x"), None);
        assert_eq!(page.header("set-cookie"), None);
    }
    assert!(client.get("/en/practice").text().contains("practice/fork"));
}

#[test]
fn deleting_forgets_the_practice_too() {
    let app = TestApp::start();
    let mut client = app.client();
    let (_, puzzle) = next(&mut client, "mateIn1");
    fail(&mut client, "mateIn1", &puzzle);
    let cookies = client.cookies.clone();
    client.post_and_follow("/en/progress/delete", &[("confirm", "yes")]);
    client.cookies = cookies;
    assert_eq!(practice(&mut client)["puzzles"], serde_json::json!([]));
    assert!(!client.get("/en/practice").text().contains("rating"));
}

#[test]
fn a_finished_lesson_leads_to_practice_of_its_theme() {
    let app = TestApp::start();
    let mut client = app.client();
    assert!(
        !client
            .get("/en/lessons/forks")
            .text()
            .contains("/en/practice/fork")
    );
    let steps = app.app.content();
    let lesson = steps.course.get("forks").unwrap();
    // A hint makes the learner known.
    let fields = [("line", ""), ("hints", "0")];
    client.post_and_follow("/en/daily/2026-11-29/hint", &fields);
    for step in &lesson.steps {
        finish(&app, &client, &step.id);
    }
    assert!(
        client
            .get("/en/lessons/forks")
            .text()
            .contains("href=\"/en/practice/fork\"")
    );
}

/// Records a step as solved under the client's cookie.
fn finish(app: &TestApp, client: &Client, step: &str) {
    let learner = learner_of(client);
    let event = gaffel::progress::StepEvent::Right {
        line: Vec::new(),
        solved: true,
    };
    let today = "2026-11-29".parse().unwrap();
    let told = app
        .app
        .store
        .record_step(learner, today, "forks", step, event);
    told.blocking_recv().unwrap().unwrap();
}

/// The learner whose number is the signed cookie's value.
fn learner_of(client: &Client) -> gaffel::progress::LearnerId {
    let cookie = &client.cookies["learner"];
    let digits = &cookie[cookie.len() - 32..];
    gaffel::progress::LearnerId(u128::from_str_radix(digits, 16).unwrap().to_be_bytes())
}
