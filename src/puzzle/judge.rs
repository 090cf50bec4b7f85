//! Judging one solver move: solved, correct, slower, wrong or illegal.
//!
//! A [`Game`] is a puzzle with the plies played so far; [`Game::judge`] answers the next solver
//! move. The words and their meaning are fixed by the public contract. With `k` solver moves
//! left, a mate puzzle's move is right if the verifier proves mate within `k`; what it cannot
//! prove either way is [`JudgeError::Unknown`], never wrong.

use super::refute;
use crate::chess::notation::{parse_move, parse_uci};
use crate::chess::{Move, MoveError, Position, Rules};
use crate::mate::{Solver, Verdict};

/// Moves beyond those left in which a mate still counts as slower and not as wrong.
const SLOWER_BY: u8 = 2;

/// A tactic is also solved by a forced mate within this many moves.
const TACTIC_MATE_WITHIN: u8 = 3;

/// Positions looked at to prove that a move solves: over ten times the largest search seen.
pub const PROOF_LIMIT_NODES: u64 = 2_000_000;

/// Positions looked at to tell a slower move from a wrong one: a courtesy, so less.
pub const SLOWER_LIMIT_NODES: u64 = 50_000;

/// What the solver has to reach.
#[derive(Debug, Clone, Copy)]
pub enum Goal<'a> {
    /// Mate within `moves` solver moves from the starting position.
    Mate { moves: u8 },
    /// One of the lines (solver move first and last), to its end; or a forced mate within three.
    Tactic { lines: &'a [Vec<Move>] },
}

/// The judgement of one solver move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgement {
    /// The puzzle is finished. `mate_in`: for a tactic finished by a forced mate instead of its
    /// line, the moves it takes, this one included.
    Solved {
        mate_in: Option<u8>,
    },
    /// Still solves; the opponent's longest defence.
    Correct {
        reply: Move,
    },
    /// Mates by force in `mate_in` moves counted from here, this one included, but not within
    /// those left.
    Slower {
        mate_in: u8,
    },
    /// Does not solve. The line begins with the opponent's reply; empty when the game is over.
    Wrong {
        refutation: Vec<Move>,
        why: WhyWrong,
    },
    Illegal(MoveError),
}

impl Judgement {
    /// The word used in data and JSON.
    pub fn word(&self) -> &'static str {
        match self {
            Judgement::Solved { .. } => "solved",
            Judgement::Correct { .. } => "correct",
            Judgement::Slower { .. } => "slower",
            Judgement::Wrong { .. } => "wrong",
            Judgement::Illegal(_) => "illegal",
        }
    }
}

/// What is wrong with a wrong move, as far as it is worth saying.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyWrong {
    /// The reply escapes the mate.
    Escapes,
    /// The move stalemates.
    Stalemate,
    /// Neither side can mate any more.
    DeadPosition,
    /// No mate, and not the tactic asked for.
    NotTheTactic,
}

/// A judged move and the state after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub judgement: Judgement,
    /// The move judged; `None` when illegal.
    pub mv: Option<Move>,
    /// All plies played: grows only by solved and correct moves (and the reply).
    pub line: Vec<Move>,
    /// The position after `line`.
    pub position: Position,
    /// Solver moves left after this answer; 0 when solved.
    pub left: u8,
}

/// Why nothing could be judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JudgeError {
    /// The ply at `index` (from 0) of the line is no legal move there.
    LineIllegal { index: usize, error: MoveError },
    /// The line ends with a solver move, so the solver is not to move.
    LineOdd,
    /// The ply at `index` (from 0) leaves the puzzle: a solver move that does not solve, or a
    /// reply that the puzzle does not give.
    LineOff { index: usize },
    /// The puzzle is already over after the line.
    Finished,
    /// The node limit was reached before the move was judged.
    Unknown,
}

/// A puzzle in play.
#[derive(Debug, Clone)]
pub struct Game<'a> {
    goal: Goal<'a>,
    start: Position,
    line: Vec<Move>,
    position: Position,
}

