//! Chromium and its driver, from start to end of one test.

use crate::support::TestApp;
use actix_web::rt::Runtime;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions,
};
use fantoccini::{ClientBuilder, Locator, elements::Element, key::Key};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const FLAGS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];
/// How long a condition may take to come true; only a failing test waits that long.
const PATIENCE: Duration = Duration::from_secs(40);
/// The driver takes a free port of one kind of address and ends if another program has it of the
/// other kind.
const DRIVER_STARTS: usize = 5;
const LOOK_AGAIN: Duration = Duration::from_millis(40);
/// Between the points of a drag, so that the page sees a movement and no jump.
const HAND: Duration = Duration::from_millis(40);

/// How the browser is set up.
#[derive(Clone, Copy)]
pub struct Options {
    pub scripts: bool,
    /// Width and height in CSS pixels.
    pub size: (u32, u32),
    /// A telephone: touch, and a viewport as telephones have it.
    pub phone: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            scripts: true,
            size: (1000, 900),
            phone: false,
        }
    }
}

pub struct Browser {
    client: Option<fantoccini::Client>,
    /// What fantoccini has no words for goes to the driver as it is.
    address: SocketAddr,
    session: String,
    /// Chromium's own process.
    chromium: Option<i32>,
    driver: Child,
    /// Held open: the driver ends when it cannot write.
    _said: BufReader<ChildStdout>,
    runtime: Runtime,
    site: String,
    _profile: TempDir,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Pointer {
    Mouse,
    Finger,
}

impl Browser {
    pub fn open(app: &TestApp) -> Browser {
        Browser::with(app, Options::default())
    }

    pub fn with(app: &TestApp, options: Options) -> Browser {
        let (mut driver, said, address) = start_driver();
        let profile = tempfile::tempdir().unwrap();
        let runtime = Runtime::new().unwrap();
        let connected = runtime.block_on(
            ClientBuilder::new(HttpConnector::new())
                .capabilities(capabilities(&profile, options))
                .connect(&format!("http://{address}")),
        );
        let client = connected.unwrap_or_else(|error| {
            let _ = driver.kill();
            let _ = driver.wait();
            panic!("Chromium does not start: {error}")
        });
        let session = runtime.block_on(client.session_id()).unwrap().unwrap();
        let process = client
            .capabilities()
            .and_then(|all| all.get("goog:processID"));
        let chromium = process
            .and_then(Value::as_i64)
            .and_then(|id| i32::try_from(id).ok());
        let browser = Browser {
            client: Some(client),
            address,
            session,
            chromium,
            driver,
            _said: said,
            runtime,
            site: format!("http://{}", app.address),
            _profile: profile,
        };
        browser.resize(options);
        browser
    }

    fn resize(&self, options: Options) {
        let (width, height) = options.size;
        let metrics = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": 1,
            "mobile": options.phone,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics);
        if options.phone {
            let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
            self.devtools("Emulation.setTouchEmulationEnabled", touch);
        }
    }

    fn client(&self) -> &fantoccini::Client {
        self.client
            .as_ref()
            .expect("the session ends with the browser")
    }

