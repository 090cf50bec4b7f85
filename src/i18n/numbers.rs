//! Whole numbers as readers write them.

use super::Lang;

/// With the thousands set apart: 12,345 in English, 12.345 in Danish, 12 345 with a space that does
/// not break in Swedish and Norwegian. Four digits stay together in all but English.
pub fn grouped(lang: Lang, number: u64) -> String {
    let digits = number.to_string();
    let (sign, least) = match lang {
        Lang::En => (',', 4),
        Lang::Da => ('.', 5),
        Lang::Sv | Lang::Nb => ('\u{a0}', 5),
    };
    if digits.len() < least {
        return digits;
    }
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(sign);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart_as_the_language_has_it() {
        assert_eq!(grouped(Lang::En, 999), "999");
        assert_eq!(grouped(Lang::En, 1234), "1,234");
        assert_eq!(grouped(Lang::Da, 1234), "1234");
        assert_eq!(grouped(Lang::Da, 5_123_456), "5.123.456");
        assert_eq!(grouped(Lang::Sv, 12_345), "12\u{a0}345");
        assert_eq!(grouped(Lang::Nb, 0), "0");
    }
}
