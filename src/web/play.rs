//! From what a reader sends to where the puzzle stands: pure but for the solver it is lent.

use super::puzzle_state::{Phase, Review, Tried};
use crate::chess::{Color, Move, Position, Rules, Square, notation};
use crate::mate::Solver;
use crate::progress::{Attempt, Event};
use crate::puzzle::{Answer, Game, JudgeError, Judgement, Puzzle, solution};
use serde::{Deserialize, Serialize};

/// More plies than any puzzle has; what is longer is no line.
const MOST_PLIES: usize = 32;

/// The query of a page with a board, as it stands in the address; everything optional and
/// untrusted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct Query {
    /// A puzzle's id, where the path names a theme only.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub puzzle: String,
    /// The id of the puzzle that was shown before.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub after: String,
    /// Plies in UCI, joined by dots; empty for the puzzle's start, absent for where the store
    /// knows the reader to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// The square picked.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub from: String,
    /// With `from`: a promotion that waits for its piece.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub to: String,
    /// The move last tried, as the reader wrote it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub tried: String,
    /// Squares or options picked in a lesson, joined by dots.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub picked: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub hints: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub flip: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub solution: String,
    /// `new`: a cookie was just sent; `no`: nothing is kept.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kept: String,
}

impl Query {
    /// The plies of the line, not more than `most`.
    pub fn plies(&self, most: usize) -> Option<Vec<String>> {
        let line = self.line.as_ref()?;
        Some(dotted(line).take(most).map(str::to_owned).collect())
    }

    /// 0 to 3.
    pub fn hint_steps(&self) -> u8 {
        self.hints.parse::<u8>().unwrap_or(0).min(3)
    }

    pub fn flipped(&self) -> bool {
        self.flip == "1"
    }

    /// Behind a path, with its question mark; empty if there is nothing to say.
    pub fn suffix(&self) -> String {
        match serde_urlencoded::to_string(self) {
            Ok(query) if !query.is_empty() => format!("?{query}"),
            _ => String::new(),
        }
    }
}

/// The parts of a list as addresses and forms carry it.
pub fn dotted(list: &str) -> impl Iterator<Item = &str> {
    list.split('.').filter(|part| !part.is_empty())
}

/// The form behind every move, hint and solution.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct MoveForm {
    /// As in [`Query`].
    pub puzzle: String,
    pub line: String,
    /// A move as the reader writes it; goes before the squares.
    #[serde(rename = "move")]
    pub text: String,
    pub from: String,
    pub to: String,
    /// q, r, b or n
    pub promotion: String,
    pub hints: String,
    pub flip: String,
    pub kept: String,
}

impl MoveForm {
    /// The page that this form belongs to.
    pub fn query(&self) -> Query {
        Query {
            puzzle: self.puzzle.clone(),
            line: Some(self.line.clone()),
            flip: self.flip.clone(),
            hints: self.hints.clone(),
            kept: self.kept.clone(),
            ..Query::default()
        }
    }

    /// The move as one text.
    pub fn move_text(&self) -> String {
        if self.text.trim().is_empty() {
            format!("{}{}{}", self.from, self.to, self.promotion)
        } else {
            self.text.trim().to_owned()
        }
    }
}

/// Where a puzzle stands for a reader.
pub struct Standing {
    pub line: Vec<Move>,
    pub position: Position,
    pub left: u8,
    pub tried: Option<Tried>,
    pub hint_move: Option<Move>,
    pub phase: Phase,
    pub review: Option<Review>,
}

/// The puzzle untouched.
pub fn start(puzzle: &Puzzle) -> Standing {
    Standing {
        line: Vec::new(),
        position: puzzle.position.clone(),
        left: puzzle.moves,
        tried: None,
        hint_move: None,
        phase: Phase::Playing,
        review: None,
    }
}

