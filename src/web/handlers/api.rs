//! The JSON interface.

use super::{durable, parse_day, puzzle_of};
use crate::chess::{Position, Rules, fen};
use crate::i18n::{Lang, words};
use crate::mate::Solver;
use crate::puzzle::document::MoveAnswer;
use crate::puzzle::{Answer, Game, Goal, JudgeError, Puzzle};
use crate::web::error::WebError;
use crate::web::state::App;
use crate::web::{play, visit};
use actix_web::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, VARY};
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// A day's puzzle, without its solution.
#[derive(Serialize)]
struct Daily {
    date: NaiveDate,
    id: String,
    kind: &'static str,
    /// Solver moves.
    moves: u8,
    fen: String,
    turn: &'static str,
    url: String,
    /// Only once the day is over: every complete line in UCI, the stored one first.
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Vec<Vec<String>>>,
}

/// `POST /api/daily/{date}/moves`
#[derive(Deserialize)]
pub struct MoveRequest {
    /// Plies so far in UCI, the solver first.
    #[serde(default)]
    line: Vec<String>,
    #[serde(rename = "move")]
    text: String,
}

/// `POST /api/judge`
#[derive(Deserialize)]
pub struct JudgeRequest {
    fen: String,
    /// The mate asked for, 1 to 3 moves.
    moves: u8,
    #[serde(default)]
    line: Vec<String>,
    #[serde(rename = "move")]
    text: String,
}

/// `GET /api/daily`
pub async fn today(app: web::Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let today = app.calendar.today();
    daily(&app, &request, today).await
}

/// `GET /api/daily/{date}`
pub async fn day(
    app: web::Data<App>,
    request: HttpRequest,
    path: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    let date = parse_day(&path)?;
    daily(&app, &request, date).await
}

async fn daily(
    app: &App,
    request: &HttpRequest,
    date: NaiveDate,
) -> Result<HttpResponse, WebError> {
    let puzzle = puzzle_of(app, date)?;
    let over = date < app.calendar.today();
    let lang = visit::preferred(request).code();
    let body = Daily {
        date,
        id: puzzle.id.clone(),
        kind: puzzle.kind.word(),
        moves: puzzle.moves,
        fen: fen::format(&puzzle.position),
        turn: if puzzle.position.turn().is_white() {
            "white"
        } else {
            "black"
        },
        url: format!("{}/{lang}/daily/{date}", app.public_url),
        solution: over.then(|| puzzle.lines.iter().map(|line| play::ucis(line)).collect()),
    };
    Ok(HttpResponse::Ok()
        .insert_header((ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .insert_header((VARY, "Accept-Language"))
        .json(body))
}

/// `POST /api/daily/{date}/moves`
pub async fn play_move(
    app: web::Data<App>,
    request: HttpRequest,
    path: web::Path<String>,
    body: web::Json<MoveRequest>,
) -> Result<HttpResponse, WebError> {
    let date = parse_day(&path)?;
    let puzzle = puzzle_of(&app, date)?;
    let body = body.into_inner();
    let before = body.line.clone();
    let owned = puzzle.clone();
    let judged = app
        .searches
        .run(move |solver| judge_daily(&owned, &body, solver))
        .await?
        .map_err(WebError::Judge)?;
    if let (Some(learner), Some(event)) = (
        visit::learner(&request, &app.key),
        play::event(&before, &judged.1),
    ) {
        let today = app.calendar.today();
        durable(app.store.record(learner, date, today, &puzzle.id, event)).await;
    }
    Ok(answer(visit::preferred(&request), &judged.0, &judged.1))
}

fn judge_daily(
    puzzle: &Puzzle,
    body: &MoveRequest,
    solver: &mut Solver,
) -> Result<(Position, Answer), JudgeError> {
    let game = Game::replay(&puzzle.position, puzzle.goal(), &body.line)?;
    if game.verify(solver)? {
        return Err(JudgeError::Finished);
    }
    Ok((game.position().clone(), game.judge(&body.text, solver)?))
}

/// `POST /api/judge`: any position, mate in 1 to 3.
pub async fn judge(
    app: web::Data<App>,
    request: HttpRequest,
    body: web::Json<JudgeRequest>,
) -> Result<HttpResponse, WebError> {
    let body = body.into_inner();
    if !(1..=3).contains(&body.moves) {
        return Err(WebError::BadMoves);
    }
    let start = fen::parse(&body.fen).map_err(WebError::BadFen)?;
    if start.is_game_over() {
        return Err(WebError::GameOver);
    }
    let (before, answered) = app
        .guests
        .run(move |solver| {
            let game = Game::replay(&start, Goal::Mate { moves: body.moves }, &body.line)?;
            let answer = game.judge(&body.text, solver)?;
            Ok((game.position().clone(), answer))
        })
        .await?
        .map_err(WebError::Judge)?;
    Ok(answer(visit::preferred(&request), &before, &answered))
}

/// `before`: the position the move was tried in.
fn answer(lang: Lang, before: &Position, answer: &Answer) -> HttpResponse {
    let message = words::judgement(lang, before, answer);
    HttpResponse::Ok()
        .insert_header((CACHE_CONTROL, "no-store"))
        .json(MoveAnswer::new(before, answer, message))
}

/// `GET /api/health`
pub async fn health(app: web::Data<App>) -> HttpResponse {
    match app.store.health() {
        Ok(()) => HttpResponse::Ok()
            .insert_header((CACHE_CONTROL, "no-store"))
            .json(serde_json::json!({ "status": "ready" })),
        Err(error) => HttpResponse::ServiceUnavailable()
            .insert_header((CACHE_CONTROL, "no-store"))
            .json(serde_json::json!({ "status": "unavailable", "reason": error.to_string() })),
    }
}
