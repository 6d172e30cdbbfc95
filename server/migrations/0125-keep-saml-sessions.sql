-- What a provider calls the session of a login, for single logout: encrypted to end it there, and as a fingerprint to
-- find it when the provider reports that it ended.
alter table logins
  add column session_hash bytea,
  add column sealed_session bytea;
create index logins_by_session on logins (tenant_id, provider_id, session_hash)
  where session_hash is not null;

-- The messages of providers that were used, so that nobody can use one again; kept until they have expired.
create table used_login_messages (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- SHA-256 of the stage, the provider and the id of the message.
  message_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, message_hash)
);
create index used_login_messages_by_expiry on used_login_messages (tenant_id, expires_at);

call app.isolate('used_login_messages');
