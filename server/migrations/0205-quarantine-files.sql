-- Files with a virus, and files that the scanner cannot scan, are set aside: sealed, out of every download, for a while.

-- `waiting`: the scanner was down when the file was sent; a job scans it later.
alter table files drop constraint files_state_check;
alter table files add constraint files_state_check
  check (state in ('sent', 'accepted', 'infected', 'unscannable', 'unreadable', 'waiting'));
-- The name on the visitor's device of a file that waits, in case a virus is found; else null.
alter table files add column sealed_name bytea;
-- How often the scanner failed on this file, while it scanned others.
alter table files add column scan_tries integer not null default 0;
create index files_to_scan on files (tenant_id, scan_tries, created_at) where state = 'waiting';

-- A row outlives its file, form and submission, so the ids of those are no foreign keys.
create table quarantined_files (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- The id of the file.
  id uuid not null,
  upload_key text not null,
  form_id uuid,
  submission_id uuid,
  mime_type text not null,
  size_bytes bigint not null,
  finding text not null check (finding in ('infected', 'unscannable')),
  -- `cleared`: a later scan found nothing. Content exists while it is `held` or `cleared`.
  state text not null check (state in ('held', 'cleared', 'released', 'deleted')),
  found_at timestamptz not null,
  scanned_at timestamptz not null,
  ended_at timestamptz,
  -- When its submission was deleted: the row goes with the content.
  erased_at timestamptz,
  -- Where the encrypted content is; null once it was removed.
  storage_key text,
  -- Where readable content may be left when a server stops halfway; the hourly clean-up removes it.
  readable_key text,
  -- The name of the file, and the key that its content is encrypted with.
  sealed_facts bytea not null,
  primary key (tenant_id, id)
);
create index quarantined_files_by_time on quarantined_files (tenant_id, found_at desc, id desc);

call app.isolate('quarantined_files');
