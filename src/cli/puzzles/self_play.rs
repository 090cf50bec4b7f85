//! Games that an engine plays against itself, weakened as people are weak.
//!
//! An engine's own handicaps draw on chance that no seed governs, so they are made here: a player
//! of a level looks at few positions, takes one of the moves that seem about as good, and now and
//! then hardly looks at all. The same engine, seed and index give the same game.

use std::collections::HashMap;

use super::engine::Engine;
use crate::chess::{Color, Move, Position, Role, Rules, notation, zobrist};
use crate::puzzle::mine::{Game, Opinion};
use crate::puzzle::random::SplitMix64;
use crate::theme;

/// Levels, from a beginner's to a club player's.
const LEVELS: u64 = 8;
/// The moves a player chooses among.
const CHOICE: usize = 4;
/// What a player who hardly looks sees.
const BLIND_NODES: u64 = 60;
const LONGEST_PLIES: usize = 160;
/// With fewer men than this there is nothing to mine.
const FEWEST_MEN: usize = 9;
/// Somebody this far behind, in pawns, for so many plies gives up.
const HOPELESS: i32 = 9;
const HOPELESS_PLIES: usize = 10;
/// An opening leaves nobody better by more than this.
const EVEN_CP: i32 = 130;
const OPENING_NODES: u64 = 4_000;

/// Who looks at positions for the players.
pub trait Search {
    /// The best `count` moves after `nodes` nodes, best first; always the same.
    ///
    /// # Errors
    /// The engine failed.
    fn search(
        &mut self,
        position: &Position,
        count: usize,
        nodes: u64,
    ) -> anyhow::Result<Vec<Opinion>>;
}

impl Search for Engine {
    fn search(
        &mut self,
        position: &Position,
        count: usize,
        nodes: u64,
    ) -> anyhow::Result<Vec<Opinion>> {
        Engine::search(self, position, count, nodes)
    }
}

/// A game that has been played.
pub struct Played {
    pub game: Game,
    /// White's and Black's.
    levels: [u64; 2],
    result: &'static str,
    round: String,
}

/// Plays game `index` of those that follow from `seed`.
///
/// # Errors
/// The engine failed.
pub fn play(engine: &mut impl Search, seed: u64, index: usize) -> anyhow::Result<Played> {
    let mut random = SplitMix64::seeded(&[seed, index as u64]);
    let levels = [1 + random.below(LEVELS), 1 + random.below(LEVELS)];
    let (mut plies, mut position) = opening(engine, &mut random)?;
    let mut seen: HashMap<u64, u8> = HashMap::new();
    let mut hopeless = 0;
    let result = loop {
        if let Some(result) = over(&position, &plies, &mut seen, &mut hopeless) {
            break result;
        }
        let level = levels[usize::from(position.turn() == Color::Black)];
        let Some(mv) = choose(engine, &position, level, &mut random)? else {
            break "*";
        };
        plies.push((position.clone(), mv));
        position.play_unchecked(mv);
    };
    let round = format!("{seed}.{}", index + 1);
    Ok(Played {
        game: Game {
            name: format!("Engine game {round}"),
            plies,
        },
        levels,
        result,
        round,
    })
}

/// The result, if the game is over or goes on for nothing.
fn over(
    position: &Position,
    plies: &[(Position, Move)],
    seen: &mut HashMap<u64, u8>,
    hopeless: &mut usize,
) -> Option<&'static str> {
    if position.is_checkmate() {
        return Some(winner(!position.turn()));
    }
    let zobrist::Zobrist64(key) = position.zobrist_hash(crate::chess::EnPassantMode::Legal);
    let times = seen.entry(key).or_insert(0);
    *times += 1;
    let drawn = position.is_game_over()
        || *times >= 3
        || position.halfmoves() >= 100
        || plies.len() >= LONGEST_PLIES
        || position.board().occupied().count() < FEWEST_MEN;
    let ahead = theme::balance(position.board(), Color::White);
    *hopeless = if ahead.abs() >= HOPELESS {
        *hopeless + 1
    } else {
        0
    };
    if *hopeless >= HOPELESS_PLIES {
        return Some(winner(Color::from_white(ahead > 0)));
    }
    drawn.then_some("1/2-1/2")
}

fn winner(side: Color) -> &'static str {
    side.fold_wb("1-0", "0-1")
}

/// What a player of a level, 1 to [`LEVELS`], plays.
fn choose(
    engine: &mut impl Search,
    position: &Position,
    level: u64,
    random: &mut SplitMix64,
) -> anyhow::Result<Option<Move>> {
    let blind = random.below(4 + 2 * level) == 0;
    let nodes = if blind {
        BLIND_NODES
    } else {
        200 + 150 * level
    };
    let spread_cp = 20 + 20 * (LEVELS - level);
    let opinions = engine.search(position, CHOICE, nodes)?;
    let seems = opinions.iter().map(|opinion| {
        let whim = random.below(spread_cp + 1) as i32;
        (opinion.score_cp + whim, opinion.mv)
    });
    Ok(seems.max_by_key(|(cp, _)| *cp).map(|(_, mv)| mv))
}

