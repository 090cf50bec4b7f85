//! The day's page beside a bare handler that returns the same bytes, in the same run.
//!
//! `cargo bench --bench pages` prints requests a second and the ratio to the bare handler, the
//! median of interleaved rounds. Client and servers share the machine, so read ratios. Everything
//! stays on the loopback, and the number of requests is fixed.

use actix_web::dev::ServerHandle;
use actix_web::web::Bytes;
use actix_web::{App, HttpResponse, HttpServer, web};
use gaffel::content;
use gaffel::puzzle::Catalogue;
use gaffel::web::calendar::SystemClock;
use gaffel::web::server::{self, Running};
use gaffel::web::settings::Settings;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::time::Instant;

const CONNECTIONS: usize = 16;
const REQUESTS: usize = 12_000;
const ROUNDS: usize = 7;
const WORKERS: usize = 2;

fn main() {
    let folder = tempfile::tempdir().expect("a folder for the database");
    let settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: folder.path().join("gaffel.db"),
        workers: WORKERS,
        ..Settings::default()
    };
    let (site, site_handle) = run(move || {
        let running = server::build(
            &settings,
            Catalogue::embedded(),
            content::load(&content::embedded_files()),
            Box::new(SystemClock),
        )
        .expect("the site starts");
        let Running {
            server, address, ..
        } = running;
        (address, server)
    });
    let page = exchange(
        &mut connect(site),
        request(site, "/en/daily", "").as_bytes(),
    );
    let body = Bytes::from(page[head_length(&page)..].to_vec());
    let size = body.len();
    let (bare, bare_handle) = run(move || bare_server(body));
    let cookie = learner_cookie(site);

    let cases = [
        (
            "bare handler, same page uncompressed",
            request(bare, "/", ""),
        ),
        (
            "daily, no cookie, brotli",
            request(site, "/en/daily", "accept-encoding: br\r\n"),
        ),
        ("daily, no cookie, identity", request(site, "/en/daily", "")),
        (
            "daily, with a learner's cookie",
            request(site, "/en/daily", &format!("cookie: {cookie}\r\n")),
        ),
    ];
    let addresses = [bare, site, site, site];
    let mut rates = vec![Vec::new(); cases.len()];
    for _ in 0..ROUNDS {
        for (index, (_, request)) in cases.iter().enumerate() {
            rates[index].push(load(addresses[index], request));
        }
    }
    println!("page of {size} bytes, {WORKERS} workers, {CONNECTIONS} connections");
    let medians: Vec<f64> = rates.into_iter().map(median).collect();
    for ((name, _), rate) in cases.iter().zip(&medians) {
        println!("{name:40} {rate:8.0} requests/s  {:.2}", rate / medians[0]);
    }
    for handle in [site_handle, bare_handle] {
        drop(handle.stop(false));
    }
}

/// Runs a server on a thread of its own.
fn run(
    build: impl FnOnce() -> (SocketAddr, actix_web::dev::Server) + Send + 'static,
) -> (SocketAddr, ServerHandle) {
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async {
            let (address, server) = build();
            send.send((address, server.handle()))
                .expect("the benchmark waits");
            server.await.expect("the server runs");
        });
    });
    receive.recv().expect("the server starts")
}

fn bare_server(body: Bytes) -> (SocketAddr, actix_web::dev::Server) {
    let server = HttpServer::new(move || {
        let body = body.clone();
        App::new().route(
            "/",
            web::get().to(move || {
                let body = body.clone();
                async move {
                    HttpResponse::Ok()
                        .content_type("text/html; charset=utf-8")
                        .body(body)
                }
            }),
        )
    })
    .workers(WORKERS)
    .bind(("127.0.0.1", 0))
    .expect("a free port");
    let address = server.addrs()[0];
    (address, server.run())
}

fn request(address: SocketAddr, path: &str, headers: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{headers}\r\n")
}

/// A learner who has opened a hint, so that there is an attempt to read.
fn learner_cookie(site: SocketAddr) -> String {
    let today = chrono::Utc::now().date_naive();
    let body = "line=&hints=0";
    let request = format!(
        "POST /en/daily/{today}/hint HTTP/1.1\r\nhost: {site}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(&mut connect(site), request.as_bytes());
    let text = String::from_utf8_lossy(&answer).into_owned();
    let cookie = text
        .split("set-cookie: ")
        .nth(1)
        .expect("the first hint sets a cookie");
    cookie
        .split(';')
        .next()
        .expect("a cookie has a value")
        .to_owned()
}

/// Requests a second over keep-alive connections.
fn load(address: SocketAddr, request: &str) -> f64 {
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..CONNECTIONS {
            scope.spawn(|| {
                let mut stream = connect(address);
                for _ in 0..REQUESTS / CONNECTIONS {
                    exchange(&mut stream, request.as_bytes());
                }
            });
        }
    });
    REQUESTS as f64 / start.elapsed().as_secs_f64()
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream.set_nodelay(true).expect("a socket option");
    stream
}

/// One request and its whole answer.
fn exchange(stream: &mut TcpStream, request: &[u8]) -> Vec<u8> {
    stream.write_all(request).expect("the server reads");
    let mut answer = Vec::with_capacity(32 * 1024);
    let mut chunk = [0; 16 * 1024];
    loop {
        let count = stream.read(&mut chunk).expect("the server answers");
        assert!(count > 0, "the server keeps the connection");
        answer.extend_from_slice(&chunk[..count]);
        if let Some(expected) = whole_length(&answer)
            && answer.len() >= expected
        {
            return answer;
        }
    }
}

fn whole_length(answer: &[u8]) -> Option<usize> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")? + 4;
    let head = String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase();
    let length = head
        .split("content-length: ")
        .nth(1)?
        .split("\r\n")
        .next()?
        .parse::<usize>()
        .ok()?;
    Some(end + length)
}

fn head_length(answer: &[u8]) -> usize {
    answer
        .windows(4)
        .position(|window| window == b"\r\n\r\n")
        .map_or(0, |end| end + 4)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
