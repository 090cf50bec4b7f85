//! How far the themes found here agree with those that puzzles came with.
//!
//! Rows are those of Lichess' puzzle file: the first move is the opponent's, and the themes were
//! set by a program and corrected by votes. What that program never looks for
//! ([`theme::Beyond`]) is counted apart and taken neither for right nor for wrong.

use std::collections::BTreeMap;

use crate::chess::{Move, Position, Rules, fen, notation};
use crate::theme::{self, Beyond, Theme};

/// One puzzle with the themes it came with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tagged {
    pub start: Position,
    /// The opponent's move, then the solution.
    pub moves: Vec<Move>,
    /// Those that are known here.
    pub themes: Vec<Theme>,
}

/// One half of a file. Rules are tuned on one and measured on the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    A,
    B,
}

/// How often a theme was found and told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Found here and told there.
    pub both: u32,
    /// Found here alone.
    pub ours: u32,
    /// Told there alone.
    pub theirs: u32,
}

/// The sums over a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Agreement {
    pub rows: u32,
    pub themes: BTreeMap<Theme, Tally>,
    /// Rows with such a finding, and how many of them have the theme's name all the same.
    pub beyond: BTreeMap<(Theme, Beyond), (u32, u32)>,
}

impl Tagged {
    /// Reads the three fields of a row.
    ///
    /// # Errors
    /// What is wrong with which of them.
    pub fn read(position: &str, moves: &str, themes: &str) -> Result<Tagged, String> {
        let start = fen::parse(position).map_err(|error| format!("FEN: {error}"))?;
        let mut after = start.clone();
        let moves = moves
            .split_whitespace()
            .map(|word| {
                let mv = notation::parse_uci(&after, word)
                    .map_err(|error| format!("move {word}: {error}"))?;
                after.play_unchecked(mv);
                Ok(mv)
            })
            .collect::<Result<Vec<Move>, String>>()?;
        if moves.len() < 2 {
            return Err("the opponent's move and a solution are needed".to_owned());
        }
        let themes = themes.split_whitespace().filter_map(Theme::parse).collect();
        Ok(Tagged {
            start,
            moves,
            themes,
        })
    }
}

impl Half {
    /// The half that a puzzle is in, for ever: by the last bit of its id's FNV-1a hash.
    pub fn of(id: &str) -> Half {
        let hash = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        if hash % 2 == 0 { Half::A } else { Half::B }
    }
}

impl Tally {
    /// How many of those found are told, 0 to 1; `None`: none was found.
    pub fn precision(self) -> Option<f64> {
        ratio(self.both, self.both + self.ours)
    }

    /// How many of those told are found, 0 to 1; `None`: none was told.
    pub fn recall(self) -> Option<f64> {
        ratio(self.both, self.both + self.theirs)
    }

    /// The harmonic mean of the two, 0 to 1; `None`: neither found nor told.
    pub fn f1(self) -> Option<f64> {
        ratio(2 * self.both, 2 * self.both + self.ours + self.theirs)
    }
}

impl Agreement {
    /// Counts a puzzle. The themes told there alone or found here alone, in order.
    pub fn add(&mut self, puzzle: &Tagged) -> Vec<Theme> {
        let findings = theme::findings(&puzzle.start, &puzzle.moves, !puzzle.start.turn());
        let told = |theme: Theme| puzzle.themes.contains(&theme);
        self.rows += 1;
        let mut differ = Vec::new();
        for theme in Theme::ALL {
            let found = findings
                .iter()
                .any(|finding| finding.theme == theme && finding.beyond.is_none());
            let tally = self.themes.entry(theme).or_default();
            match (found, told(theme)) {
                (true, true) => tally.both += 1,
                (true, false) => tally.ours += 1,
                (false, true) => tally.theirs += 1,
                (false, false) => {}
            }
            if found != told(theme) {
                differ.push(theme);
            }
        }
        for finding in &findings {
            if let Some(beyond) = finding.beyond {
                let counted = self.beyond.entry((finding.theme, beyond)).or_default();
                counted.0 += 1;
                counted.1 += u32::from(told(finding.theme));
            }
        }
        differ
    }
}

fn ratio(part: u32, whole: u32) -> Option<f64> {
    (whole > 0).then(|| f64::from(part) / f64::from(whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Black has just moved the king to e8; White forks king and rook.
    const ROW: (&str, &str) = ("r4k2/8/8/3N4/8/8/8/4K3 b - - 0 1", "f8e8 d5c7 e8d7 c7a8");

    fn tally(theme: Theme, themes: &str) -> Tally {
        let mut agreement = Agreement::default();
        agreement.add(&Tagged::read(ROW.0, ROW.1, themes).unwrap());
        agreement.themes[&theme]
    }

    #[test]
    fn a_theme_is_found_by_both_by_one_or_by_neither() {
        let told = tally(Theme::Fork, "endgame fork short");
        assert_eq!((told.both, told.ours, told.theirs), (1, 0, 0));
        let not_told = tally(Theme::Fork, "endgame");
        assert_eq!((not_told.both, not_told.ours, not_told.theirs), (0, 1, 0));
        let wrong = tally(Theme::Skewer, "skewer");
        assert_eq!((wrong.both, wrong.ours, wrong.theirs), (0, 0, 1));
        assert_eq!(tally(Theme::Skewer, "fork"), Tally::default());
    }

    #[test]
    fn a_fork_by_the_last_move_is_counted_apart() {
        let row = Tagged::read(ROW.0, "f8e8 d5c7", "endgame").unwrap();
        let mut agreement = Agreement::default();
        assert_eq!(agreement.add(&row), []);
        assert_eq!(agreement.themes[&Theme::Fork], Tally::default());
        let apart = agreement.beyond[&(Theme::Fork, Beyond::LastMove)];
        assert_eq!(apart, (1, 0));
    }

    #[test]
    fn ratios_are_of_what_was_found_and_of_what_was_told() {
        let tally = Tally {
            both: 6,
            ours: 2,
            theirs: 4,
        };
        assert_eq!(tally.precision(), Some(0.75));
        assert_eq!(tally.recall(), Some(0.6));
        assert_eq!(tally.f1(), Some(12.0 / 18.0));
        assert_eq!(Tally::default().precision(), None);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        assert!(Tagged::read("nothing", ROW.1, "").is_err());
        assert!(Tagged::read(ROW.0, "f8e8 d5d6", "").is_err());
        assert!(Tagged::read(ROW.0, "f8e8", "").is_err());
    }

    #[test]
    fn an_id_is_always_in_the_same_half() {
        assert_eq!(Half::of("H8bSZ"), Half::of("H8bSZ"));
        let halves: Vec<Half> = ["00sHx", "00sJ9", "00sJb", "00sO1"].map(Half::of).to_vec();
        assert!(halves.contains(&Half::A) && halves.contains(&Half::B));
    }
}
