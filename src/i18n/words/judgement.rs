//! What a move is worth, and why a line cannot be judged.

use super::move_error;
use crate::chess::{Move, Position, Rules};
use crate::i18n::moves::{color_key, san};
use crate::i18n::{Lang, Messages};
use crate::puzzle::judge::{Answer, JudgeError, Judgement, WhyWrong};

/// A judged move in one or two sentences: "Yes. Black must reply Kh8. One more move." `before`
/// is the position in which it was tried.
pub fn judgement(lang: Lang, before: &Position, answer: &Answer) -> String {
    let messages = lang.messages();
    let Some(mv) = answer.mv.filter(|&mv| before.is_legal(mv)) else {
        return match &answer.judgement {
            Judgement::Illegal(error) => move_error(lang, error),
            // Every other judgement has its move; without one there is nothing to say.
            _ => String::new(),
        };
    };
    let mut after = before.clone();
    after.play_unchecked(mv);
    let said = Said {
        lang,
        messages,
        played: san(lang, before, mv),
        color: color_key(after.turn()),
        after,
        left: answer.left,
    };
    match &answer.judgement {
        Judgement::Solved { mate_in } => said.solved(*mate_in),
        Judgement::Correct { reply } => said.correct(*reply),
        Judgement::Slower { mate_in } => said.slower(*mate_in),
        Judgement::Wrong { refutation, why } => said.wrong(*why, refutation.first().copied()),
        Judgement::Illegal(error) => move_error(lang, error),
    }
}

struct Said {
    lang: Lang,
    messages: Messages,
    /// The move, as the reader writes it.
    played: String,
    /// The position it leads to: the opponent is to move.
    after: Position,
    /// The opponent's colour.
    color: &'static str,
    left: u8,
}

impl Said {
    fn solved(self, mate_in: Option<u8>) -> String {
        let text = match mate_in {
            _ if self.after.is_checkmate() => self.messages.said_mate(self.played),
            Some(moves) => self.messages.said_mate_instead(self.played, moves),
            None => self.messages.said_tactic(self.played),
        };
        text.to_string()
    }

    fn correct(self, reply: Move) -> String {
        let forced = self.after.legal_moves().len() == 1;
        let reply = self.reply(reply);
        let text = if forced {
            self.messages.said_forced(self.color, reply)
        } else {
            self.messages.said_reply(self.color, reply)
        };
        format!("{text} {}", self.messages.said_left(self.left))
    }

    fn slower(self, mate_in: u8) -> String {
        self.messages.said_slower(mate_in, self.left).to_string()
    }

    fn wrong(self, why: WhyWrong, reply: Option<Move>) -> String {
        let reply = reply.filter(|&mv| self.after.is_legal(mv));
        let takes_it = reply.is_some_and(|mv| mv.is_capture());
        let reply = reply.map(|mv| self.reply(mv));
        let Said {
            messages,
            played,
            color,
            ..
        } = self;
        let text = match (why, reply) {
            (WhyWrong::Stalemate, _) => messages.said_stalemate(color, played),
            (WhyWrong::DeadPosition, _) => messages.said_dead(played),
            (_, Some(reply)) if takes_it => messages.said_taken(color, played, reply),
            (WhyWrong::Escapes, Some(reply)) => messages.said_escapes(color, played, reply),
            (WhyWrong::NotTheTactic, Some(reply)) => messages.said_answered(color, played, reply),
            (WhyWrong::Escapes, None) => messages.said_no_mate(played),
            (WhyWrong::NotTheTactic, None) => messages.said_not_the_tactic(played),
        };
        text.to_string()
    }

    fn reply(&self, mv: Move) -> String {
        san(self.lang, &self.after, mv)
    }
}

