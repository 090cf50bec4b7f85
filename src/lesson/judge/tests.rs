//! What holds for every kind of step, whatever is sent.

use super::{Answer, AnswerError, Solution, Verdict, solution};
use crate::chess::{Color, Square, notation};
use crate::lesson::fixture::{
    choose, find, judged, line, mate, resumed, solver, spot, step, walk, words,
};
use crate::lesson::{Goal, Step, Task, Tone};
use proptest::prelude::*;

/// One of each kind, two where the kind has two sides.
fn steps() -> Vec<Step> {
    vec![
        step("8/8/8/8/8/8/8/8 w", Task::Read),
        walk(
            "8/8/8/3p4/1p6/8/3P4/R7 w",
            Square::A1,
            &[Square::A5, Square::D5],
            true,
        ),
        walk("8/8/8/8/8/8/3p4/8 b", Square::D2, &[Square::H1], false),
        spot("8/8/8/8/8/8/8/N7 w", &[Square::C2, Square::B3]),
        find(
            "r3k3/8/8/3N4/8/8/8/3QK3 w - - 0 1",
            &["Nc7", "Nf6"],
            Some(Goal::Fork),
            &[(Tone::Aside, "Qa1"), (Tone::Wrong, "Qa4|Rxa4")],
        ),
        find(
            "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1",
            &["Re8"],
            Some(Goal::Mate),
            &[],
        ),
        mate("4k3/8/8/8/8/8/R7/1R2K3 w - - 0 1", 2, &[]),
        line(
            Color::White,
            &["e4 e5 Nf3 Nc6 Bc4 Bc5 c3", "e4 e5 Bc4 Nc6 Nf3"],
            &[(Tone::Aside, "e4 e5 Nf3 Nc6 Bb5")],
        ),
        line(Color::Black, &["e4 c5 Nf3 d6", "e4 e5 Nf3 Nc6"], &[]),
        choose(&["a", "b!", "c!"]),
    ]
}

/// The answers that lead to the end of a step, with the line before each.
fn answers(step: &Step) -> Vec<(String, Sent)> {
    let mut answers = Vec::new();
    let mut played = String::new();
    loop {
        let sent = match solution(step, &words(&played), &mut solver()) {
            Ok(Solution::Read) => Sent::Read,
            Ok(Solution::Squares(squares)) => Sent::Squares(squares),
            Ok(Solution::Options(ids)) => Sent::Options(ids),
            Ok(Solution::Walk(way)) => Sent::Move(way[0].to_string()),
            Ok(Solution::Moves(moves)) => Sent::Move(notation::uci(moves[0])),
            Err(error) => {
                assert_eq!(error, AnswerError::Finished);
                return answers;
            }
        };
        let outcome = judged(step, &played, sent.answer()).expect("the solution is judged");
        assert!(
            matches!(outcome.verdict, Verdict::Done | Verdict::Right { .. }),
            "{} {sent:?}: {:?}",
            step.task.word(),
            outcome.verdict
        );
        answers.push((played, sent));
        played = outcome.standing.line.join(" ");
    }
}

/// An answer that owns what it holds.
#[derive(Debug, Clone)]
enum Sent {
    Move(String),
    Squares(Vec<Square>),
    Options(Vec<String>),
    Read,
}

impl Sent {
    fn answer(&self) -> Answer<'_> {
        match self {
            Sent::Move(text) => Answer::Move(text),
            Sent::Squares(squares) => Answer::Squares(squares),
            Sent::Options(ids) => Answer::Options(ids),
            Sent::Read => Answer::Read,
        }
    }

    fn fits(&self, task: &Task) -> bool {
        match (self, task) {
            (Sent::Read, Task::Read)
            | (Sent::Squares(_), Task::Spot(_))
            | (Sent::Options(_), Task::Choose(_)) => true,
            (Sent::Move(_), task) => !matches!(task, Task::Read | Task::Spot(_) | Task::Choose(_)),
            _ => false,
        }
    }
}

#[test]
fn the_solution_solves_every_kind_of_step() {
    for step in steps() {
        assert!(!answers(&step).is_empty(), "{}", step.task.word());
    }
}

#[test]
fn an_answer_of_another_kind_is_refused() {
    let all = [
        Sent::Move("e4".to_owned()),
        Sent::Squares(vec![Square::E4]),
        Sent::Options(vec!["a".to_owned()]),
        Sent::Read,
    ];
    for step in steps() {
        for sent in &all {
            let kind = judged(&step, "", sent.answer()).map(|_| ()).err();
            assert_eq!(
                kind == Some(AnswerError::WrongKind),
                !sent.fits(&step.task),
                "{} {sent:?}",
                step.task.word()
            );
        }
    }
}

#[test]
fn a_solved_step_takes_no_more_answers() {
    for step in steps() {
        let (line, last) = answers(&step).pop().expect("there is an answer");
        let end = judged(&step, &line, last.answer())
            .expect("judged")
            .standing;
        assert!(end.finished && end.legal.is_empty());
        let end = end.line.join(" ");
        let again = judged(&step, &end, last.answer()).map(|_| ());
        assert_eq!(again, Err(AnswerError::Finished));
        assert_eq!(
            solution(&step, &words(&end), &mut solver()),
            Err(AnswerError::Finished)
        );
    }
}

/// A word as may be sent: a ply, a square, an id, or anything.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[a-h][1-8][a-h][1-8][qn]?",
        1 => "[a-h][1-8]",
        1 => "[abc]|read|O-O|Nf3|e4",
        1 => "\\PC{0,8}",
    ]
}

fn sent() -> impl Strategy<Value = Sent> {
    let square = (0..64u32).prop_map(Square::new);
    prop_oneof![
        4 => word().prop_map(Sent::Move),
        1 => prop::collection::vec(square, 0..5).prop_map(Sent::Squares),
        1 => prop::collection::vec("[abcd]", 0..4).prop_map(Sent::Options),
        1 => Just(Sent::Read),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn whatever_is_sent_is_answered(
        which in 0..10usize,
        kept in 0..6usize,
        strange in prop::collection::vec(word(), 0..3),
        sent in sent(),
    ) {
        let step = &steps()[which];
        let right = answers(step);
        let (line, _) = &right[kept.min(right.len() - 1)];
        let line = words(&[line, strange.join(" ").as_str()].join(" "));
        // Words come without spaces, as forms send them.
        let text = line.join(" ");
        if let Err(error) = resumed(step, &text) {
            let inside = matches!(error, AnswerError::LineOff { index } if index < line.len());
            prop_assert!(inside, "{error:?}");
        }
        match judged(step, &text, sent.answer()) {
            Ok(outcome) => {
                prop_assert!(sent.fits(&step.task));
                let moved = outcome.standing.line.len() > line.len();
                let right = matches!(
                    outcome.verdict,
                    Verdict::Done | Verdict::Right { .. } | Verdict::OverPar { .. }
                );
                // The opponent's first ply comes by itself.
                let begun = line.is_empty() && outcome.standing.line.len() == 1;
                prop_assert!(right || begun || !moved);
            }
            Err(AnswerError::WrongKind) => prop_assert!(!sent.fits(&step.task)),
            Err(AnswerError::LineOff { .. } | AnswerError::Finished) => {}
            Err(AnswerError::Unknown) => prop_assert!(false, "nothing here is hard"),
        }
    }
}
