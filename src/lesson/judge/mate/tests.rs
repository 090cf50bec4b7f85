use crate::lesson::fixture::{judged, mate, resumed, told};
use crate::lesson::{Answer, AnswerError, Tone, Verdict};

const LADDER: &str = "4k3/8/8/8/8/8/R7/1R2K3 w - - 0 1";

#[test]
fn an_answer_gets_its_verdict() {
    let step = mate(
        LADDER,
        2,
        &[
            (Tone::Right, "Ra7"),
            (Tone::Wrong, "Ra8|Kd7 Rb7 Kc6"),
            (Tone::Aside, "Ra3"),
        ],
    );
    let table = [
        ("", "Ta7", "right e8d8 (Right)"),
        ("", "Rb7", "right e8d8"),
        ("", "Ra8", "Escapes e8d7 b1b7 d7c6 (Wrong)"),
        ("", "Ra3", "aside (Aside)"),
        ("a2a7 e8d8", "Rb8", "done"),
        (
            "",
            "Rb9",
            "illegal: \"Rb9\" is no move; write it like Nf3, exd5, O-O or e2e4",
        ),
    ];
    for (played, text, verdict) in table {
        assert_eq!(told(&step, played, text), verdict, "{played} {text}");
    }
}

#[test]
fn a_mate_that_comes_too_late_is_slower_and_changes_nothing() {
    let step = mate(LADDER, 2, &[]);
    let start = resumed(&step, "").unwrap();
    let slower = start.legal.iter().filter(|(from, to)| {
        let text = format!("{from}{to}");
        let outcome = judged(&step, "", Answer::Move(&text)).unwrap();
        let slower = matches!(outcome.verdict, Verdict::Slower { mate_in: 3 | 4 });
        assert!(!slower || outcome.standing == start);
        slower
    });
    assert!(slower.count() > 0, "the position has slower moves");
}

#[test]
fn stalemate_is_named() {
    let step = mate("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", 2, &[]);
    assert_eq!(told(&step, "", "Kg6"), "Stalemate");
}

#[test]
fn a_mate_ends_the_step() {
    let step = mate(LADDER, 2, &[]);
    let outcome = judged(&step, "a2a7 e8d8", Answer::Move("Rb8#")).unwrap();
    assert_eq!(outcome.verdict, Verdict::Done);
    assert!(outcome.standing.finished && outcome.standing.legal.is_empty());
}

#[test]
fn a_line_that_does_not_fit_is_off() {
    let step = mate(LADDER, 2, &[]);
    let off = |index| Err(AnswerError::LineOff { index });
    let table = [
        ("a2a7", off(0)),
        ("a2a8 e8d7", off(0)),
        ("a2a7 e8d8 b1a1 d8c8", off(2)),
        ("a2a7 e8d8 b1b8 d8d7", off(3)),
        ("a2a7 e8e1", off(1)),
        ("x", off(0)),
    ];
    for (played, expected) in table {
        assert_eq!(resumed(&step, played), expected, "{played}");
    }
}
