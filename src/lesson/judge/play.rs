//! An ending played out against an opponent who never errs.
//!
//! Every move is looked up in the endgame tables, so the whole line is proved again in time
//! proportional to its length: the learner's moves must keep what the step is about, the
//! opponent's be the ones that the tables choose.
//!
//! A game that the rules of this site end without a winner (stalemate, dead position, the third
//! time the same position with the same side to move, fifty moves of each side without a pawn
//! move or a capture) is what a drawing side wants, and loses the win for a winning one. If the
//! opponent's reply brings that about, the move before it did.

use super::standing::start;
use super::{AnswerError, DrawnBy, Outcome, Standing, Verdict, ending};
use crate::chess::{GameOver, Move, Position, Rules, notation, over};
use crate::endgame::{Worth, best_moves, probe, trickiest, worth_of};
use crate::lesson::{Play, Step};
use std::collections::HashMap;

/// Plies without a pawn move or a capture after which a game is drawn.
const MOST_QUIET_PLIES: u32 = 100;

impl Play {
    /// Whether the position is one of the endings played out and the side to move can reach the
    /// goal with best play. A won position is none to be drawn.
    pub fn is_possible(self, position: &Position) -> bool {
        match (self, probe(position)) {
            (Play::Win, Some(Worth::Win { .. })) => true,
            (Play::Draw { .. }, worth) => worth == Some(Worth::Draw) && over(position).is_none(),
            _ => false,
        }
    }
}

pub(super) fn resume(step: &Step, task: Play, line: &[String]) -> Result<Standing, AnswerError> {
    let (game, finished) = Game::replay(step, task, line)?;
    Ok(Standing::played(step, &game.moves, game.position, finished))
}

pub(super) fn judge<'s>(
    step: &'s Step,
    task: Play,
    before: Standing,
    text: &str,
) -> Result<Outcome<'s>, AnswerError> {
    let (game, _) = Game::replay(step, task, &before.line)?;
    let mv = match notation::parse_move(&game.position, text) {
        Ok(mv) => mv,
        Err(error) => return Ok(Outcome::unmoved(before, Verdict::Illegal(error))),
    };
    let mut next = game.clone();
    let (verdict, finished) = match next.turn(mv) {
        Fate::Done => (Verdict::Done, true),
        Fate::GoesOn { reply } => (Verdict::Right { reply: Some(reply) }, false),
        Fate::Lost {
            now,
            reply,
            drawn_by,
        } => {
            // A step that was possible and is not lost has such a move.
            let best = game.best().ok_or(AnswerError::Unknown)?;
            let verdict = Verdict::ThrownAway {
                now,
                best,
                best_takes: ending::takes(&game.position, best),
                refutation: reply.into_iter().collect(),
                drawn_by,
            };
            return Ok(Outcome::unmoved(before, verdict).about(mv, None));
        }
    };
    let standing = Standing::played(step, &next.moves, next.position, finished);
    Ok(Outcome::unmoved(standing, verdict).about(mv, None))
}

/// A move that keeps what there is after `line`: the quickest win, or one that holds the draw.
pub(super) fn best(step: &Step, task: Play, line: &[String]) -> Result<Move, AnswerError> {
    let (game, _) = Game::replay(step, task, line)?;
    game.best().ok_or(AnswerError::Finished)
}

/// A game so far, the learner to move unless it is over.
#[derive(Clone)]
struct Game {
    task: Play,
    position: Position,
    moves: Vec<Move>,
    /// How often each position has been on the board.
    seen: HashMap<Position, usize>,
}

/// What comes of a move of the learner.
enum Fate {
    /// The goal is reached, perhaps by the opponent's reply, which has been played then.
    Done,
    GoesOn {
        reply: Move,
    },
    Lost {
        /// To the learner.
        now: Worth,
        reply: Option<Move>,
        drawn_by: Option<DrawnBy>,
    },
}

