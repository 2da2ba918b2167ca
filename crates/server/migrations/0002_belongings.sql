-- What people keep to bring to tables, such as decks.
CREATE TABLE belongings (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX belongings_by_user ON belongings (user_id, game);
