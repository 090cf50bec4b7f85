use super::*;
use crate::chess::{fen, notation};

/// Whether the move, UCI, reaches the goal of these words.
fn reached(goal: &str, text: &str, uci: &str) -> bool {
    let position = fen::parse(text).unwrap();
    let mv = notation::parse_uci(&position, uci).unwrap();
    Goal::parse(goal).unwrap().reached(&position, mv)
}

/// All moves that reach the goal, sorted.
fn all(goal: &str, text: &str) -> Vec<String> {
    let position = fen::parse(text).unwrap();
    let goal = Goal::parse(goal).unwrap();
    let moves = position.legal_moves().into_iter();
    let mut right: Vec<String> = moves
        .filter(|&mv| goal.reached(&position, mv))
        .map(notation::uci)
        .collect();
    right.sort();
    right
}

const NONE: [&str; 0] = [];

#[test]
fn every_word_reads_as_its_goal_and_back() {
    let mut goals = Vec::new();
    for word in Goal::words() {
        let goal = Goal::parse(word).unwrap();
        assert_eq!(goal.word(), word);
        assert!(!goals.contains(&goal), "{word}");
        goals.push(goal);
    }
    let on = Goal::CaptureOn(Square::E5);
    assert_eq!(Goal::parse(" capture e5 "), Ok(on));
    assert_eq!(on.word(), "capture e5");
}

#[test]
fn other_words_are_refused_with_those_that_are_near() {
    let near = |text: &str| Goal::parse(text).unwrap_err().near;
    assert_eq!(near("chek")[0], "check");
    assert_eq!(near("Fork")[0], "fork");
    assert_eq!(near("castel")[0], "castle");
    assert_eq!(near("promote to king")[0], "promote to knight");
    assert_eq!(near("xyz"), NONE);
    for text in ["", "capture e9", "capture the king", "check mate"] {
        assert!(Goal::parse(text).is_err(), "{text}");
    }
    let error = Goal::parse("skewr").unwrap_err();
    let said = "unknown goal `skewr`; did you mean `skewer`?";
    assert_eq!(error.to_string(), said);
}

#[test]
fn check_is_any_check_and_mate_is_one() {
    let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    assert!(reached("check", fen, "a1a8"));
    assert!(reached("mate", fen, "a1a8"));
    assert!(!reached("check", fen, "a1a7"));
    assert!(!reached(
        "mate",
        "6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1",
        "a1a8"
    ));
}

#[test]
fn double_and_discovered_check_are_told_apart() {
    let fen = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1";
    assert_eq!(all("double check", fen), ["e4d6", "e4f6"]);
    assert!(reached("discovered check", fen, "e4c3"));
    assert!(reached("discovered check", fen, "e4f6"));
    assert!(!reached("discovered check", fen, "e1e2"));
    assert!(reached("check", fen, "e4c3"));
}

#[test]
fn stalemate_and_avoiding_it_are_opposites_but_for_mate() {
    let fen = "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1";
    assert_eq!(all("stalemate", fen), ["b1b6"]);
    assert!(!reached("avoid stalemate", fen, "b1b6"));
    assert!(reached("avoid stalemate", fen, "b1b7"));
    assert!(reached("mate", fen, "b1b7"));
    assert!(reached("avoid stalemate", fen, "b1b2"));
}

#[test]
fn castling_either_way_and_each_alone() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(all("castle", fen), ["e1c1", "e1g1"]);
    assert_eq!(all("castle short", fen), ["e1g1"]);
    assert_eq!(all("castle long", fen), ["e1c1"]);
    let without = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    assert_eq!(all("castle", without), NONE);
}

