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
    Attack,
    Moves,
    Phases,
}

impl Group {
    /// Those with themes that are listed under a heading.
    pub const LISTED: [Group; 6] = [
        Group::Mates,
        Group::Patterns,
        Group::Tactics,
        Group::Attack,
        Group::Moves,
        Group::Phases,
    ];
}

const MATES: Option<&str> = Some("check-mate-stalemate");
const FORKS: Option<&str> = Some("forks");
const PINS: Option<&str> = Some("pins-and-skewers");
const SPECIAL: Option<&str> = Some("pawns-and-special-moves");
const KING_AND_PAWN: Option<&str> = Some("king-and-pawn");
const OPENING: Option<&str> = Some("opening-principles");

/// Every theme; mixed practice first.
pub const THEMES: [Theme; 53] = [
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
    theme("trappedPiece", Group::Tactics, None),
    theme("capturingDefender", Group::Tactics, None),
    theme("intermezzo", Group::Tactics, None),
    theme("interference", Group::Tactics, None),
    theme("clearance", Group::Tactics, None),
    theme("xRayAttack", Group::Tactics, None),
    theme("zugzwang", Group::Tactics, None),
    theme("defensiveMove", Group::Tactics, None),
    theme("advancedPawn", Group::Tactics, None),
    theme("quietMove", Group::Tactics, None),
    theme("exposedKing", Group::Attack, None),
    theme("kingsideAttack", Group::Attack, None),
    theme("queensideAttack", Group::Attack, None),
    theme("attackingF2F7", Group::Attack, None),
    theme("promotion", Group::Moves, SPECIAL),
    theme("underPromotion", Group::Moves, SPECIAL),
    theme("enPassant", Group::Moves, SPECIAL),
    theme("castling", Group::Moves, SPECIAL),
    theme("opening", Group::Phases, OPENING),
    theme("middlegame", Group::Phases, None),
    theme("endgame", Group::Phases, None),
    theme("pawnEndgame", Group::Phases, KING_AND_PAWN),
    theme("knightEndgame", Group::Phases, None),
    theme("bishopEndgame", Group::Phases, None),
    theme("rookEndgame", Group::Phases, None),
    theme("queenEndgame", Group::Phases, None),
    theme("queenRookEndgame", Group::Phases, None),
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

    /// Lichess' public names that are no theme to practise: how long a puzzle is, how much it wins
    /// and who played the game.
    const LEFT_OUT: [&str; 11] = [
        "advantage",
        "crushing",
        "equality",
        "long",
        "master",
        "masterVsMaster",
        "mate",
        "oneMove",
        "short",
        "superGM",
        "veryLong",
    ];

    /// The names in 200,000 random rows of the Lichess puzzle database (CC0).
    const OF_LICHESS: &str = "advancedPawn advantage anastasiaMate arabianMate attackingF2F7 attraction \
        backRankMate bishopEndgame bodenMate capturingDefender castling clearance crushing \
        defensiveMove deflection discoveredAttack doubleBishopMate doubleCheck dovetailMate \
        enPassant endgame equality exposedKing fork hangingPiece hookMate interference \
        intermezzo killBoxMate kingsideAttack knightEndgame long master masterVsMaster mate \
        mateIn1 mateIn2 mateIn3 mateIn4 mateIn5 middlegame oneMove opening pawnEndgame pin \
        promotion queenEndgame queenRookEndgame queensideAttack quietMove rookEndgame \
        sacrifice short skewer smotheredMate superGM trappedPiece underPromotion veryLong \
        vukovicMate xRayAttack zugzwang";

    #[test]
    fn every_theme_of_an_imported_puzzle_is_practised_or_left_out_on_purpose() {
        let names: Vec<&str> = OF_LICHESS.split_whitespace().collect();
        for name in &names {
            assert_ne!(find(name).is_some(), LEFT_OUT.contains(name), "{name}");
        }
        assert!(LEFT_OUT.iter().all(|name| names.contains(name)));
    }

    #[test]
    fn lessons_lead_to_the_themes_they_teach() {
        let of = |lesson| -> Vec<&str> { taught_by(lesson).map(|theme| theme.name).collect() };
        assert_eq!(of("forks"), ["fork"]);
        assert_eq!(of("pins-and-skewers"), ["skewer", "pin"]);
        assert!(of("no-such-lesson").is_empty());
    }
}
