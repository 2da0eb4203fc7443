-- The whole memory of a server. docs/store.md tells what each table is for.
-- Ids and keys are compared byte by byte (COLLATE "C"), as SQLite does.
-- Times are milliseconds since the Unix epoch; ids are text made by the server.

CREATE TABLE settings (
    key   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- A guest has a name only; an account has a key that is unique and a password as well.
-- A guest who logged in to an account stays as a signpost to it.
CREATE TABLE people (
    id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name        TEXT NOT NULL,
    created_at  BIGINT NOT NULL,
    name_key    TEXT COLLATE "C" UNIQUE,
    password    TEXT,
    account_at  BIGINT,
    preferences TEXT,
    merged_into TEXT COLLATE "C" REFERENCES people (id),
    merged_at   BIGINT,
    CHECK ((name_key IS NULL) = (password IS NULL)),
    CHECK ((name_key IS NULL) = (account_at IS NULL)),
    CHECK (name_key IS NULL OR merged_into IS NULL)
);

CREATE TABLE sessions (
    token      BYTEA NOT NULL PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    created_at BIGINT NOT NULL,
    expires    BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

-- The head of a table: what lists and timers need without reading its records.
CREATE TABLE tables (
    id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game        TEXT COLLATE "C" NOT NULL,
    rules       TEXT NOT NULL,
    players     BIGINT NOT NULL,
    visibility  TEXT NOT NULL CHECK (visibility IN ('public', 'link')),
    status      TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished', 'abandoned')),
    created_at  BIGINT NOT NULL,
    updated_at  BIGINT NOT NULL,
    finished_at BIGINT,
    wake_at     BIGINT,
    listing     TEXT NOT NULL,
    last        BIGINT NOT NULL,
    chat_last   BIGINT NOT NULL DEFAULT 0,
    next        TEXT COLLATE "C"
);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL AND status IN ('open', 'running');
-- The lobby looks here, and so does whoever counts tables. An index that began with the status would tempt SQLite away
-- from the one above.
CREATE INDEX tables_in_lobby ON tables (visibility, status, game);

-- What happened at a table, in order. Rows are added and never changed.
CREATE TABLE records (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    person   TEXT COLLATE "C" REFERENCES people (id),
    name     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- How each seat ended, with the rating before and after where the table was rated.
CREATE TABLE results (
    table_id           TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat               BIGINT NOT NULL,
    person             TEXT COLLATE "C" REFERENCES people (id),
    game               TEXT COLLATE "C" NOT NULL,
    players            BIGINT NOT NULL,
    at                 BIGINT NOT NULL,
    place              BIGINT NOT NULL,
    score              BIGINT NOT NULL,
    resigned           BOOLEAN NOT NULL,
    solo_rank          TEXT,
    mean_before        DOUBLE PRECISION,
    uncertainty_before DOUBLE PRECISION,
    mean_after         DOUBLE PRECISION,
    uncertainty_after  DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person, at, table_id) WHERE person IS NOT NULL;
CREATE INDEX results_of_one ON results (game, score) WHERE players = 1;

CREATE TABLE ratings (
    person      TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    game        TEXT COLLATE "C" NOT NULL,
    players     BIGINT NOT NULL,
    mean        DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games       BIGINT NOT NULL,
    updated_at  BIGINT NOT NULL,
    PRIMARY KEY (person, game, players)
);
CREATE INDEX ratings_by_rank ON ratings (game, players, (mean - 3.0 * uncertainty));

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE mutes (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    other  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, other)
);
CREATE INDEX mutes_by_other ON mutes (other);
