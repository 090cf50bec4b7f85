//! What an answer to a step is worth, in words, with a sign and a colour that say the same.

use super::prose::Text;
use crate::chess::{Move, Position, Rules, WalkError, notation};
use crate::diagram::pieces::{color_word, role_word};
use crate::endgame::Worth;
use crate::i18n::{Lang, Messages, moves, words};
use crate::lesson::judge::{DrawnBy, WhyWrong};
use crate::lesson::{AnswerError, Goal, Play, Step, Task, Verdict, Walk};
use crate::web::lesson_play::{Judged, NOTHING, StepState, Tried};

/// The line under the board of a step.
pub struct VerdictView {
    /// CSS class: `right`, `slower`, `wrong`, `unread`; empty when nothing was tried.
    pub tone: &'static str,
    pub sign: &'static str,
    /// Our own words; may be empty where the author's say it all.
    pub text: String,
    /// The author's words.
    pub said: Vec<Text>,
}

impl VerdictView {
    /// `note`: what may be done now, for when nothing was tried.
    pub fn new(lang: Lang, state: &StepState<'_>, note: String) -> VerdictView {
        let m = lang.messages();
        if state.off.is_some() {
            return unread(m.verdict_changed().to_string());
        }
        let done = || state.step.done.iter().map(|done| Text::new(done, lang));
        let mut view = match &state.tried {
            Some(tried) => match &tried.outcome {
                Ok(judged) => judged_view(lang, &m, state.step, tried, judged),
                Err(AnswerError::WrongKind) => unread(m.verdict_other_kind().to_string()),
                Err(AnswerError::Finished) => unread(m.verdict_over().to_string()),
                Err(_) => unread(m.verdict_changed().to_string()),
            },
            None if state.standing.finished => VerdictView {
                tone: "right",
                sign: "✓",
                text: m.verdict_right().to_string(),
                said: Vec::new(),
            },
            None => VerdictView {
                tone: "",
                sign: "",
                text: note,
                said: Vec::new(),
            },
        };
        let last = state
            .tried
            .as_ref()
            .and_then(|tried| tried.outcome.as_ref().ok());
        let solved = last.map_or(state.standing.finished, |judged| {
            matches!(judged.verdict, Verdict::Done | Verdict::OverPar { .. })
        });
        if solved {
            view.said.extend(done());
        }
        view
    }
}

fn unread(text: String) -> VerdictView {
    VerdictView {
        tone: "unread",
        sign: "!",
        text,
        said: Vec::new(),
    }
}

fn judged_view(
    lang: Lang,
    m: &Messages,
    step: &Step,
    tried: &Tried,
    judged: &Judged,
) -> VerdictView {
    let (tone, sign) = match judged.verdict {
        Verdict::Done | Verdict::Right { .. } => ("right", "✓"),
        Verdict::OverPar { .. } | Verdict::Slower { .. } | Verdict::Aside => ("slower", "≈"),
        Verdict::Wrong { .. }
        | Verdict::ThrownAway { .. }
        | Verdict::Squares { .. }
        | Verdict::Options { .. } => ("wrong", "✗"),
        Verdict::Illegal(_) | Verdict::CannotWalk(_) => ("unread", "!"),
    };
    let comment = judged
        .comment
        .as_ref()
        .and_then(|comment| comment.text.as_ref());
    let authored = comment.is_some();
    let mut said: Vec<Text> = comment
        .map(|text| Text::new(text, lang))
        .into_iter()
        .collect();
    if let (Verdict::Squares { extra, .. }, Task::Spot(spot)) = (&judged.verdict, &step.task) {
        let known = extra.iter().filter_map(|square| spot.wrong.get(square));
        said.extend(known.map(|text| Text::new(text, lang)));
    }
    let text = match (&judged.verdict, judged.mv) {
        // The author has said what is to be said.
        (Verdict::Wrong { .. } | Verdict::Aside, _) if authored => String::new(),
        (_, Some(mv))
            if tried
                .before
                .position
                .as_ref()
                .is_some_and(|at| at.is_legal(mv)) =>
        {
            tried
                .before
                .position
                .as_ref()
                .map_or_else(String::new, |before| {
                    Played::new(lang, before, mv).words(step, judged)
                })
        }
        _ => unplayed(lang, m, step, tried, judged),
    };
    VerdictView {
        tone,
        sign,
        text,
        said,
    }
}

