//! Whatever is sent, the answer is a clear refusal and the site goes on.

use crate::support::TestApp;
use proptest::prelude::*;
use serde_json::json;

#[test]
fn impossible_days_are_refused_in_words() {
    let app = TestApp::start();
    for day in [
        "2026-02-30",
        "99999-01-01",
        "2026-13-01",
        "2026-1-1",
        "today",
        "20261129",
        "%20",
        "-026-11-29",
    ] {
        let page = app.client().get(&format!("/da/daily/{day}"));
        assert_eq!(page.status, 400, "{day}");
        assert!(page.text().contains("kalender"), "{day}");
        let answer = app.client().get(&format!("/api/daily/{day}"));
        assert_eq!(answer.status, 400, "{day}");
        assert_eq!(answer.problem(), "bad-date");
    }
}

#[test]
fn days_before_the_first_and_after_today_are_not_found() {
    let app = TestApp::start();
    for (day, problem) in [
        ("0001-01-01", "before-first-day"),
        ("2026-11-30", "future-day"),
    ] {
        assert_eq!(app.client().get(&format!("/sv/daily/{day}")).status, 404);
        assert_eq!(
            app.client().get(&format!("/api/daily/{day}")).problem(),
            problem
        );
    }
    for month in ["2026-12", "1999-01"] {
        assert_eq!(
            app.client()
                .get(&format!("/en/daily/archive/{month}"))
                .status,
            404,
            "{month}"
        );
    }
    for month in ["2026-00", "2026-13", "202611", "2026-11-01", "x"] {
        assert_eq!(
            app.client()
                .get(&format!("/en/daily/archive/{month}"))
                .status,
            400,
            "{month}"
        );
    }
    for picture in ["png", "svg"] {
        assert_eq!(
            app.client()
                .get(&format!("/daily/2026-11-30.{picture}"))
                .status,
            404
        );
    }
}

#[test]
fn bad_positions_are_refused_with_their_reason() {
    let app = TestApp::start();
    for fen in [
        "",
        "nonsense",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "k7/8/8/8/8/8/8/8 w - - 0 1",
        "kk6/8/8/8/8/8/8/K7 w - - 0 1",
        "k6P/8/8/8/8/8/8/K7 w - - 0 1",
        "k6R/8/8/8/8/8/8/K7 w - - 0 1",
        "k7/8/8/8/8/8/8/K7 w KQ - 0 1",
        "k7/8/8/8/8/8/8/K7 w - e6 0 1",
        "k7/8/8/8/8/8/8/K8 w - - 0 1",
        "k7/8/8/8/8/8/8/K7 x - - 0 1",
    ] {
        let answer = app
            .client()
            .json("/api/judge", &json!({"fen": fen, "moves": 1, "move": "e4"}));
        assert_eq!(answer.status, 422, "{fen}");
        assert_eq!(answer.problem(), "bad-fen", "{fen}");
    }
    // Already mate, already stalemate.
    for fen in [
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        "k7/8/1QK5/8/8/8/8/8 b - - 0 1",
    ] {
        let answer = app.client().json(
            "/api/judge",
            &json!({"fen": fen, "moves": 1, "move": "Ka7"}),
        );
        assert_eq!(
            (answer.status, answer.problem().as_str()),
            (422, "game-over")
        );
    }
}

#[test]
fn the_number_of_moves_is_one_to_three() {
    let app = TestApp::start();
    let fen = "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1";
    for moves in [json!(0), json!(4), json!(255)] {
        let answer = app.client().json(
            "/api/judge",
            &json!({"fen": fen, "moves": moves, "move": "Re8"}),
        );
        assert_eq!(
            (answer.status, answer.problem().as_str()),
            (422, "bad-moves")
        );
    }
    for moves in [json!(-1), json!("two"), json!(1.5), json!(null)] {
        let answer = app.client().json(
            "/api/judge",
            &json!({"fen": fen, "moves": moves, "move": "Re8"}),
        );
        assert_eq!(
            (answer.status, answer.problem().as_str()),
            (400, "bad-request")
        );
    }
}

#[test]
fn wrong_kinds_of_content_are_refused() {
    let app = TestApp::start();
    let plain = app.client().send(
        "POST",
        "/api/judge",
        &[("content-type", "text/plain")],
        b"{}",
    );
    assert_eq!(
        (plain.status, plain.problem().as_str()),
        (415, "unsupported-media-type")
    );
    let page = app.client().send(
        "POST",
        "/en/daily/2026-11-29/move",
        &[("content-type", "application/json")],
        b"{}",
    );
    assert_eq!(page.status, 415);
    let broken = app.client().send(
        "POST",
        "/api/judge",
        &[("content-type", "application/json")],
        b"{\"fen\":",
    );
    assert_eq!(
        (broken.status, broken.problem().as_str()),
        (400, "bad-request")
    );
    let invalid = app.client().send(
        "POST",
        "/api/judge",
        &[("content-type", "application/json")],
        b"{\"fen\":\"\xff\xfe\",\"moves\":1,\"move\":\"e4\"}",
    );
    assert_eq!(
        (invalid.status, invalid.problem().as_str()),
        (400, "bad-request")
    );
}

