//! Hints in three steps: the idea, the piece, the move.

use crate::chess::{Move, Piece, Position, Role, Rules, Square, gives_check};
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
            _ => idea(lang, puzzle),
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

/// The idea in words: by the most telling of the puzzle's themes, else by kind. Where several
/// sentences fit, which one it is follows from the id, so that a puzzle always says the same and
/// puzzles of a kind do not.
pub fn idea(lang: Lang, puzzle: &Puzzle) -> String {
    let fitting = match puzzle.kind {
        Kind::Mate => mates(lang, puzzle),
        Kind::Fork => forks(lang, puzzle),
        Kind::Skewer => skewers(lang, puzzle),
        Kind::Tactic => vec![tactic(lang, puzzle)],
    };
    let place = puzzle
        .id
        .bytes()
        .fold(0_usize, |sum, byte| 31 * sum % 65_521 + usize::from(byte));
    fitting[place % fitting.len()].clone()
}

fn has(puzzle: &Puzzle, theme: &str) -> bool {
    puzzle.themes.iter().any(|own| own == theme)
}

/// The sentences that fit a mate; at least one, as for the other kinds.
fn mates(lang: Lang, puzzle: &Puzzle) -> Vec<String> {
    let m = lang.messages();
    let position = &puzzle.position;
    let king = position.board().king_of(!position.turn());
    let king = king.map_or_else(String::new, |square| square.to_string());
    let forcing = forcing(puzzle).map(|replies| m.idea_forcing(replies).to_string());
    let mut fitting = match puzzle {
        _ if has(puzzle, "smotheredMate") => vec![m.idea_smothered().to_string()],
        _ if has(puzzle, "backRankMate") && puzzle.moves <= 1 => vec![
            m.idea_back_rank().to_string(),
            m.idea_back_rank_king(king).to_string(),
        ],
        _ if has(puzzle, "backRankMate") => vec![m.idea_back_rank().to_string()],
        _ if has(puzzle, "enPassant") => vec![m.idea_en_passant().to_string()],
        _ if has(puzzle, "castling") => vec![m.idea_castling().to_string()],
        _ if has(puzzle, "underPromotion") => vec![m.idea_underpromotion().to_string()],
        _ if has(puzzle, "doubleCheck") => vec![m.idea_double_check().to_string()],
        _ if has(puzzle, "discoveredCheck") => vec![m.idea_discovered_check().to_string()],
        _ if has(puzzle, "promotion") => vec![m.idea_promotion().to_string()],
        _ if has(puzzle, "sacrifice") => vec![
            m.idea_sacrifice().to_string(),
            m.idea_sacrifice_king(king).to_string(),
        ],
        _ if begins_quietly(puzzle) => vec![
            m.idea_quiet().to_string(),
            m.idea_quiet_king(king).to_string(),
        ],
        _ if puzzle.moves <= 1 => {
            let mut fitting = vec![
                m.idea_mate_in_one().to_string(),
                m.idea_mate_in_one_king(king).to_string(),
            ];
            let checks = checks(position);
            if checks >= FEWEST_CHECKS && puzzle.lines.len() == 1 {
                fitting.push(m.idea_mate_in_one_checks(checks).to_string());
            }
            fitting
        }
        _ if puzzle.moves == 2 => vec![
            m.idea_mate_in_two().to_string(),
            m.idea_mate_in_two_king(king).to_string(),
        ],
        _ => vec![
            m.idea_mate_longer().to_string(),
            m.idea_mate_longer_king(king).to_string(),
        ],
    };
    fitting.extend(forcing);
    fitting
}

/// Whether the first of several moves neither takes, promotes nor checks. The theme `quietMove` may
/// be a later move's, and asks for more.
fn begins_quietly(puzzle: &Puzzle) -> bool {
    let key = puzzle.lines.first().and_then(|line| line.first());
    puzzle.moves > 1
        && key.is_some_and(|&mv| {
            !mv.is_capture() && !mv.is_promotion() && !gives_check(&puzzle.position, mv)
        })
}

