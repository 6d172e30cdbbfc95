-- One row for each night on which submissions were removed by their terms: claimed by the server that does it.
create table retention_runs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- The day on which the night began, such as 2026-11-22.
  night text not null,
  started_at timestamptz not null,
  -- The last sign of life of who does it.
  alive_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, night)
);

-- What was destroyed, without a trace of whose it was: counts by night, form, outcome and method. It stays when
-- the form is gone.
create table retention_destructions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  night text not null,
  form_id uuid not null,
  outcome text not null check (outcome in ('completed', 'saved', 'aborted', 'failed')),
  method text not null check (method in ('delete', 'anonymise')),
  form_name text not null,
  selection_list_number text not null,
  count integer not null check (count > 0),
  -- From which moments on the terms of these submissions counted.
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (tenant_id, night, form_id, outcome, method)
);
create index retention_destructions_by_form on retention_destructions (tenant_id, form_id, night);

call app.isolate('retention_runs');
call app.isolate('retention_destructions');
revoke delete, truncate on retention_destructions from form_builder_tenant;

-- When sensitive answers and the person were removed from a submission that stays.
alter table submissions add column anonymised_at timestamptz;
