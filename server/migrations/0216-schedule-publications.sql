-- Approved versions that are published at a chosen moment. A row ends with the publication; one that failed stays, with
-- the reason, until somebody chooses another moment, dismisses it or publishes the version.
create table scheduled_publications (
  tenant_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  version_id uuid not null,
  environment text not null,
  planned_at timestamptz not null,
  -- Who chose the moment: the version is published with their rights.
  user_id uuid,
  remark text,
  -- When the moment was chosen: what is published later than this may supersede the version.
  set_at timestamptz not null,
  -- When its job was sent last: the queue forgets jobs after a long standstill.
  sent_at timestamptz not null,
  failure text check (failure in (
    'not_allowed', 'not_approved', 'superseded', 'errors_found', 'environment_off', 'form_archived', 'feature_inactive'
  )),
  failed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, version_id, environment),
  check ((failure is null) = (failed_at is null)),
  foreign key (tenant_id, environment) references environments (tenant_id, id),
  foreign key (tenant_id, form_id, version_id) references form_versions (tenant_id, form_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);
create index scheduled_publications_by_form on scheduled_publications (tenant_id, form_id);
create index scheduled_publications_by_user on scheduled_publications (tenant_id, user_id);
create index scheduled_publications_due on scheduled_publications (tenant_id, planned_at) where failure is null;

call app.isolate('scheduled_publications');
