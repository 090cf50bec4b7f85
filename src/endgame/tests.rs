use super::*;
use crate::chess::{fen, notation};

fn worth(text: &str) -> Worth {
    probe(&fen::parse(text).unwrap()).unwrap()
}

fn win(moves: u32) -> Worth {
    Worth::Win { moves }
}

fn loss(moves: u32) -> Worth {
    Worth::Loss { moves }
}

fn best(text: &str) -> Vec<String> {
    let moves = best_moves(&fen::parse(text).unwrap());
    moves.into_iter().map(notation::uci).collect()
}

fn tricky(text: &str) -> Option<String> {
    trickiest(&fen::parse(text).unwrap(), |_| 0).map(notation::uci)
}

fn after(text: &str, uci: &str) -> Worth {
    let position = fen::parse(text).unwrap();
    worth_of(&position, notation::parse_uci(&position, uci).unwrap()).unwrap()
}

#[test]
fn the_tables_take_320_kibibytes() {
    assert_eq!(Tables::shared().bytes(), 320 * 1024);
}

#[test]
fn other_material_is_not_in_the_tables() {
    for text in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3QK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3NK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3RKR2 w - - 0 1",
        "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    ] {
        let position = fen::parse(text).unwrap();
        assert_eq!(probe(&position), None, "{text}");
        assert!(best_moves(&position).is_empty());
        assert_eq!(trickiest(&position, |_| 0), None);
        let mv = position.legal_moves()[0];
        assert_eq!(worth_of(&position, mv), None, "{text}");
    }
}

#[test]
fn a_rook_mates_at_the_edge_in_either_colour() {
    assert_eq!(worth("4k3/8/4K3/8/8/8/8/R7 w - - 0 1"), win(1));
    assert_eq!(best("4k3/8/4K3/8/8/8/8/R7 w - - 0 1"), ["a1a8"]);
    assert_eq!(worth("r7/8/8/8/8/4k3/8/4K3 b - - 0 1"), win(1));
    assert_eq!(worth("R3k3/8/4K3/8/8/8/8/8 b - - 0 1"), loss(0));
    assert_eq!(best("R3k3/8/4K3/8/8/8/8/8 b - - 0 1"), [""; 0]);
}

#[test]
fn a_rook_that_is_taken_or_stalemates_does_not_win() {
    assert_eq!(worth("8/8/8/3k4/4R3/8/8/K7 b - - 0 1"), Worth::Draw);
    assert_eq!(best("8/8/8/3k4/4R3/8/8/K7 b - - 0 1"), ["d5e4"]);
    assert_eq!(worth("8/8/8/8/8/1K6/1R6/k7 b - - 0 1"), Worth::Draw);
    // In the corner the rook must neither hang nor stalemate.
    let corner = "8/8/8/8/8/2K5/7R/k7 w - - 0 1";
    assert_eq!(after(corner, "h2b2"), Worth::Draw);
    assert_eq!(after(corner, "c3b3"), win(2));
}

#[test]
fn the_opposition_decides() {
    // The king in front of its pawn, with the opposition: whoever is to move gives it up.
    assert_eq!(worth("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1"), Worth::Draw);
    assert!(matches!(
        worth("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1"),
        Worth::Loss { .. }
    ));
    // On the sixth rank in front of the pawn White wins either way.
    for turn in ["w", "b"] {
        let text = format!("4k3/8/4K3/4P3/8/8/8/8 {turn} - - 0 1");
        assert_ne!(worth(&text), Worth::Draw, "{turn}");
    }
    // With the pawn on the sixth: won if it steps to the seventh without check.
    assert_eq!(worth("4k3/8/3KP3/8/8/8/8/8 w - - 0 1"), win(3));
    assert_eq!(worth("4k3/8/3KP3/8/8/8/8/8 b - - 0 1"), Worth::Draw);
    assert_eq!(best("4k3/8/3KP3/8/8/8/8/8 b - - 0 1"), ["e8d8"]);
}

