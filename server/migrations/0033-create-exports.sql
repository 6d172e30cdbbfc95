-- Exports of submissions: what somebody chose, how far it is, and until when there is a file.
create table exports (
  tenant_id uuid not null,
  id uuid not null,
  -- Whose it is: nobody else can download it. Without a user or a form there is nobody and nothing left
  -- to download for; the file goes at its time.
  user_id uuid,
  form_id uuid,
  form_title text not null,
  choices jsonb not null,
  status text not null check (status in ('pending', 'processing', 'available', 'failed', 'expired')),
  failure text check (failure in ('not_allowed', 'form_deleted', 'interrupted', 'error')),
  -- Which try makes it: one that was taken for dead can no longer change it.
  attempt integer not null default 0,
  row_count integer not null default 0,
  total integer,
  file_name text,
  size_bytes bigint,
  created_at timestamptz not null,
  started_at timestamptz,
  -- The last sign of life of who makes it.
  alive_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete set null (form_id),
  check ((status = 'failed') = (failure is not null))
);
create index exports_by_user on exports (tenant_id, user_id, created_at desc, id);
create index exports_by_form on exports (tenant_id, form_id);

call app.isolate('exports');

-- Finds the versions that have submissions, and lets a version be deleted without reading them all.
create index submissions_by_version on submissions (tenant_id, version_id);
