//! A reader's display choices, kept in a plain cookie (`prefs`), no secret and no identity.

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// As the reader's system says.
    #[default]
    System,
    Light,
    Dark,
}

/// What a reader has chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Prefs {
    pub theme: Theme,
    /// Letters and figures at the board's edge.
    pub coordinates: bool,
}

impl Default for Prefs {
    fn default() -> Self {
        Prefs {
            theme: Theme::System,
            coordinates: true,
        }
    }
}

impl Prefs {
    pub const COOKIE: &'static str = "prefs";

    /// The cookie's value: `system`, `light` or `dark`, then `.plain` without coordinates.
    pub fn format(self) -> String {
        let coordinates = if self.coordinates { "" } else { ".plain" };
        format!("{}{coordinates}", self.theme.word())
    }

    /// Reads a cookie's value; what is unknown counts as not chosen.
    pub fn parse(value: &str) -> Prefs {
        let (theme, rest) = value.split_once('.').unwrap_or((value, ""));
        Prefs {
            theme: Theme::from_word(theme).unwrap_or_default(),
            coordinates: rest != "plain",
        }
    }
}

impl Theme {
    pub fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn from_word(word: &str) -> Option<Theme> {
        [Theme::System, Theme::Light, Theme::Dark]
            .into_iter()
            .find(|theme| theme.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_survives_the_cookie() {
        for theme in [Theme::System, Theme::Light, Theme::Dark] {
            for coordinates in [true, false] {
                let prefs = Prefs { theme, coordinates };
                assert_eq!(Prefs::parse(&prefs.format()), prefs);
            }
        }
    }

    #[test]
    fn an_unknown_value_counts_as_not_chosen() {
        assert_eq!(Prefs::parse("neon.blink"), Prefs::default());
        assert_eq!(Prefs::parse(""), Prefs::default());
    }
}
