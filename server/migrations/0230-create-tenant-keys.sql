-- Each tenant has keys of its own, wrapped by the operator's key (ENCRYPTION_KEY).
create table tenant_keys (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- `seal` encrypts values; `fingerprint` computes what is searched by, and stays when the other is replaced.
  use text not null check (use in ('seal', 'fingerprint')),
  -- Stands before every value that the key sealed; 0 is the key of before this table, whose values have no number.
  number integer not null check (number >= 0),
  -- Null: the key follows from the operator's key, as before this table, until a server wraps it.
  wrapped_key bytea,
  created_at timestamptz not null default now(),
  -- When new values begin to use the key; every server can open its values by then.
  active_from timestamptz not null default now(),
  primary key (tenant_id, use, number),
  check (wrapped_key is not null or number = 0)
);

-- Values of before this table stay readable.
insert into tenant_keys (tenant_id, use, number)
  select id, use, 0 from tenants cross join (values ('seal'), ('fingerprint')) as uses (use);

call app.isolate('tenant_keys');
