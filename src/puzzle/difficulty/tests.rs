//! The estimate orders what is clearly easy and clearly hard, and sees no colour.

use super::*;
use crate::chess::{Rules, fen, notation};

/// Positions and lines from the Lichess database (CC0), the opponent's move first.
const LINES: &str = include_str!("../../../tests/data/themes.tsv");

fn rated(kind: Kind, text: &str, line: &str) -> u16 {
    let position = fen::parse(text).unwrap();
    let mut after = position.clone();
    let moves: Vec<Move> = line
        .split(' ')
        .map(|word| {
            let mv = notation::parse_uci(&after, word).unwrap();
            after.play_unchecked(mv);
            mv
        })
        .collect();
    of_solution(Solution {
        kind,
        position: &position,
        line: &moves,
        keys: 1,
    })
}

/// The same with the colours changed and the board turned over.
fn mirrored(text: &str, line: &str) -> (String, String) {
    let swap = |c: char| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    let turn = |c: char| match c.to_digit(10) {
        Some(rank) => char::from_digit(9 - rank, 10).unwrap(),
        None => c,
    };
    let fields: Vec<&str> = text.split(' ').collect();
    let ranks: Vec<&str> = fields[0].split('/').rev().collect();
    let board: String = ranks.join("/").chars().map(swap).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let castling: String = fields[2].chars().map(swap).collect();
    let en_passant: String = fields[3].chars().map(turn).collect();
    (
        format!("{board} {side} {castling} {en_passant} 0 1"),
        line.chars().map(turn).collect(),
    )
}

/// Kind, an easy one, a hard one: solvers' ratings differ by 1000 and more.
const PAIRS: [(Kind, [(&str, &str); 2]); 4] = [
    (
        Kind::Mate,
        [
            (
                "4Qb1k/p4p1p/5rp1/3p4/3P4/P7/1q3PPP/3R2K1 w - - 0 32",
                "e8f8",
            ),
            ("3k4/2R5/3NP1p1/3p4/3P2p1/b6r/4K3/2q5 w - - 2 57", "c7d7"),
        ],
    ),
    (
        Kind::Mate,
        [
            (
                "2r3k1/pR3pp1/4p2p/3p4/3P4/4P3/P3RPPP/6K1 b - - 0 23",
                "c8c1 e2e1 c1e1",
            ),
            (
                "8/6p1/6k1/p1n3P1/P1B2PK1/1Pnp4/8/8 w - - 0 55",
                "c4g8 d3d2 f4f5",
            ),
        ],
    ),
    (
        Kind::Mate,
        [
            (
                "7k/8/6Kp/1p6/7p/5rP1/P3r3/3R4 w - - 0 38",
                "d1d8 e2e8 d8e8 f3f8 e8f8",
            ),
            (
                "r4rk1/pp3pp1/7p/3Pn3/4N3/6RQ/P4PPP/q1B1b1K1 w - - 0 27",
                "g3g7 g8g7 h3h6 g7g8 e4f6",
            ),
        ],
    ),
    (
        Kind::Fork,
        [
            (
                "2k5/6p1/p1Np1p2/1p1Pprb1/8/P1P5/KP6/3R4 w - - 0 35",
                "c6e7 c8d7 e7f5",
            ),
            (
                "R7/pQpkrp2/3p4/8/2P2N2/4q3/P4pPK/2R5 b - - 0 33",
                "e3f4 g2g3 f2f1n c1f1 e7e2 h2h3 f4f1",
            ),
        ],
    ),
];

#[test]
fn clearly_easy_comes_well_before_clearly_hard() {
    for (kind, [easy, hard]) in PAIRS {
        let (low, high) = (rated(kind, easy.0, easy.1), rated(kind, hard.0, hard.1));
        assert!(low + 500 < high, "{low} and {high}: {}", hard.0);
    }
}

#[test]
fn a_longer_line_is_harder() {
    let [two, three] = [PAIRS[1], PAIRS[2]].map(|(kind, [easy, _])| rated(kind, easy.0, easy.1));
    assert!(two < three, "{two} {three}");
    let alone = "k7/8/8/8/8/8/1r6/7K b - - 0 1";
    let four = rated(Kind::Mate, alone, "b2b3 h1g1 b3b4 g1f1 b4b5 f1e1 b5b6");
    let five = rated(
        Kind::Mate,
        alone,
        "b2b3 h1g1 b3b4 g1f1 b4b5 f1e1 b5b6 e1d1 b6b7",
    );
    assert!(four < five, "{four} {five}");
}

#[test]
fn mirrored_puzzles_have_the_same_number_within_the_range() {
    for row in LINES.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let start = fen::parse(fields[0]).unwrap();
        let (first, line) = fields[1].split_once(' ').unwrap();
        let mut shown = start.clone();
        shown.play_unchecked(notation::parse_uci(&start, first).unwrap());
        let text = fen::format(&shown);
        let (turned, turned_line) = mirrored(&text, line);
        for kind in [Kind::Mate, Kind::Fork] {
            let number = rated(kind, &text, line);
            assert!(RANGE.contains(&number), "{number}: {text}");
            assert_eq!(number, rated(kind, &turned, &turned_line), "{text} {line}");
        }
    }
}

#[test]
fn a_solution_without_a_move_is_the_easiest() {
    let solution = Solution {
        kind: Kind::Mate,
        position: &Position::default(),
        line: &[],
        keys: 0,
    };
    assert_eq!(of_solution(solution), *RANGE.start());
}
