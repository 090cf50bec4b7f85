use crate::chess::{fen, notation};
use crate::lesson::fixture::{judged, resumed, step};
use crate::lesson::judge::{Solution, solution};
use crate::lesson::{Answer, AnswerError, Play, Step, Task, Verdict};
use crate::mate::Solver;

const DRAW: Play = Play::Draw { moves: 15 };

fn play(text: &str, task: Play) -> Step {
    step(text, Task::Play(task))
}

/// The verdict in a few words.
fn told(step: &Step, line: &str, text: &str) -> String {
    let name = notation::uci;
    match judged(step, line, Answer::Move(text)).map(|outcome| outcome.verdict) {
        Ok(Verdict::Right { reply: Some(reply) }) => format!("right {}", name(reply)),
        Ok(Verdict::Done) => "done".to_owned(),
        Ok(Verdict::ThrownAway {
            now,
            best,
            best_takes,
            refutation,
            drawn_by,
        }) => {
            let reply = refutation.first().copied().map(name).unwrap_or_default();
            let takes = best_takes
                .map(|moves| moves.to_string())
                .unwrap_or_default();
            let how = drawn_by.map(|how| format!("{how:?}")).unwrap_or_default();
            format!("{now:?} {reply} {how}, {} {takes}", name(best))
        }
        Ok(other) => format!("{other:?}"),
        Err(error) => format!("{error:?}"),
    }
}

/// Plays on with `texts`, all of which must be right, and gives the line.
fn after(step: &Step, texts: &[&str]) -> String {
    texts.iter().fold(String::new(), |line, text| {
        let outcome = judged(step, &line, Answer::Move(text)).unwrap();
        assert!(
            matches!(outcome.verdict, Verdict::Right { .. }),
            "{line} {text}: {:?}",
            outcome.verdict
        );
        outcome.standing.line.join(" ")
    })
}

/// Plays what the solution says until the step is solved; gives the learner's moves.
fn played_out(step: &Step) -> u32 {
    let mut line = String::new();
    for count in 1.. {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let solution = solution(step, &words, &mut Solver::new(1)).unwrap();
        let Solution::Moves(best) = solution else {
            panic!("a move is expected, not {solution:?}");
        };
        let text = notation::uci(best[0]);
        let outcome = judged(step, &line, Answer::Move(&text)).unwrap();
        match outcome.verdict {
            Verdict::Done => return count,
            Verdict::Right { .. } => line = outcome.standing.line.join(" "),
            other => panic!("{line} {text}: {other:?}"),
        }
    }
    0
}

