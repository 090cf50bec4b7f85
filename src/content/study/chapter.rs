//! Chapters of a study as trees of moves.

use super::marks::Comment;
use crate::chess::{Color, Move, Position, Rules, fen, notation};
use pgn_reader::{Nag, RawComment, RawTag, Reader, SanPlus, Skip, Visitor};
use std::ops::ControlFlow;

/// Variations nested deeper are no teaching material.
const MOST_NESTED: usize = 8;

/// A chapter. `nodes[0]` is its position before any move.
#[derive(Debug, Clone)]
pub struct Chapter {
    pub study: String,
    pub name: String,
    /// The side at the bottom, if the study says so.
    pub bottom: Option<Color>,
    pub nodes: Vec<Node>,
}

/// A position with the move that led to it.
#[derive(Debug, Clone)]
pub struct Node {
    /// `None` at the root alone.
    pub mv: Option<Move>,
    /// After the move.
    pub position: Position,
    pub comment: Comment,
    /// Marked as a mistake: `?`, `??` or `?!`.
    pub mistake: bool,
    /// Indices of the moves from here, the main one first.
    pub next: Vec<usize>,
    /// Index of the position the move was played in; 0 at the root.
    pub before: usize,
}

impl Chapter {
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// Nodes along the main moves from `index`, without it.
    pub fn main_line(&self, index: usize) -> Vec<usize> {
        let mut line = Vec::new();
        let mut at = index;
        while let Some(&next) = self.nodes[at].next.first() {
            line.push(next);
            at = next;
        }
        line
    }

    /// The move of a node in SAN, without its number.
    pub fn san(&self, index: usize) -> String {
        let node = &self.nodes[index];
        match node.mv {
            Some(mv) => notation::san(&self.nodes[node.before].position, mv),
            None => String::new(),
        }
    }

    /// The same with its number: `3.Bc4`, `3...Nf6`.
    pub fn numbered(&self, index: usize) -> String {
        let before = &self.nodes[self.nodes[index].before].position;
        let dots = match before.turn() {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{dots}{}", before.fullmoves(), self.san(index))
    }
}

/// Reads every chapter; what cannot be read goes into `left_out`.
///
/// # Errors
/// The bytes are no PGN.
pub fn read(pgn: &[u8], left_out: &mut Vec<String>) -> Result<Vec<Chapter>, String> {
    let mut reader = Reader::new(pgn);
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut visitor = Chapters { left_out };
    loop {
        match reader.read_game(&mut visitor) {
            Ok(Some(chapter)) => chapters.extend(chapter),
            Ok(None) => return Ok(chapters),
            Err(error) if chapters.is_empty() => return Err(format!("it is no PGN: {error}")),
            Err(error) => {
                let last = &chapters[chapters.len() - 1].name;
                visitor
                    .left_out
                    .push(format!("what comes after chapter “{last}”: {error}"));
                return Ok(chapters);
            }
        }
    }
}

struct Chapters<'a> {
    left_out: &'a mut Vec<String>,
}

#[derive(Default)]
struct Tags {
    event: String,
    study: String,
    chapter: String,
    orientation: String,
    fen: Option<String>,
}

struct Reading {
    chapter: Chapter,
    at: usize,
    /// Where the variations began, outermost first; with whether the line outside was lost.
    outside: Vec<(usize, bool)>,
    /// The rest of this line cannot be played.
    lost: bool,
}

