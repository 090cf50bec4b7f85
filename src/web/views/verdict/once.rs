//! What is said once only, where the author's words follow ours.

use crate::i18n::Messages;

/// The words that a right answer is greeted with, as far as `follows`, which comes after them,
/// does not say the same: `Yes.` alone where it names the move itself; nothing where it begins with
/// the same word, or in one short sentence says what they say.
pub fn greeting(m: &Messages, full: String, played: &str, follows: Option<&str>) -> String {
    let Some(follows) = follows else {
        return full;
    };
    let numbers = |letter: char| letter.is_ascii_digit() || ".… \u{a0}".contains(letter);
    let played = played.trim_end_matches(['+', '#']);
    if !played.is_empty() && follows.trim_start_matches(numbers).starts_with(played) {
        return m.verdict_yes().to_string();
    }
    let ours = words(&full);
    let theirs = words(
        follows
            .split_inclusive(['.', '!', ':'])
            .next()
            .unwrap_or(""),
    );
    let same = theirs.first() == ours.first();
    let short = theirs.len() <= 2 && theirs.iter().any(|word| ours.contains(word));
    match same || short {
        true => String::new(),
        false => full,
    }
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}
