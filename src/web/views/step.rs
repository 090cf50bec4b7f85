//! A step of a lesson: what is said, what is asked, the board, and what came of the last answer.

mod around;

use around::{TrailStep, back, next, trail};

use super::asked::asked;
use super::board::BoardGrid;
use super::course::{Words, lesson_path, step_path};
use super::frame::{Frame, Link, Section};
use super::links::Carried;
use super::promotion::Promotion;
use super::prose::{self, Text};
use super::score;
use super::verdict::VerdictView;
use super::{Fields, PageContext, puzzle, scene};
use crate::i18n::{Lang, Messages, moves};
use crate::lesson::judge::Solution;
use crate::lesson::{Choose, Play, Task, Verdict};
use crate::web::lesson_play::StepState;
use crate::web::puzzle_state::Kept;
use askama::Template;

/// Longest text that stands above the board of a telephone, in characters.
const SHORT_TEXT: usize = 170;

/// `/lessons/{slug}/{step}`
#[derive(Template)]
#[template(path = "step.html")]
pub struct StepPage {
    frame: Frame,
    part: StepPart,
}

impl StepPage {
    pub fn new(context: &PageContext, state: &StepState<'_>) -> StepPage {
        let m = context.messages();
        let lang = context.lang;
        let title = m.step_page_title(
            state.step.title.get(lang).0.clone(),
            state.lesson.title.get(lang).0.clone(),
        );
        let mut frame = Frame::new(context, Section::Lessons, &title);
        frame.description = prose::plain(state.step.text.get(lang).0, lang);
        StepPage {
            part: StepPart::new(context, state),
            frame,
        }
    }
}

/// `<div id="puzzle">`: the part of the page that changes with every answer.
#[derive(Template)]
#[template(path = "step_part.html")]
struct StepPart {
    m: Messages,
    /// The kind of step; also a CSS class.
    kind: &'static str,
    lesson: Link,
    lesson_lang: Option<&'static str>,
    number: String,
    trail: Vec<TrailStep>,
    title: Words,
    text: Text,
    /// Short enough to be read above the board.
    short: bool,
    untranslated: bool,
    asked: String,
    rights: Vec<String>,
    board: BoardGrid,
    verdict: VerdictView,
    done: bool,
    /// Solved with this very answer.
    now: bool,
    start_over: Option<String>,
    hints: Vec<Text>,
    shown: Option<String>,
    counter: Option<String>,
    promotion: Option<Promotion>,
    path: String,
    carried: Fields,
    /// The same without what is picked, which the form itself says.
    carried_bare: Fields,
    picked: String,
    way: Way,
    next_hint: Option<String>,
    show_me: bool,
    flip: String,
    moves: Vec<String>,
    back: Link,
    next: Link,
    /// What `next` is called while the step is not solved.
    skip: String,
    kept: Option<String>,
}

/// How the learner answers.
enum Way {
    /// There is nothing more to answer.
    Nothing,
    Read,
    /// A move or a square, with what was typed before.
    Move {
        label: String,
        typed: String,
    },
    Squares,
    Options(OptionsView),
}

/// The options of a `choose` step; also shown when it is solved.
struct OptionsView {
    legend: String,
    several: bool,
    open: bool,
    options: Vec<OptionView>,
}

struct OptionView {
    id: String,
    text: Text,
    picked: bool,
    /// Whether it is right, once that may be said.
    right: Option<bool>,
    because: Option<Text>,
}

impl StepPart {
    fn new(context: &PageContext, state: &StepState<'_>) -> StepPart {
        let m = context.messages();
        let lang = context.lang;
        let (lesson, step) = (state.lesson, state.step);
        let path = step_path(lang, &lesson.slug, &step.id);
        let done = solved(state);
        let carried = carried(state);
        let bare = Carried {
            picked: String::new(),
            ..carried.clone()
        };
        let lesson_title = Words::new(&lesson.title, lang);
        let text = prose::plain(step.text.get(lang).0, lang);
        let note = match state.promotion {
            Some(_) => String::new(),
            None => note(&m, state),
        };
        StepPart {
            kind: step.task.word(),
            lesson: Link {
                href: lesson_path(lang, &lesson.slug),
                text: lesson_title.text,
            },
            lesson_lang: lesson_title.lang,
            number: m.step_of(state.index + 1, lesson.steps.len()).to_string(),
            trail: trail(&m, lang, state),
            title: Words::new(&step.title, lang),
            text: Text::new(&step.text, lang),
            short: text.chars().count() <= SHORT_TEXT && step.text.get(lang).0.blocks.len() <= 2,
            untranslated: !step.text.has(lang),
            asked: asked(lang, step),
            rights: match (&step.task, &state.standing.position) {
                (Task::Mate { .. }, Some(position)) => puzzle::rights(&m, position),
                _ => Vec::new(),
            },
            board: scene::board(context, state, &path, &carried),
            verdict: VerdictView::new(lang, state, note),
            done,
            now: done && state.tried.is_some(),
            start_over: state.begun().then(|| carried.restart().href(&path)),
            hints: step
                .hints
                .iter()
                .take(if done { 0 } else { state.hints })
                .map(|hint| Text::new(hint, lang))
                .collect(),
            shown: state
                .solution
                .as_ref()
                .and_then(|way| shown(&m, lang, state, way)),
            counter: counter(&m, state),
            promotion: state.promotion.map(|squares| {
                Promotion::new(
                    context.messages(),
                    state.standing.turn,
                    squares,
                    format!("{path}/answer"),
                    bare.fields(),
                    carried.href(&path),
                )
            }),
            way: way(&m, lang, state, done),
            next_hint: (!done && state.hints < step.hints.len())
                .then(|| m.step_hint(step.hints.len(), state.hints + 1).to_string()),
            show_me: !done && state.solution.is_none() && may_be_shown(state),
            flip: Carried {
                flipped: !carried.flipped,
                ..carried.clone()
            }
            .href(&path),
            moves: turns(lang, state),
            back: back(&m, lang, state),
            next: next(&m, lang, state),
            skip: match state.record().is_some_and(|record| record.solved) {
                true => m.step_next(),
                false => m.step_skip(),
            }
            .to_string(),
            kept: match state.kept {
                Kept::NotYet => None,
                other => puzzle::kept(&m, other),
            },
            picked: state.picked.join("."),
            carried: carried.fields(),
            carried_bare: bare.fields(),
            path,
            m,
        }
    }
}

