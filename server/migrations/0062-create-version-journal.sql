-- What each save changed in a version: who, when, and the changes that lead back to the content before it.
create table version_journal (
  tenant_id uuid not null,
  version_id uuid not null,
  -- The revision that the save gave the version.
  revision integer not null,
  at timestamptz not null,
  user_id uuid,
  -- The revision that the save restored; null for an edit.
  restored_revision integer,
  -- From the content after the save to the content before it.
  undo jsonb not null,
  -- The whole content before the save, at intervals: restoring begins at the nearest one.
  content_before jsonb,
  primary key (tenant_id, version_id, revision),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);
create index version_journal_by_user on version_journal (tenant_id, user_id) where user_id is not null;

call app.isolate('version_journal');
