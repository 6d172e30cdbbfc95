-- What visitors did with forms, added up by day: never a row per visitor, no person, no time of day. Each server adds
-- its counts every ten seconds, in the order of the key, so that two servers cannot deadlock.
create table visit_counts (
  tenant_id uuid not null,
  form_id uuid not null,
  environment text not null,
  day date not null,
  version_id uuid not null,
  kind text not null,
  -- The page, the field, the device or the language that was counted; empty for the visit itself.
  subject text not null,
  -- The class of the time on a page; empty for the rest.
  time text not null,
  count integer not null check (count > 0),
  primary key (tenant_id, form_id, environment, day, version_id, kind, subject, time),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);
create index visit_counts_by_day on visit_counts (tenant_id, day);

call app.isolate('visit_counts');
