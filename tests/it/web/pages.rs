//! The pages as visitors get them.

use super::solve::{day_with, next_move, puzzle_of, wrong_move};
use crate::support::TestApp;
use gaffel::chess::{Rules, notation};
use gaffel::mate::Solver;
use gaffel::puzzle::Kind;

const TODAY: &str = "2026-11-29";
const LANGS: [&str; 4] = ["en", "da", "sv", "nb"];

#[test]
fn the_front_door_leads_to_the_language_that_suits() {
    let app = TestApp::start();
    for (asked, lang) in [
        ("da-DK,da;q=0.9,en;q=0.8", "da"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("sv", "sv"),
        ("fr", "en"),
        ("", "en"),
    ] {
        let answer = app.client().header("accept-language", asked).get("/");
        assert_eq!(
            (answer.status, answer.header("location").unwrap()),
            (302, &*format!("/{lang}/")),
            "{asked}"
        );
    }
    for (from, to) in [
        ("/no/daily?x=1", "/nb/daily?x=1"),
        ("/no", "/nb/"),
        ("/no/", "/nb/"),
        ("/da", "/da/"),
    ] {
        let answer = app.client().get(from);
        assert_eq!(
            (answer.status, answer.header("location")),
            (308, Some(to)),
            "{from}"
        );
    }
}

#[test]
fn every_page_opens_in_every_language() {
    let app = TestApp::start();
    for lang in LANGS {
        for path in [
            "/",
            "/daily",
            "/daily/2026-11-28",
            "/daily/archive/2026-11",
            "/progress",
        ] {
            let answer = app.client().get(&format!("/{lang}{path}"));
            assert_eq!(answer.status, 200, "/{lang}{path}");
            assert!(
                answer.text().contains(&format!("<html lang=\"{lang}\"")),
                "/{lang}{path}"
            );
            assert!(
                answer
                    .header("content-type")
                    .unwrap()
                    .starts_with("text/html")
            );
        }
        let missing = app.client().get(&format!("/{lang}/nowhere"));
        assert_eq!(missing.status, 404);
        assert!(missing.text().contains(&format!("<html lang=\"{lang}\"")));
    }
}

#[test]
fn the_solution_is_nowhere_before_it_is_found_or_asked_for() {
    let app = TestApp::start();
    let mut client = app.client();
    let wrong = |date: &str| wrong_move(&puzzle_of(date));
    for (kind, moves) in [(Kind::Mate, 2), (Kind::Mate, 3)] {
        let date = day_with(kind, moves);
        let puzzle = puzzle_of(&date);
        let key = notation::uci(puzzle.lines[0][0]);
        let san = notation::san(&puzzle.position, puzzle.lines[0][0]);
        let reply = {
            let mut after = puzzle.position.clone();
            after.play_unchecked(puzzle.lines[0][0]);
            notation::san(&after, puzzle.lines[0][1])
        };
        let mut pages = vec![
            client.get(&format!("/en/daily/{date}")).text(),
            client.get(&format!("/en/daily/{date}?hints=1")).text(),
            client.get(&format!("/en/daily/{date}?hints=2")).text(),
        ];
        pages.push(
            client
                .post_and_follow(
                    &format!("/en/daily/{date}/move"),
                    &[("line", ""), ("move", &wrong(&date))],
                )
                .text(),
        );
        for page in &pages {
            assert!(!page.contains(&key), "{key} is in a page of {date}");
            assert!(!page.contains(&format!(">{san}<")), "{san}");
            assert!(!page.contains(&format!("{san} {reply}")));
        }
        let third = client.get(&format!("/en/daily/{date}?hints=3")).text();
        assert!(
            third.contains(san.trim_end_matches(['+', '#'])),
            "the third hint is the move"
        );
        let shown = client.get(&format!("/en/daily/{date}?solution=1")).text();
        assert!(shown.contains(&san), "the solution is shown when asked for");
    }
}

#[test]
fn without_script_a_move_is_made_by_two_buttons() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 1);
    let puzzle = puzzle_of(&date);
    let mv = puzzle.lines[0][0];
    let (from, to) = (mv.from().unwrap().to_string(), mv.to().to_string());
    let mut client = app.client();
    let page = client.get(&format!("/en/daily/{date}")).text();
    assert!(
        page.contains(&format!("name=\"from\" value=\"{from}\"")),
        "the piece is a button"
    );
    let picked = client
        .get(&format!("/en/daily/{date}?line=&from={from}"))
        .text();
    assert!(
        picked.contains(&format!("name=\"to\" value=\"{to}\"")),
        "its target is a button"
    );
    let mut fields = vec![("line", ""), ("from", from.as_str()), ("to", to.as_str())];
    let promotion = mv.promotion().map(|role| role.char().to_string());
    if let Some(role) = &promotion {
        let choice = client
            .post_and_follow(&format!("/en/daily/{date}/move"), &fields)
            .text();
        assert!(
            choice.contains("name=\"promotion\""),
            "the piece is asked for"
        );
        fields.push(("promotion", role));
    }
    let solved = client.post_and_follow(&format!("/en/daily/{date}/move"), &fields);
    assert_eq!(solved.status, 200);
    assert!(
        solved.text().contains("lichess.org/analysis"),
        "solved leads on to an analysis board"
    );
}

