//! The site's calendar: which day it is, and when the next one begins.

use crate::progress::Sitting;
use crate::progress::practice::REST_HOURS;
use chrono::{DateTime, Days, FixedOffset, NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

/// Where the time comes from; tests bring their own.
pub trait Clock: Send + Sync + 'static {
    fn now(&self) -> DateTime<Utc>;
}

/// The system's clock.
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }
}

/// Days of the site's time zone.
pub struct Calendar {
    clock: Box<dyn Clock>,
    time_zone: Tz,
    held: Option<NaiveDate>,
}

impl Calendar {
    /// `held`: a day at which the calendar stands still, for previews and tests.
    pub fn new(clock: Box<dyn Clock>, time_zone: Tz, held: Option<NaiveDate>) -> Calendar {
        Calendar {
            clock,
            time_zone,
            held,
        }
    }

    pub fn today(&self) -> NaiveDate {
        self.held.unwrap_or_else(|| self.day(self.clock.now()))
    }

    /// The days that a sitting of practice has now.
    pub fn sitting(&self) -> Sitting {
        let rest = TimeDelta::hours(REST_HOURS);
        Sitting {
            first: self
                .held
                .unwrap_or_else(|| self.day(self.clock.now() - rest)),
            today: self.today(),
        }
    }

    /// The site's day of an instant.
    fn day(&self, instant: DateTime<Utc>) -> NaiveDate {
        instant.with_timezone(&self.time_zone).date_naive()
    }

    /// The name of the time zone, as in `Europe/Copenhagen`.
    pub fn zone(&self) -> &'static str {
        self.time_zone.name()
    }

    /// The first instant of `date` in the site's time zone: midnight, or where the clocks skip
    /// it, the first time that exists.
    pub fn begins(&self, date: NaiveDate) -> DateTime<FixedOffset> {
        let midnight = date.and_time(NaiveTime::MIN);
        // No zone has ever skipped more than a day; quarters of an hour are its finest steps.
        (0..=96)
            .find_map(|quarter| {
                let local = midnight.checked_add_signed(TimeDelta::minutes(15 * quarter))?;
                self.time_zone.from_local_datetime(&local).earliest()
            })
            .map(|instant| instant.fixed_offset())
            .unwrap_or_else(|| midnight.and_utc().fixed_offset())
    }
}

/// The day after, the same day at the calendar's end.
pub fn tomorrow(date: NaiveDate) -> NaiveDate {
    date.checked_add_days(Days::new(1)).unwrap_or(date)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct At(&'static str);

    impl Clock for At {
        fn now(&self) -> DateTime<Utc> {
            self.0.parse().expect("the test's instant is readable")
        }
    }

    fn calendar(now: &'static str, zone: Tz) -> Calendar {
        Calendar::new(Box::new(At(now)), zone, None)
    }

    fn day(text: &str) -> NaiveDate {
        text.parse().expect("the test's date is readable")
    }

    #[test]
    fn the_day_is_that_of_the_time_zone_and_not_of_the_server() {
        let now = "2026-11-29T23:30:00Z";
        assert_eq!(calendar(now, Tz::UTC).today(), day("2026-11-29"));
        assert_eq!(
            calendar(now, Tz::Europe__Copenhagen).today(),
            day("2026-11-30")
        );
        assert_eq!(
            calendar(now, Tz::America__New_York).today(),
            day("2026-11-29")
        );
    }

    #[test]
    fn midnight_moves_with_daylight_saving() {
        let calendar = calendar("2026-03-28T12:00:00Z", Tz::Europe__Copenhagen);
        assert_eq!(
            calendar.begins(day("2026-03-29")).to_rfc3339(),
            "2026-03-29T00:00:00+01:00"
        );
        assert_eq!(
            calendar.begins(day("2026-03-30")).to_rfc3339(),
            "2026-03-30T00:00:00+02:00"
        );
        assert_eq!(
            calendar.begins(day("2026-10-26")).to_rfc3339(),
            "2026-10-26T00:00:00+01:00"
        );
    }

    #[test]
    fn the_day_turns_once_in_the_night_when_clocks_are_set() {
        // In Copenhagen 25 October 2026 has 25 hours and 29 March 2026 has 23.
        for (instant, expected) in [
            ("2026-10-24T21:59:59Z", "2026-10-24"),
            ("2026-10-24T22:00:00Z", "2026-10-25"),
            ("2026-10-25T22:59:59Z", "2026-10-25"),
            ("2026-10-25T23:00:00Z", "2026-10-26"),
            ("2026-03-28T22:59:59Z", "2026-03-28"),
            ("2026-03-28T23:00:00Z", "2026-03-29"),
            ("2026-03-29T21:59:59Z", "2026-03-29"),
            ("2026-03-29T22:00:00Z", "2026-03-30"),
        ] {
            assert_eq!(
                calendar(instant, Tz::Europe__Copenhagen).today(),
                day(expected),
                "{instant}"
            );
        }
    }

    fn sitting(first: &str, today: &str) -> Sitting {
        Sitting {
            first: day(first),
            today: day(today),
        }
    }

    #[test]
    fn a_sitting_goes_on_past_midnight() {
        for (instant, first, today) in [
            ("2026-11-29T22:59:59Z", "2026-11-29", "2026-11-29"),
            ("2026-11-29T23:00:00Z", "2026-11-29", "2026-11-30"),
            ("2026-11-30T02:59:59Z", "2026-11-29", "2026-11-30"),
            ("2026-11-30T03:00:00Z", "2026-11-30", "2026-11-30"),
            // Four hours of sleep, though the clocks show an hour more or less.
            ("2026-03-29T02:59:59Z", "2026-03-28", "2026-03-29"),
            ("2026-10-25T02:00:00Z", "2026-10-25", "2026-10-25"),
        ] {
            let calendar = calendar(instant, Tz::Europe__Copenhagen);
            assert_eq!(calendar.sitting(), sitting(first, today), "{instant}");
        }
    }

    #[test]
    fn a_day_without_midnight_begins_at_its_first_instant() {
        // Beirut sets its clocks forward at midnight.
        let calendar = calendar("2026-03-28T12:00:00Z", Tz::Asia__Beirut);
        assert_eq!(
            calendar.begins(day("2026-03-29")).to_rfc3339(),
            "2026-03-29T01:00:00+03:00"
        );
    }

    #[test]
    fn a_held_day_stands_still() {
        let held = Calendar::new(Box::new(SystemClock), Tz::UTC, Some(day("2026-12-24")));
        assert_eq!(held.today(), day("2026-12-24"));
        assert_eq!(held.sitting(), sitting("2026-12-24", "2026-12-24"));
    }
}
