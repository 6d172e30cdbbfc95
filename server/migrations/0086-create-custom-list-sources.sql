-- Where the entries of a custom list come from, and what its last refresh did.
create table custom_list_sources (
  tenant_id uuid not null,
  list_key text not null,
  url text not null,
  format text not null check (format in ('csv', 'json')),
  label_column text not null,
  id_column text,
  parent_column text,
  every text not null check (every in ('hour', 'day', 'week')),
  next_at timestamptz not null,
  -- The version of the last response that was taken over, for a conditional request (RFC 9110, 13.1).
  etag text,
  refreshed_at timestamptz,
  problem text,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  updated_at timestamptz not null,
  primary key (tenant_id, list_key),
  foreign key (tenant_id, list_key) references custom_lists (tenant_id, key) on delete cascade
);

call app.isolate('custom_list_sources');
