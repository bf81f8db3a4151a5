-- The tables, one row each, so that nobody has to search the journal for what stands at its end.
CREATE TABLE tables (
    code       TEXT    NOT NULL PRIMARY KEY,
    standing   TEXT    NOT NULL CHECK (standing IN ('lobby', 'playing', 'over')),
    last_seq   INTEGER NOT NULL,
    -- When the last row was, in milliseconds since 1970.
    written_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- All journals. Without a rowid, the rows of one table lie side by side in their order.
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
    talk       INTEGER NOT NULL CHECK (talk IN (0, 1)),
    PRIMARY KEY (table_code, seq),
    UNIQUE (table_code, actor, command)
) STRICT, WITHOUT ROWID;
