//! The day's puzzle as a page, and what readers send from it.

use super::{Known, board, keep, known, parse_day, puzzle_of};
use crate::progress::{Attempt, Event, LearnerId, Summary};
use crate::puzzle::Puzzle;
use crate::web::calendar::tomorrow;
use crate::web::error::WebError;
use crate::web::lesson_standing::left_off;
use crate::web::play::{self, MoveForm, Query, Standing};
use crate::web::puzzle_state::{DayPlace, Kept, Next, Place, PuzzleState};
use crate::web::state::App;
use crate::web::views::context::PageContext;
use crate::web::views::course::go_on;
use crate::web::views::daily::DailyPage;
use crate::web::views::embed::EmbedPage;
use crate::web::views::frame::Link;
use crate::web::views::home::HomePage;
use crate::web::{page, security, visit};
use actix_web::http::header::LOCATION;
use actix_web::{HttpMessage, HttpRequest, HttpResponse, web};
use chrono::NaiveDate;

/// Which view a puzzle is shown in.
#[derive(Clone, Copy, PartialEq)]
enum Show {
    Home,
    Daily,
    Embed,
}

/// `/{lang}/`
pub async fn home(
    app: web::Data<App>,
    request: HttpRequest,
    query: web::Query<Query>,
) -> Result<HttpResponse, WebError> {
    let today = app.calendar.today();
    show(&app, &request, &query, today, Show::Home).await
}

/// `/{lang}/daily`
pub async fn today(
    app: web::Data<App>,
    request: HttpRequest,
    query: web::Query<Query>,
) -> Result<HttpResponse, WebError> {
    let today = app.calendar.today();
    show(&app, &request, &query, today, Show::Daily).await
}

/// `/{lang}/daily/{date}`
pub async fn day(
    app: web::Data<App>,
    request: HttpRequest,
    path: web::Path<String>,
    query: web::Query<Query>,
) -> Result<HttpResponse, WebError> {
    let date = parse_day(&path)?;
    show(&app, &request, &query, date, Show::Daily).await
}

/// `/embed/daily?lang=da`, which any site may frame.
pub async fn embed(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    request.extensions_mut().insert(security::Frameable);
    let today = app.calendar.today();
    show(&app, &request, &Query::default(), today, Show::Embed).await
}

async fn show(
    app: &web::Data<App>,
    request: &HttpRequest,
    query: &Query,
    date: NaiveDate,
    view: Show,
) -> Result<HttpResponse, WebError> {
    let lang = if view == Show::Embed {
        visit::preferred(request)
    } else {
        visit::lang(request)
    };
    let learner = match view {
        Show::Embed => None,
        Show::Home | Show::Daily => visit::learner(request, &app.key),
    };
    if learner.is_none() && (view == Show::Embed || *query == Query::default()) {
        return page::cached(app, request, lang, String::new(), || {
            let puzzle = puzzle_of(app, date)?;
            let context = page::context(app, request, lang);
            let day = day_place(app, date, None);
            let shown = (play::start(puzzle), Kept::NotYet);
            render(
                view,
                &context,
                puzzle,
                query,
                shown,
                day,
                Learner::default(),
            )
        })
        .await;
    }
    let puzzle = puzzle_of(app, date)?;
    let context = page::context(app, request, lang);
    let known = known(app, learner, date, puzzle, &query.kept);
    if let Some(key) = shared(view, query, &known) {
        return page::cached(app, request, lang, key, || {
            let standing = play::resume(puzzle, query, known.attempt.as_ref())
                .unwrap_or_else(|| play::start(puzzle));
            let day = day_place(app, date, known.attempt);
            let shown = (standing, known.kept);
            render(
                view,
                &context,
                puzzle,
                query,
                shown,
                day,
                Learner::default(),
            )
        })
        .await;
    }
    let standing = board::standing(app, puzzle, query, known.attempt.as_ref()).await?;
    let status = board::status(&standing);
    let summary = summary(app, view, &known);
    let learner = Learner {
        summary,
        lesson: lesson(app, view, known.learner, &context),
    };
    let mut day = day_place(app, date, known.attempt);
    day.streak = summary.map(|summary| summary.streak);
    let shown = (standing, known.kept);
    let html = render(view, &context, puzzle, query, shown, day, learner)?;
    Ok(page::private(status, html))
}

/// What tells a page from another's of the same address: the attempt as it stands. `None` where
/// more shows than that: the learner's figures, or what the address asks for.
fn shared(view: Show, query: &Query, known: &Known) -> Option<String> {
    let figures = view == Show::Home
        || known
            .attempt
            .as_ref()
            .is_some_and(|attempt| attempt.solved || attempt.solution_shown);
    let plain = *query == Query::default() && known.kept == Kept::Yes;
    (plain && !figures).then(|| format!("{:?}", known.attempt))
}

