//! A lesson's first draft from a study in PGN: chapters become steps, comments become texts,
//! variations become other moves and typical mistakes, drawn arrows and circles stay drawn.
//!
//! The draft is for an author to cut and polish: whatever could not be taken over is told.

mod chapter;
mod draft;
mod marks;

use crate::mate::Solver;
use std::borrow::Cow;

/// A draft, and what of the study is not in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The text of a `lesson.yaml`.
    pub yaml: String,
    /// One sentence each, for the author.
    pub left_out: Vec<String>,
}

/// Makes a draft of all chapters.
///
/// # Errors
/// The bytes are no PGN, or hold no chapter; in words for the author.
pub fn draft(pgn: &[u8]) -> Result<Draft, String> {
    let mut left_out = Vec::new();
    let chapters = chapter::read(&utf8(pgn), &mut left_out)?;
    if chapters.is_empty() {
        return Err(
            "there is no chapter in it: a PGN begins with tags in brackets or with moves".into(),
        );
    }
    let mut solver = Solver::new(crate::puzzle::judge::PROOF_LIMIT_NODES);
    let yaml = draft::write(&chapters, &mut solver, &mut left_out);
    Ok(Draft { yaml, left_out })
}

/// The standard has PGN in Latin-1; most programs write UTF-8.
fn utf8(pgn: &[u8]) -> Cow<'_, [u8]> {
    match std::str::from_utf8(pgn) {
        Ok(_) => Cow::Borrowed(pgn),
        Err(_) => {
            let text: String = pgn.iter().map(|&byte| char::from(byte)).collect();
            Cow::Owned(text.into_bytes())
        }
    }
}

#[cfg(test)]
mod tests;
