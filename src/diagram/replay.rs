//! Moves to be shown one after the other before the board rests: a reply, a refutation.

use super::squares_of;
use crate::chess::{Move, Position, Rules};
use std::fmt::Write;

/// Longest replay; a refutation is shorter.
const LIMIT_PLIES: usize = 12;

/// A short line to be played out on the board.
#[derive(Debug, Clone, Copy)]
pub struct Replay<'a> {
    /// The position before the first of the moves.
    pub start: &'a Position,
    /// Legal one after the other; at most twelve are shown.
    pub moves: &'a [Move],
}

impl Replay<'_> {
    /// The position after each move, for the script: `board from-to check` with the board as in a
    /// FEN and `-` for no check, joined by `|`. Ends before the first move that is not legal.
    pub fn frames(&self) -> String {
        let mut frames = String::new();
        let mut position = self.start.clone();
        for &mv in self.moves.iter().take(LIMIT_PLIES) {
            let Some((from, to)) = squares_of(mv).filter(|_| position.is_legal(mv)) else {
                break;
            };
            position.play_unchecked(mv);
            if !frames.is_empty() {
                frames.push('|');
            }
            let check = check(&position).map_or("-".to_owned(), |square| square.to_string());
            // Writing to a String cannot fail.
            let _ = write!(
                frames,
                "{} {from}{to} {check}",
                position.board().board_fen()
            );
        }
        frames
    }
}

/// The square of the king that stands in check.
pub(super) fn check(position: &Position) -> Option<crate::chess::Square> {
    position
        .is_check()
        .then(|| position.board().king_of(position.turn()))
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Role, Square};

    fn pawn(from: Square, to: Square) -> Move {
        Move::Normal {
            role: Role::Pawn,
            from,
            capture: None,
            to,
            promotion: None,
        }
    }

    #[test]
    fn a_replay_lists_the_board_after_each_move() {
        let start = Position::default();
        let moves = [pawn(Square::E2, Square::E4), pawn(Square::E7, Square::E5)];
        let replay = Replay {
            start: &start,
            moves: &moves,
        };
        assert_eq!(
            replay.frames(),
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR e2e4 -\
             |rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR e7e5 -"
        );
    }

    #[test]
    fn a_replay_stops_before_a_move_that_does_not_fit() {
        let start = Position::default();
        let moves = [pawn(Square::E7, Square::E5)];
        let replay = Replay {
            start: &start,
            moves: &moves,
        };
        assert_eq!(replay.frames(), "");
    }
}
