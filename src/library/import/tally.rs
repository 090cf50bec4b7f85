//! The figures of an import, and who is told of it.

use super::Skip;

/// What has become of the rows of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// All rows, the header not counted: the sum of the others.
    pub read: u64,
    pub stored: u64,
    /// Rows that had an entry already; if rating or themes had changed, it is up to date now.
    pub known: u64,
    pub skipped: u64,
}

/// Told how an import goes, in the order of the file, and only of what has been written.
pub trait Watch {
    /// An earlier run has got so many lines into the file, with these figures; this one goes on
    /// behind them.
    fn resumed(&mut self, lines: u64, tally: &Tally);
    /// A row is left out. `line`: from 1.
    fn skipped(&mut self, line: u64, why: &Skip);
    /// `bytes` of `total` have been read from the file; 0 of a pipe.
    fn moved(&mut self, tally: &Tally, bytes: u64, total: u64);
}