#[test]
fn every_key_is_right_on_the_page() {
    let app = TestApp::start();
    for moves in 1..=3 {
        let date = day_with(Kind::Mate, moves);
        let puzzle = puzzle_of(&date);
        let keys = Solver::new(2_000_000)
            .keys(&puzzle.position, moves)
            .unwrap();
        for key in keys {
            let sent = app.client().post(
                &format!("/en/daily/{date}/move"),
                &[("line", ""), ("move", &notation::uci(key))],
            );
            let location = sent.header("location").unwrap();
            assert!(
                location.contains(&format!("line={}", notation::uci(key))),
                "{location}"
            );
        }
    }
}

#[test]
fn a_wrong_move_shows_its_refutation_and_the_board_stays() {
    let app = TestApp::start();
    let puzzle = puzzle_of(TODAY);
    let page = app.client().post_and_follow(
        &format!("/en/daily/{TODAY}/move"),
        &[("line", ""), ("move", &wrong_move(&puzzle))],
    );
    let text = page.text();
    assert_eq!(page.status, 200);
    assert!(text.contains('✗'), "a sign and not only a colour");
    assert!(text.contains("role=\"status\""));
    assert!(text.contains("<path"), "arrows show the refutation");
}

#[test]
fn a_visitor_without_a_cookie_gets_compressed_bytes_with_a_validator() {
    let app = TestApp::start();
    let plain = app.client().get("/en/daily");
    for (encoding, name) in [("gzip, deflate, br", "br"), ("gzip", "gzip")] {
        let answer = app
            .client()
            .header("accept-encoding", encoding)
            .get("/en/daily");
        assert_eq!(answer.header("content-encoding"), Some(name));
        assert!(
            answer.bytes.len() * 3 < plain.bytes.len(),
            "{name} is smaller"
        );
        assert_eq!(answer.header("etag"), plain.header("etag"));
    }
    let etag = plain.header("etag").unwrap().to_owned();
    let again = app.client().header("if-none-match", &etag).get("/en/daily");
    assert_eq!((again.status, again.bytes.len()), (304, 0));
    let other = app.client().get("/da/daily");
    assert_ne!(other.header("etag"), Some(etag.as_str()));
}

