-- Which systems had got a copy of what a request erased: whoever erases tells them too (AVG article 19), and the
-- submissions themselves are gone.
alter table data_request_actions add column receivers text[] not null default '{}';
