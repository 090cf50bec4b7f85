use super::played::not_reached;
use super::*;
use crate::chess::Square;
use crate::lesson::fixture::{choose, find, line, mate, solver, spot, step, walk};
use crate::lesson::{Goal, Play, Tone};
use crate::web::lesson_play;
use crate::web::play::Query;

/// What is said to an answer after a line, in all languages.
fn say(step: &Step, line: &str, answer: &str) -> [String; 4] {
    let query = Query {
        line: Some(line.to_owned()),
        tried: answer.to_owned(),
        ..Query::default()
    };
    let shown = lesson_play::show(step, &query, None, &mut solver()).expect("it can be judged");
    let tried = shown.tried.expect("the line fits");
    let judged = tried
        .outcome
        .as_ref()
        .expect("the answer is of the right kind");
    Lang::ALL.map(|lang| judged_view(lang, &lang.messages(), step, &tried, judged).text)
}

fn play(fen: &str, task: Play) -> Step {
    step(fen, Task::Play(task))
}

const KNIGHT: &str = "r3k3/8/8/1N6/8/8/8/4K2Q w - - 0 1";
const ROOK: &str = "8/8/8/3p4/8/8/P7/3R4 w";

#[test]
fn a_move_that_is_found_is_named_in_the_readers_letters() {
    let step = find(KNIGHT, &["Nc7+"], Some(Goal::Fork), &[]);
    let said = say(&step, "b5c7", "b5c7");
    assert_eq!(said, ["Yes, Nc7+.", "Ja, Sc7+.", "Ja, Sc7+.", "Ja, Sc7+."]);
}

#[test]
fn a_move_that_misses_the_goal_hears_which() {
    let step = find(KNIGHT, &["Nc7+"], Some(Goal::Fork), &[]);
    let said = say(&step, "", "Ke2");
    assert_eq!(
        said,
        [
            "Not quite: Ke2 is no fork that wins anything. Try another move. The board stands as \
             before.",
            "Ikke helt: Ke2 er ikke en gaffel, der vinder noget. Prøv et andet træk. Brættet står \
             som før.",
            "Inte riktigt: Ke2 är ingen gaffel som vinner något. Pröva ett annat drag. Brädet står \
             som förut.",
            "Ikke helt: Ke2 er ingen gaffel som vinner noe. Prøv et annet trekk. Brettet står som \
             før.",
        ]
    );
}

#[test]
fn every_goal_says_how_it_is_missed_in_every_language() {
    use crate::chess::Role;
    let goals = [
        Goal::Check,
        Goal::DoubleCheck,
        Goal::DiscoveredCheck,
        Goal::Mate,
        Goal::Stalemate,
        Goal::Castle,
        Goal::CastleShort,
        Goal::CastleLong,
        Goal::Promote(None),
        Goal::Promote(Some(Role::Knight)),
        Goal::Capture,
        Goal::CaptureOn(Square::E5),
        Goal::CaptureThe(Role::Queen),
        Goal::EnPassant,
        Goal::Fork,
        Goal::Pin,
        Goal::Skewer,
        Goal::GetOutOfCheck,
        Goal::MoveTheKing,
        Goal::CaptureTheAttacker,
        Goal::Interpose,
        Goal::AvoidStalemate,
    ];
    for goal in goals {
        let missed = Lang::ALL.map(|lang| {
            let m = lang.messages();
            m.verdict_not_goal(not_reached(goal), "Kf1").to_string()
        });
        for said in &missed {
            assert!(
                said.contains("Kf1") && said.ends_with('.'),
                "{goal:?}: {said}"
            );
        }
        assert_ne!(missed[0], missed[1], "{goal:?}");
    }
}

#[test]
fn the_authors_words_stand_alone() {
    let notes = [(Tone::Wrong, "Nd6+"), (Tone::Aside, "Qxa8+")];
    let step = find(KNIGHT, &["Nc7+"], Some(Goal::Fork), &notes);
    for answer in ["Nd6+", "Qxa8+"] {
        assert_eq!(say(&step, "", answer), [""; 4]);
    }
}

