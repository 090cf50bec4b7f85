//! Texts of lessons: a small tree that no page needs to trust.

/// A text in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prose {
    pub blocks: Vec<Block>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    Paragraph(Vec<Inline>),
    /// Each item is a run of blocks.
    List {
        ordered: bool,
        items: Vec<Vec<Block>>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inline {
    Text(String),
    Emphasis(Vec<Inline>),
    Strong(Vec<Inline>),
    /// Checked moves in English SAN as shown, with their numbers (`12...Qxd5+`), each to be put
    /// into the reader's letters.
    Moves(Vec<String>),
    Link {
        to: LinkTarget,
        text: Vec<Inline>,
    },
    Break,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkTarget {
    /// A term of the glossary, by its id.
    Term(String),
    /// A claim of the rules page, 1 to 43.
    Rule(u8),
    /// A lesson, by its slug.
    Lesson(String),
    /// An https address.
    Web(String),
}
