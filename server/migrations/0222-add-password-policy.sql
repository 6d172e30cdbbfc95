-- When the password was set: one that is older than the organisation allows must be changed. Nobody knows it of earlier
-- passwords, so their time begins now.
alter table users add column password_set_at timestamptz not null default now();

-- The hashes of earlier passwords, as many as the organisation refuses.
create table earlier_passwords (
  tenant_id uuid not null,
  user_id uuid not null,
  replaced_at timestamptz not null,
  password_hash text not null,
  primary key (tenant_id, user_id, replaced_at),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

call app.isolate('earlier_passwords');
