//! Slips of writing that the parser only notices further down: what was opened and not closed, lines
//! that are indented wrongly. Looked for only in a file that cannot be parsed.

use crate::content::source::{Place, Source};

/// A slip: where, what it is and how to mend it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Slip {
    pub place: Place,
    pub what: String,
    pub mend: String,
}

/// The first slip up to the end of the line where the parser gave up.
pub(super) fn find(source: &Source, gave_up: usize) -> Option<Slip> {
    let text = source.text();
    let mut scan = Scan {
        source,
        levels: Vec::new(),
        open: Vec::new(),
        column: 0,
        block: None,
    };
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if start > gave_up {
            return None;
        }
        if let Err(slip) = scan.line(start, line.trim_end()) {
            return Some(slip);
        }
        start += line.len();
    }
    scan.not_closed()
}

/// A dash or a key that the lines after it may go on from.
#[derive(Clone, Copy)]
struct Level<'t> {
    column: usize,
    /// Empty for a dash.
    key: &'t str,
    /// A value stands on the same line: nothing lies below it.
    leaf: bool,
}

struct Scan<'t> {
    source: &'t Source,
    levels: Vec<Level<'t>>,
    /// Quotation marks and brackets that are open, and where.
    open: Vec<(char, usize)>,
    /// Of the key or dash that what is open, or the block of text, belongs to.
    column: usize,
    /// The indentation of a block of text; 0 before its first line.
    block: Option<usize>,
}

impl<'t> Scan<'t> {
    fn line(&mut self, start: usize, line: &'t str) -> Result<(), Slip> {
        let rest = line.trim_start_matches(' ');
        let indent = line.len() - rest.len();
        if rest.is_empty() {
            return Ok(());
        }
        let closes = rest.starts_with([']', '}']);
        if !self.open.is_empty() {
            if indent <= self.column && !closes {
                return self.not_closed().map_or(Ok(()), Err);
            }
            self.run(start + indent, rest);
            return Ok(());
        }
        if let Some(block) = self.block {
            if indent > self.column {
                return self.text_line(start + indent, rest, indent, block);
            }
            self.block = None;
        }
        if rest.starts_with('#') {
            return Ok(());
        }
        self.entry(start, line, indent)
    }

    /// A line of a block of text.
    fn text_line(
        &mut self,
        start: usize,
        rest: &str,
        indent: usize,
        block: usize,
    ) -> Result<(), Slip> {
        self.block = Some(if block == 0 { indent } else { block });
        if indent >= block {
            return Ok(());
        }
        Err(match key_of(rest) {
            Some(key) => {
                let above = self.levels.last().map_or("", |level| level.key);
                indented(start, key, indent, above, self.column)
            }
            None => Slip {
                place: Place::new(start, start + rest.len()),
                what: format!("a line of the text is indented by {}", spaces(indent)),
                mend: format!("indent it by {block}, like the lines above"),
            },
        })
    }

    /// Dashes, a key, a value.
    fn entry(&mut self, start: usize, line: &'t str, indent: usize) -> Result<(), Slip> {
        let mut column = indent;
        let mut found = Vec::new();
        while line[column..] == *"-" || line[column..].starts_with("- ") {
            found.push((column, ""));
            let after = line[column + 1..].trim_start_matches(' ');
            column = line.len() - after.len();
        }
        let rest = &line[column..];
        let mut value = rest;
        if let Some(key) = key_of(rest) {
            found.push((column, key));
            value = rest[key.len()..].trim_start_matches([':', ' ']);
        }
        let Some(&(first, key)) = found.first() else {
            return Ok(());
        };
        self.go_on(start + first, first, key)?;
        let bare = value.is_empty() || value.starts_with(['#', '&']);
        for (column, key) in found {
            let leaf = !key.is_empty() && !bare;
            self.levels.push(Level { column, key, leaf });
            self.column = column;
        }
        if value.starts_with(['|', '>']) {
            self.block = Some(0);
        } else if value.starts_with(['"', '\'', '[', '{']) {
            self.run(start + line.len() - value.len(), value);
        }
        Ok(())
    }