#[test]
fn a_blunder_hears_what_takes_or_mates() {
    let step = find("4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1", &["Ke2"], None, &[]);
    let said = say(&step, "", "Qe2+");
    assert!(
        said[0].starts_with("Not quite: Qe2+ is not the move"),
        "{}",
        said[0]
    );
    let step = find("6k1/8/4p3/8/8/8/8/3QK3 w - - 0 1", &["Ke2"], None, &[]);
    let said = say(&step, "", "Qd5");
    assert!(
        said[0].starts_with("Not quite: after Qd5 Black takes with exd5."),
        "{}",
        said[0]
    );
    assert!(
        said[2].starts_with("Inte riktigt: efter Dd5 slår svart med exd5."),
        "{}",
        said[2]
    );
    let fools = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
    let said = say(&find(fools, &["e4"], None, &[]), "", "g4");
    assert!(
        said[1].starts_with("Pas på: efter g4 sætter Sort mat med Dh4#."),
        "{}",
        said[1]
    );
    let back = find("6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1", &["h3"], None, &[]);
    let said = say(&back, "", "Rb3");
    let begins = "Careful: after Rb3 Black mates by force, beginning with Ra1+.";
    assert!(said[0].starts_with(begins), "{}", said[0]);
}

#[test]
fn a_mate_counts_the_moves_that_are_left() {
    let step = mate("7k/8/8/8/8/8/1R6/R5K1 w - - 0 1", 2, &[]);
    let said = say(&step, "b2b7.h8g8", "b2b7");
    assert_eq!(said[0], "Yes. Black must reply Kg8. One more move.");
    let said = say(&step, "b2b7.h8g8.a1a8", "a1a8");
    assert_eq!(said[3], "Ja, Ta8# er sjakkmatt.");
    let said = say(&step, "", "g1g2");
    assert_eq!(
        said[0],
        "Still mating, but it takes 4 moves. Find the one in 2."
    );
    let said = say(&step, "b2b7.h8g8", "g1g2");
    assert!(said[0].ends_with("There is a mate at once."), "{}", said[0]);
}

#[test]
fn a_line_tells_the_reply_and_its_end() {
    let step = line(crate::chess::Color::White, &["e4 e5 Nf3"], &[]);
    assert_eq!(say(&step, "e2e4.e7e5", "e2e4")[1], "Ja. Sort svarer e5.");
    let end = say(&step, "e2e4.e7e5.g1f3", "g1f3");
    assert_eq!(end[2], "Ja, Sf3. Det är hela varianten.");
    let off = say(&step, "", "d2d4");
    assert!(
        off[0].starts_with("d4 can be played, but it leaves the line."),
        "{}",
        off[0]
    );
}

#[test]
fn an_ending_says_what_is_thrown_away_and_what_keeps_it() {
    let hold = play("4k3/8/4P3/4K3/8/8/8/8 b - - 0 1", Play::Draw { moves: 3 });
    assert_eq!(
        say(&hold, "", "e8f8"),
        [
            "The draw is gone: after Kf8 White has Kd6 and wins. Ke7 holds the draw.",
            "Remisen er væk: efter Kf8 har Hvid Kd6 og vinder. Ke7 holder remis.",
            "Remin är borta: efter Kf8 har vit Kd6 och vinner. Ke7 håller remi.",
            "Remisen er borte: Etter Kf8 har Hvit Kd6 og vinner. Ke7 holder remis.",
        ]
    );
    let win = play("7k/8/5K2/8/8/8/8/R7 w - - 0 1", Play::Win);
    let said = say(&win, "", "a1g1");
    assert!(said[0].starts_with("Black plays Kh7."), "{}", said[0]);
    let said = say(&win, "", "f6f7");
    assert!(said[0].contains("Kh7"), "{}", said[0]);
    let stalemate = play("k7/2K5/8/8/8/8/8/1R6 w - - 0 1", Play::Win);
    let said = say(&stalemate, "", "b1b7");
    assert!(
        said[0].contains("stalemate") && said[0].contains("wins at once"),
        "{}",
        said[0]
    );
    assert!(
        said[3].contains("patt") && said[3].contains("vinner med en gang"),
        "{}",
        said[3]
    );
}

#[test]
fn an_ending_thrown_away_in_one_move_does_not_tell_the_right_one() {
    let step = find("8/4k3/8/8/3KP3/8/8/8 w - - 0 1", &["Ke5"], None, &[]);
    assert_eq!(
        say(&step, "", "Kc5"),
        [
            "The win is gone: after Kc5 Black has Ke6, and it is a draw. Try another move. The board \
             stands as before.",
            "Gevinsten er væk: efter Kc5 har Sort Ke6, og det er remis. Prøv et andet træk. Brættet \
             står som før.",
            "Vinsten är borta: efter Kc5 har svart Ke6, och det är remi. Pröva ett annat drag. Brädet \
             står som förut.",
            "Gevinsten er borte: Etter Kc5 har Svart Ke6, og det er remis. Prøv et annet trekk. \
             Brettet står som før.",
        ]
    );
}

