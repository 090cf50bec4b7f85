//! From text to what it may mean, without a position.

use super::MAX_CHARACTERS;
use crate::chess::{CastlingSide, File, Rank, Role, Square};

/// What a move text asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    Castle(CastlingSide),
    Step(Step),
}

/// A move to a square, as far as the text describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    /// `None` when only squares are given: any piece.
    pub role: Option<Role>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    /// A capture sign was written.
    pub takes: bool,
    pub to: Square,
    pub promotion: Option<Role>,
}

impl Step {
    /// The origin, if the text gives all of it.
    pub fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }
}

/// The readings of a text: the first is preferred.
#[derive(Debug, Clone, Copy)]
pub(super) struct Readings {
    pub first: Reading,
    /// Taken if the first is not legal.
    pub second: Option<Reading>,
    /// The text does not tell which is meant.
    pub equal: bool,
}

impl Readings {
    pub fn one(first: Reading) -> Readings {
        Readings {
            first,
            second: None,
            equal: false,
        }
    }
}

/// Reads UCI and nothing else: four or five characters, small letters.
pub(super) fn uci(text: &str) -> Option<Reading> {
    if !text.is_ascii() || !matches!(text.len(), 4 | 5) {
        return None;
    }
    let from: Square = text[..2].parse().ok()?;
    let to = text[2..4].parse().ok()?;
    let promotion = match text[4..].chars().next() {
        Some(letter) if letter.is_ascii_lowercase() => Some(Role::from_char(letter)?),
        Some(_) => return None,
        None => None,
    };
    Some(Reading::Step(Step {
        role: None,
        file: Some(from.file()),
        rank: Some(from.rank()),
        takes: false,
        to,
        promotion,
    }))
}

/// Reads any notation; `None` when it is no move.
pub(super) fn readings(text: &str) -> Option<Readings> {
    if text.trim().chars().count() > MAX_CHARACTERS {
        return None;
    }
    let text = plain(text);
    let marked = text.trim();
    // `0 - 0` begins like a move number.
    for text in [marked, without_number(marked)] {
        if let Some(side) = castling(&solid(without_marks(text))) {
            return Some(Readings::one(Reading::Castle(side)));
        }
    }
    steps(&solid(without_marks(without_number(marked))))
}

fn solid(text: &str) -> Vec<char> {
    text.chars()
        .filter(|letter| !letter.is_whitespace())
        .collect()
}

/// One spelling for each sign: wide forms, dashes, capture and figurines folded, invisible
/// marks dropped.
fn plain(text: &str) -> String {
    text.trim()
        .chars()
        .filter_map(|letter| match letter {
            // Variation selectors, joiners, direction marks, byte order mark.
            '\u{FE00}'..='\u{FE0F}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => None,
            '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(letter) - 0xFEE0),
            '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
            '×' | ':' => Some('x'),
            '…' => Some('.'),
            '♚'..='♟' => char::from_u32(u32::from(letter) - 6),
            _ => Some(letter),
        })
        .collect()
}

/// Drops `12.`, `12...`, `...` and `12 ` before a move.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let figures = text.len() - rest.len();
    if figures > 4 {
        return text;
    }
    if rest.starts_with('.') || (figures > 0 && rest.starts_with(char::is_whitespace)) {
        return rest.trim_start_matches(|letter: char| letter == '.' || letter.is_whitespace());
    }
    text
}

/// Drops check, mate, quality and en-passant marks after a move.
fn without_marks(mut text: &str) -> &str {
    const SIGNS: [char; 11] = ['+', '#', '!', '?', '†', '‡', '‼', '⁇', '⁈', '⁉', '.'];
    loop {
        let shorter =
            text.trim_end_matches(|letter: char| letter.is_whitespace() || SIGNS.contains(&letter));
        let shorter = ["(e.p.)", "(ep)", "e.p", "ep"]
            .iter()
            .find_map(|mark| strip_suffix_any_case(shorter, mark))
            .unwrap_or(shorter);
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}

fn strip_suffix_any_case<'t>(text: &'t str, suffix: &str) -> Option<&'t str> {
    let at = text.len().checked_sub(suffix.len())?;
    let end = text.get(at..)?;
    end.eq_ignore_ascii_case(suffix).then(|| &text[..at])
}

