//! One puzzle a row: reading and writing.

use super::{CatalogueError, Place, id};
use crate::chess::{Move, Position, Rules, fen, notation};
use crate::puzzle::{Kind, Puzzle};

/// The first line of every puzzle file.
pub const HEADER: &str = "id\tkind\tmoves\tfen\tline\talso\tthemes\tsource";

/// The files of an edition.
pub const FILE_NAMES: [&str; 5] = [
    "mate-1.tsv",
    "mate-2.tsv",
    "mate-3.tsv",
    "fork.tsv",
    "skewer.tsv",
];

/// The fields of a row, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    Id,
    Kind,
    Moves,
    Fen,
    Line,
    Also,
    Themes,
    Source,
}

impl Field {
    pub const COUNT: usize = 8;
}

/// Which edition and kind a file holds.
#[derive(Debug, Clone, Copy)]
pub(super) struct Home {
    edition: u32,
    kind: Kind,
    /// Mates: their length. Tactics may have any.
    moves: Option<u8>,
}

/// What the end of a file's name says about it.
pub(super) enum FileName {
    Editions,
    Puzzles(Home),
}

impl FileName {
    pub(super) fn of(name: &str) -> Option<FileName> {
        let mut parts = name.rsplit(['/', '\\']);
        let file = parts.next()?;
        if file == "editions.tsv" {
            return Some(FileName::Editions);
        }
        let edition = parts.next()?.parse().ok().filter(|&number| number > 0)?;
        let (kind, moves) = match file {
            "mate-1.tsv" => (Kind::Mate, Some(1)),
            "mate-2.tsv" => (Kind::Mate, Some(2)),
            "mate-3.tsv" => (Kind::Mate, Some(3)),
            "fork.tsv" => (Kind::Fork, None),
            "skewer.tsv" => (Kind::Skewer, None),
            _ => return None,
        };
        Some(FileName::Puzzles(Home {
            edition,
            kind,
            moves,
        }))
    }

    /// The edition whose puzzles a file holds.
    pub(super) fn edition_of(name: &str) -> Option<u32> {
        match FileName::of(name)? {
            FileName::Puzzles(home) => Some(home.edition),
            FileName::Editions => None,
        }
    }
}

/// The file of its edition that a puzzle belongs in.
pub fn file_name(kind: Kind, moves: u8) -> String {
    match kind {
        Kind::Mate => format!("mate-{moves}.tsv"),
        Kind::Fork | Kind::Skewer | Kind::Tactic => format!("{}.tsv", kind.word()),
    }
}

/// The row of a puzzle, without the line's end.
pub fn write(puzzle: &Puzzle) -> String {
    let uci = |line: &Vec<Move>| {
        let moves: Vec<String> = line.iter().map(|&mv| notation::uci(mv)).collect();
        moves.join(" ")
    };
    let or_none = |text: String| {
        if text.is_empty() {
            "-".to_owned()
        } else {
            text
        }
    };
    let also: Vec<String> = puzzle.lines.iter().skip(1).map(uci).collect();
    [
        puzzle.id.clone(),
        puzzle.kind.word().to_owned(),
        puzzle.moves.to_string(),
        fen::format(&puzzle.position),
        puzzle.lines.first().map(uci).unwrap_or_default(),
        or_none(also.join(",")),
        or_none(puzzle.themes.join(" ")),
        or_none(puzzle.source.clone()),
    ]
    .join("\t")
}

/// The lines of a file that say something, numbered from 1. A carriage return at the end is
/// an editor's habit and no fault.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim_end_matches('\r')))
        .filter(|(_, line)| !line.is_empty())
}

/// Reads one puzzle file.
pub(super) fn read(
    file: &str,
    text: &str,
    home: Home,
    found: &mut Vec<(Puzzle, Place)>,
    faults: &mut Vec<CatalogueError>,
) {
    let mut lines = lines(text);
    if lines.next().map(|(_, header)| header) != Some(HEADER) {
        faults.push(CatalogueError {
            file: file.to_owned(),
            line: 1,
            column: 1,
            what: "the header is missing".to_owned(),
            mend: format!("begin with `{}`", HEADER.replace('\t', "<TAB>")),
        });
        return;
    }
    for (line, text) in lines {
        match Row::split(file, line, text) {
            Ok(row) => {
                if let Some(puzzle) = row.puzzle(home, faults) {
                    found.push((puzzle, row.place));
                }
            }
            Err(fault) => faults.push(fault),
        }
    }
}

