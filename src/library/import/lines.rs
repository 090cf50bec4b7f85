//! Lines of a file in chunks, whatever stands in them, in bounded memory.

use super::ImportError;
use super::row::HEADER;
use std::io::{self, BufRead, Read};

/// Longest line kept, in bytes; the longest honest one has under 400.
pub(super) const LONGEST_LINE: usize = 8192;

/// Lines that follow each other.
pub(super) struct Chunk {
    /// From 0 in each run.
    pub index: u64,
    /// From 1 in the file.
    first_line: u64,
    text: Vec<u8>,
    ends: Vec<usize>,
}

impl Chunk {
    pub fn new(index: u64, first_line: u64) -> Chunk {
        Chunk {
            index,
            first_line,
            text: Vec::new(),
            ends: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The lines with their numbers, without their ends. One that is longer than [`LONGEST_LINE`]
    /// has been cut just behind it.
    pub fn lines(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts
            .zip(self.ends.iter().copied())
            .zip(self.first_line..)
            .map(|((start, end), number)| (number, trim(&self.text[start..end])))
    }
}

fn trim(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// A file's lines.
pub(super) struct Lines<R> {
    reader: R,
    number: u64,
}

impl<R: BufRead> Lines<R> {
    pub fn new(reader: R) -> Lines<R> {
        Lines { reader, number: 0 }
    }

    /// How many lines have been read.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Reads on until so many lines have been read.
    pub fn pass_over(&mut self, lines: u64) -> Result<(), ImportError> {
        while self.number < lines {
            let passed = self.reader.skip_until(b'\n');
            if passed.map_err(|error| self.broken(error))? == 0 {
                break;
            }
            self.number += 1;
        }
        Ok(())
    }

    /// Adds the next line. The first line of the file is looked at here: its byte-order mark is
    /// dropped, and a header leaves an empty chunk's place to the next line. False at the end.
    pub fn read_into(&mut self, chunk: &mut Chunk) -> Result<bool, ImportError> {
        let start = chunk.text.len();
        if let Err(error) = read_line(&mut self.reader, &mut chunk.text) {
            chunk.text.truncate(start);
            return Err(self.broken(error));
        }
        if chunk.text.len() == start {
            return Ok(false);
        }
        self.number += 1;
        if self.number == 1 {
            if chunk.text.starts_with("\u{feff}".as_bytes()) {
                chunk.text.drain(..3);
            }
            let first = trim(&chunk.text);
            if first.starts_with(b"PuzzleId") {
                if first != HEADER.as_bytes() {
                    let found = first.iter().take(200).copied().collect::<Vec<u8>>();
                    let found = String::from_utf8_lossy(&found).into_owned();
                    return Err(ImportError::Header { found });
                }
                chunk.text.clear();
                chunk.first_line += 1;
                return self.read_into(chunk);
            }
        }
        chunk.ends.push(chunk.text.len());
        Ok(true)
    }

    fn broken(&self, error: io::Error) -> ImportError {
        ImportError::Broken {
            line: self.number + 1,
            error,
        }
    }
}

/// Reads a line with its end; of a long one the beginning, the rest is dropped.
fn read_line(reader: &mut impl BufRead, text: &mut Vec<u8>) -> io::Result<()> {
    let most = LONGEST_LINE as u64 + 2;
    let taken = reader.by_ref().take(most).read_until(b'\n', text)?;
    if taken as u64 == most && !text.ends_with(b"\n") {
        reader.skip_until(b'\n')?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> Vec<(u64, Vec<u8>)> {
        let mut lines = Lines::new(io::BufReader::with_capacity(7, text));
        let mut chunk = Chunk::new(0, 1);
        while lines.read_into(&mut chunk).unwrap() {}
        chunk
            .lines()
            .map(|(number, line)| (number, line.to_vec()))
            .collect()
    }

    #[test]
    fn lines_lose_their_ends_and_keep_their_numbers() {
        let found = read(b"a,b\r\n\nc\nlast");
        let line = |number, text: &str| (number, text.as_bytes().to_vec());
        assert_eq!(
            found,
            [line(1, "a,b"), line(2, ""), line(3, "c"), line(4, "last")]
        );
    }

    #[test]
    fn a_header_is_no_row_with_a_byte_order_mark_or_without() {
        for before in ["", "\u{feff}"] {
            let found = read(format!("{before}{HEADER}\r\nrow\n").as_bytes());
            assert_eq!(found, [(2, b"row".to_vec())]);
        }
        let mut lines = Lines::new(&b"PuzzleId,FEN\nrow"[..]);
        let refused = lines.read_into(&mut Chunk::new(0, 1));
        assert!(matches!(refused, Err(ImportError::Header { found }) if found == "PuzzleId,FEN"));
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_is_whole() {
        let mut text = vec![b'x'; LONGEST_LINE * 3];
        text.extend(b"\nnext");
        let found = read(&text);
        assert_eq!(found.len(), 2);
        assert!(found[0].1.len() > LONGEST_LINE && found[0].1.len() < LONGEST_LINE + 4);
        assert_eq!(found[1], (2, b"next".to_vec()));
    }

    #[test]
    fn lines_that_are_done_are_passed_over() {
        let mut lines = Lines::new(&b"one\ntwo\nthree\n"[..]);
        lines.pass_over(2).unwrap();
        let mut chunk = Chunk::new(0, lines.number() + 1);
        assert!(lines.read_into(&mut chunk).unwrap());
        assert_eq!(chunk.lines().next(), Some((3, &b"three"[..])));
        assert!(!lines.read_into(&mut chunk).unwrap());
    }
}
