//! All integration tests, in one crate so that they link once.

#[path = "../support/any_answer.rs"]
mod any_answer;
#[path = "../support/any_text.rs"]
mod any_text;
#[path = "../support/fixed_point.rs"]
mod fixed_point;
#[path = "../support/lichess.rs"]
mod lichess;
#[path = "../support/plain.rs"]
mod plain;
#[path = "../support/random.rs"]
mod random;

mod browser;
mod cli;
mod content;
mod endgame;
mod endgame_play;
mod guide;
mod house;
mod i18n;
mod lessons;
mod library;
mod mate;
mod mate_cli;
mod mining;
mod notation;
mod puzzles;
mod rules;
mod schedule;
mod store;
mod store_contract;
mod store_model;
mod store_practice;
mod support;
mod themes;
mod views;
mod watch;
mod web;
