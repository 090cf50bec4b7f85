//! Opening the file: creation, pragmas, migrations, and noticing that it has been exchanged.

use crate::progress::StoreError;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use rusqlite_migration::{M, Migrations};
use std::path::Path;
use std::time::Duration;

const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../../migrations/0001_progress.sql")),
    M::up(include_str!("../../../migrations/0002_lessons.sql")),
    M::up(include_str!("../../../migrations/0003_library.sql")),
    M::up(include_str!("../../../migrations/0004_practice.sql")),
];
const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// How long the writer waits for another process that holds the lock.
const WRITER_BUSY: Duration = Duration::from_millis(5000);
/// Readers hardly ever wait in WAL mode, and a page must not hang on one that does.
const READER_BUSY: Duration = Duration::from_millis(250);

/// A connection, and the file it was made to.
pub(crate) struct Database {
    pub connection: Connection,
    file: FileId,
}

impl Database {
    /// Opens for writing, making the file if there is none.
    pub fn create(path: &Path) -> Result<Database, StoreError> {
        make_private(path)?;
        Database::reopen(path)
    }

    /// Opens for writing a file that is there. One that has vanished is not made anew: it held the
    /// readers' progress and the cookie key, so its loss must be seen and mended by hand.
    pub fn reopen(path: &Path) -> Result<Database, StoreError> {
        let mut database = Database::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE, WRITER_BUSY)?;
        let connection = &mut database.connection;
        let mode: String =
            connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
        if mode != "wal" {
            return Err(StoreError(format!("no WAL on this file system: {mode}")));
        }
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        // What a learner has deleted must not linger in free pages.
        connection.pragma_update(None, "secure_delete", "ON")?;
        migrate(connection)?;
        Ok(database)
    }

    pub fn read_only(path: &Path) -> Result<Database, StoreError> {
        Database::open(path, OpenFlags::SQLITE_OPEN_READ_ONLY, READER_BUSY)
    }

    fn open(path: &Path, mode: OpenFlags, busy: Duration) -> Result<Database, StoreError> {
        // Each connection stays on the thread that uses it.
        let connection = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(busy)?;
        Ok(Database {
            connection,
            file: FileId::of(path)?,
        })
    }

    /// False when the path now leads to another file, or to none. (The file that is open keeps its
    /// number for as long as it is open, so a new one cannot have the same.)
    pub fn is_current(&self, path: &Path) -> bool {
        FileId::of(path).is_ok_and(|file| file == self.file)
    }
}

/// Takes the steps that are missing. Another process may be taking them at the same time: its lock is
/// waited for, and as the version was read before, what it has done shows at the second try.
fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    connection.set_transaction_behavior(TransactionBehavior::Immediate);
    let done = MIGRATIONS
        .to_latest(connection)
        .or_else(|_| MIGRATIONS.to_latest(connection));
    connection.set_transaction_behavior(TransactionBehavior::Deferred);
    done.map_err(|error| {
        let reason = match error {
            // With the whole step, which tells a reader nothing.
            rusqlite_migration::Error::RusqliteError { err, .. } => err.to_string(),
            other => other.to_string(),
        };
        StoreError(format!("migration: {reason}"))
    })
}

/// The file holds the key that signs cookies: nobody but its owner may read it.
fn make_private(path: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
            Err(StoreError(format!("{}: {error}", path.display())))
        }
        _ => Ok(()),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FileId {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    inode: u64,
}

impl FileId {
    fn of(path: &Path) -> Result<FileId, StoreError> {
        let found = std::fs::metadata(path)
            .map_err(|error| StoreError(format!("{}: {error}", path.display())))?;
        #[cfg(unix)]
        return Ok(FileId {
            device: std::os::unix::fs::MetadataExt::dev(&found),
            inode: std::os::unix::fs::MetadataExt::ino(&found),
        });
        #[cfg(not(unix))]
        return Ok(FileId {});
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_migrations_are_valid() {
        MIGRATIONS.validate().unwrap();
    }

    #[test]
    fn a_database_from_a_newer_program_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gaffel.db");
        let database = Database::create(&path).unwrap();
        database
            .connection
            .pragma_update(None, "user_version", 99)
            .unwrap();
        drop(database);
        assert!(Database::create(&path).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_new_database_is_readable_by_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("gaffel.db");
        Database::create(&path).unwrap();
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
