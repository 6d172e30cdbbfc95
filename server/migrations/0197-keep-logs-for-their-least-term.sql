-- Tenants choose how long logs are kept: no entry goes before three years whatever is asked, because it may be evidence
-- of an incident (BIO2 5.28.01).
create or replace function app.cut_logbook(class text, before timestamptz, up_to integer) returns integer
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
      and link.at < least(before, now() - interval '1095 days')
      and logbook.tenant_id = tenant and logbook.id = link.line_id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
