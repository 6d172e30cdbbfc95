-- Who handles a submission, whether that is done, its labels and the remarks of staff, and saved views of the list.
alter table submissions
  add column assigned_to uuid,
  add column assigned_at timestamptz,
  -- Beside the moment, because lists compare it: row-level security allows no function of a column.
  add column is_handled boolean not null default false,
  add column handled_at timestamptz,
  -- The name stays when the user is gone.
  add column handled_by_name text,
  add check (is_handled = (handled_at is not null)),
  add check (not is_handled or status = 'final'),
  add foreign key (tenant_id, assigned_to) references users (tenant_id, id) on delete set null (assigned_to);

-- The lists read their indexes in order by each combination of what filters compare; handled or not is one of
-- them now.
drop index submissions_of_form_by_creation;
drop index submissions_of_form_by_completion;
drop index submissions_of_form_by_title;
drop index submissions_by_creation_of_all;
drop index submissions_by_completion_of_all;
drop index submissions_by_title_of_all;
create index submissions_of_form_by_creation
  on submissions (tenant_id, form_id, status, environment, is_test, is_handled, created_at, id);
create index submissions_of_form_by_completion
  on submissions (tenant_id, form_id, status, environment, is_test, is_handled, completed_at, id);
create index submissions_of_form_by_title
  on submissions (tenant_id, form_id, status, environment, is_test, is_handled, title, id);
create index submissions_by_creation_of_all
  on submissions (tenant_id, status, environment, is_test, is_handled, created_at, id, form_id);
create index submissions_by_completion_of_all
  on submissions (tenant_id, status, environment, is_test, is_handled, completed_at, id, form_id);
create index submissions_by_title_of_all
  on submissions (tenant_id, status, environment, is_test, is_handled, title, id, form_id);
-- Small: only what somebody handles or handled.
create index submissions_by_assignee
  on submissions (tenant_id, assigned_to, status, environment, is_test, is_handled, created_at, id, form_id)
  where assigned_to is not null;

create table labels (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index labels_by_name on labels (tenant_id, lower(name));

create table submission_labels (
  tenant_id uuid not null,
  submission_id uuid not null,
  label_id uuid not null,
  primary key (tenant_id, submission_id, label_id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, label_id) references labels (tenant_id, id)
);
create index submission_labels_by_label on submission_labels (tenant_id, label_id, submission_id);

create table submission_remarks (
  tenant_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  sealed_text bytea not null,
  author_id uuid,
  author_name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, author_id) references users (tenant_id, id) on delete set null (author_id)
);
create index submission_remarks_by_submission
  on submission_remarks (tenant_id, submission_id, created_at, id);

create table submission_views (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  -- Null: the list over all forms.
  form_id uuid,
  name text not null,
  -- Filters, search and order, as the address of the list has them.
  query text not null,
  hidden_columns text[] not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
);
create unique index submission_views_by_name
  on submission_views (tenant_id, owner_id, form_id, lower(name)) nulls not distinct;

call app.isolate('labels');
call app.isolate('submission_labels');
call app.isolate('submission_remarks');
call app.isolate('submission_views');
-- What staff wrote stays as it was written, for as long as the submission does.
revoke update, truncate on submission_remarks from form_builder_tenant;

-- The roles that every tenant begins with and that handle submissions.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update roles
       set permissions = permissions || 'submission-handle'::text
     where slug in ('administrator', 'handler')
       and 'submission-read' = any (permissions)
       and not 'submission-handle' = any (permissions);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
