//! Markdown into prose: the few kinds we allow, moves checked, links resolved.

use super::desk::Desk;
use super::ground::Footing;
use super::style;
use crate::content::decode::Text;
use crate::content::problem::Class;
use crate::i18n::Lang;
use crate::lesson::{Block, Inline, Prose, prose::LinkTarget};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeWithOffset};
use std::collections::BTreeSet;
use std::ops::Range;

/// Lists and emphasis inside each other; more is a slip, and deep enough it would fill the stack.
const MAX_DEPTH: usize = 16;

/// What texts may link to.
#[derive(Debug, Clone, Default)]
pub struct Known {
    pub terms: BTreeSet<String>,
    pub rules: BTreeSet<u8>,
    pub lessons: BTreeSet<String>,
}

/// Reads a text; whatever is wrong is told, and the rest kept.
pub fn read(
    desk: &mut Desk<'_>,
    lang: Lang,
    text: &Text,
    footing: Footing<'_>,
    known: &Known,
) -> Prose {
    style::check(desk, lang, text);
    if text.value.trim().is_empty() {
        desk.error(
            text.place,
            "nothing stands here",
            "write something, or take the line out",
        );
    }
    let events = Parser::new_ext(&text.value, Options::empty()).into_offset_iter();
    let mut reader = Reader {
        events: TextMergeWithOffset::new(events),
        desk,
        text,
        footing,
        known,
        depth: 0,
    };
    let blocks = reader.blocks(None);
    Prose { blocks }
}

struct Reader<'r, 's, E> {
    events: E,
    desk: &'r mut Desk<'s>,
    text: &'r Text,
    footing: Footing<'r>,
    known: &'r Known,
    depth: usize,
}

impl<'t, E: Iterator<Item = (Event<'t>, Range<usize>)>> Reader<'_, '_, E> {
    fn refuse(&mut self, range: Range<usize>, what: &str, mend: &str) {
        let place = self.desk.part_of(self.text, range);
        self.desk.error(place, what, mend);
    }

    /// Whether there is room for one more level; else it is told and passed over.
    fn enter(&mut self, range: &Range<usize>) -> bool {
        if self.depth < MAX_DEPTH {
            self.depth += 1;
            return true;
        }
        self.refuse(range.clone(), "nested too deeply", "write it more simply");
        self.pass_over();
        false
    }

