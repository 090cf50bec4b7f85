use super::*;
use crate::content::tree;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a sample")]
struct Sample {
    title: Text,
    #[serde(default)]
    arrows: Vec<At<String>>,
    order: At<u32>,
    #[serde(default)]
    test: bool,
    side: Option<At<Side>>,
    #[serde(default)]
    parts: Entries<Part>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Side {
    White,
    Black,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a part")]
struct Part {
    text: Text,
    because: Text,
}

fn read(text: &str) -> (Option<Decoded<Sample>>, Vec<String>) {
    let (source, node, problems) = tree::read("a.yaml", text.as_bytes());
    assert_eq!(problems, []);
    let (document, problems) = decode(&source, node.unwrap());
    let told = problems
        .iter()
        .map(|problem| problem.to_string().replacen("a.yaml:", "", 1));
    (document, told.collect())
}

#[test]
fn a_document_knows_its_places() {
    let text = "title: Forks\narrows: [e2e4]\norder: 3\ntest: true\nside: black\nparts:\n  a: {text: A, because: B}\n";
    let (document, problems) = read(text);
    assert_eq!(problems, [""; 0]);
    let Decoded { document, .. } = document.unwrap();
    assert_eq!(document.title.value, "Forks");
    assert_eq!(&text[document.arrows[0].place.range()], "e2e4");
    assert_eq!((document.order.value, document.test), (3, true));
    assert_eq!(document.side.unwrap().value, Side::Black);
    let (key, part) = &document.parts.0[0];
    assert_eq!(&text[key.place.range()], "a");
    assert_eq!(
        (part.text.value.as_str(), part.because.value.as_str()),
        ("A", "B")
    );
}

#[test]
fn all_faults_are_told_at_once_and_what_follows_from_them_is_not() {
    let (document, problems) = read(
        "title: no\narow: [e2e4]\norder: soon\ntest: yes\nside: blak\nparts:\n  a: {text: A}\n  \
         b: [x]\n  c: {text: off, because: {Nf3}}\n  yes: {text: A, because: B}\n",
    );
    assert!(document.is_some(), "the rest of the file is checked too");
    assert_eq!(
        problems,
        [
            "1:8: `no` without quotes reads as false; write \"no\"",
            "2:1: unknown field `arow`, did you mean `arrows`?",
            "3:8: expected a whole number, found `soon`",
            "4:7: expected true or false, found `yes`",
            "5:7: unknown word `blak`, did you mean `black`?",
            "7:6: `because` is missing; add `because: …`",
            "8:6: expected a part, found a list",
            "9:13: `off` without quotes reads as false; write \"off\"",
            "9:27: expected a text, found a map; put a text that contains `: ` or begins with a \
             bracket in quotes",
            "10:3: `yes` without quotes reads as true; write \"yes\"",
        ]
    );
}

#[test]
fn a_document_stays_without_its_faulty_parts() {
    let (document, problems) = read("title: Forks # and more\norder: 1\n");
    let title = document.unwrap().document.title;
    assert_eq!((title.value.as_str(), title.place.range().len()), ("", 0));
    assert_eq!(problems.len(), 1, "{problems:?}");
    let (document, problems) =
        read("title: Forks\norder: 1\nparts: {a: {text: 1}, b: {text: 2, because: 3}}\n");
    let decoded = document.unwrap();
    assert_eq!(problems, ["3:12: `because` is missing; add `because: …`"]);
    let (_, part) = &decoded.document.parts.0[0];
    assert!(part.because.place.is_stand_in() && !part.text.place.is_stand_in());
    let (document, _) = read("title: Forks\norder: 1\nparts: {a: [x]}\nside: [white]\n");
    let decoded = document.unwrap();
    assert_eq!(decoded.document.parts.0.len(), 0);
    assert!(!decoded.is_whole(Place::new(0, 80)) && decoded.is_whole(Place::new(0, 20)));
    assert_eq!(decoded.pruned[1].key.as_deref(), Some("side"));
}

#[test]
fn what_is_missing_is_told_unless_it_was_only_misspelt() {
    let (_, problems) = read("titel: Forks\n");
    assert_eq!(
        problems,
        [
            "1:1: unknown field `titel`, did you mean `title`?",
            "1:1: `order` is missing; add `order: …`",
        ]
    );
}

#[test]
fn what_aliases_repeat_is_told_once() {
    let (_, problems) = read(
        "title: T\norder: 1\nparts:\n  a: &a {text: A}\n  b: *a\n  c: &c {}\n  d: *c\n  e: [*c, *c]\n",
    );
    assert_eq!(
        problems,
        [
            "4:9: `because` is missing; add `because: …`",
            "5:6: `because` is missing; add `because: …`",
            "6:9: `text` is missing; add `text: …`",
            "6:9: `because` is missing; add `because: …`",
            "7:6: `text` is missing; add `text: …`",
            "7:6: `because` is missing; add `because: …`",
            "8:6: expected a part, found a list",
        ]
    );
}

#[test]
fn an_empty_value_is_told() {
    let (_, problems) = read("title:\norder: 1\n");
    assert_eq!(
        problems,
        ["1:6: nothing stands here; write something, or take the line out"]
    );
}
