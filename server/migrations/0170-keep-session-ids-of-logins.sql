-- What an OpenID Provider calls the session of a login (`sid`), to find the login when the provider reports a logout of
-- that session only. SHA-256 of the provider and the id, which is random and names nobody.
alter table logins add column session_id_hash bytea;
create index logins_by_session_id on logins (tenant_id, provider_id, session_id_hash)
  where session_id_hash is not null;
