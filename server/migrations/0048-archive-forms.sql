-- An archived form or building block is read-only and left out of the lists, until somebody takes it back.
alter table forms add column archived_at timestamptz;
