//! One move to find: listed, or whatever reaches a goal.

use crate::chess::{Move, Position, Rules, notation};
use crate::content::check::desk::Desk;
use crate::content::check::moves;
use crate::content::decode::At;
use crate::content::document::MoveFile;
use crate::lesson::Goal;

/// The right moves, sorted by their UCI text, and the goal.
pub(super) fn plan(
    desk: &mut Desk<'_>,
    file: &At<MoveFile>,
    position: &Position,
) -> Option<(Vec<Move>, Option<Goal>)> {
    let MoveFile {
        answers,
        goal: written,
        except,
    } = &file.value;
    // Each is read before any that is wrong ends it.
    let goal = written.as_ref().map(|at| goal(desk, at, position));
    let listed = answers
        .as_ref()
        .map(|answers| each(desk, &answers.value, position));
    let except = each(desk, except, position);
    let (goal, listed, except) = match (goal, listed, except) {
        (Some(None), _, _) | (_, Some(None), _) | (_, _, None) => return None,
        (goal, listed, Some(except)) => (goal.flatten(), listed.flatten(), except),
    };
    let reached = goal.map(|goal| reaching(goal, position));
    if let (Some(at), Some(reached)) = (written, &reached)
        && reached.is_empty()
    {
        desk.error(
            at.place,
            "the goal cannot be reached",
            "mend the position or the goal",
        );
        return None;
    }
    let mut right = match (&listed, &reached) {
        (Some(listed), Some(reached)) => {
            let mut sound = true;
            for (at, mv) in listed {
                if !reached.contains(mv) {
                    let what = format!("{} does not reach the goal", at.value);
                    desk.error(at.place, what, "take it out, or mend the goal");
                    sound = false;
                }
            }
            if !sound {
                return None;
            }
            listed.iter().map(|&(_, mv)| mv).collect()
        }
        (Some(listed), None) => listed.iter().map(|&(_, mv)| mv).collect(),
        (None, Some(reached)) => reached.clone(),
        (None, None) => {
            let what = "`move` does not say which moves are right";
            desk.error(file.place, what, "write `answers: [Nf3]` or `goal: fork`");
            return None;
        }
    };
    for (at, mv) in &except {
        let excepted = right.iter().position(|found| found == mv);
        match excepted {
            Some(index) if listed.is_none() => {
                right.remove(index);
            }
            _ => {
                let what = format!("{} would not be right anyway", at.value);
                desk.error(at.place, what, "take it out");
            }
        }
    }
    if right.is_empty() {
        desk.error(
            file.place,
            "no move is right",
            "leave at least one that is not excepted",
        );
        return None;
    }
    right.sort_by_cached_key(|&mv| notation::uci(mv));
    Some((right, goal))
}

fn goal(desk: &mut Desk<'_>, at: &At<String>, position: &Position) -> Option<Goal> {
    let goal = match Goal::parse(&at.value) {
        Ok(goal) => goal,
        Err(error) => {
            let mend = match error.near.as_slice() {
                _ if error.text.starts_with("mate in") => {
                    "write the task `mate: {in: 2}` instead of `move`".to_owned()
                }
                [] => format!("goals are {}", Goal::words().collect::<Vec<_>>().join(", ")),
                near => format!("did you mean `{}`?", near.join("` or `")),
            };
            desk.error(at.place, format!("`{}` is no goal", error.text), &mend);
            return None;
        }
    };
    let answers_check = matches!(
        goal,
        Goal::GetOutOfCheck | Goal::MoveTheKing | Goal::CaptureTheAttacker | Goal::Interpose
    );
    if answers_check && !position.is_check() {
        let what = format!("`{}` asks for a check, and there is none", at.value);
        desk.error(at.place, what, "mend the position or the goal");
        return None;
    }
    Some(goal)
}

fn reaching(goal: Goal, position: &Position) -> Vec<Move> {
    let legal = position.legal_moves().into_iter();
    legal.filter(|&mv| goal.reached(position, mv)).collect()
}

/// Moves from a list, each once.
fn each<'a>(
    desk: &mut Desk<'_>,
    list: &'a [At<String>],
    position: &Position,
) -> Option<Vec<(&'a At<String>, Move)>> {
    let mut found: Vec<(&At<String>, Move)> = Vec::new();
    let mut sound = true;
    for at in list {
        let line = moves::line(desk, at.place, &at.value, position);
        match line.as_deref() {
            Some([mv]) if found.iter().any(|(_, known)| known == mv) => {
                desk.error(
                    at.place,
                    format!("{} is there twice", at.value),
                    "name it once",
                );
            }
            Some(&[mv]) => found.push((at, mv)),
            Some(_) => {
                desk.error(at.place, "one move is asked for", "for several use `line`");
                sound = false;
            }
            None => sound = false,
        }
    }
    sound.then_some(found)
}
