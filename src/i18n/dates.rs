//! Dates and times in words and figures, by language.
//!
//! Months and weekdays are small in the Nordic languages; where one opens a sentence, use
//! [`super::capitalise`].

use super::Lang;
use chrono::{Datelike, NaiveDate, NaiveTime, Timelike, Weekday};

/// "29 November 2026", "29. november 2026".
pub fn long(lang: Lang, date: NaiveDate) -> String {
    let month = month_name(lang, date.month());
    lang.messages()
        .date_long(date.day(), month, date.year())
        .to_string()
}

/// "Sunday 29 November", "søndag den 29. november".
pub fn weekday_day(lang: Lang, date: NaiveDate) -> String {
    let month = month_name(lang, date.month());
    lang.messages()
        .date_weekday(weekday(lang, date), date.day(), month)
        .to_string()
}

/// "Sunday 29 November 2026", "søndag den 29. november 2026".
pub fn weekday_long(lang: Lang, date: NaiveDate) -> String {
    let month = month_name(lang, date.month());
    lang.messages()
        .date_weekday_long(weekday(lang, date), date.day(), month, date.year())
        .to_string()
}

/// "Sunday", "søndag".
pub fn weekday(lang: Lang, date: NaiveDate) -> String {
    weekday_name(lang, date.weekday())
}

/// "November 2026", "november 2026". `month` is 1 to 12.
pub fn month(lang: Lang, year: i32, month: u32) -> String {
    lang.messages()
        .date_month(month_name(lang, month), year)
        .to_string()
}

/// "00:00", "00.00".
pub fn time(lang: Lang, time: NaiveTime) -> String {
    let two = |number: u32| format!("{number:02}");
    lang.messages()
        .time_of_day(two(time.hour()), two(time.minute()))
        .to_string()
}

/// The days of a week, from Monday: short name and full name.
pub fn week(lang: Lang) -> [(String, String); 7] {
    WEEK.map(|day| {
        let short = lang.messages().weekday_short(day.number_from_monday());
        (short.to_string(), weekday_name(lang, day))
    })
}

const WEEK: [Weekday; 7] = [
    Weekday::Mon,
    Weekday::Tue,
    Weekday::Wed,
    Weekday::Thu,
    Weekday::Fri,
    Weekday::Sat,
    Weekday::Sun,
];

fn weekday_name(lang: Lang, day: Weekday) -> String {
    lang.messages()
        .weekday_name(day.number_from_monday())
        .to_string()
}

fn month_name(lang: Lang, month: u32) -> String {
    lang.messages().month_name(month).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_all(say: impl Fn(Lang) -> String) -> [String; 4] {
        Lang::ALL.map(say)
    }

    #[test]
    fn a_date_is_written_as_the_readers_do() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 29).unwrap();
        assert_eq!(
            in_all(|lang| long(lang, date)),
            [
                "29 November 2026",
                "29. november 2026",
                "29 november 2026",
                "29. november 2026",
            ]
        );
        assert_eq!(
            in_all(|lang| weekday_day(lang, date)),
            [
                "Sunday 29 November",
                "søndag den 29. november",
                "söndag 29 november",
                "søndag 29. november",
            ]
        );
        assert_eq!(
            in_all(|lang| weekday_long(lang, date)),
            [
                "Sunday 29 November 2026",
                "søndag den 29. november 2026",
                "söndag 29 november 2026",
                "søndag 29. november 2026",
            ]
        );
    }

    #[test]
    fn every_month_and_weekday_has_its_name() {
        let date = NaiveDate::from_ymd_opt(2027, 3, 2).unwrap();
        assert_eq!(
            in_all(|lang| weekday_long(lang, date)),
            [
                "Tuesday 2 March 2027",
                "tirsdag den 2. marts 2027",
                "tisdag 2 mars 2027",
                "tirsdag 2. mars 2027",
            ]
        );
        assert_eq!(
            in_all(|lang| month(lang, 2026, 12)),
            [
                "December 2026",
                "december 2026",
                "december 2026",
                "desember 2026",
            ]
        );
        assert_eq!(month(Lang::Sv, 2026, 8), "augusti 2026");
        for lang in Lang::ALL {
            let mut names: Vec<String> = (1..=12).map(|number| month_name(lang, number)).collect();
            names.extend(week(lang).into_iter().map(|(_, name)| name));
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count);
            for (short, name) in week(lang) {
                assert!(name.starts_with(&short), "{short} {name}");
            }
        }
        assert_eq!(week(Lang::Da)[0], ("man".to_owned(), "mandag".to_owned()));
    }

    #[test]
    fn a_time_is_written_as_the_readers_do() {
        let at = NaiveTime::from_hms_opt(0, 5, 59).unwrap();
        assert_eq!(
            in_all(|lang| time(lang, at)),
            ["00:05", "00.05", "00:05", "00.05"]
        );
    }

    #[test]
    fn any_date_can_be_written() {
        for date in [NaiveDate::MIN, NaiveDate::MAX] {
            for lang in Lang::ALL {
                assert!(!weekday_long(lang, date).is_empty());
            }
        }
    }
}
