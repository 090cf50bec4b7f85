-- How strong learners are in practice, by theme; the theme `mixed` takes every puzzle in. Ratings
-- are on the scale of the library's.

CREATE TABLE levels (
    learner BLOB NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    theme TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    tried INTEGER NOT NULL CHECK (tried >= 0),
    solved INTEGER NOT NULL CHECK (solved BETWEEN 0 AND tried),
    PRIMARY KEY (learner, theme)
) STRICT, WITHOUT ROWID;

-- How they came to be: one row for each theme of a puzzle shown.
CREATE TABLE ratings (
    learner BLOB NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    theme TEXT NOT NULL,
    -- Counts the theme's rows from 1.
    number INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    rating_before REAL NOT NULL,
    rating_after REAL NOT NULL,
    PRIMARY KEY (learner, theme, number)
) STRICT, WITHOUT ROWID;

-- What has come back is found, and whether it is of a theme.
CREATE INDEX due ON practice (learner, due_day) WHERE due_day IS NOT NULL;
CREATE INDEX rated ON ratings (learner, puzzle, theme, number);
