//! Which known word a wrong one was meant to be.

/// How alike two words must be, 0 to 1.
const ALIKE: f64 = 0.8;

/// The most alike of the known words, if one is alike enough.
pub fn meant<'k>(word: &str, known: impl Iterator<Item = &'k str>) -> Option<&'k str> {
    let word = word.to_lowercase();
    known
        .map(|known| (strsim::jaro_winkler(&word, &known.to_lowercase()), known))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_alike_is_meant() {
        let known = || ["arrows", "circles", "after", "aside"].into_iter();
        assert_eq!(meant("arow", known()), Some("arrows"));
        assert_eq!(meant("Circle", known()), Some("circles"));
        assert_eq!(meant("hints", known()), None);
        assert_eq!(meant("", known()), None);
    }
}
