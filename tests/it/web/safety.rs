//! What every answer carries and what no request may do.

use crate::support::TestApp;

const TODAY: &str = "2026-11-29";

#[test]
fn every_answer_carries_a_strict_policy() {
    let app = TestApp::start();
    for path in [
        "/en/",
        "/da/daily",
        "/api/daily",
        "/nowhere",
        "/robots.txt",
        "/en/progress",
    ] {
        let answer = app.client().get(path);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'"), "{path}: {policy}");
        assert!(
            policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert!(!policy.contains("data:"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
    }
}

#[test]
fn only_the_small_board_may_be_framed() {
    let app = TestApp::start();
    let answer = app.client().get("/embed/daily?lang=da");
    assert_eq!(answer.status, 200);
    assert!(
        answer
            .header("content-security-policy")
            .unwrap()
            .contains("frame-ancestors *")
    );
    assert_eq!(answer.header("x-frame-options"), None);
    assert!(answer.text().contains("lang=\"da\""));
}

#[test]
fn pages_have_nothing_that_the_policy_would_stop() {
    let app = TestApp::start();
    let mut client = app.client();
    let mut pages = vec![];
    for path in [
        "/en/",
        "/en/daily",
        "/en/daily/2026-11-28",
        "/en/daily/archive/2026-11",
        "/en/progress",
        "/en/nowhere",
        "/embed/daily",
    ] {
        pages.push((path.to_owned(), client.get(path).text()));
    }
    let shown = client.post_and_follow(&format!("/en/daily/{TODAY}/solution"), &[("line", "")]);
    pages.push(("solution".to_owned(), shown.text()));
    for (path, page) in pages {
        for stopped in [
            " style=",
            "<style",
            " onclick=",
            " onload=",
            "javascript:",
            "src=\"http",
            "src=\"data:",
        ] {
            assert!(!page.contains(stopped), "{path} contains {stopped}");
        }
        assert!(!page.contains("<script>"), "{path} has an inline script");
    }
}

#[test]
fn a_post_from_another_site_changes_nothing() {
    let app = TestApp::start();
    let own = format!("http://{}", app.address);
    let form = ("content-type", "application/x-www-form-urlencoded");
    let path = format!("/en/daily/{TODAY}/hint");
    let send = |headers: &[(&str, &str)]| {
        let headers: Vec<_> = std::iter::once(form)
            .chain(headers.iter().copied())
            .collect();
        app.client()
            .send("POST", &path, &headers, b"line=&hints=0")
            .status
    };
    for foreign in [
        "https://evil.example",
        "null",
        &format!("{own}.evil.example"),
        "http://127.0.0.1:1",
    ] {
        assert_eq!(send(&[("origin", foreign)]), 403, "{foreign}");
    }
    assert_eq!(send(&[("sec-fetch-site", "cross-site")]), 403);
    assert_eq!(send(&[("sec-fetch-site", "same-site")]), 403);
    assert_eq!(send(&[("origin", &own)]), 303);
    assert_eq!(send(&[("sec-fetch-site", "same-origin")]), 303);
    assert_eq!(send(&[]), 303);
}

#[test]
fn the_public_address_is_an_own_origin_behind_a_proxy() {
    let app = TestApp::with(|settings| settings.public_url = Some("https://chess.example".into()));
    let path = format!("/en/daily/{TODAY}/hint");
    let form = ("content-type", "application/x-www-form-urlencoded");
    let sent = app.client().send(
        "POST",
        &path,
        &[form, ("origin", "https://chess.example")],
        b"line=",
    );
    assert_eq!(sent.status, 303);
    assert!(sent.header("set-cookie").unwrap().contains("Secure"));
    assert!(sent.header("strict-transport-security").is_some());
}

#[test]
fn the_way_back_from_the_display_choices_never_leaves_the_site() {
    let app = TestApp::start();
    for back in [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "",
    ] {
        let sent = app
            .client()
            .post("/sv/preferences", &[("theme", "dark"), ("back", back)]);
        assert_eq!(sent.header("location"), Some("/sv/"), "{back}");
    }
    let sent = app.client().post(
        "/sv/preferences",
        &[("theme", "dark"), ("back", "/sv/daily?flip=1")],
    );
    assert_eq!(sent.header("location"), Some("/sv/daily?flip=1"));
}