/// The learner's figures where the page shows them: at home, and once the puzzle is solved.
fn summary(app: &App, view: Show, known: &Known) -> Option<Summary> {
    let solved = known.attempt.as_ref().is_some_and(|attempt| attempt.solved);
    let learner = known.learner.filter(|_| view == Show::Home || solved)?;
    app.store.summary(learner, app.calendar.today()).ok()
}

/// What the front page tells of a learner beyond the puzzle.
#[derive(Default)]
struct Learner {
    summary: Option<Summary>,
    lesson: Option<Link>,
}

/// Where the learner left off in the course, for the front page.
fn lesson(
    app: &App,
    view: Show,
    learner: Option<LearnerId>,
    context: &PageContext,
) -> Option<Link> {
    let learner = learner.filter(|_| view == Show::Home)?;
    let steps = app.store.lessons(learner).ok()?;
    let content = app.content();
    let (lesson, standing) = left_off(&content.course, &steps)?;
    Some(go_on(context, lesson, &standing))
}

fn render(
    view: Show,
    context: &PageContext,
    puzzle: &Puzzle,
    query: &Query,
    (standing, kept): (Standing, Kept),
    day: DayPlace,
    learner: Learner,
) -> Result<String, WebError> {
    let place = Place::Day(day.clone());
    let state: PuzzleState<'_> = board::state(puzzle, query, standing, place, kept);
    match view {
        Show::Home => page::render(&HomePage::new(
            context,
            &state,
            learner.summary.as_ref(),
            learner.lesson,
        )),
        Show::Daily => page::render(&DailyPage::new(context, &state, &day)),
        Show::Embed => page::render(&EmbedPage::new(context, &state)),
    }
}

fn day_place(app: &App, date: NaiveDate, attempt: Option<Attempt>) -> DayPlace {
    let today = app.calendar.today();
    DayPlace {
        date,
        today,
        first_day: app.schedule.first_day().unwrap_or(today),
        attempt,
        streak: None,
        next: next(app, today),
    }
}

/// The puzzle after today's: its kind and time, nothing more.
fn next(app: &App, today: NaiveDate) -> Next {
    let date = tomorrow(today);
    let (kind, moves) = app
        .puzzle(date)
        .map_or((crate::puzzle::Kind::Mate, 1), |puzzle| {
            (puzzle.kind, puzzle.moves)
        });
    Next {
        date,
        kind,
        moves,
        at: app.calendar.begins(date),
    }
}

/// `POST /{lang}/daily/{date}/move`
pub async fn play_move(
    app: web::Data<App>,
    request: HttpRequest,
    path: web::Path<String>,
    form: web::Form<MoveForm>,
) -> Result<HttpResponse, WebError> {
    let date = parse_day(&path)?;
    let puzzle = puzzle_of(&app, date)?;
    let played = board::played(&app, puzzle, &form).await?;
    settle(&app, &request, date, puzzle, played.next, played.event).await
}

/// `POST /{lang}/daily/{date}/hint`
pub async fn hint(
    app: web::Data<App>,
    request: HttpRequest,
    path: web::Path<String>,
    form: web::Form<MoveForm>,
) -> Result<HttpResponse, WebError> {
    let date = parse_day(&path)?;
    let puzzle = puzzle_of(&app, date)?;
    let (next, steps) = board::hinted(&form);
    let event = Some(Event::Hint { steps });
    settle(&app, &request, date, puzzle, next, event).await
}

/// `POST /{lang}/daily/{date}/solution`
pub async fn solution(
    app: web::Data<App>,
    request: HttpRequest,
    path: web::Path<String>,
    form: web::Form<MoveForm>,
) -> Result<HttpResponse, WebError> {
    let date = parse_day(&path)?;
    let puzzle = puzzle_of(&app, date)?;
    let next = board::shown(&form);
    let event = Some(Event::SolutionShown);
    settle(&app, &request, date, puzzle, next, event).await
}

/// Keeps what happened and sends the reader on to the page that shows it, so that a reload asks
/// again and does not send again.
async fn settle(
    app: &App,
    request: &HttpRequest,
    date: NaiveDate,
    puzzle: &Puzzle,
    mut next: Query,
    event: Option<Event>,
) -> Result<HttpResponse, WebError> {
    let mut response = HttpResponse::SeeOther();
    if let Some(event) = event {
        let today = app.calendar.today();
        next.kept = keep(app, request, &mut response, next.kept, |learner| {
            app.store.record(learner, date, today, &puzzle.id, event)
        })
        .await;
    }
    let lang = visit::lang(request).code();
    response.insert_header((LOCATION, format!("/{lang}/daily/{date}{}", next.suffix())));
    Ok(response.finish())
}