/// A row cut into its fields.
struct Row<'t> {
    fields: [&'t str; Field::COUNT],
    place: Place,
}

/// What is wrong with a field: how many characters into it, what, how to mend it.
struct Wrong {
    offset: usize,
    what: String,
    mend: String,
}

impl Wrong {
    fn new(what: impl Into<String>, mend: impl Into<String>) -> Wrong {
        Wrong {
            offset: 0,
            what: what.into(),
            mend: mend.into(),
        }
    }

    fn at(mut self, offset: usize) -> Wrong {
        self.offset += offset;
        self
    }
}

impl<'t> Row<'t> {
    fn split(file: &str, line: usize, text: &'t str) -> Result<Row<'t>, CatalogueError> {
        let fields: Vec<&str> = text.split('\t').collect();
        let count = fields.len();
        let fields: [&str; Field::COUNT] = fields.try_into().map_err(|_| CatalogueError {
            file: file.to_owned(),
            line,
            column: 1,
            what: format!("{count} fields instead of {}", Field::COUNT),
            mend: "separate the fields by one tab each, `-` for an empty one".to_owned(),
        })?;
        let mut column = 1;
        let columns = fields.map(|field| {
            let start = column;
            column += field.chars().count() + 1;
            start
        });
        Ok(Row {
            fields,
            place: Place {
                file: file.to_owned(),
                line,
                columns,
            },
        })
    }

    fn fault(&self, field: Field, wrong: Wrong) -> CatalogueError {
        CatalogueError {
            file: self.place.file.clone(),
            line: self.place.line,
            column: self.place.columns[field as usize] + wrong.offset,
            what: wrong.what,
            mend: wrong.mend,
        }
    }

    /// The puzzle, if it can be read; everything that is wrong with the row is noted. A wrong
    /// id alone leaves the puzzle readable, under the right one.
    fn puzzle(&self, home: Home, faults: &mut Vec<CatalogueError>) -> Option<Puzzle> {
        let text = |field: Field| self.fields[field as usize];
        let kind = keep(self, faults, Field::Kind, || {
            check_kind(text(Field::Kind), home)
        });
        let moves = keep(self, faults, Field::Moves, || {
            check_moves(text(Field::Moves), home)
        });
        let position = keep(self, faults, Field::Fen, || {
            check_position(text(Field::Fen))
        });
        let (kind, moves, position) = (kind?, moves?, position?);
        let right_id = id(kind, moves, &position);
        keep(self, faults, Field::Id, || {
            check_id(text(Field::Id), &right_id)
        });
        let main = keep(self, faults, Field::Line, || {
            check_line(&position, text(Field::Line), moves)
        });
        let also = keep(self, faults, Field::Also, || {
            check_also(&position, text(Field::Also), kind, moves)
        });
        let mut lines = vec![main?];
        lines.extend(also?);
        keep(self, faults, Field::Also, || check_branches(&lines))?;
        let source = text(Field::Source);
        Some(Puzzle {
            id: right_id,
            kind,
            moves,
            position,
            lines,
            themes: text(Field::Themes)
                .split(' ')
                .filter(|theme| !matches!(*theme, "" | "-"))
                .map(str::to_owned)
                .collect(),
            edition: home.edition,
            source: if source == "-" { "" } else { source }.to_owned(),
        })
    }
}

/// The value of a field, or its fault noted.
fn keep<T>(
    row: &Row<'_>,
    faults: &mut Vec<CatalogueError>,
    field: Field,
    read: impl FnOnce() -> Result<T, Wrong>,
) -> Option<T> {
    read()
        .map_err(|wrong| faults.push(row.fault(field, wrong)))
        .ok()
}

fn check_kind(text: &str, home: Home) -> Result<Kind, Wrong> {
    if text == home.kind.word() {
        return Ok(home.kind);
    }
    let known = ["mate", "fork", "skewer"].contains(&text);
    Err(if known {
        Wrong::new(
            format!("a {text} in a file of {}s", home.kind.word()),
            format!("move the row to {text}*.tsv"),
        )
    } else {
        Wrong::new(
            format!("{text:?} is no kind of puzzle"),
            "write mate, fork or skewer",
        )
    })
}

fn check_moves(text: &str, home: Home) -> Result<u8, Wrong> {
    let moves = text
        .parse()
        .ok()
        .filter(|moves| (1..=5).contains(moves))
        .ok_or_else(|| {
            Wrong::new(
                format!("{text:?} is no number of moves"),
                "write the number of solver moves, 1 to 5",
            )
        })?;
    match home.moves {
        Some(expected) if expected != moves => Err(Wrong::new(
            format!("a mate in {moves} in the file of mates in {expected}"),
            format!("move the row to mate-{moves}.tsv"),
        )),
        _ => Ok(moves),
    }
}

fn check_position(text: &str) -> Result<Position, Wrong> {
    let position = fen::parse(text)
        .map_err(|error| Wrong::new(format!("no legal position: {error}"), "correct the FEN"))?;
    if position.is_game_over() {
        return Err(Wrong::new("the game is over here", "remove the row"));
    }
    let canonical = fen::format(&position);
    if canonical != text {
        return Err(Wrong::new(
            "the FEN is not written out in full",
            format!("write {canonical}"),
        ));
    }
    Ok(position)
}

fn check_id(text: &str, expected: &str) -> Result<(), Wrong> {
    if text == expected {
        return Ok(());
    }
    Err(Wrong::new(
        format!("the id {text:?} is not that of this kind and position"),
        format!("write {expected}"),
    ))
}

/// A line of moves; `offset` of a fault is the move that does not fit.
fn read_line(position: &Position, text: &str) -> Result<Vec<Move>, Wrong> {
    let mut position = position.clone();
    let mut line = Vec::new();
    let mut offset = 0;
    for word in text.split(' ') {
        let mv = notation::parse_uci(&position, word).map_err(|_| {
            Wrong::new(
                format!("{word:?} is no legal move here"),
                "write legal moves in UCI (e2e4, e7e8q), one space between them",
            )
            .at(offset)
        })?;
        if notation::uci(mv) != word {
            return Err(Wrong::new(
                format!("{word:?} is not written as UCI"),
                format!("write {}", notation::uci(mv)),
            )
            .at(offset));
        }
        position.play_unchecked(mv);
        line.push(mv);
        offset += word.chars().count() + 1;
    }
    Ok(line)
}

/// A complete line of exactly `moves` solver moves.
fn check_line(position: &Position, text: &str, moves: u8) -> Result<Vec<Move>, Wrong> {
    let line = read_line(position, text)?;
    let plies = usize::from(moves) * 2 - 1;
    if line.len() != plies {
        return Err(Wrong::new(
            format!("plies: {} instead of {plies}", line.len()),
            "write the whole line; the solver's moves are the first and the last",
        ));
    }
    Ok(line)
}

fn check_also(
    position: &Position,
    text: &str,
    kind: Kind,
    moves: u8,
) -> Result<Vec<Vec<Move>>, Wrong> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let length = match kind {
        Kind::Mate => 1,
        Kind::Fork | Kind::Skewer | Kind::Tactic => moves,
    };
    let mut offset = 0;
    text.split(',')
        .map(|part| {
            let here = offset;
            offset += part.chars().count() + 1;
            check_line(position, part, length).map_err(|wrong| wrong.at(here))
        })
        .collect()
}

/// Lines must part at the solver's moves: the opponent's reply to the same moves is one.
fn check_branches(lines: &[Vec<Move>]) -> Result<(), Wrong> {
    for (index, line) in lines.iter().enumerate() {
        for earlier in &lines[..index] {
            let common = line.iter().zip(earlier).take_while(|(a, b)| a == b).count();
            if common == line.len() || common == earlier.len() {
                return Err(Wrong::new(
                    "a line says again what another one says",
                    "remove one of them",
                ));
            }
            if common % 2 == 1 {
                return Err(Wrong::new(
                    "two lines give the opponent different replies to the same moves",
                    "keep the better reply",
                ));
            }
        }
    }
    Ok(())
}
