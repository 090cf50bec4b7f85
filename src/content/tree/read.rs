//! Events of the parser into a tree, within bounds.

use super::{Key, Kind, Node, Style, blanks, faults, slips};
use crate::content::problem::{Class, Problem};
use crate::content::source::{BYTE_ORDER_MARK, Place, Source};
use serde_yaml::granit_parser::{ErrorKind, Event, Parser, ScalarStyle, Span, StrInput, options};
use std::collections::HashMap;

/// The longest file read, in bytes; the longest lesson has a thirtieth of it.
pub const MAX_BYTES: usize = 1 << 20;
/// Values in a file, aliases unfolded.
const MAX_NODES: usize = 20_000;
/// Bytes of all texts, aliases unfolded.
const MAX_TEXT_BYTES: usize = 2 * MAX_BYTES;
/// Lists and maps inside each other.
const MAX_DEPTH: usize = 32;

/// Decodes and reads a file. The tree is there unless nothing can be made of the file; problems may
/// be told with it.
pub fn read(name: &str, bytes: &[u8]) -> (Source, Option<Node>, Vec<Problem>) {
    let (text, refused) = decode(bytes);
    let source = Source::new(name, text);
    if let Some((place, what, mend)) = refused {
        let problem = source.problem(place, Class::Error, what, Some(mend));
        return (source, None, vec![problem]);
    }
    let mut wrong_blanks = blanks::wrong(&source);
    // They are told and read as spaces, so that the rest of the file is checked too.
    let text = source.text().trim_start_matches(BYTE_ORDER_MARK);
    let shift = source.text().len() - text.len();
    let (text, narrowed) = blanks::with_spaces(text);
    let options = options! {
        emit_comments: false,
        disallow_directives: true,
        flow_nesting_limit: MAX_DEPTH,
        block_nesting_limit: MAX_DEPTH,
    };
    let mut reader = Reader {
        shift,
        narrowed,
        source: &source,
        parser: Parser::new_from_str_with_options(&text, options),
        split: Vec::new(),
        anchors: HashMap::new(),
        nodes: 0,
        text_bytes: 0,
        problems: Vec::new(),
    };
    let tree = reader.file();
    let mut problems = reader.problems;
    let node = tree.ok();
    if !wrong_blanks.is_empty() {
        // Where they indent, the parser's own complaint is their doing.
        problems.retain(|problem| node.is_some() || problem.what.contains("twice"));
        problems.append(&mut wrong_blanks);
    }
    (source, node, problems)
}

/// The text, or as much of it as can be shown with the place and words of what is wrong.
fn decode(bytes: &[u8]) -> (String, Option<(Place, String, String)>) {
    if bytes.len() > MAX_BYTES {
        let what = format!("the file has {} bytes", bytes.len());
        let mend = "one megabyte is the most; split it".to_owned();
        return (String::new(), Some((Place::default(), what, mend)));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            let refused = text.find('\0').map(|at| {
                let what = "a NUL byte, which no text has".to_owned();
                let mend = "save the file as UTF-8 text, not as UTF-16".to_owned();
                (Place::new(at, at + 1), what, mend)
            });
            // It is not to reach the terminal of whoever reads the report.
            (text.replace('\0', "\u{fffd}"), refused)
        }
        Err(error) => {
            let at = error.valid_up_to();
            let what = format!("byte {at} is no UTF-8 text");
            let mend = "save the file as UTF-8".to_owned();
            let shown = String::from_utf8_lossy(bytes).into_owned();
            (shown, Some((Place::new(at, at), what, mend)))
        }
    }
}

/// Nothing more can be made of the file; why has been told.
struct Stop;

struct Reader<'t> {
    source: &'t Source,
    parser: Parser<'t, StrInput<'t>>,
    shift: usize,
    /// See [`blanks::with_spaces`].
    narrowed: Vec<usize>,
    /// Items of the list being read that came to light inside their neighbour.
    split: Vec<Node>,
    /// Anchored values with the nodes and bytes of text in them.
    anchors: HashMap<usize, (Node, usize, usize)>,
    nodes: usize,
    text_bytes: usize,
    problems: Vec<Problem>,
}

