//! Puzzle states as the handlers make them, from the real judge and solver.

use askama::Template;
use chrono::{DateTime, NaiveDate};
use gaffel::chess::{Move, Position, Rules, Square, fen, notation};
use gaffel::i18n::Lang;
use gaffel::mate::Solver;
use gaffel::progress::{Attempt, Mark, Sitting, Summary};
use gaffel::puzzle::judge::{Game, JudgeError};
use gaffel::puzzle::{Kind, Puzzle};
use gaffel::web::prefs::Prefs;
use gaffel::web::puzzle_state::{
    DayPlace, Kept, Next, Phase, Place, PracticePlace, PuzzleState, Review, Taught, Tried,
};
use gaffel::web::themes;
use gaffel::web::views::archive::ArchivePage;
use gaffel::web::views::context::PageContext;
use gaffel::web::views::daily::DailyPage;
use gaffel::web::views::embed::EmbedPage;
use gaffel::web::views::error::ErrorPage;
use gaffel::web::views::home::HomePage;
use gaffel::web::views::practice::PracticePage;
use gaffel::web::views::progress::ProgressPage;
use std::collections::BTreeMap;

pub fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).unwrap()
}

pub const TODAY: u32 = 29;

pub fn context(lang: Lang, path: &str) -> PageContext {
    PageContext {
        lang,
        prefs: Prefs::default(),
        path: path.to_owned(),
        query: String::new(),
        public_url: "https://gaffel.example".to_owned(),
        today: day(TODAY),
        script: true,
        author: None,
    }
}

fn puzzle(fen: &str, kind: Kind, line: &str) -> Puzzle {
    let position = fen::parse(fen).unwrap();
    let line = moves(&position, line);
    Puzzle {
        id: format!("{}-test", kind.word()),
        kind,
        moves: u8::try_from(line.len().div_ceil(2)).unwrap(),
        position,
        lines: vec![line],
        themes: Vec::new(),
        edition: 1,
        source: "engine game".to_owned(),
    }
}

fn moves(start: &Position, line: &str) -> Vec<Move> {
    let mut position = start.clone();
    plies(line)
        .iter()
        .map(|ply| {
            let mv = notation::parse_uci(&position, ply).unwrap();
            position.play_unchecked(mv);
            mv
        })
        .collect()
}

fn plies(line: &str) -> Vec<String> {
    line.split('.')
        .filter(|ply| !ply.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Mate in two by a queen sacrifice on h6; White may castle on both sides.
pub fn sacrifice() -> Puzzle {
    puzzle(
        "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1",
        Kind::Mate,
        "d2h6.g7h6.h4f6",
    )
}

/// Mate in two by a ladder of rooks; a king move still mates, only later.
pub fn ladder() -> Puzzle {
    puzzle(
        "7k/8/8/8/8/8/1R6/R5K1 w - - 0 1",
        Kind::Mate,
        "b2b7.h8g8.a1a8",
    )
}

/// Mate in one by promotion; the same mate to a queen and to a rook.
pub fn promotion() -> Puzzle {
    puzzle("6k1/4P1pp/8/8/8/8/6PP/6K1 w - - 0 1", Kind::Mate, "e7e8q")
}

/// Black mates in one.
pub fn black() -> Puzzle {
    puzzle("4r1k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", Kind::Mate, "e8e1")
}

/// A knight forks king and rook; the en-passant capture on f6 is possible too.
pub fn fork() -> Puzzle {
    puzzle(
        "r3k3/8/8/1N2Pp2/8/8/8/4K3 w - f6 0 1",
        Kind::Fork,
        "b5c7.e8d7.c7a8",
    )
}

/// The reader after `line`, with nothing tried.
pub fn at<'a>(puzzle: &'a Puzzle, line: &str) -> PuzzleState<'a> {
    let game = Game::replay(&puzzle.position, puzzle.goal(), &plies(line)).unwrap();
    PuzzleState {
        puzzle,
        place: Place::Day(met_today()),
        line: game.line().to_vec(),
        position: game.position().clone(),
        left: game.left(),
        bottom: puzzle.position.turn(),
        selected: None,
        promotion: None,
        tried: None,
        hints: 0,
        hint_move: None,
        phase: Phase::Playing,
        review: None,
        kept: Kept::Yes,
    }
}

