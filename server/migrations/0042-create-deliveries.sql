-- What a final submission has to be delivered to: written together with it, delivered by whichever server is
-- free. They go with the submission.
create table submission_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  integration_id text not null,
  -- The integration as the version had it.
  integration jsonb not null,
  provider_id text not null,
  serves_tests boolean not null,
  -- The place among the integrations of the version.
  position smallint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Why the last try failed.
  error text,
  -- Tries since it was asked for, by completion or by staff.
  tries integer not null default 0,
  -- All tries.
  attempts integer not null default 0,
  -- From when on it may be tried. While a try runs: when that try counts as lost.
  due_at timestamptz not null,
  -- What its driver did so far, so that a retry continues there.
  steps jsonb not null default '{}',
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, submission_id, integration_id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade
);
create index submission_deliveries_due on submission_deliveries (tenant_id, due_at)
  where state = 'waiting';
create index submission_deliveries_failed on submission_deliveries (tenant_id, created_at)
  where state = 'failed';

-- One try: how it went, and what was said, encrypted and with sensitive answers masked.
create table delivery_attempts (
  tenant_id uuid not null,
  delivery_id uuid not null,
  number integer not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  -- Null when it was delivered.
  error text,
  status integer,
  sealed_exchange bytea,
  primary key (tenant_id, delivery_id, number),
  foreign key (tenant_id, delivery_id) references submission_deliveries (tenant_id, id)
    on delete cascade
);

call app.isolate('submission_deliveries');
call app.isolate('delivery_attempts');
