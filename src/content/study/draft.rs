//! From chapters to the text of a lesson.

use super::chapter::{Chapter, Node};
use crate::chess::{Color, Rules, fen, notation};
use crate::mate::{Solver, Verdict};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Half a minute a step, and never none.
const SECONDS_PER_STEP: usize = 40;

/// Where a chapter begins, and the moves from there to where a step begins.
type Place = Vec<usize>;

/// Writes `lesson.yaml`. Texts are English where the study says nothing.
pub fn write(chapters: &[Chapter], solver: &mut Solver, left_out: &mut Vec<String>) -> String {
    let title = chapters
        .iter()
        .map(|chapter| chapter.study.as_str())
        .find(|study| !study.is_empty())
        .unwrap_or("From a study");
    let mut steps = Steps::default();
    for (index, chapter) in chapters.iter().enumerate() {
        steps.chapter(index, chapter, solver, left_out);
    }
    let minutes = (steps.count * SECONDS_PER_STEP).div_ceil(60).max(1);
    format!(
        "# yaml-language-server: $schema=../../../schema/lesson.schema.json\n\
         # A first draft from a study. Cut it into small steps, add hints, and end with a small test\n\
         # (three steps or more with `test: true`). `gaffel check` tells what is still wrong.\n\
         title: {}\n\
         summary: \"One sentence that says what the learner can do afterwards.\"\n\
         order: 99\n\
         minutes: {minutes}\n\
         themes: []\n\
         steps:\n{}",
        quoted(title),
        steps.text
    )
}

#[derive(Default)]
struct Steps {
    text: String,
    ids: BTreeSet<String>,
    count: usize,
}

impl Steps {
    fn chapter(
        &mut self,
        index: usize,
        chapter: &Chapter,
        solver: &mut Solver,
        left_out: &mut Vec<String>,
    ) {
        let name = match chapter.name.as_str() {
            "" => format!("Chapter {}", index + 1),
            name => name.to_owned(),
        };
        let root = chapter.root();
        let line = chapter.main_line(0);
        if line.is_empty() || root.comment.has_marks() {
            self.read(chapter, &name, &Vec::new());
        }
        if line.is_empty() {
            return;
        }
        self.task(chapter, &name, &line, solver, left_out);
        for (ply, &node) in line.iter().enumerate() {
            if chapter.nodes[node].comment.has_marks() {
                self.read(chapter, &name, &line[..=ply].to_vec());
            }
        }
    }

    /// A step that shows the position after `place` with what is drawn there.
    fn read(&mut self, chapter: &Chapter, name: &str, place: &Place) {
        let node = node_at(chapter, place);
        self.begin(chapter, name, place);
        let comment = &node.comment;
        self.list("arrows", &comment.arrows);
        self.list("circles", &comment.circles);
        self.words(name, &said(chapter, node, "What do you see here?"));
    }

    /// The moves of the chapter, to be found by the learner.
    fn task(
        &mut self,
        chapter: &Chapter,
        name: &str,
        line: &[usize],
        solver: &mut Solver,
        left_out: &mut Vec<String>,
    ) {
        let root = chapter.root();
        let turn = root.position.turn();
        let learner = chapter.bottom.unwrap_or(turn);
        // The last move must be the learner's.
        let parity = usize::from(learner != turn);
        let length = line.len() - (line.len() + parity + 1) % 2;
        let (line, after) = line.split_at(length);
        Steps::unsaid(chapter, name, after, left_out);
        if line.is_empty() {
            left_out.push(format!(
                "chapter “{name}”: it has no move of the side at the bottom, so nothing is to be found"
            ));
            return;
        }
        let mate_in = mate_in(chapter, line, learner, solver);
        self.begin(chapter, name, &Vec::new());
        let text = match (root.comment.has_marks(), mate_in) {
            (false, _) if !root.comment.text.is_empty() => said(chapter, root, ""),
            (_, Some(1)) => "Find the mate.".to_owned(),
            (_, Some(moves)) => format!("Find the mate in {moves}."),
            (_, None) if line.len() == 1 => "Find the move.".to_owned(),
            (_, None) => "Play the moves of the line.".to_owned(),
        };
        self.words(name, &text);
        match mate_in {
            Some(moves) => self.push(&format!("mate: {{in: {moves}}}")),
            None if line.len() == 1 => {
                self.push(&format!(
                    "move: {{answers: [{}]}}",
                    quoted(&chapter.san(line[0]))
                ));
            }
            None => {
                let moves: Vec<String> = line.iter().map(|&node| chapter.san(node)).collect();
                self.push("line:");
                self.push(&format!("  side: {}", side(learner)));
                self.push(&format!("  lines: [{}]", quoted(&moves.join(" "))));
            }
        }
        self.comments(chapter, name, line, learner, mate_in.is_some(), left_out);
    }

