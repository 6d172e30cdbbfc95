-- The role under which all tenant data is read and written: it owns nothing and cannot bypass
-- row-level security. Roles belong to the whole database server, so it may exist already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'form_builder_tenant') then
    create role form_builder_tenant nologin nosuperuser nocreatedb nocreaterole noinherit nobypassrls;
  end if;
exception
  when duplicate_object or unique_violation then
    null; -- another server created it at the same moment
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'form_builder_tenant', 'member') then
    execute format('grant form_builder_tenant to %I', current_user);
  end if;
end
$$;

create schema if not exists app;

create table tenants (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name text not null,
  is_active boolean not null default true,
  allowed_origins text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Locks a tenant table to the tenant of the transaction (`app.tenant_id`), for its owner as well,
-- and lets the tenant role work with what is left. Called once for every table with a `tenant_id`.
create procedure app.isolate(table_name text)
language plpgsql
as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy tenant_isolation on %I
       using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
       with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)',
    table_name
  );
  execute format('grant select, insert, update, delete on %I to form_builder_tenant', table_name);
end
$$;

do $$
begin
  execute format('grant usage on schema %I to form_builder_tenant', current_schema());
end
$$;