    /// Finds the level that a dash or key goes on from.
    fn go_on(&mut self, at: usize, column: usize, key: &str) -> Result<(), Slip> {
        let mut deeper = None;
        while let Some(level) = self.levels.pop_if(|level| level.column > column) {
            deeper = Some(level);
        }
        // A list may stand in the column of its key.
        let dashes = self
            .levels
            .pop_if(|level| level.column == column && level.key.is_empty());
        let same = self.levels.last().filter(|level| level.column == column);
        match (dashes, same) {
            (Some(_), None) if !key.is_empty() => {
                return Err(Slip {
                    place: Place::new(at, at + key.len()),
                    what: format!("a `- ` is missing before `{key}`"),
                    mend: "begin every item of the list with `- `".to_owned(),
                });
            }
            (None, None) => {}
            _ => {
                if !key.is_empty() {
                    self.levels.pop_if(|level| level.column == column);
                }
                return Ok(());
            }
        }
        let above = self.levels.last().filter(|level| level.leaf);
        match deeper.as_ref().or(above) {
            Some(level) => Err(indented(at, key, column, level.key, level.column)),
            None => Ok(()),
        }
    }

    /// Follows what is opened and closed; at the beginning, something is opened.
    fn run(&mut self, start: usize, text: &str) {
        let mut letters = text.char_indices().peekable();
        let mut before = ',';
        while let Some((at, letter)) = letters.next() {
            let top = self.open.last().map(|&(mark, _)| mark);
            match (top, letter) {
                (Some('"'), '\\') => {
                    letters.next();
                }
                (Some('\''), '\'') if letters.peek().is_some_and(|next| next.1 == '\'') => {
                    letters.next();
                }
                (Some('"' | '\''), letter) => {
                    self.open.pop_if(|&mut (mark, _)| mark == letter);
                }
                (_, '[' | '{') => self.open.push((letter, start + at)),
                (_, '"' | '\'') if matches!(before, ',' | ':' | '[' | '{') => {
                    self.open.push((letter, start + at));
                }
                (Some('['), ']') | (Some('{'), '}') => {
                    self.open.pop();
                }
                (_, '#') if text[..at].ends_with(' ') => return,
                _ => {}
            }
            if self.open.is_empty() {
                return;
            }
            if letter != ' ' {
                before = letter;
            }
        }
    }

    fn not_closed(&self) -> Option<Slip> {
        let &(mark, at) = self.open.last()?;
        let place = Place::new(at, at + 1);
        let (name, close) = match mark {
            '[' => ("bracket `[`", "`]`"),
            '{' => ("brace `{`", "`}`"),
            '"' => (
                "quotation mark",
                "the same mark, and write \\\" for one inside the text",
            ),
            _ => (
                "quotation mark",
                "the same mark, and write '' for one inside the text",
            ),
        };
        let told = self.source.problem(place, super::Class::Error, "", None);
        Some(Slip {
            place,
            what: format!(
                "the {name} opened at {}:{} is not closed",
                told.line, told.column
            ),
            mend: format!("close it with {close}"),
        })
    }
}

/// The key that a line begins with: a word, or something in quotes.
fn key_of(rest: &str) -> Option<&str> {
    let end = match rest.chars().next()? {
        mark @ ('"' | '\'') => 2 + rest[1..].find(mark)?,
        _ => rest.find(':')?,
    };
    let (key, after) = rest.split_at(end);
    let goes_on = after == ":" || after.starts_with(": ");
    (goes_on && !key.is_empty() && !key.contains([' ', '{', '['])).then_some(key)
}

fn spaces(count: usize) -> String {
    match count {
        0 => "no space".to_owned(),
        1 => "1 space".to_owned(),
        _ => format!("{count} spaces"),
    }
}

fn indented(at: usize, key: &str, column: usize, above: &str, known: usize) -> Slip {
    let name = |key: &str| match key {
        "" => "the `-`".to_owned(),
        key => format!("`{key}`"),
    };
    Slip {
        place: Place::new(at, at + key.len().max(1)),
        what: format!(
            "the indentation: {} stands after {}, {} above after {known}",
            name(key),
            spaces(column),
            name(above)
        ),
        mend: "indent what belongs together by the same number of spaces".to_owned(),
    }
}
