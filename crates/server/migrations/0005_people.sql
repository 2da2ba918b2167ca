-- Sessions end. Those from before end when their cookies do.
ALTER TABLE sessions ADD COLUMN expires BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET expires = created + 31536000000;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires);
-- What an account is called now, in the form in which names are compared; it may log in by an older name.
ALTER TABLE users ADD COLUMN called TEXT;
UPDATE users SET called = LOWER(name) WHERE account IS NOT NULL;
CREATE INDEX users_by_called ON users (called);
-- Who spoke, and from which seat: a name alone can be anybody's.
ALTER TABLE chat ADD COLUMN user_id TEXT;
ALTER TABLE chat ADD COLUMN seat BIGINT;
CREATE INDEX chat_by_user ON chat (user_id);
