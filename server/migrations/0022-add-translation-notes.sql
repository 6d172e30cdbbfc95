-- What each translation of a version was made from, and how it stands, by language and key.
alter table form_versions add column translation_notes jsonb not null default '{}';
