//! The rules page and the glossary.

use crate::lesson::{Prose, Translated};

/// The rules reference, in the order shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rules {
    pub sections: Vec<RuleSection>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSection {
    /// Safe in addresses, unique.
    pub id: String,
    pub title: Translated<String>,
    pub rules: Vec<Rule>,
}

/// One claim of the rules page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// 1 to 43; R13 is 13. Unique.
    pub number: u8,
    pub title: Translated<String>,
    pub text: Translated<Prose>,
}

/// Words explained; sorted by id.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Glossary {
    pub terms: Vec<Term>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// English slug: `back-rank-mate`.
    pub id: String,
    pub name: Translated<String>,
    pub text: Translated<Prose>,
    /// The slug of the lesson that teaches it.
    pub lesson: Option<String>,
}

impl Rules {
    pub fn get(&self, number: u8) -> Option<&Rule> {
        self.sections
            .iter()
            .flat_map(|section| &section.rules)
            .find(|rule| rule.number == number)
    }
}

impl Glossary {
    pub fn get(&self, id: &str) -> Option<&Term> {
        let index = self
            .terms
            .binary_search_by(|term| term.id.as_str().cmp(id))
            .ok()?;
        self.terms.get(index)
    }
}
