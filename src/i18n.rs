//! Languages: messages, negotiation, dates, and the enums of the core in words.
//!
//! All texts are plain: whoever shows them escapes them. A reader's own text may be part of one.

pub mod collate;
pub mod dates;
pub mod messages;
pub mod moves;
pub mod negotiate;
pub mod numbers;
pub mod words;

use crate::chess::Letters;
pub use messages::Messages;

/// A language of the site; the order is that of the language menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lang {
    En,
    Da,
    Sv,
    Nb,
}

impl Lang {
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Da, Lang::Sv, Lang::Nb];
    /// Path prefix, HTML `lang` and message key.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Da => "da",
            Lang::Sv => "sv",
            Lang::Nb => "nb",
        }
    }
    /// Exactly one of the codes, lower case.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
    /// Its own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Da => "Dansk",
            Lang::Sv => "Svenska",
            Lang::Nb => "Norsk",
        }
    }
    /// The letters its readers write moves in.
    pub fn letters(self) -> Letters {
        match self {
            Lang::En => Letters::English,
            Lang::Da | Lang::Sv | Lang::Nb => Letters::Nordic,
        }
    }
    pub fn messages(self) -> Messages {
        messages::messages(self)
    }
}

/// The text with a capital at its beginning, for words that open a sentence or stand alone.
pub fn capitalise(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_code_and_by_no_other() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        for other in ["", "no", "DA", "en-GB", "fr"] {
            assert_eq!(Lang::from_code(other), None);
        }
    }

    #[test]
    fn a_capital_is_set_in_any_alphabet() {
        assert_eq!(capitalise("søndag den 1."), "Søndag den 1.");
        assert_eq!(capitalise("öppning"), "Öppning");
        assert_eq!(capitalise(""), "");
    }
}
