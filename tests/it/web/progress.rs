//! What the site remembers of a learner.

use super::solve::{day_with, next_move, puzzle_of, solve_by_api, wrong_move};
use crate::support::{Client, TestApp};
use gaffel::puzzle::Kind;

const TODAY: &str = "2026-11-29";

fn export(client: &mut Client) -> serde_json::Value {
    client.get("/en/progress/export").json()
}

/// Plays today's puzzle to its end through the forms.
fn solve_by_forms(client: &mut Client, date: &str) -> String {
    let puzzle = puzzle_of(date);
    let mut line: Vec<String> = Vec::new();
    for _ in 0..puzzle.moves {
        let mv = next_move(&puzzle, &line);
        let sent = client.post(
            &format!("/en/daily/{date}/move"),
            &[("line", &line.join(".")), ("move", &mv)],
        );
        assert_eq!(sent.status, 303);
        let location = sent.header("location").unwrap().to_owned();
        let query = location.split_once("line=").unwrap().1;
        line = query
            .split('&')
            .next()
            .unwrap()
            .split('.')
            .map(str::to_owned)
            .collect();
        client.get(&location);
    }
    client.get(&format!("/en/daily/{date}")).text()
}

#[test]
fn reading_sets_no_cookie_and_the_first_move_does() {
    let app = TestApp::start();
    let mut client = app.client();
    for path in [
        "/en/",
        "/en/daily",
        "/en/progress",
        "/en/daily/archive/2026-11",
    ] {
        assert_eq!(client.get(path).header("set-cookie"), None, "{path}");
    }
    let sent = client.post(
        &format!("/en/daily/{TODAY}/move"),
        &[("line", ""), ("move", &wrong_move(&puzzle_of(TODAY)))],
    );
    let cookie = sent.header("set-cookie").unwrap();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
}

#[test]
fn a_solved_day_is_remembered_across_a_restart() {
    let mut app = TestApp::start();
    let mut client = app.client();
    solve_by_forms(&mut client, TODAY);
    let cookies = client.cookies.clone();
    app.restart();
    let mut client = app.client();
    client.cookies = cookies;
    let everything = export(&mut client);
    assert!(everything.to_string().contains(TODAY), "{everything}");
    let attempt = &everything["days"][0];
    assert_eq!(attempt["solved"], true, "{everything}");
    assert_eq!(attempt["first_try"], true, "{everything}");
}

#[test]
fn an_attempt_goes_on_where_it_was_left() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 3);
    let puzzle = puzzle_of(&date);
    let mut client = app.client();
    let mv = next_move(&puzzle, &[]);
    let sent = client.post(
        &format!("/en/daily/{date}/move"),
        &[("line", ""), ("move", &mv)],
    );
    let location = sent.header("location").unwrap().to_owned();
    let line = location
        .split_once("line=")
        .unwrap()
        .1
        .split('&')
        .next()
        .unwrap()
        .to_owned();
    let page = client.get(&format!("/en/daily/{date}")).text();
    assert!(
        page.contains(&format!("value=\"{line}\"")),
        "the form goes on from {line}"
    );
    let anew = client.get(&format!("/en/daily/{date}?line=")).text();
    assert!(!anew.contains(&format!("value=\"{line}\"")));
}

