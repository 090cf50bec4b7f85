use super::*;
use crate::chess::{Position, Rules, fen, notation};

/// Castling both ways, en passant, pins along it, promotions, checks.
const RICH: [&str; 6] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
    "4r1k1/7p/p3pQp1/3p2P1/1p1P1RK1/2P5/7q/8 b - - 0 1",
];

/// Compares everything the node says with the rules room, `depth` plies deep.
fn agree(position: &Position, node: &Node, depth: u32) {
    let name = fen::format(position);
    let mut plies = Vec::new();
    node.legal_plies(&mut plies);
    let mut found: Vec<String> = plies
        .iter()
        .map(|ply| notation::uci(ply.to_move(node)))
        .collect();
    let mut expected: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(notation::uci)
        .collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{name}");
    assert_eq!(node.is_mate(), position.is_checkmate(), "{name}");
    assert_eq!(node.checkers(), position.checkers(), "{name}");
    let mates = plies.iter().any(|&ply| node.play(ply).is_mate());
    let found = node.mating_ply(None, &mut Vec::new(), &mut 0);
    assert_eq!(found.is_some(), mates, "{name}");
    if depth == 0 {
        return;
    }
    for ply in plies {
        let mv = ply.to_move(node);
        assert!(position.is_legal(mv), "{name} {}", notation::uci(mv));
        assert_eq!(Ply::from_move(mv), Some(ply), "{name}");
        let mut after = position.clone();
        after.play_unchecked(mv);
        agree(&after, &node.play(ply), depth - 1);
    }
}

#[test]
fn plies_checks_and_mates_are_those_of_the_rules() {
    for text in RICH {
        let position = fen::parse(text).expect(text);
        agree(&position, &Node::from(&position), 2);
    }
}

#[test]
fn a_ply_of_another_position_is_played_only_if_it_is_legal_here() {
    for text in RICH {
        let position = fen::parse(text).expect(text);
        let node = Node::from(&position);
        let mut plies = Vec::new();
        node.legal_plies(&mut plies);
        for &ply in &plies {
            let expected =
                (!node.is_castling(ply) && !node.is_en_passant(ply)).then(|| node.play(ply));
            assert_eq!(node.play_if_legal(ply), expected, "{text}");
        }
        for from in Square::ALL {
            for to in Square::ALL {
                for role in Role::ALL {
                    let ply = Ply::new(role, from, to);
                    let promotes = role == Role::Pawn && Bitboard::BACKRANKS.contains(to);
                    if !plies.contains(&ply) && !promotes {
                        assert_eq!(node.play_if_legal(ply), None, "{text}");
                    }
                }
            }
        }
    }
}
