//! Endings played out: random positions, against the opponent of `play` steps.

use crate::fixed_point;
use crate::random::{Random, mirrored};
use gaffel::chess::{Color, Move, Position, Role, Rules, fen, notation};
use gaffel::endgame::{Worth, best_moves, probe, trickiest, worth_of};
use gaffel::lesson::judge::{judge, resume};
use gaffel::lesson::{Answer, DrawnBy, Play, Prose, Scene, Step, Task, Translated, Verdict};
use gaffel::mate::Solver;

fn step(position: &Position, task: Play) -> Step {
    Step {
        id: "step".to_owned(),
        teaches: Vec::new(),
        test: false,
        scene: Scene {
            board: position.board().clone(),
            position: Some(position.clone()),
            turn: position.turn(),
            bottom: Color::White,
            last_move: None,
            arrows: Vec::new(),
            circles: Vec::new(),
            highlights: Vec::new(),
        },
        title: Translated::new("A step".to_owned()),
        text: Translated::new(Prose::default()),
        hints: Vec::new(),
        done: None,
        task: Task::Play(task),
    }
}

/// Random positions of either colour from which the goal can be reached.
fn possible(random: &mut Random, task: Play, count: usize) -> Vec<Position> {
    let mut found = Vec::new();
    while found.len() < count {
        let role = [Role::Rook, Role::Pawn][random.below(2)];
        let position = fixed_point::numbered(role, random.below(1 << 19)).map(|position| {
            if random.below(2) == 0 {
                mirrored(&position)
            } else {
                position
            }
        });
        found.extend(position.filter(|position| task.is_possible(position)));
    }
    found
}

/// Plays `choose`'s moves to the end; gives the learner's moves and the last verdict.
fn played_out(
    start: &Position,
    task: Play,
    mut choose: impl FnMut(&Position) -> Move,
) -> (u32, Verdict) {
    let step = step(start, task);
    let mut solver = Solver::new(1);
    let mut standing = resume(&step, &[], &mut solver).unwrap();
    for count in 1.. {
        let position = standing.position.as_ref().unwrap();
        let text = notation::uci(choose(position));
        let line = standing.line.clone();
        let outcome = judge(&step, &line, Answer::Move(&text), &mut solver).unwrap();
        match outcome.verdict {
            Verdict::Right { .. } => standing = outcome.standing,
            verdict => {
                let resumed = resume(&step, &outcome.standing.line, &mut solver);
                assert_eq!(resumed, Ok(outcome.standing));
                return (count, verdict);
            }
        }
    }
    unreachable!("the counter is endless")
}

#[test]
fn the_best_moves_win_in_just_the_moves_promised() {
    let mut random = Random(5);
    for start in possible(&mut random, Play::Win, 60) {
        let Some(Worth::Win { moves }) = probe(&start) else {
            panic!("the position is won");
        };
        let (count, verdict) = played_out(&start, Play::Win, |position| {
            let best = best_moves(position);
            best[random.below(best.len())]
        });
        let name = fen::format(&start);
        assert_eq!((count, verdict), (moves, Verdict::Done), "{name}");
    }
}

#[test]
fn moves_that_hold_the_draw_reach_it_and_no_reply_lets_the_learner_win() {
    let mut random = Random(6);
    let task = Play::Draw { moves: 15 };
    for start in possible(&mut random, task, 60) {
        let (count, verdict) = played_out(&start, task, |position| {
            assert_eq!(probe(position), Some(Worth::Draw));
            let holding = best_moves(position);
            holding[random.below(holding.len())]
        });
        let name = fen::format(&start);
        assert_eq!(verdict, Verdict::Done, "{name}");
        assert!((1..=15).contains(&count), "{name}");
    }
}

#[test]
fn random_play_ends_solved_or_with_what_was_thrown_away_said_rightly() {
    let mut random = Random(8);
    for task in [Play::Win, Play::Draw { moves: 15 }] {
        for start in possible(&mut random, task, 60) {
            let mut last = start.clone();
            let mut played = None;
            let (_, verdict) = played_out(&start, task, |position| {
                last = position.clone();
                let moves = position.legal_moves();
                *played.insert(moves[random.below(moves.len())])
            });
            let Verdict::ThrownAway {
                now,
                best,
                best_takes,
                refutation,
                drawn_by,
            } = verdict
            else {
                assert_eq!(verdict, Verdict::Done, "{}", fen::format(&start));
                continue;
            };
            let name = fen::format(&last);
            let by_rule = matches!(drawn_by, Some(DrawnBy::Repetition | DrawnBy::FiftyMoves));
            let made = played.map(|mv| worth_of(&last, mv).unwrap());
            assert!(by_rule || made == Some(now), "{name}");
            let worth = probe(&last);
            match worth_of(&last, best) {
                Some(Worth::Win { moves }) => assert_eq!(best_takes, Some(moves), "{name}"),
                kept => assert_eq!((kept, best_takes), (worth, None), "{name}"),
            }
            let mut after = last.clone();
            after.play_unchecked(played.unwrap());
            let legal = refutation.iter().all(|&reply| after.is_legal(reply));
            assert!(legal && refutation.len() <= 1, "{name}");
            assert!(refutation.len() == 1 || drawn_by.is_some(), "{name}");
        }
    }
}

#[test]
fn the_opponent_wins_what_is_won_in_time_whatever_is_played() {
    let mut random = Random(9);
    for start in possible(&mut random, Play::Win, 100) {
        let name = fen::format(&start);
        let Some(Worth::Win { moves: mut left }) = probe(&start) else {
            panic!("{name} is won");
        };
        let mut position = start;
        loop {
            let mv = trickiest(&position, |_| 0).unwrap();
            left -= 1;
            position.play_unchecked(mv);
            if mv.is_promotion() || position.is_checkmate() {
                break;
            }
            let replies = position.legal_moves();
            position.play_unchecked(replies[random.below(replies.len())]);
            match probe(&position) {
                Some(Worth::Win { moves }) => {
                    assert!(moves <= left, "{name}");
                    left = moves;
                }
                other => panic!("{name}: {other:?}"),
            }
        }
    }
}

#[test]
fn the_opponent_never_loses_what_is_drawn_whatever_is_played() {
    let mut random = Random(10);
    for start in possible(&mut random, Play::Draw { moves: 1 }, 100) {
        let name = fen::format(&start);
        let mut position = start;
        for _ in 0..30 {
            let Some(mv) = trickiest(&position, |_| 0) else {
                break;
            };
            position.play_unchecked(mv);
            let replies = position.legal_moves();
            if replies.is_empty() {
                break;
            }
            position.play_unchecked(replies[random.below(replies.len())]);
            let lost = matches!(probe(&position), Some(Worth::Loss { .. }));
            assert!(!lost, "{name}");
        }
    }
}
