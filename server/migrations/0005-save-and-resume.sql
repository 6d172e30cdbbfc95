alter table submissions
  -- Tells two tabs of one draft apart: a write on a stale one is refused.
  add column revision integer not null default 1,
  -- Asked to complete, and waiting for this; null for drafts that are being filled in.
  add column awaits text check (awaits in ('files', 'verification', 'payment')),
  add column verification_requested_at timestamptz,
  add column verified_at timestamptz,
  -- Where the visitor wants the link to go on; asked for when saving.
  add column resume_email text,
  add constraint submissions_final_awaits_nothing check (status <> 'final' or awaits is null);

-- Further keys to a submission, besides the one that was given when it was made: those in mails.
create table submission_keys (
  tenant_id uuid not null,
  -- SHA-256 of the key; the key itself is nowhere.
  key_hash bytea not null,
  submission_id uuid not null,
  -- Opens nothing by itself: a code sent by e-mail has to come with it.
  needs_code boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, key_hash),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade
);
create index submission_keys_by_submission on submission_keys (tenant_id, submission_id);

-- The one code that counts now of each kind; asking for a new one replaces it.
create table submission_codes (
  tenant_id uuid not null,
  submission_id uuid not null,
  purpose text not null check (purpose in ('resume', 'verification')),
  -- Absent until the mail with the code is made, and once the code was used.
  code_hash text,
  expires_at timestamptz,
  tries integer not null default 0,
  requested_at timestamptz not null,
  -- How often one was asked for since then, so that codes cannot be fished for.
  counted_from timestamptz not null,
  requests integer not null default 1,
  primary key (tenant_id, submission_id, purpose),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade
);

call app.isolate('submission_keys');
call app.isolate('submission_codes');
