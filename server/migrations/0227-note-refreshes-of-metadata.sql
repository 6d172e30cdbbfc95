-- When the metadata of a login service were last fetched from the address in the settings; null: not yet.
alter table providers add column metadata_checked_at timestamptz;
