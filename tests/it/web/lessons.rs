//! Every kind of step, answered by forms alone.

use crate::support::course::{PATH, content};
use crate::support::{Client, TestApp};

/// The site with a lesson of every kind.
pub fn site() -> TestApp {
    let app = TestApp::start();
    app.app.set_content(content());
    app
}

pub fn path(step: &str) -> String {
    format!("/en{PATH}/{step}")
}

/// The step's page without a query.
fn open(client: &mut Client, step: &str) -> String {
    let page = client.get(&path(step));
    assert_eq!(page.status, 200, "{}", page.text());
    page.text()
}

/// Sends an answer; the page it leads to.
fn send(client: &mut Client, step: &str, fields: &[(&str, &str)]) -> String {
    let page = client.post_and_follow(&format!("{}/answer", path(step)), fields);
    assert_eq!(page.status, 200, "{}", page.text());
    page.text()
}

fn status(page: &str) -> &str {
    let (_, rest) = page.split_once("<div class=\"status").unwrap();
    let (status, _) = rest.split_once("<div class=\"panel\"").unwrap();
    status
}

fn assert_done(page: &str) {
    assert!(status(page).starts_with(" right"), "{}", status(page));
    assert!(page.contains("Well done in "), "{}", status(page));
    assert!(page.contains("id=\"next\" class=\"button primary\""));
}

#[track_caller]
fn assert_says(page: &str, tone: &str, words: &str) {
    assert!(
        status(page).starts_with(&format!(" {tone}")),
        "{}",
        status(page)
    );
    assert!(status(page).contains(words), "{}", status(page));
    assert!(!page.contains("Well done in "), "{}", status(page));
}

#[test]
fn a_step_that_is_read_says_in_words_what_is_drawn_and_leads_on() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "read");
    assert!(page.contains(
        "Drawn on the board: red arrow from e2 to e4, blue circle on e8, highlighted d3 and f3."
    ));
    assert!(page.contains("aria-describedby=\"board-note\""));
    assert!(page.contains("d3, empty, pointed out"));
    assert!(page.contains("arrow-red") && page.contains("arrow-blue"));
    assert!(page.contains("Look at &lt;this&gt;: <span class=\"san\">Ke2</span>"));
    let sent = client.post(&format!("{}/answer", path("read")), &[("line", "")]);
    let to = sent.header("location").unwrap();
    assert_eq!(to, format!("{}?kept=new", path("walk")));
    let next = open(&mut client, "walk");
    assert!(next.contains("<li class=\"done\"><a href=\"/en/lessons/every-kind/read\""));
}

#[test]
fn the_skip_link_lands_at_the_heading_of_the_step_behind_the_row_of_steps() {
    let app = site();
    let page = open(&mut app.client(), "move");
    assert!(page.contains("<a class=\"skip\" href=\"#step\">"));
    let (row, heading) = (page.find("class=\"trail\""), page.find("id=\"step\""));
    assert!(row.is_some() && row < heading);
    let course = app.client().get("/en/lessons").text();
    assert!(course.contains("<a class=\"skip\" href=\"#main\">"));
}

#[test]
fn what_is_not_translated_stands_in_english_and_says_so() {
    let app = site();
    let page = app.client().get("/da/lessons/every-kind/read").text();
    assert!(page.contains("<h1 id=\"step\" tabindex=\"-1\">Trin read</h1>"));
    assert!(page.contains("<div class=\"prose-text\" lang=\"en\">"));
    assert!(page.contains("Endnu ikke på dansk"));
    assert!(
        page.contains("<span class=\"san\">Sf3</span>"),
        "letters stay the reader's"
    );
    let english = app.client().get("/en/lessons/every-kind/read").text();
    assert!(!english.contains("Not yet in your language"));
}

