-- Who has a version open, in which tab, and where. Unlogged: after a crash every open tab reports again within seconds.
create unlogged table version_presence (
  tenant_id uuid not null,
  version_id uuid not null,
  tab_id uuid not null,
  user_id uuid not null,
  page_id text,
  field_id text,
  -- When the place last changed.
  moved_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, version_id, tab_id),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index version_presence_by_user on version_presence (tenant_id, user_id);

call app.isolate('version_presence');
