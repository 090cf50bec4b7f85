use crate::content::{Problem, load, prove};

/// A lesson with one step on trial and the test that every lesson has.
fn told(step: &str) -> Vec<String> {
    let mut yaml = String::from("title: T\nsummary: S.\norder: 1\nminutes: 1\nsteps:\n");
    yaml += &format!("  - id: trial\n    title: T\n    text: T\n{step}");
    for n in 1..=3 {
        yaml += &format!(
            "  - id: test-{n}\n    title: T\n    text: T\n    test: true\n    spot: {{squares: [e4]}}\n"
        );
    }
    let files = [(
        "lessons/strategy/trial/lesson.yaml".to_owned(),
        yaml.into_bytes(),
    )];
    let loaded = load(&files);
    let errors = loaded
        .problems
        .iter()
        .filter(|problem| problem.class == super::super::Class::Error);
    assert_eq!(errors.map(Problem::to_string).collect::<Vec<_>>(), [""; 0]);
    let told = |problem: &Problem| {
        let told = problem.to_string();
        told.splitn(2, "lesson.yaml:")
            .last()
            .unwrap_or_default()
            .to_owned()
    };
    prove(&loaded, 2).iter().map(told).collect()
}

#[test]
fn a_mate_must_be_as_long_as_claimed() {
    let back_rank = "    position: \"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1\"\n";
    assert_eq!(told(&format!("{back_rank}    mate: {{in: 1}}\n")), [""; 0]);
    assert_eq!(
        told(&format!("{back_rank}    mate: {{in: 2}}\n")),
        ["10:11: mate in 1 is there already: 1. Re8#; write `in: 1`"]
    );
    let luft = "    position: \"6k1/5pp1/7p/8/8/8/8/K3R3 w - - 0 1\"\n    mate: {in: 1}\n";
    assert_eq!(
        told(luft),
        ["10:11: no mate in 1 here: after 1. Re8+ the defence Kh7 holds; mend the position"]
    );
}

#[test]
fn what_is_said_of_moves_is_proved() {
    let step = "    position: \"6k1/5ppp/8/8/8/8/8/K3R2R w - - 0 1\"\n    mate: {in: 1}\n    \
                right: {Rxh7: T}\n    wrong: {\"Re8#\": T}\n";
    assert_eq!(
        told(step),
        [
            "11:13: Rxh7 does not mate in 1: Kxh7 holds; put it under `wrong` or `aside`",
            "12:13: Re8# mates in 1 too; put it under `right`",
        ]
    );
}

#[test]
fn endings_are_asked_of_the_tables() {
    let drawn = "    position: \"8/4k3/8/3KP3/8/8/8/8 w - - 0 1\"\n";
    let win = format!("{drawn}    play: {{goal: win}}\n");
    assert_eq!(
        told(&win),
        [
            "10:11: this cannot be won: with best play it is a draw; mend the position or write \
          `goal: draw`"
        ]
    );
    assert_eq!(told(&format!("{drawn}    play: {{goal: draw}}\n")), [""; 0]);
    let won = "    position: \"8/4k3/8/8/3KP3/8/8/8 w - - 0 1\"\n    move: {answers: [Kd5]}\n    \
               wrong: {Ke5: T}\n";
    let told = told(won);
    assert!(
        told[0].starts_with("10:11: the answer Kd5 gives away what there is"),
        "{told:?}"
    );
    assert!(
        told[1].starts_with("11:13: Ke5 is not wrong: it is won after it too"),
        "{told:?}"
    );
}
