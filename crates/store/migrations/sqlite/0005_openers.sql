-- Who opened a table and from which network, so that nobody opens too many and the lobby has room for everyone. The network is a
-- hash that the server makes with its secret key, and only until the table ends.
ALTER TABLE tables ADD COLUMN opened_by TEXT REFERENCES people (id);
ALTER TABLE tables ADD COLUMN opened_from TEXT;
UPDATE tables SET opened_by = (SELECT p.id FROM records r JOIN people p
        ON p.id = CASE WHEN r.body LIKE '{"kind":"opened"%' THEN json_extract(r.body, '$.charter.host') END
    WHERE r.table_id = tables.id AND r.seq = 1)
    WHERE status IN ('open', 'running');
CREATE INDEX tables_by_opener ON tables (opened_by) WHERE opened_by IS NOT NULL;
CREATE INDEX tables_by_network ON tables (opened_from) WHERE opened_from IS NOT NULL;
CREATE INDEX people_by_merge ON people (merged_into) WHERE merged_into IS NOT NULL;
