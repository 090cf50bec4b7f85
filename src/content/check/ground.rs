//! Where the moves of a text are played: each brace must be legal somewhere near.

use super::moves::{self, Token, When};
use crate::chess::walk::{self, Walker};
use crate::chess::{Board, Color, Position, Role, Rules, Square, notation};
use std::ops::Range;

/// The positions that the texts of a step may speak about.
#[derive(Debug, Clone, Default)]
pub struct Ground {
    /// The step's position; `None` without kings.
    pub base: Option<Position>,
    /// The board and the side to move where there are no kings.
    pub bare: Option<(Board, Color)>,
    /// Positions on the way of the step's lines, and after its right answers.
    pub further: Vec<Position>,
    /// No position at all, as in the glossary: any text that looks like a move is one.
    pub anywhere: bool,
}

/// The ground of one text.
pub struct Footing<'g> {
    ground: &'g Ground,
    /// After the move that the text is about: tried first.
    first: Option<Position>,
    /// Where earlier braces of the text end.
    earlier: Vec<Position>,
}

/// Why a brace cannot be played: the bytes meant, and `what; how to mend`.
#[derive(Debug, PartialEq, Eq)]
pub struct Misplaced {
    pub range: Range<usize>,
    pub words: String,
}

impl Ground {
    pub fn footing(&self, first: Option<Position>) -> Footing<'_> {
        Footing {
            ground: self,
            first,
            earlier: Vec::new(),
        }
    }
}

impl Footing<'_> {
    /// The moves of a brace (without its braces) as shown: numbers as written, SAN in full.
    ///
    /// # Errors
    /// Where and why they cannot be played; of several positions, from where they get furthest.
    pub fn place(&mut self, text: &str) -> Result<Vec<String>, Misplaced> {
        let tokens = moves::tokens(text);
        if tokens.is_empty() {
            return Err(Misplaced {
                range: 0..text.len(),
                words: "no move stands in the braces; write one, like {Nf3}".to_owned(),
            });
        }
        if self.ground.anywhere {
            return tokens.iter().map(shaped).collect();
        }
        if let Some((board, turn)) = &self.ground.bare {
            return on_bare_board(board, *turn, &tokens);
        }
        let candidates = self
            .first
            .iter()
            .chain(&self.ground.base)
            .chain(self.earlier.iter().rev())
            .chain(&self.ground.further);
        let mut furthest: Option<(usize, Misplaced)> = None;
        for candidate in candidates {
            match play(candidate, &tokens) {
                Ok((shown, end)) => {
                    self.earlier.push(end);
                    return Ok(shown);
                }
                Err((played, misplaced)) => {
                    let further = furthest.as_ref().is_none_or(|(best, _)| played > *best);
                    if further {
                        furthest = Some((played, misplaced));
                    }
                }
            }
        }
        Err(furthest.map_or_else(
            || Misplaced {
                range: 0..text.len(),
                words: "there is no position here to play moves in; take the braces out".to_owned(),
            },
            |(_, misplaced)| misplaced,
        ))
    }
}

