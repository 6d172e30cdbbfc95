-- The design of a version: logo, colours, letters. It never changes once the version was published.
alter table form_versions add column theme_settings jsonb not null default '{}';
