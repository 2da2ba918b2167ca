-- One row that is written again and again to see whether anything can be written.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    ballast TEXT NOT NULL
);
