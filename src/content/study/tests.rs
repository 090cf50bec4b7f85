use super::draft;

const STUDY: &str = r#"[Event "Forks: The royal fork"]
[FEN "6k1/5ppp/8/3N4/3q4/8/5PPP/6K1 w - - 0 1"]
[SetUp "1"]

{ Look for a check. [%cal Gd5e7,Rd5f6][%csl Gg8] } 1. Ne7+ { Check, and then? } (1. Nc3? { Too slow. } 1... Qd2) (1. Ne3 { Sound, but Ne7 wins more. }) 1... Kf8 2. Nc6 *

[Event "Forks: Mate"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"]

1. Rd8# *

[Event "Forks: The first moves"]
[Orientation "black"]

1. e4 c5 2. Nf3 d6 *
"#;

#[test]
fn a_study_becomes_steps_with_its_words_drawings_and_variations() {
    let draft = draft(STUDY.as_bytes()).unwrap();
    assert_eq!(draft.left_out, Vec::<String>::new());
    for part in [
        "title: \"Forks\"",
        "- id: the-royal-fork\n",
        "arrows: [\"d5e7\", \"red d5f6\"]",
        "circles: [\"g8\"]",
        "Look for a check.",
        "lines: [\"Ne7+ Kf8 Nc6\"]",
        "\"1.Ne7+\": \"Check, and then?\"",
        "\"1.Nc3\": \"Too slow.\"",
        "refute:\n      \"1.Nc3\": \"Qd2\"",
        "\"1.Ne3\": \"Sound, but {Ne7} wins more.\"",
        "mate: {in: 1}",
        "side: black\n      lines: [\"e4 c5 Nf3 d6\"]",
        "view: black",
    ] {
        assert!(draft.yaml.contains(part), "{part}\n{}", draft.yaml);
    }
}

#[test]
fn what_cannot_be_taken_over_is_told() {
    let pgn = "[Event \"S: A\"]\n\n1. e4 e5 2. Qh7 d6 *\n\n\
               [Event \"S: B\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n";
    let draft = draft(pgn.as_bytes()).unwrap();
    for part in [
        "chapter “A”: Qh7 cannot be played",
        "chapter “B”: its position",
    ] {
        let told = draft.left_out.iter().any(|line| line.contains(part));
        assert!(told, "{part}: {:?}", draft.left_out);
    }
    assert!(draft.yaml.contains("- id: a\n"), "{}", draft.yaml);
    assert!(draft.yaml.contains("answers: [\"e4\"]"), "{}", draft.yaml);
}

#[test]
fn every_comment_is_taken_over_or_told() {
    let pgn = "[Event \"S: A\"]\n\n1. e4 {king pawn} e5 {symmetrical} 2. Nf3 {attacks} Nc6 {guards} \
               3. Bb5 {Spanish} (3. Bc4 {Italian} Bc5 {Giuoco} (3... Nf6 {knights})) a6 {Morphy} *";
    let draft = draft(pgn.as_bytes()).unwrap();
    let all = format!("{}{}", draft.yaml, draft.left_out.join("\n"));
    for part in [
        "\"1.e4\": \"king pawn {1...e5} symmetrical\"",
        "\"2.Nf3\": \"attacks {2...Nc6} guards\"",
        "\"3.Bb5\": \"Spanish\"",
        "\"3.Bc4\": \"Italian\"",
        "what is said of 3...Bc5: Giuoco",
        "the variation 3...Nf6",
        "what is said of 3...a6: Morphy",
    ] {
        assert!(all.contains(part), "{part}\n{all}");
    }
}

#[test]
fn a_study_that_breaks_off_gives_the_chapters_before() {
    let pgn = "[Event \"S: A\"]\n\n1. e4 *\n\n[Event \"S: B\"]\n\n1. d4 {never closed";
    let draft = draft(pgn.as_bytes()).unwrap();
    assert!(draft.yaml.contains("answers: [\"e4\"]"), "{}", draft.yaml);
    assert!(
        draft.left_out[0].contains("after chapter “A”"),
        "{:?}",
        draft.left_out
    );
}

#[test]
fn latin_1_is_read_as_the_standard_has_it() {
    let pgn = b"[Event \"S: Tr\xe6k p\xe5 k\xe6den\"]\n\n1. e4 *";
    assert!(
        draft(pgn)
            .unwrap()
            .yaml
            .contains("title: \"Træk på kæden\"")
    );
}

#[test]
fn what_is_no_study_is_refused() {
    assert!(draft(b"").is_err());
}

proptest::proptest! {
    #[test]
    fn no_bytes_do_harm(cut in 0..STUDY.len(), byte in proptest::prelude::any::<u8>()) {
        let mut bytes = STUDY.as_bytes().to_vec();
        bytes[cut] = byte;
        drop(draft(&bytes));
        drop(draft(&bytes[..cut]));
    }
}
