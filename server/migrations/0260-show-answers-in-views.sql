-- The fields whose answers a saved view of a form's submissions shows as columns.
alter table submission_views add column answer_fields text[] not null default '{}';
