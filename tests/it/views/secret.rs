//! The solution is in no page before it is found or asked for.

use super::fixture::{at, daily, hinted, sacrifice, shown, tried};
use askama::Template;
use gaffel::i18n::Lang;
use gaffel::web::views::embed::EmbedPage;
use gaffel::web::views::home::HomePage;

/// The key in every way a page could write it.
const KEY: [&str; 5] = ["d2h6", "Qh6", "Dh6", "d2-h6", "{\"d2"];

fn tells_the_key(page: &str) -> bool {
    KEY.iter().any(|text| page.contains(text))
}

#[test]
fn no_page_tells_the_key_while_the_reader_looks_for_it() {
    let puzzle = sacrifice();
    for lang in Lang::ALL {
        let states = [
            at(&puzzle, ""),
            tried(&puzzle, "", "Bxf6"),
            tried(&puzzle, "", "Qd8"),
            hinted(&puzzle, 1),
            hinted(&puzzle, 2),
        ];
        for state in states {
            assert!(!tells_the_key(&daily(lang, &state)));
        }
        let context = super::fixture::context(lang, "/");
        let home = HomePage::new(&context, &at(&puzzle, ""), None, None);
        assert!(!tells_the_key(&home.render().unwrap()));
        let embed = EmbedPage::new(&context, &at(&puzzle, ""));
        assert!(!tells_the_key(&embed.render().unwrap()));
    }
}

#[test]
fn after_the_key_the_mate_is_still_not_told() {
    let puzzle = sacrifice();
    for lang in Lang::ALL {
        let page = daily(lang, &tried(&puzzle, "", "Qh6"));
        for mate in ["h4f6", "Bxf6", "Lxf6"] {
            assert!(!page.contains(mate), "{mate}");
        }
    }
}

#[test]
fn the_second_hint_tells_the_piece_and_the_third_the_move() {
    let puzzle = sacrifice();
    assert!(daily(Lang::En, &hinted(&puzzle, 2)).contains("Look at the queen on d2."));
    assert!(daily(Lang::Da, &hinted(&puzzle, 3)).contains("Trækket er Dh6+."));
}

#[test]
fn the_solution_is_told_when_asked_for() {
    let puzzle = sacrifice();
    let page = daily(Lang::Sv, &shown(&puzzle));
    assert!(page.contains("1.\u{a0}Dh6+ Kxh6"), "{page}");
    assert!(page.contains("2.\u{a0}Lxf6#"));
}
