//! Words and ways of writing that no language of ours should have.

use super::desk::Desk;
use crate::content::decode::Text;
use crate::content::problem::Class;
use crate::content::source::Place;
use crate::i18n::Lang;
use std::ops::Range;

/// (beginnings of refused words, what to write)
fn refused(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[],
        Lang::Da => &[("biskop", "løber"), ("ridder", "springer")],
        Lang::Sv => &[
            ("biskop", "löpare"),
            ("drottning", "dam"),
            ("riddar", "springare"),
        ],
        Lang::Nb => &[("biskop", "løper"), ("ridder", "springer")],
    }
}

/// Tells refused words, bare moves and numbers without a full stop.
pub fn check(desk: &mut Desk<'_>, lang: Lang, text: &Text) {
    let text_without_braces = masked(&text.value);
    let words = words(&text_without_braces);
    for (index, range) in words.iter().enumerate() {
        let word = &text_without_braces[range.clone()];
        if let Some((refused, write)) = refused(lang)
            .iter()
            .find(|(refused, _)| word.to_lowercase().starts_with(refused))
        {
            let _ = refused;
            tell(
                desk,
                text,
                range.clone(),
                format!("terms: write {write}, not {}", word.to_lowercase()),
                "",
            );
        } else if is_bare_move(word) {
            let mend = "put moves in braces, with English letters: {Nf3}";
            tell(
                desk,
                text,
                range.clone(),
                format!("`{word}` is a bare move"),
                mend,
            );
        }
        let number = word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
        if let (true, Some(next)) = (number, words.get(index + 1)) {
            let between = &text_without_braces[range.end..next.start];
            let follows = &text_without_braces[next.clone()];
            if between == " " && (is_square(follows) || is_bare_move(follows)) {
                tell(
                    desk,
                    text,
                    range.start..next.end,
                    format!("`{word} {follows}` reads as a figure"),
                    &format!("write {word}. {follows}"),
                );
            }
        }
    }
}

/// Tells items of a list in brackets that look like one text, split at its commas.
pub fn tell_split(desk: &mut Desk<'_>, items: &[Text]) {
    for pair in items.windows(2) {
        let between = Place {
            start: pair[0].place.end,
            end: pair[1].place.start,
        };
        let text = &pair[1].value;
        let plain = desk.source.slice(pair[1].place).starts_with(text.as_str());
        let goes_on = text.starts_with(char::is_lowercase) && !text.get(..2).is_some_and(is_square);
        if plain && goes_on && desk.source.slice(between).trim() == "," {
            let what = "the comma before this begins a new item";
            let mend = "put a text that has commas in quotes";
            desk.tell(Class::Words, pair[1].place, what, mend);
        }
    }
}

fn tell(desk: &mut Desk<'_>, text: &Text, range: Range<usize>, what: String, mend: &str) {
    let place = desk.part_of(text, range);
    desk.tell(Class::Words, place, what, mend);
}

/// The text with what stands in braces and in the targets of links blotted out, byte for byte.
fn masked(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut inside = None;
    let mut before = ' ';
    for letter in text.chars() {
        match (inside, letter) {
            (None, '{') => inside = Some('}'),
            (None, '(') if before == ']' => inside = Some(')'),
            (Some(end), letter) if letter == end => inside = None,
            _ => {}
        }
        before = letter;
        if inside.is_some() || letter == '}' {
            masked.extend(std::iter::repeat_n('{', letter.len_utf8()));
        } else {
            masked.push(letter);
        }
    }
    masked
}

/// Runs of letters, figures and what belongs to moves.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
        let inside = letter.is_alphanumeric() || matches!(letter, '=' | '+' | '#');
        match (inside, start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push(from..at);
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// A move with a piece's letter, in any of our languages.
fn is_bare_move(word: &str) -> bool {
    let Some(rest) = word.strip_prefix(['K', 'Q', 'R', 'B', 'N', 'D', 'T', 'L', 'S', 'H']) else {
        return false;
    };
    let rest = rest.trim_end_matches(['+', '#']);
    let Some(cut) = rest
        .len()
        .checked_sub(2)
        .filter(|&cut| rest.is_char_boundary(cut))
    else {
        return false;
    };
    let (from, to) = rest.split_at(cut);
    let from = from.strip_suffix('x').unwrap_or(from);
    let origin = |sign: char| matches!(sign, 'a'..='h' | '1'..='8');
    is_square(to) && from.len() <= 2 && from.chars().all(origin)
}

fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::source::{Place, Source};

    fn told(lang: Lang, value: &str) -> Vec<String> {
        let source = Source::new("sv.yaml", value.to_owned());
        let mut desk = Desk::new(&source);
        let text = Text {
            place: Place::new(0, value.len()),
            value: value.to_owned(),
        };
        check(&mut desk, lang, &text);
        let told = |problem: &crate::content::Problem| {
            format!("{}+{}: {}", problem.column, problem.length, problem.what)
        };
        desk.problems.iter().map(told).collect()
    }

    #[test]
    fn refused_words_are_told_in_every_form() {
        assert_eq!(
            told(Lang::Sv, "Riddaren hotar drottningflygeln och damen."),
            [
                "1+8: terms: write springare, not riddaren",
                "16+16: terms: write dam, not drottningflygeln",
            ]
        );
        assert_eq!(told(Lang::Da, "Dronningen og springeren."), [""; 0]);
        assert_eq!(
            told(Lang::Nb, "En biskop"),
            ["4+6: terms: write løper, not biskop"]
        );
    }

    #[test]
    fn bare_moves_are_told_and_squares_are_not() {
        assert_eq!(
            told(
                Lang::Da,
                "Efter Sf3 står springeren på f3, {Nf3} og [f3](term:Nf3)."
            ),
            ["7+3: `Sf3` is a bare move"]
        );
        for bare in ["Nxd5+", "Tad1", "R1e2", "Qh7#", "Lb5"] {
            assert_eq!(told(Lang::En, bare).len(), 1, "{bare}");
        }
        for plain in ["R13", "K+B v K", "e4 and d4", "D4H", "Nf", "Bb", "O-O"] {
            assert_eq!(told(Lang::En, plain), [""; 0], "{plain}");
        }
    }

    #[test]
    fn a_number_needs_its_full_stop() {
        assert_eq!(
            told(Lang::En, "After 1 e4 comes e5."),
            ["7+4: `1 e4` reads as a figure"]
        );
        assert_eq!(
            told(Lang::En, "After 1. e4, in 3 moves, rank 1, e4."),
            [""; 0]
        );
    }
}
