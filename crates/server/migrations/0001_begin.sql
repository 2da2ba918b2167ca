-- The same statements serve SQLite and PostgreSQL. Times are milliseconds since 1970.
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    webhook TEXT,
    created BIGINT NOT NULL
);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    phase TEXT NOT NULL,
    visibility TEXT NOT NULL,
    meta TEXT NOT NULL,
    seed TEXT NOT NULL,
    glance TEXT NOT NULL,
    deadline BIGINT,
    bot_due BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, created);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE TABLE sitters (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX sitters_by_table ON sitters (table_id);
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    snapshot TEXT NOT NULL
);
-- What was done to a match, one row a change; the primary key is the arbiter between nodes.
CREATE TABLE changes (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    deeds TEXT NOT NULL,
    dropped BIGINT NOT NULL,
    added TEXT NOT NULL,
    lines TEXT NOT NULL,
    told TEXT NOT NULL,
    counts TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    speaker TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);
