-- The RSIN of a company that logged in, sealed like its other number. It is never an identifier: by its length it would
-- pass for a BSN. Null when the provider reports none.
alter table logins add column sealed_rsin bytea;
alter table submission_identities add column sealed_rsin bytea;
