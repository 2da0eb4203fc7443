-- What an account's name looks like, so that no other account and no guest takes one that can be mistaken for it. The server
-- works it out when it starts. Of accounts that looked alike before, the oldest has it and the others have none.
ALTER TABLE people ADD COLUMN look TEXT;
CREATE UNIQUE INDEX people_by_look ON people (look);

-- Whether the author had an account when they wrote the line. Before, a line had only the author's name of that time.
ALTER TABLE chat ADD COLUMN account INTEGER NOT NULL DEFAULT 0;
UPDATE chat SET account = 1 WHERE EXISTS (SELECT 1 FROM people p
    WHERE p.id = chat.person AND p.name_key IS NOT NULL AND p.name = chat.name AND p.account_at <= chat.at);
ALTER TABLE team_chat ADD COLUMN account INTEGER NOT NULL DEFAULT 0;
UPDATE team_chat SET account = 1 WHERE EXISTS (SELECT 1 FROM people p
    WHERE p.id = team_chat.person AND p.name_key IS NOT NULL AND p.name = team_chat.name AND p.account_at <= team_chat.at);