/// With fewer checks the number would be the answer.
const FEWEST_CHECKS: usize = 3;

fn checks(position: &Position) -> usize {
    let moves = position.legal_moves();
    moves
        .iter()
        .filter(|&&mv| gives_check(position, mv))
        .count()
}

/// With more replies a check does not force much.
const MOST_REPLIES: usize = 2;

/// How few replies the key leaves, if it is a check in a mate of two moves or more.
fn forcing(puzzle: &Puzzle) -> Option<usize> {
    let key = puzzle.lines.first()?.first()?;
    let mut after = puzzle.position.clone();
    after.play_unchecked(*key);
    let replies = after.legal_moves().len();
    (puzzle.moves >= 2 && after.is_check() && (1..=MOST_REPLIES).contains(&replies))
        .then_some(replies)
}

fn forks(lang: Lang, puzzle: &Puzzle) -> Vec<String> {
    let m = lang.messages();
    let mut fitting = if has(puzzle, "sacrifice") {
        vec![m.idea_sacrifice_tactic().to_string()]
    } else {
        vec![m.idea_fork().to_string()]
    };
    let Some((key, _)) = two_moves(puzzle) else {
        return fitting;
    };
    fitting.extend(falls(puzzle).map(|(piece, square)| {
        m.idea_fork_falls(the(lang, piece), square.to_string())
            .to_string()
    }));
    if gives_check(&puzzle.position, key) {
        fitting.push(m.idea_fork_check().to_string());
    }
    match key.role() {
        Role::Knight => fitting.push(m.idea_fork_knight().to_string()),
        Role::Pawn => fitting.push(m.idea_fork_pawn().to_string()),
        _ => {}
    }
    fitting
}

fn skewers(lang: Lang, puzzle: &Puzzle) -> Vec<String> {
    let m = lang.messages();
    let mut fitting = if has(puzzle, "sacrifice") {
        vec![m.idea_sacrifice_tactic().to_string()]
    } else {
        vec![m.idea_skewer().to_string()]
    };
    let Some((key, last)) = two_moves(puzzle) else {
        return fitting;
    };
    fitting.extend(falls(puzzle).map(|(piece, square)| {
        m.idea_skewer_falls(the(lang, piece), square.to_string())
            .to_string()
    }));
    if gives_check(&puzzle.position, key) {
        fitting.push(m.idea_skewer_king().to_string());
    }
    let (from, to) = (key.to(), last.to());
    fitting.push(if from.file() == to.file() || from.rank() == to.rank() {
        m.idea_skewer_straight().to_string()
    } else {
        m.idea_skewer_diagonal().to_string()
    });
    fitting
}

fn tactic(lang: Lang, puzzle: &Puzzle) -> String {
    let m = lang.messages();
    if has(puzzle, "sacrifice") {
        m.idea_sacrifice_tactic().to_string()
    } else {
        m.idea_tactic().to_string()
    }
}

/// The solver's moves of a tactic that takes two: the one that makes it and the one that wins.
fn two_moves(puzzle: &Puzzle) -> Option<(Move, Move)> {
    match puzzle.lines.first()?[..] {
        [key, _, last] => Some((key, last)),
        _ => None,
    }
}

/// What falls at the end, if it stands there from the beginning.
fn falls(puzzle: &Puzzle) -> Option<(Piece, Square)> {
    let (_, last) = two_moves(puzzle)?;
    let piece = puzzle.position.board().piece_at(last.to())?;
    (last.capture() == Some(piece.role) && piece.color != puzzle.position.turn())
        .then_some((piece, last.to()))
}

fn the(lang: Lang, piece: Piece) -> String {
    lang.messages().piece_the(role_key(piece.role)).to_string()
}

