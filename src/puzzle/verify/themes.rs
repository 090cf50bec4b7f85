//! The themes of a puzzle that can be proved, by Lichess's public names.

use crate::chess::Rules;
use crate::puzzle::{Kind, Puzzle};
use crate::theme;

/// The provable themes of a puzzle, sorted: those that its stored line shows
/// ([`theme::themes`]), `fork` or `skewer` by its kind, and what tells its size: `oneMove`,
/// `short` (two solver moves), `long` (three) or `veryLong`, `middlegame` or `endgame`, and for
/// mates `mate` and `mateIn1` to `mateIn5`.
pub fn themes(puzzle: &Puzzle) -> Vec<String> {
    let (position, line) = (&puzzle.position, puzzle.lines.first());
    let line = line.map_or(&[][..], Vec::as_slice);
    let mate_in = format!("mateIn{}", puzzle.moves);
    let mut themes: Vec<&str> = theme::themes(position, line, position.turn())
        .into_iter()
        .map(theme::Theme::word)
        .collect();
    themes.push(match puzzle.moves {
        0 | 1 => "oneMove",
        2 => "short",
        3 => "long",
        _ => "veryLong",
    });
    themes.push(if theme::is_endgame(position) {
        "endgame"
    } else {
        "middlegame"
    });
    match puzzle.kind {
        Kind::Mate => themes.extend(["mate", &mate_in]),
        Kind::Fork | Kind::Skewer => themes.push(puzzle.kind.word()),
        Kind::Tactic => {}
    }
    themes.sort_unstable();
    themes.dedup();
    themes.into_iter().map(str::to_owned).collect()
}