#[test]
fn a_walk_collects_its_squares_one_by_one() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "walk");
    assert!(page.contains("Collect the 2 marked squares with the rook."));
    assert!(page.contains("aria-label=\"h5, empty, target\""));
    assert!(page.contains("aria-label=\"d5, black pawn, target, can be captured\""));
    let drop = "<button form=\"board-drop\" name=\"to\" value=\"d5\"";
    assert!(page.contains(drop), "the piece is in hand");
    assert!(
        !page.contains("name=\"from\" value=\"a2\""),
        "nothing else walks"
    );
    let page = send(
        &mut client,
        "walk",
        &[("line", ""), ("from", "d1"), ("to", "d5")],
    );
    assert_says(&page, "right", "One more square.");
    let aside = send(&mut client, "walk", &[("line", ""), ("move", "d4")]);
    assert_says(&aside, "neutral", "2 more squares.");
    assert!(!status(&aside).contains("✓"));
    let stays = send(&mut client, "walk", &[("line", ""), ("move", "d1")]);
    assert_says(&stays, "unread", "The piece stands on d1 already.");
    assert!(!page.contains("aria-label=\"d5, white rook, target"));
    assert!(page.contains("One move made. 2 are enough."));
    let page = send(&mut client, "walk", &[("line", "d1d5"), ("move", "Rh5")]);
    assert_done(&page);
    assert!(page.contains("Well walked: 2 moves"));
}

#[test]
fn a_walk_over_par_is_done_and_says_how_many_moves_are_enough() {
    let app = site();
    let mut client = app.client();
    let line = [("line", "d1d3.d3d5.d5g5"), ("move", "h5")];
    let page = send(&mut client, "walk", &line);
    assert!(status(&page).starts_with(" slower"), "{}", status(&page));
    assert!(page.contains("You took 4 moves; 2 are enough."));
    assert!(page.contains("id=\"next\"") && page.contains("Try again"));
}

#[test]
fn a_walk_says_why_a_square_cannot_be_reached() {
    let app = site();
    let mut client = app.client();
    let mut walk = |to| send(&mut client, "walk", &[("line", ""), ("move", to)]);
    assert_says(&walk("e4"), "unread", "A rook goes along files and ranks");
    assert_says(&walk("d8"), "unread", "The piece on d5 is in the way");
    assert_says(&walk("<x>"), "unread", "“&#60;x&#62;” is no square");
    assert_says(&walk("a2a3"), "unread", "not one on a2");
}

#[test]
fn squares_are_picked_and_let_go_by_links_of_the_address() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "spot");
    assert!(page.contains("name=\"picked\" value=\"b3\" data-square=\"b3\""));
    let page = client
        .get(&format!("{}?line=&picked=b3", path("spot")))
        .text();
    assert!(page.contains("name=\"picked\" value=\"\" data-square=\"b3\""));
    assert!(page.contains("aria-label=\"b3, empty, picked\" aria-pressed=\"true\""));
    assert!(page.contains("<input type=\"hidden\" name=\"picked\" value=\"b3\">"));
    let page = send(&mut client, "spot", &[("line", ""), ("picked", "b3.b2")]);
    assert_says(&page, "wrong", "One square is missing. b2 does not belong.");
    assert!(status(&page).contains("A knight never goes straight."));
    assert!(page.contains("aria-label=\"b2, empty, does not belong, picked\""));
    let page = send(&mut client, "spot", &[("line", ""), ("picked", "b3.c2")]);
    assert_done(&page);
}

#[test]
fn a_move_is_found_by_two_presses_or_by_typing() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "move");
    assert!(page.contains("Find the fork. White to move."));
    let page = client
        .get(&format!("{}?line=&from=b5", path("move")))
        .text();
    assert!(page.contains("<button form=\"board-drop\" name=\"to\" value=\"c7\""));
    let page = send(
        &mut client,
        "move",
        &[("line", ""), ("from", "b5"), ("to", "c7")],
    );
    assert_done(&page);
    assert!(status(&page).contains("Yes, Nc7+."));
    assert!(status(&page).contains("King and rook at once."));
    let page = client
        .post_and_follow(
            "/da/lessons/every-kind/move/answer",
            &[("line", ""), ("move", "Sc7")],
        )
        .text();
    assert!(status(&page).contains("Ja, Sc7+."));
}

