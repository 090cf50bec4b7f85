//! Practice: when a puzzle comes back, and how strong a learner is. Pure.
//!
//! A *showing* is one meeting with a puzzle that counts: the first, and each one after the puzzle
//! has come back. Its outcome is settled by the first thing that decides it: a wrong move, the
//! piece or the move given away by a hint, or the solution shown lose it; solving without these
//! wins it. What happens at the board after that, or with a puzzle that is not due, is free.
//!
//! Days turn while somebody practises: a puzzle that failed at five to twelve must not come back,
//! and be won, ten minutes later. So it comes back once its day is [`REST_HOURS`] old.

use super::StoreError;
use chrono::{Days, NaiveDate};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// Days until a failed puzzle comes back: first after the failure, then after each time it is won
/// (Leitner's boxes). Won once more after the last, it has been learnt and stays away.
pub const BOX_DAYS: [u64; 5] = [1, 3, 7, 16, 35];

/// At least so many hours are between two showings of a puzzle, wherever midnight falls: on its
/// day a puzzle comes back when the day is as old. Long enough for a sitting, and over before most
/// people are up.
pub const REST_HOURS: i64 = 4;

/// The theme that every puzzle counts for.
pub const MIXED: &str = "mixed";

/// Where a learner begins, on the scale of Lichess' puzzle ratings. Below its middle: most who come
/// are beginners, and a first puzzle that is too easy does less harm than one that is too hard.
pub const START_RATING: f64 = 1000.0;
/// How little is known of a new learner: the value that Glickman gives.
pub const START_DEVIATION: f64 = 350.0;
/// Glickman's value for how much a strength wavers.
const START_VOLATILITY: f64 = 0.06;
/// Glickman's recommended range is 0.3 to 1.2; small, as a puzzle is guessed now and then.
const TAU: f64 = 0.5;
/// Below it a rating would hardly move any more, and a learner who improves would not see it.
const LEAST_DEVIATION: f64 = 60.0;
/// No series of puzzles leads out of these bounds.
const RATINGS: (f64, f64) = (400.0, 3200.0);

/// A puzzle id is far shorter.
const PUZZLE_MAX_BYTES: usize = 64;
const THEME_MAX_BYTES: usize = 64;
/// A puzzle has few themes.
const MOST_THEMES: usize = 32;

/// What is kept of one learner and one puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Practised {
    /// Whether the latest showing was won.
    pub solved: bool,
    /// Showings.
    pub tries: u32,
    /// The site day from which it comes back; `None`: not again.
    pub due: Option<NaiveDate>,
    /// How often it has been won in a row since it failed: an index into [`BOX_DAYS`] while it is
    /// to come back.
    pub steps: u8,
    /// The site day of the latest showing.
    pub last: NaiveDate,
}

/// The days of one sitting: two when it is just past midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sitting {
    /// The site day of [`REST_HOURS`] ago. What is due by then has come back.
    pub first: NaiveDate,
    /// The site day.
    pub today: NaiveDate,
}

impl Sitting {
    /// Whether what happened last on `day` may belong to this sitting.
    pub fn holds(&self, day: NaiveDate) -> bool {
        self.first <= day
    }
}

impl Practised {
    /// What a showing in `sitting` makes of `before`; `None` if this one does not count.
    pub fn after(before: Option<&Practised>, sitting: Sitting, won: bool) -> Option<Practised> {
        if !counts(before, sitting) {
            return None;
        }
        let today = sitting.today;
        let steps = match before {
            _ if !won => Some(0),
            // Won at first sight: nothing to repeat.
            None => None,
            Some(before) => Some(before.steps.saturating_add(1)),
        };
        let days = steps.and_then(|steps| BOX_DAYS.get(usize::from(steps)));
        Some(Practised {
            solved: won,
            tries: before.map_or(0, |before| before.tries).saturating_add(1),
            due: days.and_then(|&days| today.checked_add_days(Days::new(days))),
            steps: steps.unwrap_or(0),
            last: today,
        })
    }
}

/// Whether what happens with a puzzle in `sitting` is a showing.
pub fn counts(kept: Option<&Practised>, sitting: Sitting) -> bool {
    kept.is_none_or(|kept| kept.due.is_some_and(|due| due <= sitting.first))
}

/// A showing that has been settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Showing {
    pub puzzle: String,
    /// The puzzle's difficulty and how far it may be off, in rating points.
    pub rating: u16,
    pub deviation: u16,
    /// The themes that it counts for, [`MIXED`] left out.
    pub themes: Vec<String>,
    pub won: bool,
}

