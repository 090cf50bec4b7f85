//! Moves in the reader’s letters, and pieces and squares in words.

use super::Lang;
use crate::chess::{Color, Move, Position, Role, Square, letters, notation};

/// A legal move: "Nf3+", "Sf3+".
pub fn san(lang: Lang, position: &Position, mv: Move) -> String {
    letters::localise(&notation::san(position, mv), lang.letters())
}

/// Legal moves with numbers from 1: "1. Nf3 Kg8 2. Ng5#".
pub fn line(lang: Lang, position: &Position, moves: &[Move]) -> String {
    notation::number_line(position, moves, lang.letters())
}

/// The word by which messages choose among the pieces.
pub(super) fn role_key(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// The word by which messages choose between the colours.
pub(super) fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// "e2", "e2 and f3", "e2, f3 and g4".
pub fn squares(lang: Lang, squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    listed(&names, |start, last| {
        lang.messages().list_and(start, last).to_string()
    })
}

/// "Nbd2 or Nfd2".
pub(super) fn choices(lang: Lang, names: &[String]) -> String {
    listed(names, |start, last| {
        lang.messages().list_or(start, last).to_string()
    })
}

fn listed(names: &[String], join: impl Fn(&str, &str) -> String) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [start @ .., last] => join(&start.join(", "), last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::fen;

    #[test]
    fn moves_are_written_in_the_readers_letters() {
        let position = fen::parse("6k1/P4ppp/8/8/8/5N2/5PPP/3QR1K1 w - - 0 1").unwrap();
        let say = |lang, uci| {
            let mv = notation::parse_uci(&position, uci).unwrap();
            san(lang, &position, mv)
        };
        assert_eq!(say(Lang::En, "f3e5"), "Ne5");
        for lang in [Lang::Da, Lang::Sv, Lang::Nb] {
            assert_eq!(say(lang, "f3e5"), "Se5");
            assert_eq!(say(lang, "d1d8"), "Dd8#");
            assert_eq!(say(lang, "a7a8r"), "a8=T#");
            assert_eq!(say(lang, "h2h3"), "h3");
        }
    }

    #[test]
    fn a_line_carries_its_numbers_with_full_stops() {
        let position = fen::parse("6k1/5ppp/8/8/8/5N2/5PPP/3QR1K1 b - - 0 9").unwrap();
        let mut at = position.clone();
        let mut moves = Vec::new();
        for uci in ["h7h6", "d1d8", "g8h7"] {
            let mv = notation::parse_uci(&at, uci).unwrap();
            moves.push(mv);
            crate::chess::Rules::play_unchecked(&mut at, mv);
        }
        assert_eq!(line(Lang::Da, &position, &moves), "1... h6 2. Dd8+ Kh7");
        assert_eq!(line(Lang::En, &position, &[]), "");
    }

    #[test]
    fn lists_end_in_the_readers_and() {
        let all = [Square::A1, Square::B2, Square::C3];
        assert_eq!(squares(Lang::En, &all), "a1, b2 and c3");
        assert_eq!(squares(Lang::Sv, &all), "a1, b2 och c3");
        assert_eq!(squares(Lang::Da, &all[..1]), "a1");
        assert_eq!(squares(Lang::Nb, &[]), "");
        let two = ["Sbd2".to_owned(), "Sfd2".to_owned()];
        assert_eq!(choices(Lang::Da, &two), "Sbd2 eller Sfd2");
    }
}
