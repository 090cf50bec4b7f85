//! What a step asks for, checked; searches are left to `prove`.

mod find;
mod line;
mod walk;

use super::comments::{Right, Turn};
use super::desk::Desk;
use super::scene::{self, Stage};
use crate::chess::{self, Color, Move, Position, Role, Rules, Square, walk as squares};
use crate::content::decode::At;
use crate::content::document::{PlayFile, PlayGoal, SpotFile, StepFile};
use crate::content::source::Place;
use crate::lesson::{Goal, Play, Walk};

/// A task without its words.
pub enum Plan {
    Read,
    Walk(Walk),
    Spot(Vec<Square>),
    Move {
        right: Vec<Move>,
        goal: Option<Goal>,
    },
    Mate {
        moves: u8,
    },
    Line {
        learner: Color,
        lines: Vec<Vec<Move>>,
    },
    Play(Play),
    /// Whether each option, in the order of the file, is right.
    Choose(Vec<bool>),
}

/// The plan, and what comments and braces need to know of it.
pub struct Planned {
    pub plan: Plan,
    /// The task in the file; the step itself if it is read.
    pub place: Place,
    pub learner: Color,
    pub turns: Vec<Turn>,
    /// Positions on the way.
    pub further: Vec<Position>,
}

/// Which words a task can have.
struct Can {
    moves: bool,
    squares: bool,
    options: bool,
}

/// Tells what is wrong with a task; `None` if nothing can be done with it. `whole`: nothing of the
/// step was left out by the decoder; else what is missing has been told.
pub fn plan(desk: &mut Desk<'_>, step: &StepFile, stage: &Stage, whole: bool) -> Option<Planned> {
    let tasks = tasks(step);
    for &(name, place) in tasks.iter().skip(1) {
        let what = format!("a second task, `{name}`");
        desk.error(place, what, "a step has one; make two steps of it");
    }
    if tasks.len() > 1 {
        return None;
    }
    let (name, place) = tasks.first().copied().unwrap_or(("read", step.id.place));
    let can = Can {
        moves: matches!(name, "move" | "mate" | "line"),
        squares: name == "spot",
        options: name == "choose",
    };
    if whole {
        tell_useless_words(desk, step, name, &can);
    }
    let needs_kings = can.moves || name == "play";
    if needs_kings && stage.position.is_none() {
        let what = format!("`{name}` needs a board with both kings");
        desk.error(
            place,
            what,
            "without kings there is read, walk, spot and choose",
        );
        return None;
    }
    if let (true, Some(over)) = (needs_kings, stage.position.as_ref().and_then(chess::over)) {
        desk.error(
            place,
            format!("nothing can be played here: {over}"),
            "mend the position",
        );
        return None;
    }
    let mut planned = Planned {
        plan: Plan::Read,
        place,
        learner: stage.turn,
        turns: Vec::new(),
        further: Vec::new(),
    };
    if tasks.is_empty() {
        planned.learner = Color::White;
        return Some(planned);
    }
    let position = stage.position.as_ref();
    planned.plan = if let Some(file) = &step.walk {
        let walk = walk::plan(desk, &file.value, &stage.board)?;
        planned.learner = stage.board.color_at(walk.piece).unwrap_or(stage.turn);
        Plan::Walk(walk)
    } else if let Some(file) = &step.spot {
        Plan::Spot(spot(desk, file, stage)?)
    } else if let (Some(file), Some(position)) = (&step.find, position) {
        let (right, goal) = find::plan(desk, file, position)?;
        planned.turns = vec![turn(position, Right::These(right.clone()))];
        planned.further = right.iter().map(|&mv| played(position, mv)).collect();
        Plan::Move { right, goal }
    } else if let (Some(file), Some(position)) = (&step.mate, position) {
        let At {
            place,
            value: moves,
        } = file.value.moves;
        if !(1..=3).contains(&moves) {
            desk.error(
                place,
                format!("mate in {moves} cannot be judged"),
                "write 1, 2 or 3",
            );
            return None;
        }
        planned.turns = vec![turn(position, Right::Unproved)];
        Plan::Mate { moves }
    } else if let (Some(file), Some(position)) = (&step.line, position) {
        let (learner, lines) = line::plan(desk, &file.value, position)?;
        planned.learner = learner;
        planned.turns = super::comments::turns(position, learner, &lines);
        planned.further = line::positions(position, &lines);
        Plan::Line { learner, lines }
    } else if let (Some(file), Some(position)) = (&step.play, position) {
        Plan::Play(play(desk, file, position)?)
    } else {
        Plan::Choose(choose(desk, step, whole)?)
    };
    Some(planned)
}