#[test]
fn a_wrong_move_is_answered_in_the_authors_words_or_by_the_rules() {
    let app = site();
    let mut client = app.client();
    let mut try_move = |mv| send(&mut client, "move", &[("line", ""), ("move", mv)]);
    let page = try_move("Nd6+");
    assert_says(&page, "wrong", "Only the king is attacked.");
    assert!(page.contains("arrow-tried"));
    assert!(
        page.contains("name=\"from\" value=\"b5\""),
        "the board stands as before"
    );
    assert_says(&try_move("Qxa8+"), "slower", "That wins the rook too.");
    let page = try_move("Ke2");
    assert_says(&page, "wrong", "Ke2 is no fork");
    assert!(page.contains("Show me"));
    let page = try_move("Nb9");
    assert_says(&page, "unread", "“Nb9” cannot be read as a move.");
    assert_says(
        &try_move("Nb6"),
        "unread",
        "A knight goes two squares one way",
    );
}

#[test]
fn hints_open_one_by_one_and_then_the_solution() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "move");
    assert!(page.contains("Hint 1 of 2") && !page.contains("The first hint."));
    assert!(!page.contains("Show me") && !page.contains("Nc7"));
    let hint = format!("{}/hint", path("move"));
    let page = client.post_and_follow(&hint, &[("line", "")]).text();
    assert!(page.contains("The first hint.") && page.contains("Hint 2 of 2"));
    let page = client
        .post_and_follow(&hint, &[("line", ""), ("hints", "1")])
        .text();
    assert!(page.contains("The second hint.") && page.contains("Show me"));
    let solution = format!("{}/solution", path("move"));
    let page = client
        .post_and_follow(&solution, &[("line", ""), ("hints", "2")])
        .text();
    assert!(page.contains("Play 1.\u{a0}Nc7+"), "{}", status(&page));
    assert!(page.contains("arrow-solution"));
}

#[test]
fn the_solution_of_every_kind_is_a_press_away() {
    let app = site();
    let mut client = app.client();
    let shown = [
        ("walk", "Go to d5, h5."),
        ("spot", "The squares are c2 and b3."),
        ("promote", "Play 1.\u{a0}e8=Q."),
        ("mate", "Play 1.\u{a0}R"),
        ("line", "Play 1.\u{a0}e4 e5 2.\u{a0}Nf3 Nc6 3.\u{a0}Bc4."),
        ("choose", "The right answers are marked."),
        ("win", "Play 1."),
        ("draw", "Play 1…"),
    ];
    for (step, words) in shown {
        let path = format!("{}/solution", path(step));
        let page = client.post_and_follow(&path, &[("line", "")]).text();
        assert!(status(&page).contains(words), "{step}: {}", status(&page));
        assert!(!page.contains("Well done in"), "{step}");
    }
}

#[test]
fn a_promotion_asks_for_its_piece() {
    let app = site();
    let mut client = app.client();
    let page = send(
        &mut client,
        "promote",
        &[("line", ""), ("from", "e7"), ("to", "e8")],
    );
    assert!(page.contains("What does the pawn become?"));
    let fields = [
        ("line", ""),
        ("from", "e7"),
        ("to", "e8"),
        ("promotion", "q"),
    ];
    assert_done(&send(&mut client, "promote", &fields));
    let fields = [
        ("line", ""),
        ("from", "e7"),
        ("to", "e8"),
        ("promotion", "r"),
    ];
    let page = send(&mut client, "promote", &fields);
    assert_says(&page, "wrong", "e8=R does not promote that way");
}

