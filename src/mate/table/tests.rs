use super::*;
use crate::chess::fen;

fn node(text: &str) -> Node {
    Node::from(&fen::parse(text).expect(text))
}

#[test]
fn mate_within_a_number_holds_for_more_moves_and_none_for_fewer() {
    let mut table = Table::new(4);
    let slot = table.slot(&node("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"));
    assert_eq!(table.get(&slot, 2), None);
    table.put(&slot, 3, true);
    table.put(&slot, 1, false);
    let known: Vec<Option<bool>> = (1..=4).map(|moves| table.get(&slot, moves)).collect();
    assert_eq!(known, [Some(false), None, Some(true), Some(true)]);
}

#[test]
fn turn_castling_and_en_passant_make_another_position() {
    let texts = [
        "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1",
        "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQk - 0 1",
        "r3k2r/8/8/2pP4/8/8/8/R3K2R w - - 0 1",
        "r3k2r/8/8/2pP4/8/8/8/R3K2R b - - 0 1",
    ];
    // One place for all, so that only the comparison tells them apart.
    let mut table = Table::new(0);
    for (index, text) in texts.iter().enumerate() {
        let slot = table.slot(&node(text));
        table.put(&slot, 2, true);
        for (other, text) in texts.iter().enumerate() {
            let known = table.get(&table.slot(&node(text)), 2);
            assert_eq!(known, (other == index).then_some(true), "{text}");
        }
    }
}

#[test]
fn nothing_is_known_to_the_next_call() {
    let mut table = Table::new(4);
    let slot = table.slot(&node("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"));
    table.put(&slot, 1, true);
    table.forget();
    assert_eq!(table.get(&slot, 1), None);
}

#[test]
fn the_count_of_calls_may_run_over() {
    let mut table = Table::new(4);
    let slot = table.slot(&node("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"));
    table.put(&slot, 1, true);
    table.call = u32::MAX;
    table.forget();
    assert_eq!(table.get(&slot, 1), None);
}
