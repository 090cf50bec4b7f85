//! The themes of a puzzle that can be proved, by Lichess's public names.

use crate::chess::{Position, Role, Rules};
use crate::puzzle::{Kind, Puzzle};
use crate::theme;

/// What a solver gives up for it to be called a sacrifice, in pawns.
const SACRIFICE: i32 = 2;

/// The provable themes of the stored line, sorted.
///
/// `backRankMate`, `castling`, `discoveredCheck`, `doubleCheck`, `endgame`, `enPassant`, `fork`,
/// `long` (three solver moves), `mate`, `mateIn1` to `mateIn5`, `middlegame` (no endgame),
/// `oneMove`, `promotion`, `quietMove` (the first move of a mate in two or more neither takes, checks nor promotes),
/// `sacrifice` (a reply takes the piece just moved, and the solver is down two pawns or more
/// against the start),
/// `short` (two), `skewer`, `smotheredMate`, `underPromotion`, `veryLong` (four and more).
pub fn themes(puzzle: &Puzzle) -> Vec<String> {
    let mut themes = vec![match puzzle.moves {
        0 | 1 => "oneMove",
        2 => "short",
        3 => "long",
        _ => "veryLong",
    }];
    themes.push(if theme::is_endgame(&puzzle.position) {
        "endgame"
    } else {
        "middlegame"
    });
    let mate_in;
    match puzzle.kind {
        Kind::Mate => {
            mate_in = format!("mateIn{}", puzzle.moves);
            themes.extend(["mate", mate_in.as_str()]);
        }
        Kind::Fork | Kind::Skewer => themes.push(puzzle.kind.word()),
        Kind::Tactic => {}
    }
    of_line(puzzle, &mut themes);
    themes.sort_unstable();
    themes.dedup();
    themes.into_iter().map(str::to_owned).collect()
}

fn of_line(puzzle: &Puzzle, themes: &mut Vec<&str>) {
    let solver = puzzle.position.turn();
    let start = theme::balance(puzzle.position.board(), solver);
    let mut position = puzzle.position.clone();
    let mut moved_to = None;
    for (ply, &mv) in puzzle.lines.first().into_iter().flatten().enumerate() {
        position.play_unchecked(mv);
        if ply % 2 == 1 {
            if moved_to == Some(mv.to())
                && theme::balance(position.board(), solver) <= start - SACRIFICE
            {
                themes.push("sacrifice");
            }
            continue;
        }
        moved_to = Some(mv.to());
        let is_quiet = !mv.is_capture() && !mv.is_promotion() && !position.is_check();
        if ply == 0 && is_quiet && puzzle.kind == Kind::Mate {
            themes.push("quietMove");
        }
        if mv.is_castle() {
            themes.push("castling");
        } else if mv.is_en_passant() {
            themes.push("enPassant");
        }
        match mv.promotion() {
            Some(Role::Queen) => themes.push("promotion"),
            Some(_) => themes.extend(["promotion", "underPromotion"]),
            None => {}
        }
        of_check(&position, mv, themes);
    }
    if theme::is_back_rank_mate(&position) {
        themes.push("backRankMate");
    }
    if theme::is_smothered_mate(&position) {
        themes.push("smotheredMate");
    }
}

fn of_check(position: &Position, mv: crate::chess::Move, themes: &mut Vec<&str>) {
    let checkers = position.checkers();
    if checkers.count() >= 2 {
        themes.push("doubleCheck");
    } else if checkers.any() && !mv.is_castle() && !checkers.contains(mv.to()) {
        themes.push("discoveredCheck");
    }
}