    /// What the study says to the learner's moves and to others in their place.
    fn comments(
        &mut self,
        chapter: &Chapter,
        name: &str,
        line: &[usize],
        learner: Color,
        mate: bool,
        left_out: &mut Vec<String>,
    ) {
        let (mut right, mut wrong, mut aside, mut refute) = (vec![], vec![], vec![], vec![]);
        let mut before = 0;
        for (ply, &main) in line.iter().enumerate() {
            let position = &chapter.nodes[before].position;
            let node = &chapter.nodes[main];
            let mine = position.turn() == learner;
            let told = !node.comment.text.is_empty() && !node.comment.has_marks();
            if told && mate && ply > 0 {
                Steps::unsaid_comment(chapter, name, main, left_out);
            } else if told && mine {
                right.push((chapter.numbered(main), said(chapter, node, "")));
            } else if told {
                // Said when the reply is on the board: with the move it answers.
                let reply = format!("{{{}}} {}", chapter.numbered(main), said(chapter, node, ""));
                match line[..ply].last() {
                    None => Steps::unsaid_comment(chapter, name, main, left_out),
                    Some(&answered) => match right.last_mut() {
                        Some((key, text)) if *key == chapter.numbered(answered) => {
                            *text = format!("{text} {reply}");
                        }
                        _ => right.push((chapter.numbered(answered), reply)),
                    },
                }
            }
            for &other in &chapter.nodes[before].next[1..] {
                if !mine || (mate && ply > 0) {
                    left_out.push(format!(
                        "chapter “{name}”: the variation {} has no place in the step",
                        chapter.numbered(other)
                    ));
                    continue;
                }
                Steps::unsaid(chapter, name, &chapter.main_line(other), left_out);
                let (node, key) = (&chapter.nodes[other], chapter.numbered(other));
                if !node.mistake {
                    let text = said(chapter, node, "The study looks at this move too.");
                    aside.push((key, text));
                    continue;
                }
                wrong.push((key.clone(), said(chapter, node, "This is a mistake.")));
                let reply: Vec<String> = chapter
                    .main_line(other)
                    .iter()
                    .map(|&node| chapter.san(node))
                    .collect();
                if !reply.is_empty() {
                    refute.push((key, reply.join(" ")));
                }
            }
            before = main;
        }
        for (key, entries) in [
            ("right", right),
            ("wrong", wrong),
            ("aside", aside),
            ("refute", refute),
        ] {
            if !entries.is_empty() {
                self.push(&format!("{key}:"));
            }
            for (mv, text) in entries {
                self.push(&format!("  {}: {}", quoted(&mv), quoted(&text)));
            }
        }
    }

    /// Tells of a line that has no place in the lesson: its comments, and what varies from it.
    fn unsaid(chapter: &Chapter, name: &str, nodes: &[usize], left_out: &mut Vec<String>) {
        for &index in nodes {
            Steps::unsaid_comment(chapter, name, index, left_out);
            let beside = &chapter.nodes[chapter.nodes[index].before].next[1..];
            left_out.extend(beside.iter().map(|&other| {
                let mv = chapter.numbered(other);
                format!("chapter “{name}”: the variation {mv} within another")
            }));
        }
    }

    /// Drawings become steps of their own where they stand in the main line, and take their words
    /// along.
    fn unsaid_comment(chapter: &Chapter, name: &str, index: usize, left_out: &mut Vec<String>) {
        let comment = &chapter.nodes[index].comment;
        if !comment.text.is_empty() && !comment.has_marks() {
            let (mv, text) = (chapter.numbered(index), &comment.text);
            left_out.push(format!("chapter “{name}”: what is said of {mv}: {text}"));
        }
    }

