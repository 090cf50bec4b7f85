//! A lesson with a step of every kind, as content files would make it.

use gaffel::chess::{Board, Color, Move, Position, Rules, Square, fen, notation};
use gaffel::content::Loaded;
use gaffel::i18n::Lang;
use gaffel::lesson::*;
use std::collections::BTreeMap;

/// Where the lesson is, below the language.
pub const PATH: &str = "/lessons/every-kind";

/// The course with that lesson, and one more after it.
pub fn content() -> Loaded {
    let mut after = lesson("after", 2);
    after.steps = vec![step("only", "8/8/8/8/8/8/8/R7 w", Task::Read)];
    Loaded {
        course: Course::new(vec![every_kind(), after]),
        ..Loaded::default()
    }
}

fn lesson(slug: &str, order: u32) -> Lesson {
    Lesson {
        slug: slug.to_owned(),
        group: Group::Movement,
        order,
        minutes: 5,
        themes: Vec::new(),
        title: Translated::new("Every kind".to_owned()),
        summary: Translated::new("One step of each kind.".to_owned()),
        steps: Vec::new(),
    }
}

fn every_kind() -> Lesson {
    let mut every = lesson("every-kind", 1);
    every.steps = vec![
        read(),
        walk(),
        spot(),
        find(),
        promote(),
        mate(),
        line(),
        win(),
        draw(),
        choose(),
        choose_several(),
    ];
    for step in &mut every.steps[9..] {
        step.test = true;
    }
    every
}

fn step(id: &str, text: &str, task: Task) -> Step {
    let (board, side) = text.split_once(' ').unwrap();
    let position = fen::parse(text).ok();
    let turn = Color::from_white(side.starts_with('w'));
    let mut title = Translated::new(format!("Step {id}"));
    title.set(Lang::Da, format!("Trin {id}"));
    Step {
        id: id.to_owned(),
        teaches: Vec::new(),
        test: false,
        scene: Scene {
            board: board.parse::<Board>().unwrap(),
            turn,
            bottom: turn,
            position,
            last_move: None,
            arrows: Vec::new(),
            circles: Vec::new(),
            highlights: Vec::new(),
        },
        title,
        text: text_of(&format!("What to do in {id}.")),
        hints: vec![text_of("The first hint."), text_of("The second hint.")],
        done: Some(text_of(&format!("Well done in {id}."))),
        task,
    }
}

fn text_of(text: &str) -> Translated<Prose> {
    Translated::new(Prose {
        blocks: vec![Block::Paragraph(vec![Inline::Text(text.to_owned())])],
    })
}

fn mark(from: Square, to: Square, color: MarkColor) -> Mark {
    Mark { from, to, color }
}

fn read() -> Step {
    let mut step = step("read", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Task::Read);
    step.scene.arrows = vec![mark(Square::E2, Square::E4, MarkColor::Red)];
    step.scene.circles = vec![mark(Square::E8, Square::E8, MarkColor::Blue)];
    step.scene.highlights = vec![Square::D3, Square::F3];
    step.hints.clear();
    step.text = Translated::new(Prose {
        blocks: vec![Block::Paragraph(vec![
            Inline::Text("Look at <this>: ".to_owned()),
            Inline::Moves(vec!["Ke2".to_owned(), "Nf3".to_owned()]),
            Inline::Link {
                to: prose::LinkTarget::Term("fork".to_owned()),
                text: vec![Inline::Text("a fork".to_owned())],
            },
        ])],
    });
    step
}

fn walk() -> Step {
    let walk = Walk {
        piece: Square::D1,
        targets: vec![Square::D5, Square::H5],
        par: 2,
        safe: false,
    };
    step("walk", "8/8/8/3p4/8/8/P7/3R4 w", Task::Walk(walk))
}

fn spot() -> Step {
    let spot = Spot {
        squares: vec![Square::C2, Square::B3],
        wrong: BTreeMap::from([(Square::B2, text_of("A knight never goes straight."))]),
    };
    step("spot", "8/8/8/8/8/8/8/N7 w", Task::Spot(spot))
}

/// A fork of king and rook; the check on f7 is an author's wrong move.
fn find() -> Step {
    let fen = "r3k3/8/8/1N6/8/8/8/4K2Q w - - 0 1";
    let position = fen::parse(fen).unwrap();
    let played = |text: &str| notation::parse_move(&position, text).unwrap();
    let note = |tone, text: &str, said: &str| Comment {
        ply: 0,
        mv: played(text),
        tone,
        text: Some(text_of(said)),
        refutation: Vec::new(),
    };
    let comments = Comments {
        notes: vec![
            note(Tone::Right, "Nc7+", "King and rook at once."),
            note(Tone::Wrong, "Nd6+", "Only the king is attacked."),
            note(Tone::Aside, "Qxa8+", "That wins the rook too."),
        ],
    };
    step(
        "move",
        fen,
        Task::Move {
            right: vec![played("Nc7+")],
            goal: Some(Goal::Fork),
            comments,
        },
    )
}

fn promote() -> Step {
    let fen = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    let position = fen::parse(fen).unwrap();
    step(
        "promote",
        fen,
        Task::Move {
            right: vec![notation::parse_move(&position, "e8=Q").unwrap()],
            goal: Some(Goal::Promote(None)),
            comments: Comments::default(),
        },
    )
}

fn mate() -> Step {
    let task = Task::Mate {
        moves: 2,
        comments: Comments::default(),
    };
    step("mate", "7k/8/8/8/8/8/1R6/R5K1 w - - 0 1", task)
}

fn line() -> Step {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let position = fen::parse(start).unwrap();
    let lines = ["e4 e5 Nf3 Nc6 Bc4", "e4 e5 Bc4 Nc6 Nf3"];
    let task = Line {
        learner: Color::White,
        lines: lines.map(|line| moves(&position, line)).to_vec(),
        comments: Comments {
            notes: vec![Comment {
                ply: 4,
                mv: moves(&position, "e4 e5 Nf3 Nc6 Bb5")[4],
                tone: Tone::Aside,
                text: Some(text_of("Sound, but that is the Spanish.")),
                refutation: Vec::new(),
            }],
        },
    };
    step("line", start, Task::Line(task))
}

fn win() -> Step {
    step(
        "win",
        "7k/8/5K2/8/8/8/8/R7 w - - 0 1",
        Task::Play(Play::Win),
    )
}

fn draw() -> Step {
    let task = Task::Play(Play::Draw { moves: 3 });
    step("draw", "4k3/8/4P3/4K3/8/8/8/8 b - - 0 1", task)
}

fn choose() -> Step {
    step("choose", "8/8/8/8/8/8/8/R7 w", options(&["b"]))
}

fn choose_several() -> Step {
    step("several", "8/8/8/8/8/8/8/R7 w", options(&["a", "c"]))
}

fn options(right: &[&str]) -> Task {
    let option = |id: &str| Choice {
        id: id.to_owned(),
        right: right.contains(&id),
        text: text_of(&format!("Option {id}")),
        because: text_of(&format!("Because of {id}.")),
    };
    Task::Choose(Choose {
        options: ["a", "b", "c"].map(option).to_vec(),
    })
}

fn moves(start: &Position, line: &str) -> Vec<Move> {
    let mut position = start.clone();
    line.split(' ')
        .map(|text| {
            let mv = notation::parse_move(&position, text).unwrap();
            position.play_unchecked(mv);
            mv
        })
        .collect()
}
