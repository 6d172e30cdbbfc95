-- Whom the designer asked to review a proposal. Without rows everybody who may review it is asked; rows restrict nobody.
create table version_reviewers (
  tenant_id uuid not null,
  version_id uuid not null,
  environment text not null,
  user_id uuid not null,
  primary key (tenant_id, version_id, environment, user_id),
  foreign key (tenant_id, version_id, environment)
    references version_environments (tenant_id, version_id, environment) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index version_reviewers_by_user on version_reviewers (tenant_id, user_id);

call app.isolate('version_reviewers');