impl<'a> Game<'a> {
    /// Plays `line` (UCI) from `start`, the solver first.
    ///
    /// # Errors
    /// [`JudgeError::LineIllegal`].
    pub fn replay<S: AsRef<str>>(
        start: &Position,
        goal: Goal<'a>,
        line: &[S],
    ) -> Result<Game<'a>, JudgeError> {
        let mut game = Game {
            goal,
            start: start.clone(),
            line: Vec::new(),
            position: start.clone(),
        };
        for (index, text) in line.iter().enumerate() {
            let mv = parse_uci(&game.position, text.as_ref())
                .map_err(|error| JudgeError::LineIllegal { index, error })?;
            game.play(mv);
        }
        Ok(game)
    }

    pub fn goal(&self) -> Goal<'a> {
        self.goal
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// Solver moves left, the one to come included; 0 when there is none.
    pub fn left(&self) -> u8 {
        if self.position.is_game_over() {
            return 0;
        }
        let plies = match self.goal {
            Goal::Mate { moves } => usize::from(moves) * 2 - 1,
            Goal::Tactic { .. } => self.fitting().map(Vec::len).next().unwrap_or(0),
        };
        let solver_moves = (plies + 1).saturating_sub(self.line.len()) / 2;
        u8::try_from(solver_moves).unwrap_or(u8::MAX)
    }

    /// Checks that the line so far solves: every solver move right, every reply one that the
    /// puzzle gives (for mates any legal reply, since the mate is forced against all of them).
    /// `true` when the line finishes the puzzle.
    ///
    /// # Errors
    /// [`JudgeError::LineOff`], [`JudgeError::Unknown`].
    pub fn verify(&self, solver: &mut Solver) -> Result<bool, JudgeError> {
        let mut game = Game {
            line: Vec::new(),
            position: self.start.clone(),
            ..self.clone()
        };
        let mut finished = false;
        for (index, &mv) in self.line.iter().enumerate() {
            let solver_to_move = index % 2 == 0;
            if finished {
                return Err(JudgeError::LineOff { index });
            }
            if solver_to_move {
                match game.judge_move(mv, solver)? {
                    Judgement::Solved { .. } => finished = true,
                    Judgement::Correct { .. } => {}
                    _ => return Err(JudgeError::LineOff { index }),
                }
            }
            game.play(mv);
            if !solver_to_move && matches!(self.goal, Goal::Tactic { .. }) {
                game.fitting().next().ok_or(JudgeError::LineOff { index })?;
            }
        }
        Ok(finished)
    }

    /// Judges the next solver move, in any notation.
    ///
    /// # Errors
    /// The solver is not to move, or the search gave out; a move text that cannot be played is a
    /// judgement and no error.
    pub fn judge(&self, text: &str, solver: &mut Solver) -> Result<Answer, JudgeError> {
        if self.left() == 0 {
            return Err(JudgeError::Finished);
        }
        if self.line.len() % 2 == 1 {
            return Err(JudgeError::LineOdd);
        }
        let mv = match parse_move(&self.position, text) {
            Ok(mv) => mv,
            Err(error) => return Ok(self.answer(Judgement::Illegal(error), None)),
        };
        let judgement = self.judge_move(mv, solver)?;
        Ok(self.answer(judgement, Some(mv)))
    }

    fn answer(&self, judgement: Judgement, mv: Option<Move>) -> Answer {
        let mut after = self.clone();
        if let (Judgement::Solved { .. } | Judgement::Correct { .. }, Some(mv)) = (&judgement, mv) {
            after.play(mv);
        }
        if let Judgement::Correct { reply } = judgement {
            after.play(reply);
        }
        let left = if matches!(judgement, Judgement::Solved { .. }) {
            0
        } else {
            after.left()
        };
        Answer {
            judgement,
            mv,
            line: after.line,
            position: after.position,
            left,
        }
    }

    fn judge_move(&self, mv: Move, solver: &mut Solver) -> Result<Judgement, JudgeError> {
        match self.goal {
            Goal::Mate { .. } => self.judge_mate(mv, solver),
            Goal::Tactic { .. } => self.judge_tactic(mv, solver),
        }
    }

    fn judge_mate(&self, mv: Move, solver: &mut Solver) -> Result<Judgement, JudgeError> {
        let left = self.left();
        let after = self.after(mv);
        solver.set_limit(PROOF_LIMIT_NODES);
        match solver.judge_move(&self.position, mv, left) {
            Verdict::Unknown => return Err(JudgeError::Unknown),
            Verdict::Mate { .. } if after.is_checkmate() => {
                return Ok(Judgement::Solved { mate_in: None });
            }
            Verdict::Mate { .. } => {
                let (reply, _) = solver
                    .longest_defence(&after, left.saturating_sub(1))
                    .ok()
                    .flatten()
                    .ok_or(JudgeError::Unknown)?;
                return Ok(Judgement::Correct { reply });
            }
            Verdict::NoMate => {}
        }
        if !after.is_game_over() {
            solver.set_limit(SLOWER_LIMIT_NODES);
            if let Verdict::Mate { moves } = solver.judge_move(&self.position, mv, left + SLOWER_BY)
            {
                return Ok(Judgement::Slower { mate_in: moves });
            }
        }
        refute::mate(&after, left - 1, solver)
    }

    fn judge_tactic(&self, mv: Move, solver: &mut Solver) -> Result<Judgement, JudgeError> {
        let ply = self.line.len();
        if let Some(line) = self.fitting().find(|line| line.get(ply) == Some(&mv)) {
            return Ok(match line.get(ply + 1) {
                Some(&reply) => Judgement::Correct { reply },
                None => Judgement::Solved { mate_in: None },
            });
        }
        solver.set_limit(PROOF_LIMIT_NODES);
        match solver.judge_move(&self.position, mv, TACTIC_MATE_WITHIN) {
            Verdict::Mate { moves } => Ok(Judgement::Solved {
                mate_in: Some(moves),
            }),
            Verdict::Unknown => Err(JudgeError::Unknown),
            Verdict::NoMate => Ok(refute::tactic(&self.after(mv))),
        }
    }

    /// The tactic's lines that begin with the plies played and go on, in their order.
    pub(super) fn fitting(&self) -> impl Iterator<Item = &'a Vec<Move>> {
        let lines: &[Vec<Move>] = match self.goal {
            Goal::Tactic { lines } => lines,
            Goal::Mate { .. } => &[],
        };
        let played = self.line.clone();
        lines
            .iter()
            .filter(move |line| line.len() > played.len() && line.starts_with(&played))
    }

    fn after(&self, mv: Move) -> Position {
        let mut after = self.position.clone();
        after.play_unchecked(mv);
        after
    }

    fn play(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.line.push(mv);
    }
}

#[cfg(test)]
mod tests;
