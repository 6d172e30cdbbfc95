-- One line per call of an outside service, without personal data: no query, no body, and a path without values
-- (docs/decisions/0048-log-of-provider-calls.md). It has no foreign keys: lines are written in batches after the call,
-- when their provider may be gone. Removing a tenant deletes its rows of every table.
create table provider_calls (
  tenant_id uuid not null,
  provider_id text not null,
  serves_tests boolean not null,
  at timestamptz not null,
  id uuid not null,
  operation text not null,
  method text not null,
  host text not null,
  path text not null,
  -- Null when there was no response.
  status smallint,
  duration_ms integer not null,
  attempt smallint not null,
  error text,
  -- W3C Trace Context; null outside a request and a job.
  trace_id bytea check (octet_length(trace_id) = 16),
  primary key (tenant_id, provider_id, serves_tests, at, id)
);
create index provider_calls_by_time on provider_calls (tenant_id, at);

call app.isolate('provider_calls');
revoke update, truncate on provider_calls from form_builder_tenant;

-- Until when deliveries to a receiver that is down wait; past: one delivery tries whether it works again.
alter table providers add column paused_until timestamptz;

-- Finds the calls of an attempt.
alter table delivery_attempts add column trace_id bytea check (octet_length(trace_id) = 16);
