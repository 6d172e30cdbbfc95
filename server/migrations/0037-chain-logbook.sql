-- The chain of the logbook: each link holds the hash of the one before it, so that a line cannot be changed,
-- removed or slipped in unseen (docs/decisions/0019-logbook-chain.md). The links stay when lines are cut.
create table logbook_chain (
  tenant_id uuid not null references tenants (id) on delete cascade,
  sequence integer not null check (sequence > 0),
  line_id uuid not null,
  -- Of the line, so that it can still be told that its time was over.
  at timestamptz not null,
  retention text not null,
  -- SHA-256 of the line.
  digest bytea not null,
  -- SHA-256 of the hash before and of this link.
  hash bytea not null,
  primary key (tenant_id, sequence),
  unique (tenant_id, line_id)
);

create table logbook_checks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- How many links were followed.
  links integer not null,
  problems jsonb not null,
  primary key (tenant_id, id)
);
create index logbook_checks_by_time on logbook_checks (tenant_id, at desc);

call app.isolate('logbook_chain');
call app.isolate('logbook_checks');
revoke update, delete, truncate on logbook_chain from form_builder_tenant;
revoke update, delete, truncate on logbook_checks from form_builder_tenant;

-- The only way in which the product removes lines: those of one retention class that are in the chain up to a
-- signed head, and at least a year old whatever it is asked.
create function app.cut_logbook(class text, before timestamptz, up_to integer) returns integer
language plpgsql
security definer
set search_path from current
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  removed integer;
begin
  delete from logbook using logbook_chain as link
    where link.tenant_id = tenant and link.retention = class and link.sequence <= up_to
      and link.at < least(before, now() - interval '1 year')
      and logbook.tenant_id = tenant and logbook.id = link.line_id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke all on function app.cut_logbook from public;
grant usage on schema app to form_builder_tenant;
grant execute on function app.cut_logbook to form_builder_tenant;