/// Answers that are no move of a game.
fn unplayed(lang: Lang, m: &Messages, step: &Step, tried: &Tried, judged: &Judged) -> String {
    let text = match &judged.verdict {
        Verdict::Done => match &step.task {
            Task::Walk(walk) => m.verdict_walked(walk.par),
            _ => m.verdict_right(),
        },
        Verdict::Right { .. } => m.verdict_walk_left(judged.standing.targets.len()),
        Verdict::OverPar { moves } => {
            let par = match &step.task {
                Task::Walk(Walk { par, .. }) => *par,
                _ => *moves,
            };
            m.verdict_over_par(*moves, par)
        }
        Verdict::Squares { missing, extra } => {
            let mut parts = Vec::new();
            if *missing > 0 {
                parts.push(m.verdict_missing(*missing).to_string());
            }
            if !extra.is_empty() {
                let squares = moves::squares(lang, extra);
                parts.push(m.verdict_extra(extra.len(), squares).to_string());
            }
            return parts.join(" ");
        }
        Verdict::Options { wrong, .. } if !wrong.is_empty() => m.verdict_options_wrong(),
        Verdict::Options { .. } if tried.text == NOTHING => m.verdict_nothing_chosen(),
        Verdict::Options { .. } => m.verdict_options_missing(),
        Verdict::Illegal(error) => return words::move_error(lang, error),
        Verdict::CannotWalk(error) => return cannot_walk(m, step, tried, error),
        Verdict::Slower { .. }
        | Verdict::Aside
        | Verdict::Wrong { .. }
        | Verdict::ThrownAway { .. } => return String::new(),
    };
    text.to_string()
}

fn cannot_walk(m: &Messages, step: &Step, tried: &Tried, error: &WalkError) -> String {
    let text = match error {
        WalkError::NotASquare(text) => m.walk_no_square(text),
        WalkError::NotThePiece { from } => m.walk_other_piece(from.to_string()),
        WalkError::NotItsWay { to } => {
            let from = tried.before.legal.first().map(|&(from, _)| from);
            let from = from.or(tried.before.last_move.map(|(_, to)| to));
            let piece = from.and_then(|from| Some((from, tried.before.board.piece_at(from)?)));
            match (piece, &step.task) {
                (Some((from, piece)), Task::Walk(_)) => {
                    m.illegal_not_its_move(role_word(piece.role), from.to_string(), to.to_string())
                }
                _ => m.verdict_other_kind(),
            }
        }
        WalkError::Blocked { by } => m.illegal_blocked(by.to_string()),
        WalkError::Attacked { by } => {
            let to = notation::squares_named(&tried.text).map(|(_, to)| to.to_string());
            m.walk_attacked(to.unwrap_or_default(), by.to_string())
        }
    };
    text.to_string()
}

/// A legal move and the position it leads to: the opponent is to move there.
struct Played {
    lang: Lang,
    m: Messages,
    /// As the reader writes it.
    san: String,
    before: Position,
    after: Position,
    /// The opponent's colour.
    color: &'static str,
}

impl Played {
    fn new(lang: Lang, before: &Position, mv: Move) -> Played {
        let mut after = before.clone();
        after.play_unchecked(mv);
        Played {
            lang,
            m: lang.messages(),
            san: moves::san(lang, before, mv),
            before: before.clone(),
            color: color_word(after.turn()),
            after,
        }
    }

    fn words(self, step: &Step, judged: &Judged) -> String {
        match &judged.verdict {
            Verdict::Done => self.done(step, judged),
            Verdict::Right { reply } => self.right(step, judged, *reply),
            Verdict::Slower { mate_in } => {
                let left = moves_left(step, judged);
                self.m.said_slower(*mate_in, left).to_string()
            }
            Verdict::Aside => self.m.verdict_aside(self.san).to_string(),
            Verdict::Wrong { refutation, why } => {
                let text = self.wrong(step, *why, refutation);
                format!("{text} {}", self.m.try_again())
            }
            Verdict::ThrownAway {
                best,
                best_takes,
                reply,
                drawn_by,
                now,
            } => {
                let best = moves::san(self.lang, &self.before, *best);
                let best = match best_takes {
                    Some(moves) => self.m.verdict_best_wins(*moves, best),
                    None => self.m.verdict_best_holds(best),
                };
                format!("{} {best}", self.thrown_away(*now, *reply, *drawn_by))
            }
            Verdict::Illegal(error) => words::move_error(self.lang, error),
            Verdict::OverPar { .. }
            | Verdict::Squares { .. }
            | Verdict::Options { .. }
            | Verdict::CannotWalk(_) => String::new(),
        }
    }

    fn done(self, step: &Step, judged: &Judged) -> String {
        if self.after.is_checkmate() {
            return self.m.said_mate(self.san).to_string();
        }
        let text = match &step.task {
            Task::Line(_) => self.m.verdict_line(self.san),
            Task::Play(Play::Draw { .. }) => self.m.verdict_held(),
            Task::Play(Play::Win) if judged.mv.is_some_and(|mv| mv.is_promotion()) => {
                self.m.verdict_promoted(self.san)
            }
            Task::Play(Play::Win) => self.m.verdict_won(self.san),
            _ => self.m.verdict_move(self.san),
        };
        text.to_string()
    }