    /// Goes to the end of what has just been begun.
    fn pass_over(&mut self) {
        let mut open = 1;
        while open > 0 {
            match self.events.next() {
                Some((Event::Start(_), _)) => open += 1,
                Some((Event::End(_), _)) => open -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }

    /// Blocks up to the end of the container.
    fn blocks(&mut self, until: Option<TagEnd>) -> Vec<Block> {
        let mut blocks = Vec::new();
        // Items of tight lists hold their text without a paragraph.
        let mut loose = Vec::new();
        while let Some((event, range)) = self.events.next() {
            match event {
                Event::End(end) if Some(end) == until => break,
                Event::Start(Tag::Paragraph) => {
                    flush(&mut loose, &mut blocks);
                    let inlines = self.inlines(TagEnd::Paragraph);
                    blocks.push(Block::Paragraph(inlines));
                }
                Event::Start(Tag::List(first)) if self.enter(&range) => {
                    flush(&mut loose, &mut blocks);
                    let ordered = first.is_some();
                    let items = self.items(TagEnd::List(ordered));
                    blocks.push(Block::List { ordered, items });
                    self.depth -= 1;
                }
                // Told and passed over by `enter`.
                Event::Start(Tag::List(_)) => {}
                Event::Start(tag) if is_inline(&tag) => {
                    loose.extend(self.span(tag, range));
                }
                Event::Start(tag) => {
                    self.refuse(range, refused(&tag), "write plain paragraphs and lists");
                    self.pass_over();
                }
                event => self.inline(event, range, &mut loose),
            }
        }
        flush(&mut loose, &mut blocks);
        blocks
    }

    fn items(&mut self, end: TagEnd) -> Vec<Vec<Block>> {
        let mut items = Vec::new();
        while let Some((event, _)) = self.events.next() {
            match event {
                Event::Start(Tag::Item) => items.push(self.blocks(Some(TagEnd::Item))),
                Event::End(found) if found == end => break,
                _ => {}
            }
        }
        items
    }

    fn inlines(&mut self, end: TagEnd) -> Vec<Inline> {
        let mut inlines = Vec::new();
        while let Some((event, range)) = self.events.next() {
            match event {
                Event::End(found) if found == end => break,
                Event::Start(tag) => inlines.extend(self.span(tag, range)),
                event => self.inline(event, range, &mut inlines),
            }
        }
        inlines
    }

    /// What an inline tag holds.
    fn span(&mut self, tag: Tag<'_>, range: Range<usize>) -> Vec<Inline> {
        if !self.enter(&range) {
            return Vec::new();
        }
        let end = tag.to_end();
        let inlines = match tag {
            Tag::Emphasis => vec![Inline::Emphasis(self.inlines(end))],
            Tag::Strong => vec![Inline::Strong(self.inlines(end))],
            Tag::Link { dest_url, .. } => {
                let text = self.inlines(end);
                match self.target(&dest_url, range) {
                    Some(to) => vec![Inline::Link { to, text }],
                    None => text,
                }
            }
            tag => {
                self.refuse(range, refused(&tag), "write plain paragraphs and lists");
                self.inlines(end)
            }
        };
        self.depth -= 1;
        inlines
    }

    fn inline(&mut self, event: Event<'_>, range: Range<usize>, into: &mut Vec<Inline>) {
        match event {
            Event::Text(text) => self.words(&text, range, into),
            Event::SoftBreak => into.push(Inline::Text(" ".to_owned())),
            Event::HardBreak => into.push(Inline::Break),
            Event::Html(_) | Event::InlineHtml(_) => {
                self.refuse(
                    range,
                    "HTML cannot stand in a text",
                    "write Markdown: *so* or **so**",
                );
            }
            Event::Code(_) => {
                self.refuse(
                    range,
                    "code cannot stand in a text",
                    "put moves in braces: {Nf3}",
                );
            }
            Event::Rule => {
                self.refuse(
                    range,
                    "a ruled line cannot stand in a text",
                    "begin a new paragraph",
                );
            }
            _ => {}
        }
    }

    /// Text with moves in braces.
    fn words(&mut self, text: &str, range: Range<usize>, into: &mut Vec<Inline>) {
        if let Some(at) = text.find("**") {
            let place = self
                .desk
                .part_of(self.text, range.start + at..range.start + at + 2);
            let what = "`**` without its partner is shown as it stands";
            let mend = "write **so**, without blanks inside the stars";
            self.desk.tell(Class::Words, place, what, mend);
        }
        let mut rest = text;
        let at = |rest: &str| range.start + (text.len() - rest.len());
        while let Some(open) = rest.find(['{', '}']) {
            let (before, from) = rest.split_at(open);
            push_text(before, into);
            let Some(close) = from.find('}').filter(|&close| close > 0) else {
                let start = at(from);
                self.refuse(
                    start..start + 1,
                    "a brace without its partner",
                    "moves stand in braces: {Nf3}",
                );
                rest = &from[1..];
                continue;
            };
            let inner = &from[1..close];
            match self.footing.place(inner) {
                Ok(moves) => into.push(Inline::Moves(moves)),
                Err(misplaced) => {
                    let start = at(from) + 1;
                    let part = start + misplaced.range.start..start + misplaced.range.end;
                    let part = if part.is_empty() {
                        start - 1..start + close
                    } else {
                        part
                    };
                    let place = self.desk.part_of(self.text, part);
                    let (what, mend) = misplaced.words.split_once("; ").unwrap_or((
                        &misplaced.words,
                        "play it from the step's position, or go on from an earlier brace",
                    ));
                    self.desk.error(place, what, mend);
                }
            }
            rest = &from[close + 1..];
        }
        push_text(rest, into);
    }

    fn target(&mut self, address: &str, range: Range<usize>) -> Option<LinkTarget> {
        let known = self.known;
        let (what, mend) = match address.split_once(':') {
            Some(("term", id)) if known.terms.contains(id) => {
                return Some(LinkTarget::Term(id.to_owned()));
            }
            Some(("term", id)) => unknown("term", id, known.terms.iter()),
            Some(("lesson", slug)) if known.lessons.contains(slug) => {
                return Some(LinkTarget::Lesson(slug.to_owned()));
            }
            Some(("lesson", slug)) => unknown("lesson", slug, known.lessons.iter()),
            Some(("rule", id)) => {
                match rule_number(id).filter(|number| known.rules.contains(number)) {
                    Some(number) => return Some(LinkTarget::Rule(number)),
                    None => (
                        format!("the link leads to the unknown rule `{id}`"),
                        "rules are R01 to R43".to_owned(),
                    ),
                }
            }
            Some(("https", rest)) if rest.starts_with("//") && rest.len() > 2 => {
                return Some(LinkTarget::Web(address.to_owned()));
            }
            _ => (
                format!("the link leads to `{address}`"),
                "links are term:…, rule:R13, lesson:… or https://…".to_owned(),
            ),
        };
        self.refuse(range, &what, &mend);
        None
    }
}

/// `R13` is 13; 1 to 43.
pub fn rule_number(id: &str) -> Option<u8> {
    let digits = id.strip_prefix('R').filter(|digits| digits.len() == 2)?;
    digits
        .parse()
        .ok()
        .filter(|number| (1..=43).contains(number))
}

fn unknown<'k>(kind: &str, id: &str, known: impl Iterator<Item = &'k String>) -> (String, String) {
    let what = format!("the link leads to the unknown {kind} `{id}`");
    let mend = super::meant(id, known.map(String::as_str))
        .map(|meant| format!("did you mean `{meant}`?"))
        .unwrap_or_default();
    (what, mend)
}

fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Image { .. }
    )
}

fn refused(tag: &Tag<'_>) -> &'static str {
    match tag {
        Tag::Heading { .. } => "a heading cannot stand in a text",
        Tag::Image { .. } => "a picture cannot stand in a text",
        Tag::BlockQuote(_) => "a quotation cannot stand in a text",
        Tag::CodeBlock(_) => "code cannot stand in a text (four spaces make it)",
        Tag::HtmlBlock => "HTML cannot stand in a text",
        _ => "this cannot stand in a text",
    }
}

fn flush(loose: &mut Vec<Inline>, blocks: &mut Vec<Block>) {
    if !loose.is_empty() {
        blocks.push(Block::Paragraph(std::mem::take(loose)));
    }
}

/// Neighbouring texts are one.
fn push_text(text: &str, into: &mut Vec<Inline>) {
    if let (Some(Inline::Text(before)), false) = (into.last_mut(), text.is_empty()) {
        before.push_str(text);
    } else if !text.is_empty() {
        into.push(Inline::Text(text.to_owned()));
    }
}

#[cfg(test)]
mod tests;
