//! Results in plots, each with its numbers beside or below it.

use super::frame::{Frame, Section};
use super::marks::MarkView;
use super::plot::bar::{self, Bar};
use super::plot::line::{self, Line};
use super::plot::year::{SIDE, Year};
use super::{PageContext, puzzle};
use crate::i18n::{Messages, dates, words};
use crate::progress::practice::MIXED;
use crate::progress::{Levels, Mark, RatingDay};
use crate::web::puzzle_state::Kept;
use crate::web::themes::THEMES;
use askama::Template;
use chrono::{Datelike, NaiveDate};
use std::collections::BTreeMap;

/// Rows of the table below the line, the latest days.
const TABLE_DAYS: usize = 30;

/// What is kept of a learner, as far as the page shows it.
#[derive(Default)]
pub struct Results {
    pub levels: Levels,
    /// Days of practice in all themes together.
    pub ratings: Vec<RatingDay>,
    pub marks: BTreeMap<NaiveDate, Mark>,
}

/// `/progress/results`
#[derive(Template)]
#[template(path = "results.html")]
pub struct ResultsPage {
    frame: Frame,
    kept: Option<String>,
    /// Nothing is known, not even that there is nothing.
    away: bool,
    themes: Vec<ThemeRow>,
    time: Option<OverTime>,
    /// Instead of a line, with a single day.
    rating: Option<String>,
    year: Option<YearView>,
}

struct ThemeRow {
    href: String,
    name: String,
    bar: Bar,
    solved: u32,
    tried: u32,
    rating: u16,
}

struct OverTime {
    label: String,
    line: Line,
    first: Day,
    last: Day,
    rows: Vec<TimeRow>,
}

struct Day {
    words: String,
    iso: String,
}

struct TimeRow {
    day: Day,
    rating: i64,
    solved: u32,
    tried: u32,
}

struct YearView {
    label: String,
    width: u32,
    height: u32,
    /// Of a square, without the gap after it.
    side: u32,
    months: Vec<(u32, String)>,
    squares: Vec<SquareView>,
    key: [MarkView; 4],
    /// Months with their counts, in the order of the key.
    table: Vec<(String, [u32; 4])>,
}

struct SquareView {
    x: u32,
    y: u32,
    tone: &'static str,
    sign: &'static str,
}

impl ResultsPage {
    /// `first`: the first day of the calendar; the last is the context's.
    pub fn new(
        context: &PageContext,
        results: &Results,
        first: NaiveDate,
        kept: Kept,
    ) -> ResultsPage {
        let m = context.messages();
        let mut frame = Frame::new(context, Section::Progress, &m.results_title());
        frame.description = m.results_description().to_string();
        frame.listed = false;
        let time = over_time(context, &m, &results.ratings);
        ResultsPage {
            kept: (kept != Kept::NotYet)
                .then(|| puzzle::kept(&m, kept))
                .flatten(),
            away: kept == Kept::StoreAway,
            themes: themes(context, &results.levels),
            rating: results
                .levels
                .get(MIXED)
                .filter(|_| time.is_none())
                .map(|level| m.results_time_one(level.points()).to_string()),
            time,
            year: (!results.marks.is_empty()).then(|| year(context, &m, &results.marks, first)),
            frame,
        }
    }

    fn nothing(&self) -> bool {
        self.themes.is_empty() && self.year.is_none()
    }
}

/// The themes that have been tried, the most tried first.
fn themes(context: &PageContext, levels: &Levels) -> Vec<ThemeRow> {
    let tried = levels.values().map(|level| level.tried);
    let most = tried.max().unwrap_or(0);
    let mut rows: Vec<ThemeRow> = THEMES
        .iter()
        .filter_map(|theme| {
            let level = levels.get(theme.name)?;
            Some(ThemeRow {
                href: format!("/{}/practice/{}", context.lang.code(), theme.name),
                name: words::theme(context.lang, theme.name)?.name,
                bar: Bar::new(level.solved, level.tried, most),
                solved: level.solved,
                tried: level.tried,
                rating: level.points(),
            })
        })
        .collect();
    // Stable: equals stay in the order of the themes.
    rows.sort_by_key(|row| std::cmp::Reverse(row.tried));
    rows
}

fn over_time(context: &PageContext, m: &Messages, ratings: &[RatingDay]) -> Option<OverTime> {
    let points: Vec<(NaiveDate, f64)> = ratings.iter().map(|day| (day.day, day.rating)).collect();
    let line = Line::new(&points)?;
    let (first, last) = (ratings.first()?, ratings.last()?);
    let day = |date: NaiveDate| Day {
        words: dates::long(context.lang, date),
        iso: date.to_string(),
    };
    let rating = |day: &RatingDay| day.rating.round() as i64;
    let (first_day, last_day) = (day(first.day), day(last.day));
    Some(OverTime {
        label: m
            .results_time_label(
                rating(first),
                rating(last),
                first_day.words.as_str(),
                last_day.words.as_str(),
            )
            .to_string(),
        line,
        first: first_day,
        last: last_day,
        rows: ratings
            .iter()
            .rev()
            .take(TABLE_DAYS)
            .map(|one| TimeRow {
                day: day(one.day),
                rating: rating(one),
                solved: one.solved,
                tried: one.tried,
            })
            .collect(),
    })
}

fn year(
    context: &PageContext,
    m: &Messages,
    marks: &BTreeMap<NaiveDate, Mark>,
    first: NaiveDate,
) -> YearView {
    let year = Year::new(first, context.today);
    let short = |year: i32, month: u32| -> String {
        let name = dates::month(context.lang, year, month);
        name.chars().take(3).collect()
    };
    let key = MarkView::all(m);
    let mut months: BTreeMap<(i32, u32), [u32; 4]> = BTreeMap::new();
    for (day, &mark) in marks {
        let tone = MarkView::new(m, mark).tone;
        let counts = months.entry((day.year(), day.month())).or_default();
        for (count, _) in counts
            .iter_mut()
            .zip(&key)
            .filter(|(_, known)| known.tone == tone)
        {
            *count += 1;
        }
    }
    YearView {
        label: m.results_year_label().to_string(),
        width: year.width,
        height: year.height,
        side: SIDE - 3,
        months: year
            .months
            .iter()
            .map(|&(year, month, x)| (x, short(year, month)))
            .collect(),
        squares: year
            .squares
            .iter()
            .map(|square| {
                let mark = marks.get(&square.day).map(|&mark| MarkView::new(m, mark));
                SquareView {
                    x: square.x,
                    y: square.y,
                    tone: mark.as_ref().map_or("none", |mark| mark.tone),
                    sign: mark.as_ref().map_or("", |mark| mark.sign),
                }
            })
            .collect(),
        key,
        table: months
            .into_iter()
            .rev()
            .map(|((year, month), counts)| (dates::month(context.lang, year, month), counts))
            .collect(),
    }
}