    /// A command of Chromium's own protocol.
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.ask(
            "goog/cdp/execute",
            &json!({ "cmd": command, "params": parameters }),
        )
    }

    fn ask(&self, command: &str, body: &Value) -> Value {
        let path = format!("/session/{}/{command}", self.session);
        let answer = post(self.address, &path, &body.to_string()).unwrap();
        let mut answer: Value = serde_json::from_str(&answer).unwrap();
        let value = answer["value"].take();
        assert!(value["error"].is_null(), "{command}: {value}");
        value
    }

    /// Opens a page of the site and waits until it is loaded.
    pub fn goto(&self, path: &str) {
        let url = format!("{}{path}", self.site);
        self.runtime.block_on(self.client().goto(&url)).unwrap();
    }

    /// Path and query of the page that is open.
    pub fn here(&self) -> String {
        let url = self.runtime.block_on(self.client().current_url()).unwrap();
        url.as_str()
            .strip_prefix(&self.site)
            .unwrap_or(url.as_str())
            .to_owned()
    }

    /// Runs the body of a function in the page; without scripts of its own too.
    pub fn run(&self, script: &str) -> Value {
        self.run_with(script, Vec::new())
    }

    pub fn run_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        let done = self
            .runtime
            .block_on(self.client().execute(script, arguments));
        done.unwrap_or_else(|error| panic!("{error} in {script}"))
    }

    /// Runs a script that calls its last argument when it is done.
    pub fn run_to_end(&self, script: &str) -> Value {
        let done = self
            .runtime
            .block_on(self.client().execute_async(script, Vec::new()));
        done.unwrap_or_else(|error| panic!("{error} in {script}"))
    }

    pub fn find(&self, selector: &str) -> Element {
        let found = self
            .runtime
            .block_on(self.client().find(Locator::Css(selector)));
        found.unwrap_or_else(|error| panic!("{selector} on {}: {error}", self.here()))
    }

    pub fn click(&self, selector: &str) {
        let element = self.find(selector);
        self.runtime.block_on(element.click()).unwrap();
    }

    pub fn text(&self, selector: &str) -> String {
        let element = self.find(selector);
        self.runtime.block_on(element.text()).unwrap()
    }

    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let element = self.find(selector);
        self.runtime.block_on(element.attr(name)).unwrap()
    }

    pub fn count(&self, selector: &str) -> usize {
        self.runtime
            .block_on(self.client().find_all(Locator::Css(selector)))
            .unwrap()
            .len()
    }

    /// Presses keys one after the other, wherever the focus is.
    pub fn press(&self, keys: &[Key]) {
        self.keys(keys.iter().map(|&key| char::from(key)));
    }

    pub fn write(&self, text: &str) {
        self.keys(text.chars());
    }

    fn keys(&self, keys: impl Iterator<Item = char>) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys {
            actions = actions
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value });
        }
        self.runtime
            .block_on(self.client().perform_actions(actions))
            .unwrap();
    }

    /// Goes to the first point, presses, goes over the others and lets go.
    pub fn drag(&self, pointer: Pointer, points: &[(f64, f64)]) {
        let go = |&(x, y): &(f64, f64)| PointerAction::MoveTo {
            duration: Some(HAND),
            x,
            y,
        };
        let mut steps = vec![go(&points[0]), PointerAction::Down { button: 0 }];
        steps.extend(points[1..].iter().map(go));
        steps.push(PointerAction::Pause { duration: HAND });
        steps.push(PointerAction::Up { button: 0 });
        let performed = match pointer {
            Pointer::Mouse => {
                let mouse = MouseActions::new("mouse".to_owned());
                let mouse = steps.into_iter().fold(mouse, InputSource::then);
                self.runtime.block_on(self.client().perform_actions(mouse))
            }
            Pointer::Finger => {
                let finger = TouchActions::new("finger".to_owned());
                let finger = steps.into_iter().fold(finger, InputSource::then);
                self.runtime.block_on(self.client().perform_actions(finger))
            }
        };
        performed.unwrap();
    }

    /// Looks until the expression is true in the page.
    pub fn wait_for(&self, what: &str) {
        let script = format!("return Boolean({what})");
        let begun = Instant::now();
        // A page that is just being left has nothing to look at: that is a no.
        while self
            .runtime
            .block_on(self.client().execute(&script, Vec::new()))
            .ok()
            != Some(Value::Bool(true))
        {
            if begun.elapsed() > PATIENCE {
                let page = self.run("return document.getElementById('puzzle')?.innerText ?? ''");
                panic!(
                    "never true on {}: {what}\n{page}\n{:?}",
                    self.here(),
                    self.errors()
                );
            }
            std::thread::sleep(LOOK_AGAIN);
        }
    }

    /// Everything grave that the console said since it was last asked.
    pub fn errors(&self) -> Vec<String> {
        let entries = self.ask("se/log", &json!({ "type": "browser" }));
        let entries = entries.as_array().expect("the log is a list");
        let grave = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        grave.map(|entry| entry["message"].to_string()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let ended = self
            .client
            .take()
            .map(|client| self.runtime.block_on(client.close()));
        if !matches!(ended, Some(Ok(())))
            && let Some(chromium) = self.chromium
        {
            // SAFETY: sends a signal; the driver, still running, has not reaped this process.
            unsafe { libc::kill(chromium, libc::SIGKILL) };
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// One request; the driver keeps the connection open, so the answer's length says where it ends.
fn post(address: SocketAddr, path: &str, body: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    let length = body.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        answer.read_line(&mut line)?;
        match line.trim_end().split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().map_err(std::io::Error::other)?;
            }
            None if line.trim_end().is_empty() => break,
            _ => {}
        }
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body)?;
    String::from_utf8(body).map_err(std::io::Error::other)
}

/// Starts the driver on a free port.
fn start_driver() -> (Child, BufReader<ChildStdout>, SocketAddr) {
    let mut said = String::new();
    for _ in 0..DRIVER_STARTS {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!(
                    "chromedriver: {error}. The browser tests need Debian's packages chromium and \
                     chromium-driver; ./test installs them."
                )
            });
        let mut output = BufReader::new(driver.stdout.take().expect("it is piped"));
        let mut line = String::new();
        while output.read_line(&mut line).is_ok_and(|length| length > 0) {
            if let Some(port) = port_in(&line) {
                return (driver, output, SocketAddr::from(([127, 0, 0, 1], port)));
            }
            said += &line;
            line.clear();
        }
        let _ = driver.kill();
        let _ = driver.wait();
    }
    panic!("chromedriver does not say its port: {said}");
}

fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim_end().trim_end_matches('.').parse().ok()
}

fn capabilities(profile: &TempDir, options: Options) -> Map<String, Value> {
    let mut flags: Vec<String> = FLAGS.map(str::to_owned).to_vec();
    flags.push(format!("--user-data-dir={}", profile.path().display()));
    let mut chromium = json!({ "args": flags });
    if !options.scripts {
        let forbidden = json!({ "profile.managed_default_content_settings.javascript": 2 });
        chromium["prefs"] = forbidden;
    }
    let all = json!({
        "goog:chromeOptions": chromium,
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    all.as_object().expect("it is written as one").clone()
}
