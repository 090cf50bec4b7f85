//! Games out of PGN.

use std::io;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};

use crate::chess::{Move, Position, Rules, fen};

/// A game, every position with the move played in it.
#[derive(Debug, Clone, Default)]
pub struct Game {
    /// Event and round, or players, or nothing.
    pub name: String,
    pub plies: Vec<(Position, Move)>,
}

impl Game {
    /// The move that led to the position of index `ply`.
    pub fn last_move(&self, ply: usize) -> Option<Move> {
        Some(self.plies.get(ply.checked_sub(1)?)?.1)
    }

    /// Where the position before the move of index `ply` stands: `Engine game 12, move 31`.
    pub fn source(&self, ply: usize) -> String {
        let number = self
            .plies
            .get(ply)
            .map_or(1, |(position, _)| position.fullmoves().get());
        if self.name.is_empty() {
            format!("move {number}")
        } else {
            format!("{}, move {number}", self.name)
        }
    }
}

/// Reads game after game, keeping none. A game with an unreadable move or FEN ends before it;
/// variations, comments and results are skipped. An error ends the reading: the bytes cannot be
/// read, or are not PGN.
pub fn read(pgn: impl io::Read) -> impl Iterator<Item = io::Result<Game>> {
    let mut reader = Reader::new(pgn);
    let mut failed = false;
    std::iter::from_fn(move || {
        if failed {
            return None;
        }
        let game = reader.read_game(&mut Moves).transpose()?;
        failed = game.is_err();
        Some(game)
    })
}

struct Moves;

#[derive(Default)]
struct Tags {
    event: String,
    round: String,
    white: String,
    black: String,
    fen: Option<String>,
}

impl Tags {
    fn name(&self) -> String {
        let known = |text: &str| !text.is_empty() && text != "?";
        let name = if known(&self.event) && known(&self.round) {
            format!("{} {}", self.event, self.round)
        } else if known(&self.white) && known(&self.black) {
            format!("{} – {}", self.white, self.black)
        } else {
            String::new()
        };
        // The name ends up as a field of a row.
        name.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

impl Visitor for Moves {
    type Tags = Tags;
    type Movetext = (Position, Game);
    type Output = Game;

    fn begin_tags(&mut self) -> ControlFlow<Game, Tags> {
        ControlFlow::Continue(Tags::default())
    }

    fn tag(&mut self, tags: &mut Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<Game> {
        let text = value.decode_utf8_lossy().into_owned();
        match name {
            b"Event" => tags.event = text,
            b"Round" => tags.round = text,
            b"White" => tags.white = text,
            b"Black" => tags.black = text,
            b"FEN" => tags.fen = Some(text),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Tags) -> ControlFlow<Game, Self::Movetext> {
        let game = Game {
            name: tags.name(),
            plies: Vec::new(),
        };
        let start = match tags.fen {
            None => Position::default(),
            Some(text) => match fen::parse(&text) {
                Ok(position) => position,
                Err(_) => return ControlFlow::Break(game),
            },
        };
        ControlFlow::Continue((start, game))
    }

    fn san(&mut self, (position, game): &mut Self::Movetext, san: SanPlus) -> ControlFlow<Game> {
        match san.san.to_move(position) {
            Ok(mv) => {
                game.plies.push((position.clone(), mv));
                position.play_unchecked(mv);
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(std::mem::take(game)),
        }
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<Game, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, (_, game): Self::Movetext) -> Game {
        game
    }
}
