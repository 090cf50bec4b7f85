//! A walk: reachable, and its par the fewest moves.

use crate::chess::Board;
use crate::chess::walk::Walker;
use crate::content::check::desk::Desk;
use crate::content::check::scene;
use crate::content::document::WalkFile;
use crate::lesson::Walk;

/// More targets would make the search for the par too long.
const MOST_TARGETS: usize = 8;

pub(super) fn plan(desk: &mut Desk<'_>, file: &WalkFile, board: &Board) -> Option<Walk> {
    let count = desk.problems.len();
    let piece = scene::square(desk, &file.piece);
    let mut targets = scene::squares(desk, &file.targets.value);
    if desk.problems.len() > count {
        return None;
    }
    let piece = piece?;
    targets.sort_unstable();
    let Some(walker) = Walker::new(board, piece, file.safe) else {
        let what = format!("no piece stands on {piece}");
        desk.error(
            file.piece.place,
            what,
            "name the square of the piece that walks",
        );
        return None;
    };
    if targets.is_empty() || targets.len() > MOST_TARGETS {
        let what = format!("{} targets", targets.len());
        desk.error(file.targets.place, what, "write one to eight");
        return None;
    }
    let Some(par) = walker.par(&targets) else {
        // One alone tells the author which.
        for at in &file.targets.value {
            let alone = at.value.parse().ok();
            if alone.is_some_and(|target| walker.par(&[target]).is_none()) {
                let what = format!("{} cannot be reached", at.value);
                desk.error(at.place, what, "move the target or clear the way");
                return None;
            }
        }
        desk.error(
            file.targets.place,
            "the targets cannot all be reached",
            "move a target or clear the way",
        );
        return None;
    };
    if par == 0 {
        desk.error(
            file.targets.place,
            "the piece stands there already",
            "choose other targets",
        );
        return None;
    }
    if let Some(claimed) = file.par.filter(|claimed| claimed.value != par) {
        let what = match par {
            1 => format!("par is {}, but one move suffices", claimed.value),
            _ if par < claimed.value => {
                format!("par is {}, but {par} moves suffice", claimed.value)
            }
            _ => format!("par is {}, but it takes {par} moves", claimed.value),
        };
        desk.error(
            claimed.place,
            what,
            &format!("write `par: {par}`, or leave it out"),
        );
    }
    Some(Walk {
        piece,
        targets,
        par,
        safe: file.safe,
    })
}
