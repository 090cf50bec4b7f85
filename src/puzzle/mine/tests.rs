//! Mining small games, with an engine whose opinions are written out beforehand.

use std::convert::Infallible;

use super::*;
use crate::chess::{Color, Rules, fen, notation};

fn game(pgn: &str) -> Game {
    read_games(pgn.as_bytes()).next().unwrap().unwrap()
}

/// A game that returns to its start after sixteen plies to and fro, as the miner skips the
/// opening; then `last` is played.
fn game_from(start: &str, white: [&str; 2], black: [&str; 2], last: &str) -> Game {
    let round = format!("{} {} {} {} ", white[0], black[0], white[1], black[1]);
    game(&format!(
        "[Event \"Test\"]\n[Round \"7\"]\n[FEN \"{start}\"]\n\n{}{last} *\n",
        round.repeat(4)
    ))
}

type Said = Vec<(&'static str, i32)>;

/// An engine that has been told what to think of some boards, and knows nothing of others.
struct Script(Vec<(&'static str, Said)>);

impl Analyst for Script {
    type Error = Infallible;

    fn glance(&mut self, position: &Position, count: usize) -> Result<Vec<Opinion>, Infallible> {
        let fen = fen::format(position);
        let board = fen.split(' ').next().unwrap_or_default();
        let Some((_, said)) = self.0.iter().find(|(place, _)| *place == board) else {
            return Ok(Vec::new());
        };
        let opinions = said.iter().take(count).map(|&(uci, score_cp)| Opinion {
            mv: notation::parse_uci(position, uci).unwrap(),
            score_cp,
        });
        Ok(opinions.collect())
    }

    fn study(&mut self, position: &Position, count: usize) -> Result<Vec<Opinion>, Infallible> {
        self.glance(position, count)
    }
}

/// The knight forks king and rook; opinions on the first move and on the last.
fn mine_fork(first: Said, last: Said) -> Vec<Candidate> {
    let start = "r3k2r/pp3ppp/8/3N4/8/8/PP3PPP/2R3K1 w - - 0 1";
    let game = game_from(start, ["Kh1", "Kg1"], ["Rg8", "Rh8"], "Nc7+");
    let mut script = Script(vec![
        ("r3k2r/pp3ppp/8/3N4/8/8/PP3PPP/2R3K1", first),
        ("r3k2r/ppN2ppp/8/8/8/8/PP3PPP/2R3K1", vec![("e8d7", -300)]),
        ("r6r/ppNk1ppp/8/8/8/8/PP3PPP/2R3K1", last),
    ]);
    let Ok(found) = tactics(
        3,
        &game,
        &[Kind::Skewer, Kind::Fork],
        Reach::Game,
        &mut Solver::new(1_000_000),
        &mut script,
    );
    found
}

#[test]
fn a_fork_that_stands_out_becomes_a_puzzle() {
    let found = mine_fork(
        vec![("d5c7", 300), ("d5e3", -100)],
        vec![("c7a8", 300), ("c7b5", -100)],
    );
    assert_eq!(found.len(), 1);
    let Candidate {
        puzzle, game, ply, ..
    } = &found[0];
    assert_eq!((*game, *ply), (3, 16));
    assert_eq!((puzzle.kind, puzzle.moves), (Kind::Fork, 2));
    let line: Vec<String> = puzzle.lines[0]
        .iter()
        .map(|&mv| notation::uci(mv))
        .collect();
    assert_eq!(line, ["d5c7", "e8d7", "c7a8"]);
    assert_eq!(puzzle.source, "Test 7, move 9");
}

#[test]
fn a_fork_that_another_move_equals_is_no_puzzle() {
    let near = mine_fork(vec![("d5c7", 300), ("c1e1", 250)], vec![]);
    assert!(near.is_empty());
    let won_anyway = mine_fork(vec![("d5c7", 900), ("c1e1", 600)], vec![]);
    assert!(won_anyway.is_empty());
}

#[test]
fn a_last_move_that_others_nearly_equal_is_no_puzzle() {
    let first = || vec![("d5c7", 300), ("d5e3", -100)];
    let blurred = mine_fork(first(), vec![("c7a8", 300), ("c7b5", 200)]);
    assert!(blurred.is_empty());
    let wins_nothing = mine_fork(first(), vec![("c7a8", 300), ("c7b5", 290), ("a2a3", 0)]);
    assert!(wins_nothing.is_empty());
}

/// An engine that thinks of nothing but a knight's way from d5 to a8.
struct Knight;

impl Analyst for Knight {
    type Error = Infallible;

    fn glance(&mut self, position: &Position, count: usize) -> Result<Vec<Opinion>, Infallible> {
        let read = |uci: &&str| notation::parse_uci(position, uci).ok();
        let best = ["d5c7", "c7a8", "e8d7"].iter().find_map(read);
        let other = position
            .legal_moves()
            .into_iter()
            .find(|&mv| Some(mv) != best);
        let score = |mv: Option<Move>, score_cp| mv.map(|mv| Opinion { mv, score_cp });
        let opinions = score(best, 300).into_iter().chain(score(other, -200));
        Ok(opinions.take(count).collect())
    }

    fn study(&mut self, position: &Position, count: usize) -> Result<Vec<Opinion>, Infallible> {
        self.glance(position, count)
    }
}

#[test]
fn what_the_opponent_might_have_played_shows_a_fork() {
    let game = game(&format!(
        "[FEN \"r6r/pp1k1ppp/8/3N4/8/8/PP3PPP/2R3K1 w - - 0 1\"]\n\n{} *\n",
        "Kf1 Kd8 Kg1 Kd7 ".repeat(6)
    ));
    let mine = |reach| {
        let (kinds, mut solver) = ([Kind::Skewer, Kind::Fork], Solver::new(1_000_000));
        let Ok(found) = tactics(0, &game, &kinds, reach, &mut solver, &mut Knight);
        found
    };
    assert!(mine(Reach::Game).is_empty());
    let found = mine(Reach::Beside);
    assert!(!found.is_empty());
    let puzzle = &found[0].puzzle;
    assert_eq!(puzzle.kind, Kind::Fork);
    assert_eq!(notation::uci(puzzle.lines[0][0]), "d5c7");
    assert!(
        puzzle.source.ends_with(", after another reply"),
        "{}",
        puzzle.source
    );
}

const BACK_RANK: &str = "6k1/pp3ppp/8/8/1n6/8/PP3PPP/3R2K1 w - - 0 1";

#[test]
fn a_mate_becomes_a_puzzle_with_its_themes() {
    let game = game_from(BACK_RANK, ["Kf1", "Kg1"], ["Na6", "Nb4"], "Rd8#");
    let found = mates(0, &game, Reach::Game, &mut Solver::new(1_000_000));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].puzzle.moves, 1);
    let themes = found[0].puzzle.themes.join(" ");
    assert_eq!(themes, "backRankMate endgame mate mateIn1 oneMove");
}

#[test]
fn a_longer_mate_by_a_move_that_wins_material_anyway_is_no_puzzle() {
    let mined = |text: &str| {
        let position = fen::parse(text).unwrap();
        let any = position.legal_moves()[0];
        let game = Game {
            name: String::new(),
            plies: vec![(position, any); 17],
        };
        let found = mates(0, &game, Reach::Game, &mut Solver::new(1_000_000));
        let key = |found: &Candidate| notation::uci(found.puzzle.lines[0][0]);
        found.iter().map(key).collect::<Vec<_>>()
    };
    let gives_the_queen = "r5k1/pp3ppp/8/8/1n6/3Q4/PP3PPP/3R2K1 w - - 0 20";
    assert_eq!(mined(gives_the_queen), ["d3d8"]);
    let takes_a_rook = "r2r2k1/pp3ppp/8/8/1n6/3R4/PP3PPP/3R2K1 w - - 0 20";
    assert!(mined(takes_a_rook).is_empty());
    let makes_a_queen = "8/3Pkp1p/1pr3p1/4P3/6Pn/R6P/PP6/3R1K2 w - - 1 37";
    assert!(mined(makes_a_queen).is_empty());
}

#[test]
fn openings_and_bare_boards_are_passed_over() {
    let opening = game("1. f3 e5 2. g4 Qh4# 0-1");
    assert!(mates(0, &opening, Reach::Game, &mut Solver::new(1_000_000)).is_empty());
    let bare = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1";
    let bare = game_from(bare, ["Kf1", "Kg1"], ["Kh8", "Kg8"], "Rd8#");
    assert!(mates(0, &bare, Reach::Game, &mut Solver::new(1_000_000)).is_empty());
}

#[test]
fn a_game_is_read_up_to_the_first_unreadable_move() {
    let pgn: &[u8] = b"1. e4 (1. d4 d5) 1... e5 {good} 2. Ke3 Nf6 *\n\n1. c4 *\n";
    let plies: Vec<usize> = read_games(pgn)
        .map(|game| game.unwrap().plies.len())
        .collect();
    assert_eq!(plies, [2, 1]);
}

#[test]
fn a_broken_game_is_told_with_its_line_and_the_next_is_read() {
    let pgn = "[Event \"A\"]\n\n1. e4 {open\n[%clk 1] *\n\n[Event \"B\"]\n[Round \"2\"]\n\n1. d4 d5 *\n\n\
               [Event \"C\"]\n\n1. c4 {x\n\n[Event \"D\"]\n[Round \"4\"]\n\n1. c4 *\n";
    let told: Vec<String> = read_games(pgn.as_bytes())
        .map(|game| match game {
            Ok(game) => format!("{} {}", game.name, game.plies.len()),
            Err(error) => error.to_string(),
        })
        .collect();
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(told[0].starts_with("line 1: "), "{told:?}");
    assert_eq!(told[1], "B 2 2");
    assert!(told[2].starts_with("line 11: "), "{told:?}");
    assert_eq!(told[3], "D 4 1");
}

#[test]
fn what_is_too_long_for_a_game_is_passed_over() {
    let mut pgn = "1. e4 ".repeat(1 << 20);
    pgn.push_str("\n[Event \"B\"]\n[Round \"2\"]\n\n1. d4 *\n");
    let games: Vec<_> = read_games(pgn.as_bytes()).collect();
    assert_eq!(games.len(), 2);
    assert!(matches!(games[0], Err(Unreadable::Game { line: 1, .. })));
    assert_eq!(games[1].as_ref().unwrap().name, "B 2");
}

#[test]
fn a_game_s_name_is_its_event_and_round_or_its_players() {
    let name = |tags: &str| game(&format!("{tags}\n\n1. e4 *\n")).source(0);
    assert_eq!(name("[Event \"Cup\"]\n[Round \"2\"]"), "Cup 2, move 1");
    assert_eq!(name("[White \"A\"]\n[Black \"B\"]"), "A – B, move 1");
    assert_eq!(name("[Event \"?\"]"), "move 1");
}

fn candidate(text: &str, game: usize, ply: usize, score: i32) -> Candidate {
    let position = fen::parse(text).unwrap();
    let mut solver = Solver::new(1_000_000);
    let line = solver.main_line(&position, 1).unwrap().unwrap();
    let puzzle = Puzzle {
        id: id(Kind::Mate, 1, &position),
        kind: Kind::Mate,
        moves: 1,
        position,
        lines: vec![line],
        themes: Vec::new(),
        edition: 0,
        source: String::new(),
    };
    Candidate {
        puzzle,
        game,
        ply,
        score,
        motif: "rook".to_owned(),
    }
}

fn limits(mates_in_1: usize) -> Limits {
    Limits {
        mates_in_1,
        mates_in_2: 0,
        mates_in_3: 0,
        forks: 0,
        skewers: 0,
    }
}

#[test]
fn colours_alternate_although_one_scores_higher() {
    let all = [
        candidate("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 0, 20, 9),
        candidate("7k/6pp/8/8/8/3R4/8/6K1 w - - 0 1", 1, 20, 8),
        candidate("1r4k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", 2, 20, 1),
    ];
    let chosen = choose(&all, limits(2));
    let turns: Vec<Color> = chosen.iter().map(|puzzle| puzzle.position.turn()).collect();
    assert_eq!(turns.len(), 2);
    assert!(turns.contains(&Color::White) && turns.contains(&Color::Black));
}

#[test]
fn one_turn_of_a_game_and_one_idea_give_one_puzzle() {
    let same_turn = [
        candidate("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 0, 20, 1),
        candidate("7k/6pp/8/8/8/3R4/8/6K1 w - - 0 1", 0, 24, 2),
    ];
    let chosen = choose(&same_turn, limits(9));
    assert_eq!(chosen.len(), 1);
    assert_eq!(chosen[0].id, same_turn[1].puzzle.id, "the better one");
    let same_idea = [
        candidate("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 0, 20, 1),
        candidate("6k1/5ppp/8/8/8/8/7P/R6K w - - 0 1", 1, 20, 1),
    ];
    assert_eq!(choose(&same_idea, limits(9)).len(), 1);
}