    /// The head of a step: its id, and where it stands.
    fn begin(&mut self, chapter: &Chapter, name: &str, place: &Place) {
        self.count += 1;
        let id = self.id(name);
        // Writing into a string cannot fail, here and below.
        let _ = writeln!(self.text, "  - id: {id}");
        let root = &chapter.root().position;
        let start = fen::format(root);
        if start != fen::format(&crate::chess::Position::default()) {
            self.push(&format!("position: {}", quoted(&start)));
        }
        if !place.is_empty() {
            let moves: Vec<String> = place.iter().map(|&node| chapter.san(node)).collect();
            self.push(&format!("after: {}", quoted(&moves.join(" "))));
        }
        if let Some(bottom) = chapter.bottom {
            self.push(&format!("view: {}", side(bottom)));
        }
    }

    fn words(&mut self, title: &str, text: &str) {
        self.push(&format!("title: {}", quoted(title)));
        self.push("text: |");
        self.push(&format!("  {text}"));
    }

    fn list(&mut self, key: &str, marks: &[String]) {
        if !marks.is_empty() {
            let marks: Vec<String> = marks.iter().map(|mark| quoted(mark)).collect();
            self.push(&format!("{key}: [{}]", marks.join(", ")));
        }
    }

    fn push(&mut self, line: &str) {
        let _ = writeln!(self.text, "    {line}");
    }

    /// A slug of the name that no step has yet.
    fn id(&mut self, name: &str) -> String {
        let mut slug = String::new();
        for letter in name.to_lowercase().chars() {
            if letter.is_ascii_alphanumeric() {
                slug.push(letter);
            } else if !slug.is_empty() && !slug.ends_with('-') {
                slug.push('-');
            }
        }
        let slug = match slug.trim_end_matches('-') {
            "" => "step",
            slug => slug,
        };
        let numbered = (2..).map(|number| format!("{slug}-{number}"));
        let id = std::iter::once(slug.to_owned())
            .chain(numbered)
            .find(|id| !self.ids.contains(id))
            .unwrap_or_default();
        self.ids.insert(id.clone());
        id
    }
}

fn node_at<'c>(chapter: &'c Chapter, place: &Place) -> &'c Node {
    place
        .last()
        .map_or(chapter.root(), |&node| &chapter.nodes[node])
}

fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The chapter is a mate in so many moves, and its line ends with it.
fn mate_in(chapter: &Chapter, line: &[usize], learner: Color, solver: &mut Solver) -> Option<u8> {
    let root = &chapter.root().position;
    let moves = u8::try_from(line.len().div_ceil(2))
        .ok()
        .filter(|&moves| moves <= 3)?;
    let last = &chapter.nodes[*line.last()?].position;
    let mates = root.turn() == learner && last.is_checkmate();
    (mates && solver.shortest_mate(root, moves) == Verdict::Mate { moves }).then_some(moves)
}

/// The comment of a node with its moves in braces, or `default` where it says nothing.
fn said(chapter: &Chapter, node: &Node, default: &str) -> String {
    if node.comment.text.is_empty() {
        return default.to_owned();
    }
    let before = &chapter.nodes[node.before].position;
    let words = node.comment.text.split(' ').map(|word| {
        let place = |mark: char| ".,;:!?()".contains(mark);
        let bare = word.trim_matches(place);
        let looks = bare.starts_with(['K', 'Q', 'R', 'B', 'N', 'O']) && bare.len() > 1;
        let fits = looks
            && [&node.position, before]
                .iter()
                .any(|position| notation::parse_move(position, bare).is_ok());
        if fits {
            word.replacen(bare, &format!("{{{bare}}}"), 1)
        } else {
            plain(word)
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Letters that mean something in a lesson's text.
fn plain(word: &str) -> String {
    word.replace('{', "(").replace('}', ")").replace('<', "\\<")
}

/// A YAML scalar in double quotes.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(letter);
            }
            control if control.is_control() => quoted.push(' '),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
