use super::*;
use crate::content::check::ground::Ground;
use crate::content::source::{Place, Source};

fn read_text(value: &str) -> (Prose, Vec<String>) {
    let source = Source::new("a.yaml", value.to_owned());
    let mut desk = Desk::new(&source);
    let text = Text {
        place: Place::new(0, value.len()),
        value: value.to_owned(),
    };
    let ground = Ground {
        base: Some(crate::chess::Position::default()),
        ..Ground::default()
    };
    let known = Known {
        terms: ["fork".to_owned()].into(),
        rules: [13].into(),
        lessons: ["forks".to_owned()].into(),
    };
    let prose = read(&mut desk, Lang::En, &text, ground.footing(None), &known);
    let told = |problem: &crate::content::Problem| {
        format!("{}:{}: {}", problem.line, problem.column, problem.what)
    };
    (prose, desk.problems.iter().map(told).collect())
}

#[test]
fn the_allowed_markdown_becomes_prose() {
    let (prose, told) = read_text(
        "Play {1.e4 e5} *now*, **so**\nor [fork](term:fork).\n\n- one [R](rule:R13)\n- two\n\n  more\n\n1. a\n",
    );
    assert_eq!(told, [""; 0]);
    let text = |text: &str| Inline::Text(text.to_owned());
    let first = vec![
        text("Play "),
        Inline::Moves(vec!["1.e4".to_owned(), "e5".to_owned()]),
        text(" "),
        Inline::Emphasis(vec![text("now")]),
        text(", "),
        Inline::Strong(vec![text("so")]),
        text(" or "),
        Inline::Link {
            to: LinkTarget::Term("fork".to_owned()),
            text: vec![text("fork")],
        },
        text("."),
    ];
    assert_eq!(prose.blocks[0], Block::Paragraph(first));
    let Block::List {
        ordered: false,
        items,
    } = &prose.blocks[1]
    else {
        panic!("{prose:?}");
    };
    assert_eq!((items.len(), items[1].len()), (2, 2));
    assert!(matches!(prose.blocks[2], Block::List { ordered: true, .. }));
}

#[test]
fn nothing_is_nested_deep_enough_to_fill_the_stack() {
    for deep in [
        "> ".repeat(50_000),
        "- ".repeat(50_000),
        "*_".repeat(50_000) + "a" + &"_*".repeat(50_000),
        "[".repeat(50_000) + &"](term:fork)".repeat(50_000),
    ] {
        let (_, told) = read_text(&deep);
        assert!(told.len() < 5_000);
    }
    let (_, told) = read_text(&format!("{}a", "- ".repeat(40)));
    assert!(
        told.iter().any(|told| told.ends_with("nested too deeply")),
        "{told:?}"
    );
}
