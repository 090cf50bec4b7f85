//! What holds for the markup of every page.

use super::fixture::every_page;
use gaffel::i18n::Lang;
use std::collections::BTreeSet;

/// The values of an attribute in the order they stand.
pub fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    page.split(&format!(" {attribute}=\""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

fn for_every_page(check: impl Fn(&str, &str, Lang)) {
    for lang in Lang::ALL {
        for (name, page) in every_page(lang) {
            check(&format!("{name} ({})", lang.code()), &page, lang);
        }
    }
}

#[test]
fn no_page_needs_inline_script_or_style() {
    for_every_page(|name, page, _| {
        for part in page.split('<').skip(1) {
            let tag = part.split('>').next().unwrap();
            assert!(!tag.contains(" style="), "{name}: {tag}");
            assert!(!tag.starts_with("style"), "{name}: {tag}");
            // What stands outside quotes: names of attributes.
            let mut names = tag.split('"').step_by(2);
            assert!(!names.any(|names| names.contains(" on")), "{name}: {tag}");
            let script = tag.starts_with("script");
            assert!(!script || tag.contains(" src=\"/assets/"), "{name}: {tag}");
        }
        assert!(!page.contains("javascript:"), "{name}");
    });
}

#[test]
fn every_page_says_its_language_and_has_one_first_heading() {
    for_every_page(|name, page, lang| {
        assert!(
            page.contains(&format!("<html lang=\"{}\"", lang.code())),
            "{name}"
        );
        assert_eq!(page.matches("<h1").count(), 1, "{name}");
        assert_eq!(page.matches("<main").count(), 1, "{name}");
    });
}

#[test]
fn no_id_stands_twice_and_every_reference_to_one_is_answered() {
    for_every_page(|name, page, _| {
        let ids = values(page, "id");
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(unique.len(), ids.len(), "{name}: {ids:?}");
        for attribute in ["for", "aria-labelledby", "form", "data-copy"] {
            for id in values(page, attribute) {
                assert!(unique.contains(id), "{name}: {attribute}={id}");
            }
        }
    });
}

#[test]
fn every_form_stays_on_the_site_and_in_the_language() {
    for_every_page(|name, page, lang| {
        for action in values(page, "action") {
            assert!(
                action.starts_with(&format!("/{}/", lang.code())),
                "{name}: {action}"
            );
        }
    });
}

#[test]
fn every_link_out_of_the_site_lets_go_of_the_page() {
    for_every_page(|name, page, _| {
        for part in page.split("<a ").skip(1) {
            let tag = part.split('>').next().unwrap();
            let tag = format!(" {tag}");
            let href = values(&tag, "href")[0];
            let own = href.starts_with('/') || href.starts_with('#');
            assert!(own || tag.contains("rel=\"noopener"), "{name}: {tag}");
        }
    });
}

#[test]
fn tags_are_balanced() {
    const VOID: [&str; 7] = ["meta", "link", "input", "br", "path", "circle", "rect"];
    for_every_page(|name, page, _| {
        let mut open: Vec<&str> = Vec::new();
        for part in page.split('<').skip(2) {
            let tag = part.split(['>', ' ', '\n']).next().unwrap();
            if let Some(closed) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(closed), "{name}");
            } else if !VOID.contains(&tag.trim_end_matches('/')) {
                open.push(tag);
            }
        }
        assert!(open.is_empty(), "{name}: {open:?}");
    });
}

#[test]
fn no_message_is_left_with_a_hole() {
    for_every_page(|name, page, _| {
        for hole in ["{ $", "{$", "#error#", "placeholder = "] {
            assert!(!page.contains(hole), "{name}: {hole}");
        }
        for isolation in ['\u{2068}', '\u{2069}'] {
            assert!(!page.contains(isolation), "{name}");
        }
    });
}

#[test]
fn what_a_reader_wrote_is_text_and_never_markup() {
    for_every_page(|name, page, _| assert!(!page.contains("<script>"), "{name}"));
}