/// How strong a learner is, in one theme or in all.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Level {
    /// On the scale of the puzzles' ratings.
    pub rating: f64,
    /// One standard deviation of it.
    pub deviation: f64,
    /// How much the strength wavers, as Glicko-2 has it.
    pub volatility: f64,
    /// Showings.
    pub tried: u32,
    /// Showings won.
    pub solved: u32,
}

impl Default for Level {
    fn default() -> Self {
        Level {
            rating: START_RATING,
            deviation: START_DEVIATION,
            volatility: START_VOLATILITY,
            tried: 0,
            solved: 0,
        }
    }
}

impl Level {
    /// Where a theme begins that has not been practised yet: at the strength shown in all others,
    /// as far as that is known, and as uncertain as can be.
    pub fn fresh(overall: Option<&Level>) -> Level {
        Level {
            rating: overall.map_or(START_RATING, |overall| overall.rating),
            ..Level::default()
        }
    }

    /// Takes a showing in: a game of Glicko-2, the puzzle being the opponent and each showing a
    /// rating period. The puzzle's own rating stays.
    pub fn after(&self, showing: &Showing) -> Level {
        let player = Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        };
        let puzzle = Glicko2Rating {
            rating: f64::from(showing.rating),
            deviation: f64::from(showing.deviation),
            volatility: START_VOLATILITY,
        };
        let outcome = match showing.won {
            true => Outcomes::WIN,
            false => Outcomes::LOSS,
        };
        let config = Glicko2Config {
            tau: TAU,
            ..Glicko2Config::default()
        };
        let (player, _) = glicko2(&player, &puzzle, &outcome, &config);
        Level {
            rating: player.rating.clamp(RATINGS.0, RATINGS.1),
            deviation: player.deviation.clamp(LEAST_DEVIATION, START_DEVIATION),
            volatility: player.volatility,
            tried: self.tried.saturating_add(1),
            solved: self.solved.saturating_add(showing.won.into()),
        }
    }

    /// The rating as puzzles have it.
    pub fn points(&self) -> u16 {
        // Within RATINGS, so that nothing is cut off.
        self.rating.round() as u16
    }
}

/// What a showing did to a rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rated {
    pub day: NaiveDate,
    pub won: bool,
    pub before: f64,
    pub after: f64,
}

/// A day's practice in one theme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingDay {
    pub day: NaiveDate,
    /// As it stood after the last showing of the day.
    pub rating: f64,
    /// Showings.
    pub tried: u32,
    /// Showings won.
    pub solved: u32,
}

