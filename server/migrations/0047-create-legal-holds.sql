-- What must not be deleted for now: one submission, or all of a form. Why may name people, so that it goes with the
-- submission; the logbook holds no reasons.
create table legal_holds (
  tenant_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  -- Null: all submissions of the form.
  submission_id uuid,
  reason text not null,
  -- The last day of it, in the municipality's calendar.
  ends_on text not null,
  created_by uuid,
  created_by_name text not null,
  created_at timestamptz not null,
  lifted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, submission_id) references submissions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by)
);
create index legal_holds_by_form on legal_holds (tenant_id, form_id, created_at desc);
create index legal_holds_by_submission on legal_holds (tenant_id, submission_id)
  where submission_id is not null;

call app.isolate('legal_holds');
