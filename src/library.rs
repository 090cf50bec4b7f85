//! The library: puzzles to practise, by theme and difficulty, in the same SQLite file as the
//! learners' progress.
//!
//! Entries are the shipped puzzles ([`Library::sync`]) and imported ones ([`import`]). The tables
//! are made by the migrations of `progress`, which owns the file; this room owns what is in
//! `entries`, `themes`, `shelves` and `imports`, and reads `practice` to leave out what a learner
//! has seen. Randomness and dates are parameters.

mod entry;
pub mod import;
mod pick;
mod shelf;
mod sync;

pub use entry::{Entry, MOST_RATING, Origin};
pub use pick::Wanted;

use crate::progress::StoreError;
use crate::progress::sqlite::database::Database;
use crate::progress::sqlite::reader;
use crate::puzzle::Catalogue;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why the library gave no answer. The text is for logs, never for readers.
#[derive(Debug, thiserror::Error)]
#[error("library: {0}")]
pub struct LibraryError(String);

impl From<StoreError> for LibraryError {
    fn from(StoreError(why): StoreError) -> Self {
        LibraryError(why)
    }
}

impl From<rusqlite::Error> for LibraryError {
    fn from(error: rusqlite::Error) -> Self {
        LibraryError(error.to_string())
    }
}

/// The library in one SQLite file. Reads are short and made in place, on a connection per thread.
pub struct Library {
    path: PathBuf,
    /// Ends with the library; the readers on all threads watch it.
    life: Arc<()>,
}

impl Library {
    /// Opens the file, making it if there is none, and brings its tables up to date.
    ///
    /// # Errors
    /// It cannot be opened or written, is no database, or comes from a newer program.
    pub fn open(path: &Path) -> Result<Library, LibraryError> {
        Database::create(path)?;
        Ok(Library {
            path: path.to_owned(),
            life: Arc::new(()),
        })
    }

    /// How many entries each theme has, by its public name, in order of name. Themes without
    /// entries are left out.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn counts(&self) -> Result<Vec<(String, u64)>, LibraryError> {
        self.read(shelf::counts)
    }

    /// How many entries there are.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn total(&self) -> Result<u64, LibraryError> {
        self.read(shelf::total)
    }

    /// The entry of that id.
    ///
    /// # Errors
    /// The database does not answer, or holds what is no entry.
    pub fn get(&self, id: &str) -> Result<Option<Entry>, LibraryError> {
        self.read(|connection| entry::load(connection, id))
    }

    /// An entry of the theme as near to the rating as there is one: one that the learner has not
    /// seen, else any. The seed chooses among those equally near. `None`: the theme has none.
    ///
    /// # Errors
    /// The database does not answer, or holds what is no entry.
    pub fn pick(&self, wanted: &Wanted<'_>) -> Result<Option<Entry>, LibraryError> {
        self.read(|connection| pick::pick(connection, wanted))
    }

    /// Makes entries of the shipped puzzles, their difficulty as rating, and lets go of those that
    /// are shipped no more. Does nothing, and quickly, if all is as it was. Meant for start-up.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn sync(&self, catalogue: &Catalogue) -> Result<(), LibraryError> {
        let mut database = Database::reopen(&self.path)?;
        Ok(sync::sync(&mut database.connection, catalogue)?)
    }

    fn read<T>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, LibraryError> {
        Ok(reader::read(&self.life, &self.path, query)?)
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        self.life = Arc::new(());
        reader::close_stale();
    }
}
