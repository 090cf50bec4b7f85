//! A year of days, a column for each week from Monday.

use chrono::{Datelike, Days, NaiveDate};

/// The side of a day's square with the gap after it.
pub const SIDE: u32 = 16;
/// Room above the squares for the months' names.
pub const ABOVE: u32 = 16;

/// Where a day's square is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square {
    pub day: NaiveDate,
    pub x: u32,
    pub y: u32,
}

/// The squares of all days, and where months begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Year {
    pub squares: Vec<Square>,
    /// Year, month and the column in which it begins.
    pub months: Vec<(i32, u32, u32)>,
    pub width: u32,
    pub height: u32,
}

impl Year {
    /// From `first` to `last`, both included.
    pub fn new(first: NaiveDate, last: NaiveDate) -> Year {
        let before = first.weekday().num_days_from_monday();
        let days = u32::try_from((last - first).num_days().max(0)).unwrap_or(0);
        let mut year = Year {
            squares: Vec::new(),
            months: Vec::new(),
            width: (before + days) / 7 * SIDE + SIDE,
            height: ABOVE + 7 * SIDE,
        };
        for number in 0..=days {
            let Some(day) = first.checked_add_days(Days::new(number.into())) else {
                break;
            };
            let place = before + number;
            let x = place / 7 * SIDE;
            if day.day() == 1 {
                year.months.push((day.year(), day.month(), x));
            }
            year.squares.push(Square {
                day,
                x,
                y: ABOVE + place % 7 * SIDE,
            });
        }
        year
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_are_columns_from_monday() {
        // A Sunday and the Monday after it.
        let sunday = NaiveDate::from_ymd_opt(2026, 11, 29).unwrap();
        let year = Year::new(sunday, sunday.succ_opt().unwrap());
        let places: Vec<_> = year.squares.iter().map(|one| (one.x, one.y)).collect();
        assert_eq!(places, [(0, ABOVE + 6 * SIDE), (SIDE, ABOVE)]);
        assert_eq!(year.width, 2 * SIDE);
    }

    #[test]
    fn a_year_has_all_its_days_and_months_whatever_the_weekday() {
        let mut last = NaiveDate::from_ymd_opt(2026, 11, 29).unwrap();
        for _ in 0..7 {
            let year = Year::new(last - Days::new(364), last);
            assert_eq!((year.squares.len(), year.months.len()), (365, 12));
            assert_eq!(year.width, 53 * SIDE);
            last = last.succ_opt().unwrap();
        }
    }
}
