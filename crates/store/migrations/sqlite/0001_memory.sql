-- The whole memory of a server. docs/store.md tells what each table is for.
-- Times are milliseconds since the Unix epoch; ids are text made by the server.

CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A guest has a name only; an account has a key that is unique and a password as well.
-- A guest who logged in to an account stays as a signpost to it.
CREATE TABLE people (
    id          TEXT NOT NULL PRIMARY KEY,
    name        TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    name_key    TEXT UNIQUE,
    password    TEXT,
    account_at  INTEGER,
    preferences TEXT,
    merged_into TEXT REFERENCES people (id),
    merged_at   INTEGER,
    CHECK ((name_key IS NULL) = (password IS NULL)),
    CHECK ((name_key IS NULL) = (account_at IS NULL)),
    CHECK (name_key IS NULL OR merged_into IS NULL)
) STRICT;

CREATE TABLE sessions (
    token      BLOB NOT NULL PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL,
    expires    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

-- The head of a table: what lists and timers need without reading its records.
CREATE TABLE tables (
    id          TEXT NOT NULL PRIMARY KEY,
    game        TEXT NOT NULL,
    rules       TEXT NOT NULL,
    players     INTEGER NOT NULL,
    visibility  TEXT NOT NULL CHECK (visibility IN ('public', 'link')),
    status      TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished', 'abandoned')),
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    finished_at INTEGER,
    wake_at     INTEGER,
    listing     TEXT NOT NULL,
    last        INTEGER NOT NULL,
    chat_last   INTEGER NOT NULL DEFAULT 0,
    next        TEXT
) STRICT;
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL AND status IN ('open', 'running');
-- The lobby looks here, and so does whoever counts tables. An index that began with the status would tempt SQLite away
-- from the one above.
CREATE INDEX tables_in_lobby ON tables (visibility, status, game);

-- What happened at a table, in order. Rows are added and never changed.
CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   TEXT REFERENCES people (id),
    name     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- How each seat ended, with the rating before and after where the table was rated.
CREATE TABLE results (
    table_id           TEXT NOT NULL REFERENCES tables (id),
    seat               INTEGER NOT NULL,
    person             TEXT REFERENCES people (id),
    game               TEXT NOT NULL,
    players            INTEGER NOT NULL,
    at                 INTEGER NOT NULL,
    place              INTEGER NOT NULL,
    score              INTEGER NOT NULL,
    resigned           INTEGER NOT NULL,
    solo_rank          TEXT,
    mean_before        REAL,
    uncertainty_before REAL,
    mean_after         REAL,
    uncertainty_after  REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, at, table_id) WHERE person IS NOT NULL;
CREATE INDEX results_of_one ON results (game, score) WHERE players = 1;

CREATE TABLE ratings (
    person      TEXT NOT NULL REFERENCES people (id),
    game        TEXT NOT NULL,
    players     INTEGER NOT NULL,
    mean        REAL NOT NULL,
    uncertainty REAL NOT NULL,
    games       INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    PRIMARY KEY (person, game, players)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_rank ON ratings (game, players, (mean - 3.0 * uncertainty));

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id),
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id),
    other  TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_other ON mutes (other);
