//! Days in a row. Pure.

use chrono::NaiveDate;

/// Runs of consecutive days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streaks {
    /// The run that ends today, or yesterday while today is still open; in days.
    pub current: u32,
    /// The longest run ever, in days; never below `current`.
    pub best: u32,
}

/// `days`: those solved on the day itself, in any order, repeats allowed. A day after `today` (the
/// site's clock was set back) takes part in `best` alone.
pub fn streaks(days: impl IntoIterator<Item = NaiveDate>, today: NaiveDate) -> Streaks {
    let mut days: Vec<NaiveDate> = days.into_iter().collect();
    days.sort_unstable();
    days.dedup();
    let mut streaks = Streaks::default();
    let mut run = 0;
    let mut previous = None;
    for day in days {
        run = if previous.is_some() && day.pred_opt() == previous {
            run + 1
        } else {
            1
        };
        previous = Some(day);
        streaks.best = streaks.best.max(run);
        if day == today || Some(day) == today.pred_opt() {
            streaks.current = run;
        }
    }
    streaks
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::Days;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn day(offset: u64) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 1)
            .and_then(|first| first.checked_add_days(Days::new(offset)))
            .unwrap()
    }

    fn of(offsets: &[u64], today: u64) -> (u32, u32) {
        let found = streaks(offsets.iter().map(|&offset| day(offset)), day(today));
        (found.current, found.best)
    }

    #[test]
    fn a_streak_lives_until_a_whole_day_has_been_missed() {
        assert_eq!(of(&[], 5), (0, 0));
        assert_eq!(of(&[5], 5), (1, 1));
        assert_eq!(of(&[3, 4], 5), (2, 2));
        assert_eq!(of(&[3, 4, 5], 5), (3, 3));
        assert_eq!(of(&[2, 3], 5), (0, 2));
        assert_eq!(of(&[0, 1, 2, 4], 5), (1, 3));
    }

    #[test]
    fn a_day_yet_to_come_is_no_part_of_the_current_streak() {
        assert_eq!(of(&[4, 5, 6, 7], 5), (2, 4));
    }

    #[test]
    fn the_ends_of_the_calendar_do_no_harm() {
        let ends = [NaiveDate::MIN, NaiveDate::MAX];
        assert_eq!(streaks(ends, NaiveDate::MIN).current, 1);
        assert_eq!(streaks(ends, NaiveDate::MAX).current, 1);
    }

    proptest! {
        #[test]
        fn the_streak_is_what_counting_back_from_today_gives(
            offsets in proptest::collection::vec(0u64..25, 0..40),
            today in 0u64..30,
        ) {
            let solved: BTreeSet<u64> = offsets.iter().copied().collect();
            let mut at = Some(today);
            if !solved.contains(&today) {
                at = today.checked_sub(1);
            }
            let mut counted = 0;
            while let Some(offset) = at.filter(|offset| solved.contains(offset)) {
                counted += 1;
                at = offset.checked_sub(1);
            }
            let (current, best) = of(&offsets, today);
            prop_assert_eq!(current, counted);
            prop_assert!(best >= current);
            prop_assert!(best as usize <= solved.len());
            prop_assert_eq!(best == 0, solved.is_empty());
        }

        #[test]
        fn solving_one_more_day_never_shortens_anything(
            offsets in proptest::collection::vec(0u64..25, 0..40),
            more in 0u64..25,
            today in 0u64..30,
        ) {
            let before = of(&offsets, today);
            let mut offsets = offsets;
            offsets.push(more);
            let after = of(&offsets, today);
            prop_assert!(after.0 >= before.0 && after.1 >= before.1);
        }
    }
}
