use super::solve::{day_with, puzzle_of, wrong_move};
use crate::support::TestApp;
use gaffel::chess::{Rules, fen, notation};
use gaffel::puzzle::Kind;
use serde_json::json;

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1";

#[test]
fn the_daily_says_what_to_play_and_not_how() {
    let app = TestApp::start();
    let answer = app.client().get("/api/daily");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let body = answer.json();
    assert_eq!(body["date"], "2026-11-29");
    let puzzle = puzzle_of("2026-11-29");
    assert_eq!(body["id"], puzzle.id);
    assert_eq!(body["kind"], puzzle.kind.word());
    assert_eq!(body["moves"], puzzle.moves);
    assert_eq!(body["fen"], fen::format(&puzzle.position));
    assert_eq!(
        body["turn"],
        if puzzle.position.turn().is_white() {
            "white"
        } else {
            "black"
        }
    );
    assert_eq!(
        body["url"],
        format!("http://{}/en/daily/2026-11-29", app.address)
    );
    assert_eq!(body.as_object().unwrap().len(), 7, "{body}");
}

#[test]
fn a_past_day_gives_its_solution_too() {
    let app = TestApp::start();
    let body = app.client().get("/api/daily/2026-11-28").json();
    let stored = puzzle_of("2026-11-28").lines[0]
        .iter()
        .map(|&mv| notation::uci(mv))
        .collect::<Vec<_>>();
    assert_eq!(body["solution"][0], json!(stored));
}

#[test]
fn a_future_day_is_not_found_and_reveals_nothing() {
    let app = TestApp::start();
    for path in ["/api/daily/2026-11-30", "/api/daily/9999-12-31"] {
        let answer = app.client().get(path);
        assert_eq!(answer.status, 404);
        assert_eq!(answer.problem(), "future-day");
        assert!(
            !answer.text().contains('/'),
            "no position: {}",
            answer.text()
        );
    }
    let answer = app.client().json(
        "/api/daily/2026-11-30/moves",
        &json!({"line": [], "move": "e4"}),
    );
    assert_eq!(answer.problem(), "future-day");
}

#[test]
fn a_move_is_answered_in_full() {
    let app = TestApp::start();
    let date = day_with(Kind::Mate, 2);
    let puzzle = puzzle_of(&date);
    let key = puzzle.lines[0][0];
    let text = notation::san(&puzzle.position, key);
    let body = app
        .client()
        .json(
            &format!("/api/daily/{date}/moves"),
            &json!({"line": [], "move": text}),
        )
        .json();
    assert_eq!(body["judgement"], "correct");
    assert_eq!(body["san"], text);
    assert_eq!(body["uci"], notation::uci(key));
    assert_eq!(body["reply"]["uci"], notation::uci(puzzle.lines[0][1]));
    assert_eq!(
        body["line"],
        json!([notation::uci(key), notation::uci(puzzle.lines[0][1])])
    );
    assert_eq!(body["left"], 1);
    assert_eq!(body["refutation"], json!([]));
    assert!(body["message"].as_str().unwrap().len() > 5);
    let names: Vec<&str> = body
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    for name in [
        "judgement",
        "san",
        "uci",
        "reply",
        "line",
        "fen",
        "left",
        "refutation",
        "message",
    ] {
        assert!(names.contains(&name), "{name}");
    }
}

#[test]
fn a_wrong_move_is_refuted_and_leaves_the_attempt_as_it_was() {
    let app = TestApp::start();
    for kind in [Kind::Mate, Kind::Fork, Kind::Skewer] {
        let date = day_with(
            kind,
            if kind == Kind::Mate {
                3
            } else {
                puzzle_moves(kind)
            },
        );
        let puzzle = puzzle_of(&date);
        let body = app
            .client()
            .json(
                &format!("/api/daily/{date}/moves"),
                &json!({"line": [], "move": wrong_move(&puzzle)}),
            )
            .json();
        assert_eq!(body["judgement"], "wrong", "{body}");
        assert_eq!(body["reply"], json!(null));
        assert_eq!(body["line"], json!([]));
        assert_eq!(body["left"], puzzle.moves);
        assert_eq!(body["fen"], fen::format(&puzzle.position));
        assert!(!body["refutation"].as_array().unwrap().is_empty());
    }
}

