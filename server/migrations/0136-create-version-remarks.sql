-- What colleagues say about a change in a version while it is reviewed.
create table version_remarks (
  tenant_id uuid not null,
  id uuid not null,
  version_id uuid not null,
  -- The change by kind and stable ids, so that the remark stays with it when the version changes.
  change_key text not null,
  -- The change in words when the remark was made, for when the change is gone.
  change_text text not null,
  text text not null,
  -- The names stay when a user is gone.
  author_id uuid not null,
  author_name text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id) on delete cascade,
  check ((resolved_at is null) = (resolved_by_name is null))
);
create index version_remarks_by_version on version_remarks (tenant_id, version_id, created_at);

call app.isolate('version_remarks');
