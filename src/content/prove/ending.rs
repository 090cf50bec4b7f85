//! Endings that the tables know: what is to be won is won, what is to be held is drawn.

use super::Faults;
use crate::chess::{Move, Position, Role, Rules, notation};
use crate::endgame::{self, Worth};
use crate::lesson::{Comments, Play, Tone};

/// Two kings and a rook or pawn.
const ENDING_PIECES: usize = 3;

pub(super) fn prove_play(faults: &mut Faults<'_>, position: &Position, play: Play) {
    let Some(worth) = endgame::probe(position) else {
        let what = "this ending cannot be played out".to_owned();
        faults.of_task(
            what,
            "there is king and rook, or king and pawn, against a bare king",
        );
        return;
    };
    let (what, mend) = match (play, worth) {
        (Play::Win, Worth::Win { .. }) | (Play::Draw { .. }, Worth::Draw) => return,
        (Play::Win, _) => (
            "this cannot be won",
            "mend the position or write `goal: draw`",
        ),
        (Play::Draw { .. }, Worth::Win { .. }) => (
            "this is won, and no draw to hold",
            "mend the position or write `goal: win`",
        ),
        (Play::Draw { .. }, _) => ("this cannot be held", "mend the position"),
    };
    faults.of_task(format!("{what}: {}", told(worth)), mend);
}

fn told(worth: Worth) -> String {
    match worth {
        Worth::Win { moves } => format!("with best play it is won in {moves} moves"),
        Worth::Draw => "with best play it is a draw".to_owned(),
        Worth::Loss { moves } => format!("with best play it is lost in {moves} moves"),
    }
}

/// Listed answers keep what the position is worth, and wrong moves do not.
pub(super) fn prove_answers(
    faults: &mut Faults<'_>,
    position: &Position,
    right: &[Move],
    comments: &Comments,
) {
    // The first question builds the tables: it is not asked for nothing.
    if position.board().occupied().count() != ENDING_PIECES {
        return;
    }
    let Some(worth) = endgame::probe(position) else {
        return;
    };
    for &mv in right {
        if !keeps(position, mv, worth) {
            let what = format!(
                "the answer {} gives away what there is: {}",
                notation::san(position, mv),
                told(worth)
            );
            faults.of_task(what, "mend the answers or the position");
        }
    }
    let has_pawn = !position.board().by_role(Role::Pawn).is_empty();
    for (index, comment) in comments.notes.iter().enumerate() {
        let keeps = keeps(position, comment.mv, worth);
        let san = notation::san(position, comment.mv);
        match comment.tone {
            Tone::Aside if !keeps => {
                let what = format!("{san} gives away what there is: {}", told(worth));
                faults.of_key(index, what, "put it under `wrong`");
            }
            // With a rook nearly every move wins: there, wrong is what spoils the method.
            Tone::Wrong if keeps && has_pawn && !matches!(worth, Worth::Loss { .. }) => {
                let what = format!("{san} is not wrong: {} after it too", outcome(worth));
                faults.of_key(index, what, "put it under `aside`");
            }
            _ => {}
        }
    }
}

fn outcome(worth: Worth) -> &'static str {
    match worth {
        Worth::Win { .. } => "it is won",
        Worth::Draw => "it is a draw",
        Worth::Loss { .. } => "it is lost",
    }
}

fn keeps(position: &Position, mv: Move, worth: Worth) -> bool {
    let after = endgame::worth_of(position, mv);
    match worth {
        Worth::Win { .. } => matches!(after, Some(Worth::Win { .. })),
        Worth::Draw => matches!(after, Some(Worth::Draw)),
        Worth::Loss { .. } => true,
    }
}
