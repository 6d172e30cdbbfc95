-- What operators did with tenants, by the command line: outside any tenant, so that a tenant neither reads it nor takes
-- it along when it is removed. The columns of the tenant are no foreign key for the same reason.
create table operator_events (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  -- The user of the operating system who ran the command.
  operator text not null,
  reason text,
  result text not null check (result in ('done', 'failed')),
  subject_id uuid,
  subject_slug text,
  row_count bigint,
  file_count bigint
);

create function app.refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- The owner of the table, as which servers and commands connect, has every permission, so a trigger refuses.
create trigger append_only before update or delete or truncate on operator_events
for each statement execute function app.refuse_change();
