-- The tokens of operators, persons outside any tenant, for the operators' API and the status page. Only the hash of a
-- token is stored; a token always expires.
create table operator_tokens (
  id uuid primary key,
  key_hash bytea not null unique,
  person text not null check (person <> ''),
  scope text not null check (scope in ('read', 'write')),
  -- The user of the operating system who created it.
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  last_used_at timestamptz
);

-- The short sessions of the status page: they end with their token.
create table operator_sessions (
  key_hash bytea primary key,
  token_id uuid not null references operator_tokens (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_by_expiry on operator_sessions (expires_at);

-- An event says which way in was used, and names the token beside the person; a refused call is an event too.
alter table operator_events
  add column channel text not null default 'command' check (channel in ('command', 'api', 'page')),
  add column token_id uuid,
  drop constraint operator_events_result_check,
  add constraint operator_events_result_check check (result in ('done', 'failed', 'refused'));
create index operator_events_by_time on operator_events (at desc, id desc);

-- Events are never deleted, so calls that only read write one for each token, action, result and hour.
create unique index operator_events_of_reads
  on operator_events (token_id, action, result, date_trunc('hour', at at time zone 'UTC'))
  where channel = 'api' and action like 'read-%';
-- The checklist looks for the last backup.
create index operator_events_of_backups on operator_events (at) where action in ('dump', 'backup');
