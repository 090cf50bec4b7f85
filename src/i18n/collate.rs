//! Alphabetical order in each language.

use super::Lang;

/// The alphabet's last letters, in order; what is in none is sorted by its code point.
fn last_letters(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "",
        Lang::Da | Lang::Nb => "æøå",
        Lang::Sv => "åäö",
    }
}

/// What to sort a word by: case does not count, the last letters come after z, and the other
/// marked letters stand with their plain ones.
pub fn key(lang: Lang, word: &str) -> Vec<u32> {
    let last = last_letters(lang);
    word.chars()
        .flat_map(char::to_lowercase)
        .map(
            |letter| match last.chars().position(|other| other == letter) {
                Some(place) => u32::from('z') + 1 + u32::try_from(place).unwrap_or(0),
                None => u32::from(plain(letter)),
            },
        )
        .collect()
}

fn plain(letter: char) -> char {
    match letter {
        'é' | 'è' | 'ê' => 'e',
        'á' | 'à' | 'â' | 'ä' => 'a',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ü' | 'ú' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(lang: Lang, mut words: Vec<&str>) -> Vec<&str> {
        words.sort_by_key(|word| key(lang, word));
        words
    }

    #[test]
    fn the_last_letters_stand_last_in_their_own_order() {
        assert_eq!(
            sorted(Lang::Da, vec!["åben", "ære", "øst", "zone", "Aften"]),
            ["Aften", "zone", "ære", "øst", "åben"]
        );
        assert_eq!(
            sorted(Lang::Sv, vec!["öppen", "ära", "åtta", "zon", "avdrag"]),
            ["avdrag", "zon", "åtta", "ära", "öppen"]
        );
    }

    #[test]
    fn a_marked_letter_stands_with_its_plain_one() {
        assert_eq!(sorted(Lang::Da, vec!["én", "em", "eo"]), ["em", "én", "eo"]);
    }
}
