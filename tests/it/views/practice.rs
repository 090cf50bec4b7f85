//! Practice and its results as pages.

use super::fixture::{
    at, context, day, drill, hinted, marks, practice_of, practised, sacrifice, shown, tried,
};
use askama::Template;
use chrono::NaiveDate;
use gaffel::content;
use gaffel::i18n::Lang;
use gaffel::progress::practice::MIXED;
use gaffel::progress::{Level, Levels, Practised, Rated, RatingDay};
use gaffel::web::puzzle_state::Kept;
use gaffel::web::views::results::{Results, ResultsPage};
use gaffel::web::views::themes::ThemesPage;
use std::collections::BTreeMap;

fn level(rating: f64, tried: u32, solved: u32) -> Level {
    Level {
        rating,
        tried,
        solved,
        ..Level::default()
    }
}

fn levels() -> Levels {
    Levels::from([
        (MIXED.to_owned(), level(1043.4, 12, 9)),
        ("fork".to_owned(), level(1100.0, 7, 6)),
        ("mateIn2".to_owned(), level(980.0, 5, 3)),
        ("gone".to_owned(), level(980.0, 1, 1)),
    ])
}

fn counts() -> BTreeMap<String, u64> {
    BTreeMap::from([
        (MIXED.to_owned(), 12_345),
        ("fork".to_owned(), 1),
        ("mateIn2".to_owned(), 400),
        ("unheardOf".to_owned(), 3),
    ])
}

fn failed() -> Practised {
    Practised {
        solved: false,
        tries: 1,
        due: Some(day(30)),
        steps: 0,
        last: day(29),
    }
}

fn rated(before: f64, after: f64) -> Rated {
    Rated {
        day: day(29),
        won: after > before,
        before,
        after,
    }
}

fn themes(lang: Lang, levels: &Levels, due: usize, kept: Kept) -> String {
    let course = content::load(&content::embedded_files()).course;
    let context = context(lang, "/practice");
    ThemesPage::new(&context, &counts(), levels, due, &course, kept)
        .render()
        .unwrap()
}

fn results(lang: Lang, results: &Results, kept: Kept) -> String {
    let context = context(lang, "/progress/results");
    let first = NaiveDate::from_ymd_opt(2025, 11, 30).unwrap();
    ResultsPage::new(&context, results, first, kept)
        .render()
        .unwrap()
}

fn full() -> Results {
    Results {
        levels: levels(),
        ratings: [(1, 980.0, 3, 1), (12, 1020.0, 4, 4), (29, 1043.4, 5, 4)]
            .map(|(number, rating, tried, solved)| RatingDay {
                day: day(number),
                rating,
                tried,
                solved,
            })
            .to_vec(),
        marks: marks(),
    }
}

/// Every page of practice in every state, by name.
pub fn pages(lang: Lang) -> Vec<(&'static str, String)> {
    let puzzle = sacrifice();
    let mut won = practised(tried(&puzzle, "d2h6.g7h6", "Bxf6"));
    practice_of(&mut won).practised = Some(Practised {
        solved: true,
        due: None,
        ..failed()
    });
    practice_of(&mut won).rated = Some(rated(1020.0, 1043.0));
    let mut lost = practised(shown(&puzzle));
    practice_of(&mut lost).practised = Some(failed());
    practice_of(&mut lost).rated = Some(rated(1020.0, 1001.0));
    let one_day = Results {
        ratings: full().ratings[..1].to_vec(),
        marks: BTreeMap::new(),
        ..full()
    };
    vec![
        ("themes", themes(lang, &Levels::new(), 0, Kept::NotYet)),
        ("themes tried", themes(lang, &levels(), 2, Kept::Yes)),
        (
            "themes away",
            themes(lang, &Levels::new(), 0, Kept::StoreAway),
        ),
        ("practice", drill(lang, &practised(at(&puzzle, "")))),
        ("practice hint", drill(lang, &practised(hinted(&puzzle, 2)))),
        (
            "practice wrong",
            drill(lang, &practised(tried(&puzzle, "", "Bxf6"))),
        ),
        ("practice won", drill(lang, &won)),
        ("practice lost", drill(lang, &lost)),
        ("results", results(lang, &full(), Kept::Yes)),
        ("results of a day", results(lang, &one_day, Kept::Yes)),
        (
            "no results",
            results(lang, &Results::default(), Kept::NotYet),
        ),
        (
            "results away",
            results(lang, &Results::default(), Kept::StoreAway),
        ),
    ]
}

