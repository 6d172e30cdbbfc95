-- The statements that the visitor accepted when sending: kind, exact text, language and moment. Null for
-- a submission of a version without statements, and for drafts.
alter table submissions add column statements jsonb;
