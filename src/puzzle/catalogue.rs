//! The puzzle files: reading them, with every problem by file, line and column.
//!
//! `puzzles/README.md` describes the format. Reading checks what one row or two can show
//! (readable, legal, unique, editions unchanged); `verify` proves the rest.

mod edition;
mod embedded;
mod id;
mod row;

use std::collections::{BTreeMap, HashMap};
use std::fmt;

pub use edition::{Edition, digest};
pub use embedded::files as embedded_files;
pub use id::id;
pub use row::{FILE_NAMES, Field, HEADER, file_name, write};

use super::Puzzle;

/// All puzzles, in order of id.
#[derive(Debug, Clone, Default)]
pub struct Catalogue {
    pub puzzles: Vec<Puzzle>,
    /// In order of number.
    pub editions: Vec<Edition>,
    /// Where each puzzle stands, in the order of `puzzles`; empty for a catalogue made by hand.
    pub places: Vec<Place>,
}

/// Where a puzzle stands in its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    /// From 1.
    pub line: usize,
    /// Where each field begins: from 1, in characters, in the order of [`Field`].
    pub columns: [usize; Field::COUNT],
}

/// One fault in a puzzle file: what, where, how to mend it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct CatalogueError {
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    pub what: String,
    pub mend: String,
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CatalogueError {
            file,
            line,
            column,
            what,
            mend,
        } = self;
        write!(f, "{file}:{line}:{column}: {what}; {mend}")
    }
}

impl Catalogue {
    /// Reads puzzle files: (name, text) pairs as they stand in `puzzles/`. Only the end of a name
    /// matters (`editions.tsv`, `1/mate-2.tsv`); faults give it whole. Light checks only
    /// (readable, legal, unique); `verify` proves.
    ///
    /// # Errors
    /// Every fault found.
    pub fn parse(files: &[(String, String)]) -> Result<Catalogue, Vec<CatalogueError>> {
        let (catalogue, faults) = Catalogue::gather(files);
        if faults.is_empty() {
            Ok(catalogue)
        } else {
            Err(faults)
        }
    }

    /// Reads what can be read, and every fault of the rest, by file and line. For checkers that
    /// go on to prove the readable part; everything else wants [`Catalogue::parse`].
    pub fn gather(files: &[(String, String)]) -> (Catalogue, Vec<CatalogueError>) {
        let mut faults = Vec::new();
        let mut found: Vec<(Puzzle, Place)> = Vec::new();
        let mut rows = None;
        for (name, text) in files {
            match row::FileName::of(name) {
                Some(row::FileName::Editions) => {
                    rows = Some((name.as_str(), edition::read(name, text, &mut faults)));
                }
                Some(row::FileName::Puzzles(home)) => {
                    row::read(name, text, home, &mut found, &mut faults);
                }
                None => faults.push(CatalogueError {
                    file: name.clone(),
                    line: 1,
                    column: 1,
                    what: "no such file belongs to a puzzle set".to_owned(),
                    mend: format!(
                        "name it after what it holds: {}",
                        row::FILE_NAMES.join(", ")
                    ),
                }),
            }
        }
        drop_repeated(&mut found, &mut faults);
        let mut by_edition: BTreeMap<u32, Vec<&Puzzle>> = BTreeMap::new();
        for (puzzle, _) in &found {
            by_edition.entry(puzzle.edition).or_default().push(puzzle);
        }
        let editions = edition::check(rows, &by_edition, files, &mut faults);
        found.sort_by(|(a, _), (b, _)| a.id.cmp(&b.id));
        faults.sort();
        let (puzzles, places) = found.into_iter().unzip();
        let catalogue = Catalogue {
            puzzles,
            editions,
            places,
        };
        (catalogue, faults)
    }

    /// The set compiled into the program.
    pub fn embedded() -> Catalogue {
        Catalogue::parse(&embedded_files())
            .expect("the embedded files are read by this program's own tests")
    }

    /// The puzzle of that id.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        let index = self
            .puzzles
            .binary_search_by(|puzzle| puzzle.id.as_str().cmp(id))
            .ok()?;
        self.puzzles.get(index)
    }

    /// A fault of the puzzle at `index`, at one of its fields.
    pub fn fault(&self, index: usize, field: Field, what: String, mend: String) -> CatalogueError {
        let place = self.places.get(index);
        CatalogueError {
            file: place.map_or_else(|| self.puzzles[index].id.clone(), |p| p.file.clone()),
            line: place.map_or(1, |p| p.line),
            column: place.map_or(1, |p| p.columns[field as usize]),
            what,
            mend,
        }
    }
}

/// The puzzle of a single row as [`write`] makes it, of no edition; `None` if it cannot be read.
pub fn read_row(row: &str) -> Option<Puzzle> {
    let mut fields = row.split('\t').skip(1);
    let name = match (fields.next()?, fields.next()?) {
        ("mate", moves) => format!("1/mate-{moves}.tsv"),
        (kind, _) => format!("1/{kind}.tsv"),
    };
    let home = match row::FileName::of(&name)? {
        row::FileName::Puzzles(home) => home,
        row::FileName::Editions => return None,
    };
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    row::read(
        &name,
        &format!("{HEADER}\n{row}\n"),
        home,
        &mut found,
        &mut faults,
    );
    let (mut puzzle, _) = found.pop().filter(|_| faults.is_empty())?;
    puzzle.edition = 0;
    Some(puzzle)
}

/// Keeps the first of several puzzles of one id; the others are faults.
fn drop_repeated(found: &mut Vec<(Puzzle, Place)>, faults: &mut Vec<CatalogueError>) {
    let mut first: HashMap<String, String> = HashMap::new();
    found.retain(|(puzzle, place)| {
        let here = format!("{}:{}", place.file, place.line);
        if let Some(there) = first.get(&puzzle.id) {
            faults.push(CatalogueError {
                file: place.file.clone(),
                line: place.line,
                column: place.columns[Field::Id as usize],
                what: format!("the puzzle {} is already at {there}", puzzle.id),
                mend: "remove one of the two rows".to_owned(),
            });
            return false;
        }
        first.insert(puzzle.id.clone(), here);
        true
    });
}

#[cfg(test)]
mod tests;
