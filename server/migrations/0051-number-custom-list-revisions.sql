-- Counts the changes of a list, so that two users who edit it do not overwrite each other.
alter table custom_lists add column revision integer not null default 1;
