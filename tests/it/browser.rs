//! The site in a real browser: Chromium, driven over WebDriver by Debian's chromedriver.
//!
//! `./test` installs both, and the accessibility checker. Nothing here is skipped where they are
//! missing: what only a browser shows is what these tests are for.

mod access;
mod board;
mod driver;
mod keyboard;
mod layout;
mod lessons;
mod play;
mod practice;
mod scriptless;
mod tree;

use driver::{Browser, Options};
