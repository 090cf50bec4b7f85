//! A text in four languages, English standing in for what is missing.

use crate::i18n::Lang;

/// English is always there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Translated<T> {
    english: T,
    /// da, sv, nb
    others: [Option<T>; 3],
}

impl<T> Translated<T> {
    pub fn new(english: T) -> Translated<T> {
        Translated {
            english,
            others: [None, None, None],
        }
    }

    /// Sets the text of a language; also English.
    pub fn set(&mut self, lang: Lang, text: T) {
        match lang {
            Lang::En => self.english = text,
            Lang::Da => self.others[0] = Some(text),
            Lang::Sv => self.others[1] = Some(text),
            Lang::Nb => self.others[2] = Some(text),
        }
    }

    /// The text and the language it is in: English where `lang` has none.
    pub fn get(&self, lang: Lang) -> (&T, Lang) {
        let other = match lang {
            Lang::En => None,
            Lang::Da => self.others[0].as_ref(),
            Lang::Sv => self.others[1].as_ref(),
            Lang::Nb => self.others[2].as_ref(),
        };
        other.map_or((&self.english, Lang::En), |text| (text, lang))
    }

    pub fn has(&self, lang: Lang) -> bool {
        self.get(lang).1 == lang
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_language_falls_back_to_english_and_says_so() {
        let mut text = Translated::new("fork");
        text.set(Lang::Da, "gaffel");
        assert_eq!(text.get(Lang::Da), (&"gaffel", Lang::Da));
        assert_eq!(text.get(Lang::Sv), (&"fork", Lang::En));
        assert!(text.has(Lang::En) && !text.has(Lang::Nb));
    }
}
