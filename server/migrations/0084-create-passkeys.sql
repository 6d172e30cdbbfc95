-- The public keys of passkeys (WebAuthn), with which users sign in instead of a password or after it.
create table passkeys (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  -- What the authenticator counted at its last use; 0 when it does not count. A lower one means a copied key.
  signature_count bigint not null,
  -- Whether the passkey is kept in an account of its maker (a phone's, a browser's) and not only on one device.
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index passkeys_by_user on passkeys (tenant_id, user_id);

-- The challenge that was given last to a user who adds a passkey, or to a sign-in; used once.
create table passkey_challenges (
  tenant_id uuid not null references tenants (id) on delete cascade,
  subject text not null,
  challenge text not null,
  created_at timestamptz not null,
  primary key (tenant_id, subject)
);

call app.isolate('passkeys');
call app.isolate('passkey_challenges');
