use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

/// A small HTTP client over a socket: what it sends is what the test says, byte for byte.
pub struct Client {
    address: SocketAddr,
    pub cookies: BTreeMap<String, String>,
    pub headers: Vec<(String, String)>,
    /// Whether cookies are sent back.
    pub keeps_cookies: bool,
}

#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub bytes: Vec<u8>,
}

impl Response {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self
            .headers
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.bytes.clone()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Asserts a problem document and gives the last part of its type.
    pub fn problem(&self) -> String {
        assert_eq!(
            self.header("content-type"),
            Some("application/problem+json"),
            "{self:?}"
        );
        let body = self.json();
        assert_eq!(body["status"], self.status);
        assert!(
            body["title"]
                .as_str()
                .is_some_and(|title| !title.is_empty())
        );
        assert!(
            body["detail"]
                .as_str()
                .is_some_and(|detail| !detail.is_empty())
        );
        let kind = body["type"].as_str().unwrap();
        kind.strip_prefix("urn:gaffel:problem:").unwrap().to_owned()
    }
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client {
            address,
            cookies: BTreeMap::new(),
            headers: Vec::new(),
            keeps_cookies: true,
        }
    }

    pub fn header(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub fn get(&mut self, path: &str) -> Response {
        self.send("GET", path, &[], b"")
    }

    /// Sends a form as a browser's own page would.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Response {
        let body = serde_urlencoded::to_string(fields).unwrap();
        let origin = format!("http://{}", self.address);
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("origin", &origin),
        ];
        self.send("POST", path, &headers, body.as_bytes())
    }

    pub fn json(&mut self, path: &str, body: &Value) -> Response {
        let body = body.to_string();
        self.send(
            "POST",
            path,
            &[("content-type", "application/json")],
            body.as_bytes(),
        )
    }

    /// A form, and the page it leads to.
    pub fn post_and_follow(&mut self, path: &str, fields: &[(&str, &str)]) -> Response {
        let sent = self.post(path, fields);
        assert_eq!(sent.status, 303, "{}", sent.text());
        let location = sent.header("location").unwrap().to_owned();
        self.get(&location)
    }

    pub fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Response {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        let own = self
            .headers
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in headers.iter().copied().chain(own) {
            head += &format!("{name}: {value}\r\n");
        }
        if self.keeps_cookies && !self.cookies.is_empty() {
            let pairs: Vec<String> = self
                .cookies
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            head += &format!("cookie: {}\r\n", pairs.join("; "));
        }
        if !body.is_empty() || method == "POST" {
            head += &format!("content-length: {}\r\n", body.len());
        }
        head += "connection: close\r\n\r\n";
        let response = self.raw(&[head.as_bytes(), body].concat());
        self.keep_cookies(&response);
        response
    }

    /// Sends bytes as they are and reads the answer to its end.
    pub fn raw(&self, request: &[u8]) -> Response {
        let mut stream = TcpStream::connect(self.address).unwrap();
        // The server may answer and close before it has read a body that is too large.
        let _ = stream.write_all(request);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        parse(&answer)
    }

    fn keep_cookies(&mut self, response: &Response) {
        for (name, value) in &response.headers {
            if !name.eq_ignore_ascii_case("set-cookie") {
                continue;
            }
            let (pair, attributes) = value.split_once(';').unwrap_or((value, ""));
            let (cookie, value) = pair.split_once('=').unwrap();
            if attributes.to_ascii_lowercase().contains("max-age=0") {
                self.cookies.remove(cookie);
            } else {
                self.cookies.insert(cookie.to_owned(), value.to_owned());
            }
        }
    }
}

fn parse(answer: &[u8]) -> Response {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n");
    let end = end.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(answer)));
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let status = lines
        .next()
        .unwrap()
        .split(' ')
        .nth(1)
        .unwrap()
        .parse()
        .unwrap();
    let headers: Vec<(String, String)> = lines
        .map(|line| line.split_once(": ").unwrap_or((line, "")))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Response {
        status,
        headers,
        bytes: unchunk(&head, &answer[end + 4..]),
    }
}

/// The body without its transfer coding.
fn unchunk(head: &str, mut body: &[u8]) -> Vec<u8> {
    if !head
        .to_ascii_lowercase()
        .contains("transfer-encoding: chunked")
    {
        return body.to_vec();
    }
    let mut plain = Vec::new();
    while let Some(end) = body.windows(2).position(|window| window == b"\r\n") {
        let size = usize::from_str_radix(&String::from_utf8_lossy(&body[..end]), 16).unwrap();
        if size == 0 {
            break;
        }
        plain.extend_from_slice(&body[end + 2..end + 2 + size]);
        body = &body[end + 2 + size + 2..];
    }
    plain
}
