-- Uploaded files: one row from the moment a visitor gets a form to send one with. The content is in
-- storage, under a key that nobody can guess.

create table files (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- The key it was sent under, which answers refer to.
  upload_key text not null,
  -- The key of the server's own copy, once it took the file over.
  kept_key text,
  mime_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  -- The submission or draft it belongs to. None again when that is deleted.
  submission_id uuid,
  -- When a submission first held it; never reset, so that what was let go is told from what is new.
  claimed_at timestamptz,
  -- `sent` until its content was looked at; only `accepted` files may be in a completed submission.
  state text not null check (state in ('sent', 'accepted', 'infected', 'unscannable')),
  -- What its content says it is; none for text and what is not known.
  content_type text,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id)
    on delete set null (submission_id) deferrable initially deferred
);
create unique index files_by_upload_key on files (tenant_id, upload_key);
create index files_by_submission on files (tenant_id, submission_id);
create index files_without_submission on files (tenant_id, created_at) where submission_id is null;

call app.isolate('files');
