//! The puzzle files compiled into the program: the one place that lists them.

macro_rules! file {
    ($name:expr) => {
        (
            concat!("puzzles/", $name),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/", $name)),
        )
    };
}

/// The five files of each edition.
macro_rules! set {
    ($($edition:literal),+) => {
        &[
            file!("editions.tsv"),
            $(
                file!(concat!($edition, "/mate-1.tsv")),
                file!(concat!($edition, "/mate-2.tsv")),
                file!(concat!($edition, "/mate-3.tsv")),
                file!(concat!($edition, "/fork.tsv")),
                file!(concat!($edition, "/skewer.tsv")),
            )+
        ]
    };
}

/// A new edition adds its number here.
const FILES: &[(&str, &str)] = set!(1, 2);

/// (name, text) of every embedded file, as [`super::Catalogue::parse`] takes them.
pub fn files() -> Vec<(String, String)> {
    FILES
        .iter()
        .map(|&(name, text)| (name.to_owned(), text.to_owned()))
        .collect()
}
