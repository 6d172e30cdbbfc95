-- Two people who change one term: the second one is told, and sees who changed it.
alter table glossary_terms add column revision integer not null default 1;
alter table glossary_terms add column updated_by uuid;
