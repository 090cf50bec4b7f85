//! Lines as a reader follows them: numbered, in the reader's letters, two plies at a time.

use crate::chess::{Color, Move, Position, Rules};
use crate::i18n::{Lang, moves};

/// A solver's move with the reply that follows, if one does.
pub struct Turn {
    /// `1. Dh7+ Kf8`, `2… Sf5 3. a4`
    pub text: String,
    /// How many plies of the line are played after this turn.
    pub plies: usize,
}

/// A line by the game's own moves, White's and Black's together: `1… Ke8`, `2. Kd6 Kd8`.
pub fn numbered(lang: Lang, start: &Position, line: &[Move], mut number: u32) -> Vec<String> {
    let mut position = start.clone();
    let mut pairs: Vec<String> = Vec::new();
    for &mv in line {
        let san = moves::san(lang, &position, mv);
        match (position.turn(), pairs.last_mut()) {
            (Color::White, _) => pairs.push(format!("{number}.\u{a0}{san}")),
            (Color::Black, None) => pairs.push(format!("{number}…\u{a0}{san}")),
            (Color::Black, Some(pair)) => *pair = format!("{pair} {san}"),
        }
        if position.turn() == Color::Black {
            number += 1;
        }
        position.play_unchecked(mv);
    }
    pairs
}

/// A line in turns, counted from `number`: from 1 where a reader counts the solver's moves,
/// whatever the game's own numbers. Every turn begins with its number, since each stands by itself.
pub fn turns(lang: Lang, start: &Position, line: &[Move], mut number: u32) -> Vec<Turn> {
    let mut position = start.clone();
    let mut turns: Vec<Turn> = Vec::new();
    for (index, &mv) in line.iter().enumerate() {
        let white = position.turn() == Color::White;
        let opens = index % 2 == 0;
        let san = moves::san(lang, &position, mv);
        let text = match (white, opens) {
            (true, _) => format!("{number}.\u{a0}{san}"),
            (false, true) => format!("{number}…\u{a0}{san}"),
            (false, false) => san,
        };
        let plies = index + 1;
        match turns.last_mut().filter(|_| !opens) {
            Some(turn) => {
                turn.text = format!("{} {text}", turn.text);
                turn.plies = plies;
            }
            None => turns.push(Turn { text, plies }),
        }
        if !white {
            number += 1;
        }
        position.play_unchecked(mv);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{fen, notation};

    fn line(fen: &str, line: &str) -> (Position, Vec<Move>) {
        let start = fen::parse(fen).unwrap();
        let mut position = start.clone();
        let mut moves = Vec::new();
        for ply in line.split(' ') {
            let mv = notation::parse_uci(&position, ply).unwrap();
            position.play_unchecked(mv);
            moves.push(mv);
        }
        (start, moves)
    }

    fn texts(fen: &str, plies: &str) -> Vec<String> {
        let (start, moves) = line(fen, plies);
        turns(Lang::Da, &start, &moves, 1)
            .into_iter()
            .map(|turn| format!("{} ({})", turn.text.replace('\u{a0}', "_"), turn.plies))
            .collect()
    }

    #[test]
    fn a_line_of_white_counts_its_own_moves() {
        assert_eq!(
            texts("7k/8/8/8/8/8/1R6/R5K1 w - - 0 31", "b2b7 h8g8 a1a8"),
            ["1._Tb7 Kg8 (2)", "2._Ta8# (3)"]
        );
    }

    #[test]
    fn a_game_counts_whites_and_blacks_moves_together() {
        let plies = "e7e8 d5d6 e8d8 e6e7 d8e8";
        let (start, moves) = line("8/4k3/4P3/3K4/8/8/8/8 b - - 0 1", plies);
        let pairs = numbered(Lang::Sv, &start, &moves, 1);
        let expected = "1… Ke8 2. Kd6 Kd8 3. e7+ Ke8";
        assert_eq!(pairs.join(" ").replace('\u{a0}', " "), expected);
        let pairs = numbered(Lang::Sv, &start, &moves[..0], 1);
        assert!(pairs.is_empty());
    }

    #[test]
    fn each_turn_of_black_begins_with_its_number() {
        assert_eq!(
            texts("r5k1/1r6/8/8/8/8/8/7K b - - 0 31", "b7b2 h1g1 a8a1"),
            ["1…_Tb2 2._Kg1 (2)", "2…_Ta1# (3)"]
        );
    }
}
