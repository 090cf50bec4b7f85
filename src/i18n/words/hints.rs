//! Hints in three steps: the idea, the piece, the move.

use crate::chess::{Move, Piece, Position, Rules, Square};
use crate::i18n::Lang;
use crate::i18n::moves::{role_key, san};
use crate::puzzle::{Kind, Puzzle};

/// The hint of a step, 1 to 3. `mv`: the move it leads to, legal in `position`; steps 2 and 3
/// say nothing without it.
pub fn hint(
    lang: Lang,
    step: u8,
    puzzle: &Puzzle,
    position: &Position,
    mv: Option<Move>,
) -> String {
    if step <= 1 {
        // After the first move the tactic stands, and what is left is to take what it won.
        return match puzzle.kind {
            Kind::Fork if *position != puzzle.position => {
                lang.messages().idea_fork_gain().to_string()
            }
            Kind::Skewer if *position != puzzle.position => {
                lang.messages().idea_skewer_gain().to_string()
            }
            _ => idea(lang, puzzle.kind, puzzle.moves, &puzzle.themes),
        };
    }
    let Some(mv) = mv.filter(|&mv| position.is_legal(mv)) else {
        return String::new();
    };
    let from = mv
        .from()
        .map(|from| (position.board().piece_at(from), from));
    match from {
        Some((Some(piece), from)) if step == 2 => pointer_piece(lang, piece, from),
        _ => pointer_move(lang, &san(lang, position, mv)),
    }
}

/// The idea in words, by the most telling of the puzzle's themes. `moves` counts for mates alone.
pub fn idea(lang: Lang, kind: Kind, moves: u8, themes: &[String]) -> String {
    let m = lang.messages();
    let has = |theme: &str| themes.iter().any(|own| own == theme);
    let text = match kind {
        Kind::Fork | Kind::Skewer | Kind::Tactic if has("sacrifice") => m.idea_sacrifice_tactic(),
        Kind::Fork => m.idea_fork(),
        Kind::Skewer => m.idea_skewer(),
        Kind::Tactic => m.idea_tactic(),
        Kind::Mate if has("smotheredMate") => m.idea_smothered(),
        Kind::Mate if has("backRankMate") => m.idea_back_rank(),
        Kind::Mate if has("enPassant") => m.idea_en_passant(),
        Kind::Mate if has("castling") => m.idea_castling(),
        Kind::Mate if has("underPromotion") => m.idea_underpromotion(),
        Kind::Mate if has("doubleCheck") => m.idea_double_check(),
        Kind::Mate if has("discoveredCheck") => m.idea_discovered_check(),
        Kind::Mate if has("promotion") => m.idea_promotion(),
        Kind::Mate if has("sacrifice") => m.idea_sacrifice(),
        Kind::Mate if has("quietMove") => m.idea_quiet(),
        Kind::Mate if moves <= 1 => m.idea_mate_in_one(),
        Kind::Mate if moves == 2 => m.idea_mate_in_two(),
        Kind::Mate => m.idea_mate_longer(),
    };
    text.to_string()
}

/// "Look at the knight on f3."
pub fn pointer_piece(lang: Lang, piece: Piece, square: Square) -> String {
    let messages = lang.messages();
    let named = messages.piece_the(role_key(piece.role)).to_string();
    messages
        .pointer_piece(named, square.to_string())
        .to_string()
}

/// "The move is Nf3." `san` as the reader writes it.
pub fn pointer_move(lang: Lang, san: &str) -> String {
    lang.messages().pointer_move(san).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{fen, notation};

    fn puzzle(kind: Kind, moves: u8, themes: &[&str]) -> Puzzle {
        Puzzle {
            id: "m1-test".into(),
            kind,
            moves,
            position: fen::parse("6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1").unwrap(),
            lines: Vec::new(),
            themes: themes.iter().map(|&theme| theme.to_owned()).collect(),
            edition: 1,
            source: String::new(),
        }
    }

    #[test]
    fn the_steps_lead_from_the_idea_to_the_piece_to_the_move() {
        let puzzle = puzzle(
            Kind::Mate,
            1,
            &["backRankMate", "mate", "mateIn1", "oneMove"],
        );
        let mv = notation::parse_uci(&puzzle.position, "d1d8").ok();
        let say = |lang, step| hint(lang, step, &puzzle, &puzzle.position, mv);
        assert_eq!(
            say(Lang::En, 1),
            "The king cannot leave its back rank. Who can give check along it?"
        );
        assert_eq!(say(Lang::En, 2), "Look at the rook on d1.");
        assert_eq!(say(Lang::En, 3), "The move is Rd8#.");
        assert_eq!(say(Lang::Da, 2), "Se på tårnet på d1.");
        assert_eq!(say(Lang::Sv, 2), "Titta på tornet på d1.");
        assert_eq!(say(Lang::Nb, 3), "Trekket er Td8#.");
    }

    #[test]
    fn without_a_move_the_later_steps_say_nothing() {
        let puzzle = puzzle(Kind::Mate, 1, &[]);
        assert_eq!(hint(Lang::En, 2, &puzzle, &puzzle.position, None), "");
        assert_eq!(hint(Lang::En, 3, &puzzle, &puzzle.position, None), "");
    }

    #[test]
    fn the_idea_follows_the_motif() {
        let mut ideas: Vec<String> = [
            "smotheredMate",
            "backRankMate",
            "enPassant",
            "castling",
            "underPromotion",
            "doubleCheck",
            "discoveredCheck",
            "promotion",
            "sacrifice",
            "quietMove",
            "unheardOf",
        ]
        .iter()
        .map(|&theme| idea(Lang::Sv, Kind::Mate, 2, &[theme.to_owned()]))
        .collect();
        for moves in [1, 3] {
            ideas.push(idea(Lang::Sv, Kind::Mate, moves, &[]));
        }
        for kind in [Kind::Fork, Kind::Skewer] {
            ideas.push(idea(Lang::Sv, kind, 2, &[]));
        }
        ideas.push(idea(Lang::Sv, Kind::Fork, 2, &["sacrifice".to_owned()]));
        let count = ideas.len();
        ideas.sort_unstable();
        ideas.dedup();
        assert_eq!(ideas.len(), count);
    }
}