/// Plays all tokens; else how far it came and why not further. Of two that stop at the same token, one
/// whose number alone is wrong came further, and one that has no such number less far.
fn play(
    from: &Position,
    tokens: &[Token<'_>],
) -> Result<(Vec<String>, Position), (usize, Misplaced)> {
    let mut position = from.clone();
    let mut shown = Vec::new();
    for (played, token) in tokens.iter().enumerate() {
        let misplaced = |rank, words| {
            let range = token.range.clone();
            Err((rank, Misplaced { range, words }))
        };
        if token.when == When::Black
            && position.turn() == Color::White
            && let Ok(passed) = position.clone().swap_turn()
        {
            position = passed;
        }
        if !token.when.fits(&position) {
            if let Some(words) = moves::misnumbered(&position, token) {
                return misplaced(3 * played + 2, words);
            }
            let words = format!(
                "no position here comes to move {}; mend the number, or leave it out",
                token.prefix
            );
            return misplaced(3 * played, words);
        }
        match moves::read(&position, token.san) {
            Ok(mv) => {
                shown.push(format!("{}{}", token.prefix, notation::san(&position, mv)));
                position.play_unchecked(mv);
            }
            Err(refused) => return misplaced(3 * played + 1, refused.words),
        }
    }
    Ok((shown, position))
}

/// A move by its look alone.
fn shaped(token: &Token<'_>) -> Result<String, Misplaced> {
    if looks_like_a_move(token.san) {
        return Ok(format!("{}{}", token.prefix, token.san));
    }
    Err(Misplaced {
        range: token.range.clone(),
        words: format!("{:?} is no move; write it like Nf3, exd5 or O-O", token.san),
    })
}

fn looks_like_a_move(san: &str) -> bool {
    let san = san.trim_end_matches(['+', '#']);
    if san == "O-O" || san == "O-O-O" {
        return true;
    }
    let san = san.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(san);
    let (san, _promotion) = san.split_once('=').unwrap_or((san, ""));
    let Some(cut) = san
        .len()
        .checked_sub(2)
        .filter(|&cut| san.is_char_boundary(cut))
    else {
        return false;
    };
    let (from, to) = san.split_at(cut);
    let from = from.trim_end_matches('x');
    let origin = |sign: char| ('a'..='h').contains(&sign) || ('1'..='8').contains(&sign);
    to.parse::<Square>().is_ok() && from.len() <= 2 && from.chars().all(origin)
}

/// Pieces of the side to move walk over a board without kings, one move after the other.
fn on_bare_board(
    board: &Board,
    turn: Color,
    tokens: &[Token<'_>],
) -> Result<Vec<String>, Misplaced> {
    let mut board = board.clone();
    let mut shown = Vec::new();
    for token in tokens {
        let misplaced = |words| {
            let range = token.range.clone();
            Err(Misplaced { range, words })
        };
        let san = token.san.trim_end_matches(['+', '#']);
        if !looks_like_a_move(san) || san.starts_with('O') {
            return misplaced(format!(
                "{san:?} is no move on a board without kings; write it like Rd8"
            ));
        }
        let role = san
            .chars()
            .next()
            .and_then(Role::from_char)
            .filter(|_| san.starts_with(char::is_uppercase));
        let role = role.unwrap_or(Role::Pawn);
        let target = san.split('=').next().unwrap_or(san);
        let to = target
            .get(target.len() - 2..)
            .and_then(|to| to.parse::<Square>().ok());
        let Some(to) = to else {
            return misplaced(format!("{san:?} is no move; write it like Rd8"));
        };
        let movers = board.by_color(turn) & board.by_role(role);
        let mut able = movers
            .into_iter()
            .filter(|&from| walk::moves_of(&board, None, from).contains(to));
        let (Some(from), None) = (able.next(), able.next()) else {
            return misplaced(format!(
                "{san:?} cannot be played by exactly one piece here; mend it"
            ));
        };
        if let Some(mut walker) = Walker::new(&board, from, false)
            && walker.go(to).is_ok()
        {
            board = walker.board().clone();
        }
        shown.push(format!("{}{}", token.prefix, token.san));
    }
    Ok(shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::fen;

    fn ground(text: &str) -> Ground {
        Ground {
            base: Some(fen::parse(text).unwrap()),
            ..Ground::default()
        }
    }

    #[test]
    fn a_brace_is_played_from_the_step_s_position_or_goes_on_from_an_earlier_one() {
        let ground = ground("8/4k3/8/3KP3/8/8/8/8 w - - 0 1");
        let mut footing = ground.footing(None);
        assert_eq!(footing.place("1.e6").unwrap(), ["1.e6"]);
        assert_eq!(
            footing.place("1...Ke8 2.Kd6").unwrap(),
            ["1...Ke8", "2.Kd6"]
        );
        assert_eq!(footing.place("Kd8 3. e7").unwrap(), ["Kd8", "3.e7+"]);
        assert_eq!(footing.place("Ke4").unwrap(), ["Ke4"]);
        let told = footing.place("9.Kd6").unwrap_err();
        assert_eq!(
            told.words,
            "no position here comes to move 9.; mend the number, or leave it out"
        );
        let told = footing.place("e6 Ke8 Kd7").unwrap_err();
        assert_eq!(told.range, 7..10);
        assert_eq!(
            told.words,
            "\"Kd7\" is not legal: a king does not move from d5 to d7, White to move"
        );
    }

    #[test]
    fn three_dots_pass_the_turn() {
        let ground = ground("8/4k3/8/3KP3/8/8/8/8 w - - 0 1");
        assert_eq!(ground.footing(None).place("...Kd7").unwrap(), ["...Kd7"]);
        assert!(ground.footing(None).place("Kd7").is_err());
    }

    #[test]
    fn without_kings_pieces_walk() {
        let board = Board::from_ascii_board_fen(b"8/8/8/8/8/8/8/R7").unwrap();
        let ground = Ground {
            bare: Some((board, Color::White)),
            ..Ground::default()
        };
        assert_eq!(
            ground.footing(None).place("Ra8 Rh8").unwrap(),
            ["Ra8", "Rh8"]
        );
        assert!(ground.footing(None).place("Rb2").is_err());
        assert!(ground.footing(None).place("Nb3").is_err());
    }

    #[test]
    fn in_the_glossary_a_move_need_only_look_like_one() {
        let ground = Ground {
            anywhere: true,
            ..Ground::default()
        };
        let mut footing = ground.footing(None);
        for san in ["Nf3", "exd5", "O-O", "e8=Q", "Rad1+", "R1e2", "12...Qxd5#"] {
            assert_eq!(footing.place(san).unwrap(), [san]);
        }
        for text in ["Sf3", "Nf9", "fork", "", "é"] {
            assert!(footing.place(text).is_err(), "{text}");
        }
    }
}
