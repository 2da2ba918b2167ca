-- What came of the last call of somebody's webhook, as JSON.
ALTER TABLE users ADD COLUMN webhook_result TEXT;
