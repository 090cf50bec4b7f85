use crate::lesson::Tone;
use crate::lesson::fixture::{find, told};

/// What is said to a move where another is asked for.
fn said(text: &str, asked: &str, mv: &str) -> String {
    told(&find(text, &[asked], None, &[]), "", mv)
}

#[test]
fn what_a_wrong_move_loses_is_proved_and_no_more_is_claimed() {
    // Position, what is asked for, the move, what is said.
    let table = [
        // A queen put where a pawn takes her.
        (
            "4k3/2p5/8/8/8/8/3Q4/4K3 w - - 0 1",
            "Ke2",
            "Qd6",
            "LosesMaterial(9) c7d6",
        ),
        // Guarded, so queen for rook costs four.
        (
            "3rk3/8/8/8/8/2P5/3Q4/4K3 w - - 0 1",
            "Qe2",
            "Qd4",
            "LosesMaterial(4) d8d4",
        ),
        // Nothing happens.
        (
            "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1",
            "Ke2",
            "Qd4",
            "NotTheGoal",
        ),
        // A pawn is not called a loss, but its capture is shown.
        (
            "4k3/2p5/8/8/8/8/1P6/4K3 w - - 0 1",
            "Ke2",
            "b4",
            "NotTheGoal",
        ),
        (
            "4k3/2p5/1p6/8/8/8/P7/4K3 w - - 0 1",
            "Ke2",
            "a4",
            "NotTheGoal",
        ),
        (
            "4k3/8/2p5/8/8/8/1P6/4K3 w - - 0 1",
            "Ke2",
            "b4",
            "NotTheGoal",
        ),
        (
            "4k3/8/2p5/8/1P6/8/8/4K3 w - - 0 1",
            "Ke2",
            "b5",
            "NotTheGoal c6b5",
        ),
        // The last rank is left alone.
        (
            "4r1k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
            "Rd1",
            "Ra7",
            "GetsMated e8e1",
        ),
        // Into a fork: the line ends where the rook has fallen.
        (
            "4k3/8/8/8/3n4/8/8/R4K2 w - - 0 1",
            "Kf2",
            "Ke1",
            "LosesMaterial(5) d4c2 e1d1 c2a1",
        ),
        // A new queen.
        (
            "4k3/8/8/8/8/8/p6R/4K3 w - - 0 1",
            "Rxa2",
            "Rh1",
            "LosesMaterial(13) a2a1q e1d2 a1h1",
        ),
        // An end of the game without mate.
        ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "Kf7", "Qg6", "Stalemate"),
        ("8/8/8/4k3/8/8/4q3/4K3 w - - 0 1", "Kxe2", "Kxe2", "done"),
        // A mate is never wrong.
        ("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "Re7", "Re8", "aside"),
        // The knight may be taken, but then White mates.
        (
            "6k1/5ppp/8/8/8/2n5/3N1PPP/4R1K1 w - - 0 1",
            "Kf1",
            "Nb1",
            "NotTheGoal",
        ),
    ];
    for (text, asked, mv, expected) in table {
        assert_eq!(said(text, asked, mv), expected, "{text} {mv}");
    }
}

#[test]
fn a_win_or_a_draw_that_is_thrown_away_is_named_where_the_tables_know_it() {
    let table = [
        // To be drawn, and lost.
        (
            "4k3/8/4P3/4K3/8/8/8/8 b - - 0 1",
            "Ke7",
            "Kf8",
            "Loss { moves: 4 } e5d6",
        ),
        // To be won, and drawn.
        ("8/4k3/8/8/3KP3/8/8/8 w - - 0 1", "Ke5", "Kc5", "Draw e7e6"),
        ("8/5k2/8/8/8/8/3P4/3K4 w - - 0 1", "Kc2", "Kc1", "Draw f7e6"),
        ("8/8/8/4p1k1/8/8/5K2/8 b - - 0 1", "Kf4", "Kf5", "Draw f2e1"),
        ("8/8/8/4k3/3R4/8/1K6/8 w - - 0 1", "Kc3", "Rd5", "Draw e5d5"),
        // Slower, but won all the same.
        ("8/8/4k3/8/4K3/8/4P3/8 w - - 0 1", "e3", "Kd4", "NotTheGoal"),
        // Lost already.
        (
            "8/8/4k3/8/4K3/8/4P3/8 b - - 0 1",
            "Kd6",
            "Kf7",
            "NotTheGoal",
        ),
        // Outside the tables nothing is claimed.
        (
            "8/4k3/8/8/3KP3/7p/7P/8 w - - 0 1",
            "Ke5",
            "Kc5",
            "NotTheGoal",
        ),
    ];
    for (text, asked, mv, expected) in table {
        assert_eq!(said(text, asked, mv), expected, "{text} {mv}");
    }
}

#[test]
fn an_author_says_how_a_win_is_thrown_away() {
    let opposition =
        |notes: &[(Tone, &str)]| find("8/4k3/8/8/3KP3/8/8/8 w - - 0 1", &["Ke5"], None, notes);
    let line = opposition(&[(Tone::Wrong, "Kd5|Kd7 e5 Ke7")]);
    assert_eq!(told(&line, "", "Kd5"), "Draw e7d7 e4e5 d7e7 (Wrong)");
    let words = opposition(&[(Tone::Wrong, "Kd5")]);
    assert_eq!(told(&words, "", "Kd5"), "Draw e7d7 (Wrong)");
    let aside = opposition(&[(Tone::Aside, "Kd5")]);
    assert_eq!(told(&aside, "", "Kd5"), "aside (Aside)");
}
