-- When something happened at a table that all can see: lists are sorted by that, and tell nothing of secret answers.
ALTER TABLE tables ADD COLUMN moved BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET moved = touched;
