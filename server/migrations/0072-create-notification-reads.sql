-- What a user has read of their notifications, which themselves are derived from what they are about: everything up to a
-- moment, and single ones after it. One row per user, so that nothing has to be cleaned up.
create table notification_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  read_until timestamptz not null,
  read_ids text[] not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
call app.isolate('notification_reads');