impl<'t> Reader<'t> {
    fn file(&mut self) -> Result<Node, Stop> {
        let mut root = None;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => break,
                Event::StreamStart | Event::DocumentStart(..) | Event::DocumentEnd => {}
                _ if root.is_some() => {
                    let place = self.place(&span);
                    return Err(self.stop(
                        place,
                        "a second document begins here",
                        "a file holds one; take out the `---`",
                    ));
                }
                event => root = Some(self.node(event, span)?),
            }
        }
        let empty = |node: &Node| matches!(&node.kind, Kind::Scalar { text, style: Style::Plain { .. } } if text.is_empty());
        match root {
            Some(node) if !empty(&node) => Ok(node),
            _ => Err(self.stop(
                Place::default(),
                "the file is empty",
                "`gaffel new lesson` writes one to begin with",
            )),
        }
    }

    fn next(&mut self) -> Result<(Event<'t>, Span), Stop> {
        match self.parser.next_event() {
            Some(Ok(event)) => Ok(event),
            Some(Err(error)) => {
                let at = self.at(error.marker().byte_offset().unwrap_or_default());
                let deep = *error.kind() == ErrorKind::RecursionLimitExceeded;
                let slip = slips::find(self.source, at).filter(|_| !deep);
                if let Some(slip) = slip {
                    return Err(self.stop(slip.place, &slip.what, &slip.mend));
                }
                let (what, mend) = faults::words(error.kind(), self.source.line_before(at));
                Err(self.stop(Place::new(at, at), &what, mend))
            }
            None => Err(Stop),
        }
    }

    fn node(&mut self, event: Event<'t>, span: Span) -> Result<Node, Stop> {
        let place = self.place(&span);
        self.count(1, 0, place)?;
        let before = (self.nodes, self.text_bytes);
        let (anchor, tag, node) = match event {
            Event::Scalar(text, style, anchor, tag) => {
                self.count(0, text.len(), place)?;
                let plain = style == ScalarStyle::Plain && tag.is_none();
                let style = if plain {
                    Style::Plain {
                        comment: self.comment_follows(place),
                    }
                } else {
                    Style::Text
                };
                // The parser gives what is left out as `~`.
                let left_out = plain && place.start == place.end;
                let text = if left_out {
                    String::new()
                } else {
                    text.into_owned()
                };
                (anchor, tag, Node::new(place, Kind::Scalar { text, style }))
            }
            Event::SequenceStart(_, anchor, tag) => (anchor, tag, self.list(place)?),
            Event::MappingStart(_, anchor, tag) => (anchor, tag, self.map(place, false)?),
            Event::Alias(id) => return self.alias(id, place),
            _ => {
                return Err(self.stop(place, "this is no YAML that can be read", "write a value"));
            }
        };
        if tag.is_some_and(|tag| tag.core_suffix() != Some("str")) {
            self.tell(
                place,
                "a tag (`!`) has no meaning here",
                "take it out, or quote the text",
            );
        }
        if anchor != 0 {
            let (nodes, bytes) = (self.nodes - before.0 + 1, self.text_bytes - before.1);
            self.anchors.insert(anchor, (node.clone(), nodes, bytes));
        }
        Ok(node)
    }

    fn alias(&mut self, id: usize, place: Place) -> Result<Node, Stop> {
        let Some((nodes, bytes)) = self.anchors.get(&id).map(|found| (found.1, found.2)) else {
            return Err(self.stop(place, "an alias inside what it stands for", "write it out"));
        };
        self.count(nodes, bytes, place)?;
        let (node, ..) = &self.anchors[&id];
        Ok(Node {
            place,
            ..node.clone()
        })
    }

    fn list(&mut self, start: Place) -> Result<Node, Stop> {
        let mut items = Vec::new();
        loop {
            match self.next()? {
                (Event::SequenceEnd, end) => {
                    let place = self.whole(start, end);
                    return Ok(Node::new(place, Kind::List(items)));
                }
                (Event::MappingStart(_, 0, None), span) => {
                    let place = self.place(&span);
                    self.count(1, 0, place)?;
                    let last = self.map(place, true)?;
                    items.append(&mut self.split);
                    items.push(last);
                }
                (event, span) => items.push(self.node(event, span)?),
            }
        }
    }

    /// `item`: of a list. Where its first key comes again, a dash is missing: then what was before goes
    /// to `split`.
    fn map(&mut self, mut start: Place, item: bool) -> Result<Node, Stop> {
        let mut entries: Vec<(Key, Node)> = Vec::new();
        let mut lines: HashMap<String, Place> = HashMap::new();
        let mut split = Vec::new();
        loop {
            let key = match self.next()? {
                (Event::MappingEnd, end) => {
                    let place = self.whole(start, end);
                    self.split = split;
                    return Ok(Node::new(place, Kind::Map(entries)));
                }
                (event, span) => self.node(event, span)?,
            };
            let (event, span) = self.next()?;
            let value = self.node(event, span)?;
            let Kind::Scalar { text, style } = key.kind else {
                self.tell(
                    key.place,
                    "a key must be a word",
                    "put a text with brackets in quotes",
                );
                continue;
            };
            let is_first = entries.first().is_some_and(|(first, _)| first.text == text);
            if item && is_first && entries.len() > 1 {
                let what = format!("a `- ` is missing before `{text}`");
                self.tell(key.place, &what, "begin every item of the list with `- `");
                let end = entries
                    .last()
                    .map_or(start.end, |(_, value)| value.place.end);
                let place = Place { end, ..start };
                let before = Kind::Map(std::mem::take(&mut entries));
                split.push(Node::new(place, before));
                lines.clear();
                start = key.place;
            } else if let Some(first) = lines.get(&text) {
                let line = self.source.problem(*first, Class::Error, "", None).line;
                let what = format!("the key `{text}` is there twice");
                let mend = format!("keep one; the first is in line {line}");
                self.tell(key.place, &what, &mend);
                continue;
            }
            lines.insert(text.clone(), key.place);
            let plain = matches!(style, Style::Plain { .. });
            let place = key.place;
            entries.push((Key { place, text, plain }, value));
        }
    }

    /// Keeps alias bombs and endless lists out.
    fn count(&mut self, nodes: usize, bytes: usize, place: Place) -> Result<(), Stop> {
        self.nodes += nodes;
        self.text_bytes += bytes;
        if self.nodes > MAX_NODES || self.text_bytes > MAX_TEXT_BYTES {
            return Err(self.stop(
                place,
                "the file unfolds to more than can be a lesson",
                "write things out instead of repeating them by aliases (`*`)",
            ));
        }
        Ok(())
    }

    /// Whether ` #` follows on the same line: what looks like text there is none.
    fn comment_follows(&self, place: Place) -> bool {
        let rest = self
            .source
            .text()
            .get(place.end as usize..)
            .unwrap_or_default();
        let trimmed = rest.trim_start_matches(' ');
        trimmed.len() < rest.len() && trimmed.starts_with('#')
    }

    fn place(&self, span: &Span) -> Place {
        let range = span.byte_range().unwrap_or_default();
        Place::new(self.at(range.start), self.at(range.end))
    }

    /// Where a byte of the text that is parsed stands in the file.
    fn at(&self, parsed: usize) -> usize {
        let narrowed = self.narrowed.partition_point(|&at| at < parsed);
        parsed + narrowed + self.shift
    }

    /// From the start of a container to its end, white space after it left off.
    fn whole(&self, start: Place, end: Span) -> Place {
        let end = self.place(&end).end as usize;
        let text = self.source.text().get(start.start as usize..end);
        let length = text.map_or(0, |text| text.trim_end().len());
        Place::new(start.start as usize, start.start as usize + length)
    }

    fn tell(&mut self, place: Place, what: &str, mend: &str) {
        let mend = Some(mend.to_owned());
        self.problems
            .push(self.source.problem(place, Class::Error, what, mend));
    }

    fn stop(&mut self, place: Place, what: &str, mend: &str) -> Stop {
        self.tell(place, what, mend);
        Stop
    }
}

impl Node {
    fn new(place: Place, kind: Kind) -> Node {
        Node {
            place,
            kind,
            pruned: Vec::new(),
        }
    }
}
