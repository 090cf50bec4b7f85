//! The themes that can be practised, in the order in which readers see them.

use crate::progress::practice::MIXED;

/// What puzzles have in common.
#[derive(Debug, PartialEq, Eq)]
pub struct Theme {
    /// Lichess' public name, which is also the address; [`MIXED`] for all puzzles.
    pub name: &'static str,
    pub group: Group,
    /// The slug of the lesson that teaches it.
    pub lesson: Option<&'static str>,
}

/// Themes that stand together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Of [`MIXED`] alone.
    Everything,
    Mates,
    Patterns,
    Tactics,
    Moves,
    Phases,
}

impl Group {
    /// Those with themes that are listed under a heading.
    pub const LISTED: [Group; 5] = [
        Group::Mates,
        Group::Patterns,
        Group::Tactics,
        Group::Moves,
        Group::Phases,
    ];
}

const MATES: Option<&str> = Some("check-mate-stalemate");
const FORKS: Option<&str> = Some("forks");
const PINS: Option<&str> = Some("pins-and-skewers");
const SPECIAL: Option<&str> = Some("pawns-and-special-moves");
const OPENING: Option<&str> = Some("opening-principles");

/// Every theme; mixed practice first.
pub const THEMES: [Theme; 34] = [
    theme(MIXED, Group::Everything, None),
    theme("mateIn1", Group::Mates, MATES),
    theme("mateIn2", Group::Mates, MATES),
    theme("mateIn3", Group::Mates, None),
    theme("mateIn4", Group::Mates, None),
    theme("mateIn5", Group::Mates, None),
    theme("backRankMate", Group::Patterns, MATES),
    theme("smotheredMate", Group::Patterns, MATES),
    theme("anastasiaMate", Group::Patterns, None),
    theme("arabianMate", Group::Patterns, None),
    theme("bodenMate", Group::Patterns, None),
    theme("doubleBishopMate", Group::Patterns, None),
    theme("dovetailMate", Group::Patterns, None),
    theme("hookMate", Group::Patterns, None),
    theme("killBoxMate", Group::Patterns, None),
    theme("vukovicMate", Group::Patterns, None),
    theme("fork", Group::Tactics, FORKS),
    theme("skewer", Group::Tactics, PINS),
    theme("pin", Group::Tactics, PINS),
    theme("discoveredAttack", Group::Tactics, None),
    theme("discoveredCheck", Group::Tactics, None),
    theme("doubleCheck", Group::Tactics, None),
    theme("deflection", Group::Tactics, None),
    theme("attraction", Group::Tactics, None),
    theme("hangingPiece", Group::Tactics, Some("piece-values")),
    theme("sacrifice", Group::Tactics, None),
    theme("quietMove", Group::Tactics, None),
    theme("promotion", Group::Moves, SPECIAL),
    theme("underPromotion", Group::Moves, SPECIAL),
    theme("enPassant", Group::Moves, SPECIAL),
    theme("castling", Group::Moves, SPECIAL),
    theme("opening", Group::Phases, OPENING),
    theme("middlegame", Group::Phases, None),
    theme("endgame", Group::Phases, None),
];

const fn theme(name: &'static str, group: Group, lesson: Option<&'static str>) -> Theme {
    Theme {
        name,
        group,
        lesson,
    }
}

/// The theme of that name, exactly as it is written.
pub fn find(name: &str) -> Option<&'static Theme> {
    THEMES.iter().find(|theme| theme.name == name)
}

/// The themes that a lesson teaches.
pub fn taught_by(lesson: &str) -> impl Iterator<Item = &'static Theme> {
    THEMES
        .iter()
        .filter(move |theme| theme.lesson == Some(lesson))
}

/// Those of a puzzle's themes that can be practised.
pub fn known(themes: &[String]) -> Vec<String> {
    themes
        .iter()
        .filter(|name| find(name).is_some())
        .cloned()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, words};
    use std::collections::BTreeSet;

    #[test]
    fn every_theme_has_an_address_of_its_own_and_words_in_every_language() {
        let names: BTreeSet<&str> = THEMES.iter().map(|theme| theme.name).collect();
        assert_eq!(names.len(), THEMES.len());
        for theme in &THEMES {
            assert!(theme.name.bytes().all(|byte| byte.is_ascii_alphanumeric()));
            assert_eq!(find(theme.name), Some(theme));
            for lang in Lang::ALL {
                let words = words::theme(lang, theme.name).unwrap();
                assert!(!words.name.is_empty() && words.text.ends_with('.'));
            }
        }
        assert_eq!(find("Fork"), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn lessons_lead_to_the_themes_they_teach() {
        let of = |lesson| -> Vec<&str> { taught_by(lesson).map(|theme| theme.name).collect() };
        assert_eq!(of("forks"), ["fork"]);
        assert_eq!(of("pins-and-skewers"), ["skewer", "pin"]);
        assert!(of("no-such-lesson").is_empty());
    }
}
