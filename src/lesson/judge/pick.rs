//! Steps answered at one stroke: reading, picking squares, choosing.

use super::{AnswerError, Outcome, Standing, Verdict};
use crate::chess::Square;
use crate::lesson::{Choose, Spot, Step};

/// The line of a step that has been read.
pub(super) fn read() -> Vec<String> {
    vec!["read".to_owned()]
}

/// The line of a solved `spot` step.
pub(super) fn squares(spot: &Spot) -> Vec<String> {
    spot.squares.iter().map(Square::to_string).collect()
}

/// The line of a solved `choose` step: the right ids, in the order shown.
pub(super) fn options(choose: &Choose) -> Vec<String> {
    let right = choose.options.iter().filter(|option| option.right);
    right.map(|option| option.id.clone()).collect()
}

/// Not answered yet, or answered as it should be.
pub(super) fn resume(
    step: &Step,
    solved: &[String],
    line: &[String],
) -> Result<Standing, AnswerError> {
    if line.is_empty() || line == solved {
        return Ok(Standing::still(step, line.to_vec(), !line.is_empty()));
    }
    let same = line.iter().zip(solved).take_while(|(a, b)| a == b).count();
    Err(AnswerError::LineOff {
        index: same.min(line.len() - 1),
    })
}

pub(super) fn judge_read<'s>(standing: Standing) -> Outcome<'s> {
    done(standing, read())
}

pub(super) fn judge_squares<'s>(spot: &Spot, standing: Standing, picked: &[Square]) -> Outcome<'s> {
    let mut extra: Vec<Square> = picked
        .iter()
        .copied()
        .filter(|square| !spot.squares.contains(square))
        .collect();
    extra.sort();
    extra.dedup();
    let missing = spot
        .squares
        .iter()
        .filter(|square| !picked.contains(square))
        .count();
    if missing == 0 && extra.is_empty() {
        return done(standing, squares(spot));
    }
    Outcome::unmoved(standing, Verdict::Squares { missing, extra })
}

pub(super) fn judge_options<'s>(
    choose: &Choose,
    standing: Standing,
    picked: &[String],
) -> Result<Outcome<'s>, AnswerError> {
    let known = |id: &String| choose.options.iter().any(|option| option.id == *id);
    if let Some(index) = picked.iter().position(|id| !known(id)) {
        return Err(AnswerError::LineOff { index });
    }
    let (mut wrong, mut missing) = (Vec::new(), false);
    for option in &choose.options {
        match (option.right, picked.contains(&option.id)) {
            (false, true) => wrong.push(option.id.clone()),
            (true, false) => missing = true,
            _ => {}
        }
    }
    if wrong.is_empty() && !missing {
        return Ok(done(standing, options(choose)));
    }
    Ok(Outcome::unmoved(
        standing,
        Verdict::Options { wrong, missing },
    ))
}

fn done<'s>(standing: Standing, line: Vec<String>) -> Outcome<'s> {
    let finished = Standing {
        line,
        finished: true,
        ..standing
    };
    Outcome::unmoved(finished, Verdict::Done)
}

#[cfg(test)]
mod tests;
