-- When the mail went out by which somebody chooses a first password.
alter table users add column registration_email_sent_at timestamptz;

-- Links to choose a password, by the hash of the key that the mail holds; a user has one at a time.
create table password_keys (
  tenant_id uuid not null,
  user_id uuid not null,
  key_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

call app.isolate('password_keys');
