//! The whole course played to its end by forms alone, in every language.

use crate::support::{Client, TestApp};
use gaffel::chess::notation;
use gaffel::i18n::Lang;
use gaffel::lesson::judge::{Solution, solution};
use gaffel::lesson::{Lesson, Step};
use gaffel::mate::Solver;
use gaffel::puzzle::judge::PROOF_LIMIT_NODES;

/// No ending of a lesson takes more answers.
const MOST_ANSWERS: usize = 60;

#[test]
fn every_lesson_is_played_to_its_end_in_every_language() {
    let app = TestApp::start();
    let content = app.app.content();
    assert!(!content.course.lessons().is_empty());
    let mut solver = Solver::new(PROOF_LIMIT_NODES);
    for lang in Lang::ALL {
        let mut client = app.client();
        for lesson in content.course.lessons() {
            let path = format!("/{}/lessons/{}", lang.code(), lesson.slug);
            for step in &lesson.steps {
                play(&mut client, &path, lesson, step, &mut solver);
            }
            let overview = client.get(&path).text();
            assert!(overview.contains("id=\"finished\""), "{path}");
        }
    }
}

fn play(client: &mut Client, lesson_path: &str, lesson: &Lesson, step: &Step, solver: &mut Solver) {
    let path = format!("{lesson_path}/{}", step.id);
    let first = client.get(&path);
    assert_eq!(first.status, 200, "{path}");
    assert!(
        !first.text().contains("data-next"),
        "{path} is not solved yet"
    );
    let mut line: Vec<String> = Vec::new();
    for _ in 0..MOST_ANSWERS {
        let sent = client.post(
            &format!("{path}/answer"),
            &fields(step, &line, solver)
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect::<Vec<_>>(),
        );
        assert_eq!(sent.status, 303, "{path}");
        let to = sent.header("location").unwrap().to_owned();
        let (page_path, query) = to.split_once('?').unwrap_or((&to, ""));
        if page_path != path {
            // What was read leads on by itself.
            let next = lesson
                .steps
                .iter()
                .skip_while(|other| other.id != step.id)
                .nth(1);
            let next = next.map(|next| format!("{lesson_path}/{}", next.id));
            assert_eq!(page_path, next.as_deref().unwrap_or(lesson_path));
            return;
        }
        let page = client.get(&to);
        assert_eq!(page.status, 200, "{to}");
        let text = page.text();
        assert!(!text.contains("class=\"status wrong\""), "{to}: {text}");
        if text.contains("data-next") {
            return;
        }
        let sent: Vec<(String, String)> = serde_urlencoded::from_str(query).unwrap();
        let sent = sent.into_iter().find(|(name, _)| name == "line").unwrap().1;
        line = sent.split('.').map(str::to_owned).collect();
    }
    panic!("{path} does not end: {line:?}");
}

/// What a learner who knows the solution sends.
fn fields(step: &Step, line: &[String], solver: &mut Solver) -> Vec<(&'static str, String)> {
    let mut fields = vec![("line", line.join("."))];
    match solution(step, line, solver).unwrap() {
        Solution::Read => {}
        Solution::Moves(moves) => fields.push(("move", notation::uci(moves[0]))),
        Solution::Walk(squares) => fields.push(("move", squares[0].to_string())),
        Solution::Squares(squares) => {
            let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
            fields.push(("picked", names.join(".")));
        }
        Solution::Options(ids) => fields.extend(ids.into_iter().map(|id| ("picked", id))),
    }
    fields
}