impl Visitor for Chapters<'_> {
    type Tags = Tags;
    type Movetext = Reading;
    /// `None`: a chapter whose position cannot be read.
    type Output = Option<Chapter>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Tags> {
        ControlFlow::Continue(Tags::default())
    }

    fn tag(
        &mut self,
        tags: &mut Tags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        let text = value.decode_utf8_lossy().trim().to_owned();
        match name {
            b"Event" => tags.event = text,
            b"StudyName" => tags.study = text,
            b"ChapterName" => tags.chapter = text,
            b"Orientation" => tags.orientation = text,
            b"FEN" => tags.fen = Some(text),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Tags) -> ControlFlow<Self::Output, Reading> {
        let (study, name) = names(&tags);
        let position = match tags.fen.as_deref().map(fen::parse) {
            None => Position::default(),
            Some(Ok(position)) => position,
            Some(Err(error)) => {
                self.left_out.push(format!(
                    "chapter “{name}”: its position cannot be played: {error}"
                ));
                return ControlFlow::Break(None);
            }
        };
        let root = Node {
            mv: None,
            position,
            comment: Comment::default(),
            mistake: false,
            next: Vec::new(),
            before: 0,
        };
        ControlFlow::Continue(Reading {
            chapter: Chapter {
                study,
                name,
                bottom: match tags.orientation.as_str() {
                    "white" => Some(Color::White),
                    "black" => Some(Color::Black),
                    _ => None,
                },
                nodes: vec![root],
            },
            at: 0,
            outside: Vec::new(),
            lost: false,
        })
    }

    fn san(&mut self, reading: &mut Reading, san: SanPlus) -> ControlFlow<Self::Output> {
        if reading.lost {
            return ControlFlow::Continue(());
        }
        let text = san.to_string();
        let before = &reading.chapter.nodes[reading.at].position;
        match notation::parse_move(before, &text) {
            Ok(mv) => {
                let mut position = before.clone();
                position.play_unchecked(mv);
                reading.add(mv, position);
            }
            Err(error) => {
                reading.lost = true;
                self.left_out.push(format!(
                    "chapter “{}”: {text} cannot be played ({error}), nor what follows it; look at \
                     the move before it too",
                    reading.chapter.name
                ));
            }
        }
        ControlFlow::Continue(())
    }

    fn nag(&mut self, reading: &mut Reading, nag: Nag) -> ControlFlow<Self::Output> {
        if !reading.lost && [Nag::MISTAKE, Nag::BLUNDER, Nag::DUBIOUS_MOVE].contains(&nag) {
            reading.chapter.nodes[reading.at].mistake = true;
        }
        ControlFlow::Continue(())
    }

    fn comment(
        &mut self,
        reading: &mut Reading,
        comment: RawComment<'_>,
    ) -> ControlFlow<Self::Output> {
        if !reading.lost {
            let text = String::from_utf8_lossy(comment.as_bytes());
            reading.chapter.nodes[reading.at].comment.add(&text);
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, reading: &mut Reading) -> ControlFlow<Self::Output, Skip> {
        if reading.outside.len() >= MOST_NESTED {
            return ControlFlow::Continue(Skip(true));
        }
        reading.outside.push((reading.at, reading.lost));
        if !reading.lost {
            reading.at = reading.chapter.nodes[reading.at].before;
        }
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, reading: &mut Reading) -> ControlFlow<Self::Output> {
        if let Some((at, lost)) = reading.outside.pop() {
            reading.at = at;
            reading.lost = lost;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, reading: Reading) -> Self::Output {
        Some(reading.chapter)
    }
}

impl Reading {
    fn add(&mut self, mv: Move, position: Position) {
        let nodes = &mut self.chapter.nodes;
        let known = nodes[self.at].next.iter().copied();
        let same = known.clone().find(|&next| nodes[next].mv == Some(mv));
        self.at = match same {
            Some(node) => node,
            None => {
                let index = nodes.len();
                nodes.push(Node {
                    mv: Some(mv),
                    position,
                    comment: Comment::default(),
                    mistake: false,
                    next: Vec::new(),
                    before: self.at,
                });
                nodes[self.at].next.push(index);
                index
            }
        };
    }
}

/// Names of study and chapter; older exports have both in the event, `Study: Chapter`.
fn names(tags: &Tags) -> (String, String) {
    let (study, chapter) = tags.event.split_once(": ").unwrap_or(("", &tags.event));
    let or = |first: &str, second: &str| {
        let known = |text: &str| !text.is_empty() && text != "?";
        [first, second]
            .into_iter()
            .find(|text| known(text))
            .unwrap_or_default()
            .to_owned()
    };
    (or(&tags.study, study), or(&tags.chapter, chapter))
}
