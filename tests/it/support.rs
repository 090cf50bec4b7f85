//! What the tests over HTTP share: the site on a free port, a client with a cookie jar, and a lesson of
//! every kind of step.

mod app;
mod client;
pub mod course;

pub use app::TestApp;
pub use client::{Client, Response};
