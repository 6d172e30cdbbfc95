-- When the person of a session was last active; sessions end after a time without activity. Sessions that exist
-- start to count now.
alter table staff_sessions add column active_at timestamptz not null default now();
alter table staff_sessions alter column active_at drop default;
