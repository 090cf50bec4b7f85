//! The names of themes, as Lichess' public list has them.

/// A theme that can be told from a line of moves, in the order of its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    AnastasiaMate,
    ArabianMate,
    Attraction,
    BackRankMate,
    BodenMate,
    Castling,
    Deflection,
    DiscoveredAttack,
    DiscoveredCheck,
    DoubleBishopMate,
    DoubleCheck,
    DovetailMate,
    EnPassant,
    Fork,
    HangingPiece,
    HookMate,
    KillBoxMate,
    Pin,
    Promotion,
    QuietMove,
    Sacrifice,
    Skewer,
    SmotheredMate,
    UnderPromotion,
    VukovicMate,
}

impl Theme {
    /// Every theme once, in order.
    pub const ALL: [Theme; 25] = [
        Theme::AnastasiaMate,
        Theme::ArabianMate,
        Theme::Attraction,
        Theme::BackRankMate,
        Theme::BodenMate,
        Theme::Castling,
        Theme::Deflection,
        Theme::DiscoveredAttack,
        Theme::DiscoveredCheck,
        Theme::DoubleBishopMate,
        Theme::DoubleCheck,
        Theme::DovetailMate,
        Theme::EnPassant,
        Theme::Fork,
        Theme::HangingPiece,
        Theme::HookMate,
        Theme::KillBoxMate,
        Theme::Pin,
        Theme::Promotion,
        Theme::QuietMove,
        Theme::Sacrifice,
        Theme::Skewer,
        Theme::SmotheredMate,
        Theme::UnderPromotion,
        Theme::VukovicMate,
    ];

    /// Lichess' public name.
    pub fn word(self) -> &'static str {
        match self {
            Theme::AnastasiaMate => "anastasiaMate",
            Theme::ArabianMate => "arabianMate",
            Theme::Attraction => "attraction",
            Theme::BackRankMate => "backRankMate",
            Theme::BodenMate => "bodenMate",
            Theme::Castling => "castling",
            Theme::Deflection => "deflection",
            Theme::DiscoveredAttack => "discoveredAttack",
            Theme::DiscoveredCheck => "discoveredCheck",
            Theme::DoubleBishopMate => "doubleBishopMate",
            Theme::DoubleCheck => "doubleCheck",
            Theme::DovetailMate => "dovetailMate",
            Theme::EnPassant => "enPassant",
            Theme::Fork => "fork",
            Theme::HangingPiece => "hangingPiece",
            Theme::HookMate => "hookMate",
            Theme::KillBoxMate => "killBoxMate",
            Theme::Pin => "pin",
            Theme::Promotion => "promotion",
            Theme::QuietMove => "quietMove",
            Theme::Sacrifice => "sacrifice",
            Theme::Skewer => "skewer",
            Theme::SmotheredMate => "smotheredMate",
            Theme::UnderPromotion => "underPromotion",
            Theme::VukovicMate => "vukovicMate",
        }
    }

    /// The theme of that public name.
    pub fn parse(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_back_and_they_are_in_order() {
        assert!(
            Theme::ALL
                .windows(2)
                .all(|two| two[0] < two[1] && two[0].word() < two[1].word())
        );
        for theme in Theme::ALL {
            assert_eq!(Theme::parse(theme.word()), Some(theme));
        }
        assert_eq!(Theme::parse("zugzwang"), None);
    }
}
