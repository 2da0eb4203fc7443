-- Variants of a game: their results are compared with their own only. Every table before this was of the base game.
ALTER TABLE tables ADD COLUMN variant TEXT COLLATE "C" NOT NULL DEFAULT 'base';
ALTER TABLE results ADD COLUMN variant TEXT COLLATE "C" NOT NULL DEFAULT 'base';

-- The score of a game without opponents, which counts for all who played it. Until now those were games of one.
ALTER TABLE results ADD COLUMN together BIGINT;
UPDATE results SET together = score WHERE players = 1;
DROP INDEX results_of_one;
CREATE INDEX results_together ON results (game, variant, players, together) WHERE together IS NOT NULL;

DROP INDEX ratings_by_rank;
ALTER TABLE ratings ADD COLUMN variant TEXT COLLATE "C" NOT NULL DEFAULT 'base';
ALTER TABLE ratings ALTER COLUMN variant DROP DEFAULT;
ALTER TABLE ratings DROP CONSTRAINT ratings_pkey;
ALTER TABLE ratings ADD PRIMARY KEY (person, game, variant, players);
CREATE INDEX ratings_by_rank ON ratings (game, variant, players, (mean - 3.0 * uncertainty));

-- Chat that only one team of a table reads. The lines of each team have numbers of their own, so that no gap in the numbers of
-- another chat tells that they have spoken.
CREATE TABLE team_chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    team     TEXT COLLATE "C" NOT NULL,
    n        BIGINT NOT NULL,
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, team, n)
);
CREATE INDEX team_chat_by_person ON team_chat (person);
