use super::read::MAX_BYTES;
use super::*;
use crate::content::problem::Problem;

fn tree(text: &str) -> Node {
    let (_, node, problems) = read("a.yaml", text.as_bytes());
    assert_eq!(problems, []);
    node.unwrap()
}

fn faults(text: impl AsRef<[u8]>) -> Vec<String> {
    let (_, _, problems) = read("a.yaml", text.as_ref());
    let told = |problem: &Problem| format!("{}:{}: {}", problem.line, problem.column, problem.what);
    problems.iter().map(told).collect()
}

fn get<'n>(node: &'n Node, key: &str) -> (&'n Key, &'n Node) {
    let Kind::Map(entries) = &node.kind else {
        panic!("{node:?}")
    };
    let found = entries.iter().find(|(found, _)| found.text == key);
    let (key, value) = found.unwrap();
    (key, value)
}

#[test]
fn keys_and_values_know_their_places() {
    let text = "title: Gafler og tårn # note\nsteps:\n  - id: \"two\"\n    hints: [a, b]\n";
    let node = tree(text);
    let (key, value) = get(&node, "title");
    assert_eq!(&text[key.place.range()], "title");
    assert_eq!(&text[value.place.range()], "Gafler og tårn");
    let Kind::Scalar { style, .. } = &value.kind else {
        panic!()
    };
    assert_eq!(*style, Style::Plain { comment: true });
    let (_, steps) = get(&node, "steps");
    let Kind::List(steps) = &steps.kind else {
        panic!()
    };
    assert_eq!(
        &text[steps[0].place.range()],
        "id: \"two\"\n    hints: [a, b]"
    );
    let (_, id) = get(&steps[0], "id");
    assert_eq!(&text[id.place.range()], "\"two\"");
    let (_, hints) = get(&steps[0], "hints");
    assert_eq!(&text[hints.place.range()], "[a, b]");
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_are_read() {
    let text = "\u{feff}title: Forks\r\norder: 2\r\n";
    let node = tree(text);
    let (key, value) = get(&node, "title");
    assert_eq!(&text[key.place.range()], "title");
    assert_eq!(&text[value.place.range()], "Forks");
    assert_eq!(&text[get(&node, "order").1.place.range()], "2");
}

#[test]
fn every_key_that_is_there_twice_is_told() {
    assert_eq!(
        faults("a: 1\na: 2\nb:\n  c: 1\n  c: 1\n"),
        [
            "2:1: the key `a` is there twice",
            "5:3: the key `c` is there twice"
        ]
    );
}

#[test]
fn every_tab_is_told_and_the_rest_is_read_on() {
    assert_eq!(
        faults("a:\n\tb: 1\n\tb: 2\n"),
        [
            "3:2: the key `b` is there twice",
            "2:1: a tab",
            "3:1: a tab"
        ]
    );
}

#[test]
fn bombs_depths_and_sizes_are_stopped() {
    let mut bomb = String::from("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for n in 1..10 {
        let of = vec![format!("*a{}", n - 1); 10].join(", ");
        bomb += &format!("a{n}: &a{n} [{of}]\n");
    }
    let told = faults(&bomb);
    assert!(
        told[0].ends_with("the file unfolds to more than can be a lesson"),
        "{told:?}"
    );
    for deep in [
        "[".repeat(200_000),
        "a: {".repeat(9_000),
        "- ".repeat(9_000),
    ] {
        let told = faults(&deep);
        assert!(told[0].ends_with("nested too deeply"), "{told:?}");
    }
    assert_eq!(
        faults(vec![b'a'; MAX_BYTES + 1]),
        ["1:1: the file has 1048577 bytes"]
    );
}

#[test]
fn what_is_no_text_is_told_by_its_byte() {
    assert_eq!(faults(b"title: f\xf8r\n"), ["1:9: byte 8 is no UTF-8 text"]);
}

#[test]
fn syntax_is_told_in_plain_words() {
    for (text, told) in [
        (
            "title: Forks: how\n",
            "1:13: a `:` that is out of place here",
        ),
        (
            "title: \"Forks\n",
            "1:8: the quotation mark opened at 1:8 is not closed",
        ),
        ("done: {Nf3} wins\n", "1:13: "),
        ("done: *both* hit\n", "1:7: an alias without its anchor"),
        ("a: @b\n", "1:4: a text cannot begin with `@`"),
        ("a: 1\n---\nb: 2\n", "3:1: a second document begins here"),
        ("", "1:1: the file is empty"),
        ("# nothing\n", "1:1: the file is empty"),
    ] {
        let found = faults(text);
        assert!(
            found.len() == 1 && found[0].starts_with(told),
            "{text:?}: {found:?}"
        );
    }
}

#[test]
fn what_is_pruned_is_gone_and_what_held_it_knows() {
    let text = "a: {b: [1, 2], c: 3}\nd: 4\n";
    let mut node = tree(text);
    let at = |what: &str| Place::new(text.find(what).unwrap(), text.find(what).unwrap() + 1);
    assert_eq!(node.prune(at("2"), None), Some(None));
    assert_eq!(node.prune(at("2"), None), None);
    let meant = Some("e".to_owned());
    assert_eq!(node.prune(at("c"), Some("e")), Some(meant));
    assert!(node.prune(at("4"), None).is_some());
    assert_eq!(
        (&get(&node, "a").1.pruned, &node.pruned),
        (&vec!["e".to_owned()], &vec!["d".to_owned()])
    );
    let Kind::List(items) = &get(get(&node, "a").1, "b").1.kind else {
        panic!()
    };
    assert_eq!(items.len(), 1);
}
