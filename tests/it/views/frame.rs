//! Head, menu, switches and footer.

use super::fixture::{at, context, daily, day, day_of, met_today, sacrifice};
use askama::Template;
use gaffel::i18n::Lang;
use gaffel::web::prefs::{Prefs, Theme};
use gaffel::web::views::context::PageContext;
use gaffel::web::views::daily::DailyPage;
use gaffel::web::views::error::ErrorPage;

#[test]
fn the_language_links_keep_path_and_query_and_the_canonical_address_does_not() {
    let puzzle = sacrifice();
    let mut context = context(Lang::Da, "/daily");
    context.query = "line=d2h6.g7h6&flip=1".to_owned();
    let page = DailyPage::new(&context, &at(&puzzle, ""), &met_today())
        .render()
        .unwrap();
    assert!(page.contains("href=\"/sv/daily?line=d2h6.g7h6&#38;flip=1\""));
    assert!(
        page.contains(
            "<link rel=\"canonical\" href=\"https://gaffel.example/da/daily/2026-11-29\">"
        )
    );
    assert!(page.contains("hreflang=\"nb\" href=\"https://gaffel.example/nb/daily/2026-11-29\""));
    assert!(page.contains("name=\"back\" value=\"/da/daily?line=d2h6.g7h6&#38;flip=1\""));
}

#[test]
fn a_chosen_theme_stands_on_the_page_and_the_systems_own_does_not() {
    let puzzle = sacrifice();
    let mut context = context(Lang::En, "/daily");
    let page = |context: &PageContext| {
        DailyPage::new(context, &at(&puzzle, ""), &met_today())
            .render()
            .unwrap()
    };
    assert!(!page(&context).contains("data-theme"));
    context.prefs = Prefs {
        theme: Theme::Dark,
        coordinates: false,
    };
    let dark = page(&context);
    assert!(dark.contains("data-theme=\"dark\""));
    assert!(dark.contains("name=\"theme\" value=\"dark\" aria-pressed=\"true\""));
    assert!(dark.contains("name=\"coordinates\" value=\"off\" aria-pressed=\"true\""));
    assert!(
        !dark.contains("class=\"rank\""),
        "the board has no letters then"
    );
}

#[test]
fn a_shared_page_shows_the_days_diagram() {
    let puzzle = sacrifice();
    let page = daily(Lang::En, &at(&puzzle, ""));
    assert!(
        page.contains(
            "property=\"og:image\" content=\"https://gaffel.example/daily/2026-11-29.png\""
        )
    );
    assert!(page.contains("href=\"/en/daily.atom\""));
}

#[test]
fn the_menu_marks_where_the_reader_is() {
    let puzzle = sacrifice();
    let mut state = at(&puzzle, "");
    assert!(daily(Lang::En, &state).contains("href=\"/en/daily\" aria-current=\"page\""));
    day_of(&mut state).date = day(20);
    let past = daily(Lang::En, &state);
    assert!(
        !past.contains("aria-current=\"page\""),
        "a past day hangs nowhere in the menu"
    );
    assert!(past.contains("href=\"/en/daily/archive/2026-11\""));
}

#[test]
fn without_a_script_none_is_asked_for() {
    let puzzle = sacrifice();
    let mut context = context(Lang::En, "/daily");
    context.script = false;
    let page = DailyPage::new(&context, &at(&puzzle, ""), &met_today())
        .render()
        .unwrap();
    assert!(!page.contains("<script"));
}

#[test]
fn an_error_leads_on_and_is_not_listed() {
    let page = ErrorPage::new(
        &context(Lang::Nb, "/daily/2026-02-30"),
        400,
        "Ingen slik dag".to_owned(),
        "Februar har ikke 30 dager.".to_owned(),
        None,
        None,
    );
    let page = page.render().unwrap();
    for part in [
        "Feil 400",
        "href=\"/nb/daily\"",
        "href=\"/nb/daily/archive/2026-11\"",
        "noindex",
    ] {
        assert!(page.contains(part), "{part}");
    }
}