#[test]
fn bodies_over_the_limit_are_refused() {
    let app = TestApp::start();
    let large = "x".repeat(100_000);
    let answer = app.client().json(
        "/api/judge",
        &json!({"fen": large, "moves": 1, "move": "e4"}),
    );
    assert_eq!(
        (answer.status, answer.problem().as_str()),
        (413, "too-large")
    );
    let page = app
        .client()
        .post("/en/daily/2026-11-29/move", &[("move", &large)]);
    assert_eq!(page.status, 413);
}

#[test]
fn wrong_methods_are_named_with_the_right_ones() {
    let app = TestApp::start();
    let answer = app.client().send("DELETE", "/api/daily", &[], b"");
    assert_eq!(
        (answer.status, answer.header("allow")),
        (405, Some("GET, HEAD"))
    );
    let answer = app.client().get("/api/judge");
    assert_eq!((answer.status, answer.header("allow")), (405, Some("POST")));
    assert_eq!(app.client().get("/en/daily/2026-11-29/move").status, 405);
}

#[test]
fn illegal_and_unreadable_moves_are_explained_and_lose_nothing() {
    let app = TestApp::start();
    for text in [
        "Qz9",
        "Ke9",
        "e2e4e5",
        "👑",
        "   ",
        "<script>alert(1)</script>",
    ] {
        let mut client = app.client();
        let page =
            client.post_and_follow("/en/daily/2026-11-29/move", &[("line", ""), ("move", text)]);
        assert_eq!(page.status, 200, "{text}");
        assert!(!page.text().contains("<script>alert"), "{text}");
        assert!(page.text().contains("id=\"puzzle\""));
    }
}

#[test]
fn a_line_that_does_not_fit_shows_the_puzzle_as_far_as_it_does() {
    let app = TestApp::start();
    for line in ["a1a1", "e2e4.e7e5.e1e2.x", "....", "ø"] {
        let page = app
            .client()
            .get(&format!("/nb/daily/2026-11-29?line={line}"));
        let expected = if line == "...." { 200 } else { 422 };
        assert_eq!(
            page.status,
            if line == "ø" { page.status } else { expected },
            "{line}"
        );
        if line != "ø" {
            assert!(page.text().contains("id=\"puzzle\""), "{line}");
        }
    }
}

#[test]
fn forged_and_broken_cookies_count_as_none() {
    let app = TestApp::start();
    for value in [
        "00112233445566778899aabbccddeeff",
        "x",
        "%00",
        "AAAA=0011",
        "",
    ] {
        let mut client = app.client();
        client.cookies.insert("learner".into(), value.into());
        assert_eq!(client.get("/en/daily").status, 200, "{value}");
        assert_eq!(client.get("/en/progress/export").status, 404, "{value}");
    }
}

#[test]
fn malformed_requests_get_an_answer_and_the_site_goes_on() {
    let app = TestApp::start();
    for request in [
        &b"GET /en/daily/%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"[..],
        b"GET /en/daily?line=%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET /en/daily?tried=%F0%9F HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET /../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET //evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"NONSENSE\r\n\r\n",
    ] {
        let answer = app.client().raw(request);
        assert!((200..500).contains(&answer.status), "{answer:?}");
    }
    assert_eq!(app.client().get("/api/health").status, 200);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn no_query_and_no_move_text_breaks_the_page(texts in prop::collection::vec("\\PC{0,30}", 12)) {
        let app = TestApp::start();
        for text in texts {
            let fields = serde_urlencoded::to_string([
                ("line", text.as_str()), ("tried", &text), ("from", &text), ("to", &text),
                ("hints", &text), ("flip", &text), ("kept", &text),
            ]).unwrap();
            let page = app.client().get(&format!("/sv/daily/2026-11-29?{fields}"));
            prop_assert!(matches!(page.status, 200 | 422), "{}", page.status);
            let sent = app.client().post("/sv/daily/2026-11-29/move", &[("line", ""), ("move", &text)]);
            prop_assert_eq!(sent.status, 303);
            let body = serde_json::json!({"line": [], "move": text});
            let answer = app.client().json("/api/daily/2026-11-29/moves", &body);
            prop_assert_eq!(answer.status, 200);
        }
    }
}
