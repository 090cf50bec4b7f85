//! Rows as Lichess' puzzle database has them, made from our own puzzles: the file begins a move
//! earlier than the position shown, so a move of the opponent is taken back.

use gaffel::chess::{Color, Move, Piece, Position, Role, Rules, Square, fen, notation};
use gaffel::puzzle::{Catalogue, Puzzle};

pub const HEADER: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";

/// A row for each shipped puzzle that a move can be taken back of, with its puzzle.
pub fn rows() -> Vec<(String, Puzzle)> {
    let puzzles = Catalogue::embedded().puzzles;
    let rows = puzzles
        .into_iter()
        .enumerate()
        .filter_map(|(index, puzzle)| {
            let rating = 600 + u16::try_from(index * 37 % 2000).unwrap();
            Some((row(&id(index), &puzzle, rating)?, puzzle))
        });
    rows.collect()
}

/// The row of a puzzle; `None` if no move can be taken back.
pub fn row(id: &str, puzzle: &Puzzle, rating: u16) -> Option<String> {
    let (before, first) = take_back(&puzzle.position)?;
    let line: Vec<String> = puzzle.lines[0]
        .iter()
        .map(|&mv| notation::uci(mv))
        .collect();
    Some(format!(
        "{id},{before},{first} {},{rating},80,90,1000,{},https://example.org/{id},",
        line.join(" "),
        puzzle.themes.join(" "),
    ))
}

/// Five letters or figures, as Lichess has them; another for each number below 62 to the fifth.
pub fn id(number: usize) -> String {
    let letters = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let digit = |place: u32| char::from(letters[number / 62_usize.pow(place) % 62]);
    (0..5).rev().map(digit).collect()
}

/// Any number of rows: the tactics of [`rows`] again and again, under ids of their own, each with
/// three of thirty themes and a rating that is spread as ratings are.
pub fn generated(count: usize, seed: u64) -> impl Iterator<Item = String> {
    let tactics: Vec<Vec<String>> = rows()
        .into_iter()
        .filter(|(_, puzzle)| !puzzle.themes.iter().any(|theme| theme == "mate"))
        .map(|(row, _)| row.split(',').map(str::to_owned).collect())
        .collect();
    let mut random = seed | 1;
    let mut draw = move |below: u64| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 11) % below
    };
    (0..count).map(move |number| {
        let tactic = &tactics[number % tactics.len()];
        let rating = 500 + (0..4).map(|_| draw(600)).sum::<u64>();
        let themes = [draw(30), draw(30), draw(30)].map(|theme| match theme {
            0 => "fork".to_owned(),
            other => format!("theme{other}"),
        });
        format!(
            "{},{},{},{rating},80,90,1000,{},{},",
            id(number),
            tactic[1],
            tactic[2],
            themes.join(" "),
            tactic[8],
        )
    })
}

/// A position from which one move of a piece, no pawn, leads to the one given, and that move.
fn take_back(position: &Position) -> Option<(String, String)> {
    let opponent = !position.turn();
    let text = fen::format(position);
    let fields: Vec<&str> = text.split(' ').collect();
    if fields[3] != "-" {
        return None;
    }
    let homes_kept = fields[2] == "-";
    for to in position.board().by_color(opponent) {
        let piece = position.board().piece_at(to)?;
        let may = match piece.role {
            Role::Pawn => false,
            Role::King | Role::Rook => homes_kept,
            _ => true,
        };
        for from in Square::ALL.into_iter().filter(|_| may) {
            if let Some(found) = moved_from(position, &fields, piece, from, to) {
                return Some(found);
            }
        }
    }
    None
}

fn moved_from(
    position: &Position,
    fields: &[&str],
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<(String, String)> {
    let mut board = position.board().clone();
    if board.piece_at(from).is_some() {
        return None;
    }
    board.discard_piece_at(to);
    board.set_piece_at(from, piece);
    let turn = match piece.color {
        Color::White => "w",
        Color::Black => "b",
    };
    let before = format!("{} {turn} {} - 3 20", board, fields[2]);
    let mut after = fen::parse(&before).ok()?;
    let uci = format!("{from}{to}");
    let mv: Move = notation::parse_uci(&after, &uci).ok()?;
    after.play_unchecked(mv);
    let same = fen::format(&after)
        .split(' ')
        .zip(fields)
        .take(4)
        .all(|(a, b)| a == *b);
    same.then_some((before, uci))
}
