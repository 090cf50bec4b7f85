//! Pages: state in, words and markup out. One view per template, same name.

pub mod archive;
mod asked;
pub mod board;
pub mod context;
pub mod course;
pub mod daily;
pub mod embed;
pub mod error;
mod figures;
pub mod frame;
pub mod home;
pub mod lesson;
mod links;
mod marks;
mod plot;
mod position;
pub mod practice;
pub mod progress;
mod promotion;
pub mod prose;
mod puzzle;
pub mod reference;
pub mod results;
mod review;
mod scene;
mod score;
mod status;
pub mod step;
pub mod themes;
mod verdict;

pub use context::PageContext;

/// Hidden fields of a form.
pub type Fields = Vec<(&'static str, String)>;