#[test]
fn posting_twice_counts_once() {
    let app = TestApp::start();
    let mut client = app.client();
    let wrong = wrong_move(&puzzle_of(TODAY));
    for _ in 0..3 {
        client.post_and_follow(
            &format!("/en/daily/{TODAY}/move"),
            &[("line", ""), ("move", &wrong)],
        );
    }
    assert_eq!(
        export(&mut client)["days"][0]["wrong"]
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    solve_by_forms(&mut client, TODAY);
    solve_by_forms(&mut client, TODAY);
    let everything = export(&mut client);
    assert_eq!(everything["days"].as_array().unwrap().len(), 1);
    assert_eq!(everything["days"][0]["first_try"], false);
}

#[test]
fn hints_and_the_solution_are_remembered_and_forms_reveal_step_by_step() {
    let app = TestApp::start();
    let mut client = app.client();
    let path = |what: &str| format!("/en/daily/{TODAY}/{what}");
    client.post_and_follow(&path("hint"), &[("line", ""), ("hints", "0")]);
    client.post_and_follow(&path("hint"), &[("line", ""), ("hints", "1")]);
    assert_eq!(export(&mut client)["days"][0]["hints"], 2);
    let shown = client.post_and_follow(&path("solution"), &[("line", "")]);
    assert_eq!(shown.status, 200);
    assert_eq!(export(&mut client)["days"][0]["solution_shown"], true);
    solve_by_forms(&mut client, TODAY);
    assert_eq!(export(&mut client)["days"][0]["first_try"], false);
}

#[test]
fn the_interface_keeps_progress_for_those_who_have_a_cookie() {
    let app = TestApp::start();
    let mut client = app.client();
    client.post_and_follow(
        &format!("/en/daily/{TODAY}/hint"),
        &[("line", ""), ("hints", "0")],
    );
    solve_by_api(&mut client, TODAY);
    assert_eq!(export(&mut client)["days"][0]["solved"], true);
    let mut stranger = app.client();
    solve_by_api(&mut stranger, TODAY);
    assert!(stranger.cookies.is_empty());
}

#[test]
fn without_cookies_the_puzzle_is_solved_all_the_same() {
    let app = TestApp::start();
    let mut client = app.client();
    client.keeps_cookies = false;
    let puzzle = puzzle_of(TODAY);
    let mut page = String::new();
    let mut line: Vec<String> = Vec::new();
    for _ in 0..puzzle.moves {
        let mv = next_move(&puzzle, &line);
        let sent = client.post(
            &format!("/en/daily/{TODAY}/move"),
            &[("line", &line.join(".")), ("move", &mv)],
        );
        let location = sent.header("location").unwrap().to_owned();
        let query = location.split_once("line=").unwrap().1;
        line = query
            .split('&')
            .next()
            .unwrap()
            .split('.')
            .map(str::to_owned)
            .collect();
        page = client.get(&location).text();
    }
    assert!(
        page.contains("copy"),
        "the solved page offers the position to copy"
    );
    assert!(
        page.to_lowercase().contains("cookie"),
        "what is not kept is said"
    );
}

#[test]
fn with_the_database_gone_the_puzzle_works_and_says_what_is_not_kept() {
    let app = TestApp::start();
    let mut client = app.client();
    client.post_and_follow(
        &format!("/en/daily/{TODAY}/hint"),
        &[("line", ""), ("hints", "0")],
    );
    for file in std::fs::read_dir(app.folder()).unwrap() {
        std::fs::remove_file(file.unwrap().path()).unwrap();
    }
    std::fs::create_dir(app.database()).unwrap();
    let wrong = wrong_move(&puzzle_of(TODAY));
    let page = client.post_and_follow(
        &format!("/en/daily/{TODAY}/move"),
        &[("line", ""), ("move", &wrong)],
    );
    assert_eq!(page.status, 200);
    for path in [
        "/en/",
        "/en/daily",
        "/en/progress",
        "/en/daily/archive/2026-11",
    ] {
        assert_eq!(client.get(path).status, 200, "{path}");
    }
    assert_eq!(client.get("/en/progress/export").status, 503);
}

#[test]
fn deletion_needs_the_tick_and_then_forgets_everything() {
    let app = TestApp::start();
    let mut client = app.client();
    client.post_and_follow(
        &format!("/en/daily/{TODAY}/hint"),
        &[("line", ""), ("hints", "0")],
    );
    client.post("/en/progress/delete", &[]);
    assert_eq!(export(&mut client)["days"].as_array().unwrap().len(), 1);
    let cookies = client.cookies.clone();
    let page = client.post_and_follow("/en/progress/delete", &[("confirm", "yes")]);
    assert_eq!(page.status, 200);
    assert!(!client.cookies.contains_key("learner"));
    client.cookies = cookies;
    assert_eq!(
        export(&mut client)["days"].as_array().map_or(0, Vec::len),
        0
    );
}

#[test]
fn the_streak_counts_days_solved_on_the_day() {
    let app = TestApp::start();
    let mut client = app.client();
    for (instant, day) in [
        ("2026-11-27T20:00:00Z", "2026-11-27"),
        ("2026-11-28T00:00:01Z", "2026-11-28"),
        ("2026-11-29T23:59:59Z", "2026-11-29"),
    ] {
        app.clock.set(instant);
        solve_by_forms(&mut client, day);
    }
    let page = client.get("/en/progress").text();
    assert!(page.contains('3'), "three days in a row");
    // A past day solved today counts as solved but not for the streak.
    solve_by_forms(&mut client, "2026-11-25");
    app.clock.set("2026-12-02T12:00:00Z");
    assert_eq!(client.get("/en/progress").status, 200);
}
