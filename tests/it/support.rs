//! What the tests over HTTP share: the site on a free port, and a client with a cookie jar.

mod app;
mod client;

pub use app::TestApp;
pub use client::Client;
