use crate::lesson::fixture::{find, told};

/// Position, a move that is not right, what is said to it. `a1a1`-like right moves are not
/// needed: any legal move stands for the right one.
fn said(text: &str, right: &str, mv: &str) -> String {
    told(&find(text, &[right], None, &[]), "", mv)
}

#[test]
fn what_a_wrong_move_loses_is_proved_and_no_more_is_claimed() {
    let table = [
        // A queen put where a pawn takes her.
        (
            "4k3/2p5/8/8/8/8/3Q4/4K3 w - - 0 1",
            "Ke2",
            "Qd6",
            "LosesMaterial(9) c7d6",
        ),
        // Guarded, so the trade costs six.
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
    ];
    for (text, right, mv, expected) in table {
        assert_eq!(said(text, right, mv), expected, "{text} {mv}");
    }
}
