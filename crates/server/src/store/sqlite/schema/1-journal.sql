-- The tables, one row each. Whatever the daybook says of a table is newer.
CREATE TABLE tables (
    code       TEXT    NOT NULL PRIMARY KEY,
    -- Not IN: SQLite would build a list of the three for every row.
    standing   TEXT    NOT NULL
        CHECK (standing = 'lobby' OR standing = 'playing' OR standing = 'over'),
    last_seq   INTEGER NOT NULL,
    -- When the last row was, in milliseconds since 1970.
    written_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The journals. Without a rowid, the rows of one table lie side by side in their order.
CREATE TABLE journal (
    table_code TEXT    NOT NULL,
    seq        INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    actor      TEXT    NOT NULL,
    command    TEXT    NOT NULL,
    -- The 64 bits of the hashes, as a number with a sign.
    digest     INTEGER NOT NULL,
    deed       TEXT    NOT NULL,
    hash       INTEGER NOT NULL,
    talk       INTEGER NOT NULL CHECK (talk = 0 OR talk = 1),
    PRIMARY KEY (table_code, seq),
    UNIQUE (table_code, actor, command)
) STRICT, WITHOUT ROWID;

-- The rows of all tables as they come, until they are posted to the journals. A commit changes
-- the few pages at its end, where it would change several for each table in the journals.
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

-- How the tables in the daybook stand. Beside max(), SQLite takes the other columns from the same
-- row.
CREATE VIEW standing_in_daybook AS
    SELECT table_code AS code, standing, max(seq) AS last_seq, at AS written_at
    FROM daybook GROUP BY table_code;

-- How all tables stand.
CREATE VIEW standing_now AS
    SELECT code, standing, last_seq, written_at FROM standing_in_daybook
    UNION ALL
    SELECT code, standing, last_seq, written_at FROM tables
    WHERE code NOT IN (SELECT table_code FROM daybook);