#[test]
fn at_midnight_the_next_puzzle_is_served_and_the_old_copy_is_stale() {
    let app = TestApp::start();
    app.clock.set("2026-11-29T23:59:59Z");
    let before = app.client().get("/en/daily");
    assert_eq!(app.client().get("/api/daily").json()["date"], TODAY);
    app.clock.set("2026-11-30T00:00:00Z");
    assert_eq!(app.client().get("/api/daily").json()["date"], "2026-11-30");
    let etag = before.header("etag").unwrap().to_owned();
    let after = app.client().header("if-none-match", &etag).get("/en/daily");
    assert_eq!(after.status, 200);
}

#[test]
fn the_day_is_that_of_the_configured_zone() {
    let app = TestApp::with(|settings| settings.time_zone = chrono_tz::Tz::Asia__Tokyo);
    app.clock.set("2026-11-29T15:00:00Z");
    assert_eq!(app.client().get("/api/daily").json()["date"], "2026-11-30");
    assert!(app.client().get("/en/daily").text().contains("UTC+9"));
}

#[test]
fn a_held_day_is_served() {
    let app = TestApp::with(|settings| settings.date = Some("2027-02-01".parse().unwrap()));
    assert_eq!(app.client().get("/api/daily").json()["date"], "2027-02-01");
}

#[test]
fn diagrams_feed_map_and_robots_are_served() {
    let app = TestApp::start();
    let svg = app.client().get("/daily/2026-11-29.svg");
    assert_eq!(
        (svg.status, svg.header("content-type")),
        (200, Some("image/svg+xml"))
    );
    assert!(svg.text().starts_with("<svg"));
    let png = app.client().get("/daily/2026-11-29.png");
    assert_eq!(
        (png.status, png.header("content-type")),
        (200, Some("image/png"))
    );
    assert_eq!(&png.bytes[1..4], b"PNG");
    let feed = app.client().get("/nb/daily.atom").text();
    assert_eq!(feed.matches("<entry>").count(), 14);
    assert!(feed.contains("29. november 2026"));
    assert!(!feed.contains("2026-11-30"));
    assert!(
        app.client()
            .get("/robots.txt")
            .text()
            .contains("/sitemap.xml")
    );
    let map = app.client().get("/sitemap.xml").text();
    assert!(map.contains("/sv/daily/2026-11-28</loc>"));
    assert!(!map.contains("2026-11-30"));
}

#[test]
fn every_asset_a_page_names_is_served_for_ever() {
    let app = TestApp::start();
    let page = app.client().get("/en/daily").text();
    let names: Vec<&str> = page
        .split('"')
        .filter(|part| part.starts_with("/assets/"))
        .collect();
    assert!(!names.is_empty());
    for name in names {
        let path = name.split('#').next().unwrap();
        let answer = app.client().get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert!(
            answer
                .header("cache-control")
                .unwrap()
                .contains("immutable")
        );
    }
    assert_eq!(
        app.client().get("/assets/site.000000000000.css").status,
        404
    );
}

#[test]
fn head_is_answered_like_get_without_a_body() {
    let app = TestApp::start();
    let answer = app.client().send("HEAD", "/en/daily", &[], b"");
    assert_eq!((answer.status, answer.bytes.len()), (200, 0));
    assert!(answer.header("etag").is_some());
}

#[test]
fn display_choices_are_kept() {
    let app = TestApp::start();
    let mut client = app.client();
    let page = client.post_and_follow(
        "/en/preferences",
        &[
            ("theme", "dark"),
            ("coordinates", "off"),
            ("back", "/en/daily"),
        ],
    );
    assert!(page.text().contains("data-theme=\"dark\""));
    assert!(
        !app.client()
            .get("/en/daily")
            .text()
            .contains("data-theme=\"dark\"")
    );
}

#[test]
fn a_right_move_is_told_with_its_reply() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 3);
    let puzzle = puzzle_of(&date);
    let key = next_move(&puzzle, &[]);
    let page = app
        .client()
        .post_and_follow(
            &format!("/da/daily/{date}/move"),
            &[("line", ""), ("move", &key)],
        )
        .text();
    assert!(page.contains('✓'));
}
