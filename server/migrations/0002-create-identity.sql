-- Staff accounts with their roles, and what the embedded OpenID Provider keeps.

create table users (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email)),
  name text,
  first_name text not null,
  last_name text not null,
  position text,
  locale text not null default 'nl',
  is_active boolean not null default true,
  is_root boolean not null default false,
  -- Null: the account signs in at an outside provider only.
  password_hash text,
  -- The `sub` of the outside provider's account, once linked.
  external_subject text,
  seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, email),
  unique (tenant_id, external_subject)
);

create table roles (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  permissions text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);

create table user_roles (
  tenant_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index user_roles_by_role on user_roles (tenant_id, role_id);

-- Sessions, interactions, grants, codes and refresh tokens. Ids are bearer secrets, so only their
-- SHA-256 is kept.
create table oidc_payloads (
  tenant_id uuid not null references tenants (id) on delete cascade,
  model text not null,
  id_hash bytea not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, model, id_hash)
);
create index oidc_payloads_by_grant on oidc_payloads (tenant_id, model, grant_id);
create index oidc_payloads_by_uid on oidc_payloads (tenant_id, model, uid);
create index oidc_payloads_by_expiry on oidc_payloads (tenant_id, expires_at);

-- The newest key of a purpose signs; older ones verify until they are removed.
create table signing_keys (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  purpose text not null check (purpose in ('token', 'cookie')),
  secret jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

-- Failed sign-ins, counted by hashed account name and by hashed client address.
create table sign_in_attempts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  subject_hash bytea not null,
  failures integer not null,
  last_attempt_at timestamptz not null,
  blocked_until timestamptz,
  primary key (tenant_id, subject_hash)
);
create index sign_in_attempts_by_age on sign_in_attempts (tenant_id, last_attempt_at);

call app.isolate('users');
call app.isolate('roles');
call app.isolate('user_roles');
call app.isolate('oidc_payloads');
call app.isolate('signing_keys');
call app.isolate('sign_in_attempts');