fn puzzle_moves(kind: Kind) -> u8 {
    let catalogue = gaffel::puzzle::Catalogue::embedded();
    catalogue
        .puzzles
        .iter()
        .find(|puzzle| puzzle.kind == kind)
        .unwrap()
        .moves
}

#[test]
fn any_position_is_judged() {
    let app = TestApp::start();
    let judge = |mv: &str, moves: u8| {
        app.client()
            .json(
                "/api/judge",
                &json!({"fen": BACK_RANK, "moves": moves, "line": [], "move": mv}),
            )
            .json()
    };
    let solved = judge("Te8", 1);
    assert_eq!(solved["judgement"], "solved");
    assert_eq!(solved["san"], "Re8#");
    assert_eq!(solved["left"], 0);
    assert_eq!(judge("e1e8", 3)["judgement"], "solved");
    assert_eq!(judge("Re7", 1)["judgement"], "wrong");
    let illegal = judge("Rd8", 1);
    assert_eq!(illegal["judgement"], "illegal");
    assert_eq!(illegal["san"], json!(null));
    assert_eq!(illegal["uci"], json!(null));
    assert_eq!(judge("♖e8", 1)["judgement"], "solved");
}

#[test]
fn castling_is_read_both_ways() {
    let app = TestApp::start();
    let fen = "6R1/7N/3p4/8/3p4/8/5R2/1k2K2R w K - 0 1";
    for mv in ["O-O", "0-0", "e1g1", "e1h1", "o-o"] {
        let body = app
            .client()
            .json("/api/judge", &json!({"fen": fen, "moves": 1, "move": mv}))
            .json();
        assert_eq!(body["judgement"], "solved", "{mv}: {body}");
        assert_eq!(body["uci"], "e1g1");
        assert_eq!(body["san"], "O-O#");
    }
}

#[test]
fn messages_are_in_the_language_asked_for() {
    let app = TestApp::start();
    let ask = |language: &str| {
        app.client()
            .header("accept-language", language)
            .json(
                "/api/judge",
                &json!({"fen": BACK_RANK, "moves": 1, "move": "Re7"}),
            )
            .json()["message"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let all: Vec<String> = ["en", "da-DK,da;q=0.9", "sv", "no"].map(ask).to_vec();
    for (index, message) in all.iter().enumerate() {
        assert!(!all[..index].contains(message), "{message}");
    }
}

#[test]
fn a_line_that_does_not_fit_is_refused_with_a_reason() {
    let app = TestApp::start();
    let judge = |line: serde_json::Value| {
        app.client().json(
            "/api/judge",
            &json!({"fen": BACK_RANK, "moves": 2, "line": line, "move": "Re8"}),
        )
    };
    for line in [
        json!(["e1e8"]),
        json!(["e1e9"]),
        json!(["e1e7", "g8g1"]),
        json!(["g1g2"]),
    ] {
        let answer = judge(line.clone());
        assert_eq!(answer.status, 422, "{line}");
        assert!(["bad-line", "puzzle-finished"].contains(&answer.problem().as_str()));
    }
    let date = "2026-11-29";
    let wrong = wrong_move(&puzzle_of(date));
    let reply = {
        let mut position = puzzle_of(date).position;
        position.play_unchecked(notation::parse_uci(&position, &wrong).unwrap());
        notation::uci(position.legal_moves()[0])
    };
    let answer = app.client().json(
        &format!("/api/daily/{date}/moves"),
        &json!({"line": [wrong, reply], "move": "e2e4"}),
    );
    assert_eq!(answer.status, 422);
    assert_eq!(answer.problem(), "bad-line");
}

#[test]
fn health_is_ready() {
    let app = TestApp::start();
    let answer = app.client().get("/api/health");
    assert_eq!(
        (answer.status, answer.json()["status"].as_str()),
        (200, Some("ready"))
    );
}

#[test]
fn health_tells_when_the_store_is_gone() {
    let app = TestApp::start();
    for file in std::fs::read_dir(app.folder()).unwrap() {
        std::fs::remove_file(file.unwrap().path()).unwrap();
    }
    std::fs::create_dir(app.database()).unwrap();
    let answer = app.client().get("/api/health");
    assert_eq!(answer.status, 503);
    assert!(!answer.json()["reason"].as_str().unwrap().is_empty());
}
