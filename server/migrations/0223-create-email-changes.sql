-- A new e-mail address that a user asked for, until it is confirmed with the key that is mailed to it.
create table email_changes (
  tenant_id uuid not null,
  user_id uuid not null,
  email text not null,
  -- Null until the mail is written, which creates the key.
  key_hash bytea,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

call app.isolate('email_changes');
