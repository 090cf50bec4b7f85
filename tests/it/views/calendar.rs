//! The month's calendar and the learner's figures.

use super::fixture::{context, day, marks, summary};
use super::markup::values;
use askama::Template;
use chrono::NaiveDate;
use gaffel::i18n::Lang;
use gaffel::progress::Summary;
use gaffel::web::puzzle_state::Kept;
use gaffel::web::views::archive::ArchivePage;
use gaffel::web::views::progress::ProgressPage;
use std::collections::BTreeMap;

fn month(year: i32, month: u32, first_day: NaiveDate) -> String {
    let context = context(Lang::En, &format!("/daily/archive/{year}-{month:02}"));
    ArchivePage::new(&context, year, month, &marks(), first_day, Kept::Yes)
        .render()
        .unwrap()
}

/// The days of the table, in order; 0 for an empty place.
fn cells(page: &str) -> Vec<u32> {
    page.split("<td")
        .skip(1)
        .map(|cell| {
            let cell = cell.split("</td>").next().unwrap();
            values(cell, "datetime")
                .first()
                .map_or(0, |date| date[8..].parse().unwrap())
        })
        .collect()
}

#[test]
fn a_week_begins_on_monday_and_a_month_has_all_its_days() {
    let first = day(1);
    let november = cells(&month(2026, 11, first));
    assert_eq!(november[..7], [0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(november.len(), 42);
    assert_eq!(november.iter().filter(|&&day| day > 0).count(), 30);
    let february = cells(&month(2027, 2, first));
    assert_eq!(february, (1..=28).collect::<Vec<u32>>());
    assert!(cells(&month(2028, 2, first)).contains(&29));
}

#[test]
fn only_days_that_have_a_puzzle_are_links() {
    let page = month(2026, 11, day(4));
    let linked = |day: u32| page.contains(&format!("href=\"/en/daily/2026-11-{day:02}\""));
    assert!(!linked(3));
    assert!(linked(4));
    assert!(linked(29));
    assert!(!linked(30));
    assert!(page.contains("Still to come"));
}

#[test]
fn marks_are_told_by_sign_and_words() {
    let page = month(2026, 11, day(1));
    for (date, sign, words) in [
        (3, "★", "Solved at the first try"),
        (5, "✓", "Solved"),
        (6, "○", "Solution seen"),
        (9, "…", "Begun"),
    ] {
        let cell = page
            .split("<td")
            .find(|cell| cell.contains(&format!("datetime=\"2026-11-{date:02}\"")))
            .unwrap();
        assert!(cell.contains(sign) && cell.contains(words), "{cell}");
    }
}

#[test]
fn months_before_the_first_and_after_the_current_are_not_offered() {
    let october = NaiveDate::from_ymd_opt(2026, 10, 5).unwrap();
    let page = month(2026, 11, october);
    assert!(page.contains("href=\"/en/daily/archive/2026-10\""));
    assert!(!page.contains("rel=\"next\""));
    let page = month(2026, 10, october);
    assert!(!page.contains("rel=\"prev\""));
    assert!(page.contains("rel=\"next\" href=\"/en/daily/archive/2026-11\""));
}

#[test]
fn figures_and_what_is_kept_are_told_with_the_ways_to_take_and_delete_it() {
    let context = context(Lang::En, "/progress");
    let page = ProgressPage::new(&context, Some(&summary()), &marks(), &[], Kept::Yes);
    let page = page.render().unwrap();
    for part in [
        "<dd>41</dd>",
        "5 days in a row",
        "href=\"/en/progress/export\"",
        "action=\"/en/progress/delete\"",
        "name=\"confirm\" value=\"yes\" required",
        "a cookie with a random number",
    ] {
        assert!(page.contains(part), "{part}");
    }
    let newest = page.find("9 November 2026").unwrap();
    assert!(newest < page.find("3 November 2026").unwrap());
}

#[test]
fn one_day_is_not_said_in_the_plural() {
    let one = Summary {
        streak: 1,
        ..summary()
    };
    let page = |lang| {
        let context = context(lang, "/progress");
        ProgressPage::new(&context, Some(&one), &BTreeMap::new(), &[], Kept::Yes)
            .render()
            .unwrap()
    };
    assert!(page(Lang::En).contains("You have solved one day’s puzzle on the day itself."));
    assert!(page(Lang::Da).contains("Du har løst én dags opgave på selve dagen."));
}

#[test]
fn who_has_nothing_kept_has_nothing_to_take_or_delete() {
    let context = context(Lang::En, "/progress");
    let page = ProgressPage::new(&context, None, &BTreeMap::new(), &[], Kept::NotYet);
    let page = page.render().unwrap();
    assert!(!page.contains("progress/delete"));
    assert!(page.contains("Nothing here yet."));
}
