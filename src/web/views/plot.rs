//! Plots as vectors: geometry in numbers, no words, no colours. What a plot means is told beside it.

pub mod bar;
pub mod line;
pub mod year;