/// Refuses what no page sends, so that nothing odd or huge is ever stored.
///
/// # Errors
/// An empty or overlong id or theme, too many themes.
pub fn check(showing: &Showing) -> Result<(), StoreError> {
    let refuse = |what: &str| Err(StoreError(format!("showing refused: {what}")));
    if showing.puzzle.is_empty() || showing.puzzle.len() > PUZZLE_MAX_BYTES {
        return refuse("bad puzzle id");
    }
    let bad = |theme: &String| theme.is_empty() || theme.len() > THEME_MAX_BYTES || theme == MIXED;
    if showing.themes.len() > MOST_THEMES || showing.themes.iter().any(bad) {
        return refuse("bad themes");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, number).unwrap()
    }

    /// A sitting by day.
    fn on(day: NaiveDate) -> Sitting {
        Sitting {
            first: day,
            today: day,
        }
    }

    fn showing(rating: u16, won: bool) -> Showing {
        Showing {
            puzzle: "f-1".to_owned(),
            rating,
            deviation: 80,
            themes: vec!["fork".to_owned()],
            won,
        }
    }

    #[test]
    fn a_puzzle_won_at_first_sight_stays_away() {
        let won = Practised::after(None, on(day(1)), true).unwrap();
        assert_eq!((won.solved, won.tries, won.due), (true, 1, None));
        assert_eq!(Practised::after(Some(&won), on(day(20)), false), None);
    }

    #[test]
    fn a_failed_puzzle_comes_back_five_times_at_growing_distances() {
        let mut today = day(1);
        let mut kept = Practised::after(None, on(today), false).unwrap();
        for days in BOX_DAYS {
            let due = kept.due.unwrap();
            assert_eq!((due - today).num_days(), days as i64);
            let early = due.pred_opt().unwrap();
            assert_eq!(Practised::after(Some(&kept), on(early), true), None);
            today = due;
            kept = Practised::after(Some(&kept), on(today), true).unwrap();
        }
        assert_eq!((kept.due, kept.tries), (None, 6));
    }

    #[test]
    fn failing_again_begins_with_the_first_box() {
        let failed = Practised::after(None, on(day(1)), false).unwrap();
        let won = Practised::after(Some(&failed), on(day(2)), true).unwrap();
        assert_eq!(won.due, Some(day(5)));
        let again = Practised::after(Some(&won), on(day(9)), false).unwrap();
        assert_eq!((again.due, again.steps, again.tries), (Some(day(10)), 0, 3));
    }

    #[test]
    fn a_showing_counts_once() {
        let failed = Practised::after(None, on(day(1)), false);
        assert!(!counts(failed.as_ref(), on(day(1))));
        assert!(counts(failed.as_ref(), on(day(2))));
        assert!(counts(failed.as_ref(), on(day(30))));
    }

    #[test]
    fn a_puzzle_does_not_come_back_in_the_sitting_in_which_it_failed() {
        let failed = Practised::after(None, on(day(1)), false).unwrap();
        let past_midnight = Sitting {
            first: day(1),
            today: day(2),
        };
        assert!(past_midnight.holds(failed.last));
        assert_eq!(Practised::after(Some(&failed), past_midnight, true), None);
        // Failed past midnight, it is due by the day on which it failed.
        let late = Practised::after(None, past_midnight, false).unwrap();
        assert_eq!((late.last, late.due), (day(2), Some(day(3))));
        assert!(!on(day(2)).holds(failed.last));
        let won = Practised::after(Some(&failed), on(day(2)), true).unwrap();
        assert_eq!(won.due, Some(day(5)));
    }

    #[test]
    fn winning_raises_the_rating_and_losing_lowers_it() {
        let start = Level::default();
        let (up, down) = (
            start.after(&showing(1000, true)),
            start.after(&showing(1000, false)),
        );
        assert!(up.rating > start.rating && down.rating < start.rating);
        assert!(up.deviation < start.deviation);
        assert_eq!((up.tried, up.solved), (1, 1));
        assert_eq!((down.tried, down.solved), (1, 0));
        let harder = start.after(&showing(1500, true));
        assert!(harder.rating > up.rating);
    }

    #[test]
    fn the_update_is_glickman_s() {
        // His own example, one opponent of the three: 1500/200 wins against 1400/30.
        let player = Level {
            rating: 1500.0,
            deviation: 200.0,
            ..Level::default()
        };
        let opponent = Showing {
            deviation: 30,
            ..showing(1400, true)
        };
        let after = player.after(&opponent);
        assert!((after.rating - 1563.56).abs() < 0.5, "{after:?}");
        assert!((after.deviation - 175.4).abs() < 0.5, "{after:?}");
    }

    #[test]
    fn a_rating_stays_within_its_bounds_and_alive() {
        for won in [true, false] {
            let mut level = Level::default();
            for _ in 0..3000 {
                level = level.after(&showing(if won { 4000 } else { 0 }, won));
                assert!((RATINGS.0..=RATINGS.1).contains(&level.rating), "{level:?}");
                assert!(level.deviation >= LEAST_DEVIATION && level.volatility.is_finite());
            }
        }
    }

    #[test]
    fn a_new_theme_begins_at_the_overall_strength() {
        let strong = Level {
            rating: 1800.0,
            deviation: 70.0,
            tried: 200,
            ..Level::default()
        };
        let fresh = Level::fresh(Some(&strong));
        assert_eq!((fresh.rating, fresh.tried), (1800.0, 0));
        assert!(fresh.deviation > strong.deviation);
        assert_eq!(Level::fresh(None), Level::default());
    }

    #[test]
    fn what_no_page_sends_is_refused() {
        let good = showing(1000, true);
        assert!(check(&good).is_ok());
        let themes = |themes: Vec<String>| Showing {
            themes,
            ..good.clone()
        };
        assert!(check(&themes(vec![MIXED.to_owned()])).is_err());
        assert!(check(&themes(vec![String::new()])).is_err());
        assert!(check(&themes(vec!["x".repeat(65)])).is_err());
        assert!(check(&themes(vec!["x".to_owned(); 33])).is_err());
        for puzzle in [String::new(), "x".repeat(65)] {
            let showing = Showing {
                puzzle,
                ..good.clone()
            };
            assert!(check(&showing).is_err());
        }
    }
}
