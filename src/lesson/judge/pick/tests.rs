use crate::chess::Square;
use crate::lesson::fixture::{choose, judged, resumed, spot, step, words};
use crate::lesson::{Answer, AnswerError, Task, Verdict};

#[test]
fn reading_is_done_when_read() {
    let step = step("8/8/8/8/8/8/8/8 w", Task::Read);
    let outcome = judged(&step, "", Answer::Read).unwrap();
    assert_eq!(outcome.verdict, Verdict::Done);
    assert!(outcome.standing.finished);
    assert_eq!(
        judged(&step, "read", Answer::Read).map(|_| ()),
        Err(AnswerError::Finished)
    );
}

#[test]
fn squares_must_all_be_picked_and_no_others() {
    let step = spot("8/8/8/8/8/8/8/N7 w", &[Square::C2, Square::B3]);
    let judge = |picked: &[Square]| judged(&step, "", Answer::Squares(picked)).unwrap();
    let squares = |missing, extra: &[Square]| Verdict::Squares {
        missing,
        extra: extra.to_vec(),
    };
    let (b3, c2, c3, a1) = (Square::B3, Square::C2, Square::C3, Square::A1);
    assert_eq!(judge(&[b3, c2]).verdict, Verdict::Done);
    assert_eq!(judge(&[c2, b3, c2]).verdict, Verdict::Done);
    assert_eq!(judge(&[]).verdict, squares(2, &[]));
    assert_eq!(judge(&[c2]).verdict, squares(1, &[]));
    assert_eq!(judge(&[c3, c2, b3, c3, a1]).verdict, squares(0, &[a1, c3]));
    assert_eq!(judge(&[b3, c2]).standing.line, ["c2", "b3"]);
}

#[test]
fn every_right_option_must_be_picked_and_no_wrong_one() {
    let step = choose(&["a", "b!", "c!", "d"]);
    let judge = |picked: &str| judged(&step, "", Answer::Options(&words(picked)));
    let options = |wrong: &str, missing| {
        let wrong = words(wrong);
        Ok(Verdict::Options { wrong, missing })
    };
    let table = [
        ("b c", Ok(Verdict::Done)),
        ("c b", Ok(Verdict::Done)),
        ("b", options("", true)),
        ("", options("", true)),
        ("d a", options("a d", true)),
        ("a b c", options("a", false)),
        ("b x", Err(AnswerError::LineOff { index: 1 })),
    ];
    for (picked, expected) in table {
        assert_eq!(
            judge(picked).map(|outcome| outcome.verdict),
            expected,
            "{picked}"
        );
    }
}

#[test]
fn a_line_that_does_not_fit_is_off() {
    let off = |index| Err(AnswerError::LineOff { index });
    let squares = spot("8/8/8/8/8/8/8/N7 w", &[Square::C2, Square::B3]);
    assert!(resumed(&squares, "c2 b3").unwrap().finished);
    assert_eq!(resumed(&squares, "c2"), off(0));
    assert_eq!(resumed(&squares, "c2 b4"), off(1));
    assert_eq!(resumed(&squares, "c2 b3 a1"), off(2));
    assert_eq!(resumed(&squares, "b3 c2"), off(0));
    let read = step("8/8/8/8/8/8/8/8 w", Task::Read);
    assert_eq!(resumed(&read, "e2e4"), off(0));
    assert_eq!(resumed(&choose(&["a!", "b"]), "b"), off(0));
}
