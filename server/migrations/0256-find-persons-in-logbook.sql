-- Entries about a person are found by indexes. Under row-level security an index is only used for leakproof operators,
-- and `->>` is none: the pseudonym gets a column of its own.
alter table logbook
  add column pseudonym text generated always as (details ->> 'pseudonym') stored;
create index logbook_by_pseudonym on logbook (tenant_id, pseudonym) where pseudonym is not null;
create index logbook_by_trace on logbook (tenant_id, trace_id) where trace_id is not null;
create index submission_identities_by_subject on submission_identities (tenant_id, data_subject_pseudonym)
  where data_subject_pseudonym is not null;
create index submission_identities_by_acting on submission_identities (tenant_id, acting_subject_pseudonym)
  where acting_subject_pseudonym is not null;
