-- Several servers on one database. Each is a node with a lease, which it renews by the database's clock. A table is run by the
-- node that owns it, and its epoch rises with each new owner: an earlier owner can write nothing.
CREATE TABLE nodes (
    id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    lease_until BIGINT NOT NULL,
    -- Whether it exchanges messages with other nodes. One that does not must be the only one.
    connected   BOOLEAN NOT NULL,
    -- The newest format of records that it reads.
    format      BIGINT NOT NULL
);

ALTER TABLE tables ADD COLUMN owner TEXT COLLATE "C";
ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
-- The format of its newest records, as far as the servers that have run it know: a node that does not read it can't run the table.
ALTER TABLE tables ADD COLUMN format BIGINT NOT NULL DEFAULT 1;

-- Files of the browser client, by names that contain a hash of their content. Pages that were loaded from an older version, or from another
-- node, find their files here.
CREATE TABLE assets (
    path    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    media   TEXT NOT NULL,
    body    BYTEA NOT NULL,
    used_at BIGINT NOT NULL
);
