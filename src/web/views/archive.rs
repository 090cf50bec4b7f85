//! A month of puzzles as a calendar, with the learner's marks.

use super::frame::{Frame, Link, Section, archive_path};
use super::marks::MarkView;
use super::{PageContext, puzzle};
use crate::i18n::dates;
use crate::progress::Mark;
use crate::web::puzzle_state::Kept;
use askama::Template;
use chrono::{Datelike, Days, Months, NaiveDate};
use std::collections::BTreeMap;

/// `/daily/archive/{year}-{month}`
#[derive(Template)]
#[template(path = "archive.html")]
pub struct ArchivePage {
    frame: Frame,
    title: String,
    month: String,
    kept: Option<String>,
    previous: Option<Link>,
    next: Option<Link>,
    /// No day of the month has a puzzle.
    empty: bool,
    weekdays: [(String, String); 7],
    /// Monday to Sunday; `None` is a day of another month.
    weeks: Vec<[Option<Day>; 7]>,
    key: [MarkView; 4],
}

/// A day of the calendar.
struct Day {
    number: u32,
    iso: String,
    /// Where its puzzle is, once there is one.
    href: Option<String>,
    today: bool,
    tone: &'static str,
    sign: &'static str,
    /// Mark and place in time, for those who do not see the sign.
    words: String,
}

impl ArchivePage {
    /// `month` is 1 to 12; `first_day` is the first day with a puzzle.
    pub fn new(
        context: &PageContext,
        year: i32,
        month: u32,
        marks: &BTreeMap<NaiveDate, Mark>,
        first_day: NaiveDate,
        kept: Kept,
    ) -> ArchivePage {
        let m = context.messages();
        let name = dates::month(context.lang, year, month);
        let title = m.archive_title(name.as_str()).to_string();
        let mut frame = Frame::new(context, Section::Elsewhere, &title);
        frame.description = m.archive_description(name.as_str()).to_string();
        let first = NaiveDate::from_ymd_opt(year, month, 1).unwrap_or(context.today);
        let link = |date: Option<NaiveDate>, text: &dyn Fn(String) -> String| {
            let date = date.filter(|&date| {
                month_of(date) >= month_of(first_day) && month_of(date) <= month_of(context.today)
            })?;
            Some(Link {
                href: format!("{}{}", frame.base, archive_path(date)),
                text: text(dates::month(context.lang, date.year(), date.month())),
            })
        };
        let previous = link(first.checked_sub_months(Months::new(1)), &|month| {
            m.archive_previous(month).to_string()
        });
        let next = link(first.checked_add_months(Months::new(1)), &|month| {
            m.archive_next(month).to_string()
        });
        let weeks = weeks(first, |date| {
            day(context, date, marks.get(&date), first_day)
        });
        ArchivePage {
            title,
            month: name,
            kept: puzzle::kept(&m, kept).filter(|_| kept != Kept::NotYet),
            previous,
            next,
            empty: month_of(first) < month_of(first_day),
            weekdays: dates::week(context.lang),
            weeks,
            key: MarkView::all(&m),
            frame,
        }
    }
}

fn month_of(date: NaiveDate) -> (i32, u32) {
    (date.year(), date.month())
}

/// The weeks of the month that `first` begins.
fn weeks(first: NaiveDate, day: impl Fn(NaiveDate) -> Day) -> Vec<[Option<Day>; 7]> {
    let monday = first - Days::new(u64::from(first.weekday().num_days_from_monday()));
    monday
        .iter_weeks()
        .take_while(|&monday| monday <= first || month_of(monday) == month_of(first))
        .map(|monday| {
            std::array::from_fn(|offset| {
                let date = monday + Days::new(offset as u64);
                (month_of(date) == month_of(first)).then(|| day(date))
            })
        })
        .collect()
}

fn day(context: &PageContext, date: NaiveDate, mark: Option<&Mark>, first_day: NaiveDate) -> Day {
    let m = context.messages();
    let today = date == context.today;
    let mark = mark.map(|&mark| MarkView::new(&m, mark));
    let mut words = Vec::new();
    if today {
        words.push(m.mark_today().to_string());
    }
    if date > context.today {
        words.push(m.mark_coming().to_string());
    }
    if let Some(mark) = &mark {
        words.push(mark.words.clone());
    }
    Day {
        number: date.day(),
        iso: date.to_string(),
        href: (first_day <= date && date <= context.today)
            .then(|| format!("/{}/daily/{date}", context.lang.code())),
        today,
        tone: mark.as_ref().map_or("", |mark| mark.tone),
        sign: mark.as_ref().map_or("", |mark| mark.sign),
        words: words.join(", "),
    }
}
