-- How long a form keeps its submissions, in days; what is null follows from the organisation's settings
-- (docs/decisions/0023-retention.md).
create table form_retention (
  tenant_id uuid not null,
  form_id uuid not null,
  all_days integer check (all_days > 0),
  keep_days integer check (keep_days > 0),
  completed_days integer check (completed_days > 0),
  saved_days integer check (saved_days > 0),
  aborted_days integer check (aborted_days > 0),
  failed_days integer check (failed_days > 0),
  method text not null check (method in ('delete', 'anonymise')),
  -- The result in the selection list for municipalities, as they write it.
  selection_list_number text not null,
  revision integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id, form_id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);

call app.isolate('form_retention');

-- The role that may do everything may decide about this as well.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update roles
       set permissions = permissions || 'submission-retention'::text
     where slug = 'administrator' and not 'submission-retention' = any (permissions);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