#[test]
fn promoting_to_anything_or_to_one_piece() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    assert_eq!(all("promote", fen), ["a7a8b", "a7a8n", "a7a8q", "a7a8r"]);
    for (role, uci) in [
        ("queen", "a7a8q"),
        ("rook", "a7a8r"),
        ("bishop", "a7a8b"),
        ("knight", "a7a8n"),
    ] {
        assert_eq!(all(&format!("promote to {role}"), fen), [uci]);
    }
    assert_eq!(all("promote", "8/7k/P7/8/8/8/8/K7 w - - 0 1"), NONE);
}

#[test]
fn capturing_anything_on_a_square_or_a_kind_of_piece() {
    let fen = "7k/8/2q1n3/3P4/8/6r1/1b6/1K6 w - - 0 1";
    assert_eq!(all("capture", fen), ["b1b2", "d5c6", "d5e6"]);
    assert_eq!(all("capture e6", fen), ["d5e6"]);
    assert_eq!(all("capture g3", fen), NONE);
    assert_eq!(all("capture the queen", fen), ["d5c6"]);
    assert_eq!(all("capture the knight", fen), ["d5e6"]);
    assert_eq!(all("capture the bishop", fen), ["b1b2"]);
    assert_eq!(all("capture the rook", fen), NONE);
    assert_eq!(all("capture the pawn", fen), NONE);
}

#[test]
fn en_passant_captures_the_pawn_where_it_stands() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for goal in ["en passant", "capture", "capture the pawn", "capture d5"] {
        assert_eq!(all(goal, fen), ["e5d6"], "{goal}");
    }
    assert_eq!(all("capture d6", fen), NONE);
    let plain = "4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1";
    assert_eq!(all("en passant", plain), NONE);
    assert_eq!(all("capture d6", plain), ["e5d6"]);
}

#[test]
fn tactics_are_proved_by_their_definitions() {
    let fork = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
    assert_eq!(all("fork", fork), ["d5c7"]);
    let pin = "4k3/8/2n5/8/8/8/8/2K2B2 w - - 0 1";
    assert_eq!(all("pin", pin), ["f1b5"]);
    assert_eq!(all("skewer", pin), NONE);
    let skewer = "8/8/8/q3k3/8/8/8/6RK w - - 0 1";
    assert_eq!(all("skewer", skewer), ["g1g5"]);
    assert_eq!(all("pin", skewer), NONE);
}

#[test]
fn the_ways_out_of_check() {
    // The rook checks from e8: the king may step aside, the bishop interpose or take.
    let fen = "k3r3/8/8/1B6/8/8/8/4K3 w - - 0 1";
    assert_eq!(
        all("get out of check", fen),
        ["b5e2", "b5e8", "e1d1", "e1d2", "e1f1", "e1f2"]
    );
    assert_eq!(all("move the king", fen), ["e1d1", "e1d2", "e1f1", "e1f2"]);
    assert_eq!(all("capture the attacker", fen), ["b5e8"]);
    assert_eq!(all("interpose", fen), ["b5e2"]);
}

#[test]
fn a_king_that_takes_the_attacker_does_both() {
    let fen = "k7/8/8/8/8/8/4r3/4K3 w - - 0 1";
    assert!(reached("move the king", fen, "e1e2"));
    assert!(reached("capture the attacker", fen, "e1e2"));
    assert!(!reached("capture the attacker", fen, "e1d1"));
    assert_eq!(all("interpose", fen), NONE);
}

#[test]
fn en_passant_can_take_the_attacker() {
    // The pawn that has just gone two squares gives check.
    let attacker = "8/8/8/3pP3/2K5/8/8/7k w - d6 0 1";
    assert!(reached("capture the attacker", attacker, "e5d6"));
    assert!(!reached("interpose", attacker, "e5d6"));
}

#[test]
fn ways_out_of_check_need_a_check() {
    let fen = "k7/8/8/8/8/8/4r3/6K1 w - - 0 1";
    for goal in [
        "get out of check",
        "move the king",
        "capture the attacker",
        "interpose",
    ] {
        assert_eq!(all(goal, fen), NONE, "{goal}");
    }
}
