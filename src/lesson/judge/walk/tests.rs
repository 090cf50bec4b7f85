use crate::chess::Square;
use crate::lesson::fixture::{judged, resumed, told, walk};
use crate::lesson::{Answer, AnswerError, Step, Verdict};

fn rook() -> Step {
    walk(
        "8/8/8/3p4/1p6/8/3P4/R7 w",
        Square::A1,
        &[Square::D5, Square::A5],
        false,
    )
}

#[test]
fn an_answer_gets_its_verdict() {
    let table = [
        ("", "a5", "right"),
        ("", "a1a5", "right"),
        ("", "Ta5", "right"),
        ("", "b2", "NotItsWay { to: B2 }"),
        ("", "b1d1", "NotThePiece { from: B1 }"),
        ("", "castle", "NotASquare(\"castle\")"),
        ("a1a5", "d5", "done"),
        ("a1a5", "h5", "Blocked { by: D5 }"),
        ("a1a3 a3a5", "d5", "OverPar { moves: 3 }"),
    ];
    for (played, text, verdict) in table {
        assert_eq!(told(&rook(), played, text), verdict, "{played} {text}");
    }
}

#[test]
fn the_board_keeps_what_is_left_to_collect_and_where_the_piece_can_go() {
    let step = rook();
    let start = resumed(&step, "").unwrap();
    assert_eq!(start.targets, [Square::D5, Square::A5]);
    assert_eq!(start.legal.len(), 14);
    assert!(start.position.is_none());
    let outcome = judged(&step, "", Answer::Move("a5")).unwrap();
    assert_eq!(outcome.standing.targets, [Square::D5]);
    assert_eq!(outcome.standing.last_move, Some((Square::A1, Square::A5)));
    let end = judged(&step, "a1a5", Answer::Move("d5")).unwrap();
    assert_eq!(end.verdict, Verdict::Done);
    assert!(end.standing.finished && end.standing.legal.is_empty());
    assert_eq!(end.standing.board.pawns().count(), 2);
}

#[test]
fn an_attacked_square_is_refused_with_its_attacker() {
    let step = walk("8/8/8/8/4p3/8/8/3R4 w", Square::D1, &[Square::D8], true);
    assert_eq!(told(&step, "", "d3"), "Attacked { by: E4 }");
    assert_eq!(told(&step, "", "d8"), "done");
}

#[test]
fn a_line_that_does_not_fit_is_off() {
    let off = |index| Err(AnswerError::LineOff { index });
    let table = [
        ("a5", off(0)),
        ("b1b5", off(0)),
        ("a1h8", off(0)),
        ("a1a5 a5d5 d5d6", off(2)),
        ("a1a5 x", off(1)),
        ("a1a5q", off(0)),
    ];
    for (played, expected) in table {
        assert_eq!(resumed(&rook(), played), expected, "{played}");
    }
}