fn solved(state: &StepState<'_>) -> bool {
    let judged = state
        .tried
        .as_ref()
        .and_then(|tried| tried.outcome.as_ref().ok());
    state.standing.finished
        || judged
            .is_some_and(|judged| matches!(judged.verdict, Verdict::Done | Verdict::OverPar { .. }))
}

/// Whoever has tried, or has opened all hints, may see how it is done.
fn may_be_shown(state: &StepState<'_>) -> bool {
    let tried = state.failed() || state.record().is_some_and(|record| record.wrong > 0);
    !matches!(state.step.task, Task::Read) && (tried || state.hints == state.step.hints.len())
}

fn carried(state: &StepState<'_>) -> Carried {
    Carried {
        line: state.standing.line.join("."),
        hints: state.hints,
        flipped: state.bottom != state.step.scene.bottom,
        solution: state.solution.is_some(),
        no_cookie: state.kept == Kept::NoCookie,
        picked: state.picked.join("."),
        ..Carried::default()
    }
}

/// What may be done now; empty when a hint or the page itself says it.
fn note(m: &Messages, state: &StepState<'_>) -> String {
    if let Some(square) = state.selected {
        return m.answer_selected(square.to_string()).to_string();
    }
    match state.step.task {
        Task::Read | Task::Choose(_) => String::new(),
        _ if state.hints > 0 || state.solution.is_some() => String::new(),
        Task::Walk(_) => m.note_walk().to_string(),
        Task::Spot(_) => m.note_spot().to_string(),
        _ => m.start_note().to_string(),
    }
}

fn way(m: &Messages, lang: Lang, state: &StepState<'_>, done: bool) -> Way {
    let typed = |label: String| Way::Move {
        label,
        typed: state.typed.clone(),
    };
    match &state.step.task {
        Task::Choose(choose) => Way::Options(options(lang, state, choose, done)),
        _ if done => Way::Nothing,
        Task::Read => Way::Read,
        Task::Spot(_) => Way::Squares,
        Task::Walk(_) => typed(m.step_answer_square().to_string()),
        _ => typed(m.answer_label().to_string()),
    }
}

fn options(lang: Lang, state: &StepState<'_>, choose: &Choose, done: bool) -> OptionsView {
    let judged: Vec<&str> = state
        .tried
        .as_ref()
        .filter(|tried| tried.outcome.is_ok())
        .map(|tried| crate::web::play::dotted(&tried.text).collect())
        .unwrap_or_default();
    let revealed = matches!(state.solution, Some(Solution::Options(_)));
    let options = choose.options.iter().map(|option| {
        let tried = judged.contains(&option.id.as_str());
        let told = tried || done || revealed && option.right;
        OptionView {
            id: option.id.clone(),
            text: Text::new(&option.text, lang),
            picked: match done {
                true => option.right,
                false => state.picked.contains(&option.id),
            },
            right: told.then_some(option.right),
            because: told.then(|| Text::new(&option.because, lang)),
        }
    });
    OptionsView {
        legend: asked(lang, state.step),
        several: choose.options.iter().filter(|option| option.right).count() > 1,
        open: !done,
        options: options.collect(),
    }
}

/// The solution in words.
fn shown(m: &Messages, lang: Lang, state: &StepState<'_>, way: &Solution) -> Option<String> {
    let text = match way {
        Solution::Read => return None,
        Solution::Moves(line) => {
            let position = state.standing.position.as_ref()?;
            let number = position_number(position);
            m.shown_move(score::numbered(lang, position, line, number).join(" "))
        }
        Solution::Walk(squares) => {
            let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
            m.shown_walk(squares.join(", "))
        }
        Solution::Squares(squares) => m.shown_squares(squares.len(), moves::squares(lang, squares)),
        Solution::Options(_) => m.shown_options(),
    };
    Some(text.to_string())
}

fn counter(m: &Messages, state: &StepState<'_>) -> Option<String> {
    let line = state.standing.line.len();
    let learner_moves = line.div_ceil(2);
    match &state.step.task {
        Task::Walk(walk) if !state.standing.finished => {
            Some(m.count_walk(line, walk.par).to_string())
        }
        Task::Play(Play::Draw { moves }) => Some(m.count_draw(learner_moves, *moves).to_string()),
        Task::Play(Play::Win) if line > 0 => Some(m.count_play(learner_moves).to_string()),
        _ => None,
    }
}

/// The moves so far with the game's own numbers, of steps that have several.
fn turns(lang: Lang, state: &StepState<'_>) -> Vec<String> {
    let (scene, line) = (&state.step.scene, &state.standing.line);
    let several = matches!(
        state.step.task,
        Task::Line(_) | Task::Play(_) | Task::Mate { .. }
    );
    let Some(start) = scene.position.as_ref().filter(|_| several) else {
        return Vec::new();
    };
    let moves = scene::line(scene, line);
    score::numbered(lang, start, &moves, position_number(start))
}

fn position_number(position: &crate::chess::Position) -> u32 {
    crate::chess::Rules::fullmoves(position).get()
}
