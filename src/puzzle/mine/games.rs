//! Games out of PGN.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
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

/// Why a game could not be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The bytes cannot be read; nothing follows.
    #[error(transparent)]
    Bytes(#[from] io::Error),
    /// What stands from this line on, the first being 1, is no game. Others may follow.
    #[error("line {line}: {reason}")]
    Game { line: u64, reason: String },
}

/// The longest game that is read, in bytes: many times the longest one ever played, with comments.
const LONGEST_BYTES: usize = 4 << 20;

/// Reads game after game, keeping none. A game with an unreadable move or FEN ends before it;
/// variations, comments and results are skipped. A game begins with its tags: where one is broken,
/// reading goes on at the next.
pub fn read(pgn: impl io::Read) -> impl Iterator<Item = Result<Game, Unreadable>> {
    let mut pieces = Pieces::new(io::BufReader::new(pgn));
    let mut games: VecDeque<Result<Game, Unreadable>> = VecDeque::new();
    std::iter::from_fn(move || {
        while games.is_empty() {
            let Piece { line, text, cut } = match pieces.next()? {
                Ok(piece) => piece,
                Err(error) => return Some(Err(error.into())),
            };
            let broken = |reason| Err(Unreadable::Game { line, reason });
            if cut {
                games.push_back(broken(format!(
                    "more than {LONGEST_BYTES} bytes without a game"
                )));
                continue;
            }
            let mut reader = Reader::new(text.as_slice());
            loop {
                match reader.read_game(&mut Moves) {
                    Ok(Some(game)) => games.push_back(Ok(game)),
                    Ok(None) => break,
                    Err(error) => {
                        games.push_back(broken(error.to_string()));
                        break;
                    }
                }
            }
        }
        games.pop_front()
    })
}

/// The text of a game (or of several without tags), and where it begins.
struct Piece {
    line: u64,
    text: Vec<u8>,
    /// It was longer than a game can be, and is not there whole.
    cut: bool,
}

/// A text of many games, cut before each first tag.
struct Pieces<R> {
    pgn: R,
    /// The number of the line read last.
    line: u64,
    /// The first tag of the next game.
    ahead: Vec<u8>,
    ended: bool,
}

impl<R: BufRead> Pieces<R> {
    fn new(pgn: R) -> Self {
        Pieces {
            pgn,
            line: 0,
            ahead: Vec::new(),
            ended: false,
        }
    }

    fn next(&mut self) -> Option<io::Result<Piece>> {
        if self.ended {
            return None;
        }
        let mut piece = Piece {
            line: self.line.max(1),
            text: std::mem::take(&mut self.ahead),
            cut: false,
        };
        let mut has_moves = false;
        let mut line = Vec::new();
        loop {
            line.clear();
            let limit = LONGEST_BYTES as u64;
            let read = (&mut self.pgn).take(limit).read_until(b'\n', &mut line);
            match read {
                Ok(0) => {
                    self.ended = true;
                    return (!piece.text.is_empty()).then_some(Ok(piece));
                }
                // A very long line comes in several.
                Ok(_) => self.line += u64::from(line.ends_with(b"\n")),
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error));
                }
            }
            let is_tag =
                line.first() == Some(&b'[') && line.get(1).is_some_and(u8::is_ascii_alphabetic);
            if is_tag && has_moves {
                self.ahead.clone_from(&line);
                return Some(Ok(piece));
            }
            has_moves |= !is_tag && !line.trim_ascii().is_empty();
            if piece.text.len() + line.len() > LONGEST_BYTES {
                piece.cut = true;
            } else if !piece.cut {
                piece.text.extend_from_slice(&line);
            }
        }
    }
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
