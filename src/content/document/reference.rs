//! The rules page and the glossary.

use crate::content::decode::{At, Entries, Text};
use schemars::JsonSchema;
use serde::Deserialize;

/// The rules page, in English.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "the rules (`sections:`)")]
pub struct RulesFile {
    /// The sections, in the order shown.
    pub sections: Vec<SectionFile>,
}

/// A part of the rules page.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a section (`id:`, `title:`, `rules:`)"
)]
pub struct SectionFile {
    /// Name of the section in addresses: a-z, 0-9 and -.
    #[schemars(regex(pattern = "^[a-z0-9]+(-[a-z0-9]+)*$"))]
    pub id: At<String>,
    /// The heading.
    pub title: Text,
    /// The claims, in the order shown.
    pub rules: Vec<RuleFile>,
}

/// One claim of the rules.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a rule (`id:`, `title:`, `text:`)")]
pub struct RuleFile {
    /// R01 to R43.
    #[schemars(regex(pattern = "^R(0[1-9]|[1-3][0-9]|4[0-3])$"))]
    pub id: At<String>,
    /// Two to six words.
    pub title: Text,
    /// One to four sentences of Markdown.
    pub text: Text,
}

/// The rules page in another language.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "words (`sections:`, `rules:`)")]
pub struct RulesWords {
    /// The heading of each section, by its id.
    #[serde(default)]
    pub sections: Entries<Text>,
    /// The words of each claim, by its id.
    #[serde(default)]
    pub rules: Entries<RuleWords>,
}

/// The words of a claim.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a rule, like {title: …, text: …}")]
pub struct RuleWords {
    /// Two to six words.
    pub title: Option<Text>,
    /// One to four sentences of Markdown.
    pub text: Option<Text>,
}

/// The glossary, in English.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "the glossary (`terms:`)")]
pub struct GlossaryFile {
    /// Terms by their id, an English slug like back-rank-mate.
    pub terms: Entries<TermFile>,
}

/// A word explained.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a term, like {name: …, text: …}")]
pub struct TermFile {
    /// The word.
    pub name: Text,
    /// What it means: one to three sentences of Markdown.
    pub text: Text,
    /// The slug of the lesson that teaches it.
    pub lesson: Option<At<String>>,
}

/// The glossary in another language.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "words (`terms:`)")]
pub struct GlossaryWords {
    /// The words of each term, by its id.
    #[serde(default)]
    pub terms: Entries<TermWords>,
}

/// A word explained in another language.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "a term, like {name: …, text: …}")]
pub struct TermWords {
    /// The word.
    pub name: Option<Text>,
    /// What it means.
    pub text: Option<Text>,
}