#[test]
fn a_mate_is_judged_against_every_defence() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "mate");
    assert!(page.contains("Mate in 2. White to move."));
    let page = send(&mut client, "mate", &[("line", ""), ("move", "Rb7")]);
    assert_says(&page, "right", "Black must reply Kg8. One more move.");
    let page = send(
        &mut client,
        "mate",
        &[("line", "b2b7.h8g8"), ("move", "Ra8")],
    );
    assert_done(&page);
    assert!(status(&page).contains("Ra8# is checkmate"));
    let page = send(&mut client, "mate", &[("line", ""), ("move", "Kg2")]);
    assert_says(&page, "slower", "Still mating, but it takes 4 moves.");
}

#[test]
fn a_line_is_played_with_its_replies_and_keeps_the_place_after_a_try() {
    let app = site();
    let mut client = app.client();
    let page = send(&mut client, "line", &[("line", ""), ("move", "e4")]);
    assert_says(&page, "right", "Black replies e5.");
    assert!(page.contains("1.\u{a0}e4 e5"));
    let before = "e2e4.e7e5.g1f3.b8c6";
    let page = send(&mut client, "line", &[("line", before), ("move", "Bb5")]);
    assert_says(&page, "slower", "Sound, but that is the Spanish.");
    assert!(page.contains(&format!("name=\"line\" value=\"{before}\"")));
    let page = send(&mut client, "line", &[("line", before), ("move", "a3")]);
    assert_says(&page, "wrong", "a3 can be played, but it leaves the line.");
    assert!(page.contains(&format!("name=\"line\" value=\"{before}\"")));
    let page = send(&mut client, "line", &[("line", before), ("move", "Bc4")]);
    assert_done(&page);
}

#[test]
fn whoever_comes_back_finds_the_line_as_it_was_left() {
    let app = site();
    let mut client = app.client();
    send(&mut client, "line", &[("line", ""), ("move", "e4")]);
    let page = open(&mut client, "line");
    assert!(page.contains("name=\"line\" value=\"e2e4.e7e5\""));
    assert!(page.contains("Start over"));
    let anew = client.get(&format!("{}?line=", path("line"))).text();
    assert!(anew.contains("name=\"line\" value=\"\""));
}

#[test]
fn an_ending_is_played_out_and_what_throws_it_away_is_named_at_once() {
    let app = site();
    let mut client = app.client();
    let page = send(&mut client, "win", &[("line", ""), ("move", "Ra7")]);
    assert_says(&page, "right", "Black plays Kg8.");
    assert!(page.contains("One move made."));
    let page = send(
        &mut client,
        "win",
        &[("line", "a1a7.h8g8"), ("move", "Rg7+")],
    );
    assert!(status(&page).starts_with(" right"), "{}", status(&page));
    let page = send(&mut client, "win", &[("line", ""), ("move", "Ra8+")]);
    assert!(page.contains("Kh7"), "{}", status(&page));
    let page = send(&mut client, "draw", &[("line", ""), ("move", "Kf8")]);
    assert_says(
        &page,
        "wrong",
        "The draw is gone: after Kf8 White has Kd6 and wins.",
    );
    assert!(status(&page).contains("Ke7 holds the draw."));
    assert!(page.contains("0 of 3 moves held"));
    let page = send(&mut client, "draw", &[("line", ""), ("move", "Ke7")]);
    assert_says(&page, "right", "White plays");
    assert!(page.contains("1 of 3 moves held"));
}

