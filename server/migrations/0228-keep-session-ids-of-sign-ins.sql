-- What an outside provider calls the latest sessions of a member of staff (`sid`), to find them when it reports a logout
-- that names only the session. SHA-256 of the provider and the id, which is random and names nobody.
alter table sign_in_links add column session_hashes bytea[] not null default '{}';
