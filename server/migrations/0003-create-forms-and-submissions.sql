-- Environments, settings, forms with their versions, submissions and the logbook. Every key, index
-- and foreign key begins with tenant_id, so that the tables can be spread over nodes by tenant.

create table environments (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id text not null check (id in ('development', 'test', 'acceptance', 'production')),
  name text not null,
  sort_order integer not null,
  is_enabled boolean not null default true,
  is_editable boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);

create table settings (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);

create table features (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id text not null,
  name text not null,
  description text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);

create table forms (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  confidentiality_level text not null check (confidentiality_level in ('public', 'protected', 'private')),
  number_prefix text not null,
  is_numbering_enabled boolean not null,
  revision integer not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by)
);
create index forms_by_name on forms (tenant_id, lower(name), id);
create index forms_by_change on forms (tenant_id, updated_at desc, id);

create table form_members (
  tenant_id uuid not null,
  form_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  primary key (tenant_id, form_id, user_id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index form_members_by_user on form_members (tenant_id, user_id);

create table form_versions (
  tenant_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  number integer not null check (number > 0),
  title text not null,
  description text not null,
  definition jsonb not null,
  settings jsonb not null,
  submission_settings jsonb not null,
  languages text[] not null,
  revision integer not null default 1,
  created_by uuid,
  updated_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, form_id, id),
  unique (tenant_id, form_id, number),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by),
  foreign key (tenant_id, updated_by) references users (tenant_id, id) on delete set null (updated_by)
);

-- Where a version stands in an environment; no row means: nowhere yet.
create table version_environments (
  tenant_id uuid not null,
  version_id uuid not null,
  environment text not null,
  form_id uuid not null,
  state text not null
    check (state in ('proposed', 'approved', 'rejected', 'published', 'superseded', 'withdrawn')),
  at timestamptz not null,
  user_id uuid,
  remark text,
  -- Stays when the version is superseded or withdrawn: a version that was shown never changes.
  first_published_at timestamptz,
  primary key (tenant_id, version_id, environment),
  foreign key (tenant_id, environment) references environments (tenant_id, id),
  foreign key (tenant_id, form_id, version_id) references form_versions (tenant_id, form_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);
-- An environment shows one version of a form at a time.
create unique index version_environments_published
  on version_environments (tenant_id, form_id, environment) where state = 'published';

create table submissions (
  tenant_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  version_id uuid not null,
  environment text not null,
  status text not null check (status in ('draft', 'payment_pending', 'final')),
  is_test boolean not null,
  number integer,
  title text,
  answers jsonb not null,
  context jsonb not null,
  locale text not null,
  -- SHA-256 of the visitor's key; the key itself is nowhere.
  public_key_hash bytea not null,
  saved_at timestamptz,
  aborted_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id),
  foreign key (tenant_id, form_id, version_id) references form_versions (tenant_id, form_id, id),
  foreign key (tenant_id, environment) references environments (tenant_id, id),
  check ((status = 'final') = (completed_at is not null))
);
create unique index submissions_by_number on submissions (tenant_id, form_id, is_test, number);
create index submissions_by_form on submissions (tenant_id, form_id, created_at desc);
create index submissions_by_creation on submissions (tenant_id, created_at desc);

-- The last number given; its row is locked until the completing transaction ends, so no gaps.
create table submission_counters (
  tenant_id uuid not null,
  form_id uuid not null,
  is_test boolean not null,
  last_number integer not null,
  primary key (tenant_id, form_id, is_test),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);

-- Which request made which change, so that a repeated Idempotency-Key changes nothing.
create table submission_attempts (
  tenant_id uuid not null,
  key_hash bytea not null,
  submission_id uuid not null,
  request_hash bytea not null,
  -- The visitor's key, readable only with the Idempotency-Key that made it.
  sealed_public_key bytea,
  created_at timestamptz not null,
  primary key (tenant_id, key_hash),
  -- Checked at commit: the attempt is claimed before the submission it makes is written.
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id)
    on delete cascade deferrable initially deferred
);
create index submission_attempts_by_submission on submission_attempts (tenant_id, submission_id);

create table logbook (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- Absent when a visitor did it. The name stays when the user is gone.
  actor_id uuid,
  actor_name text,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null,
  primary key (tenant_id, id)
);
create index logbook_by_subject on logbook (tenant_id, subject_type, subject_id, at desc);
create index logbook_by_time on logbook (tenant_id, at desc);

call app.isolate('environments');
call app.isolate('settings');
call app.isolate('features');
call app.isolate('forms');
call app.isolate('form_members');
call app.isolate('form_versions');
call app.isolate('version_environments');
call app.isolate('submissions');
call app.isolate('submission_counters');
call app.isolate('submission_attempts');
call app.isolate('logbook');

-- Append-only: not even the product can change what is written.
revoke update, delete, truncate on logbook from form_builder_tenant;
