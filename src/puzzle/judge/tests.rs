use super::*;
use crate::chess::{fen, notation};

fn solver() -> Solver {
    Solver::new(PROOF_LIMIT_NODES)
}

fn position(text: &str) -> Position {
    fen::parse(text).expect("the test's position is legal")
}

fn line(start: &Position, texts: &[&str]) -> Vec<Move> {
    let mut position = start.clone();
    texts
        .iter()
        .map(|text| {
            let mv = notation::parse_move(&position, text).expect("the test's line is legal");
            position.play_unchecked(mv);
            mv
        })
        .collect()
}

fn judge_mate(fen: &str, moves: u8, played: &[&str], text: &str) -> Result<Answer, JudgeError> {
    let start = position(fen);
    let game = Game::replay(&start, Goal::Mate { moves }, played)?;
    game.judge(text, &mut solver())
}

/// Two rooks walk the king to the edge: from here mate in two by either of several keys.
const LADDER: &str = "4k3/8/8/8/8/8/R7/1R2K3 w - - 0 1";
/// Smothered or back rank: Re8 mates at once.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1";

#[test]
fn a_mating_move_solves_in_every_notation() {
    for text in ["Re8#", "Re8", "re8", "e1e8", "Te8", "♖e8", "e1-e8"] {
        let answer = judge_mate(BACK_RANK, 1, &[], text).expect("judged");
        assert_eq!(
            answer.judgement,
            Judgement::Solved { mate_in: None },
            "{text}"
        );
        assert_eq!(answer.left, 0);
        assert_eq!(answer.line.len(), 1);
        assert!(answer.position.is_checkmate());
    }
}

#[test]
fn a_key_is_answered_by_the_longest_defence_and_leaves_one_move_less() {
    let answer = judge_mate(LADDER, 2, &[], "Ra7").expect("judged");
    let Judgement::Correct { reply } = answer.judgement else {
        panic!("{answer:?}")
    };
    assert_eq!(answer.left, 1);
    assert_eq!(answer.line.len(), 2);
    assert_eq!(answer.line[1], reply);
    let plies: Vec<String> = answer.line.iter().map(|&mv| notation::uci(mv)).collect();
    let next = judge_mate(
        LADDER,
        2,
        &plies.iter().map(String::as_str).collect::<Vec<_>>(),
        "Rb8",
    )
    .expect("judged");
    assert_eq!(next.judgement, Judgement::Solved { mate_in: None });
}

#[test]
fn every_key_is_right_and_not_only_one() {
    let mut solver = solver();
    let keys = solver.keys(&position(LADDER), 2).expect("within the limit");
    assert!(keys.len() > 1, "the position has several keys");
    for key in keys {
        let answer = judge_mate(LADDER, 2, &[], &notation::uci(key)).expect("judged");
        assert!(
            matches!(answer.judgement, Judgement::Correct { .. }),
            "{key}"
        );
    }
}

#[test]
fn a_mate_sooner_than_asked_is_right() {
    let answer = judge_mate(BACK_RANK, 3, &[], "Re8").expect("judged");
    assert_eq!(answer.judgement, Judgement::Solved { mate_in: None });
}

#[test]
fn a_mate_that_comes_too_late_is_slower_and_changes_nothing() {
    let mut slower = 0;
    for mv in position(LADDER).legal_moves() {
        let answer = judge_mate(LADDER, 2, &[], &notation::uci(mv)).expect("judged");
        if let Judgement::Slower { mate_in } = answer.judgement {
            slower += 1;
            let proved = |moves| solver().judge_move(&position(LADDER), mv, moves);
            assert_eq!(proved(mate_in - 1), Verdict::NoMate, "{mv}");
            assert_eq!(proved(mate_in), Verdict::Mate { moves: mate_in }, "{mv}");
            assert!((3..=4).contains(&mate_in));
            assert_eq!(answer.left, 2);
            assert!(answer.line.is_empty());
            assert_eq!(answer.position, position(LADDER));
        }
    }
    assert!(slower > 0, "the position has slower moves");
}

#[test]
fn a_wrong_move_is_refuted_by_a_reply_after_which_no_mate_is_left() {
    let answer = judge_mate(LADDER, 2, &[], "Ra8").expect("judged");
    let Judgement::Wrong {
        refutation,
        why: WhyWrong::Escapes,
    } = answer.judgement
    else {
        panic!("{answer:?}")
    };
    let mut after = position(LADDER);
    after.play_unchecked(line(&after, &["Ra8"])[0]);
    after.play_unchecked(refutation[0]);
    assert_eq!(solver().shortest_mate(&after, 1), Verdict::NoMate);
    assert_eq!(answer.left, 2);
}

#[test]
fn stalemate_is_wrong_and_nothing_answers_it() {
    // Qb6 takes every square from the king in the corner.
    let answer = judge_mate("k7/8/2K5/8/8/8/8/1Q6 w - - 0 1", 2, &[], "Qb6").expect("judged");
    assert_eq!(
        answer.judgement,
        Judgement::Wrong {
            refutation: vec![],
            why: WhyWrong::Stalemate
        }
    );
}

#[test]
fn an_illegal_move_is_a_judgement_with_its_reason() {
    let answer = judge_mate(BACK_RANK, 1, &[], "Rd8").expect("judged");
    assert!(matches!(
        answer.judgement,
        Judgement::Illegal(MoveError::Illegal { .. })
    ));
    assert_eq!(answer.mv, None);
    let answer = judge_mate(BACK_RANK, 1, &[], "castle, please").expect("judged");
    assert!(matches!(
        answer.judgement,
        Judgement::Illegal(MoveError::Unreadable { .. })
    ));
}