pub fn met_today() -> DayPlace {
    DayPlace {
        date: day(TODAY),
        today: day(TODAY),
        first_day: day(2),
        attempt: None,
        streak: None,
        next: Next {
            date: day(30),
            kind: Kind::Mate,
            moves: 2,
            at: DateTime::parse_from_rfc3339("2026-11-30T00:00:00+01:00").unwrap(),
        },
    }
}

/// The day on which it is met.
pub fn day_of<'s>(state: &'s mut PuzzleState<'_>) -> &'s mut DayPlace {
    match &mut state.place {
        Place::Day(day) => day,
        Place::Practice(_) => panic!("met in practice"),
    }
}

/// The same puzzle met in practice of forks, which the reader has not seen before.
pub fn practised<'a>(mut state: PuzzleState<'a>) -> PuzzleState<'a> {
    state.place = Place::Practice(PracticePlace {
        theme: themes::find("fork").unwrap(),
        sitting: Sitting {
            first: day(TODAY),
            today: day(TODAY),
        },
        rating: 1050,
        own: Some(1020),
        practised: None,
        rated: None,
        lesson: Some(Taught {
            slug: "forks".to_owned(),
            title: "Forks".to_owned(),
        }),
    });
    state
}

/// What the store holds of the puzzle.
pub fn practice_of<'s>(state: &'s mut PuzzleState<'_>) -> &'s mut PracticePlace {
    match &mut state.place {
        Place::Practice(place) => place,
        Place::Day(_) => panic!("met on a day"),
    }
}

pub fn drill(lang: Lang, state: &PuzzleState<'_>) -> String {
    let context = context(lang, "/practice/fork");
    let theme = themes::find("fork").unwrap();
    PracticePage::new(&context, state, theme).render().unwrap()
}

/// The reader after trying `text` behind `line`.
pub fn tried<'a>(puzzle: &'a Puzzle, line: &str, text: &str) -> PuzzleState<'a> {
    let game = Game::replay(&puzzle.position, puzzle.goal(), &plies(line)).unwrap();
    let outcome = game.judge(text, &mut Solver::new(2_000_000));
    let mut state = at(puzzle, line);
    if let Ok(answer) = &outcome {
        state.line.clone_from(&answer.line);
        state.position = answer.position.clone();
        state.left = answer.left;
        if answer.left == 0 {
            state.phase = Phase::Solved;
            state.review = Some(review(puzzle));
        }
    }
    state.tried = Some(Tried {
        text: text.to_owned(),
        before: game.position().clone(),
        outcome,
    });
    state
}

pub fn review(puzzle: &Puzzle) -> Review {
    Review {
        lines: puzzle.lines.clone(),
    }
}

pub fn hinted(puzzle: &Puzzle, hints: u8) -> PuzzleState<'_> {
    let mut state = at(puzzle, "");
    state.hints = hints;
    state.hint_move = (hints >= 2).then(|| puzzle.lines[0][0]);
    state
}

pub fn shown(puzzle: &Puzzle) -> PuzzleState<'_> {
    let mut state = at(puzzle, "");
    state.phase = Phase::SolutionShown;
    state.review = Some(review(puzzle));
    state
}

pub fn off(puzzle: &Puzzle) -> PuzzleState<'_> {
    let mut state = at(puzzle, "");
    state.tried = Some(Tried {
        text: String::new(),
        before: state.position.clone(),
        outcome: Err(JudgeError::LineOff { index: 0 }),
    });
    state
}

pub fn daily(lang: Lang, state: &PuzzleState<'_>) -> String {
    let Place::Day(day) = &state.place else {
        panic!("met in practice");
    };
    let context = context(lang, &format!("/daily/{}", day.date));
    DailyPage::new(&context, state, day).render().unwrap()
}

pub fn marks() -> BTreeMap<NaiveDate, Mark> {
    BTreeMap::from([
        (day(3), Mark::Solved { first_try: true }),
        (day(5), Mark::Solved { first_try: false }),
        (day(6), Mark::Shown),
        (day(9), Mark::Started),
    ])
}

pub fn summary() -> Summary {
    Summary {
        streak: 5,
        best_streak: 12,
        solved: 41,
        first_try: 30,
    }
}

