//! Whatever is sent to a step: a clear answer, and nothing lost.

use super::lessons::{path, site};
use proptest::prelude::*;

#[test]
fn a_step_that_is_not_there_leads_to_its_lesson() {
    let app = site();
    let page = app.client().get("/en/lessons/every-kind/gone");
    assert_eq!(page.status, 404);
    assert!(page.text().contains("href=\"/en/lessons/every-kind\""));
    assert_eq!(app.client().get("/en/lessons/gone/read").status, 404);
    let sent = app.client().post("/en/lessons/every-kind/gone/answer", &[]);
    assert_eq!(sent.status, 404);
}

#[test]
fn a_line_of_a_changed_lesson_begins_anew_and_keeps_what_was_typed() {
    let app = site();
    let mut client = app.client();
    let stale = [("line", "d2d4.d7d5"), ("move", "c4")];
    let page = client.post_and_follow(&format!("{}/answer", path("line")), &stale);
    assert_eq!(page.status, 422);
    let text = page.text();
    assert!(text.contains("This lesson has changed since you began the step."));
    assert!(
        text.contains("enterkeyhint=\"go\" value=\"c4\""),
        "what was typed stays"
    );
    assert!(text.contains(&format!("href=\"{}?line=\"", path("line"))));
}

#[test]
fn an_answer_of_another_kind_is_told_and_harms_nothing() {
    let app = site();
    let mut client = app.client();
    let page = client.get(&format!("{}?line=&tried=zz", path("choose")));
    assert_eq!(page.status, 422);
    let sent = [
        ("move", "picked", "f5"),
        ("walk", "picked", "d5"),
        ("line", "picked", "a"),
        ("spot", "move", "Ke6"),
        ("spot", "move", "e6"),
        ("spot", "picked", "b3.zz"),
        ("choose", "move", "Ke6"),
        ("read", "picked", "a"),
    ];
    for (step, name, value) in sent {
        let path = format!("{}/answer", path(step));
        let page = client.post_and_follow(&path, &[("line", ""), (name, value)]);
        assert_eq!(page.status, 422, "{step} {name}={value}");
        let text = page.text();
        assert!(
            text.contains("That answer does not fit this step."),
            "{step} {name}={value}"
        );
        assert!(!text.contains("other:"), "{step} {name}={value}");
    }
    for step in ["spot", "read", "walk", "move"] {
        let page = client.get(&format!("{}?line=nonsense&tried=e2e4", path(step)));
        assert_eq!(page.status, 422, "{step}");
    }
}

#[test]
fn an_answer_to_a_solved_step_is_told_to_come_late() {
    let app = site();
    let late = [("line", "b5c7"), ("move", "Nd6")];
    let page = app
        .client()
        .post_and_follow(&format!("{}/answer", path("move")), &late);
    assert!(page.text().contains("This step is solved already."));
}

#[test]
fn bodies_are_limited_and_other_sites_are_refused() {
    let app = site();
    let long = "x".repeat(9000);
    let sent = app
        .client()
        .post(&format!("{}/answer", path("move")), &[("move", &long)]);
    assert_eq!(sent.status, 413);
    let foreign = [
        ("content-type", "application/x-www-form-urlencoded"),
        ("origin", "https://evil.example"),
    ];
    let sent = app.client().send(
        "POST",
        &format!("{}/answer", path("move")),
        &foreign,
        b"line=",
    );
    assert_eq!(sent.status, 403);
}

#[test]
fn where_the_store_is_away_the_step_can_be_played_all_the_same() {
    let app = site();
    let mut client = app.client();
    client.keeps_cookies = false;
    let page = client.post_and_follow(
        &format!("{}/answer", path("move")),
        &[("line", ""), ("move", "Nc7")],
    );
    let text = page.text();
    assert!(text.contains("Well done in move."));
    assert!(text.contains("Your browser sends no cookie back"));
    assert!(text.contains("name=\"kept\" value=\"no\""));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn nothing_that_is_sent_breaks_a_step(texts in prop::collection::vec("\\PC{0,30}|[a-h1-8.]{0,40}", 8)) {
        let app = site();
        let kinds = ["read", "walk", "spot", "move", "promote", "mate", "line", "win", "draw", "choose", "several"];
        for text in texts {
            for step in kinds {
                let fields = serde_urlencoded::to_string([
                    ("line", text.as_str()), ("tried", &text), ("from", &text), ("to", &text),
                    ("picked", &text), ("hints", &text), ("flip", &text), ("solution", "1"),
                ]).unwrap();
                let page = app.client().get(&format!("/nb/lessons/every-kind/{step}?{fields}"));
                prop_assert!(matches!(page.status, 200 | 422), "{} {}", page.status, step);
                let path = format!("/sv/lessons/every-kind/{step}/answer");
                let sent = app.client().post(&path, &[("line", ""), ("move", &text), ("picked", &text), ("picked", &text)]);
                prop_assert_eq!(sent.status, 303);
                let to = sent.header("location").unwrap().to_owned();
                let page = app.client().get(&to);
                prop_assert!(matches!(page.status, 200 | 422), "{} {}", page.status, to);
            }
        }
    }
}