#[test]
fn what_the_author_says_of_a_right_move_is_said_once() {
    let m = Lang::Nb.messages();
    let greeting = |full: &str, played: &str, follows: &str| {
        once::greeting(&m, full.to_owned(), played, Some(follows))
    };
    let table = [
        ("Ja, b8=D.", "b8=D", "b8=D. Dronningen er sterkest.", "Ja."),
        ("Ja, Sc7+.", "Sc7+", "Sc7 angriper begge.", "Ja."),
        ("Ja, Ke8.", "Ke8", "1. e6 Ke8 holder.", "Ja, Ke8."),
        ("Ja, Ke8.", "Ke8", "1… Ke8 holder.", "Ja."),
        ("Ja, Td1.", "Td1", "Ja. Tårnet får linjen.", ""),
        ("Riktig.", "", "Riktig. Med tårn går det.", ""),
        ("Riktig.", "", "Løperen på c4.", "Riktig."),
        ("Godt holdt.", "", "Holdt. Rett tilbake.", ""),
        (
            "Ja, Sc7+.",
            "Sc7+",
            "Konge og tårn på en gang.",
            "Ja, Sc7+.",
        ),
    ];
    for (full, played, follows, said) in table {
        assert_eq!(greeting(full, played, follows), said, "{full} {follows}");
    }
    let nothing = once::greeting(&m, "Riktig.".to_owned(), "", None);
    assert_eq!(nothing, "Riktig.");
}

#[test]
fn a_walk_counts_what_is_left_and_compares_with_par() {
    let step = walk(ROOK, Square::D1, &[Square::D5, Square::H5], false);
    assert_eq!(say(&step, "d1d5", "d1d5")[0], "One more square.");
    let done = say(&step, "d1d5.d5h5", "d5h5");
    assert_eq!(done[1], "Godt gået: 2 træk, og færre kan ikke gøre det.");
    let over = say(&step, "d1d4.d4d5.d5h5", "d5h5");
    assert_eq!(over[0], "All collected. You took 3 moves; 2 are enough.");
}

#[test]
fn a_walk_that_cannot_be_says_why() {
    let step = walk(ROOK, Square::D1, &[Square::D5], false);
    assert_eq!(
        say(&step, "", "e4")[0],
        "A rook goes along files and ranks, so not from d1 to e4."
    );
    assert_eq!(say(&step, "", "d7")[0], "The piece on d5 is in the way.");
    assert_eq!(
        say(&step, "", "hest")[1],
        "»hest« er ikke et felt. Skriv et som d5."
    );
    assert_eq!(
        say(&step, "", "a2a3")[0],
        "Only the marked piece walks here, not one on a2."
    );
    let watched = walk("8/8/8/3p4/8/8/8/2R5 w", Square::C1, &[Square::D1], true);
    assert_eq!(
        say(&watched, "", "Rc4")[0],
        "c4 is attacked by the piece on d5."
    );
}

#[test]
fn squares_are_counted_and_named() {
    let step = spot("8/8/8/8/8/8/8/N7 w", &[Square::C2, Square::B3]);
    assert_eq!(
        say(&step, "", "b2.b3"),
        [
            "One square is missing. b2 does not belong.",
            "Der mangler ét felt. b2 hører ikke med.",
            "En ruta saknas. b2 hör inte dit.",
            "Det mangler ett felt. b2 hører ikke med.",
        ]
    );
    assert_eq!(say(&step, "", ".")[0], "2 squares are missing.");
    assert_eq!(say(&step, "", "c2.b3.a1.b2")[0], "a1 and b2 do not belong.");
    assert_eq!(say(&step, "c2.b3", "c2.b3")[3], "Riktig.");
}

#[test]
fn options_are_wrong_or_too_few() {
    let step = choose(&["a!", "b", "c!"]);
    assert_eq!(
        say(&step, "", "b")[0],
        "Not quite. Read why, and choose again."
    );
    assert_eq!(
        say(&step, "", "a")[1],
        "Rigtigt så langt, men der er mere at vælge."
    );
    assert_eq!(say(&step, "", ".")[2], "Välj ett svar först.");
    assert_eq!(say(&step, "a.c", "a.c")[0], "Right.");
}

#[test]
fn an_illegal_move_hears_its_reason() {
    let step = find(KNIGHT, &["Nc7+"], None, &[]);
    assert_eq!(
        say(&step, "", "Nb6")[0],
        "A knight goes two squares one way and one to the side, so not from b5 to b6."
    );
}

#[test]
fn one_square_that_is_shown_is_one_square() {
    let one = Lang::ALL.map(|lang| lang.messages().shown_squares(1_usize, "b5").to_string());
    assert_eq!(
        one,
        [
            "The square is b5.",
            "Feltet er b5.",
            "Rutan är b5.",
            "Feltet er b5."
        ]
    );
}
