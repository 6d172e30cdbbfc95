-- The tenant's own lists that fields choose from, and the key that marks what a register answered.

create table custom_lists (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- How fields name the list; stays the same when its name changes.
  key text not null check (key ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name text not null,
  item_count integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, key)
);

create table custom_list_items (
  tenant_id uuid not null,
  list_key text not null,
  id text not null,
  position integer not null,
  label text not null,
  -- The other columns by name: texts, numbers, booleans and nulls.
  columns jsonb not null,
  primary key (tenant_id, list_key, id),
  foreign key (tenant_id, list_key) references custom_lists (tenant_id, key) on delete cascade
);
create index custom_list_items_by_position on custom_list_items (tenant_id, list_key, position);

-- Signs the answers of registers, so that a submission cannot carry made-up ones.
create table look_up_keys (
  tenant_id uuid not null references tenants (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id)
);

call app.isolate('custom_lists');
call app.isolate('custom_list_items');
call app.isolate('look_up_keys');