/// Where `attempt` left off, if that takes no search to tell: nothing tried, nothing to reveal,
/// and a line that was judged when it was kept.
pub fn resume(puzzle: &Puzzle, query: &Query, attempt: Option<&Attempt>) -> Option<Standing> {
    let searches = query.line.is_some()
        || !query.tried.is_empty()
        || query.hint_steps() >= 2
        || query.solution == "1"
        || attempt.is_some_and(|attempt| attempt.solved || attempt.solution_shown);
    if searches {
        return None;
    }
    let line = attempt.map_or(&[][..], |attempt| &attempt.line);
    let game = Game::replay(&puzzle.position, puzzle.goal(), line).ok()?;
    Some(Standing {
        line: game.line().to_vec(),
        position: game.position().clone(),
        left: game.left(),
        ..start(puzzle)
    })
}

/// Plays a line as far as it fits the puzzle: the game, whether it is finished, and what was
/// wrong with the rest.
fn fit<'a>(
    puzzle: &'a Puzzle,
    mut plies: &[String],
    solver: &mut Solver,
) -> Result<(Game<'a>, bool, Option<JudgeError>), JudgeError> {
    let mut off = None;
    loop {
        let fault = match Game::replay(&puzzle.position, puzzle.goal(), plies) {
            Ok(game) => match game.verify(solver) {
                Ok(false) if plies.len() % 2 == 1 => JudgeError::LineOdd,
                Ok(finished) => return Ok((game, finished, off)),
                Err(error) => error,
            },
            Err(error) => error,
        };
        let fits = match &fault {
            JudgeError::LineIllegal { index, .. } | JudgeError::LineOff { index } => *index,
            JudgeError::LineOdd => plies.len() - 1,
            JudgeError::Finished | JudgeError::Unknown => return Err(fault),
        };
        // Back to where the solver was to move.
        plies = &plies[..fits / 2 * 2];
        off.get_or_insert(fault);
    }
}

/// The standing that `query` describes; without a line in it, where `attempt` left off.
///
/// # Errors
/// The search gave out ([`JudgeError::Unknown`]).
pub fn standing(
    puzzle: &Puzzle,
    query: &Query,
    attempt: Option<&Attempt>,
    solver: &mut Solver,
) -> Result<Standing, JudgeError> {
    let plies = query.plies(MOST_PLIES);
    let resumed = plies.is_none();
    let plies = plies
        .or_else(|| attempt.map(|attempt| attempt.line.clone()))
        .unwrap_or_default();
    let (game, finished, off) = fit(puzzle, &plies, solver)?;
    let shown =
        query.solution == "1" || resumed && attempt.is_some_and(|attempt| attempt.solution_shown);
    let phase = match (finished, shown) {
        (true, _) => Phase::Solved,
        (false, true) => Phase::SolutionShown,
        (false, false) => Phase::Playing,
    };
    let tried = match off {
        Some(error) => Some(Tried {
            text: String::new(),
            before: game.position().clone(),
            outcome: Err(error),
        }),
        None if query.tried.is_empty() => None,
        None => Some(tried(puzzle, &game, finished, &query.tried, solver)?),
    };
    let hint_move = if phase == Phase::Playing && query.hint_steps() >= 2 {
        game.solving_move(solver).map_err(|_| JudgeError::Unknown)?
    } else {
        None
    };
    let review = if phase == Phase::Playing {
        None
    } else {
        let lines = solution::lines(puzzle, solver).map_err(|_| JudgeError::Unknown)?;
        Some(Review { lines })
    };
    Ok(Standing {
        line: game.line().to_vec(),
        position: game.position().clone(),
        left: if finished { 0 } else { game.left() },
        tried,
        hint_move,
        phase,
        review,
    })
}

