//! An author's own pages: problems told on the machine itself, and to nobody else.

use crate::support::TestApp;
use gaffel::content::{Class, Loaded, Problem};

fn broken() -> Loaded {
    Loaded {
        problems: vec![Problem {
            file: "content/lessons/strategy/forks/lesson.yaml".to_owned(),
            line: 7,
            column: 5,
            length: 4,
            class: Class::Error,
            what: "unknown field `arow`".to_owned(),
            mend: Some("did you mean `arrows`?".to_owned()),
            excerpt: "    arow: [e2e4]".to_owned(),
        }],
        ..Loaded::default()
    }
}

fn watched() -> TestApp {
    let site = TestApp::with(|settings| settings.preview = true);
    site.app.set_content(broken());
    site
}

#[test]
fn the_author_sees_what_is_wrong_and_where_on_every_page() {
    let site = watched();
    for path in ["/en/daily", "/en/lessons", "/en/lessons/forks"] {
        let page = site.client().get(path).text();
        assert!(
            page.contains("forks/lesson.yaml:7:5: unknown field `arow`; did you mean `arrows`?"),
            "{path}"
        );
        assert!(
            page.contains("7 |     arow: [e2e4]\n  |     ^^^^"),
            "{path}"
        );
    }
}

#[test]
fn a_reader_behind_a_proxy_sees_none_of_it() {
    let site = watched();
    for header in ["x-forwarded-for", "forwarded", "via", "cf-connecting-ip"] {
        let mut reader = site.client().header(header, "for=192.0.2.1");
        let page = reader.get("/en/lessons").text();
        assert!(!page.contains("arow") && !page.contains("data-preview"));
        assert_eq!(reader.get("/preview").status, 404);
    }
}

#[test]
fn what_the_author_has_seen_is_kept_from_readers_and_the_other_way_round() {
    for path in ["/en/lessons", "/en/daily", "/en/rules"] {
        for author_first in [true, false] {
            let site = watched();
            for author in [author_first, !author_first] {
                let mut client = site.client();
                if !author {
                    client = client.header("x-real-ip", "192.0.2.1");
                }
                let page = client.get(path).text();
                assert_eq!(page.contains("arow"), author, "{path}");
                assert_eq!(page.contains("data-preview"), author, "{path}");
            }
        }
    }
}

#[test]
fn an_open_page_learns_that_the_content_has_changed() {
    let site = watched();
    let before = site.client().get("/preview").text();
    assert!(
        site.client()
            .get("/da/daily")
            .text()
            .contains(&format!("data-preview=\"{before}\""))
    );
    site.app.set_content(Loaded::default());
    assert_ne!(site.client().get("/preview").text(), before);
    assert!(!site.client().get("/da/daily").text().contains("arow"));
}

#[test]
fn a_site_that_nobody_watches_has_no_preview() {
    let site = TestApp::start();
    site.app.set_content(broken());
    assert_eq!(site.client().get("/preview").status, 404);
    let page = site.client().get("/en/lessons").text();
    assert!(!page.contains("arow") && !page.contains("data-preview"));
}
