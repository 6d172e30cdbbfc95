-- Features of the product that a tenant switches (docs/decisions/0043-features-quotas-and-log-terms.md). Without a row a
-- feature is active. Names and descriptions are texts of the product, in all languages.
alter table features drop column name, drop column description;
alter table features add column updated_by uuid;

-- Features that the operator decides about.
create table feature_pins (
  tenant_id uuid not null references tenants (id) on delete cascade,
  feature_id text not null,
  is_active boolean not null,
  pinned_at timestamptz not null,
  primary key (tenant_id, feature_id)
);

-- Limits that the operator set. Without a row there is none.
create table quotas (
  tenant_id uuid not null references tenants (id) on delete cascade,
  quota_id text not null,
  max_value bigint not null check (max_value >= 0),
  updated_at timestamptz not null,
  primary key (tenant_id, quota_id)
);

-- Counters of a period, and measurements that are too slow for each request.
create table quota_usage (
  tenant_id uuid not null references tenants (id) on delete cascade,
  quota_id text not null,
  -- Such as `2026-11` or `2026-11-26`; empty for what there is now.
  period text not null,
  -- The parts of a counter: two visitors who send at once seldom wait for each other.
  slot smallint not null,
  used bigint not null,
  measured_at timestamptz not null,
  primary key (tenant_id, quota_id, period, slot)
);

-- When a quota was first seen to pass a percentage, so that administrators are told once.
create table quota_crossings (
  tenant_id uuid not null references tenants (id) on delete cascade,
  quota_id text not null,
  period text not null,
  percent smallint not null,
  crossed_at timestamptz not null,
  primary key (tenant_id, quota_id, period, percent)
);

call app.isolate('feature_pins');
call app.isolate('quotas');
call app.isolate('quota_usage');
call app.isolate('quota_crossings');
-- Only the operator writes these, as the owner of the tables.
revoke insert, update, delete, truncate on feature_pins from form_builder_tenant;
revoke insert, update, delete, truncate on quotas from form_builder_tenant;

-- What a command of the operator set, such as `payments off`.
alter table operator_events add column detail text;

-- The submissions of this month that were sent before they were counted.
do $$
declare
  tenant uuid;
  month text := to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM');
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into quota_usage (tenant_id, quota_id, period, slot, used, measured_at)
      select tenant, 'submissions', month, 0, count(*), now() from submissions
      where tenant_id = tenant and status = 'final' and not is_test
        and to_char(completed_at at time zone 'Europe/Amsterdam', 'YYYY-MM') = month
      having count(*) > 0;
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
