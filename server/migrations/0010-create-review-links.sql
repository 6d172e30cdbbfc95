-- Links that show a version in an environment to who has no account: reviewers outside the staff.

create table review_links (
  tenant_id uuid not null,
  -- SHA-256 of what stands in the link; the link itself is nowhere.
  key_hash bytea not null,
  version_id uuid not null,
  environment text not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, key_hash),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, environment) references environments (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by)
);
create index review_links_by_version on review_links (tenant_id, version_id);

call app.isolate('review_links');
