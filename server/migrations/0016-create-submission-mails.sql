-- The mails to the visitor of a final submission: written together with what they follow from, sent by
-- a job. They go with the submission.
create table submission_mails (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  kind text not null check (kind in ('confirmation', 'copy')),
  -- The address, encrypted: it can be an answer that is marked sensitive.
  sealed_recipient bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'limited')),
  tries integer not null default 0,
  created_at timestamptz not null,
  -- When it was sent or given up.
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade
);
create index submission_mails_by_submission on submission_mails (tenant_id, submission_id);

call app.isolate('submission_mails');
