//! What a legal move of a game is worth, in words.

use super::once;
use crate::chess::{Move, Position, Rules};
use crate::diagram::pieces::color_word;
use crate::endgame::Worth;
use crate::i18n::{Lang, Messages, moves, words};
use crate::lesson::judge::{DrawnBy, WhyWrong};
use crate::lesson::{Goal, Play, Step, Task, Verdict};
use crate::web::lesson_play::Judged;

/// A legal move and the position it leads to: the opponent is to move there.
pub struct Played {
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
    pub fn new(lang: Lang, before: &Position, mv: Move) -> Played {
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

    /// `follows`: what is said after these words.
    pub fn words(self, step: &Step, judged: &Judged, follows: Option<&str>) -> String {
        match &judged.verdict {
            Verdict::Done => self.done(step, judged, follows),
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
                refutation,
                drawn_by,
                now,
            } => {
                let reply = refutation.first().copied();
                let best = moves::san(self.lang, &self.before, *best);
                let then = match (&step.task, best_takes) {
                    (Task::Play(_), Some(moves)) => self.m.verdict_best_wins(*moves, best),
                    (Task::Play(_), None) => self.m.verdict_best_holds(best),
                    // There the learner is still to find it.
                    _ => self.m.try_again(),
                };
                format!("{} {then}", self.thrown_away(*now, reply, *drawn_by))
            }
            Verdict::Illegal(error) => words::move_error(self.lang, error),
            Verdict::OverPar { .. }
            | Verdict::Squares { .. }
            | Verdict::Options { .. }
            | Verdict::CannotWalk(_) => String::new(),
        }
    }

    fn done(&self, step: &Step, judged: &Judged, follows: Option<&str>) -> String {
        let m = &self.m;
        let full = match &step.task {
            _ if self.after.is_checkmate() => m.said_mate(self.san.clone()),
            Task::Play(Play::Draw { .. }) => m.verdict_held(),
            _ => m.verdict_move(self.san.clone()),
        };
        let more = match &step.task {
            _ if self.after.is_checkmate() => String::new(),
            Task::Line(_) => m.verdict_whole_line().to_string(),
            Task::Play(Play::Draw { .. }) => m.verdict_draw().to_string(),
            Task::Play(Play::Win) if judged.mv.is_some_and(|mv| mv.is_promotion()) => {
                m.verdict_promoted().to_string()
            }
            Task::Play(Play::Win) => m.verdict_won().to_string(),
            _ => String::new(),
        };
        let greeting = once::greeting(m, full.to_string(), &self.san, follows);
        format!("{greeting} {more}").trim().to_owned()
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
pub fn not_reached(goal: Goal) -> &'static str {
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
