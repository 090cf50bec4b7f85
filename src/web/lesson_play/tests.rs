use super::*;
use crate::lesson::fixture::{choose, find, line, solver, spot, step, walk};

fn form(fields: &[(&str, &str)]) -> StepForm {
    let fields = fields.iter();
    let fields = fields.map(|&(name, value)| (name.to_owned(), value.to_owned()));
    StepForm::new(fields.collect())
}

fn sent(step: &Step, fields: &[(&str, &str)]) -> (String, Option<StepEvent>) {
    let answered = answer(step, &form(fields), &mut solver()).expect("it can be judged");
    (answered.next.suffix(), answered.event)
}

fn shown(step: &Step, line: Option<&str>, tried: &str, left_off: &[&str]) -> Shown {
    let query = Query {
        line: line.map(str::to_owned),
        tried: tried.to_owned(),
        ..Query::default()
    };
    let left_off: Vec<String> = left_off.iter().map(|&ply| ply.to_owned()).collect();
    show(step, &query, Some(&left_off), &mut solver()).expect("it can be judged")
}

const KNIGHT: &str = "r3k3/8/8/1N6/8/8/8/4K2Q w - - 0 1";

#[test]
fn boxes_that_are_ticked_come_under_one_name() {
    let form = form(&[
        ("picked", "a"),
        ("line", ""),
        ("picked", "c"),
        ("other", "x"),
    ]);
    assert_eq!(form.picked, "a.c");
}

#[test]
fn a_right_move_goes_into_the_line_and_a_wrong_one_does_not() {
    let step = find(KNIGHT, &["Nc7+"], None, &[]);
    let (next, event) = sent(&step, &[("line", ""), ("move", "Sc7")]);
    assert_eq!(next, "?line=b5c7&tried=b5c7");
    let line = vec!["b5c7".to_owned()];
    assert_eq!(event, Some(StepEvent::Right { line, solved: true }));
    let (next, event) = sent(&step, &[("line", ""), ("from", "e1"), ("to", "e2")]);
    assert_eq!(next, "?line=&tried=e1e2");
    assert_eq!(event, Some(StepEvent::Wrong));
    let (next, event) = sent(&step, &[("line", ""), ("move", "Nb6")]);
    assert_eq!((next.as_str(), event), ("?line=&tried=Nb6", None));
}

#[test]
fn a_line_goes_on_with_its_reply() {
    let step = line(Color::White, &["e4 e5 Nf3"], &[]);
    let (next, event) = sent(&step, &[("line", ""), ("move", "e4"), ("flip", "1")]);
    assert_eq!(next, "?line=e2e4.e7e5&tried=e2e4&flip=1");
    let line = vec!["e2e4".to_owned(), "e7e5".to_owned()];
    let solved = false;
    assert_eq!(event, Some(StepEvent::Right { line, solved }));
}

#[test]
fn answers_at_one_stroke_keep_no_line() {
    let squares = spot("8/8/8/8/8/8/8/N7 w", &[Square::C2, Square::B3]);
    let (next, event) = sent(&squares, &[("line", ""), ("picked", "b3.c2")]);
    assert_eq!(next, "?line=c2.b3&tried=b3.c2&picked=b3.c2");
    let line = Vec::new();
    assert_eq!(event, Some(StepEvent::Right { line, solved: true }));
    let (next, event) = sent(&choose(&["a!", "b"]), &[("line", "")]);
    assert_eq!(
        (next.as_str(), event),
        ("?line=&tried=.", None),
        "nothing picked is nothing wrong"
    );
}

#[test]
fn a_walk_is_told_by_its_last_ply() {
    let targets = [Square::D5, Square::H5];
    let step = walk("8/8/8/3p4/8/8/P7/3R4 w", Square::D1, &targets, false);
    let (next, _) = sent(&step, &[("line", ""), ("move", "d5")]);
    assert_eq!(next, "?line=d1d5&tried=d1d5");
    let tried = shown(&step, Some("d1d5"), "d1d5", &[])
        .tried
        .expect("it was tried");
    assert!(tried.before.line.is_empty());
    assert!(tried.outcome.expect("it fits").brings_on());
}

#[test]
fn without_a_line_the_step_goes_on_where_it_was_left() {
    let step = line(Color::White, &["e4 e5 Nf3"], &[]);
    assert_eq!(
        shown(&step, None, "", &["e2e4", "e7e5"])
            .standing
            .line
            .len(),
        2
    );
    assert_eq!(
        shown(&step, Some(""), "", &["e2e4", "e7e5"])
            .standing
            .line
            .len(),
        0
    );
    // The lesson has changed since: no fault of the learner's.
    let changed = shown(&step, None, "", &["e2e4", "c7c5"]);
    assert!(changed.off.is_none() && changed.standing.line.len() < 2);
}

#[test]
fn a_line_that_does_not_fit_is_told_and_the_rest_is_shown() {
    let step = line(Color::White, &["e4 e5 Nf3 Nc6 Bc4"], &[]);
    let shown = shown(&step, Some("e2e4.e7e5.a2a3.a7a6"), "Nf3", &[]);
    assert_eq!(shown.off, Some(AnswerError::LineOff { index: 2 }));
    assert_eq!(shown.standing.line, ["e2e4", "e7e5"]);
    assert!(shown.tried.is_none() && shown.refused());
}

#[test]
fn a_pawn_on_the_last_rank_waits_for_its_piece() {
    let step = find("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", &["e8=Q"], None, &[]);
    let (next, event) = sent(&step, &[("line", ""), ("from", "e7"), ("to", "e8")]);
    assert_eq!((next.as_str(), event), ("?line=&from=e7&to=e8", None));
    let query = Query {
        from: "e7".to_owned(),
        to: "e8".to_owned(),
        ..Query::default()
    };
    let standing = shown(&step, Some(""), "", &[]).standing;
    assert_eq!(
        picked(&standing, &query),
        (None, Some((Square::E7, Square::E8)))
    );
}

#[test]
fn what_is_read_is_solved() {
    let step = step("8/8/8/8/8/8/8/R7 w", Task::Read);
    let (_, event) = sent(&step, &[("line", "")]);
    let line = Vec::new();
    assert_eq!(event, Some(StepEvent::Right { line, solved: true }));
}
