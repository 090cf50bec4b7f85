-- The library: puzzles to practise, and what learners did with them.

CREATE TABLE entries (
    -- Counts up: rows and the shelves below grow at their ends, which keeps an import quick.
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('mate', 'fork', 'skewer', 'tactic')),
    -- Solver moves.
    moves INTEGER NOT NULL CHECK (moves >= 1),
    -- The position shown, the solver to move.
    fen TEXT NOT NULL,
    -- Lines in UCI, moves parted by spaces, lines by commas; the first is the stored solution.
    lines TEXT NOT NULL,
    -- Public theme names, sorted, parted by spaces.
    themes TEXT NOT NULL,
    rating INTEGER NOT NULL CHECK (rating BETWEEN 0 AND 4000),
    deviation INTEGER NOT NULL CHECK (deviation BETWEEN 0 AND 4000),
    -- Where the position is from, for the curious.
    source TEXT NOT NULL,
    -- The edition of the shipped puzzles that it came in, 1 and up; 0: imported.
    edition INTEGER NOT NULL CHECK (edition >= 0)
) STRICT;

-- Shipped entries are few: found without reading the imported ones.
CREATE INDEX shipped ON entries (edition) WHERE edition > 0;

-- Theme 0 has every entry.
CREATE TABLE themes (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    -- How many entries have it: counting them anew would read the whole shelf.
    entries INTEGER NOT NULL CHECK (entries >= 0)
) STRICT;

INSERT INTO themes (number, name, entries) VALUES (0, '', 0);

-- The entries of a theme by difficulty. A band is 50 points wide: `rating / 50`.
CREATE TABLE shelves (
    theme INTEGER NOT NULL,
    band INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    PRIMARY KEY (theme, band, entry)
) STRICT, WITHOUT ROWID;

-- How far each file has been taken in; `file` is a hash of its size and its first megabyte.
CREATE TABLE imports (
    file BLOB NOT NULL PRIMARY KEY CHECK (length(file) = 32),
    -- Physical lines that are dealt with, the header among them.
    lines INTEGER NOT NULL,
    read INTEGER NOT NULL,
    stored INTEGER NOT NULL,
    known INTEGER NOT NULL,
    skipped INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What a learner did with a puzzle of the library.
CREATE TABLE practice (
    learner BLOB NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    -- The site day on which it comes back; null: not again.
    due_day INTEGER,
    -- How often it has been solved since it failed.
    box INTEGER NOT NULL CHECK (box >= 0),
    -- The site day of the latest change.
    last_day INTEGER NOT NULL,
    PRIMARY KEY (learner, puzzle)
) STRICT, WITHOUT ROWID;