/// Why a line could not be judged, and what to do.
pub fn judge_error(lang: Lang, error: &JudgeError) -> String {
    let messages = lang.messages();
    let text = match error {
        JudgeError::LineIllegal { index, error } => {
            messages.line_illegal(index.saturating_add(1), move_error(lang, error))
        }
        JudgeError::LineOdd => messages.line_odd(),
        JudgeError::LineOff { index } => messages.line_off(index.saturating_add(1)),
        JudgeError::Finished => messages.line_finished(),
        JudgeError::Unknown => messages.not_judged(),
    };
    text.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{MoveError, fen, notation};

    /// A judgement of `uci` in the position, in all languages.
    fn say(fen_text: &str, uci: &str, left: u8, judgement: Judgement) -> [String; 4] {
        let before = fen::parse(fen_text).unwrap();
        let answer = Answer {
            judgement,
            mv: Some(notation::parse_uci(&before, uci).unwrap()),
            line: Vec::new(),
            position: before.clone(),
            left,
        };
        Lang::ALL.map(|lang| super::judgement(lang, &before, &answer))
    }

    fn reply(fen_text: &str, uci: &str, reply: &str) -> Move {
        let mut position = fen::parse(fen_text).unwrap();
        let mv = notation::parse_uci(&position, uci).unwrap();
        position.play_unchecked(mv);
        notation::parse_uci(&position, reply).unwrap()
    }

    const ROOK_AND_KING: &str = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";
    const TWO_ROOKS: &str = "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1";
    const QUEEN: &str = "5rk1/5p1p/8/4b3/8/3Q4/5PPP/6K1 w - - 0 1";

    #[test]
    fn a_forced_reply_is_said_to_be_forced() {
        let reply = reply(ROOK_AND_KING, "f6g6", "h8g8");
        assert_eq!(
            say(ROOK_AND_KING, "f6g6", 1, Judgement::Correct { reply }),
            [
                "Yes. Black must reply Kg8. One more move.",
                "Ja. Sort er nødt til at svare Kg8. Ét træk endnu.",
                "Ja. Svart måste svara Kg8. Ett drag kvar.",
                "Ja. Svart må svare Kg8. Ett trekk til.",
            ]
        );
    }

    #[test]
    fn a_reply_of_several_is_only_said_to_come() {
        let reply = reply(QUEEN, "d3d5", "e5h2");
        assert_eq!(
            say(QUEEN, "d3d5", 2, Judgement::Correct { reply }),
            [
                "Yes. Black replies Bxh2+. Two more moves.",
                "Ja. Sort svarer Lxh2+. To træk endnu.",
                "Ja. Svart svarar Lxh2+. Två drag kvar.",
                "Ja. Svart svarer Lxh2+. To trekk til.",
            ]
        );
    }

    #[test]
    fn a_solved_puzzle_is_named_by_how_it_ended() {
        let solved = |mate_in| Judgement::Solved { mate_in };
        let mate = say(TWO_ROOKS, "d1d8", 0, solved(None));
        assert_eq!(mate[0], "Yes, Rd8# is checkmate.");
        assert_eq!(mate[1], "Ja, Td8# er skakmat.");
        assert_eq!(say(TWO_ROOKS, "d1d8", 0, solved(Some(1))), mate);
        assert_eq!(
            say(TWO_ROOKS, "d1d7", 0, solved(None))[2],
            "Ja, Td7. Det var poängen."
        );
        assert_eq!(
            say(TWO_ROOKS, "d1d7", 0, solved(Some(2)))[0],
            "Yes, and more than was asked: Rd7 forces mate in 2."
        );
        assert_eq!(
            say(TWO_ROOKS, "d1d7", 0, solved(Some(2)))[3],
            "Ja, og mer enn det ble spurt om: Td7 tvinger frem matt i 2 trekk."
        );
    }

    #[test]
    fn a_slower_mate_is_no_error() {
        let slower = Judgement::Slower { mate_in: 3 };
        assert_eq!(
            say(TWO_ROOKS, "d1d7", 2, slower.clone()),
            [
                "Still mating, but it takes 3 moves. Find the one in 2.",
                "Det bliver stadig mat, men det tager 3 træk. Find den i 2 træk.",
                "Det blir fortfarande matt, men det tar 3 drag. Hitta den i 2 drag.",
                "Det blir fortsatt matt, men det tar 3 trekk. Finn den i 2 trekk.",
            ]
        );
        assert_eq!(
            say(TWO_ROOKS, "d1d7", 1, slower)[0],
            "Still mating, but it takes 3 moves. There is a mate at once."
        );
    }

    #[test]
    fn a_wrong_move_is_answered_and_never_scolded() {
        let wrong = |why, uci: &str, answer: &str| Judgement::Wrong {
            refutation: vec![reply(QUEEN, uci, answer)],
            why,
        };
        assert_eq!(
            say(QUEEN, "d3h7", 1, wrong(WhyWrong::Escapes, "d3h7", "g8h7")),
            [
                "Not quite: after Qxh7+ Black takes with Kxh7.",
                "Ikke helt: efter Dxh7+ slår Sort med Kxh7.",
                "Inte riktigt: efter Dxh7+ slår svart med Kxh7.",
                "Ikke helt: Etter Dxh7+ slår Svart med Kxh7.",
            ]
        );
        assert_eq!(
            say(QUEEN, "d3d5", 1, wrong(WhyWrong::Escapes, "d3d5", "g8g7")),
            [
                "Not quite: after Qd5 Black escapes with Kg7.",
                "Ikke helt: efter Dd5 slipper Sort væk med Kg7.",
                "Inte riktigt: efter Dd5 kommer svart undan med Kg7.",
                "Ikke helt: Etter Dd5 slipper Svart unna med Kg7.",
            ]
        );
        let other = wrong(WhyWrong::NotTheTactic, "d3d5", "g8g7");
        assert_eq!(
            say(QUEEN, "d3d5", 1, other)[0],
            "Not quite: after Qd5 Black has Kg7."
        );
        let nothing = |why| Judgement::Wrong {
            refutation: vec![],
            why,
        };
        assert_eq!(
            say(QUEEN, "d3d5", 1, nothing(WhyWrong::Escapes))[0],
            "Not quite: Qd5 does not mate in time."
        );
        assert_eq!(
            say(QUEEN, "d3d5", 1, nothing(WhyWrong::NotTheTactic))[2],
            "Inte riktigt: det finns något starkare än Dd5."
        );
    }

    #[test]
    fn a_draw_by_mistake_is_explained() {
        let nothing = |why| Judgement::Wrong {
            refutation: vec![],
            why,
        };
        let stalemate = say(
            "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
            "g5g6",
            1,
            nothing(WhyWrong::Stalemate),
        );
        assert_eq!(
            stalemate[0],
            "Careful: after Kg6 Black has no legal move and is not in check. That is stalemate, a \
             draw."
        );
        assert_eq!(
            stalemate[1],
            "Pas på: efter Kg6 har Sort intet lovligt træk og står ikke i skak. Det er pat, altså \
             remis."
        );
        let dead = say(
            "7k/8/8/8/8/8/6q1/7K w - - 0 1",
            "h1g2",
            1,
            nothing(WhyWrong::DeadPosition),
        );
        assert_eq!(
            dead[0],
            "Careful: after Kxg2 neither side has enough left to mate. That is a draw."
        );
    }

    #[test]
    fn an_illegal_move_gives_its_reason_alone() {
        let before = fen::parse(QUEEN).unwrap();
        let error = MoveError::Unreadable { text: "hej".into() };
        let answer = Answer {
            judgement: Judgement::Illegal(error),
            mv: None,
            line: Vec::new(),
            position: before.clone(),
            left: 1,
        };
        assert_eq!(
            super::judgement(Lang::Da, &before, &answer),
            "»hej« kan ikke læses som et træk. Skriv det som e4, Sf3 eller e2e4."
        );
    }
}
