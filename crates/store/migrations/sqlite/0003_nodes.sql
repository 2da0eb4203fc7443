-- A file has one server, which holds a lock on it, so here the epoch of a table never rises. PostgreSQL's databases may have several
-- servers, each a node that owns some of the tables.
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
-- The format of its newest records. Only nodes of different versions ask for it.
ALTER TABLE tables ADD COLUMN format INTEGER NOT NULL DEFAULT 1;

-- Files of the browser client, by names that contain a hash of their content. Pages that were loaded from an older version find their
-- files here.
CREATE TABLE assets (
    path    TEXT NOT NULL PRIMARY KEY,
    media   TEXT NOT NULL,
    body    BLOB NOT NULL,
    used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
