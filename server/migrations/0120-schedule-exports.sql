-- Exports that are made every day, week or month, with the current rights of their owner.
create table export_schedules (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid,
  form_id uuid not null,
  choices jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  weekday smallint not null check (weekday between 1 and 7),
  month_day smallint not null check (month_day between 1 and 31),
  hour smallint not null check (hour between 0 and 23),
  period text not null check (period in ('previous', 'all')),
  target jsonb not null,
  is_paused boolean not null default false,
  -- Why nothing is made any more.
  stopped text check (stopped in ('not_allowed')),
  -- Null while it is paused or stopped. A run takes this moment, under a lock, and sets the next one.
  next_run_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
  check ((next_run_at is null) = (is_paused or stopped is not null))
);
create index export_schedules_by_user on export_schedules (tenant_id, user_id);
create index export_schedules_by_form on export_schedules (tenant_id, form_id);

call app.isolate('export_schedules');

alter table exports
  add column schedule_id uuid,
  -- The moment at which the run was due; null for a run by hand.
  add column run_due_at timestamptz,
  -- Where the file goes, as the schedule said when the run began.
  add column target jsonb,
  add column drop_state text check (drop_state in ('waiting', 'delivered', 'failed')),
  add column drop_error text,
  add column drop_attempts integer not null default 0,
  add foreign key (tenant_id, schedule_id) references export_schedules (tenant_id, id)
    on delete set null (schedule_id);
create index exports_by_schedule on exports (tenant_id, schedule_id, created_at);
-- One run per period, however many servers there are.
create unique index exports_once_per_run on exports (tenant_id, schedule_id, run_due_at);
