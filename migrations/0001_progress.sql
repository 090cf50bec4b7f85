-- Days are counted from 1970-01-01: `date(day * 86400, 'unixepoch')` shows one.
-- Flags are 0 or 1.

CREATE TABLE learners (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- The site day of the first event.
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE attempts (
    learner BLOB NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    -- Plies in UCI, with a space between.
    line TEXT NOT NULL,
    hints INTEGER NOT NULL CHECK (hints BETWEEN 0 AND 3),
    solution_shown INTEGER NOT NULL CHECK (solution_shown IN (0, 1)),
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    first_try INTEGER NOT NULL CHECK (first_try IN (0, 1)),
    -- The site day on which the day was first solved without the solution, and whether at the first
    -- try; both survive an exchange of the day's puzzle.
    solved_on INTEGER,
    solved_first_try INTEGER NOT NULL CHECK (solved_first_try IN (0, 1)),
    PRIMARY KEY (learner, day)
) STRICT, WITHOUT ROWID;

-- Distinct wrong moves: the key makes a move posted twice count once.
CREATE TABLE tries (
    learner BLOB NOT NULL,
    day INTEGER NOT NULL,
    line TEXT NOT NULL,
    uci TEXT NOT NULL,
    PRIMARY KEY (learner, day, line, uci),
    FOREIGN KEY (learner, day) REFERENCES attempts (learner, day) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What the site itself must remember, such as the key that signs cookies.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