#[test]
fn only_these_endings_with_the_goal_in_reach_can_be_played() {
    let possible = |task: Play, text: &str| task.is_possible(&fen::parse(text).unwrap());
    assert!(possible(Play::Win, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    assert!(!possible(DRAW, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    assert!(!possible(Play::Win, "4k3/8/8/8/8/8/8/R3K3 b - - 0 1"));
    assert!(!possible(Play::Win, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));
    assert!(!possible(Play::Win, "8/4k3/8/4P3/4K3/8/8/8 w - - 0 1"));
    assert!(possible(DRAW, "8/4k3/8/4P3/4K3/8/8/8 w - - 0 1"));
    assert!(possible(DRAW, "8/4k3/8/4P3/4K3/8/8/8 b - - 0 1"));
    // Stalemate: there is nothing to play.
    assert!(!possible(DRAW, "K7/P1k5/8/8/8/8/8/8 w - - 0 1"));
    let step = play("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", Play::Win);
    assert_eq!(resumed(&step, ""), Err(AnswerError::LineOff { index: 0 }));
}

#[test]
fn a_win_is_done_with_mate_or_a_safe_promotion() {
    let mate = play("4k3/8/4K3/8/8/8/8/R7 w - - 0 1", Play::Win);
    assert_eq!(told(&mate, "", "Ra8"), "done");
    assert_eq!(told(&mate, "", "Ra7"), "right e8d8");
    let pawn = play("8/8/8/8/8/8/p7/K1k5 b - - 0 1", Play::Win);
    assert_eq!(resumed(&pawn, ""), Err(AnswerError::LineOff { index: 0 }));
    let pawn = play("8/8/8/8/8/K7/5p2/2k5 b - - 0 1", Play::Win);
    for role in ["f1=Q", "f1T"] {
        assert_eq!(told(&pawn, "", role), "done", "{role}");
    }
    let thrown = "Draw  DeadPosition, f2f1q 1";
    assert_eq!(told(&pawn, "", "f1S"), thrown);
}

#[test]
fn a_loss_of_time_that_still_wins_is_right() {
    let step = play("8/8/8/4k3/8/8/8/R3K3 w - - 0 1", Play::Win);
    let outcome = judged(&step, "", Answer::Move("Kf1")).unwrap();
    assert!(matches!(outcome.verdict, Verdict::Right { reply: Some(_) }));
    assert_eq!(outcome.standing.line.len(), 2);
}

#[test]
fn a_win_thrown_away_is_named_with_a_best_move_and_its_length() {
    let rook = play("8/8/8/8/8/2K5/7R/k7 w - - 0 1", Play::Win);
    assert_eq!(told(&rook, "", "Rb2"), "Draw  Stalemate, c3b3 2");
    assert_eq!(told(&rook, "", "Kb3"), "right a1b1");
    let hanging = play("8/8/8/8/8/1k6/8/R3K3 w - - 0 1", Play::Win);
    let thrown = told(&hanging, "", "Ra3");
    assert!(thrown.starts_with("Draw b3a3 , "), "{thrown}");
    let pawn = play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", Play::Win);
    let before = resumed(&pawn, "").unwrap();
    let outcome = judged(&pawn, "", Answer::Move("Ke6f5")).unwrap();
    assert_eq!(outcome.standing, before);
    assert_eq!(told(&pawn, "", "Kf5"), "Draw e8e7 , e6d6 5");
}

#[test]
fn a_queen_that_stalemates_or_is_taken_throws_the_win_away() {
    let stalemate = play("8/5P1k/5K2/8/8/8/8/8 w - - 0 1", Play::Win);
    assert_eq!(told(&stalemate, "", "f8D"), "Draw  Stalemate, f7f8r 1");
    assert_eq!(told(&stalemate, "", "f8T"), "done");
}

#[test]
fn a_third_repetition_gives_the_win_away_and_the_best_move_is_another() {
    let step = play("8/8/8/4k3/8/8/8/R3K3 w - - 0 1", Play::Win);
    let mut line = String::new();
    let mut thrown = String::new();
    for text in ["Ra2", "Ra1"].iter().cycle().take(40) {
        thrown = told(&step, &line, text);
        if !thrown.starts_with("right") {
            break;
        }
        line = judged(&step, &line, Answer::Move(text))
            .unwrap()
            .standing
            .line
            .join(" ");
    }
    assert!(thrown.contains("Repetition"), "{thrown}");
}

#[test]
fn after_fifty_moves_the_win_is_gone() {
    let step = play("4k3/8/4K3/8/8/8/8/R7 w - - 98 80", Play::Win);
    assert_eq!(told(&step, "", "Ra7"), "Draw e8d8 FiftyMoves, a1a8 1");
    assert_eq!(told(&step, "", "Ra8"), "done");
    // A pawn move starts the count again.
    let step = play("4k3/8/3KP3/8/8/8/8/8 w - - 98 80", Play::Win);
    assert_eq!(told(&step, "", "e7"), "right e8f7");
}

#[test]
fn a_draw_is_held_for_the_moves_asked_for() {
    let step = play("4k3/8/8/4K3/4P3/8/8/8 b - - 0 1", Play::Draw { moves: 3 });
    assert_eq!(played_out(&step), 3);
    let long = play("4k3/8/8/4K3/4P3/8/8/8 b - - 0 1", DRAW);
    assert!(played_out(&long) <= 15);
}

#[test]
fn a_draw_is_done_when_the_pawn_falls_or_nobody_can_move() {
    let step = play("8/Pk6/8/8/8/8/8/7K b - - 0 1", DRAW);
    assert_eq!(told(&step, "", "Kxa7"), "done");
    let rook = play("8/8/8/3k4/4R3/8/8/K7 b - - 0 1", DRAW);
    assert_eq!(told(&rook, "", "Kxe4"), "done");
    let pawn = play("4k3/4P3/3K4/8/8/8/8/8 w - - 0 1", DRAW);
    assert_eq!(told(&pawn, "", "Ke6"), "done");
    // Here the reply ends it.
    let outcome = judged(&pawn, "", Answer::Move("Kd5")).unwrap();
    assert_eq!(outcome.verdict, Verdict::Done);
    assert_eq!(outcome.standing.line, ["d6d5", "e8e7"]);
}

#[test]
fn a_draw_thrown_away_is_named_with_the_move_that_held() {
    let step = play("4k3/8/8/4K3/4P3/8/8/8 b - - 0 1", DRAW);
    assert!(told(&step, "", "Ke7").starts_with("right"));
    assert_eq!(told(&step, "", "Kd8"), "Loss { moves: 6 } e5d6 , e8e7 ");
}

#[test]
fn the_line_must_be_what_both_sides_play() {
    let step = play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", Play::Win);
    let off = |line: &str| match resumed(&step, line) {
        Err(AnswerError::LineOff { index }) => Some(index),
        _ => None,
    };
    let line = after(&step, &["Kd6"]);
    assert_eq!(off(&line), None);
    assert_eq!(off("e6d6"), Some(0), "the reply is missing");
    assert_eq!(off("e6f5 e8e7"), Some(0), "the win is gone");
    assert_eq!(off("e6d6 e8f8"), Some(1), "not the reply that is played");
    assert_eq!(off("e6e7"), Some(0), "not a legal move");
    assert_eq!(off("x"), Some(0));
    let short = play("8/P7/8/8/8/8/8/k6K w - - 0 1", Play::Win);
    assert!(resumed(&short, "a7a8q").unwrap().finished);
    assert_eq!(
        resumed(&short, "a7a8q a1b1"),
        Err(AnswerError::LineOff { index: 1 })
    );
    assert_eq!(told(&short, "a7a8q", "Qa8"), "Finished");
}

#[test]
fn an_illegal_move_changes_nothing() {
    let step = play("4k3/8/4K3/8/8/8/8/R7 w - - 0 1", Play::Win);
    let outcome = judged(&step, "", Answer::Move("Ke7")).unwrap();
    assert!(matches!(outcome.verdict, Verdict::Illegal(_)));
    assert_eq!(outcome.mv, None);
}

#[test]
fn the_longest_endings_take_what_the_tables_say() {
    for (text, longest) in [
        ("8/8/8/8/8/2k5/1R6/K7 w - - 0 1", 16),
        ("8/8/8/6k1/8/8/1P4K1/8 w - - 0 1", 19),
    ] {
        assert_eq!(played_out(&play(text, Play::Win)), longest, "{text}");
    }
}
