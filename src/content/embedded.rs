//! The content files compiled into the program; `build.rs` lists them.

static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/content.rs"));

/// (name, bytes) of every embedded file, as [`super::load`] takes them; names begin with `content/`.
pub fn files() -> Vec<(String, Vec<u8>)> {
    FILES
        .iter()
        .map(|&(name, bytes)| (name.to_owned(), bytes.to_owned()))
        .collect()
}
