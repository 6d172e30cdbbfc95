-- Outside OpenID Providers with which staff sign in.
create table sign_in_providers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  is_active boolean not null,
  issuer text not null,
  client_id text not null,
  sealed_secret bytea,
  scope text not null,
  groups_claim text not null,
  domains text[] not null,
  trusts_email boolean not null,
  account_creation text not null check (account_creation in ('never', 'with_role', 'always')),
  mfa_values text[] not null,
  contact text,
  last_sign_in_at timestamptz,
  failure_code text,
  failed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  check ((failure_code is null) = (failed_at is null))
);
create unique index sign_in_providers_by_name on sign_in_providers (tenant_id, lower(name));

-- The role that a group of the provider gives.
create table sign_in_provider_roles (
  tenant_id uuid not null,
  provider_id uuid not null,
  group_name text not null,
  role_id uuid not null,
  primary key (tenant_id, provider_id, group_name, role_id),
  foreign key (tenant_id, provider_id) references sign_in_providers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index sign_in_provider_roles_by_role on sign_in_provider_roles (tenant_id, role_id);

-- The account of a user at a provider: the subject, which the provider never gives to somebody else.
create table sign_in_links (
  tenant_id uuid not null,
  provider_id uuid not null,
  user_id uuid not null,
  subject text not null,
  linked_at timestamptz not null,
  signed_in_at timestamptz,
  primary key (tenant_id, provider_id, user_id),
  foreign key (tenant_id, provider_id) references sign_in_providers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index sign_in_links_by_subject on sign_in_links (tenant_id, provider_id, subject);
create index sign_in_links_by_user on sign_in_links (tenant_id, user_id);

-- The roles that the groups of a provider gave a user at their last sign-in there.
create table sign_in_link_roles (
  tenant_id uuid not null,
  provider_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, provider_id, user_id, role_id),
  foreign key (tenant_id, provider_id, user_id)
    references sign_in_links (tenant_id, provider_id, user_id) on delete cascade,
  foreign key (tenant_id, role_id) references roles (tenant_id, id) on delete cascade
);
create index sign_in_link_roles_by_user on sign_in_link_roles (tenant_id, user_id);
create index sign_in_link_roles_by_role on sign_in_link_roles (tenant_id, role_id);

call app.isolate('sign_in_providers');
call app.isolate('sign_in_provider_roles');
call app.isolate('sign_in_links');
call app.isolate('sign_in_link_roles');