/// `O-O`, `0-0`, `oo` and the long ones.
fn castling(body: &[char]) -> Option<CastlingSide> {
    let mut rings = 0;
    let mut after_dash = true;
    for &letter in body {
        match letter {
            'O' | 'o' | '0' => {
                rings += 1;
                after_dash = false;
            }
            '-' if !after_dash => after_dash = true,
            _ => return None,
        }
    }
    match (rings, after_dash) {
        (2, false) => Some(CastlingSide::KingSide),
        (3, false) => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// The piece that a letter or figurine names, in any language that is read.
fn role(letter: char) -> Option<Role> {
    Some(match letter.to_ascii_uppercase() {
        'K' | '♔' => Role::King,
        'Q' | 'D' | '♕' => Role::Queen,
        'R' | 'T' | '♖' => Role::Rook,
        'B' | 'L' | '♗' => Role::Bishop,
        'N' | 'S' | 'H' | '♘' => Role::Knight,
        'P' | '♙' => Role::Pawn,
        _ => return None,
    })
}

fn file(letter: char) -> Option<File> {
    File::from_char(letter.to_ascii_lowercase())
}

fn steps(body: &[char]) -> Option<Readings> {
    let (body, promotion) = promotion(body)?;
    let [before @ .., to_file, to_rank] = body else {
        return None;
    };
    let to = Square::from_coords(file(*to_file)?, Rank::from_char(*to_rank)?);
    let (takes, origin) = match before {
        [origin @ .., 'x' | 'X'] => (true, origin),
        [origin @ .., '-'] => (false, origin),
        origin => (false, origin),
    };
    let step = |role, (file, rank)| {
        Reading::Step(Step {
            role,
            file,
            rank,
            takes,
            to,
            promotion,
        })
    };
    let with_piece = origin
        .split_first()
        .and_then(|(letter, rest)| Some(step(Some(role(*letter)?), place(rest)?)));
    let without_piece = match place(origin) {
        // A rank alone is no pawn move in any notation.
        Some((None, Some(_))) | None => None,
        Some((file, Some(rank))) => Some(step(None, (file, Some(rank)))),
        Some(place) => Some(step(Some(Role::Pawn), place)),
    };
    let shouted = to_file.is_ascii_uppercase();
    match (with_piece, without_piece) {
        (None, None) => None,
        (Some(only), None) | (None, Some(only)) => Some(Readings::one(only)),
        (Some(piece), Some(pawn)) => {
            let capital = origin[0].is_ascii_uppercase();
            let whole_square = origin.len() == 2;
            Some(if capital && !(shouted && whole_square) {
                Readings {
                    first: piece,
                    // `Bc3` without a capture sign is a bishop's move and nothing else.
                    second: (takes || shouted).then_some(pawn),
                    equal: shouted,
                }
            } else {
                Readings {
                    first: pawn,
                    // `b1c3` names two squares and nothing else.
                    second: (!whole_square).then_some(piece),
                    equal: false,
                }
            })
        }
    }
}

/// Splits off `=Q`, `Q`, `(Q)`, `/Q`; an `=` alone is no piece.
fn promotion(body: &[char]) -> Option<(&[char], Option<Role>)> {
    let body = match body {
        [inner @ .., ')'] => inner,
        _ => body,
    };
    let (body, promotion) = match body.split_last() {
        Some((&letter, before)) if role(letter).is_some() => (before, role(letter)),
        _ => (body, None),
    };
    let body = match body {
        [before @ .., '=' | '(' | '/'] => before,
        _ => body,
    };
    Some((body, promotion))
}

/// Where a piece comes from: nothing, a file, a rank or both.
fn place(origin: &[char]) -> Option<(Option<File>, Option<Rank>)> {
    match origin {
        [] => Some((None, None)),
        [one] => match (file(*one), Rank::from_char(*one)) {
            (None, None) => None,
            place => Some(place),
        },
        [letter, figure] => Some((Some(file(*letter)?), Some(Rank::from_char(*figure)?))),
        _ => None,
    }
}
