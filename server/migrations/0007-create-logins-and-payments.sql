-- Providers of a tenant, citizens who are logged in, and payments. A provider has one row for real
-- submissions and one for tests, so that a test never reaches what is real.

create table providers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- How fields name it, such as `digid`.
  id text not null check (id ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  serves_tests boolean not null,
  kind text not null,
  -- How it is spoken to, such as `oidc` or `mollie`.
  driver text not null,
  name text not null,
  settings jsonb not null,
  sealed_secret bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id, serves_tests)
);

-- A visitor on the way to a provider; gone when they come back.
create table login_attempts (
  tenant_id uuid not null,
  id uuid not null,
  provider_id text not null,
  serves_tests boolean not null,
  form_id uuid not null,
  return_url text not null,
  least_level text,
  -- SHA-256 of what the page that started keeps.
  verifier_hash bytea not null,
  -- SHA-256 of the cookie of the browser that left, once it did.
  browser_hash bytea,
  -- State, nonce and PKCE verifier.
  sealed_checks bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, provider_id, serves_tests)
    references providers (tenant_id, id, serves_tests) on delete cascade
);
create index login_attempts_by_expiry on login_attempts (tenant_id, expires_at);

create table logins (
  tenant_id uuid not null,
  id uuid not null,
  provider_id text not null,
  serves_tests boolean not null,
  -- The same for the same person; made with a key, so that it cannot be guessed from a number.
  subject_hash bytea not null,
  -- A BSN, for one.
  sealed_identifier bytea not null,
  -- What answers show: the name, and claims that fill fields.
  entity jsonb not null,
  level text,
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  -- The one-time code of the fragment, and what the page that started must add to it.
  code_hash bytea,
  verifier_hash bytea,
  code_expires_at timestamptz,
  token_hash bytea,
  -- On the way out: the reference of the page that ends the provider's session.
  end_hash bytea,
  return_url text,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, code_hash),
  unique (tenant_id, token_hash),
  unique (tenant_id, end_hash),
  foreign key (tenant_id, provider_id, serves_tests)
    references providers (tenant_id, id, serves_tests) on delete cascade
);
create index logins_by_use on logins (tenant_id, last_used_at);

-- Who a submission was made by, per provider: the server's own record, not the visitor's word.
create table submission_identities (
  tenant_id uuid not null,
  submission_id uuid not null,
  provider_id text not null,
  subject_hash bytea not null,
  sealed_identifier bytea not null,
  entity jsonb not null,
  level text,
  authenticated_at timestamptz not null,
  primary key (tenant_id, submission_id, provider_id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade
);

create table payment_transactions (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  field_id text not null,
  provider_id text not null,
  serves_tests boolean not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null,
  locale text not null,
  status text not null
    check (status in ('open', 'pending', 'paid', 'cancelled', 'expired', 'failed')),
  -- The attempt that the submission waits for; others were left by starting over.
  is_current boolean not null,
  -- It is what the submission was completed with.
  is_used boolean not null default false,
  provider_payment_id text,
  checkout_url text,
  return_url text,
  checked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade,
  check (not is_used or status = 'paid')
);
create unique index payment_transactions_current
  on payment_transactions (tenant_id, submission_id) where is_current;
create unique index payment_transactions_used
  on payment_transactions (tenant_id, submission_id) where is_used;
create index payment_transactions_by_submission
  on payment_transactions (tenant_id, submission_id, created_at);

call app.isolate('providers');
call app.isolate('login_attempts');
call app.isolate('logins');
call app.isolate('submission_identities');
call app.isolate('payment_transactions');