impl Game {
    /// Plays the line and says whether it finishes the step.
    fn replay(step: &Step, task: Play, line: &[String]) -> Result<(Game, bool), AnswerError> {
        let position = start(step)?.clone();
        if !task.is_possible(&position) {
            return Err(AnswerError::LineOff { index: 0 });
        }
        let mut game = Game {
            task,
            seen: HashMap::from([(position.clone(), 1)]),
            position,
            moves: Vec::with_capacity(line.len() + 2),
        };
        let mut finished = false;
        while game.moves.len() < line.len() {
            let index = game.moves.len();
            let off = |index| AnswerError::LineOff { index };
            let mv = notation::parse_uci(&game.position, &line[index]).map_err(|_| off(index))?;
            match game.turn(mv) {
                _ if finished => return Err(off(index)),
                Fate::Lost { .. } => return Err(off(index)),
                Fate::Done => finished = true,
                Fate::GoesOn { .. } => {}
            }
            // The reply comes with the move that it answers.
            if let Some(&reply) = game.moves.get(index + 1) {
                match line.get(index + 1) {
                    None => return Err(off(index)),
                    Some(text) if *text != notation::uci(reply) => return Err(off(index + 1)),
                    Some(_) => {}
                }
            }
        }
        Ok((game, finished))
    }

    /// Plays a legal move of the learner, and the reply unless the game is over.
    fn turn(&mut self, mv: Move) -> Fate {
        // A game that goes on has not left the tables.
        let now = worth_of(&self.position, mv).unwrap_or(Worth::Draw);
        self.play(mv);
        let lost = |game: &Game, now, reply| Fate::Lost {
            now,
            reply,
            drawn_by: game.drawn_by(),
        };
        let winning = matches!(now, Worth::Win { .. });
        match self.task {
            Play::Win if !winning => lost(self, now, self.reply()),
            Play::Win if mv.is_promotion() || self.position.is_checkmate() => Fate::Done,
            Play::Win if self.drawn_by().is_some() => lost(self, Worth::Draw, None),
            Play::Draw { .. } if matches!(now, Worth::Loss { .. }) => lost(self, now, self.reply()),
            Play::Draw { moves } if self.drawn_by().is_some() || self.held() >= moves => Fate::Done,
            Play::Win | Play::Draw { .. } => match self.reply() {
                Some(reply) => {
                    self.play(reply);
                    match (self.task, self.drawn_by()) {
                        (_, None) => Fate::GoesOn { reply },
                        (Play::Win, Some(_)) => lost(self, Worth::Draw, Some(reply)),
                        (Play::Draw { .. }, Some(_)) => Fate::Done,
                    }
                }
                // Without a reply the game was over.
                None => Fate::Done,
            },
        }
    }

    fn play(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.moves.push(mv);
        *self.seen.entry(self.position.clone()).or_default() += 1;
    }

    /// What the opponent plays.
    fn reply(&self) -> Option<Move> {
        let seen = |position: &Position| self.seen.get(position).copied().unwrap_or(0);
        ending::reply(&self.position, seen)
    }

    /// Moves the learner has played; the replies between them are the other half.
    fn held(&self) -> u32 {
        u32::try_from(self.moves.len().div_ceil(2)).unwrap_or(u32::MAX)
    }

    fn drawn_by(&self) -> Option<DrawnBy> {
        let again = self.seen.get(&self.position).copied().unwrap_or(0);
        match over(&self.position) {
            Some(GameOver::Checkmate) => None,
            Some(GameOver::Stalemate) => Some(DrawnBy::Stalemate),
            Some(GameOver::DeadPosition) => Some(DrawnBy::DeadPosition),
            None if again >= 3 => Some(DrawnBy::Repetition),
            None if self.position.halfmoves() >= MOST_QUIET_PLIES => Some(DrawnBy::FiftyMoves),
            None => None,
        }
    }

    /// The quickest win that no rule turns into a draw, else the quickest; to draw, a capture or
    /// else the first move that holds.
    fn best(&self) -> Option<Move> {
        if matches!(self.task, Play::Draw { .. }) {
            return trickiest(&self.position, |_| 0);
        }
        let mut winning: Vec<(u32, String, Move)> = self
            .position
            .legal_moves()
            .into_iter()
            .filter_map(|mv| Some((ending::takes(&self.position, mv)?, notation::uci(mv), mv)))
            .collect();
        winning.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
        winning
            .iter()
            .map(|&(_, _, mv)| mv)
            .find(|&mv| !matches!(self.clone().turn(mv), Fate::Lost { .. }))
            .or_else(|| best_moves(&self.position).first().copied())
    }
}

#[cfg(test)]
mod tests;
