//! Which language suits a reader best (Accept-Language).

use super::Lang;

/// Longest part of a header that is read; browsers send a tenth of it.
const MAX_BYTES: usize = 2048;

/// The language of the site that a reader likes best, by RFC 9110 (12.5.4): the highest `q` wins,
/// among equals the one named first. Norwegian is one language here (`no`, `nb`, `nn`); regions
/// make no difference. English when nothing fits, and when the header makes no sense.
pub fn negotiate(accept_language: Option<&str>) -> Lang {
    let mut best: [Option<u16>; 4] = [None; 4];
    let mut rest = None;
    for (tag, quality) in ranges(accept_language.unwrap_or_default()) {
        if tag == "*" {
            rest = rest.max(Some(quality));
        } else if let Some(index) = index(tag) {
            best[index] = best[index].max(Some(quality));
        }
    }
    let mut choice: Option<(u16, Lang)> = None;
    let mut consider = |quality: u16, lang: Lang| {
        if quality > 0 && choice.is_none_or(|(highest, _)| quality > highest) {
            choice = Some((quality, lang));
        }
    };
    for (tag, _) in ranges(accept_language.unwrap_or_default()) {
        if tag == "*" {
            // Any language not named otherwise: the first of ours that is not.
            let unnamed = (0..4).find(|&index| best[index].is_none());
            if let (Some(index), Some(quality)) = (unnamed, rest) {
                consider(quality, Lang::ALL[index]);
            }
        } else if let Some(index) = index(tag) {
            consider(best[index].unwrap_or(0), Lang::ALL[index]);
        }
    }
    choice.map_or(Lang::En, |(_, lang)| lang)
}

/// Where in [`Lang::ALL`] the language of a tag is.
fn index(tag: &str) -> Option<usize> {
    let primary = tag.split('-').next().unwrap_or_default();
    let code = match primary.to_ascii_lowercase().as_str() {
        "no" | "nn" => "nb".to_owned(),
        other => other.to_owned(),
    };
    Lang::ALL.iter().position(|lang| lang.code() == code)
}

/// Tags with their quality in thousandths; what cannot be read is left out.
fn ranges(header: &str) -> impl Iterator<Item = (&str, u16)> {
    let mut end = header.len().min(MAX_BYTES);
    while !header.is_char_boundary(end) {
        end -= 1;
    }
    header[..end].split(',').filter_map(|range| {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next().filter(|tag| !tag.is_empty())?;
        let mut quality = 1000;
        for parameter in parts {
            let (name, value) = parameter.split_once('=')?;
            if name.trim().eq_ignore_ascii_case("q") {
                quality = thousandths(value.trim())?;
            }
        }
        Some((tag, quality))
    })
}

/// `0`, `1`, `0.5`, up to three decimals; nothing above 1.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let fraction: u16 = format!("{decimals:0<3}").parse().ok()?;
    match whole {
        "0" => Some(fraction),
        "1" if fraction == 0 => Some(1000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_best_liked_language_is_chosen() {
        for (header, lang) in [
            ("da", Lang::Da),
            ("da-DK", Lang::Da),
            ("DA-dk", Lang::Da),
            ("sv-FI, sv;q=0.9", Lang::Sv),
            ("nb-NO", Lang::Nb),
            ("nn", Lang::Nb),
            ("no", Lang::Nb),
            ("no-NO,no;q=0.9,en;q=0.8", Lang::Nb),
            ("en-GB,en;q=0.9,da;q=0.8", Lang::En),
            ("fr-FR,fr;q=0.9,da;q=0.3,en;q=0.7", Lang::En),
            ("fr, sv;q=0.2", Lang::Sv),
            ("en;q=0.5, da;q=0.5", Lang::En),
            ("sv;q=0.5, da;q=0.5", Lang::Sv),
            ("en;q=0.1, da;q=0.001, sv;q=1.000", Lang::Sv),
            ("da ; q = 0.3 , nb ; Q=0.4", Lang::Nb),
        ] {
            assert_eq!(negotiate(Some(header)), lang, "{header}");
        }
    }

    #[test]
    fn a_star_stands_for_what_is_not_named() {
        for (header, lang) in [
            ("*", Lang::En),
            ("fr, *;q=0.5", Lang::En),
            ("en;q=0, *", Lang::Da),
            ("en;q=0.1, *;q=0.5", Lang::Da),
            ("sv;q=0.8, *;q=0.1", Lang::Sv),
            ("*;q=0", Lang::En),
        ] {
            assert_eq!(negotiate(Some(header)), lang, "{header}");
        }
    }

    #[test]
    fn english_when_nothing_fits_or_makes_sense() {
        assert_eq!(negotiate(None), Lang::En);
        for header in [
            "",
            ",,,",
            "fr",
            "da;q=0",
            "da;q=2",
            "da;q=0.5555",
            "da;q=-1",
            "da;q",
            "danish",
            "-",
            ";q=1",
            "da;q=0x1",
            "\u{0}",
            "日本語",
        ] {
            assert_eq!(negotiate(Some(header)), Lang::En, "{header}");
        }
    }

    #[test]
    fn what_stands_far_out_in_a_header_is_not_read() {
        assert_eq!(
            negotiate(Some(&format!("{}da", "fr,".repeat(100)))),
            Lang::Da
        );
        assert_eq!(
            negotiate(Some(&format!("{}da", "fr,".repeat(1000)))),
            Lang::En
        );
        assert_eq!(negotiate(Some(&"é".repeat(5000))), Lang::En);
    }

    proptest! {
        #[test]
        fn no_header_does_any_harm(header in ".{0,300}") {
            negotiate(Some(&header));
        }

        #[test]
        fn a_header_of_likely_parts_does_no_harm(header in "[dansvbenq0-9*;,=. -]{0,200}") {
            negotiate(Some(&header));
        }
    }
}
