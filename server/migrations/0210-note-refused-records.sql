-- A line that the collector refuses for what is in it is set aside, so that the lines after it are still sent.
alter table processing_log add column refused_at timestamptz;
grant update (refused_at) on processing_log to form_builder_tenant;
drop index processing_log_to_export;
create index processing_log_to_export on processing_log (tenant_id, ended_at)
  where exported_at is null and refused_at is null;

-- When the receiver last refused an entry or a line; null: never.
alter table logbook_copies add column refused_at timestamptz;
