-- The second person who is asked to sign a submission before it becomes final: one for each time it is
-- sent. Taken back with it when its answers change.
create table submission_co_signatures (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  -- SHA-256 of every key that was mailed: in the request and in the reminder. The keys are nowhere.
  key_hashes bytea[] not null default '{}',
  -- The address, encrypted: it can be an answer that is marked sensitive.
  sealed_recipient bytea not null,
  -- What staff, PDF and mails show of it.
  masked_recipient text not null,
  signer_name text,
  -- What the person agrees to, as it is shown to them.
  text text not null,
  language text not null,
  requested_at timestamptz not null,
  -- When to remind; null when nobody is reminded, or was already.
  remind_at timestamptz,
  expires_at timestamptz not null,
  signed_at timestamptz,
  declined_at timestamptz,
  expired_at timestamptz,
  -- Why it was declined, encrypted: people write about others in it.
  sealed_reason bytea,
  primary key (tenant_id, id),
  unique (tenant_id, submission_id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade,
  check (num_nonnulls(signed_at, declined_at, expired_at) <= 1)
);

call app.isolate('submission_co_signatures');

alter table submissions
  drop constraint submissions_awaits_check,
  add constraint submissions_awaits_check
    check (awaits in ('files', 'verification', 'payment', 'co_signature'));
