-- A database of version 1 as it was made then, with a table whose rows are partly posted.
CREATE TABLE tables (
    code       TEXT    NOT NULL PRIMARY KEY,
    standing   TEXT    NOT NULL
        CHECK (standing = 'lobby' OR standing = 'playing' OR standing = 'over'),
    last_seq   INTEGER NOT NULL,
    written_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE journal (
    table_code TEXT    NOT NULL,
    seq        INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    actor      TEXT    NOT NULL,
    command    TEXT    NOT NULL,
    digest     INTEGER NOT NULL,
    deed       TEXT    NOT NULL,
    hash       INTEGER NOT NULL,
    talk       INTEGER NOT NULL CHECK (talk = 0 OR talk = 1),
    PRIMARY KEY (table_code, seq),
    UNIQUE (table_code, actor, command)
) STRICT, WITHOUT ROWID;
CREATE TABLE daybook (
    table_code TEXT    NOT NULL,
    standing   TEXT    NOT NULL
        CHECK (standing = 'lobby' OR standing = 'playing' OR standing = 'over'),
    seq        INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    actor      TEXT    NOT NULL,
    command    TEXT    NOT NULL,
    digest     INTEGER NOT NULL,
    deed       TEXT    NOT NULL,
    hash       INTEGER NOT NULL,
    talk       INTEGER NOT NULL CHECK (talk = 0 OR talk = 1)
) STRICT;
CREATE VIEW standing_in_daybook AS
    SELECT table_code AS code, standing, max(seq) AS last_seq, at AS written_at
    FROM daybook GROUP BY table_code;
CREATE VIEW standing_now AS
    SELECT code, standing, last_seq, written_at FROM standing_in_daybook
    UNION ALL
    SELECT code, standing, last_seq, written_at FROM tables
    WHERE code NOT IN (SELECT table_code FROM daybook);
INSERT INTO tables VALUES ('APPLE', 'lobby', 1, 1800000001000);
INSERT INTO journal VALUES
    ('APPLE', 1, 1800000001000, 'person:1', 'opens', -1, '{"opened":{}}', 1, 0);
INSERT INTO daybook VALUES
    ('APPLE', 'playing', 2, 1800000002000, 'person:2', 'talks', 7, '{"said":"hello"}', 2, 1);
PRAGMA application_id = 1245794380;
PRAGMA user_version = 1;
