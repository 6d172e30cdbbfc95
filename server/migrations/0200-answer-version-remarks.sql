-- What colleagues answer to a remark on a change of a version.
create table version_remark_replies (
  tenant_id uuid not null,
  id uuid not null,
  remark_id uuid not null,
  text text not null,
  -- The names stay when a user is gone.
  author_id uuid not null,
  author_name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, remark_id) references version_remarks (tenant_id, id) on delete cascade
);
create index version_remark_replies_by_remark on version_remark_replies (tenant_id, remark_id, created_at);

-- Whom a remark and its replies concern: who worked on the version, and who wrote in the thread.
create table version_remark_followers (
  tenant_id uuid not null,
  remark_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, remark_id, user_id),
  foreign key (tenant_id, remark_id) references version_remarks (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index version_remark_followers_by_user on version_remark_followers (tenant_id, user_id);

-- The mails that wait, so that many remarks in a row are one mail.
create table version_remark_mails (
  tenant_id uuid not null,
  version_id uuid not null,
  user_id uuid not null,
  -- The moment of the first remark or reply that the mail contains.
  since timestamptz not null,
  primary key (tenant_id, version_id, user_id),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index version_remark_mails_by_user on version_remark_mails (tenant_id, user_id);

call app.isolate('version_remark_replies');
call app.isolate('version_remark_followers');
call app.isolate('version_remark_mails');
