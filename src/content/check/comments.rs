//! What an author says to single moves: `right`, `wrong`, `aside`, `refute`.

use super::desk::Desk;
use super::moves::{self, Token};
use crate::chess::{Color, Move, Position, Rules};
use crate::content::decode::{At, Entries, Text};
use crate::content::document::StepFile;
use crate::lesson::{Comment, Tone};

/// A move that a key names, and the position that it is played in.
#[derive(Debug, Clone)]
pub struct Named {
    pub ply: usize,
    pub mv: Move,
    pub before: Position,
}

impl Named {
    pub fn after(&self) -> Position {
        let mut after = self.before.clone();
        after.play_unchecked(self.mv);
        after
    }
}

/// A position in which the learner moves, after `ply` plies, and the moves that are right there.
#[derive(Debug, Clone)]
pub struct Turn {
    pub ply: usize,
    pub position: Position,
    pub right: Right,
}

#[derive(Debug, Clone)]
pub enum Right {
    These(Vec<Move>),
    /// Only a search can tell.
    Unproved,
}

impl Right {
    /// `None`: unknown.
    pub fn contains(&self, mv: Move) -> Option<bool> {
        match self {
            Right::These(moves) => Some(moves.contains(&mv)),
            Right::Unproved => None,
        }
    }
}

/// One comment, its text still to be read.
pub struct Draft<'d> {
    pub named: Named,
    pub tone: Tone,
    pub key: &'d At<String>,
    pub text: Option<&'d Text>,
    pub refutation: Vec<Move>,
}

/// All comments of a step with moves; what cannot be is told and left out.
pub fn drafts<'d>(desk: &mut Desk<'_>, step: &'d StepFile, turns: &[Turn]) -> Vec<Draft<'d>> {
    let mut drafts: Vec<Draft<'d>> = Vec::new();
    let tones = [
        (Tone::Right, &step.right),
        (Tone::Wrong, &step.wrong),
        (Tone::Aside, &step.aside),
    ];
    for (tone, entries) in tones {
        for (key, text) in &entries.0 {
            let Some(named) = named(desk, key, tone, turns) else {
                continue;
            };
            if said_before(&drafts, &named) {
                desk.error(
                    key.place,
                    format!("{} has a comment already", key.value),
                    "say everything in one",
                );
                continue;
            }
            drafts.push(Draft {
                named,
                tone,
                key,
                text: Some(text),
                refutation: Vec::new(),
            });
        }
    }
    refutations(desk, step, turns, &mut drafts);
    drafts
}

fn said_before(drafts: &[Draft<'_>], named: &Named) -> bool {
    drafts
        .iter()
        .any(|draft| (draft.named.ply, draft.named.mv) == (named.ply, named.mv))
}

fn refutations<'d>(
    desk: &mut Desk<'_>,
    step: &'d StepFile,
    turns: &[Turn],
    drafts: &mut Vec<Draft<'d>>,
) {
    let refute: &'d Entries<At<String>> = &step.refute;
    for (key, line) in &refute.0 {
        let Some(named) = named(desk, key, Tone::Wrong, turns) else {
            continue;
        };
        let Some(refutation) = moves::line(desk, line.place, &line.value, &named.after()) else {
            continue;
        };
        let commented = drafts
            .iter_mut()
            .find(|draft| (draft.named.ply, draft.named.mv) == (named.ply, named.mv));
        match commented {
            Some(draft) if draft.tone == Tone::Wrong => draft.refutation = refutation,
            Some(_) => desk.error(
                key.place,
                format!("{} is refuted but not wrong", key.value),
                "put its comment under `wrong`",
            ),
            None => drafts.push(Draft {
                named,
                tone: Tone::Wrong,
                key,
                text: None,
                refutation,
            }),
        }
    }
}

/// The move that a key names, in the first turn where it is legal and has the right tone.
fn named(desk: &mut Desk<'_>, key: &At<String>, tone: Tone, turns: &[Turn]) -> Option<Named> {
    let tokens = moves::tokens(&key.value);
    let [token] = tokens.as_slice() else {
        desk.error(
            key.place,
            format!("{:?} is not one move", key.value),
            "a key is one move, like Nf3",
        );
        return None;
    };
    let mut fault = None;
    for turn in turns.iter().filter(|turn| token.when.fits(&turn.position)) {
        match read_in(turn, token, tone) {
            Ok(mv) => {
                return Some(Named {
                    ply: turn.ply,
                    mv,
                    before: turn.position.clone(),
                });
            }
            // What is wrong with a move that can be played tells more than why it cannot.
            Err(told) => {
                if fault.as_ref().is_none_or(|(legal, _)| !legal && told.0) {
                    fault = Some(told);
                }
            }
        }
    }
    let number = || {
        let mut turns = turns.iter();
        turns.find_map(|turn| moves::misnumbered(&turn.position, token))
    };
    let (_, words) = fault
        .or_else(|| Some((true, number()?)))
        .unwrap_or_else(|| {
            let words = format!(
                "the learner has no move {} here; mend the number, or leave it out",
                token.prefix
            );
            (false, words)
        });
    desk.error_in_words(key.place, &words, "");
    None
}

/// The move, or whether it is at least legal, and what is wrong with it.
fn read_in(turn: &Turn, token: &Token<'_>, tone: Tone) -> Result<Move, (bool, String)> {
    let mv = moves::read(&turn.position, token.san).map_err(|refused| (false, refused.words))?;
    let right = turn.right.contains(mv);
    match (tone, right) {
        (Tone::Right, Some(false)) => Err((
            true,
            format!(
                "{} is no right move here; put it under `wrong` or `aside`, or among the answers",
                token.san
            ),
        )),
        (Tone::Wrong | Tone::Aside, Some(true)) => Err((
            true,
            format!("{} is right here; put it under `right`", token.san),
        )),
        _ => Ok(mv),
    }
}

/// The comment with its text.
impl Draft<'_> {
    pub fn finish(self, text: Option<crate::lesson::Translated<crate::lesson::Prose>>) -> Comment {
        Comment {
            ply: self.named.ply,
            mv: self.named.mv,
            tone: self.tone,
            text,
            refutation: self.refutation,
        }
    }
}

/// The turns of the learner along lines, each position once; right is how any line goes on.
pub fn turns(from: &Position, learner: Color, lines: &[Vec<Move>]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for line in lines {
        let mut position = from.clone();
        for (ply, &mv) in line.iter().enumerate() {
            if position.turn() == learner {
                let known = turns
                    .iter_mut()
                    .find(|turn| turn.ply == ply && turn.position == position);
                match known {
                    Some(Turn {
                        right: Right::These(right),
                        ..
                    }) => {
                        if !right.contains(&mv) {
                            right.push(mv);
                        }
                    }
                    _ => turns.push(Turn {
                        ply,
                        position: position.clone(),
                        right: Right::These(vec![mv]),
                    }),
                }
            }
            position.play_unchecked(mv);
        }
    }
    turns.sort_by_key(|turn| turn.ply);
    turns
}
