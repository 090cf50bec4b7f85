//! The themes of a whole solution line.
//!
//! One entry for everything a line shows. Each rule is written in the file of its theme.

use super::check::{discovered_check, double_check};
use super::line::{Line, Step};
use super::name::Theme;
use super::{
    attraction, deflection, discovered, fork, hanging, mating, pin, quiet, sacrifice, skewer,
};
use crate::chess::{Color, Move, Position, Role, Rules};

/// A theme found in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Finding {
    pub theme: Theme,
    /// What Lichess' tagger does not count; `None` for what it does.
    pub beyond: Option<Beyond>,
}

/// Why a finding has no counterpart in Lichess' themes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Beyond {
    /// A fork by the king.
    ByKing,
    /// A fork made by the line's last move.
    LastMove,
    /// A pin before another piece than the king.
    Relative,
}

/// The themes of a solution, sorted, each once.
///
/// `moves`, legal one after the other from `start`: the solver's and the replies. If `solver` is
/// not to move in `start`, the first move is the opponent's that led to the puzzle, as in Lichess'
/// files; it is shown to the rules but no theme is its own.
pub fn themes(start: &Position, moves: &[Move], solver: Color) -> Vec<Theme> {
    let mut themes: Vec<Theme> = findings(start, moves, solver)
        .into_iter()
        .map(|finding| finding.theme)
        .collect();
    themes.dedup();
    themes
}

/// As [`themes`], telling apart what Lichess' tagger would not find; sorted, each once.
pub fn findings(start: &Position, moves: &[Move], solver: Color) -> Vec<Finding> {
    let line = Line::replay(start, moves, solver);
    let mut found: Vec<Finding> = plain(&line)
        .into_iter()
        .map(|theme| Finding {
            theme,
            beyond: None,
        })
        .collect();
    found.extend(fork::in_line(&line));
    found.extend(pin::in_line(&line));
    found.sort_unstable();
    found.dedup();
    found
}

fn plain(line: &Line) -> Vec<Theme> {
    let any = |is: fn(&Step) -> bool| line.own().any(is);
    let mut themes: Vec<Theme> = [
        (Theme::Attraction, attraction::attraction(line)),
        (Theme::Castling, any(|step| step.mv.is_castle())),
        (Theme::Deflection, deflection::deflection(line)),
        (Theme::DiscoveredAttack, discovered::discovered_attack(line)),
        (
            Theme::DiscoveredCheck,
            any(|step| discovered_check(&step.before, step.mv)),
        ),
        (
            Theme::DoubleCheck,
            any(|step| double_check(&step.before, step.mv)),
        ),
        (Theme::EnPassant, any(|step| step.mv.is_en_passant())),
        (Theme::HangingPiece, hanging::hanging_piece(line)),
        (Theme::Promotion, any(|step| step.mv.is_promotion())),
        (Theme::QuietMove, quiet::quiet_move(line)),
        (Theme::Sacrifice, sacrifice::sacrifice(line)),
        (Theme::Skewer, skewer::in_line(line)),
        (Theme::UnderPromotion, any(under_promotes)),
    ]
    .into_iter()
    .filter_map(|(theme, found)| found.then_some(theme))
    .collect();
    themes.extend(line.last_own().map(mating::mates).into_iter().flatten());
    themes
}

/// A promotion to another piece than a queen, unless it mates as a queen would have.
fn under_promotes(step: &Step) -> bool {
    match step.mv.promotion() {
        None | Some(Role::Queen) => false,
        Some(Role::Knight) => true,
        Some(_) => !step.after.is_checkmate(),
    }
}

/// Whether `line`, in UCI, has the theme; the side to move in `fen` is the solver.
#[cfg(test)]
pub(super) fn shows(fen: &str, line: &str, theme: Theme) -> bool {
    let start = crate::chess::fen::parse(fen).unwrap();
    let moves = moves(&start, line);
    themes(&start, &moves, start.turn()).contains(&theme)
}

/// As [`shows`], but the first move is the opponent's.
#[cfg(test)]
pub(super) fn shows_after(fen: &str, line: &str, theme: Theme) -> bool {
    let start = crate::chess::fen::parse(fen).unwrap();
    let moves = moves(&start, line);
    themes(&start, &moves, !start.turn()).contains(&theme)
}

