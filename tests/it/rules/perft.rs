//! Counting every line of legal moves to depth five from six positions that, between them, hold
//! every rule of moving. Positions and counts are the published ones of the Chess Programming
//! Wiki (page "Perft Results").

use super::at;
use gaffel::chess::perft;

fn counts(fen: &str, expected: [u64; 5]) {
    let position = at(fen);
    for (depth_plies, expected) in (1..).zip(expected) {
        assert_eq!(
            perft(&position, depth_plies),
            expected,
            "{depth_plies} plies"
        );
    }
}

#[test]
fn the_starting_position_has_its_count_of_lines() {
    counts(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        [20, 400, 8_902, 197_281, 4_865_609],
    );
}

#[test]
fn kiwipete_has_its_count_of_lines() {
    counts(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        [48, 2_039, 97_862, 4_085_603, 193_690_690],
    );
}

#[test]
fn position_3_has_its_count_of_lines() {
    counts(
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        [14, 191, 2_812, 43_238, 674_624],
    );
}

#[test]
fn position_4_has_its_count_of_lines() {
    counts(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        [6, 264, 9_467, 422_333, 15_833_292],
    );
}

#[test]
fn position_5_has_its_count_of_lines() {
    counts(
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        [44, 1_486, 62_379, 2_103_487, 89_941_194],
    );
}

#[test]
fn position_6_has_its_count_of_lines() {
    counts(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        [46, 2_079, 89_890, 3_894_594, 164_075_551],
    );
}
