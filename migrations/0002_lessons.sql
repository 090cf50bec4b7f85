-- How far a learner has come in the steps of lessons. Lesson and step are the ids of the content; what
-- the content no longer has stays here unread.

CREATE TABLE steps (
    learner BLOB NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    lesson TEXT NOT NULL,
    step TEXT NOT NULL,
    -- Plies in UCI, with a space between.
    line TEXT NOT NULL,
    wrong INTEGER NOT NULL CHECK (wrong >= 0),
    hints INTEGER NOT NULL CHECK (hints >= 0),
    solution_shown INTEGER NOT NULL CHECK (solution_shown IN (0, 1)),
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    first_try INTEGER NOT NULL CHECK (first_try IN (0, 1)),
    -- The site day of the latest change.
    day INTEGER NOT NULL,
    -- Counts up with each change of any of the learner's steps: the highest is the latest.
    turn INTEGER NOT NULL CHECK (turn >= 1),
    PRIMARY KEY (learner, lesson, step)
) STRICT, WITHOUT ROWID;
