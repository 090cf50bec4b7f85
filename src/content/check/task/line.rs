//! Lines to play.

use crate::chess::{Color, Move, Position, Rules};
use crate::content::check::desk::Desk;
use crate::content::check::moves;
use crate::content::document::LineFile;

/// The learner's side, and the lines without what the opponent would play after the learner's last
/// move.
pub(super) fn plan(
    desk: &mut Desk<'_>,
    file: &LineFile,
    position: &Position,
) -> Option<(Color, Vec<Vec<Move>>)> {
    let learner = file.side.map_or(position.turn(), |side| side.value.into());
    let mut lines: Vec<Vec<Move>> = Vec::new();
    let mut sound = true;
    for at in &file.lines.value {
        let Some(mut line) = moves::line(desk, at.place, &at.value, position) else {
            sound = false;
            continue;
        };
        let opponent_ends = (line.len() % 2 == 1) == (position.turn() != learner);
        if opponent_ends {
            line.pop();
        }
        if line.len() < 1 + usize::from(position.turn() != learner) {
            let what = "the learner has no move in this line";
            desk.error(at.place, what, "let it end with a move of the learner");
            sound = false;
        } else if lines.contains(&line) {
            desk.error(at.place, "this line is there twice", "take one out");
            sound = false;
        } else {
            lines.push(line);
        }
    }
    if file.lines.value.is_empty() {
        desk.error(
            file.lines.place,
            "no line stands here",
            "write one, like `e4 e5 Nf3`",
        );
    }
    (sound && !lines.is_empty()).then_some((learner, lines))
}

/// Every position that the lines come to.
pub(super) fn positions(from: &Position, lines: &[Vec<Move>]) -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    for line in lines {
        let mut position = from.clone();
        for &mv in line {
            position.play_unchecked(mv);
            if !positions.contains(&position) {
                positions.push(position.clone());
            }
        }
    }
    positions
}