/// Every page in every state, by name.
pub fn every_page(lang: Lang) -> Vec<(&'static str, String)> {
    let (sacrifice, promotion, fork, black) = (sacrifice(), promotion(), fork(), black());
    let mut pages: Vec<(&str, String)> = every_state(&sacrifice, &promotion, &fork, &black)
        .into_iter()
        .map(|(name, state)| (name, daily(lang, &state)))
        .collect();
    let home = context(lang, "/");
    let (start, middle) = (at(&sacrifice, ""), at(&sacrifice, "d2h6.g7h6"));
    let archive = context(lang, "/daily/archive/2026-11");
    let progress = context(lang, "/progress");
    let lost = context(lang, "/nowhere");
    let render = |page: &dyn askama::DynTemplate| page.dyn_render().unwrap();
    pages.extend([
        ("home", render(&HomePage::new(&home, &start, None, None))),
        (
            "home again",
            render(&HomePage::new(&home, &middle, Some(&summary()), None)),
        ),
        (
            "archive",
            render(&ArchivePage::new(
                &archive,
                2026,
                11,
                &marks(),
                day(2),
                Kept::Yes,
            )),
        ),
        (
            "progress",
            render(&ProgressPage::new(
                &progress,
                Some(&summary()),
                &marks(),
                &[],
                Kept::Yes,
            )),
        ),
        (
            "no progress",
            render(&ProgressPage::new(
                &progress,
                None,
                &BTreeMap::new(),
                &[],
                Kept::StoreAway,
            )),
        ),
        (
            "error",
            render(&ErrorPage::new(
                &lost,
                404,
                "Nothing here".to_owned(),
                "The address leads nowhere.".to_owned(),
                Some(format!("/{}/daily", lang.code())),
                None,
            )),
        ),
        ("embed", render(&EmbedPage::new(&home, &start))),
    ]);
    pages.extend(super::course::pages(lang));
    pages.extend(super::practice::pages(lang));
    pages
}

/// A puzzle page in every state.
pub fn every_state<'a>(
    sacrifice: &'a Puzzle,
    promotion: &'a Puzzle,
    fork: &'a Puzzle,
    black: &'a Puzzle,
) -> Vec<(&'static str, PuzzleState<'a>)> {
    let with = |mut state: PuzzleState<'a>, change: &dyn Fn(&mut PuzzleState<'a>)| {
        change(&mut state);
        state
    };
    vec![
        (
            "first visit",
            with(at(sacrifice, ""), &|s| s.kept = Kept::NotYet),
        ),
        (
            "picked",
            with(at(sacrifice, ""), &|s| s.selected = Some(Square::A1)),
        ),
        ("correct", tried(sacrifice, "", "Qh6")),
        ("in progress", at(sacrifice, "d2h6.g7h6")),
        ("wrong", tried(sacrifice, "", "Bxf6")),
        ("illegal", tried(sacrifice, "", "Qd8")),
        (
            "unreadable",
            tried(sacrifice, "", "<script>alert(1)</script>"),
        ),
        ("line off", off(sacrifice)),
        ("hint 1", hinted(sacrifice, 1)),
        (
            "hint 2",
            with(hinted(sacrifice, 2), &|s| s.kept = Kept::NoCookie),
        ),
        (
            "hint 3",
            with(hinted(sacrifice, 3), &|s| s.kept = Kept::StoreAway),
        ),
        (
            "solved",
            with(tried(sacrifice, "d2h6.g7h6", "Bxf6"), &|s| {
                day_of(s).attempt = Some(Attempt {
                    solved: true,
                    first_try: true,
                    ..Attempt::default()
                });
                day_of(s).streak = Some(5);
            }),
        ),
        (
            "solved with help",
            with(tried(sacrifice, "d2h6.g7h6", "Bxf6"), &|s| {
                day_of(s).attempt = Some(Attempt {
                    solved: true,
                    wrong: 3,
                    hints: 1,
                    ..Attempt::default()
                });
            }),
        ),
        ("solution shown", shown(sacrifice)),
        (
            "past",
            with(at(sacrifice, ""), &|s| day_of(s).date = day(20)),
        ),
        (
            "past and solved",
            with(tried(black, "", "Re1"), &|s| day_of(s).date = day(20)),
        ),
        (
            "promotion",
            with(at(promotion, ""), &|s| {
                s.promotion = Some((Square::E7, Square::E8))
            }),
        ),
        ("fork", at(fork, "")),
        ("fork shown", shown(fork)),
        ("black", at(black, "")),
        (
            "flipped",
            with(at(black, ""), &|s| s.bottom = s.bottom.other()),
        ),
    ]
}