#[cfg(test)]
fn moves(start: &Position, line: &str) -> Vec<Move> {
    let mut position = start.clone();
    line.split(' ')
        .map(|word| {
            let mv = crate::chess::notation::parse_uci(&position, word).unwrap();
            position.play_unchecked(mv);
            mv
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(fen: &str, line: &str) -> Vec<&'static str> {
        let start = crate::chess::fen::parse(fen).unwrap();
        let moves = moves(&start, line);
        let themes = themes(&start, &moves, start.turn());
        themes.into_iter().map(Theme::word).collect()
    }

    #[test]
    fn a_plain_back_rank_mate_has_one_theme() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        assert_eq!(found(fen, "a1a8"), ["backRankMate"]);
    }

    #[test]
    fn special_moves_of_the_solver_are_told() {
        let castling = "5k2/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(found(castling, "e1g1"), ["castling"]);
        let en_passant = "8/8/8/1k1pP3/8/8/8/6K1 w - d6 0 1";
        assert_eq!(found(en_passant, "e5d6"), ["enPassant"]);
        let doubled = "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1";
        assert_eq!(found(doubled, "e4f6"), ["discoveredCheck", "doubleCheck"]);
    }

    #[test]
    fn what_the_opponent_does_is_no_theme_of_its_own() {
        let fen = "4k3/8/8/8/8/8/8/3RK3 w - - 0 1";
        assert_eq!(found(fen, "d1d8 e8d8 e1e2"), ["sacrifice"]);
    }

    #[test]
    fn an_underpromotion_is_one_where_a_queen_would_have_done_less() {
        let knight = "8/2q1P1k1/8/8/8/8/8/4K3 w - - 0 1";
        assert!(shows(knight, "e7e8n", Theme::UnderPromotion));
        assert!(shows(knight, "e7e8r", Theme::UnderPromotion));
        assert!(!shows(knight, "e7e8q", Theme::UnderPromotion));
        assert!(shows(knight, "e7e8q", Theme::Promotion));
        let mate = "6k1/4Pppp/8/8/8/8/8/6K1 w - - 0 1";
        assert!(!shows(mate, "e7e8r", Theme::UnderPromotion));
        assert!(shows(mate, "e7e8r", Theme::Promotion));
    }

    #[test]
    fn a_fork_by_the_last_move_or_the_king_is_marked() {
        let marked = |fen: &str, line: &str| {
            let start = crate::chess::fen::parse(fen).unwrap();
            let findings = findings(&start, &moves(&start, line), start.turn());
            let forks = findings.into_iter().filter(|f| f.theme == Theme::Fork);
            forks.map(|fork| fork.beyond).collect::<Vec<_>>()
        };
        let knight = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
        assert_eq!(marked(knight, "d5c7"), [Some(Beyond::LastMove)]);
        assert_eq!(marked(knight, "d5c7 e8d7 c7a8"), [None]);
        let king = "7k/8/2n1n3/8/4K3/8/8/8 w - - 0 1";
        assert_eq!(marked(king, "e4d5 c6b4 d5e6"), [Some(Beyond::ByKing)]);
    }

    #[test]
    fn a_mate_that_attacks_more_is_no_fork() {
        let fen = "r5k1/5ppp/8/8/8/8/8/3Q2K1 w - - 0 1";
        assert!(!shows(fen, "d1d8 a8d8 g1g2", Theme::Fork));
        let mate = "b5k1/5ppp/8/8/8/8/8/3Q2K1 w - - 0 1";
        assert_eq!(found(mate, "d1d8"), ["backRankMate"]);
    }

    #[test]
    fn mirrored_lines_have_the_same_themes() {
        let white = "6k1/5pp1/8/8/8/8/Q4PP1/6KR w - - 0 1";
        let black = "6kr/q4pp1/8/8/8/8/5PP1/6K1 b - - 0 1";
        let themes = found(white, "h1h8 g8h8 a2a8");
        assert_eq!(themes, found(black, "h8h1 g1h1 a7a1"));
        assert_eq!(themes, ["attraction", "sacrifice"]);
    }

    #[test]
    fn an_empty_line_has_no_theme() {
        let start = Position::default();
        assert_eq!(themes(&start, &[], Color::White), []);
    }
}
