//! Gaffel: a chess puzzle a day, judged by exhaustive search.
//!
//! Data flows one way: text → checked types → pure core → page. Each module is one room;
//! a room uses only rooms above it in this list (a test reads the imports).
//! `docs/ARCHITECTURE.md` walks one move through them.

pub mod chess;

pub mod endgame;
pub mod mate;
pub mod theme;

pub mod puzzle;

pub mod i18n;

pub mod lesson;

pub mod content;

pub mod diagram;

pub mod progress;

pub mod library;

pub mod web;

pub mod cli;
