-- Whose answers were scanned for sensitive ones in the clear, so that a finished scan is not repeated and
-- one that was interrupted goes on. Only versions with sensitive fields have a row.
create table answer_scans (
  tenant_id uuid not null references tenants (id) on delete cascade,
  version_id uuid not null,
  -- A hash of the sensitive fields that the scan looks for; others are looked for from the beginning.
  fields_hash bytea not null,
  -- When a server first looked for these fields. Until the servers of the release before have stopped,
  -- they still write such answers in the clear.
  first_started_at timestamptz not null,
  started_at timestamptz not null,
  -- The last submission that was scanned; null when the scan is finished.
  after_id uuid,
  primary key (tenant_id, version_id),
  foreign key (tenant_id, version_id) references form_versions (tenant_id, id) on delete cascade
);

call app.isolate('answer_scans');