#[test]
fn a_rook_pawn_does_not_win_against_the_corner() {
    for turn in ["w", "b"] {
        for text in ["k7/8/1K6/P7/8/8/8/8", "8/8/8/8/p7/k7/8/K7"] {
            assert_eq!(worth(&format!("{text} {turn} - - 0 1")), Worth::Draw);
        }
    }
    // Shut out of the corner, the bare king is lost.
    assert_eq!(worth("8/1K1k4/8/P7/8/8/8/8 w - - 0 1"), win(3));
}

#[test]
fn the_square_of_the_pawn_tells_a_race() {
    assert_eq!(worth("8/8/8/6k1/P7/8/8/7K b - - 0 1"), loss(4));
    assert_eq!(worth("8/8/8/5k2/P7/8/8/7K b - - 0 1"), Worth::Draw);
    assert_eq!(worth("8/8/8/5k2/P7/8/8/7K w - - 0 1"), win(4));
    assert_eq!(worth("8/8/8/4k3/P7/8/8/7K w - - 0 1"), Worth::Draw);
    // The double step makes the pawn on the second rank as quick as one on the third.
    assert_eq!(worth("8/8/8/8/6k1/8/P7/7K w - - 0 1"), win(5));
}

#[test]
fn a_pawn_on_the_seventh_promotes_unless_the_new_queen_falls() {
    assert_eq!(worth("8/P7/8/8/8/8/8/k6K w - - 0 1"), win(1));
    assert_eq!(best("8/P7/8/8/8/8/8/k6K w - - 0 1"), ["a7a8q", "a7a8r"]);
    assert_eq!(worth("8/Pk6/8/8/8/8/8/7K w - - 0 1"), Worth::Draw);
    assert_eq!(worth("8/Pk6/8/8/8/8/8/7K b - - 0 1"), Worth::Draw);
    assert_eq!(best("8/Pk6/8/8/8/8/8/7K b - - 0 1"), ["b7a7", "b7a8"]);
    // Covered by its king it lives.
    assert_eq!(worth("8/2KP1k2/8/8/8/8/8/8 w - - 0 1"), win(1));
}

#[test]
fn only_a_rook_wins_where_the_queen_stalemates() {
    let text = "8/5P1k/5K2/8/8/8/8/8 w - - 0 1";
    assert_eq!(after(text, "f7f8q"), Worth::Draw);
    assert_eq!(after(text, "f7f8r"), win(1));
    assert_eq!(best(text), ["f7f8r"]);
    for minor in ["f7f8n", "f7f8b"] {
        assert_eq!(after(text, minor), Worth::Draw);
    }
}

#[test]
fn the_strong_side_can_be_stalemated_too() {
    assert_eq!(worth("K7/P1k5/8/8/8/8/8/8 w - - 0 1"), Worth::Draw);
    assert_eq!(best("K7/P1k5/8/8/8/8/8/8 w - - 0 1"), [""; 0]);
    assert_eq!(tricky("K7/P1k5/8/8/8/8/8/8 w - - 0 1"), None);
}

#[test]
fn a_drawn_bare_king_takes_what_it_can() {
    assert_eq!(tricky("8/Pk6/8/8/8/8/8/7K b - - 0 1"), Some("b7a7".into()));
}

#[test]
fn a_drawn_attacker_gives_the_pawn_up_last() {
    // To the side the pawn would fall, at once or a move later.
    assert_eq!(
        tricky("4k3/4P3/3K4/8/8/8/8/8 w - - 0 1"),
        Some("d6e6".into())
    );
    // A promotion gives it away too.
    assert_eq!(
        tricky("8/1kP5/8/3K4/8/8/8/8 w - - 0 1"),
        Some("d5d6".into())
    );
}

#[test]
fn a_drawn_attacker_leaves_one_reply_and_keeps_the_pawn() {
    let text = "4k3/8/4P3/3K4/8/8/8/8 w - - 0 1";
    assert_eq!(worth(text), Worth::Draw);
    let mv = tricky(text).unwrap();
    let mut position = fen::parse(text).unwrap();
    position.play_unchecked(notation::parse_uci(&position, &mv).unwrap());
    assert_eq!(best_moves(&position).len(), 1, "{mv}");
    // What has been on the board is not repeated without need.
    let again = trickiest(&fen::parse(text).unwrap(), |seen| {
        if *seen == position { 2 } else { 0 }
    });
    assert_ne!(again.map(notation::uci), Some(mv));
}