#[test]
fn an_en_passant_defence_is_seen() {
    // After the double step capturing en passant is the only reply to the check; without it the
    // check would be mate.
    let fen = "8/2K2Q2/8/4k3/R3p3/8/3P4/8 w - - 0 1";
    let answer = judge_mate(fen, 1, &[], "d4").expect("judged");
    assert_eq!(answer.judgement, Judgement::Slower { mate_in: 3 });
    let mut after = position(fen);
    after.play_unchecked(line(&after, &["d4"])[0]);
    let (reply, _) = solver()
        .longest_defence(&after, 2)
        .expect("judged")
        .expect("a reply");
    assert_eq!(notation::uci(reply), "e4d3");
}

#[test]
fn a_line_that_does_not_fit_is_named_by_its_ply() {
    let judged = judge_mate(LADDER, 2, &["a2a7", "e8e6"], "Rb8");
    assert!(matches!(
        judged,
        Err(JudgeError::LineIllegal { index: 1, .. })
    ));
    assert_eq!(
        judge_mate(LADDER, 2, &["a2a7"], "Rb8"),
        Err(JudgeError::LineOdd)
    );
    assert_eq!(
        judge_mate(BACK_RANK, 1, &["e1e8"], "h3"),
        Err(JudgeError::Finished)
    );
    let long = ["a2a3", "e8d8", "a3a2", "d8e8"];
    assert_eq!(
        judge_mate(LADDER, 2, &long, "Ra7"),
        Err(JudgeError::Finished)
    );
}

#[test]
fn a_line_with_a_wrong_solver_move_is_off() {
    let start = position(LADDER);
    let off = Game::replay(&start, Goal::Mate { moves: 2 }, &["a2a8", "e8e7"]).expect("legal");
    assert_eq!(
        off.verify(&mut solver()),
        Err(JudgeError::LineOff { index: 0 })
    );
    let right = Game::replay(&start, Goal::Mate { moves: 2 }, &["a2a7", "e8d8"]).expect("legal");
    assert_eq!(right.verify(&mut solver()), Ok(false));
    let done =
        Game::replay(&start, Goal::Mate { moves: 2 }, &["a2a7", "e8d8", "b1b8"]).expect("legal");
    assert_eq!(done.verify(&mut solver()), Ok(true));
}

/// A knight on c7 attacks king and rook at once.
const FORK: &str = "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1";

fn fork_lines() -> Vec<Vec<Move>> {
    let start = position(FORK);
    vec![
        line(&start, &["Nc7+", "Kd8", "Nxa8"]),
        line(&start, &["Nc7+", "Kd7", "Nxa8"]),
    ]
}

fn judge_fork(played: &[&str], text: &str) -> Result<Answer, JudgeError> {
    let start = position(FORK);
    let lines = fork_lines();
    let game = Game::replay(&start, Goal::Tactic { lines: &lines }, played)?;
    game.judge(text, &mut solver())
}

#[test]
fn a_tactic_is_played_to_the_end_of_its_line() {
    let answer = judge_fork(&[], "Nc7").expect("judged");
    let Judgement::Correct { reply } = answer.judgement else {
        panic!("{answer:?}")
    };
    assert_eq!(notation::uci(reply), "e8d8");
    assert_eq!(answer.left, 1);
    let answer = judge_fork(&["b5c7", "e8d8"], "Nxa8").expect("judged");
    assert_eq!(answer.judgement, Judgement::Solved { mate_in: None });
    assert_eq!(answer.left, 0);
}

#[test]
fn an_accepted_alternative_is_followed_by_its_own_reply() {
    let answer = judge_fork(&["b5c7", "e8d7"], "Nxa8").expect("judged");
    assert_eq!(answer.judgement, Judgement::Solved { mate_in: None });
}

#[test]
fn a_tactic_missed_is_wrong_and_shows_the_best_reply() {
    let answer = judge_fork(&[], "Nd4").expect("judged");
    let Judgement::Wrong {
        refutation,
        why: WhyWrong::NotTheTactic,
    } = answer.judgement
    else {
        panic!("{answer:?}")
    };
    assert_eq!(refutation.len(), 1);
    // The rook could be captured for nothing on a6 or a7; the reply is none of those.
    assert_ne!(notation::uci(refutation[0]), "a8a7");
}

#[test]
fn a_forced_mate_finishes_a_tactic() {
    let start = position(BACK_RANK);
    let lines = vec![line(&start, &["Re7"])];
    let game = Game::replay::<&str>(&start, Goal::Tactic { lines: &lines }, &[]).expect("legal");
    let answer = game.judge("Re8", &mut solver()).expect("judged");
    assert_eq!(answer.judgement, Judgement::Solved { mate_in: Some(1) });
}

#[test]
fn a_tactic_line_with_a_foreign_reply_is_off() {
    let start = position(FORK);
    let lines = fork_lines();
    let goal = Goal::Tactic { lines: &lines };
    let game = Game::replay(&start, goal, &["b5c7", "e8f8"]).expect("legal");
    assert_eq!(
        game.verify(&mut solver()),
        Err(JudgeError::LineOff { index: 1 })
    );
}
