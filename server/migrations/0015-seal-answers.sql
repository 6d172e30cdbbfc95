-- The sensitive answers of a submission, encrypted; `answers` holds the others. The server seals the
-- answers of earlier submissions when it starts.
alter table submissions add column sealed_answers bytea;

-- A hash of a whole request gives away a BSN to whoever knows the other answers. New hashes are made with
-- the idempotency key, which the database does not hold; an empty one fits every request of its key.
alter table submission_attempts alter column request_hash type bytea using ''::bytea;
