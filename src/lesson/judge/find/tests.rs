use crate::chess::Square;
use crate::lesson::fixture::{find, judged, moves, resumed, solver, told};
use crate::lesson::judge::{Solution, solution};
use crate::lesson::{Answer, AnswerError, Goal, Tone};

/// White forks king and rook with Nc7; the queen stands loose to a check.
const FORK: &str = "r3k3/8/8/3N4/8/8/8/3QK3 w - - 0 1";

#[test]
fn an_answer_gets_its_verdict() {
    let step = find(
        FORK,
        &["Nc7", "Nf6"],
        Some(Goal::Fork),
        &[
            (Tone::Right, "Nc7"),
            (Tone::Aside, "Qa1"),
            (Tone::Wrong, "Qa4|Rxa4"),
            (Tone::Wrong, "Kf1"),
        ],
    );
    let table = [
        ("Nc7", "done (Right)"),
        ("Sc7+", "done (Right)"),
        ("d5f6", "done"),
        ("Qa1", "aside (Aside)"),
        ("Qa4", "LosesMaterial(9) a8a4 (Wrong)"),
        ("Kf1", "NotTheGoal (Wrong)"),
        ("Ke2", "NotTheGoal"),
        ("Qd4", "NotTheGoal"),
        ("Ne7", "LosesMaterial(3) e8e7"),
        ("Nb6", "NotTheGoal"),
        (
            "hello",
            "illegal: \"hello\" is no move; write it like Nf3, exd5, O-O or e2e4",
        ),
        (
            "Ng4",
            "illegal: \"Ng4\" is not legal: a knight does not move from d5 to g4",
        ),
    ];
    for (text, verdict) in table {
        assert_eq!(told(&step, "", text), verdict, "{text}");
    }
}

#[test]
fn a_right_move_is_played_and_any_other_leaves_the_board_as_it_is() {
    let step = find(FORK, &["Nc7"], Some(Goal::Fork), &[]);
    let right = judged(&step, "", Answer::Move("Nc7")).unwrap();
    assert_eq!(right.standing.line, ["d5c7"]);
    assert!(right.standing.finished && right.standing.legal.is_empty());
    assert_eq!(right.standing.last_move, Some((Square::D5, Square::C7)));
    for text in ["Ne3", "Nc6", "?"] {
        let other = judged(&step, "", Answer::Move(text)).unwrap();
        assert_eq!(Ok(other.standing), resumed(&step, ""), "{text}");
    }
}

#[test]
fn the_board_offers_each_legal_pair_of_squares_once() {
    let castling = find(
        "4k3/P7/8/8/8/8/8/4K2R w K - 0 1",
        &["O-O"],
        Some(Goal::Castle),
        &[],
    );
    let legal = resumed(&castling, "").unwrap().legal;
    assert!(legal.contains(&(Square::E1, Square::G1)));
    let promotions = legal.iter().filter(|pair| pair.0 == Square::A7).count();
    assert_eq!(promotions, 1);
}

#[test]
fn a_mate_that_is_missed_is_answered_by_the_escape() {
    let step = find(
        "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1",
        &["Re8"],
        Some(Goal::Mate),
        &[],
    );
    assert_eq!(told(&step, "", "Re8"), "done");
    assert!(told(&step, "", "Re7").starts_with("Escapes "));
}

#[test]
fn a_line_that_does_not_fit_is_off() {
    let step = find(FORK, &["Nc7"], None, &[]);
    let off = |index| Err(AnswerError::LineOff { index });
    assert!(resumed(&step, "d5c7").unwrap().finished);
    assert_eq!(resumed(&step, "d5e7"), off(0));
    assert_eq!(resumed(&step, "d5c7 e8d7"), off(1));
    assert_eq!(resumed(&step, "Nc7"), off(0));
    assert_eq!(resumed(&step, "garbage"), off(0));
    assert_eq!(
        judged(&step, "d5c7", Answer::Move("Nc7")).map(|_| ()),
        Err(AnswerError::Finished)
    );
}

#[test]
fn the_move_that_the_author_praises_first_is_shown() {
    let shown = |notes: &[(Tone, &str)]| {
        let step = find(FORK, &["Nc7", "Nf6"], Some(Goal::Fork), notes);
        let position = step.scene.position.clone().unwrap();
        match solution(&step, &[], &mut solver()) {
            Ok(Solution::Moves(line)) if line == moves(&position, "Nc7") => "Nc7",
            Ok(Solution::Moves(line)) if line == moves(&position, "Nf6") => "Nf6",
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(shown(&[]), "Nc7");
    assert_eq!(shown(&[(Tone::Wrong, "Kf1"), (Tone::Right, "Nf6")]), "Nf6");
    let both = [(Tone::Right, "Nf6"), (Tone::Right, "Nc7")];
    assert_eq!(shown(&both), "Nf6");
}
