-- A tenant's administrators allow the sites that may embed its forms. `tenants` belongs to the operator: these
-- functions are the only way in which a tenant reads and changes something of its own row.
create function app.allowed_origins() returns text[]
language sql
stable
security definer
set search_path from current
as $$
  select allowed_origins from tenants
    where id = nullif(current_setting('app.tenant_id', true), '')::uuid
$$;

create function app.set_allowed_origins(origins text[]) returns void
language sql
security definer
set search_path from current
as $$
  update tenants set allowed_origins = origins, updated_at = now()
    where id = nullif(current_setting('app.tenant_id', true), '')::uuid
$$;

revoke all on function app.allowed_origins from public;
revoke all on function app.set_allowed_origins from public;
grant execute on function app.allowed_origins to form_builder_tenant;
grant execute on function app.set_allowed_origins to form_builder_tenant;
