-- The secret of the authenticator app of a user, encrypted. `pending`: offered, and not yet confirmed with a
-- code; a confirmed one stays until a new one is confirmed.
create table totp_secrets (
  tenant_id uuid not null,
  user_id uuid not null,
  state text not null check (state in ('pending', 'confirmed')),
  sealed_secret bytea not null,
  -- The period of the last accepted code: no code of this or an earlier period is accepted again.
  last_step bigint,
  created_at timestamptz not null,
  primary key (tenant_id, user_id, state),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Codes for a user without the app, by their SHA-256: 80 random bits each, and good for one sign-in.
create table recovery_codes (
  tenant_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

call app.isolate('totp_secrets');
call app.isolate('recovery_codes');
