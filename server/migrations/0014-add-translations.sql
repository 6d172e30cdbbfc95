-- The texts of a version in other languages than its own, by language and key. They never change once
-- the version was published.
alter table form_versions add column translations jsonb not null default '{}';