#[test]
fn themes_show_counts_results_and_the_lesson() {
    let page = themes(Lang::Da, &levels(), 2, Kept::Yes);
    assert!(page.contains("12.345 opgaver"), "{page}");
    assert!(page.contains("Én opgave"));
    assert!(page.contains("9 af 12 løst, rating 1043"));
    assert!(page.contains("2 opgaver, som du ikke løste, er tilbage."));
    assert!(page.contains("href=\"/da/lessons/forks\""));
    assert!(page.contains("href=\"/da/practice/mateIn2\""));
    let (mixed, fork) = (page.find("practice/mixed"), page.find("practice/fork"));
    assert!(mixed < fork, "mixed practice comes first");
    // Without puzzles there is nothing to choose; what has no words is not shown.
    assert!(!page.contains("practice/skewer") && !page.contains("unheardOf"));
}

#[test]
fn a_puzzle_of_practice_keeps_its_id_in_forms_and_links() {
    let puzzle = sacrifice();
    let page = drill(Lang::En, &practised(at(&puzzle, "")));
    let field = format!("name=\"puzzle\" value=\"{}\"", puzzle.id);
    // The form to write in, the two of the board, hint and solution.
    assert_eq!(page.matches(&field).count(), 5, "{page}");
    assert!(page.contains("action=\"/en/practice/fork/move\""));
    assert!(page.contains("The puzzle is rated 1050, you 1020."));
    assert!(!page.contains("id=\"next-puzzle\""));
}

#[test]
fn a_won_puzzle_tells_the_rating_and_leads_on() {
    let pages: BTreeMap<&str, String> = pages(Lang::En).into_iter().collect();
    let page = &pages["practice won"];
    assert!(page.contains("goes up by 23 to 1043."), "{page}");
    assert!(page.contains("href=\"/en/practice/fork?after=mate-test\""));
    assert!(page.contains("Lesson: Forks"));
    let page = &pages["practice lost"];
    assert!(page.contains("goes down by 19 to 1001."));
    assert!(page.contains("The puzzle comes back on 30 November 2026."));
}

#[test]
fn a_puzzle_that_has_come_back_says_so() {
    let puzzle = sacrifice();
    let mut state = practised(at(&puzzle, ""));
    let before = Practised {
        due: Some(day(28)),
        last: day(27),
        ..failed()
    };
    practice_of(&mut state).practised = Some(before);
    let page = drill(Lang::En, &state);
    assert!(page.contains("You did not solve this one on 27 November 2026. Now it is back."));
    practice_of(&mut state).practised = Some(Practised {
        due: None,
        ..before
    });
    let page = drill(Lang::Nb, &state);
    assert!(page.contains("teller ikke denne gangen"));
}

#[test]
fn the_cookie_of_practice_is_no_matter_of_a_streak() {
    let puzzle = sacrifice();
    let mut state = practised(at(&puzzle, ""));
    state.kept = Kept::NotYet;
    let page = drill(Lang::En, &state);
    assert!(page.contains("the next ones suit your level") && !page.contains("your streak"));
}

#[test]
fn plots_have_their_numbers_in_words_and_tables() {
    let page = results(Lang::En, &full(), Kept::Yes);
    assert!(page.contains("from 980 to 1043 between 1 November 2026 and 29 November 2026"));
    // What has no words is left out.
    assert_eq!(page.matches("<span class=\"named\">").count(), 3);
    assert!(page.contains(">1043</td>"));
    assert_eq!(
        page.matches("<g class=\"none\"").count(),
        365 - marks().len()
    );
    for sign in ["★", "✓", "○", "…"] {
        assert!(page.contains(&format!(">{sign}</text>")), "{sign}");
    }
    assert!(page.contains("<th scope=\"row\">November 2026</th><td>1</td>"));
}

#[test]
fn no_results_lead_to_practice_and_to_the_day() {
    let page = results(Lang::Sv, &Results::default(), Kept::NotYet);
    assert!(page.contains("href=\"/sv/practice\"") && page.contains("href=\"/sv/daily\""));
    assert!(!page.contains("<svg viewBox=\"0 0 1000"));
}
