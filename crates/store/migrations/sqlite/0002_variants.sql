-- Variants of a game: their results are compared with their own only. Every table before this was of the base game.
ALTER TABLE tables ADD COLUMN variant TEXT NOT NULL DEFAULT 'base';
ALTER TABLE results ADD COLUMN variant TEXT NOT NULL DEFAULT 'base';

-- The score of a game without opponents, which counts for all who played it. Until now those were games of one.
ALTER TABLE results ADD COLUMN together INTEGER;
UPDATE results SET together = score WHERE players = 1;
DROP INDEX results_of_one;
CREATE INDEX results_together ON results (game, variant, players, together) WHERE together IS NOT NULL;

CREATE TABLE pooled_ratings (
    person      TEXT NOT NULL REFERENCES people (id),
    game        TEXT NOT NULL,
    variant     TEXT NOT NULL,
    players     INTEGER NOT NULL,
    mean        REAL NOT NULL,
    uncertainty REAL NOT NULL,
    games       INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    PRIMARY KEY (person, game, variant, players)
) STRICT, WITHOUT ROWID;
INSERT INTO pooled_ratings (person, game, variant, players, mean, uncertainty, games, updated_at)
    SELECT person, game, 'base', players, mean, uncertainty, games, updated_at FROM ratings;
DROP TABLE ratings;
ALTER TABLE pooled_ratings RENAME TO ratings;
CREATE INDEX ratings_by_rank ON ratings (game, variant, players, (mean - 3.0 * uncertainty));

-- Chat that only one team of a table reads. The lines of each team have numbers of their own, so that no gap in the numbers of
-- another chat tells that they have spoken.
CREATE TABLE team_chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    team     TEXT NOT NULL,
    n        INTEGER NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id),
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, team, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX team_chat_by_person ON team_chat (person);