fn turn(position: &Position, right: Right) -> Turn {
    Turn {
        ply: 0,
        position: position.clone(),
        right,
    }
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

fn tasks(step: &StepFile) -> Vec<(&'static str, Place)> {
    [
        ("walk", step.walk.as_ref().map(|task| task.place)),
        ("spot", step.spot.as_ref().map(|task| task.place)),
        ("move", step.find.as_ref().map(|task| task.place)),
        ("mate", step.mate.as_ref().map(|task| task.place)),
        ("line", step.line.as_ref().map(|task| task.place)),
        ("play", step.play.as_ref().map(|task| task.place)),
        ("choose", step.choose.as_ref().map(|task| task.place)),
    ]
    .into_iter()
    .filter_map(|(name, place)| place.map(|place| (name, place)))
    .collect()
}

/// Words that the learner would never see.
fn tell_useless_words(desk: &mut Desk<'_>, step: &StepFile, name: &str, can: &Can) {
    let first = |key: Option<&At<String>>| key.map(|key| key.place);
    let right = first(step.right.0.first().map(|(key, _)| key));
    let wrong = first(step.wrong.0.first().map(|(key, _)| key));
    let aside = first(step.aside.0.first().map(|(key, _)| key));
    let refute = first(step.refute.0.first().map(|(key, _)| key));
    let options = first(step.options.0.first().map(|(key, _)| key));
    for (word, place, useful) in [
        ("right", right, can.moves),
        ("wrong", wrong, can.moves || can.squares),
        ("aside", aside, can.moves),
        ("refute", refute, can.moves),
        ("options", options, can.options),
    ] {
        if let (Some(place), false) = (place, useful) {
            let what = format!("`{word}` is never shown in a `{name}` step");
            desk.error(place, what, "take it out, or give the step its task");
        }
    }
}

fn spot(desk: &mut Desk<'_>, file: &At<SpotFile>, stage: &Stage) -> Option<Vec<Square>> {
    let SpotFile {
        squares: listed,
        moves_of,
        attacks_of,
        attackers_of,
    } = &file.value;
    let given = usize::from(listed.is_some())
        + usize::from(moves_of.is_some())
        + usize::from(attacks_of.is_some())
        + usize::from(attackers_of.is_some());
    if given != 1 {
        desk.error(
            file.place,
            format!("`spot` says {given} times which squares"),
            "write one of squares, moves_of, attacks_of, attackers_of",
        );
        return None;
    }
    let mut picked: Vec<Square> = if let Some(listed) = listed {
        let count = desk.problems.len();
        let picked = scene::squares(desk, &listed.value);
        if desk.problems.len() > count {
            return None;
        }
        picked
    } else if let Some(at) = moves_of {
        let square = occupied(desk, at, stage)?;
        let found = squares::moves_of(&stage.board, stage.position.as_ref(), square);
        found.into_iter().collect()
    } else if let Some(at) = attacks_of {
        let square = occupied(desk, at, stage)?;
        squares::attacks_of(&stage.board, square)
            .into_iter()
            .collect()
    } else if let Some(file) = attackers_of {
        let square = scene::square(desk, &file.value.square)?;
        if file.value.side.place.is_stand_in() {
            return None;
        }
        let side = file.value.side.value.into();
        squares::attackers_of(&stage.board, square, side)
            .into_iter()
            .collect()
    } else {
        Vec::new()
    };
    picked.sort_unstable();
    if picked.is_empty() {
        desk.error(
            file.place,
            "there is no square to pick",
            "mend the position or the question",
        );
        return None;
    }
    Some(picked)
}

fn occupied(desk: &mut Desk<'_>, at: &At<String>, stage: &Stage) -> Option<Square> {
    let square = scene::square(desk, at)?;
    if stage.board.piece_at(square).is_none() {
        desk.error(
            at.place,
            format!("no piece stands on {square}"),
            "name a piece's square",
        );
        return None;
    }
    Some(square)
}

fn play(desk: &mut Desk<'_>, file: &At<PlayFile>, position: &Position) -> Option<Play> {
    if !is_played_out(position) {
        desk.error(
            file.place,
            "this ending cannot be played out",
            "there is king and rook, or king and pawn, against a bare king",
        );
        return None;
    }
    let moves = file.value.moves;
    if file.value.goal.place.is_stand_in() {
        return None;
    }
    match (file.value.goal.value, moves) {
        (PlayGoal::Win, None) => Some(Play::Win),
        (PlayGoal::Win, Some(moves)) => {
            desk.error(
                moves.place,
                "`moves` goes with `goal: draw` only",
                "take it out",
            );
            None
        }
        (PlayGoal::Draw, Some(moves)) if !(1..=50).contains(&moves.value) => {
            let what = format!("nobody can hold out for {} moves", moves.value);
            desk.error(moves.place, what, "write 1 to 50; without it, it is 15");
            None
        }
        (PlayGoal::Draw, moves) => Some(Play::Draw {
            moves: moves.map_or(15, |moves| moves.value),
        }),
    }
}

/// Whether the tables of endings may know it: asking them would build them.
fn is_played_out(position: &Position) -> bool {
    let board = position.board();
    let third = board.by_role(Role::Rook) | board.by_role(Role::Pawn);
    let bare = position.castles().castling_rights().is_empty();
    board.occupied().count() == 3 && third.count() == 1 && bare
}

fn choose(desk: &mut Desk<'_>, step: &StepFile, whole: bool) -> Option<Vec<bool>> {
    let file = step.choose.as_ref()?;
    let ids: Vec<&str> = step
        .options
        .0
        .iter()
        .map(|(key, _)| key.value.as_str())
        .collect();
    if !whole {
        return None;
    }
    if ids.len() < 2 {
        desk.error(
            file.place,
            "there is nothing to choose from",
            "write two or more `options`",
        );
        return None;
    }
    let right = &file.value.right;
    if right.value.is_empty() {
        desk.error(right.place, "no option is right", "name at least one");
        return None;
    }
    let mut known = true;
    for at in &right.value {
        if !ids.contains(&at.value.as_str()) {
            let mend = format!("there is {}", ids.join(", "));
            desk.error(
                at.place,
                format!("no option is called `{}`", at.value),
                &mend,
            );
            known = false;
        }
    }
    known.then(|| {
        let is_right = |id: &&str| right.value.iter().any(|at| at.value == **id);
        ids.iter().map(is_right).collect()
    })
}
