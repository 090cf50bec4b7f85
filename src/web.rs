//! The site over HTTP: routes, state, handlers, views, errors.
//!
//! Handlers turn a request into checked values and a [`puzzle_state::PuzzleState`]; `views` turn
//! that into words and markup. The browser script knows no chess rules: it posts the same forms
//! and swaps in the answer's markup.

pub mod assets;
pub mod cache;
pub mod calendar;
pub mod drill;
pub mod error;
pub mod handlers;
pub mod lesson_play;
pub mod lesson_standing;
pub mod log;
pub mod page;
pub mod play;
pub mod prefs;
pub mod preview;
pub mod puzzle_state;
pub mod routes;
pub mod searches;
pub mod security;
pub mod server;
pub mod settings;
pub mod state;
pub mod themes;
pub mod views;
pub mod visit;
