use crate::chess::Color;
use crate::lesson::fixture::{judged, line, resumed, told};
use crate::lesson::{Answer, AnswerError, Step, Tone};

fn italian() -> Step {
    line(
        Color::White,
        &["e4 e5 Nf3 Nc6 Bc4 Bc5 c3", "e4 e5 Bc4 Nc6 Nf3", "e4 c5 Nf3"],
        &[
            (Tone::Right, "e4 e5 Nf3 Nc6 Bc4"),
            (Tone::Aside, "e4 e5 Nf3 Nc6 Bb5"),
            (Tone::Wrong, "e4 e5 Nf3 Nc6 Nxe5|Nxe5"),
        ],
    )
}

#[test]
fn an_answer_gets_its_verdict() {
    let table = [
        ("", "e4", "right e7e5"),
        ("", "d4", "NotTheLine"),
        ("e2e4 e7e5", "Sf3", "right b8c6"),
        ("e2e4 e7e5", "Bc4", "right b8c6"),
        ("e2e4 e7e5 f1c4 b8c6", "Nf3", "done"),
        ("e2e4 e7e5 g1f3 b8c6", "Bc4", "right f8c5 (Right)"),
        ("e2e4 e7e5 g1f3 b8c6", "Bb5", "aside (Aside)"),
        (
            "e2e4 e7e5 g1f3 b8c6",
            "Nxe5",
            "LosesMaterial(2) c6e5 (Wrong)",
        ),
        ("e2e4 e7e5 g1f3 b8c6", "Ng5", "LosesMaterial(3) d8g5"),
        ("e2e4 e7e5 g1f3 b8c6", "d3", "NotTheLine"),
        ("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5", "c3", "done"),
        // A gambit is not called a loss.
        ("e2e4 e7e5", "f4", "NotTheLine e5f4"),
    ];
    for (played, text, verdict) in table {
        assert_eq!(told(&italian(), played, text), verdict, "{played} {text}");
    }
}

#[test]
fn the_opponent_begins_by_itself() {
    let step = line(Color::Black, &["e4 c5 Nf3 d6"], &[]);
    let begun = resumed(&step, "").unwrap();
    assert_eq!(begun.line, ["e2e4"]);
    assert_eq!(begun.turn, Color::Black);
    assert!(!begun.finished && begun.legal.len() == 20);
    assert_eq!(told(&step, "", "c5"), "right g1f3");
    assert_eq!(told(&step, "e2e4", "c5"), "right g1f3");
    let end = judged(&step, "e2e4 c7c5 g1f3", Answer::Move("d6")).unwrap();
    assert!(end.standing.finished);
}

#[test]
fn a_line_that_does_not_fit_is_off() {
    let off = |index| Err(AnswerError::LineOff { index });
    let table = [
        ("e2e4", off(0)),
        ("d2d4 d7d5", off(0)),
        // Black's reply is the one of the first line.
        ("e2e4 c7c5", off(1)),
        ("e2e4 e7e5 g1f3", off(2)),
        ("e2e4 e7e5 g1f3 b8c6 f1b5", off(4)),
        ("e2e4 e7e5 e2e4", off(2)),
        ("e4 e5", off(0)),
        ("e2e4 e7e5 f1c4 b8c6 g1f3 g8f6", off(5)),
    ];
    for (played, expected) in table {
        assert_eq!(resumed(&italian(), played), expected, "{played}");
    }
}