/// Four to eight plies drawn at random among those that are played, evenly balanced.
fn opening(
    engine: &mut impl Search,
    random: &mut SplitMix64,
) -> anyhow::Result<(Vec<(Position, Move)>, Position)> {
    loop {
        let count = 4 + random.below(5);
        let mut plies = Vec::new();
        let mut position = Position::default();
        for _ in 0..count {
            let moves = position.legal_moves();
            let weights = moves.iter().map(|&mv| weight(mv));
            let mut drawn = random.below(weights.clone().sum());
            let mv = moves.iter().copied().zip(weights).find(|(_, weight)| {
                let here = drawn < *weight;
                drawn = drawn.saturating_sub(*weight);
                here
            });
            let Some((mv, _)) = mv else {
                break;
            };
            plies.push((position.clone(), mv));
            position.play_unchecked(mv);
        }
        let opinion = engine.search(&position, 1, OPENING_NODES)?.pop();
        if opinion.is_some_and(|opinion| opinion.score_cp.abs() <= EVEN_CP) {
            return Ok((plies, position));
        }
    }
}

/// How often a move is drawn in an opening, against others.
fn weight(mv: Move) -> u64 {
    let file = mv.to().file() as u32;
    let central = (2..=5).contains(&file);
    let base = match mv.role() {
        _ if mv.is_castle() => 60,
        Role::Pawn if central => 40,
        Role::Pawn => 8,
        Role::Knight if file == 0 || file == 7 => 2,
        Role::Knight => 40,
        Role::Bishop => 24,
        Role::Queen => 3,
        Role::Rook | Role::King => 1,
    };
    if mv.is_capture() { 2 * base } else { base }
}

/// The game as PGN.
pub fn pgn(played: &Played) -> String {
    let Played {
        game,
        levels: [white, black],
        result,
        round,
    } = played;
    let mut text = format!(
        "[Event \"Engine game\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"{round}\"]\n\
         [White \"Level {white}\"]\n[Black \"Level {black}\"]\n[Result \"{result}\"]\n"
    );
    let mut width = usize::MAX;
    let words = game.plies.iter().flat_map(|(position, mv)| {
        let number = match position.turn() {
            Color::White => Some(format!("{}.", position.fullmoves())),
            Color::Black => None,
        };
        let mut after = position.clone();
        after.play_unchecked(*mv);
        number.into_iter().chain([notation::san(position, *mv)])
    });
    for word in words.chain([(*result).to_owned()]) {
        if width.saturating_add(word.len()) > 78 {
            text.push('\n');
            width = 0;
        } else {
            text.push(' ');
            width += 1;
        }
        width += word.len();
        text.push_str(&word);
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::mine::read_games;

    /// Sees what a move takes, and nothing else.
    struct Greedy;

    impl Search for Greedy {
        fn search(
            &mut self,
            position: &Position,
            count: usize,
            _: u64,
        ) -> anyhow::Result<Vec<Opinion>> {
            let moves = position.legal_moves();
            let mut opinions: Vec<Opinion> = moves
                .iter()
                .map(|&mv| Opinion {
                    mv,
                    score_cp: mv
                        .capture()
                        .map_or(0, |role| 100 * theme::value(role) as i32),
                })
                .collect();
            opinions.sort_by_key(|opinion| -opinion.score_cp);
            opinions.truncate(count);
            // An opening is never refused.
            if count == 1 {
                opinions.iter_mut().for_each(|opinion| opinion.score_cp = 0);
            }
            Ok(opinions)
        }
    }

    #[test]
    fn a_game_follows_from_seed_and_index() {
        let text = |seed, index| pgn(&play(&mut Greedy, seed, index).unwrap());
        assert_eq!(text(1, 0), text(1, 0));
        assert_ne!(text(1, 0), text(1, 1).replace("1.2", "1.1"));
        assert_ne!(text(1, 0), text(2, 0).replace("2.1", "1.1"));
    }

    #[test]
    fn a_game_written_out_is_read_as_it_was_played() {
        for index in 0..5 {
            let played = play(&mut Greedy, 7, index).unwrap();
            let text = pgn(&played);
            assert!(text.lines().all(|line| line.len() <= 80), "{text}");
            let read = read_games(text.as_bytes()).next().unwrap().unwrap();
            assert_eq!(read.name, played.game.name);
            assert_eq!(read.plies, played.game.plies);
            assert!(!read.plies.is_empty() && read.plies.len() <= LONGEST_PLIES);
        }
    }

    #[test]
    fn mate_bare_boards_and_hopeless_fights_end_a_game() {
        let end = |pgn: &str| {
            let game = read_games(pgn.as_bytes()).next().unwrap().unwrap();
            let (position, mv) = game.plies.last().unwrap();
            let mut position = position.clone();
            position.play_unchecked(*mv);
            (position, game.plies)
        };
        let (mate, plies) = end("1. f3 e5 2. g4 Qh4# 0-1");
        let (seen, hopeless) = (&mut HashMap::new(), &mut 0);
        assert_eq!(over(&mate, &plies, seen, hopeless), Some("0-1"));
        let (open, plies) = end("1. e4 *");
        assert_eq!(over(&open, &plies, seen, hopeless), None);
        assert_eq!(over(&open, &plies, seen, hopeless), None);
        assert_eq!(over(&open, &plies, seen, hopeless), Some("1/2-1/2"));
        let (lost, plies) =
            end("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1\"]\n\n1. e4 *");
        *hopeless = HOPELESS_PLIES - 1;
        assert_eq!(
            over(&lost, &plies, &mut HashMap::new(), hopeless),
            Some("0-1")
        );
    }
}
