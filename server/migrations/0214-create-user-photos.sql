-- The photo of a member of staff: small, so it is stored with the user and goes with the user.
create table user_photos (
  tenant_id uuid not null,
  user_id uuid not null,
  content bytea not null check (octet_length(content) <= 100000),
  -- Part of its address, which changes with the content.
  version text not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

call app.isolate('user_photos');