/// "Look at the knight on f3."
pub fn pointer_piece(lang: Lang, piece: Piece, square: Square) -> String {
    let messages = lang.messages();
    messages
        .pointer_piece(the(lang, piece), square.to_string())
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
            "The king on g8 has no way off its rank. Which of your pieces can get there?"
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
            "unheardOf",
        ]
        .iter()
        .map(|&theme| idea(Lang::Sv, &puzzle(Kind::Mate, 2, &[theme])))
        .collect();
        for moves in [1, 3] {
            ideas.push(idea(Lang::Sv, &puzzle(Kind::Mate, moves, &[])));
        }
        for kind in [Kind::Fork, Kind::Skewer] {
            ideas.push(idea(Lang::Sv, &puzzle(kind, 2, &[])));
        }
        let mut quiet = puzzle(Kind::Mate, 2, &[]);
        quiet.lines = vec![vec![notation::parse_uci(&quiet.position, "d1d3").unwrap()]];
        ideas.push(idea(Lang::Sv, &quiet));
        ideas.push(idea(Lang::Sv, &puzzle(Kind::Fork, 2, &["sacrifice"])));
        let count = ideas.len();
        ideas.sort_unstable();
        ideas.dedup();
        assert_eq!(ideas.len(), count);
    }

    /// What every variant says about a puzzle, in English.
    fn all_ideas(row: &str) -> Vec<String> {
        let puzzle = crate::puzzle::catalogue::read_row(row).unwrap();
        match puzzle.kind {
            Kind::Mate => mates(Lang::En, &puzzle),
            Kind::Fork => forks(Lang::En, &puzzle),
            Kind::Skewer => skewers(Lang::En, &puzzle),
            Kind::Tactic => vec![tactic(Lang::En, &puzzle)],
        }
    }

    #[test]
    fn a_fork_can_be_told_by_what_falls_by_its_check_and_by_its_piece() {
        let ideas = all_ideas(
            "f-z5nfdbk\tfork\t2\t6r1/2k5/2p5/1p6/3r1p2/2N2pPp/1R5P/1KR5 w - - 0 45\t\
             c3b5 c7d7 b5d4\t-\tendgame fork short\tEngine game 2.1115, move 45",
        );
        assert_eq!(
            ideas,
            [
                "Look for a square from which one piece attacks two at once.",
                "In the end you win the rook on d4. What else can you attack in the same move?",
                "One of your checks attacks something else as well. The check has to be answered \
                 first.",
                "A knight’s jump can hit two pieces at once. From which square?",
            ]
        );
    }

    #[test]
    fn a_skewer_can_be_told_by_its_line() {
        let ideas = all_ideas(
            "s-2wsm496\tskewer\t2\tr7/8/k7/3pp3/1R5P/3P1p2/5P2/6K1 w - - 1 43\t\
             b4a4 a6b5 a4a8\t-\tendgame short skewer\tEngine game 8.591, move 43",
        );
        assert_eq!(ideas.len(), 4);
        assert!(ideas[1].contains("the rook on a8"), "{}", ideas[1]);
        assert!(ideas[3].starts_with("Look along the files and ranks"));
    }

    #[test]
    fn a_forcing_check_is_told_by_its_replies() {
        let ideas = all_ideas(
            "m2-27xz2m6\tmate\t2\t6rk/3N3p/2p4b/3p4/P2R1r2/8/2P2pBP/7K b - - 2 40\t\
             f2f1q g2f1 f4f1\tf2f1r\tendgame mate mateIn2 promotion short\tEngine game",
        );
        assert_eq!(
            ideas[1],
            "There is a check that leaves a single reply. What comes then?"
        );
    }

    #[test]
    fn puzzles_of_a_kind_are_told_in_many_ways() {
        let mut puzzle = puzzle(Kind::Mate, 1, &[]);
        let mut ideas = std::collections::HashSet::new();
        for number in 0..40 {
            puzzle.id = format!("m1-{number:07}");
            ideas.insert(idea(Lang::Nb, &puzzle));
        }
        assert!(ideas.len() >= 2);
        assert_eq!(idea(Lang::Nb, &puzzle), idea(Lang::Nb, &puzzle));
    }
}