/// Judges the move last tried again. A right move already stands in the line (with its reply),
/// and is told by its UCI: no piece makes the same move twice running.
fn tried(
    puzzle: &Puzzle,
    game: &Game<'_>,
    finished: bool,
    text: &str,
    solver: &mut Solver,
) -> Result<Tried, JudgeError> {
    let line = game.line();
    let back = if finished { 1 } else { 2 };
    let before = match line.len().checked_sub(back) {
        Some(ply) if notation::uci(line[ply]) == text => &line[..ply],
        _ => line,
    };
    let plies: Vec<String> = before.iter().map(|&mv| notation::uci(mv)).collect();
    let game = Game::replay(&puzzle.position, puzzle.goal(), &plies)?;
    let outcome = match game.judge(text, solver) {
        Err(JudgeError::Unknown) => return Err(JudgeError::Unknown),
        outcome => outcome,
    };
    Ok(Tried {
        text: text.to_owned(),
        before: game.position().clone(),
        outcome,
    })
}

/// A move that was sent, judged, with what is to be kept of it.
pub struct Played {
    pub next: Query,
    pub event: Option<Event>,
}

/// Plays what `form` asks for: the page to go to, and the event to keep.
///
/// # Errors
/// The line does not fit, or the search gave out.
pub fn play(puzzle: &Puzzle, form: &MoveForm, solver: &mut Solver) -> Result<Played, JudgeError> {
    let mut next = form.query();
    let plies = next.plies(MOST_PLIES).unwrap_or_default();
    let (game, finished, off) = fit(puzzle, &plies, solver)?;
    if off.is_some() || finished {
        // The page tells what does not fit, from the same line.
        return Ok(Played { next, event: None });
    }
    if form.text.trim().is_empty()
        && form.promotion.is_empty()
        && let Some((from, to)) = promotion_squares(game.position(), &form.from, &form.to)
    {
        next.from = from.to_string();
        next.to = to.to_string();
        return Ok(Played { next, event: None });
    }
    let text = form.move_text();
    let answer = game.judge(&text, solver)?;
    next.tried = match (&answer.judgement, answer.mv) {
        (Judgement::Illegal(_), _) | (_, None) => text,
        (_, Some(mv)) => notation::uci(mv),
    };
    if answer.line.len() > plies.len() {
        next.line = Some(ucis(&answer.line).join("."));
        // A hint was for the move now made.
        next.hints = String::new();
    }
    Ok(Played {
        next,
        event: event(&plies, &answer),
    })
}

/// What the store keeps of an answer; slower and illegal moves are no errors.
pub fn event(before: &[String], answer: &Answer) -> Option<Event> {
    match &answer.judgement {
        Judgement::Solved { .. } => Some(Event::Right {
            line: ucis(&answer.line),
            solved: true,
        }),
        Judgement::Correct { .. } => Some(Event::Right {
            line: ucis(&answer.line),
            solved: false,
        }),
        Judgement::Wrong { .. } => Some(Event::Wrong {
            line: before.to_vec(),
            uci: answer.mv.map(notation::uci)?,
        }),
        Judgement::Slower { .. } | Judgement::Illegal(_) => None,
    }
}

pub fn ucis(line: &[Move]) -> Vec<String> {
    line.iter().map(|&mv| notation::uci(mv)).collect()
}

/// The squares of a pawn move that needs a piece to promote to.
pub fn promotion_squares(position: &Position, from: &str, to: &str) -> Option<(Square, Square)> {
    let from: Square = from.parse().ok()?;
    let to: Square = to.parse().ok()?;
    position
        .legal_moves()
        .iter()
        .any(|mv| mv.from() == Some(from) && mv.to() == to && mv.is_promotion())
        .then_some((from, to))
}

/// The squares that a query picks out, if they can be played from.
pub fn picked(position: &Position, query: &Query) -> (Option<Square>, Option<(Square, Square)>) {
    if let Some(promotion) = promotion_squares(position, &query.from, &query.to) {
        return (None, Some(promotion));
    }
    let selected = query.from.parse().ok().filter(|&from| {
        position
            .legal_moves()
            .iter()
            .any(|mv| mv.from() == Some(from))
    });
    (selected, None)
}

/// Whose side is at the bottom.
pub fn bottom(puzzle: &Puzzle, query: &Query) -> Color {
    let solver = puzzle.position.turn();
    if query.flipped() {
        solver.other()
    } else {
        solver
    }
}
