//! The features and their weights.
//!
//! Fitted by least squares (with a little ridge), each column for itself, to the ratings of half
//! of 200,000 random puzzles of the Lichess database (CC0): 9,437 mates in 1, 11,134 in 2, 4,772 in
//! 3, and 11,949 forks and skewers without mate of up to four solver moves. On the other half the
//! estimates' rank correlation (Spearman) with the ratings is 0.70, 0.78, 0.67 and 0.76, and 0.78
//! over all mates together; the mean error is 220 to 290 points. A feature that occurs in fewer
//! than 20 puzzles of a column has no weight there.

use super::look::{Look, count, doublings};
use crate::chess::{Role, Rules};
use crate::theme;

/// Something counted in a puzzle, and what each one of it adds.
pub(super) struct Feature {
    pub count: fn(&Look) -> i32,
    /// Tenths of a rating point: mate in 1, mate in 2, mate in 3 and more, fork or skewer.
    pub tenths: [i32; 4],
}

/// Rating points to begin with, by the same columns.
pub(super) const BASE: [i32; 4] = [547, 814, 1083, 623];

/// One row a feature; the order says nothing.
pub(super) const FEATURES: [Feature; 34] = [
    // What competes for the solver's eye: checks that are not the key, in doublings.
    Feature {
        count: |look| doublings(look.other_checks()),
        tenths: [483, 409, 307, 303],
    },
    // The dearest piece that could be taken instead, in pawns.
    Feature {
        count: |look| look.other_captures().max().unwrap_or(0),
        tenths: [144, 216, 65, 188],
    },
    // Ways to take something else.
    Feature {
        count: |look| count(look.other_captures().count()),
        tenths: [133, 122, 107, 215],
    },
    // The best exchange on the board, in pawns.
    Feature {
        count: |look| look.best_exchange(),
        tenths: [393, 197, 196, 246],
    },
    // Other pieces that could go to the key's square.
    Feature {
        count: |look| look.others_to_the_square(),
        tenths: [1, 825, 699, 608],
    },
    // Other keys, as far as four.
    Feature {
        count: |look| (look.keys - 1).clamp(0, 4),
        tenths: [-1896, 0, 0, 0],
    },
    // Moves the solver can choose from later, all told, by fours.
    Feature {
        count: |look| choices_later(look),
        tenths: [0, 36, 82, 110],
    },
    // Replies to the key, up to 25, in doublings.
    Feature {
        count: |look| doublings(count(look.key.replies.len()).min(25)),
        tenths: [0, 438, 109, 16],
    },
    // Replies to the later moves, up to 20 each, in doublings.
    Feature {
        count: |look| replies_later(look),
        tenths: [0, 0, 386, 61],
    },
    // Solver moves.
    Feature {
        count: |look| look.moves,
        tenths: [0, 0, 0, 2048],
    },
    // The key checks not.
    Feature {
        count: |look| i32::from(!look.key.checks()),
        tenths: [0, -264, 1189, 1025],
    },
    // The key neither checks nor takes.
    Feature {
        count: |look| i32::from(!look.key.checks() && !look.key.captures()),
        tenths: [0, -168, 1216, 2229],
    },
    // Later moves that neither check nor take.
    Feature {
        count: |look| quiet_later(look),
        tenths: [0, 0, -113, 1364],
    },
    // The key takes something.
    Feature {
        count: |look| i32::from(look.key.captures()),
        tenths: [-33, 862, 334, 1074],
    },
    // What the key takes, in pawns.
    Feature {
        count: |look| look.key.captured(),
        tenths: [-510, -353, -98, -288],
    },
    // What the key gives, in pawns.
    Feature {
        count: |look| look.key.given(),
        tenths: [0, 144, 286, 188],
    },
    // The key's square is guarded by the solver.
    Feature {
        count: |look| i32::from(look.is_key_supported()),
        tenths: [-443, -1231, -1607, -431],
    },
    // The key goes backward.
    Feature {
        count: |look| i32::from(look.key.is_backward()),
        tenths: [1077, 583, 103, 486],
    },
    // The key goes along its rank.
    Feature {
        count: |look| i32::from(look.key.is_sideways()),
        tenths: [334, 1071, 193, 596],
    },
    // The key is a double check.
    Feature {
        count: |look| i32::from(theme::double_check(look.start, look.key.mv)),
        tenths: [-2629, -555, -152, 243],
    },
    // The key is a rook's move.
    Feature {
        count: |look| i32::from(look.key.mv.role() == Role::Rook),
        tenths: [398, -391, -693, -664],
    },
    // The key is a move of the king.
    Feature {
        count: |look| i32::from(look.key.mv.role() == Role::King),
        tenths: [0, -351, 28, 829],
    },
    // Steps of a king from the key's square to the opponent's king.
    Feature {
        count: |look| count(look.key.mv.to().distance(look.king) as usize),
        tenths: [139, -174, -587, 30],
    },
    // The solver is in check.
    Feature {
        count: |look| i32::from(look.start.is_check()),
        tenths: [1626, 3039, 0, 344],
    },
    // Solver's pieces that bear on the king's surroundings.
    Feature {
        count: |look| look.pieces_near_the_king(),
        tenths: [685, 497, 135, 442],
    },
    // Ranks that the opponent's king has walked from home.
    Feature {
        count: |look| look.king_has_walked(),
        tenths: [300, 513, 529, 38],
    },
    // At most six pieces are left.
    Feature {
        count: |look| i32::from(theme::is_endgame(look.start)),
        tenths: [32, -470, -402, -814],
    },
    // The last move takes.
    Feature {
        count: |look| i32::from(look.last.captures()),
        tenths: [-33, -2028, -1309, -2177],
    },
    // Opponent's pieces that look at where the last move went.
    Feature {
        count: |look| look.last.guards(),
        tenths: [1380, 1059, 532, 105],
    },
    // The last move is a knight's.
    Feature {
        count: |look| i32::from(look.last.role() == Role::Knight),
        tenths: [1450, 2417, 1054, -1181],
    },
    // The last move is a bishop's.
    Feature {
        count: |look| i32::from(look.last.role() == Role::Bishop),
        tenths: [1797, 2066, 1782, 219],
    },
    // The last move is a pawn's.
    Feature {
        count: |look| i32::from(look.last.role() == Role::Pawn),
        tenths: [2180, 1840, 1351, 399],
    },
    // It ends in a back-rank mate.
    Feature {
        count: |look| i32::from(theme::is_back_rank_mate(&look.last.after)),
        tenths: [-77, -785, -1555, 0],
    },
    // It ends in a smothered mate.
    Feature {
        count: |look| i32::from(theme::is_smothered_mate(&look.last.after)),
        tenths: [-511, -2214, -2773, 0],
    },
];

fn choices_later(look: &Look) -> i32 {
    let choices = look.later.iter().map(|ply| ply.before.legal_moves().len());
    count(choices.sum()) / 4
}

fn replies_later(look: &Look) -> i32 {
    let replies = look.later.iter().map(|ply| ply.replies.len().min(20));
    doublings(count(replies.sum()))
}

fn quiet_later(look: &Look) -> i32 {
    let quiet = look.later.iter();
    count(quiet.filter(|ply| !ply.checks() && !ply.captures()).count())
}
