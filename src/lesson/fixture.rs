//! Steps for tests, from a board and a task.

use super::judge::{Standing, judge, resume};
use super::*;
use crate::chess::{Board, Color, Move, Position, Rules, Square, fen, notation};
use crate::mate::Solver;
use crate::puzzle::judge::PROOF_LIMIT_NODES;

pub fn solver() -> Solver {
    Solver::new(PROOF_LIMIT_NODES)
}

/// A step on a FEN, or on a board without kings (`board w`).
pub fn step(text: &str, task: Task) -> Step {
    let (fields, turn) = text.split_once(' ').expect("a board and a side");
    let position = fen::parse(text).ok();
    Step {
        id: "step".to_owned(),
        teaches: Vec::new(),
        test: false,
        scene: Scene {
            board: fields.parse::<Board>().expect("a well formed board"),
            turn: Color::from_white(turn.starts_with('w')),
            bottom: Color::White,
            position,
            last_move: None,
            arrows: Vec::new(),
            circles: Vec::new(),
            highlights: Vec::new(),
        },
        title: Translated::new("A step".to_owned()),
        text: Translated::new(Prose::default()),
        hints: Vec::new(),
        done: None,
        task,
    }
}

/// Moves of one line in any notation.
pub fn moves(position: &Position, line: &str) -> Vec<Move> {
    let mut position = position.clone();
    line.split_whitespace()
        .map(|text| {
            let mv = notation::parse_move(&position, text).expect("the test's line is legal");
            position.play_unchecked(mv);
            mv
        })
        .collect()
}

/// A comment on the last move of a line, with what punishes it behind a `|`.
pub fn comment(position: &Position, tone: Tone, line: &str) -> Comment {
    let (before, refutation) = line.split_once('|').unwrap_or((line, ""));
    let plies = moves(position, before).len();
    let mut whole = moves(position, &format!("{before} {refutation}"));
    let refutation = whole.split_off(plies);
    Comment {
        ply: plies - 1,
        mv: whole[plies - 1],
        tone,
        text: Some(Translated::new(Prose::default())),
        refutation,
    }
}

/// A `move` step; each of `right` is one move.
pub fn find(text: &str, right: &[&str], goal: Option<Goal>, notes: &[(Tone, &str)]) -> Step {
    let position = fen::parse(text).expect("the test's position is legal");
    step(
        text,
        Task::Move {
            right: right.iter().map(|text| moves(&position, text)[0]).collect(),
            goal,
            comments: comments(&position, notes),
        },
    )
}

pub fn mate(text: &str, in_moves: u8, notes: &[(Tone, &str)]) -> Step {
    let position = fen::parse(text).expect("the test's position is legal");
    step(
        text,
        Task::Mate {
            moves: in_moves,
            comments: comments(&position, notes),
        },
    )
}

/// A `line` step from the first position of a game.
pub fn line(learner: Color, lines: &[&str], notes: &[(Tone, &str)]) -> Step {
    let position = Position::new();
    step(
        &fen::format(&position),
        Task::Line(Line {
            learner,
            lines: lines.iter().map(|line| moves(&position, line)).collect(),
            comments: comments(&position, notes),
        }),
    )
}

pub fn walk(text: &str, piece: Square, targets: &[Square], safe: bool) -> Step {
    let mut step = step(text, Task::Read);
    let walker = crate::chess::Walker::new(&step.scene.board, piece, safe);
    step.task = Task::Walk(Walk {
        piece,
        targets: targets.to_vec(),
        par: walker
            .and_then(|walker| walker.par(targets))
            .expect("the test's walk is possible"),
        safe,
    });
    step
}

pub fn spot(text: &str, squares: &[Square]) -> Step {
    step(
        text,
        Task::Spot(Spot {
            squares: squares.to_vec(),
            wrong: Default::default(),
        }),
    )
}

/// Options by id; those that end with `!` are right.
pub fn choose(ids: &[&str]) -> Step {
    let options = ids.iter().map(|id| Choice {
        id: id.trim_end_matches('!').to_owned(),
        right: id.ends_with('!'),
        text: Translated::new(Prose::default()),
        because: Translated::new(Prose::default()),
    });
    step(
        "8/8/8/8/8/8/8/8 w",
        Task::Choose(Choose {
            options: options.collect(),
        }),
    )
}

fn comments(position: &Position, notes: &[(Tone, &str)]) -> Comments {
    Comments {
        notes: notes
            .iter()
            .map(|(tone, line)| comment(position, *tone, line))
            .collect(),
    }
}

pub fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

/// Judges, and checks what must hold of every outcome: it resumes from its own line.
pub fn judged<'s>(
    step: &'s Step,
    line: &str,
    answer: Answer<'_>,
) -> Result<Outcome<'s>, AnswerError> {
    let mut solver = solver();
    let outcome = judge(step, &words(line), answer, &mut solver)?;
    let resumed = resume(step, &outcome.standing.line, &mut solver);
    assert_eq!(resumed.as_ref(), Ok(&outcome.standing));
    Ok(outcome)
}

pub fn resumed(step: &Step, line: &str) -> Result<Standing, AnswerError> {
    resume(step, &words(line), &mut solver())
}

/// An outcome in a few words, for tables: the verdict, then `+` and the line that is played.
pub fn told(step: &Step, line: &str, text: &str) -> String {
    let outcome = match judged(step, line, Answer::Move(text)) {
        Ok(outcome) => outcome,
        Err(error) => return format!("{error:?}"),
    };
    let names = |moves: &[Move]| {
        let names: Vec<String> = moves.iter().map(|&mv| notation::uci(mv)).collect();
        names.join(" ")
    };
    let verdict = match &outcome.verdict {
        Verdict::Right { reply: Some(reply) } => format!("right {}", names(&[*reply])),
        Verdict::Right { reply: None } => "right".to_owned(),
        Verdict::Wrong { refutation, why } if refutation.is_empty() => format!("{why:?}"),
        Verdict::Wrong { refutation, why } => format!("{why:?} {}", names(refutation)),
        Verdict::ThrownAway {
            now, refutation, ..
        } => format!("{now:?} {}", names(refutation)),
        Verdict::CannotWalk(error) => format!("{error:?}"),
        Verdict::Illegal(error) => format!("illegal: {error}"),
        Verdict::Done => "done".to_owned(),
        Verdict::Aside => "aside".to_owned(),
        other => format!("{other:?}"),
    };
    let tone = match outcome.comment.map(|comment| comment.tone) {
        Some(tone) => format!(" ({tone:?})"),
        None => String::new(),
    };
    format!("{verdict}{tone}")
}
