//! Reading: a read-only connection per thread and store, used inline.

use super::database::Database;
use crate::progress::StoreError;
use rusqlite::Connection;
use std::cell::RefCell;
use std::path::Path;
use std::sync::{Arc, Weak};

thread_local! {
    static READERS: RefCell<Vec<Reader>> = const { RefCell::new(Vec::new()) };
}

struct Reader {
    /// The life of the store it belongs to.
    store: Weak<()>,
    database: Database,
}

/// Runs a query on this thread's connection to the store at `path`, opening it if need be. After an
/// error the connection is given up.
pub(crate) fn read<T>(
    store: &Arc<()>,
    path: &Path,
    query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    let own = Arc::downgrade(store);
    READERS
        .try_with(|readers| {
            let mut readers = readers
                .try_borrow_mut()
                .map_err(|_| StoreError("a read within a read".into()))?;
            // Connections of stores that are gone are closed on the way.
            readers.retain(|reader| reader.store.strong_count() > 0);
            let known = readers.iter().position(|reader| reader.store.ptr_eq(&own));
            let reader = match known.map(|index| readers.swap_remove(index)) {
                Some(reader) if reader.database.is_current(path) => reader,
                gone => {
                    drop(gone);
                    Reader {
                        store: own,
                        database: Database::read_only(path)?,
                    }
                }
            };
            let found = query(&reader.database.connection)?;
            readers.push(reader);
            Ok(found)
        })
        .map_err(|_| StoreError("the thread is ending".into()))?
}

/// Closes this thread's connections to stores that are gone.
pub(crate) fn close_stale() {
    // A thread that is ending closes all of its connections anyway.
    let _ = READERS.try_with(|readers| {
        if let Ok(mut readers) = readers.try_borrow_mut() {
            readers.retain(|reader| reader.store.strong_count() > 0);
        }
    });
}
