-- What came of the last call of somebody's webhook, as JSON.
ALTER TABLE users ADD COLUMN webhook_result TEXT;
-- Whose table it is, to count them; it is not known of those that nobody has changed since.
ALTER TABLE tables ADD COLUMN owner TEXT;
-- Whether what was told and said at a finished table is gone.
ALTER TABLE tables ADD COLUMN tidied BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_by_owner ON tables (owner, phase);
CREATE INDEX tables_by_touch ON tables (phase, touched);