#[test]
fn a_question_explains_what_was_chosen() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "choose");
    assert_eq!(page.matches("type=\"radio\"").count(), 3);
    assert!(!page.contains("Because of"));
    let page = send(&mut client, "choose", &[("line", ""), ("picked", "a")]);
    assert_says(&page, "wrong", "Not quite.");
    assert!(status(&page).contains("Because of a."), "it is heard");
    assert!(page.contains("aria-describedby=\"because-a\"") && page.contains("id=\"because-a\""));
    assert!(page.contains("Because of a.") && !page.contains("Because of b."));
    assert!(page.contains("value=\"a\" type=\"radio\" checked"));
    let page = send(&mut client, "choose", &[("line", "")]);
    assert!(
        status(&page).contains("Choose an answer first."),
        "{}",
        status(&page)
    );
    assert_done(&send(
        &mut client,
        "choose",
        &[("line", ""), ("picked", "b")],
    ));
}

#[test]
fn a_question_with_several_answers_wants_them_all() {
    let app = site();
    let mut client = app.client();
    let page = open(&mut client, "several");
    assert_eq!(page.matches("type=\"checkbox\"").count(), 3);
    let page = send(&mut client, "several", &[("line", ""), ("picked", "a")]);
    assert_says(
        &page,
        "slower",
        "Right so far, but there is more to choose.",
    );
    assert!(status(&page).contains("Because of a."), "it is heard too");
    let both = [("line", ""), ("picked", "a"), ("picked", "c")];
    let page = send(&mut client, "several", &both);
    assert_done(&page);
}

#[test]
fn the_last_step_leads_to_the_first_that_is_open_and_then_ends_the_lesson() {
    let app = site();
    let mut client = app.client();
    let answers = [
        ("several", "picked", "a.c"),
        ("read", "line", ""),
        ("spot", "picked", "b3.c2"),
        ("move", "move", "Nc7"),
        ("promote", "move", "e8=Q"),
        ("choose", "picked", "b"),
    ];
    for (step, name, value) in answers {
        client.post(
            &format!("{}/answer", path(step)),
            &[("line", ""), (name, value)],
        );
    }
    let last = format!("{}?line=a.c&tried=a.c", path("several"));
    let page = client.get(&last).text();
    let onward = format!(
        "href=\"{}\" data-next autofocus>5 steps are still open",
        path("walk")
    );
    assert!(page.contains(&onward), "{}", status(&page));
    let moves = [
        ("walk", "d1d5", "h5"),
        ("mate", "b2b7.h8g8", "Ra8"),
        ("line", "e2e4.e7e5.g1f3.b8c6", "Bc4"),
    ];
    for (step, line, mv) in moves {
        client.post(
            &format!("{}/answer", path(step)),
            &[("line", line), ("move", mv)],
        );
    }
    let page = client.get(&last).text();
    assert!(page.contains(&format!("href=\"{}\" data-next", path("win"))));
    // Of a stranger nobody knows what is open.
    let stranger = app.client().get(&last).text();
    assert!(stranger.contains("href=\"/en/lessons/every-kind\" data-next"));
}

#[test]
fn a_solved_step_that_is_opened_again_says_that_it_is_solved() {
    let app = site();
    let mut client = app.client();
    let words = "Solved. You can play it again.";
    assert!(!open(&mut client, "move").contains(words));
    send(&mut client, "move", &[("line", ""), ("move", "Nc7")]);
    assert!(status(&open(&mut client, "move")).contains(words));
    let page = send(&mut client, "move", &[("line", ""), ("move", "Ke2")]);
    assert!(!page.contains(words));
}

#[test]
fn what_is_solved_is_kept_and_shown_in_the_row_of_steps() {
    let app = site();
    let mut client = app.client();
    send(&mut client, "choose", &[("line", ""), ("picked", "b")]);
    send(&mut client, "move", &[("line", ""), ("move", "Ke2")]);
    send(&mut client, "move", &[("line", ""), ("move", "Nc7")]);
    let page = open(&mut client, "walk");
    assert_eq!(page.matches("<li class=\"done").count(), 2);
    let lesson = client.get("/en/lessons/every-kind").text();
    assert!(lesson.contains("2 of 11 steps"), "{lesson}");
    assert!(lesson.contains("Solved at the first try"));
}
