-- Requests of citizens about their own data (AVG, articles 15 to 20).
create table data_requests (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- The case number of the organisation.
  reference text not null,
  kind text not null check (kind in ('access', 'rectification', 'restriction', 'erasure', 'portability')),
  -- Days of the municipality's calendar.
  received_on text not null,
  due_on text not null,
  extension_reason text,
  status text not null check (status in ('open', 'handled', 'refused')),
  created_by_name text not null,
  created_at timestamptz not null,
  closed_by_name text,
  closed_at timestamptz,
  closing_reason text not null default '',
  search_kind text not null check (search_kind in ('bsn', 'email', 'number')),
  search_hint text not null,
  -- The encrypted value that is searched for; null when the request is closed.
  sealed_search bytea,
  -- The search goes through the submissions in the order of their ids; null when it has reached the last one.
  search_after uuid,
  search_number integer not null default 1,
  searched integer not null default 0,
  primary key (tenant_id, id)
);
create index data_requests_by_due on data_requests (tenant_id, due_on, id);

-- The submissions in which the person was found; they go with the submission.
create table data_request_matches (
  tenant_id uuid not null,
  request_id uuid not null,
  submission_id uuid not null,
  found_in text[] not null,
  primary key (tenant_id, request_id, submission_id),
  foreign key (tenant_id, request_id) references data_requests (tenant_id, id) on delete cascade,
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade
);
create index data_request_matches_by_submission on data_request_matches (tenant_id, submission_id);

-- What was done for a request, without personal data.
create table data_request_actions (
  tenant_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  action text not null,
  count integer not null,
  by_name text not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references data_requests (tenant_id, id) on delete cascade
);
create index data_request_actions_by_request on data_request_actions (tenant_id, request_id, at);

call app.isolate('data_requests');
call app.isolate('data_request_matches');
call app.isolate('data_request_actions');

-- The role that has every permission gets the new one.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update roles
       set permissions = permissions || 'privacy-requests'::text
     where slug = 'administrator' and not 'privacy-requests' = any (permissions);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