    fn right(self, step: &Step, judged: &Judged, reply: Option<Move>) -> String {
        let Some(reply) = reply.filter(|&mv| self.after.is_legal(mv)) else {
            return self.m.verdict_move(self.san).to_string();
        };
        let forced = self.after.legal_moves().len() == 1;
        let reply = moves::san(self.lang, &self.after, reply);
        match &step.task {
            Task::Play(_) => self.m.verdict_plays(self.color, reply).to_string(),
            Task::Mate { .. } => {
                let text = if forced {
                    self.m.said_forced(self.color, reply)
                } else {
                    self.m.said_reply(self.color, reply)
                };
                format!("{text} {}", self.m.said_left(moves_left(step, judged)))
            }
            _ => self.m.said_reply(self.color, reply).to_string(),
        }
    }

    fn wrong(&self, step: &Step, why: WhyWrong, refutation: &[Move]) -> String {
        let (m, color, san) = (&self.m, self.color, self.san.clone());
        let first = refutation
            .first()
            .copied()
            .filter(|&mv| self.after.is_legal(mv));
        let reply = first.map(|mv| moves::san(self.lang, &self.after, mv));
        let text = match (why, reply) {
            (WhyWrong::Stalemate, _) => m.said_stalemate(color, san),
            (WhyWrong::DeadPosition, _) => m.said_dead(san),
            (WhyWrong::GetsMated, Some(reply)) if refutation.len() == 1 => {
                m.verdict_mated(color, san, reply)
            }
            (WhyWrong::GetsMated, Some(reply)) => m.verdict_will_be_mated(color, san, reply),
            (WhyWrong::Escapes | WhyWrong::LosesMaterial(_), Some(reply))
                if first.is_some_and(|mv| mv.is_capture()) =>
            {
                m.said_taken(color, san, reply)
            }
            (WhyWrong::Escapes, Some(reply)) => m.said_escapes(color, san, reply),
            (WhyWrong::LosesMaterial(_), Some(reply)) => m.said_answered(color, san, reply),
            (WhyWrong::NotTheLine, _) => m.verdict_not_line(san),
            (WhyWrong::Escapes, None) => m.said_no_mate(san),
            _ => match &step.task {
                Task::Move {
                    goal: Some(goal), ..
                } => m.verdict_not_goal(not_reached(*goal), san),
                _ => m.verdict_not_right(san),
            },
        };
        text.to_string()
    }

    fn thrown_away(&self, now: Worth, reply: Option<Move>, drawn_by: Option<DrawnBy>) -> String {
        let (m, color, san) = (&self.m, self.color, self.san.clone());
        let reply = reply
            .filter(|&mv| self.after.is_legal(mv))
            .map(|mv| moves::san(self.lang, &self.after, mv));
        let text = match (drawn_by, reply) {
            (Some(DrawnBy::Stalemate), _) => m.said_stalemate(color, san),
            (Some(DrawnBy::DeadPosition), _) => m.said_dead(san),
            (Some(DrawnBy::Repetition), _) => m.verdict_repetition(san),
            (Some(DrawnBy::FiftyMoves), _) => m.verdict_fifty(san),
            (None, Some(reply)) if now == Worth::Draw => m.verdict_win_gone(color, san, reply),
            (None, Some(reply)) => m.verdict_draw_gone(color, san, reply),
            (None, None) => m.verdict_all_gone(san),
        };
        text.to_string()
    }
}

/// Moves of the learner left in a `mate` step.
fn moves_left(step: &Step, judged: &Judged) -> u8 {
    let made = u8::try_from(judged.standing.line.len().div_ceil(2)).unwrap_or(u8::MAX);
    match step.task {
        Task::Mate { moves, .. } => moves.saturating_sub(made),
        _ => 0,
    }
}

/// The word by which the message says what a move has not done.
fn not_reached(goal: Goal) -> &'static str {
    match goal {
        Goal::Check => "check",
        Goal::DoubleCheck => "double-check",
        Goal::DiscoveredCheck => "discovered-check",
        Goal::Mate => "mate",
        Goal::Stalemate => "stalemate",
        Goal::Castle | Goal::CastleShort | Goal::CastleLong => "castle",
        Goal::Promote(_) => "promote",
        Goal::Capture | Goal::CaptureOn(_) | Goal::CaptureThe(_) => "capture",
        Goal::EnPassant => "en-passant",
        Goal::Fork => "fork",
        Goal::Pin => "pin",
        Goal::Skewer => "skewer",
        Goal::MoveTheKing | Goal::CaptureTheAttacker | Goal::Interpose => "check-other-way",
        Goal::GetOutOfCheck | Goal::AvoidStalemate => "other",
    }
}

#[cfg(test)]
mod tests;
