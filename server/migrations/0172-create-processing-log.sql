-- The log of data processing (Logius, Logboek Dataverwerkingen): one line per operation and data subject, without staff
-- and answers (docs/decisions/0039-log-of-data-processing.md). It has no foreign keys: a line outlives its submission, and the
-- check of each line would take most of the time of an export. Removing a tenant deletes its rows of every table.
create table processing_log (
  tenant_id uuid not null,
  -- W3C Trace Context.
  trace_id bytea not null check (octet_length(trace_id) = 16),
  span_id bytea not null check (octet_length(span_id) = 8),
  -- The operation of the caller that named one in `traceparent`.
  parent_span_id bytea check (octet_length(parent_span_id) = 8),
  name text not null,
  status text not null check (status in ('ok', 'error')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- The form version whose card the processing register has; the tenant for the handling of requests about own data.
  activity_id uuid not null,
  subject_type text not null,
  -- The keyed pseudonym of a person; of an unknown one the id of the submission.
  subject_id text not null,
  submission_id uuid,
  -- The system that did it, with its version.
  resource text not null,
  -- When a collector confirmed that it has the line.
  exported_at timestamptz,
  primary key (tenant_id, trace_id, span_id)
);
create index processing_log_by_time on processing_log (tenant_id, ended_at);
-- Lines without a person are found by their submission.
create index processing_log_by_subject on processing_log (tenant_id, subject_id)
  where subject_type <> 'submission';
create index processing_log_by_submission on processing_log (tenant_id, submission_id);
create index processing_log_to_export on processing_log (tenant_id, ended_at) where exported_at is null;

call app.isolate('processing_log');
revoke update, delete, truncate on processing_log from form_builder_tenant;
grant update (exported_at) on processing_log to form_builder_tenant;

-- The only way in which the product removes lines: at least three years old whatever it is asked.
create function app.cut_processing_log(before timestamptz) returns integer
language plpgsql
security definer
set search_path from current
as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  removed integer;
begin
  -- Some at a time: an export of a million submissions is a million lines of one moment.
  delete from processing_log where tenant_id = tenant and (trace_id, span_id) in (
    select trace_id, span_id from processing_log
      where tenant_id = tenant and ended_at < least(before, now() - interval '3 years')
      order by ended_at limit 10000);
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke all on function app.cut_processing_log from public;
grant execute on function app.cut_processing_log to form_builder_tenant;

-- Takes the person out of the lines of anonymised submissions, which would name it for years.
create function app.unname_processing_lines(ids uuid[]) returns void
language sql
security definer
set search_path from current
as $$
  update processing_log as line set subject_type = 'submission', subject_id = line.submission_id::text
  where line.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and line.submission_id = any(ids)
    and line.subject_type <> 'submission'
    and exists (
      select from submissions
      where tenant_id = line.tenant_id and id = line.submission_id and anonymised_at is not null
    )
$$;
revoke all on function app.unname_processing_lines from public;
grant execute on function app.unname_processing_lines to form_builder_tenant;

-- The person of a login as the log of data processing names them; null for a login of before.
alter table logins add column data_subject_type text, add column data_subject_pseudonym text;
alter table submission_identities add column data_subject_type text, add column data_subject_pseudonym text;

-- Joins a logbook entry to the lines of the same operation; null for entries of before.
alter table logbook add column trace_id bytea check (octet_length(trace_id) = 16);

-- The export of the log of data processing is claimed as the copies of the logbook are.
alter table logbook_copies drop constraint logbook_copies_target_check;
alter table logbook_copies add constraint logbook_copies_target_check
  check (target in ('stdout', 'otlp', 'processing'));
