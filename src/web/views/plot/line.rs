//! A line over days.

use chrono::NaiveDate;
use std::fmt::Write as _;

/// The plot's own width and height; it is stretched to what the page has.
pub const WIDTH: i64 = 1000;
pub const HEIGHT: i64 = 400;

/// Distances of the horizontal lines, in the values' units.
const STEPS: [i64; 6] = [20, 50, 100, 200, 500, 1000];
/// Horizontal lines at the most.
const MOST_LINES: i64 = 6;

/// A line from the first day to the last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Path data of the line.
    pub path: String,
    /// Path data of a dot at each value: strokes of no length, round at the end of a stretched plot.
    pub dots: String,
    /// Path data of the horizontal lines.
    pub grid: String,
    /// What the horizontal lines stand for, from the top, at equal distances over the whole height.
    pub ticks: Vec<i64>,
}

impl Line {
    /// `None` for fewer than two days. The points are in any order; of a day the last counts.
    pub fn new(points: &[(NaiveDate, f64)]) -> Option<Line> {
        let mut points = points.to_vec();
        points.sort_by_key(|(day, _)| *day);
        let (first, last) = (points.first()?.0, points.last()?.0);
        let days = (last - first).num_days();
        if days == 0 {
            return None;
        }
        let values = points.iter().map(|(_, value)| value.round() as i64);
        let (least, most) = (values.clone().min()?, values.clone().max()?);
        let (bottom, top, step) = scale(least, most);
        let mut line = Line {
            path: String::new(),
            dots: String::new(),
            grid: String::new(),
            ticks: Vec::new(),
        };
        let y = |value: i64| (top - value) * HEIGHT / (top - bottom);
        for ((day, _), value) in points.iter().zip(values) {
            let x = (*day - first).num_days() * WIDTH / days;
            let letter = if line.path.is_empty() { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(line.path, "{letter}{x} {}", y(value));
            let _ = write!(line.dots, "M{x} {}h0", y(value));
        }
        let mut tick = top;
        while tick >= bottom {
            let _ = write!(line.grid, "M0 {}H{WIDTH}", y(tick));
            line.ticks.push(tick);
            tick -= step;
        }
        Some(line)
    }
}

/// Round bounds around the values, and the distance of the lines between.
fn scale(least: i64, most: i64) -> (i64, i64, i64) {
    let bounds = |step: i64| {
        let bottom = least.div_euclid(step) * step;
        let top = (most.div_euclid(step) + 1) * step;
        (bottom, top, step)
    };
    let fits = |&(bottom, top, step): &(i64, i64, i64)| (top - bottom) / step < MOST_LINES;
    let mut scales = STEPS.into_iter().map(bounds);
    scales
        .find(fits)
        .unwrap_or_else(|| bounds((most - least).max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, number).unwrap()
    }

    #[test]
    fn one_day_makes_no_line() {
        assert_eq!(Line::new(&[]), None);
        assert_eq!(Line::new(&[(day(1), 1000.0)]), None);
        assert_eq!(Line::new(&[(day(1), 1000.0), (day(1), 1100.0)]), None);
    }

    #[test]
    fn days_go_to_the_right_and_values_upwards() {
        let line = Line::new(&[(day(1), 1000.0), (day(6), 1050.0), (day(11), 1099.6)]).unwrap();
        assert_eq!(line.ticks, [1150, 1100, 1050, 1000]);
        assert_eq!(line.path, "M0 400L500 266L1000 133");
    }

    #[test]
    fn the_horizontal_lines_are_few_and_enclose_every_value() {
        for (least, most) in [(400, 3200), (1000, 1000), (999, 1001), (-5, 7), (0, 90_000)] {
            let line = Line::new(&[(day(1), least as f64), (day(2), most as f64)]).unwrap();
            let (top, bottom) = (line.ticks[0], *line.ticks.last().unwrap());
            assert!(top >= most && bottom <= least && top > bottom, "{line:?}");
            assert!(line.ticks.len() as i64 <= MOST_LINES, "{line:?}");
        }
    }
}
